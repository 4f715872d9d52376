import Foundation
import TouchstoneCore
import TouchstoneExplaining
import UIKit

extension Stage {
    /// Returns the responder or recognizer with a name; `nil` if there is none.
    func object(_ name: String) -> NSObject? { responder(name) ?? gestures[name] }

    /// Returns the view or recognizer that should have received the touch of a planted fault.
    func wanted(_ fault: InjectedFault) -> (any TouchExplanation.Taker)? {
        let object = object(fault.wanted)
        return fault.isScrolling
            ? (object as? UIScrollView)?.panGestureRecognizer : object as? any TouchExplanation.Taker
    }

    /// Applies a change that an explanation advises. A change of source code changes what the scenario's objects do.
    ///
    /// - Returns: `false` if a scenario cannot show the change.
    func apply(_ change: TouchExplanation.Change) -> Bool {
        if change.apply(to: app.application) { return true }
        switch change {
        case .dismiss(let mention), .letThrough(let mention):
            guard let controller = mention.object as? UIViewController else { return false }
            controller.dismiss(animated: false)
            return true
        case .lookAt(let mention, _):
            // A view that was added to a cell itself belongs in its content view.
            guard let cell = mention.object as? UITableViewCell, let view = scenario.fault.flatMap({ view($0.wanted) }),
                view.superview === cell
            else { return false }
            cell.contentView.addSubview(view)
            return true
        case .addToWindow(let mention):
            return showTab(with: mention.object as? UIView ?? (mention.object as? UIViewController)?.viewIfLoaded)
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

    /// Returns whether the overrides of the object only call `super`, since a change corrected them.
    func isCorrected(_ object: AnyObject) -> Bool { corrected.contains(ObjectIdentifier(object)) }
}

/// A target for added actions; the stage retains it.
final class LivingTarget: ActionTaking {
    let role: Role? = nil
}
