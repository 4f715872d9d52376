import Foundation
import TouchstoneCore

extension UIControl {
    /// Why a tap that reaches the control would have no effect.
    var actionCauses: [TouchExplanation.Cause] {
        let meant: Event = [.touchUpInside, .primaryActionTriggered, .touchDown, .valueChanged, .touchUpOutside]
        return actionCauses(for: isOfTheLibrary ? meant.intersection(ownEvents) : meant, isNamed: false)
    }

    /// Why an event of the control would reach no target.
    func actionCauses(for event: Event) -> [TouchExplanation.Cause] { actionCauses(for: event, isNamed: true) }

    private func actionCauses(for events: Event, isNamed: Bool) -> [TouchExplanation.Cause] {
        let application = windowStorage?.application ?? .shared
        let mention = TouchExplanation.Mention(self)
        if let barItem, !events.isDisjoint(with: .inside) { return barItem.causes(application) }
        let meant = registrations.filter { !$0.events.isDisjoint(with: events) }
        let living = meant.filter { !$0.receiver.isDead }
        if isNamed, isOfTheLibrary, !registrations.isEmpty, events.isDisjoint(with: ownEvents) {
            return [neverSends(events, mention)]
        }
        if isNamed, events == .menuActionTriggered, menuOpening == .none {
            return [.menuNotOpened(mention, needs: nil)]
        }
        if !isNamed, registrations.isEmpty, menuOpening != .none {
            return menuOpening == .byTouch ? [] : [.menuNotOpened(mention, needs: GestureThresholds.longPress)]
        }
        guard !living.isEmpty else {
            if let dead = meant.first {
                return [.targetDead(mention, target: RememberedTarget(dead.receiver, application.trace).deadWords)]
            }
            let others = registrations.reduce([] as Event) { $0.union($1.events) }
            if !others.isEmpty, isOfTheLibrary, others.isDisjoint(with: ownEvents), !isNamed {
                return [neverSends(others, mention)]
            }
            if !others.isEmpty, isNamed || !hasBehaviorOfItsOwn {
                let sent: Event = isNamed ? events : .touchUpInside
                return [.otherEvent(mention, sent: sent.description, awaited: others.description)]
            }
            return hasBehaviorOfItsOwn && !isNamed ? [] : [.noTarget(mention)]
        }
        for registration in living {
            guard case .chain(let action) = registration.receiver else { return [] }
            if application.wouldTake(action, from: self) { return [] }
        }
        guard case .chain(let action)? = living.first?.receiver else { return [] }
        return [.noResponder(action: action.name, sender: mention)]
    }

    private func neverSends(_ events: Event, _ mention: TouchExplanation.Mention) -> TouchExplanation.Cause {
        .neverSends(mention, event: events.description, base: baseClass, sent: nil)
    }

    // MARK: Behavior of the class itself

    private var isOfTheLibrary: Bool { OverrideProbe.isOfTheLibrary(type(of: self)) }

    private var isDatePicker: Bool { OverrideProbe.derives(type(of: self), from: "UIDatePicker") }

    /// Whether the control does something without a target, as text fields and switches do.
    var hasBehaviorOfItsOwn: Bool { type(of: self) != UIControl.self && !(self is UIButton) }

    /// The events that the library's part of the class sends by itself.
    var ownEvents: Event {
        let touches: Event = [.allTouchEvents, .menuActionTriggered]
        return switch self {
        case is UIButton: touches.union(.primaryActionTriggered)
        case is UITextField: touches.union([.allEditingEvents, .primaryActionTriggered])
        case is UISlider, is UIRefreshControl: touches.union(.valueChanged)
        case is UISwitch, is UISegmentedControl: [.valueChanged, .primaryActionTriggered]
        case _ where isSystemControl: touches.union([.valueChanged, .primaryActionTriggered])
        case _ where isDatePicker: [.valueChanged, .primaryActionTriggered, .editingDidBegin, .editingDidEnd]
        default: touches
        }
    }

    /// The events of `ownEvents` that are sent when the finger lifts.
    var eventsOfLift: Event {
        let lift: Event = [.touchUpInside, .touchUpOutside]
        return switch self {
        case is UIButton: lift.union(.primaryActionTriggered)
        case is UISwitch, is UISegmentedControl: [.valueChanged, .primaryActionTriggered]
        case is UIPageControl, is UIStepper:
            lift.union([.valueChanged, .primaryActionTriggered])
        default: lift
        }
    }

    /// Whether a lift outside has no effect (C-29).
    var countsInsideAlone: Bool { self is UIStepper || self is UISegmentedControl || self is UIPageControl }

    /// The event that applications usually register for to learn that the control was used.
    var chiefEvent: String {
        let chief: Event =
            self is UITextField ? .editingChanged : ownEvents.contains(.valueChanged) ? .valueChanged : .touchUpInside
        return chief.description
    }

    /// The library class that the control is or derives from.
    var baseClass: String {
        switch self {
        case is UIButton: "UIButton"
        case is UITextField: "UITextField"
        case is UISwitch: "UISwitch"
        case is UISlider: "UISlider"
        case is UIStepper: "UIStepper"
        case is UISegmentedControl: "UISegmentedControl"
        case is UIPageControl: "UIPageControl"
        case is UIRefreshControl: "UIRefreshControl"
        case _ where isDatePicker: "UIDatePicker"
        default: "UIControl"
        }
    }
}

extension UIBarButtonItem {
    /// Why a tap on the item's button would call nothing.
    func causes(_ application: UIApplication) -> [TouchExplanation.Cause] {
        guard primaryAction == nil, menu == nil || action != nil else { return [] }
        let mention = TouchExplanation.Mention(self)
        guard let action else { return [.noTarget(mention)] }
        if target != nil || application.wouldTake(action, from: self) { return [] }
        if let targetType { return [.targetDead(mention, target: action.name.named(in: "\(targetType)"))] }
        for window in application.knownWindows {
            var owner: UIResponder?
            window.forEachInTree { view in
                let candidates: [UIResponder?] = [view.owner, view]
                owner = owner ?? candidates.compactMap(\.self).first { action.isImplemented($0) }
            }
            guard let owner else { continue }
            let by = TouchExplanation.Mention(owner)
            return [.actionDeclined(action: action.name, by: by, sender: mention, isInChain: false)]
        }
        return [.noResponder(action: action.name, sender: mention)]
    }
}
