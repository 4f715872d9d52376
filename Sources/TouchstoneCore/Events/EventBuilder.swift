import Foundation

/// Turns what hosts report into touches on the application's event.
///
/// Choosing the window, hit-testing and binding happen here, before `sendEvent` (RL-4). Moves wait for the next frame and
/// arrive together, as coalesced samples; a began, ended or cancelled never waits and never overtakes a move (T-16, T-26).
@MainActor
final class EventBuilder {
    /// It holds this.
    private let host: Unmanaged<UIApplication>
    var application: UIApplication { host.takeUnretainedValue() }
    let clock: any EventClock
    private let tracing: Trace
    let arena: GestureArena
    // What is unchecked here and in the classes of an event's way is set, or replaced as a whole, so that whatever is let go
    // dies after the change. A dynamic check of each access was a quarter of what a move cost.
    /// The event of the present sequence.
    @exclusivity(unchecked) private(set) var event: UIEvent
    /// The touches of fingers that are down and of interest, in the order they went down.
    @exclusivity(unchecked) private(set) var live: [UITouch] = []
    /// Fingers that are down and of no interest any more: nobody took them, or they were cancelled.
    @exclusivity(unchecked) private var ignored: [Finger] = []
    /// Whether moves of live touches wait for the next frame.
    @exclusivity(unchecked) private var hasPending = false
    private let frame: FrameDeadline
    @exclusivity(unchecked) private var taps = TapCounter()
    private let hover: HoverTracker
    let keys: KeyTracker
    private let text: TextComposer
    private let placeless: PlacelessEvents
    private let scroll: ScrollTracker
    @exclusivity(unchecked) var awaited = AwaitedEstimates()
    /// Whether touches changed since the last `sendEvent`.
    @exclusivity(unchecked) private var needsSending = false
    @exclusivity(unchecked) private var lastSerial = 0
    /// Which device was heard of last, and when.
    @exclusivity(unchecked) private var lastDevice = 0
    @exclusivity(unchecked) private var lastTime = -TimeInterval.infinity
    /// The same of the others. There are few.
    @exclusivity(unchecked) private var otherTimes: [(device: Int, time: TimeInterval)] = []

    init(application: UIApplication, arena: GestureArena) {
        host = .passUnretained(application)
        self.arena = arena
        clock = application.clock
        tracing = application.trace
        event = UIEvent(.touches, application: application)
        hover = HoverTracker(application: application)
        keys = KeyTracker(application: application)
        text = TextComposer(application: application)
        placeless = PlacelessEvents(application: application)
        scroll = ScrollTracker(application: application)
        frame = FrameDeadline(of: application) { lent($0.builder).borrow { $0.deliverPendingMoves() } }
    }

    var trace: Trace? { tracing.heard }

    // MARK: Input

    /// Handles the samples of one hardware frame.
    func handle(_ frame: [TouchSample], _ device: Int) {
        if isOnlyMoves(frame) {
            for index in frame.indices { holdMove(frame[index], device) }
        } else {
            deliverPendingMoves()
            deliverNow(frame, device)
        }
    }

    private func isOnlyMoves(_ frame: [TouchSample]) -> Bool {
        // A closure handed to the standard library would ask for the executor at each call.
        for index in frame.indices where frame[index].phase != .moved { return false }
        return true
    }

