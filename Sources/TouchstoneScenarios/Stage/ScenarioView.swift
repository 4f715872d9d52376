import Foundation
import UIKit

/// A view that handles touches and other events as its scenario states.
///
/// Only subclasses override hit-testing, and only if the scenario does, since the trace distinguishes an overridden method
/// from that of UIKit.
class ScenarioView: UIView, ActionTaking {
    fileprivate let scene: SceneView
    fileprivate weak var stage: Stage?
    let role: Role?

    init(_ scene: SceneView, _ stage: Stage) {
        self.scene = scene
        self.stage = stage
        role = Role(scene.role, stage)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// Creates a view of the class that overrides exactly what the scenario overrides.
    static func make(_ scene: SceneView, _ stage: Stage) -> ScenarioView {
        switch (scene.overridesHitTest, scene.pointInside != nil) {
        case (false, false): ScenarioView(scene, stage)
        case (true, false): AskingView(scene, stage)
        case (false, true): ContainingView(scene, stage)
        case (true, true): AskingAndContainingView(scene, stage)
        }
    }

    override var next: UIResponder? { role?.next ?? super.next }

    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let stage, let refusal = scene.refusesGestures else {
            return super.gestureRecognizerShouldBegin(recognizer)
        }
        return stage.permits(recognizer, refusal, self)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        role?.receive(.began, touches, event, by: self) { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        role?.receive(.moved, touches, event, by: self) { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        role?.receive(.ended, touches, event, by: self) { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        role?.receive(.cancelled, touches, event, by: self) { super.touchesCancelled(touches, with: event) }
    }

    override var canBecomeFirstResponder: Bool { role?.canBecomeFirstResponder ?? super.canBecomeFirstResponder }
    override var canResignFirstResponder: Bool { role?.canResignFirstResponder ?? super.canResignFirstResponder }
    override var keyCommands: [UIKeyCommand]? { role?.keyCommands ?? super.keyCommands }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        role?.takes(action) ?? false
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        role?.note(.pressesBegan, presses.words, by: self) { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        role?.note(.pressesEnded, presses.words, by: self) { super.pressesEnded(presses, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        role?.note(.pressesCancelled, presses.words, by: self) { super.pressesCancelled(presses, with: event) }
    }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        role?.note(.motionBegan, by: self) { super.motionBegan(motion, with: event) }
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        role?.note(.motionEnded, by: self) { super.motionEnded(motion, with: event) }
    }

    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        role?.note(.motionCancelled, by: self) { super.motionCancelled(motion, with: event) }
    }

    override func remoteControlReceived(with event: UIEvent?) {
        role?.note(.remoteControlReceived, event.remoteWords, by: self) { super.remoteControlReceived(with: event) }
    }

    override func cut(_ sender: Any?) { role?.take("cut") }
    override func copy(_ sender: Any?) { role?.take("copy") }
    override func paste(_ sender: Any?) { role?.take("paste") }
    override func select(_ sender: Any?) { role?.take("select") }
    override func selectAll(_ sender: Any?) { role?.take("selectAll") }
    override func delete(_ sender: Any?) { role?.take("delete") }
}

private class AskingView: ScenarioView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let stage else { return nil }
        return stage.hitTest(scene, self, point, event) { super.hitTest(point, with: event) }
    }
}

private final class ContainingView: ScenarioView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let stage, !stage.isCorrected(self) else { return super.point(inside: point, with: event) }
        return scene.pointInside!.contains(point, self, event)
    }
}

private final class AskingAndContainingView: AskingView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let stage, !stage.isCorrected(self) else { return super.point(inside: point, with: event) }
        return scene.pointInside!.contains(point, self, event)
    }
}

extension PointInsideOverride {
    @MainActor
    func contains(_ point: CGPoint, _ view: UIView, _ event: UIEvent?) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .frame: return view.frame.encloses(point)
        case .enlarged(let points): return view.bounds.insetBy(dx: -points, dy: -points).encloses(point)
        case .subviews:
            return view.bounds.encloses(point)
                || view.subviews.contains { $0.point(inside: view.convert(point, to: $0), with: event) }
        }
    }
}

extension Stage {
    /// Returns the result of an override of `hitTest(_:with:)`.
    ///
    /// - Parameters:
    ///   - scene: The view with the override, as the scenario describes it.
    ///   - receiver: The view with the override.
    ///   - point: The point, in the receiver's bounds coordinates.
    ///   - event: The event of the hit test.
    ///   - askSuper: A closure that calls the method of the superclass.
    func hitTest(
        _ scene: SceneView, _ receiver: UIView, _ point: CGPoint, _ event: UIEvent?, _ askSuper: () -> UIView?
    ) -> UIView? {
        if isCorrected(receiver) { return askSuper() }
        for action in scene.onHitTest { perform(action) }
        switch scene.hitTest ?? .inherited {
        case .inherited: return askSuper()
        case .nothing: return nil
        case .unconverted:
            guard receiver.point(inside: point, with: event) else { return nil }
            // The mistake is that the point is not converted.
            return receiver.subviews.reversed().lazy.compactMap { $0.hitTest(point, with: event) }.first ?? receiver
        case .itself: return receiver.point(inside: point, with: event) ? receiver : nil
        case .passThrough:
            let answer = askSuper()
            return answer === receiver ? nil : answer
        case .redirect(let name): return askSuper() == nil ? nil : view(name)
        case .redirectIfInside(let name):
            let answer = askSuper()
            guard let target = view(name) else { return answer }
            return target.point(inside: target.convert(point, from: receiver), with: event) ? target : answer
        case .firstFromBack(let name):
            guard let target = view(name),
                let first = receiver.subviews.first(where: {
                    $0.point(inside: receiver.convert(point, to: $0), with: event)
                }), receiver.convert(point, to: first) == receiver.convert(point, to: target)
            else { return askSuper() }
            return target
        case .beyondBounds:
            if receiver.point(inside: point, with: event) { return askSuper() }
            for subview in receiver.subviews.reversed() {
                if let answer = subview.hitTest(receiver.convert(point, to: subview), with: event) { return answer }
            }
            return nil
        }
    }
}
