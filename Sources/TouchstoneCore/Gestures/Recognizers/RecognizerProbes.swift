import Foundation

/// Determines which methods a recognizer's class overrides.
package enum RecognizerProbes {
    /// Whether the class overrides a method about failure requirements.
    static func isOutspoken(_ type: AnyClass) -> Bool {
        requiring.isOverridden(by: type) || required.isOverridden(by: type)
    }

    /// Whether the class overrides `delegate`.
    static func namesDelegate(_ type: AnyClass) -> Bool { delegate.isOverridden(by: type) }

    /// Whether the class overrides a member that decides whether the recognizer accepts a touch, so that any code may
    /// run there.
    static func isAsked(_ type: AnyClass) -> Bool {
        receiving.isOverridden(by: type) || enabled.isOverridden(by: type) || exclusive.isOverridden(by: type)
    }

    /// Whether an application's subclass of a built-in recognizer overrides `touchesMoved(_:with:)`.
    package static func takesMoves(_ type: AnyClass) -> Bool { moving.isOverridden(outside: type) }

    fileprivate static var blind: [String] {
        [
            ("touchesMoved", moving), ("delegate", delegate), ("shouldRequireFailure", requiring),
            ("shouldBeRequiredToFail", required),
            ("shouldReceive", receiving), ("isEnabled", enabled), ("requiresExclusiveTouchType", exclusive),
        ]
        .filter { !$0.1.hasFoundItsSlot }.map(\.0)
    }

    private static let delegate = OverrideProbe(
        base: UIGestureRecognizer.self, overriding: Delegating.self, plain: Plain.self, isProperty: true)
    private static let requiring = OverrideProbe(
        base: UIGestureRecognizer.self, overriding: Requiring.self, plain: Plain.self)
    private static let required = OverrideProbe(
        base: UIGestureRecognizer.self, overriding: Required.self, plain: Plain.self)
    private static let receiving = OverrideProbe(
        base: UIGestureRecognizer.self, overriding: Receiving.self, plain: Plain.self)
    private static let enabled = OverrideProbe(
        base: UIGestureRecognizer.self, overriding: Enabled.self, plain: Plain.self, isProperty: true)
    private static let exclusive = OverrideProbe(
        base: UIGestureRecognizer.self, overriding: Exclusive.self, plain: Plain.self, isProperty: true)

    private static let moving = OverrideProbe(
        base: UIGestureRecognizer.self, overriding: Moving.self, plain: Plain.self)

    private final class Plain: UIGestureRecognizer {}
    private final class Moving: UIGestureRecognizer {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    }
    private final class Delegating: UIGestureRecognizer {
        override var delegate: (any UIGestureRecognizerDelegate)? {
            get { nil }
            set {}
        }
    }
    private final class Requiring: UIGestureRecognizer {
        override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }
    private final class Required: UIGestureRecognizer {
        override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }
    private final class Receiving: UIGestureRecognizer {
        override func shouldReceive(_ event: UIEvent) -> Bool { false }
    }
    private final class Enabled: UIGestureRecognizer {
        override var isEnabled: Bool {
            get { false }
            set {}
        }
    }
    private final class Exclusive: UIGestureRecognizer {
        override var requiresExclusiveTouchType: Bool {
            get { false }
            set {}
        }
    }
}

extension UIGestureRecognizer {
    /// The methods in which overrides cannot be detected; empty unless the compiler lays out classes differently.
    package static var blindProbes: [String] { RecognizerProbes.blind }
}
