import Foundation

extension UIControl {
    /// Why a tap would do nothing although it arrives.
    var actionCauses: [TouchExplanation.Cause] {
        let meant: Event = [.touchUpInside, .primaryActionTriggered, .touchDown, .valueChanged, .touchUpOutside]
        return actionCauses(for: meant, isNamed: false)
    }

    /// Why nobody would hear of an event of it.
    func actionCauses(for event: Event) -> [TouchExplanation.Cause] { actionCauses(for: event, isNamed: true) }

    private func actionCauses(for events: Event, isNamed: Bool) -> [TouchExplanation.Cause] {
        let application = windowStorage?.application ?? .shared
        let mention = TouchExplanation.Mention(self)
        let meant = registrations.filter { !$0.events.isDisjoint(with: events) }
        let living = meant.filter { !$0.receiver.isDead }
        guard !living.isEmpty else {
            if let dead = meant.first {
                return [.targetDead(mention, target: RememberedTarget(dead.receiver, application.trace).deadWords)]
            }
            let others = registrations.reduce([] as Event) { $0.union($1.events) }
            if !others.isEmpty, isNamed || !hasBehaviourOfItsOwn {
                let sent: Event = isNamed ? events : .touchUpInside
                return [.otherEvent(mention, sent: sent.description, awaited: others.description)]
            }
            return hasBehaviourOfItsOwn && !isNamed ? [] : [.noTarget(mention)]
        }
        for registration in living {
            guard case .chain(let action) = registration.receiver else { return [] }
            if application.wouldTake(action, from: self) { return [] }
        }
        guard case .chain(let action)? = living.first?.receiver else { return [] }
        return [.nobodyTakes(action: action.name, sender: mention)]
    }

    /// Text fields, switches and the like do something by themselves.
    private var hasBehaviourOfItsOwn: Bool {
        type(of: self) != UIControl.self && !(self is UIButton)
    }
}
