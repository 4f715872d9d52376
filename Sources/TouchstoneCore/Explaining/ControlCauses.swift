import Foundation

extension UIControl {
    /// Why a tap would do nothing although it arrives.
    var actionCauses: [TouchExplanation.Cause] {
        let events: Event = [.touchUpInside, .primaryActionTriggered, .touchDown, .valueChanged, .touchUpOutside]
        let meant = registrations.filter { !$0.events.isDisjoint(with: events) }
        let living = meant.filter { !$0.receiver.isDead }
        guard !living.isEmpty else {
            if !meant.isEmpty { return [.targetDead(TouchExplanation.Mention(self))] }
            return hasBehaviourOfItsOwn ? [] : [.noTarget(TouchExplanation.Mention(self))]
        }
        let application = windowStorage?.application ?? .shared
        for registration in living {
            guard case .chain(let action) = registration.receiver else { return [] }
            if application.wouldTake(action, from: self) { return [] }
        }
        guard case .chain(let action)? = living.first?.receiver else { return [] }
        return [.nobodyTakes(action: action.name, sender: TouchExplanation.Mention(self))]
    }

    /// Text fields, switches and the like do something by themselves.
    private var hasBehaviourOfItsOwn: Bool {
        type(of: self) != UIControl.self && !(self is UIButton)
    }
}
