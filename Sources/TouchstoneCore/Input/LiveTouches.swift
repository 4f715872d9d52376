import Foundation

/// The touches of fingers that are down, the event that carries them, and the fingers that are ignored.
///
/// Code that changes touches marks the change with `hasChanges` and calls `send()`, which also does the cleanup after
/// delivery.
@MainActor
final class LiveTouches {
    /// The application owns this object, so the reference is unretained.
    private let host: Unretained<UIApplication>
    var application: UIApplication { host.object }
    let arenaManager: GestureArenaManager
    let delivery: TouchDelivery
    let clock: any EventClock
    private let tracing: Trace
    /// The event of the current touch sequence.
    @exclusivity(unchecked) private(set) var event: UIEvent
    /// The live touches, in the order of their touch-downs.
    @exclusivity(unchecked) private(set) var live: [UITouch] = []
    /// Fingers that are down but ignored, because no view took them or because their touches were cancelled.
    @exclusivity(unchecked) private var ignored: [Finger] = []
    /// Whether touches changed since the last `sendEvent`.
    @exclusivity(unchecked) private(set) var hasChanges = false
    /// Closures to run once a touch is over.
    @exclusivity(unchecked) private var partings: [(touch: UITouch, body: @MainActor () -> Void)] = []
    @exclusivity(unchecked) var tapCounter = TapCounter()
    @exclusivity(unchecked) var awaited = AwaitedEstimates()

    init(application: UIApplication, arenaManager: GestureArenaManager) {
        host = Unretained(application)
        self.arenaManager = arenaManager
        delivery = application.delivery
        clock = application.clock
        tracing = application.trace
        event = UIEvent(.touches, application: application)
    }

    var trace: Trace? { tracing.listening }

    /// Returns the touch of a finger that is down, unretained, because `live` retains it.
    func unretainedTouch(_ finger: Finger) -> Unretained<UITouch>? {
        for index in live.indices {
            let touch = live.unretained(at: index)
            if touch.borrow({ $0.finger == finger }) { return touch }
        }
        return nil
    }

    func touch(_ finger: Finger) -> UITouch? { unretainedTouch(finger)?.object }

    // MARK: Ignored fingers

    /// Ignores the finger until it lifts. At most 256 fingers are kept; the oldest are dropped, in case they never
    /// lift.
    func ignore(_ finger: Finger) {
        if ignored.count == 256 { ignored.removeFirst() }
        ignored.append(finger)
    }

    func isIgnored(_ finger: Finger) -> Bool { ignored.contains(finger) }

    func stopIgnoring(_ finger: Finger) {
        if !ignored.isEmpty { ignored.removeAll { $0 == finger } }
    }

    func stopIgnoring(device: Int) { ignored.removeAll { $0.device == device } }

    /// Records why a sample is ignored.
    func noteIgnored(_ sample: TouchSample, _ reason: IgnoredReason) {
        trace?.record(.ignored(touch: sample.id, reason: reason))
    }

    /// Ignores a finger from its touch-down on.
    func refuse(_ sample: TouchSample, _ finger: Finger, _ reason: IgnoredReason) {
        noteIgnored(sample, reason)
        ignore(finger)
    }

    // MARK: Changes

    /// Makes all touches stationary until a sample changes them (T-9).
    func markStationary() {
        for index in live.indices {
            live.unretained(at: index).borrow { touch in
                touch.currentPhase = .stationary
                touch.previousWindowLocation = touch.windowLocation
            }
        }
    }

    /// Updates a stationary touch to its newest sample.
    func take(_ touch: UITouch) {
        let count = touch.samples.count
        var isNew = false
        for index in 0..<count {
            isNew = touch.samples.at(index).differs(from: touch) || isNew
            touch.history.add(touch.samples.at(index).time, touch.samples.at(index).location)
        }
        let last = count - 1
        let phase = touch.samples.at(last).phase
        // A move that changes nothing is not delivered and does not change the timestamp (T-4, T-9).
        if phase == .moved, !isNew { return }
        touch.changeCount += 1
        touch.sample = touch.samples.at(last)
        touch.windowLocation = touch.hitWindow!.fromScreen(touch.sample.location)
        touch.currentPhase = phase.touchPhase
        event.take(touch.sample)
        if touch.sample.estimationUpdateIndex != nil || count > 1 { awaited.add(touch) }
        // A lift may be the first sample that reports a movement.
        if touch.currentTapCount > 0 {
            TapCounter.moved(touch, slop: host.borrow { $0.behavior.tapSlop })
        }
        hasChanges = true
    }

