#if AppleModules
import Foundation

/// Data or a file to load, such as a chosen picture. It supplies the object that it was created with.
open class NSItemProvider: NSObject, @unchecked Sendable {
    private let object: AnyObject?
    open var suggestedName: String?
    open private(set) var registeredTypeIdentifiers: [String] = []

    /// Creates a provider without an object.
    public override init() { object = nil }
    /// Creates a provider of an object.
    public init(object: AnyObject) { self.object = object }
    public init(item: AnyObject?, typeIdentifier: String?) {
        object = item
        registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    }

    /// Whether the object has the class.
    open func canLoadObject(ofClass aClass: AnyClass) -> Bool {
        object.map { type(of: $0) as AnyClass }.map { $0 == aClass || isSubclass($0, of: aClass) } ?? false
    }
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }
    /// Calls the handler before it returns, with the object if it has the class, and otherwise with an error.
    @discardableResult
    open func loadObject(
        ofClass aClass: AnyClass, completionHandler: @escaping @Sendable (Any?, (any Error)?) -> Void
    ) -> Progress {
        let found = canLoadObject(ofClass: aClass) ? object : nil
        completionHandler(found, found == nil ? MissingServiceError("The provider has no such object.") : nil)
        return Progress(totalUnitCount: 1)
    }
    /// Calls the handler with an error before it returns, since there is no data.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(nil, MissingServiceError("The provider has no data."))
        return Progress(totalUnitCount: 1)
    }
    /// Calls the handler with an error before it returns, since there is no file.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(nil, MissingServiceError("The provider has no file."))
        return Progress(totalUnitCount: 1)
    }
    /// Calls the handler before it returns, with the object if the identifier is registered.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        let found = hasItemConformingToTypeIdentifier(typeIdentifier) ? object : nil
        completionHandler?(found, found == nil ? MissingServiceError("The provider has no such item.") : nil)
    }

    private func isSubclass(_ type: AnyClass, of wanted: AnyClass) -> Bool {
        var next: AnyClass? = type
        while let each = next {
            if each == wanted { return true }
            next = _getSuperclass(each)
        }
        return false
    }
}
#endif
