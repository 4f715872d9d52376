import Foundation
import TouchstoneCore
import UIKit

extension Stage {
    /// The view, the other responder or the recognizer of that name.
    func object(_ name: String) -> NSObject? { responder(name) ?? gestures[name] }

    /// The expected receiver of the touch of an injected fault.
    func wanted(_ fault: InjectedFault) -> (any TouchExplanation.Taker)? {
        let object = object(fault.wanted)
        return fault.isScrolling
            ? (object as? UIScrollView)?.panGestureRecognizer : object as? any TouchExplanation.Taker
    }

    /// Makes a change that a report advises: one of the source is one of what the scenario's objects do.
    /// - Returns: False where a scenario cannot show it.
    func apply(_ change: TouchExplanation.Change) -> Bool {
        if change.apply(to: app.application) { return true }
        switch change {
        case .dismiss(let mention):
            guard let controller = mention.object as? UIViewController else { return false }
            controller.dismiss(animated: false)
            return true
        case .lookAt(let mention, _):
            // What was added to a row itself is to be in its content view.
            guard let cell = mention.object as? UITableViewCell, let view = scenario.fault.flatMap({ view($0.wanted) }),
                view.superview === cell
            else { return false }
            cell.contentView.addSubview(view)
            return true
        case .addToWindow(let mention): return showTab(with: mention.object as? UIView)
        case .changeOverride(let mention, _), .passTouchesOn(let mention):
            guard let object = mention.object else { return false }
            corrected.insert(ObjectIdentifier(object))
            return true
        case .recognizeSimultaneously(let mention, _):
            guard let recognizer = mention.recognizer else { return false }
            var scene = SceneGesture(type: .tap)
            scene.simultaneous = .always
            let delegate = ScenarioGestureDelegate(scene, self)
            gestureDelegates.append(delegate)
            recognizer.delegate = delegate
            return true
        case .addTarget(let mention), .registerFor(let mention, _):
            guard let control = mention.object as? UIControl else { return false }
            let target = LivingTarget()
            livingTargets.append(target)
            control.addTarget(target, action: selector("added"), for: .touchUpInside)
            return true
        case .implementAction(let action, _):
            granted.insert(action)
            return true
        default: return false
        }
    }

    /// Whether the object's overrides do no more than call `super` by now.
    func isCorrected(_ object: AnyObject) -> Bool { corrected.contains(ObjectIdentifier(object)) }
}

/// A target that the stage holds.
final class LivingTarget: ActionTaking {
    let role: Role? = nil
}
