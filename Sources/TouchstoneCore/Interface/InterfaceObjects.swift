import Foundation
import TouchstoneGeometry

/// Touchstone extension: the objects that one load of a ported nib or scene creates, by their identifiers in the file.
///
/// Generated code uses it.
@preconcurrency @MainActor
public final class InterfaceObjects {
    private struct Reference {
        weak var object: AnyObject?
    }

    /// The nib's owner; `nil` if there is none. It is not retained.
    public private(set) weak var owner: AnyObject?
    /// The bundle of the nib or storyboard; `nil` stands for the main bundle.
    public let bundle: Bundle?
    /// The storyboard that contains the scene; `nil` in a nib.
    public let storyboard: UIStoryboard?
    private let outer: InterfaceObjects?
    private let external: [String: Any]
    private var references: [String: Reference] = [:]
    /// In the order of creation, and retained until the load is complete.
    private var created: [AnyObject] = []
    /// Creates the controller of a scene instead of its class; it is called once.
    var creator: ((NSCoder) -> UIViewController?)?

    init(
        owner: AnyObject?, bundle: Bundle?, storyboard: UIStoryboard? = nil, outer: InterfaceObjects? = nil,
        external: [String: Any] = [:]
    ) {
        self.owner = owner
        self.bundle = bundle
        self.storyboard = storyboard
        self.outer = outer
        self.external = external
    }

    /// Objects of a part that is loaded later and can be loaded repeatedly, such as a prototype cell.
    func part(owner: AnyObject?) -> InterfaceObjects {
        InterfaceObjects(owner: owner, bundle: bundle, storyboard: storyboard, outer: self, external: external)
    }

    // MARK: Objects

    /// The object with an identifier; `nil` if it does not exist.
    public subscript(_ id: String) -> AnyObject? {
        if id == "-1" { return owner }
        if let found = references[id]?.object { return found }
        return outer?[id]
    }

    /// The object with an identifier if it belongs to a class.
    public func object<T>(_ id: String, as type: T.Type) -> T? { self[id] as? T }

    /// Gives an object an identifier, such as a layout guide.
    public func name(_ id: String, _ object: AnyObject?) { references[id] = Reference(object: object) }

    /// Retains an object until the load is complete.
    package func keep(_ id: String, _ object: AnyObject) {
        name(id, object)
        created.append(object)
    }

    /// The object that an application passes in place of a placeholder.
    public func takeExternal(_ id: String, named name: String) {
        guard let object = external[name] else {
            return LoggedException.log(
                "UINib.instantiate(withOwner:options:)",
                "the nib has a placeholder \(name) and the options have no object for it.", .warning)
        }
        keep(id, object as AnyObject)
    }

    /// Creates an object of a class of UIKit or of a subclass.
    ///
    /// - Parameters:
    ///   - base: The class of UIKit.
    ///   - frame: The frame of a view, in points.
    ///   - values: What the initializer must know.
    ///   - create: Creates the object, with a coder.
    ///   - setUp: Sets the attributes and adds subviews.
    @discardableResult
    public func make<Base: AnyObject>(
        _ id: String, _ base: Base.Type, frame: CGRect? = nil, values: [String: Any] = [:],
        _ create: (NSCoder) -> Base?, setUp: @escaping (Base) -> Void
    ) -> Base {
        let coder = InterfaceCoder(base: base, frame: frame, values: values) { [weak self] object in
            // A subview can name the views around it.
            if let self, references[id] == nil { name(id, object) }
            if let object = object as? Base { setUp(object) }
        }
        let made = create(coder)
        if made == nil {
            LoggedException.log(
                "init(coder:)",
                "the object \(id) of a nib or storyboard was not created, because its initializer returned nil. A \(base) takes "
                    + "its place.", .warning)
        }
        guard let object = made ?? construct(base) else { DynamicInitializer.stop("\(base) has no initializer init()") }
        coder.finish(object)
        keep(id, object)
        return object
    }

    /// Returns whether an object is installed under the present size classes.
    ///
    /// - Parameters:
    ///   - normally: Whether it is installed in general.
    ///   - variations: Whether it is installed under size classes, which are named as in the file, for example
    ///     `heightClass=regular-widthClass=compact`; the last that applies decides.
    public func isInstalled(_ normally: Bool, _ variations: KeyValuePairs<String, Bool>) -> Bool {
        let traits = UITraitCollection.current
        let present = ["widthClass=\(traits.horizontalSizeClass)", "heightClass=\(traits.verticalSizeClass)"]
        var result = normally
        for (name, value) in variations
        where name.split(separator: "-").allSatisfy({ present.contains(String($0)) }) {
            result = value
        }
        return result
    }

    // MARK: Connections

    /// Connects an outlet.
    ///
    /// - Parameter set: Sets the outlet; returns `false` if the object has no outlet of that name.
    public func connect<Source>(
        _ source: String, as type: Source.Type, _ outlet: String, to destinations: [String],
        _ set: (Source, Any?) -> Bool
    ) {
        let found = destinations.compactMap { self[$0] }
        // An outlet to an object that is loaded later, as a part of a table, stays as it is.
        guard let source = self[source] as? Source, !found.isEmpty else { return }
        connect(source, outlet, to: destinations.count == 1 ? found[0] : found, set)
    }

    /// Connects an outlet collection; the outlet has the type of an array.
    public func connectCollection<Source>(
        _ source: String, as type: Source.Type, _ outlet: String, to destinations: [String],
        _ set: (Source, Any?) -> Bool
    ) {
        guard let source = self[source] as? Source else { return }
        connect(source, outlet, to: destinations.compactMap { self[$0] }, set)
    }

    private func connect<Source>(_ source: Source, _ outlet: String, to value: Any, _ set: (Source, Any?) -> Bool) {
        guard !set(source, value) else { return }
        LoggedException.log(
            "\(Source.self)", "this class is not key value coding-compliant for the key \(outlet).")
    }

    // MARK: The end

    /// Notifies the objects that the load is complete, in the order of their creation, and releases them.
    ///
    /// - Returns: The objects, which the caller retains where nothing else does.
    @discardableResult
    func finish() -> [AnyObject] {
        let all = created
        created = []
        for object in all { (object as? any NibAwakening)?.awakeFromNib() }
        return all
    }
}

/// An object that is notified after the nib that contains it was loaded.
@MainActor
package protocol NibAwakening: AnyObject {
    func awakeFromNib()
}

extension UIResponder: NibAwakening {}
