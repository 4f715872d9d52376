@_spi(Reflection) import Swift

/// What an application's controllers and views call the views and recognizers that they hold: `CartViewController.payButton`.
///
/// Only words of memory are compared: nothing is retained, and no code of the application's runs.
@MainActor
struct HeldNames {
    private struct Field {
        let offset: Int
        let name: String
    }

    /// What the classes of applications have, as far as they were met.
    private var fields: [ObjectIdentifier: [Field]] = [:]
    private var names: [UInt: String] = [:]

    /// Reads what an object calls those that it holds; answers who these are.
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
        let base = UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())
        for field in own {
            let word = base.load(fromByteOffset: field.offset, as: UInt.self)
            // Who has it first keeps the name: a controller, before the views in its own.
            if word != 0, names[word] == nil { names[word] = field.name }
            if word != 0 { held.append(word) }
        }
        return held
    }

    func name(of object: AnyObject) -> String? {
        names.isEmpty ? nil : names[UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())]
    }

    /// What an address means changes as objects come and go.
    mutating func forget() { names.removeAll(keepingCapacity: true) }

    private static func fields(of type: AnyClass) -> [Field] {
        var fields: [Field] = []
        let className = String(describing: type)
        // What the library's own classes hold is nobody's to name but for a controller's view; those fields come first.
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
            guard !foreign.contains(offset), held is UIView.Type || held is UIGestureRecognizer.Type else {
                return true
            }
            var label = String(cString: name)
            let lazy = "$__lazy_storage_$_"
            if label.hasPrefix(lazy) { label.removeFirst(lazy.count) }
            fields.append(Field(offset: offset, name: "\(className).\(label)"))
            return true
        }
        return fields
    }
}

extension _EachFieldOptions {
    /// `classType`, which is a variable and so not for every thread to read.
    fileprivate static var ofClasses: _EachFieldOptions { unsafeBitCast(UInt32(1), to: _EachFieldOptions.self) }
}

private protocol OptionalType {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}

extension SceneMemory {
    /// How a view is called, so that no other is called the same: where several are, by its place among its siblings.
    func name(of place: Int) -> String {
        let name = views[place].who.name
        guard isShared(name), views[place].parent >= 0 else { return name }
        let parent = views[place].parent
        let holder = views[parent].who.name
        guard let (index, count) = namesakes[place] else { return "\(name) (in \(holder))" }
        return "\(name) (\(index + 1) of \(count) in \(holder))"
    }
}
