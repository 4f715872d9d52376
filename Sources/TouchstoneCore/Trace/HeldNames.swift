import Foundation
@_spi(Reflection) import Swift

/// Names for views and recognizers from the properties of controllers and views that contain them, such as
/// `CartViewController.payButton`.
///
/// Only pointers are compared: nothing is retained, and no code of the application runs.
@MainActor
struct HeldNames {
    private struct Field {
        let offset: Int
        let name: String
    }

    /// The fields of applications' classes that were used before.
    private var fields: [ObjectIdentifier: [Field]] = [:]
    private var names: [UInt: String] = [:]

    /// Reads the properties of an object and stores names for the objects in them.
    ///
    /// - Returns: The addresses of these objects.
    @discardableResult
    mutating func read(_ owner: AnyObject?) -> [UInt] {
        guard let owner else { return [] }
        let type: AnyClass = Swift.type(of: owner)
        let key = ObjectIdentifier(type)
        let known = fields[key]
        let own = known ?? (OverrideProbe.isOfTheLibrary(type) ? [] : Self.fields(of: type))
        if known == nil { fields[key] = own }
        guard !own.isEmpty else { return [] }
        var held: [UInt] = []
        for field in own {
            let word = Unretained(owner).word(at: field.offset)
            // The first owner determines the name of the object: a controller precedes the views in its view.
            if word != 0, names[word] == nil { names[word] = field.name }
            if word != 0 { held.append(word) }
        }
        return held
    }

    func name(of object: AnyObject) -> String? {
        names.isEmpty ? nil : names[Unretained(object).address]
    }

    /// Removes all names, because addresses are reused.
    mutating func forget() { names.removeAll(keepingCapacity: true) }

    private static func fields(of type: AnyClass) -> [Field] {
        var fields: [Field] = []
        let className = String(describing: type)
        // Fields of this module's own classes, which come first, give no names, except a controller's view.
        var above: AnyClass = type
        while !OverrideProbe.isOfTheLibrary(above), let next = _getSuperclass(above) { above = next }
        var foreign: Set<Int> = []
        _ = _forEachField(of: above, options: .ofClasses) { name, offset, _, _ in
            if above is any ViewOwner.Type, String(cString: name) == "loadedView" {
                fields.append(Field(offset: offset, name: "\(className).view"))
            }
            foreign.insert(offset)
            return true
        }
        _ = _forEachField(of: type, options: .ofClasses) { name, offset, fieldType, _ in
            let held = (fieldType as? any OptionalType.Type)?.wrapped ?? fieldType
            let isNamed = held is UIView.Type || held is UIGestureRecognizer.Type || held is any NamedInReports.Type
            guard !foreign.contains(offset), isNamed else { return true }
            var label = String(cString: name)
            let lazy = "$__lazy_storage_$_"
            if label.hasPrefix(lazy) { label.removeFirst(lazy.count) }
            fields.append(Field(offset: offset, name: "\(className).\(label)"))
            return true
        }
        return fields
    }
}

extension Trace {
    /// Whether a stored property of the owner, which is of an application's class, contains this view or recognizer.
    package func isHeld(_ object: NSObject, by owner: AnyObject) -> Bool {
        heldNames.forget()
        defer { heldNames.forget() }
        return heldNames.read(owner).contains(Unretained(object).address)
    }
}

extension _EachFieldOptions {
    /// Equal to `classType`, which is a variable and therefore not safe to read from any thread.
    fileprivate static var ofClasses: _EachFieldOptions { _EachFieldOptions(rawValue: 1) }
}

private protocol OptionalType {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}