    func handle(_ input: HostInput) {
        switch input {
        case .hover(let sample, let device):
            hover.hold(sample, device)
            flushAtNextFrame()
        case .key(let sample, let device):
            deliverPendingMoves()
            keys.handle(sample, device: device)
        case .text(let sample, let device):
            deliverPendingMoves()
            text.handle(sample, device: device)
        case .pasteboard(let strings):
            application.pasteboard.receive(strings)
        case .builtInKeyboard(let shows):
            application.showsBuiltInKeyboard = shows
        case .global(let sample):
            deliverPendingMoves()
            placeless.handle(sample)
        case .scroll(let sample):
            deliverPendingMoves()
            scroll.handle(sample)
        case .hostGone(let device):
            deliverPendingMoves()
            beginTurn()
            let touches = live.filter { $0.finger.device == device }
            ignored.removeAll { $0.device == device }
            otherTimes.removeAll { $0.device == device }
            if lastDevice == device { lastTime = -.infinity }
            keys.cancel(device: device)
            text.cancel(device: device)
            hover.leave(device: device)
            cancel(touches, reason: .hostGone)
            ignored.removeAll { $0.device == device }
        case .activation(let isActive):
            deliverPendingMoves()
            if !isActive { endInputs() }
            application.setActive(isActive)
        case .background(let isBackground):
            deliverPendingMoves()
            if isBackground { endInputs() }
            application.setBackground(isBackground)
        case .screen(let size, let scale, let style):
            application.screenChanged(size, scale: scale, style: style)
        }
    }

    /// The user is gone: what is not a touch ends here.
    private func endInputs() {
        keys.cancelAll()
        text.end()
        placeless.cancelShake()
    }

    /// The sample's time, made finite and such that it never runs backwards within its device.
    private func time(of sample: TouchSample, _ device: Int) -> TimeInterval {
        if device != lastDevice { turn(to: device) }
        if sample.time.isFinite, sample.time >= lastTime {
            lastTime = sample.time
        } else if lastTime == -.infinity {
            lastTime = clock.now
        }
        return lastTime
    }

    private func turn(to device: Int) {
        let last = otherTimes.first { $0.device == device }?.time ?? -.infinity
        otherTimes.removeAll { $0.device == device || $0.device == lastDevice }
        otherTimes.append((lastDevice, lastTime))
        (lastDevice, lastTime) = (device, last)
    }

    func isUsable(_ sample: TouchSample) -> Bool {
        sample.location.x.isFinite && sample.location.y.isFinite
    }

    /// The touch of a finger that is down; `live` holds it.
    private func lentTouch(_ finger: Finger) -> Unmanaged<UITouch>? {
        for index in live.indices {
            let touch = live.borrowed(index)
            if touch.borrow({ $0.finger == finger }) { return touch }
        }
        return nil
    }

    private func touch(_ finger: Finger) -> UITouch? { lentTouch(finger)?.takeUnretainedValue() }

    /// Remembers the finger until it lifts; of fingers that never lift, the oldest are forgotten.
    func ignoreFinger(_ finger: Finger) {
        if ignored.count == 256 { ignored.removeFirst() }
        ignored.append(finger)
    }

    func ignore(_ sample: TouchSample, _ reason: IgnoredReason) {
        trace?.record(.ignored(touch: sample.id, reason: reason))
    }

    // MARK: Moves

    private func holdMove(_ sample: TouchSample, _ device: Int) {
        let time = time(of: sample, device)
        let finger = Finger(device: device, id: sample.id)
        guard let touch = lentTouch(finger) else {
            if !ignored.contains(finger) { ignore(sample, .notDown) }
            return
        }
        guard isUsable(sample) else { return ignore(sample, .notFinite) }
        touch.borrow { touch in
            if touch.isPending {
                touch.samples.append(sample, at: time)
            } else {
                // What the last delivery left behind is no longer coalesced into anything.
                touch.samples.restart(with: sample, at: time)
                touch.isPending = true
            }
        }
        hasPending = true
        flushAtNextFrame()
    }

    private func flushAtNextFrame() {
        if !frame.isAsked { frame.ask(at: nextFrame) }
    }

    /// The next tick of the display, which ticks at whole multiples of the frame interval (T-26).
    private var nextFrame: TimeInterval {
        let interval = host.borrow { $0.frameInterval }
        let now = clock.now
        guard interval > 0 else { return now }
        return ((now / interval + 1e-6).rounded(.down) + 1) * interval
    }

