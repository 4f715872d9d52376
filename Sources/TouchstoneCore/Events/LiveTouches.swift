import Foundation

/// The touches of fingers that are down, the event that tells of them, and the fingers that nobody follows any more.
///
/// Who changes touches marks them as news and sends them; what follows from that, when everybody has heard of them, is done here.
@MainActor
final class LiveTouches {
    /// It holds this.
    private let host: Unmanaged<UIApplication>
    var application: UIApplication { host.takeUnretainedValue() }
    let arena: GestureArena
    let delivery: TouchDelivery
    let clock: any EventClock
    private let tracing: Trace
    /// The event of the present sequence.
    @exclusivity(unchecked) private(set) var event: UIEvent
    /// In the order they went down.
    @exclusivity(unchecked) private(set) var live: [UITouch] = []
    /// Fingers that are down and of no interest any more: nobody took them, or they were cancelled.
    @exclusivity(unchecked) private var ignored: [Finger] = []
    /// Whether touches changed since the last `sendEvent`.
    @exclusivity(unchecked) private(set) var haveNews = false
    /// What is to be done once touches are over.
    @exclusivity(unchecked) private var partings: [(touch: UITouch, body: @MainActor () -> Void)] = []
    @exclusivity(unchecked) var tapCounter = TapCounter()
    @exclusivity(unchecked) var awaited = AwaitedEstimates()

    init(application: UIApplication, arena: GestureArena) {
        host = .passUnretained(application)
        self.arena = arena
        delivery = application.delivery
        clock = application.clock
        tracing = application.trace
        event = UIEvent(.touches, application: application)
    }

    var trace: Trace? { tracing.heard }

    /// The touch of a finger that is down; `live` holds it.
    func lentTouch(_ finger: Finger) -> Unmanaged<UITouch>? {
        for index in live.indices {
            let touch = live.unretained(at: index)
            if touch.borrow({ $0.finger == finger }) { return touch }
        }
        return nil
    }

    func touch(_ finger: Finger) -> UITouch? { lentTouch(finger)?.takeUnretainedValue() }

    // MARK: Fingers that nobody follows

    /// Remembers the finger until it lifts; of fingers that never lift, the oldest are forgotten.
    func ignore(_ finger: Finger) {
        if ignored.count == 256 { ignored.removeFirst() }
        ignored.append(finger)
    }

    func isIgnored(_ finger: Finger) -> Bool { ignored.contains(finger) }

    func stopIgnoring(_ finger: Finger) {
        if !ignored.isEmpty { ignored.removeAll { $0 == finger } }
    }

    func stopIgnoring(device: Int) { ignored.removeAll { $0.device == device } }

    /// Tells why a sample comes to nothing.
    func noteIgnored(_ sample: TouchSample, _ reason: IgnoredReason) {
        trace?.record(.ignored(touch: sample.id, reason: reason))
    }

    /// Nobody follows the finger from its touch-down on.
    func refuse(_ sample: TouchSample, _ finger: Finger, _ reason: IgnoredReason) {
        noteIgnored(sample, reason)
        ignore(finger)
    }

    // MARK: News

    /// Touches are stationary until a sample says otherwise (T-9).
    func markStationary() {
        for index in live.indices {
            live.unretained(at: index).borrow { touch in
                touch.currentPhase = .stationary
                touch.previousWindowLocation = touch.windowLocation
            }
        }
    }

    /// Takes a stationary touch to its newest sample.
    func take(_ touch: UITouch) {
        let count = touch.samples.count
        var isNew = false
        for index in 0..<count {
            isNew = touch.samples.at(index).differs(from: touch) || isNew
            touch.history.add(touch.samples.at(index).time, touch.samples.at(index).location)
        }
        let last = count - 1
        let phase = touch.samples.at(last).phase
        // Where nothing changed there is nothing to tell, nor a new time (T-4, T-9).
        if phase == .moved, !isNew { return }
        touch.news += 1
        touch.sample = touch.samples.at(last)
        touch.windowLocation = touch.hitWindow!.fromScreen(touch.sample.location)
        touch.currentPhase = phase.touchPhase
        event.take(touch.sample)
        if touch.sample.estimationUpdateIndex != nil || count > 1 { awaited.add(touch) }
        // A lift may be the first that is heard of a movement.
        if touch.currentTapCount > 0 {
            TapCounter.moved(touch, slop: host.borrow { $0.behavior.tapSlop })
        }
        haveNews = true
    }

