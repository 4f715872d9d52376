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

extension NSObject {
    fileprivate var readAccessibility: ReadAccessibility {
        get { descriptions[self] ?? ReadAccessibility() }
        set { descriptions.update(self, from: newValue) { $0 = newValue } }
    }
}

// Members of a protocol, because responders and items of bars declare theirs in their classes.
extension NSObjectProtocol where Self: NSObject {
    /// Whether assistive technologies read the object; `false` by default. Stored; has no effect except on responders.
    @_disfavoredOverload
    public var isAccessibilityElement: Bool {
        get { readAccessibility.isElement }
        set { readAccessibility.isElement = newValue }
    }
    /// A short name of the object; `nil` by default. Stored; has no effect except on responders.
    @_disfavoredOverload
    public var accessibilityLabel: String? {
        get { readAccessibility.label }
        set { readAccessibility.label = newValue }
    }
    /// The object's value in words; `nil` by default. Stored; has no effect except on responders.
    @_disfavoredOverload
    public var accessibilityValue: String? {
        get { readAccessibility.value }
        set { readAccessibility.value = newValue }
    }
    /// A description of what the object does; `nil` by default. Stored; has no effect except on responders.
    @_disfavoredOverload
    public var accessibilityHint: String? {
        get { readAccessibility.hint }
        set { readAccessibility.hint = newValue }
    }
    /// The traits of the object; none by default. Stored; has no effect except on responders.
    @_disfavoredOverload
    public var accessibilityTraits: UIAccessibilityTraits {
        get { readAccessibility.traits }
        set { readAccessibility.traits = newValue }
    }
    /// The object's frame on the screen, in points; zero by default. Stored; has no effect except on responders.
    @_disfavoredOverload
    public var accessibilityFrame: CGRect {
        get { readAccessibility.frame }
        set { readAccessibility.frame = newValue }
    }
}
