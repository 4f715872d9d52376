import Foundation
import TouchstoneCore

// Touches that a responder receives although another view was hit, because a responder forwards them.
extension TouchExplanation {
    /// Whether `wanted` received the touch even though it was not hit: through the responder chain, or forwarded by
    /// another responder.
    func hasReceived(_ touch: TouchPast, _ wanted: Wanted) -> Bool {
        switch wanted {
        case .recognizer, .firstResponder, .item: return false
        case .view, .event, .controller: break
        }
        return touch.receives(wanted.object, .touchesBegan) || isHandedOn(touch, to: wanted.object)
    }

    /// Whether the control tracked a touch that belongs to another view.
    func isHandedOn(_ touch: TouchPast, to responder: NSObject) -> Bool {
        guard let control = responder as? UIControl, let target, !touch.isJoined(in: target),
            let hit = touch.bound.flatMap({ touch.place(of: $0.view) }), !scene.isInside(hit, of: target)
        else { return false }
        return touch.annotations(ControlAnnotation.self, before: touch.nextTouchAt).contains { annotation in
            switch annotation.step {
            case .began, .declined, .missedPart, .busy: annotation.control.refers(to: control)
            default: false
            }
        }
    }

    /// Returns why a control that tracked another view's touch did nothing: its own causes, or that it did not receive
    /// the end.
    func handedCauses(_ touch: TouchPast, _ control: ControlOutcome) -> [Cause] {
        let own = control.causes
        let steps = control.steps
        guard !own.isEmpty, let hit, touch.liftedAt != nil, steps.contains(where: \.isBeginning),
            !steps.contains(where: \.isEnd)
        else { return own }
        let method: ForwardedMethod = touch.wasCancelled ? .touchesCancelled : .touchesEnded
        return [.partlyHandedOn(control.mention, by: touch.keeper(from: hit), without: method)]
    }

    /// Whether a responder with its own touch methods has the touch, contains the wanted view controller, and may call
    /// the controller's touch methods, which the trace does not show.
    func isPerhapsHandedOn(_ touch: TouchPast, _ wanted: Wanted) -> Bool {
        guard case .controller(let controller) = wanted, let target, !causes.isEmpty, let hit,
            causes.allSatisfy({ $0.kind == .outside }), ForwardedMethod.touchesBegan.isOverridden(by: controller),
            let keeper = touch.keeper(from: hit).object, !(keeper is UIControl), !(keeper is UIScrollView)
        else { return false }
        return scene.path(to: target).contains { place in
            scene.views[place].owner.refers(to: keeper) || scene.views[place].rest?.owner?.refers(to: keeper) == true
        }
    }
}