    /// A first finger comes down. Nobody can tell the event of an earlier sequence that nobody holds from a new one.
    func beginSequence(_ application: UIApplication) {
        if live.isEmpty, !isKnownUniquelyReferenced(&event) { event = UIEvent(.touches, application: application) }
    }

    /// A new touch counts from now on, also for those who are asked whether they want it.
    func add(_ touch: UITouch) { live.append(touch) }

    /// The event tells of a new touch.
    func announce(_ touch: UITouch) {
        unmanaged(event).borrow { $0.touches = live }
        tellEventOfReturned()
        if touch.sample.estimationUpdateIndex != nil { awaited.add(touch) }
        haveNews = true
    }

    // MARK: Sending, and what follows

    func send() {
        if let trace {
            let touches = event.touches.filter { $0.currentPhase != .stationary }.map(\.sample.id)
            trace.record(.sent(to: trace.subject(application), touches: touches))
        }
        haveNews = false
        // It is replaced by a beginning alone, which comes from the queue and waits for the end of the turn (RL-5).
        unmanaged(event).borrow { event in
            host.borrow { application in application.loop.inTurn { application.sendEvent(event) } }
        }
        // An override of `sendEvent` swallowed these beginnings, so their views must not hear the rest (DL-1, DL-10).
        var hasEnded = false
        for index in live.indices {
            live.unretained(at: index).borrow { touch in
                delivery.eventIsOver(for: touch)
                if touch.currentPhase.isLast { hasEnded = true }
            }
        }
        if hasEnded { retire() }
        arena.retire()
    }

    /// Lets go of touches that have ended.
    private func retire() {
        if live.count == 1 {
            // Nobody is called, so that the list holds it.
            live.unretained(at: 0).borrow { touch in
                arena.lifted(touch)
                note(touch)
            }
            unmanaged(event).borrow { $0.touches = [] }
            tellEventOfReturned()
            live.clear()
            return part()
        }
        var staying: [UITouch] = []
        let touches = live
        for touch in touches where touch.currentPhase.isLast { arena.lifted(touch) }
        for touch in touches {
            if !touch.currentPhase.isLast { staying.append(touch) }
            note(touch)
        }
        setLive(staying)
        part()
    }

    /// Has `body` called once the touch is over and everybody has heard of that.
    func whenOver(_ touch: UITouch, _ body: @escaping @MainActor () -> Void) { partings.append((touch, body)) }

    func part() {
        if partings.isEmpty { return }
        let over = partings.filter(\.touch.isOver)
        partings.removeAll(where: \.touch.isOver)
        for parting in over { parting.body() }
    }

    /// A touch that has ended may count as a tap, and its view may have to hear of it yet.
    private func note(_ touch: UITouch) {
        if let trace, touch.currentPhase.isLast, !touch.isHandedOut {
            trace.remember(SuppressedEnd(touch: touch.sample.id))
        }
        guard touch.currentPhase == .ended else { return }
        tapCounter.ended(touch)
        delivery.lifted(touch)
    }

    /// Replaces the fingers that are down.
    func setLive(_ touches: [UITouch]) {
        // Those that go die with the latter, when the event's sets are in order.
        event.touches = touches
        tellEventOfReturned()
        live = touches
    }

    /// The event has the fingers that are down, and the touches whose views hear of them late (T-22).
    @inline(__always)
    private func tellEventOfReturned() {
        if unmanaged(delivery).borrow({ !$0.returned.isEmpty }) { event.touches += delivery.returned }
    }
}

/// An override of `sendEvent` kept the end of a touch from its window, so that its view hears of none (DL-1).
struct SuppressedEnd: Annotation {
    /// The finger's number.
    let touch: Int
}

extension TouchSample {
    /// Whether anything that a touch shows differs, apart from time.
    @MainActor @inline(__always)
    fileprivate func differs(from touch: UITouch) -> Bool {
        location != touch.sample.location || force != touch.sample.force || majorRadius != touch.sample.majorRadius
            || altitudeAngle != touch.sample.altitudeAngle || azimuthAngle != touch.sample.azimuthAngle
    }
}
