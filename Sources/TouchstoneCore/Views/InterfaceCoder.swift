import Foundation
import TouchstoneGeometry

/// The coder that `init?(coder:)` receives when an object of a ported nib or storyboard is created.
///
/// It carries what an initializer must know, and the statements that set up the object. A class of UIKit runs these statements at the end
/// of its `init?(coder:)`, so that an override finds the attributes and subviews after `super.init(coder:)`.
final class InterfaceCoder: NSCoder {
    private let base: AnyClass
    let frame: CGRect?
    let values: [String: Any]
    private var setUp: ((AnyObject) -> Void)?

    /// - Parameters:
    ///   - base: The class of UIKit whose initializer runs `setUp`.
    ///   - frame: The frame of a view, in points; `nil` for other objects.
    ///   - values: What the initializers must know, by the names of their parameters.
    init(base: AnyClass, frame: CGRect?, values: [String: Any], setUp: @escaping (AnyObject) -> Void) {
        self.base = base
        self.frame = frame
        self.values = values
        self.setUp = setUp
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { values[key] != nil }
    override func decodeObject(forKey key: String) -> Any? { values[key] }

    /// Runs the statements if the initializer of `type` is the one that must run them.
    fileprivate func finish(_ object: AnyObject, in type: AnyClass) {
        if type == base { finish(object) }
    }

    /// Runs the statements unless they have run.
    func finish(_ object: AnyObject) {
        let statements = setUp
        setUp = nil
        statements?(object)
    }
}

extension NSCoder {
    /// Touchstone extension: sets up an object of a ported nib or storyboard at the end of the initializer of `type`; nothing with any
    /// other coder.
    package func setUp(_ object: AnyObject, in type: AnyClass) {
        (self as? InterfaceCoder)?.finish(object, in: type)
    }

    /// Touchstone extension: the frame of a view of a ported nib or storyboard; `nil` with any other coder.
    package var interfaceFrame: CGRect? { (self as? InterfaceCoder)?.frame }

    /// Touchstone extension: a value that an initializer of a ported nib's or storyboard's object must know; `nil` with any other coder.
    package func interfaceValue<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
        (self as? InterfaceCoder)?.values[name] as? Value
    }
}