    func deliverPendingMoves() {
        if frame.isAsked { frame.cancel() }
        hover.deliverPending()
        guard hasPending else { return }
        hasPending = false
        beginTurn()
        // Nothing is called that could move a finger meanwhile.
        for index in live.indices {
            live.borrowed(index).borrow { touch in
                guard touch.isPending else { return }
                touch.isPending = false
                apply(touch)
            }
        }
        if needsSending { send() }
    }

    // MARK: Building an event

    /// Touches are stationary until a sample says otherwise (T-9).
    private func beginTurn() {
        for index in live.indices {
            live.borrowed(index).borrow { touch in
                touch.now = .stationary
                touch.hasToldMove = false
                touch.previousWindowLocation = touch.windowLocation
            }
        }
    }

    /// Takes a stationary touch to its newest sample.
    private func apply(_ touch: UITouch) {
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
        touch.isSeen = false
        touch.isHandedOut = false
        touch.sample = touch.samples.at(last)
        touch.windowLocation = touch.hitWindow!.fromScreen(touch.sample.location)
        touch.now = phase.touchPhase
        event.take(touch.sample)
        if touch.sample.estimationUpdateIndex != nil || count > 1 { awaited.add(touch) }
        if phase == .moved, touch.taps > 0 {
            TapCounter.moved(touch, slop: host.borrow { $0.behavior.tapSlop })
        }
        needsSending = true
    }

    private func deliverNow(_ frame: [TouchSample], _ device: Int) {
        beginTurn()
        for index in frame.indices {
            var sample = frame[index]
            sample.time = time(of: sample, device)
            let finger = Finger(device: device, id: sample.id)
            switch sample.phase {
            case .began: begin(sample, finger)
            case .moved, .ended, .cancelled: proceed(sample, finger)
            case .estimatesUpdated: update(sample, finger)
            }
        }
        if needsSending { send() }
    }

    private func proceed(_ sample: TouchSample, _ finger: Finger) {
        let isLast = sample.phase != .moved
        // `live` holds it, and nobody is called but in `send`.
        guard let touch = lentTouch(finger) else {
            if let index = ignored.firstIndex(of: finger) {
                if isLast { ignored.remove(at: index) }
            } else {
                ignore(sample, .notDown)
            }
            return
        }
        guard touch.borrow({ $0.now == .stationary }) else {
            // A second word on a finger within one hardware frame: its own event.
            send()
            beginTurn()
            return proceed(sample, finger)
        }
        var sample = sample
        if !isUsable(sample) {
            ignore(sample, .notFinite)
            guard isLast else { return }
            sample.location = touch.borrow { $0.sample.location }
        }
        touch.borrow {
            $0.samples.restart(with: sample, at: sample.time)
            apply($0)
        }
    }

    private func begin(_ sample: TouchSample, _ finger: Finger) {
        host.borrow { begin(sample, finger, $0) }
    }

    private func begin(_ sample: TouchSample, _ finger: Finger, _ application: UIApplication) {
        if let touch = touch(finger) {
            if touch.phase == .ended || touch.phase == .cancelled {
                // Lifted and down again within one hardware frame: two events.
                send()
            } else {
                // Its lift was lost. What it did before must still be closed.
                cancel([touch], reason: .downAgain(finger: finger.id))
            }
            // Other fingers of the same hardware frame were in that event.
            beginTurn()
        }
        if !ignored.isEmpty { ignored.removeAll { $0 == finger } }
        guard isUsable(sample) else {
            ignore(sample, .notFinite)
            ignoreFinger(finger)
            return
        }
        if application.isIgnoringInteractionEvents {
            ignore(sample, .ignoringInteraction)
            ignoreFinger(finger)
            return
        }
        if live.count >= min(64, application.behavior.touchLimit) {
            ignoreFinger(finger)
            cancelAll(reason: .tooManyFingers)
            return
        }
        // Nobody can tell the event of an earlier sequence that nobody holds from a new one.
        if live.isEmpty, !isKnownUniquelyReferenced(&event) {
            event = UIEvent(.touches, application: application)
        }
        // It is replaced here alone, and nobody comes here while somebody is asked (RL-5).
        lent(event).borrow { bind(sample, finger, application, $0) }
    }

