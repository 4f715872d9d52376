import Foundation

/// A nib: the views and other objects of a ported XIB file, or of a part of one.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let name: String
    private let bundle: Bundle?
    fileprivate let content: InterfaceNib?
    private var outer: InterfaceObjects?

    /// Creates the nib of a XIB file that the port has translated. `bundleOrNil` has no effect: names are unique among all modules.
    ///
    /// An instantiation of a nib that does not exist logs an exception and creates nothing.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        bundle = bundleOrNil
        content = Self.content(name)
    }
    /// Creates an empty nib: compiled nibs cannot be read.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        (name, bundle, content) = ("data", bundleOrNil, nil)
    }
    /// Creates the nib of a part of a file, such as a prototype cell, which can name objects of the rest.
    package init(part content: InterfaceNib, of outer: InterfaceObjects) {
        (name, bundle) = ("part", outer.bundle)
        self.content = content
        self.outer = outer
    }

    static func content(_ name: String, preferring module: String? = nil) -> InterfaceNib? {
        // A name may have the ending of the file.
        let plain = name.hasSuffix(".nib") || name.hasSuffix(".xib") ? String(name.dropLast(4)) : name
        return RegisteredModules.first(preferring: module) { $0.nibs[plain] }
    }

    /// The key of an option for loading a nib.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key of objects that replace placeholders in the nib: a dictionary by the placeholders' identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    /// Creates the objects of the nib and connects their outlets and actions.
    ///
    /// - Returns: The top-level objects, without the owner.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        guard let content else {
            reportMissing("UINib.instantiate(withOwner:options:)")
            return []
        }
        let owner = ownerOrNil.map { $0 as AnyObject }
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        let objects =
            outer?.part(owner: owner) ?? InterfaceObjects(owner: owner, bundle: bundle, external: external)
        let top = content.load(objects)
        objects.finish()
        return top
    }

    fileprivate func reportMissing(_ method: String) {
        LoggedException.log(
            method, "Could not load NIB in bundle with name '\(name)': no ported file has that name.")
    }
}

extension Bundle {
    /// Creates the objects of a nib; see `UINib.instantiate(withOwner:options:)`. The bundle has no effect.
    ///
    /// - Returns: The top-level objects; `nil` if there is no nib of that name.
    @preconcurrency @MainActor @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        let nib = UINib(nibName: name, bundle: self)
        guard nib.content != nil else {
            nib.reportMissing("Bundle.loadNibNamed(_:owner:options:)")
            return nil
        }
        return nib.instantiate(withOwner: owner, options: options)
    }
}
