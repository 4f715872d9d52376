import Foundation

extension ForwardedMethod {
    /// Whether the class of `responder` overrides the method. If not, the method only forwards the event and need not
    /// be called.
    @MainActor
    package func isOverridden(by responder: UIResponder) -> Bool {
        probe.isOverridden(by: type(of: responder))
    }

    /// Whether a class of responders overrides the method.
    @MainActor
    package func isOverridden(in type: AnyClass) -> Bool { probe.isOverridden(by: type) }

    /// Whether an application's class overrides the implementation of its nearest superclass in this library.
    package func isOverridden(outside type: AnyClass) -> Bool { probe.isOverridden(outside: type) }

    /// The method's name with argument labels, for methods that take touches and an event.
    package var signature: String { rawValue + "(_:with:)" }

    /// The method's bit in the nodes of views, if it has one.
    var override: EventOverrides? {
        switch self {
        case .touchesBegan: .touchesBegan
        case .touchesMoved: .touchesMoved
        case .touchesEnded: .touchesEnded
        case .touchesCancelled: .touchesCancelled
        default: nil
        }
    }

    private var probe: OverrideProbe {
        switch self {
        case .touchesBegan: Self.touchesBeganProbe
        case .touchesMoved: Self.touchesMovedProbe
        case .touchesEnded: Self.touchesEndedProbe
        case .touchesCancelled: Self.touchesCancelledProbe
        case .touchesEstimatedPropertiesUpdated: Self.estimatesProbe
        case .pressesBegan: Self.pressesBeganProbe
        case .pressesChanged: Self.pressesChangedProbe
        case .pressesEnded: Self.pressesEndedProbe
        case .pressesCancelled: Self.pressesCancelledProbe
        case .motionBegan: Self.motionBeganProbe
        case .motionEnded: Self.motionEndedProbe
        case .motionCancelled: Self.motionCancelledProbe
        case .remoteControlReceived: Self.remoteControlProbe
        }
    }

    /// The methods of which overrides cannot be detected. Empty unless the compiler changes the layout of classes.
    @MainActor
    package static var blindProbes: [String] { allCases.filter { !$0.probe.hasFoundItsSlot }.map(\.rawValue) }

    private static func probe(_ overriding: AnyClass) -> OverrideProbe {
        OverrideProbe(base: UIResponder.self, overriding: overriding, plain: Plain.self)
    }

    private static let touchesBeganProbe = probe(TouchesBegan.self)
    private static let touchesMovedProbe = probe(TouchesMoved.self)
    private static let touchesEndedProbe = probe(TouchesEnded.self)
    private static let touchesCancelledProbe = probe(TouchesCancelled.self)
    private static let estimatesProbe = probe(Estimates.self)
    private static let pressesBeganProbe = probe(PressesBegan.self)
    private static let pressesChangedProbe = probe(PressesChanged.self)
    private static let pressesEndedProbe = probe(PressesEnded.self)
    private static let pressesCancelledProbe = probe(PressesCancelled.self)
    private static let motionBeganProbe = probe(MotionBegan.self)
    private static let motionEndedProbe = probe(MotionEnded.self)
    private static let motionCancelledProbe = probe(MotionCancelled.self)
    private static let remoteControlProbe = probe(RemoteControl.self)
}

// One class for each method, which overrides only that method.
private final class Plain: UIResponder {}
private final class TouchesBegan: UIResponder {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class TouchesMoved: UIResponder {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class TouchesEnded: UIResponder {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class TouchesCancelled: UIResponder {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class Estimates: UIResponder {
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
}
private final class PressesBegan: UIResponder {
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}
private final class PressesChanged: UIResponder {
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}
private final class PressesEnded: UIResponder {
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}
private final class PressesCancelled: UIResponder {
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}
private final class MotionBegan: UIResponder {
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}
private final class MotionEnded: UIResponder {
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}
private final class MotionCancelled: UIResponder {
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}
private final class RemoteControl: UIResponder {
    override func remoteControlReceived(with event: UIEvent?) {}
}