    /// Finds the window and the view, and gathers the recognizers.
    private func bind(_ sample: TouchSample, _ finger: Finger, _ application: UIApplication, _ event: UIEvent) {
        event.take(sample)
        guard let (window, view) = application.hitTest(sample.location, event) else {
            trace?.record(.unbound(touch: sample.id, reason: .noView))
            ignoreFinger(finger)
            return
        }
        lastSerial += 1
        let touch = UITouch(
            serial: lastSerial, finger: finger, sample: sample, window: consume window, view: consume view)
        touch.startLocation = sample.location
        touch.history.add(sample.time, sample.location)
        touch.taps = taps.began(touch, application.behavior)
        if let trace {
            trace.record(
                .bound(
                    touch: sample.id, view: trace.subject(touch.hitView!), window: trace.subject(touch.hitWindow!),
                    location: touch.windowLocation, tapCount: touch.taps))
        }
        if !live.isEmpty,
            let reason = MultiTouchPolicy.reasonToWithhold(touch, among: live, application.behavior)
        {
            touch.delivery = .withheld
            trace?.record(.withheld(touch: sample.id, view: trace!.subject(touch.hitView!), reason: reason))
        }
        live.append(touch)
        arena.join(touch, event)
        // Those who were asked may have taken its view away.
        guard live.holds(touch) else {
            for recognizer in touch.contest { recognizer.ignore(touch, for: event) }
            return
        }
        event.touches = live
        awaited.add(touch)
        needsSending = true
    }

    // MARK: Sending

    func send() {
        if let trace {
            let touches = event.touches.filter { $0.phase != .stationary }.map(\.sample.id)
            trace.record(.sent(to: trace.subject(application), touches: touches))
        }
        needsSending = false
        // It is replaced by a beginning alone, which comes from the queue and waits for the end of the turn (RL-5).
        lent(event).borrow { event in host.borrow { $0.inTurn(sending: event) } }
        // An override of `sendEvent` swallowed these beginnings, so their views must not hear the rest (DL-1, DL-10).
        var hasEnded = false
        for index in live.indices {
            live.borrowed(index).borrow { touch in
                if touch.delivery == .waiting { touch.delivery = .withheld }
                if touch.now.isLast { hasEnded = true }
            }
        }
        if hasEnded { retire() }
        arena.retire()
    }

    /// Lets go of touches that have ended.
    private func retire() {
        if live.count == 1 {
            let touch = live[0]
            arena.lifted(touch)
            note(touch)
            lent(event).borrow { $0.touches = [] }
            return live.clear()
        }
        var staying: [UITouch] = []
        let touches = live
        for touch in touches where touch.now.isLast { arena.lifted(touch) }
        for touch in touches {
            if !touch.now.isLast { staying.append(touch) }
            note(touch)
        }
        setLive(staying)
    }

    /// A touch that has ended may count as a tap, and its view may have to hear of it yet.
    private func note(_ touch: UITouch) {
        guard touch.now == .ended else { return }
        taps.ended(touch)
        if touch.delivery == .delayed || touch.delivery == .endDelayed { arena.held.append(touch) }
    }

    /// Replaces the fingers that are down.
    func setLive(_ touches: [UITouch]) {
        // Those that go die with the latter, when the event's sets are in order.
        event.touches = touches
        live = touches
    }
}

extension TouchSample {
    /// Whether anything that a touch shows differs, apart from time.
    @MainActor @inline(__always)
    fileprivate func differs(from touch: UITouch) -> Bool {
        location != touch.sample.location || force != touch.sample.force || majorRadius != touch.sample.majorRadius
            || altitudeAngle != touch.sample.altitudeAngle || azimuthAngle != touch.sample.azimuthAngle
    }
}
