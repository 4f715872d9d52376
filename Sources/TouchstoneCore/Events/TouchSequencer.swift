import Foundation

/// Brings the reports of touch devices into the sequence in which touches hear of them.
///
/// Moves wait for the display's next frame and arrive together, as coalesced samples; a began, ended or cancelled never waits
/// and never overtakes a move (T-16, T-26).
@MainActor
final class TouchSequencer {
    private let clock: any EventClock
    // What is unchecked here and in the classes of an event's way is set, or replaced as a whole, so that whatever is let go
    // dies after the change. A dynamic check of each access was a quarter of what a move cost.
    @exclusivity(unchecked) private var clocks = DeviceClocks()
    /// Whether moves of live touches wait for the next frame.
    @exclusivity(unchecked) private var hasPending = false
    private let touches: LiveTouches
    private let binder: TouchBinder

    init(application: UIApplication, touches: LiveTouches) {
        clock = application.clock
        self.touches = touches
        binder = TouchBinder(application: application, touches: touches)
    }

    // MARK: Moves

    /// Keeps moves for the display's next frame; says whether one of them waits for it.
    func hold(_ report: [TouchSample], _ device: Int) -> Bool {
        for index in report.indices { hold(report, index, device) }
        return hasPending
    }

    // A sample is large, so that it is copied once, to where it goes.
    private func hold(_ report: [TouchSample], _ index: Int, _ device: Int) {
        let time = clocks.time(report[index].time, device, clock)
        let finger = Finger(device: device, id: report[index].id)
        guard let touch = touches.lentTouch(finger) else {
            if !touches.isIgnored(finger) { touches.noteIgnored(report[index], .notDown) }
            return
        }
        guard report[index].isPlaced else { return touches.noteIgnored(report[index], .notFinite) }
        touch.borrow { touch in
            if touch.isPending {
                touch.samples.append(report[index], at: time)
            } else {
                // What the last delivery left behind is no longer coalesced into anything.
                touch.samples.restart(with: report[index], at: time)
                touch.isPending = true
            }
        }
        hasPending = true
    }

    func deliverPendingMoves() {
        guard hasPending else { return }
        hasPending = false
        touches.markStationary()
        // Nothing is called that could move a finger meanwhile.
        for index in touches.live.indices {
            touches.live.unretained(at: index).borrow { touch in
                guard touch.isPending else { return }
                touch.isPending = false
                touches.take(touch)
            }
        }
        if touches.haveNews { touches.send() }
    }

    // MARK: What does not wait

    /// Delivers a report in which a finger does more than move.
    func deliver(_ report: [TouchSample], _ device: Int) {
        touches.markStationary()
        for index in report.indices {
            let time = clocks.time(report[index].time, device, clock)
            let finger = Finger(device: device, id: report[index].id)
            switch report[index].phase {
            case .began: begin(report[index].timed(time), finger)
            case .moved, .ended, .cancelled: proceed(report, index, time, finger)
            case .estimatesUpdated: touches.update(report[index].timed(time), finger)
            }
        }
        if touches.haveNews { touches.send() }
    }

    private func proceed(_ report: [TouchSample], _ index: Int, _ time: TimeInterval, _ finger: Finger) {
        let isLast = report[index].phase != .moved
        // `live` holds it, and nobody is called but in `send`.
        guard let touch = touches.lentTouch(finger) else {
            if touches.isIgnored(finger) {
                if isLast { touches.stopIgnoring(finger) }
            } else {
                touches.noteIgnored(report[index], .notDown)
            }
            return
        }
        guard touch.borrow({ $0.currentPhase == .stationary }) else {
            // A second word on a finger within one report: its own event.
            touches.send()
            touches.markStationary()
            return proceed(report, index, time, finger)
        }
        guard report[index].isPlaced else {
            touches.noteIgnored(report[index], .notFinite)
            if isLast { touch.borrow { take(report[index].placed($0.sample.location), time, $0) } }
            return
        }
        touch.borrow { take(report[index], time, $0) }
    }

    @inline(__always)
    private func take(_ sample: TouchSample, _ time: TimeInterval, _ touch: UITouch) {
        touch.samples.restart(with: sample, at: time)
        touches.take(touch)
    }

    private func begin(_ sample: TouchSample, _ finger: Finger) {
        if let touch = touches.touch(finger) {
            if touch.isOver {
                // Lifted and down again within one report: two events.
                touches.send()
            } else {
                // Its lift was lost. What it did before must still be closed.
                touches.cancel([touch], reason: .downAgain(finger: finger.id))
            }
            // Other fingers of the same report were in that event.
            touches.markStationary()
        }
        touches.stopIgnoring(finger)
        binder.bind(sample, finger)
    }

    /// The host is gone, and with it its fingers.
    func hostLeft(device: Int) {
        clocks.forget(device)
        touches.cancel(touches.live.filter { $0.finger.device == device }, reason: .hostGone)
        touches.stopIgnoring(device: device)
    }
}

extension TouchSample {
    /// Whether it says where it is.
    var isPlaced: Bool { location.x.isFinite && location.y.isFinite }

    @inline(__always)
    fileprivate func timed(_ time: TimeInterval) -> TouchSample {
        var sample = self
        sample.time = time
        return sample
    }

    fileprivate func placed(_ location: CGPoint) -> TouchSample {
        var sample = self
        sample.location = location
        return sample
    }
}
