import Foundation

/// The methods in which a control follows a touch (C-2), as they are called in the source.
enum TrackingMethod: String {
    case begin = "beginTracking(_:with:)"
    case `continue` = "continueTracking(_:with:)"
    case end = "endTracking(_:with:)"
}

/// What a control did with a touch or with its own event, kept for explanations.
@MainActor
struct ControlAnnotation: Annotation {
    enum Step {
        /// It tracks the touch (C-2).
        case began
        /// It is not enabled, or tracks another touch (C-3).
        case busy
        /// `beginTracking(_:with:)` of the control returned `false`.
        case declined
        /// `continueTracking(_:with:)` of the control returned `false`.
        case stopped
        /// The finger lifted: how far out of the bounds, and how far still counts as inside (C-4); in points.
        case lifted(outBy: CGFloat, margin: CGFloat)
        /// Its tracking was cancelled.
        case cancelled
        /// Its menu opened, and has the touch from now on (C-26).
        case openedMenu
        /// An action is about to be sent for an event.
        case sends(UIControl.Event, RememberedTarget)
        /// An override of `sendAction` did not go on to `super`.
        case kept(action: String, by: Remembered, method: String)
        /// The touch did not change the value, which was this already; where it is the last that way, the name of the limit.
        case unchanged(String, limit: String? = nil)
        /// Its value was set while no touch was tracked.
        case set(property: String)
        /// An override of a tracking method of a control of the system's did not go on to `super`.
        case skipped(TrackingMethod)
        /// A refresh control's content was pulled so far, which is not far enough; in points.
        case pulled(by: CGFloat, needed: CGFloat)
        /// A refresh is under way, so a pull begins none.
        case refreshing
        /// The touch is not on the part that takes it; in a few words.
        case missedPart(String)

        var isBeginning: Bool { if case .began = self { true } else { false } }
        /// It follows the touch no longer.
        var isEnd: Bool {
            switch self {
            case .lifted, .cancelled, .stopped, .openedMenu: true
            default: false
            }
        }
    }

    let control: Remembered
    let step: Step
}

/// What of a control counts besides what it is as a view.
@MainActor
struct ControlMemory: SceneDetail {
    struct Registration {
        let events: UIControl.Event
        let target: RememberedTarget
    }
    /// What opens its menu (C-26).
    enum MenuOpening: Int {
        case none, byTouch, byPress
    }
    let registrations: [Registration]
    let menu: MenuOpening
    let isTracking: Bool
    /// Whether it tells of new values while the finger is down.
    let isContinuous: Bool

    func add(to fingerprint: inout Fingerprint) {
        for registration in registrations {
            fingerprint.add(Int(registration.events.rawValue))
            fingerprint.add(registration.target)
        }
        fingerprint.add(menu.rawValue + (isTracking ? 4 : 0) + (isContinuous ? 0 : 8))
    }
}

extension UIControl {
    func memory(_ trace: Trace) -> ControlMemory {
        ControlMemory(
            registrations: registrations.map {
                ControlMemory.Registration(events: $0.events, target: RememberedTarget($0.receiver, trace))
            }, menu: menuOpening, isTracking: isTracking,
            isContinuous: sendsContinuously)
    }

    var menuOpening: ControlMemory.MenuOpening {
        contextMenuInteraction == nil ? .none : showsMenuAsPrimaryAction ? .byTouch : .byPress
    }

    /// Records a step if the application is traced.
    func remember(_ step: @autoclosure () -> ControlAnnotation.Step) {
        guard let trace = windowStorage?.tracing?.listening else { return }
        trace.remember(ControlAnnotation(control: trace.remembered(self), step: step()))
    }

    /// The application set a value, of which no event tells.
    func noteSet(_ property: String) {
        if !isTracking { remember(.set(property: property)) }
    }

    func note(_ step: ControlAnnotation.Step, _ trace: Trace) {
        trace.remember(ControlAnnotation(control: trace.remembered(self), step: step))
    }

    /// What the control does with a touch is done by its class's tracking methods, if they are called.
    func noteSkipped(since calls: Int, _ method: TrackingMethod) {
        if trackingCalls == calls, self is SystemControl { remember(.skipped(method)) }
    }

    /// An override of this class kept an action to itself.
    func noteKept(_ receiver: ControlTargets.Receiver, _ trace: Trace) {
        let method = if case .action = receiver { "sendAction(_:)" } else { "sendAction(_:to:for:)" }
        note(
            .kept(
                action: RememberedTarget(receiver, trace).action, by: trace.remembered(self), method: method), trace)
    }

    /// How far a point lies out of the bounds, by the side where it is farthest; 0 inside.
    func outBy(_ point: CGPoint) -> CGFloat {
        max(0, bounds.minX - point.x, point.x - bounds.maxX, bounds.minY - point.y, point.y - bounds.maxY)
    }
}

extension RememberedTarget {
    init(_ receiver: ControlTargets.Receiver, _ trace: Trace) {
        switch receiver {
        case .target(let target, let selector): self.init(target, selector.name, trace)
        case .chain(let selector): self.init(kind: .chain, action: selector.name, isImplemented: selector.isImplemented)
        case .action(let action): self.init(kind: .closure, action: action.title)
        }
    }
}
