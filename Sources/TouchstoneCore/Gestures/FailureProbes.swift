import Foundation

/// Which recognizers' classes have a say in failure requirements.
enum FailureProbes {
    static func isOutspoken(_ type: AnyClass) -> Bool {
        requiring.isOverridden(by: type) || required.isOverridden(by: type)
    }

    /// Whether the class answers itself who its delegate is.
    static func namesDelegate(_ type: AnyClass) -> Bool { delegate.isOverridden(by: type) }

    fileprivate static var blind: [String] {
        [("delegate", delegate), ("shouldRequireFailure", requiring), ("shouldBeRequiredToFail", required)]
            .filter { !$0.1.hasFoundItsSlot }.map(\.0)
    }

    private static let delegate = OverrideProbe(
        base: UIGestureRecognizer.self, overriding: Delegating.self, plain: Plain.self, isProperty: true)
    private static let requiring = OverrideProbe(
        base: UIGestureRecognizer.self, overriding: Requiring.self, plain: Plain.self)
    private static let required = OverrideProbe(
        base: UIGestureRecognizer.self, overriding: Required.self, plain: Plain.self)

    private final class Plain: UIGestureRecognizer {}
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
}

extension UIGestureRecognizer {
    /// The methods whose overrides cannot be told; none, unless the compiler lays out classes in another way.
    package static var blindProbes: [String] { FailureProbes.blind }
}
