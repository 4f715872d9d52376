import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// What an assistive technology reads for an object that is no responder.
private struct ReadAccessibility {
    var isElement = false
    var label: String?
    var value: String?
    var hint: String?
    var traits = UIAccessibilityTraits.none
    var frame = CGRect.zero
}

private let descriptions = ObjectTable<ReadAccessibility>()

// Members of a protocol, because responders and items of bars declare theirs in their classes.
extension NSObjectProtocol where Self: NSObject {
    /// Whether assistive technologies read the object; `false` by default. Stored; has no effect except on responders.
    @_disfavoredOverload
    public var isAccessibilityElement: Bool {
        get { descriptions[self]?.isElement ?? false }
        set { descriptions.update(self, from: ReadAccessibility()) { $0.isElement = newValue } }
    }
    /// A short name of the object; `nil` by default. Stored; has no effect except on responders.
    @_disfavoredOverload
    public var accessibilityLabel: String? {
        get { descriptions[self]?.label }
        set { descriptions.update(self, from: ReadAccessibility()) { $0.label = newValue } }
    }
    /// The object's value in words; `nil` by default. Stored; has no effect except on responders.
    @_disfavoredOverload
    public var accessibilityValue: String? {
        get { descriptions[self]?.value }
        set { descriptions.update(self, from: ReadAccessibility()) { $0.value = newValue } }
    }
    /// A description of what the object does; `nil` by default. Stored; has no effect except on responders.
    @_disfavoredOverload
    public var accessibilityHint: String? {
        get { descriptions[self]?.hint }
        set { descriptions.update(self, from: ReadAccessibility()) { $0.hint = newValue } }
    }
    /// The traits of the object; none by default. Stored; has no effect except on responders.
    @_disfavoredOverload
    public var accessibilityTraits: UIAccessibilityTraits {
        get { descriptions[self]?.traits ?? .none }
        set { descriptions.update(self, from: ReadAccessibility()) { $0.traits = newValue } }
    }
    /// The object's frame on the screen, in points; zero by default. Stored; has no effect except on responders.
    @_disfavoredOverload
    public var accessibilityFrame: CGRect {
        get { descriptions[self]?.frame ?? .zero }
        set { descriptions.update(self, from: ReadAccessibility()) { $0.frame = newValue } }
    }
}
