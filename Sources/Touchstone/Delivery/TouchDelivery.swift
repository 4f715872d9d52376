import Foundation

/// Hands the touches of an event to their views: for each view, for each phase, one call with the view's touches in that
/// phase (DL-7). Views come in the order of their first touches, phases as began, moved, ended, cancelled.
enum TouchDelivery {
    private static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

    @MainActor
    static func deliver(_ event: UIEvent, in window: UIWindow) {
        // What a callback does to the event's list is for the next event; what it does to a touch counts at once.
        let touches = event.touches
        if touches.count == 1 {
            if touches[0].window === window { deliverAlone(touches[0], event) }
            return
        }
        for (index, touch) in touches.enumerated() where touch.window === window && touch.phase != .stationary {
            guard let view = touch.view else { continue }
            let isFirstOfView = !touches[..<index].contains {
                $0.window === window && $0.view === view && $0.phase != .stationary
            }
            guard isFirstOfView else { continue }
            for phase in phases {
                let members = touches.filter { $0.view === view && $0.window === window && $0.phase == phase }
                if !members.isEmpty { deliver(members, phase, to: view, event) }
            }
        }
    }

    /// Only these touches, whichever windows they are in.
    @MainActor
    static func deliver(_ event: UIEvent, only touches: [UITouch]) {
        for (index, touch) in touches.enumerated() {
            guard let view = touch.view, !touches[..<index].contains(where: { $0.view === view }) else { continue }
            deliver(touches.filter { $0.view === view }, .cancelled, to: view, event)
        }
    }

    /// The common case: one finger, nothing to gather.
    @MainActor
    private static func deliverAlone(_ touch: UITouch, _ event: UIEvent) {
        guard let view = touch.view, advance(touch) else { return }
        call(touch.phase, event.set(of: 1), to: view, event)
    }

    @MainActor
    private static func deliver(_ touches: [UITouch], _ phase: UITouch.Phase, to view: UIView, _ event: UIEvent) {
        var members: UInt64 = 0
        var loose: Set<UITouch> = []
        for touch in touches where advance(touch) {
            if let index = event.touches.firstIndex(of: touch), index < 64 {
                members |= 1 << UInt64(index)
            } else {
                loose.insert(touch)
            }
        }
        if !loose.isEmpty {
            call(phase, members == 0 ? loose : loose.union(event.set(of: members)), to: view, event)
        } else if members != 0 {
            call(phase, event.set(of: members), to: view, event)
        }
    }

    /// Takes the touch's delivery one step on; false if its view is not to hear of this. A view that was told of a touch is
    /// told of its end exactly once (DL-10).
    @MainActor
    private static func advance(_ touch: UITouch) -> Bool {
        switch (touch.delivery, touch.phase) {
        case (.waiting, .began):
            touch.delivery = .delivering
            return true
        case (.delivering, .moved):
            return true
        case (.delivering, .ended), (.delivering, .cancelled):
            touch.delivery = .done
            return true
        case (.waiting, .ended), (.waiting, .cancelled):
            touch.delivery = .done
            return false
        default:
            return false
        }
    }

    @MainActor
    private static func call(_ phase: UITouch.Phase, _ touches: Set<UITouch>, to view: UIView, _ event: UIEvent) {
        let method: ForwardedMethod
        switch phase {
        case .began: method = .touchesBegan
        case .moved: method = .touchesMoved
        case .ended: method = .touchesEnded
        case .cancelled: method = .touchesCancelled
        default: return
        }
        if let trace = event.trace?.heard {
            let ids = event.touches.filter { touches.contains($0) }.map(\.sample.id)
            trace.record(.delivered(method, to: trace.subject(view), touches: ids))
        }
        // The view may be removed, and let go by everybody else, while it is being called (DL-24).
        withExtendedLifetime(view) {
            switch method {
            case .touchesBegan: view.touchesBegan(touches, with: event)
            case .touchesMoved: view.touchesMoved(touches, with: event)
            case .touchesEnded: view.touchesEnded(touches, with: event)
            default: view.touchesCancelled(touches, with: event)
            }
        }
    }
}
