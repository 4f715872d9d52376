import Foundation

/// The methods in which a control follows a touch (C-2), with their names in source code as raw values.
package enum TrackingMethod: String {
    case begin = "beginTracking(_:with:)"
    case `continue` = "continueTracking(_:with:)"
    case end = "endTracking(_:with:)"
}

/// The names of the limits of a control's value.
package enum ControlLimit {
    /// Both limits, which are equal.
    package static let both = "minimumValue and maximumValue"
}

/// An annotation: what a control does with a touch, or with an event of its own.
@MainActor
package struct ControlAnnotation: Annotation {
    package enum Step {
        /// The control begins to track the touch (C-2).
        case began
        /// The control is not enabled or already tracks another touch (C-3).
        case busy
        /// The control's `beginTracking(_:with:)` returned `false`.
        case declined
        /// The control's `continueTracking(_:with:)` returned `false`.
        case stopped
        /// The finger lifted: its distance from the bounds, and the distance that still counts as inside (C-4), in points.
        case lifted(outBy: CGFloat, margin: CGFloat)
        /// The control's tracking was cancelled.
        case cancelled
        /// The control's menu opened and receives the touch from now on (C-26).
        case openedMenu
        /// The control is about to send an action for an event.
        case sends(UIControl.Event, RememberedTarget)
        /// An override of `sendAction` did not call `super`.
        case kept(action: String, by: Remembered, method: String)
        /// The touch did not change the value, which is the first string; `limit` is the name of the limit that the value is at.
        case unchanged(String, limit: String? = nil)
        /// A property with the control's value was set while the control tracked no touch.
        case set(property: String)
        /// An override of a tracking method of a system control did not call `super`.
        case skipped(TrackingMethod)
        /// A refresh control's content was pulled less far than needed; both distances are in points.
        case pulled(by: CGFloat, needed: CGFloat)
        /// A refresh is under way, so a pull does not begin another one.
        case refreshing
        /// The touch is outside the part of the control that receives it; the string describes that part in a few words.
        case missedPart(String)

        package var isBeginning: Bool { if case .began = self { true } else { false } }
        /// Whether the control stops following the touch with this step.
        package var isEnd: Bool {
            switch self {
            case .lifted, .cancelled, .stopped, .openedMenu: true
            default: false
            }
        }
    }

    package let control: Remembered
    package let step: Step
}

/// The state of a control that an event log keeps in addition to its state as a view.
@MainActor
package struct ControlMemory: SceneDetail {
    package struct Registration {
        package let events: UIControl.Event
        package let target: RememberedTarget
    }
    /// The kind of touch that opens the control's menu (C-26).
    package enum MenuOpening: Int {
        case none, byTouch, byPress
    }
    package let registrations: [Registration]
    package let menu: MenuOpening
    let isTracking: Bool
    /// Whether the control sends new values while the finger is down.
    package let isContinuous: Bool
    /// The bar button item that the control is the button of.
    package var item: Remembered? { registrations.lazy.compactMap { $0.target.item?.owner }.first }

    package func add(to fingerprint: inout Fingerprint) {
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

    /// The bar button item that this is the button of; `nil` for other controls.
    package var barItem: UIBarButtonItem? {
        registrations.lazy.compactMap { registration in
            if case .action(let action) = registration.receiver { action.barItem } else { nil }
        }.first
    }

    package var menuOpening: ControlMemory.MenuOpening {
        contextMenuInteraction == nil ? .none : showsMenuAsPrimaryAction ? .byTouch : .byPress
    }

    /// Adds an annotation about this control to the trace, if the window is traced.
    func remember(_ step: @autoclosure () -> ControlAnnotation.Step) {
        guard let trace = windowStorage?.tracing?.listening else { return }
        trace.remember(ControlAnnotation(control: trace.remembered(self), step: step()))
    }

    /// Adds an annotation that the application set the value in `property`, for which no event is sent.
    func noteSet(_ property: String) {
        if !isTracking { remember(.set(property: property)) }
    }

    func note(_ step: ControlAnnotation.Step, _ trace: Trace) {
        trace.remember(ControlAnnotation(control: trace.remembered(self), step: step))
    }

    /// Adds an annotation if an override skipped the tracking method of a system control.
    ///
    /// A system control handles a touch in its own tracking methods, so it does nothing if they are not called.
    func noteSkipped(since calls: Int, _ method: TrackingMethod) {
        if trackingCalls == calls, isSystemControl { remember(.skipped(method)) }
    }

    /// Adds an annotation that an override of `sendAction` in this control's class did not send the action.
    func noteKept(_ receiver: ControlTargets.Receiver, _ trace: Trace) {
        let method = if case .action = receiver { "sendAction(_:)" } else { "sendAction(_:to:for:)" }
        note(
            .kept(
                action: RememberedTarget(receiver, trace).action, by: trace.remembered(self), method: method), trace)
    }

    /// The distance from the point to the bounds, in points, on the side where it is largest; 0 inside the bounds.
    func outBy(_ point: CGPoint) -> CGFloat {
        max(0, bounds.minX - point.x, point.x - bounds.maxX, bounds.minY - point.y, point.y - bounds.maxY)
    }
}

extension RememberedTarget {
    package init(_ receiver: ControlTargets.Receiver, _ trace: Trace) {
        switch receiver {
        case .target(let target, let selector): self.init(target, selector.name, trace)
        case .chain(let selector): self.init(kind: .chain, action: selector.name, isImplemented: selector.isImplemented)
        case .action(let action):
            if let item = action.barItem {
                self.init(item, trace)
            } else if let item = action.backItem {
                self.init(item: trace.remembered(item), calls: [RememberedTarget(kind: .closure, action: action.title)])
            } else {
                self.init(kind: .closure, action: action.title)
            }
        }
    }
}
