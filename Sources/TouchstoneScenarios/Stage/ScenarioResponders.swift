import Foundation
import UIKit

/// A view controller that overrides the methods of a responder as its role states.
class ScenarioController: UIViewController, ActionTaking {
    let role: Role?
    private let scene: SceneController
    private weak var stage: Stage?

    init(_ scene: SceneController, _ stage: Stage) {
        role = Role(scene.role, stage)
        self.scene = scene
        self.stage = stage
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for action in scene.onWillAppear { stage?.perform(action) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for action in scene.onDidAppear { stage?.perform(action) }
    }

    override var next: UIResponder? { role?.next ?? super.next }

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
        role?.takes(action) ?? super.canPerformAction(action, withSender: sender)
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
}

/// A window that overrides the methods of a responder, hit-testing and `sendEvent(_:)` as the scenario states.
final class ScenarioWindow: UIWindow, ActionTaking {
    private let scene: SceneWindow
    private weak var stage: Stage?
    let role: Role?

    init(_ scene: SceneWindow, _ stage: Stage, frame: CGRect) {
        self.scene = scene
        self.stage = stage
        role = Role(scene.view.role, stage)
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override var next: UIResponder? { role?.next ?? super.next }

    override func sendEvent(_ event: UIEvent) {
        stage?.sendEvent(scene.sendEvent, self) { super.sendEvent(event) }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let stage else { return nil }
        return stage.hitTest(scene.view, self, point, event) { super.hitTest(point, with: event) }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let override = scene.view.pointInside, stage?.isCorrected(self) == false else {
            return super.point(inside: point, with: event)
        }
        return override.contains(point, self, event)
    }

    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let stage, let refusal = scene.view.refusesGestures else {
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
        role?.takes(action) ?? super.canPerformAction(action, withSender: sender)
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
}

/// An application that overrides `sendEvent(_:)` or the methods of a responder at the end of the chain.
final class ScenarioApplication: UIApplication, ActionTaking {
    private var scene = SceneApplication()
    private(set) var role: Role?
    private weak var stage: Stage?

    func play(_ scene: SceneApplication, _ stage: Stage) {
        self.scene = scene
        self.stage = stage
        role = Role(scene.role, stage)
    }

    override var next: UIResponder? { role?.next ?? super.next }

    override func sendEvent(_ event: UIEvent) {
        stage?.sendEvent(scene.sendEvent, self) { super.sendEvent(event) }
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
        role?.takes(action) ?? super.canPerformAction(action, withSender: sender)
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
}

/// An application's delegate that is a responder, and therefore the end of the responder chain (RC-6).
final class ScenarioDelegate: UIResponder, UIApplicationDelegate, ActionTaking {
    let role: Role?

    init(_ scene: SceneDelegate, _ stage: Stage) {
        role = Role(scene.role, stage)
        super.init()
    }

    override var next: UIResponder? { role?.next ?? super.next }

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
        role?.takes(action) ?? super.canPerformAction(action, withSender: sender)
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
}

/// An application's delegate that is no responder, and therefore not in the responder chain (RC-6).
final class PlainDelegate: NSObject, UIApplicationDelegate {}

extension Stage {
    func sendEvent(_ override: SendEventOverride?, _ receiver: UIResponder, _ callSuper: () -> Void) {
        switch isCorrected(receiver) ? nil : override {
        case nil: callSuper()
        case .forward:
            note("\(name(of: receiver)) overrides sendEvent and calls super")
            callSuper()
        case .swallow: note("\(name(of: receiver)) overrides sendEvent and does not call super")
        }
    }
}