    /// Prepares the event for the first finger of a sequence. The previous event is reused if the application does not
    /// retain it.
    func beginSequence(_ application: UIApplication) {
        if live.isEmpty, !isKnownUniquelyReferenced(&event) { event = UIEvent(.touches, application: application) }
    }

    /// Adds a new touch. It counts from now on, also for recognizers that are asked whether to receive it.
    func add(_ touch: UITouch) { live.append(touch) }

    /// Adds a new touch to the event.
    func announce(_ touch: UITouch) {
        Unretained(event).borrow { $0.touches = live }
        noteReturnedTouches()
        if touch.sample.estimationUpdateIndex != nil { awaited.add(touch) }
        hasChanges = true
    }

    // MARK: Sending and cleanup

    func send() {
        if let trace {
            let touches = event.touches.filter { $0.currentPhase != .stationary }.map(\.sample.id)
            trace.record(.sent(to: trace.subject(application), touches: touches))
        }
        hasChanges = false
        // The event is replaced only when a touch begins, which waits in the queue until this run-loop iteration ends
        // (RL-5).
        Unretained(event).borrow { event in
            host.borrow { application in application.loop.inIteration { application.sendEvent(event) } }
        }
        // If an override of `sendEvent` did not pass on a beginning, the view must not receive the rest of that touch
        // (DL-1, DL-10).
        var hasEnded = false
        for index in live.indices {
            live.unretained(at: index).borrow { touch in
                delivery.eventIsOver(for: touch)
                if touch.currentPhase.isLast { hasEnded = true }
            }
        }
        if hasEnded { retire() }
        arenaManager.retire()
    }

    /// Removes touches that have ended.
    private func retire() {
        if live.count == 1 {
            // Nothing called here changes the list, so the list keeps the touch alive.
            live.unretained(at: 0).borrow { touch in
                arenaManager.lifted(touch)
                note(touch)
            }
            Unretained(event).borrow { $0.touches = [] }
            noteReturnedTouches()
            live.clear()
            return part()
        }
        var staying: [UITouch] = []
        let touches = live
        for touch in touches where touch.currentPhase.isLast { arenaManager.lifted(touch) }
        for touch in touches {
            if !touch.currentPhase.isLast { staying.append(touch) }
            note(touch)
        }
        setLive(staying)
        part()
    }

    /// Calls `body` once the touch is over and all recognizers and views have received its end.
    func whenOver(_ touch: UITouch, _ body: @escaping @MainActor () -> Void) { partings.append((touch, body)) }

    func part() {
        if partings.isEmpty { return }
        let over = partings.filter(\.touch.isOver)
        partings.removeAll(where: \.touch.isOver)
        for parting in over { parting.body() }
    }

    /// Counts a touch that has ended as a tap if it is one, and delivers its end to its view if that is still due.
    private func note(_ touch: UITouch) {
        if let trace, touch.currentPhase.isLast, !touch.isHandedOut {
            trace.remember(SuppressedEnd(touch: touch.sample.id))
        }
        guard touch.currentPhase == .ended else { return }
        tapCounter.ended(touch)
        delivery.lifted(touch)
    }

    /// Replaces the live touches.
    func setLive(_ touches: [UITouch]) {
        // Removed touches are released by the assignment to `live`, when the event's sets are consistent again.
        event.touches = touches
        noteReturnedTouches()
        live = touches
    }

    /// Adds ended touches to the event while it delivers their delayed end (T-22).
    @inline(__always)
    private func noteReturnedTouches() {
        if Unretained(delivery).borrow({ !$0.returned.isEmpty }) { event.touches += delivery.returned }
    }
}

/// An annotation: an override of `sendEvent` did not pass on the end of a touch, so its view never receives it (DL-1).
struct SuppressedEnd: Annotation {
    /// The finger's identifier, `TouchSample.id`.
    let touch: Int
}

extension TouchSample {
    /// Whether any property other than time differs from the touch's current values.
    @MainActor @inline(__always)
    fileprivate func differs(from touch: UITouch) -> Bool {
        location != touch.sample.location || force != touch.sample.force || majorRadius != touch.sample.majorRadius
            || altitudeAngle != touch.sample.altitudeAngle || azimuthAngle != touch.sample.azimuthAngle
    }
}
