import Foundation

/// Turns what hosts report into touches on the application's event.
///
/// Choosing the window, hit-testing and binding happen here, before `sendEvent` (RL-4). Moves wait for the next frame and
/// arrive together, as coalesced samples; a began, ended or cancelled never waits and never overtakes a move (T-16, T-26).
@MainActor
final class EventBuilder {
    private unowned let application: UIApplication
    // Held here as well, because asking an unowned application for them costs more than using them.
    private let clock: any EventClock
    private let tracing: Trace
    // What is unchecked here and in the classes of an event's way is set, or replaced as a whole, so that whatever is let go
    // dies after the change. A dynamic check of each access was a quarter of what a move cost.
    /// The event of the present sequence.
    @exclusivity(unchecked) private(set) var event: UIEvent
    /// The touches of fingers that are down and of interest, in the order they went down.
    @exclusivity(unchecked) private(set) var live: [UITouch] = []
    /// Fingers that are down and of no interest any more: nobody took them, or they were cancelled.
    @exclusivity(unchecked) private var ignored: [Finger] = []
    /// Touches with moves that wait for the next frame.
    @exclusivity(unchecked) private var pending: [UITouch] = []
    @exclusivity(unchecked) private var flush: ClockDeadline?
    /// Made once, since each frame of a moving finger needs it.
    @exclusivity(unchecked) private var flushPending: @MainActor () -> Void = {}
    @exclusivity(unchecked) private var taps = TapCounter()
    private let hover: HoverTracker
    let keys: KeyTracker
    private let text: TextComposer
    private let placeless: PlacelessEvents
    private let scroll: ScrollTracker
    @exclusivity(unchecked) private var awaited = AwaitedEstimates()
    /// Whether touches changed since the last `sendEvent`.
    @exclusivity(unchecked) private var needsSending = false
    private var lastSerial = 0
    @exclusivity(unchecked) private var lastTime: [Int: TimeInterval] = [:]

    init(application: UIApplication) {
        self.application = application
        clock = application.clock
        tracing = application.trace
        event = UIEvent(.touches, application: application)
        hover = HoverTracker(application: application)
        keys = KeyTracker(application: application)
        text = TextComposer(application: application)
        placeless = PlacelessEvents(application: application)
        scroll = ScrollTracker(application: application)
        flushPending = { [weak application] in
            // What is called may let the application go.
            guard let application else { return }
            application.builder.flushFell()
            extendLifetime(application)
        }
    }

    private var trace: Trace? { tracing.heard }

    // MARK: Input

    /// Handles one hardware frame, or one other input.
    func handle(_ frame: [HostInput]) {
        guard case .touch(_, let device, _)? = frame.first else {
            if let input = frame.first { handleOther(input) }
            return
        }
        if isOnlyMoves(frame) {
            for case .touch(let sample, _, _) in frame { holdMove(timed(sample, device), device) }
        } else {
            deliverPendingMoves()
            deliverNow(frame, device)
        }
    }

    private func isOnlyMoves(_ frame: [HostInput]) -> Bool {
        // A closure handed to the standard library would ask for the executor at each call.
        for case .touch(let sample, _, _) in frame where sample.phase != .moved { return false }
        return true
    }

    private func handleOther(_ input: HostInput) {
        switch input {
        case .touch: break
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
            lastTime[device] = nil
            keys.cancel(device: device)
            text.cancel(device: device)
            hover.leave(device: device)
            cancel(touches, reason: "their host is gone")
            ignored.removeAll { $0.device == device }
        case .activation(let isActive):
            deliverPendingMoves()
            if !isActive {
                keys.cancelAll()
                text.end()
                placeless.cancelShake()
            }
            application.setActive(isActive)
        case .screen(let size, let scale, let style):
            application.screenChanged(size, scale: scale, style: style)
        }
    }

    /// The sample with a time that never runs backwards within its device, and is finite.
    private func timed(_ sample: TouchSample, _ device: Int) -> TouchSample {
        var sample = sample
        let last = lastTime[device] ?? -.infinity
        if !sample.time.isFinite || sample.time < last {
            sample.time = last.isFinite ? last : clock.now
        }
        lastTime[device] = sample.time
        return sample
    }

    private func isUsable(_ sample: TouchSample) -> Bool {
        sample.location.x.isFinite && sample.location.y.isFinite
    }

    private func touch(_ finger: Finger) -> UITouch? {
        for touch in live where touch.finger == finger { return touch }
        return nil
    }

    /// Remembers the finger until it lifts; of fingers that never lift, the oldest are forgotten.
    private func ignoreFinger(_ finger: Finger) {
        if ignored.count == 256 { ignored.removeFirst() }
        ignored.append(finger)
    }

    private func ignore(_ sample: TouchSample, _ reason: @autoclosure () -> String) {
        trace?.record(.ignored(touch: sample.id, reason: reason()))
    }

    // MARK: Moves

    private func holdMove(_ sample: TouchSample, _ device: Int) {
        let finger = Finger(device: device, id: sample.id)
        guard let touch = touch(finger) else {
            if !ignored.contains(finger) { ignore(sample, "it is not down") }
            return
        }
        guard isUsable(sample) else { return ignore(sample, "its location is not finite") }
        if !pending.contains(where: { $0 === touch }) {
            // What the last delivery left behind is no longer coalesced into anything.
            touch.samples.removeAll(keepingCapacity: true)
            pending.append(touch)
        }
        touch.samples.append(sample)
        flushAtNextFrame()
    }

    private func flushAtNextFrame() {
        guard flush == nil else { return }
        flush = clock.schedule(at: nextFrame, flushPending)
    }

    /// The next tick of the display, which ticks at whole multiples of the frame interval (T-26).
    private var nextFrame: TimeInterval {
        let interval = application.frameInterval
        let now = clock.now
        guard interval > 0 else { return now }
        return ((now / interval + 1e-6).rounded(.down) + 1) * interval
    }

    private func flushFell() {
        flush = nil
        deliverPendingMoves()
    }

    private func deliverPendingMoves() {
        if let flush {
            clock.cancel(flush)
            self.flush = nil
        }
        hover.deliverPending()
        guard !pending.isEmpty else { return }
        beginTurn()
        // Nothing is called that could move a finger meanwhile.
        for touch in pending { apply(touch, touch.samples.last!) }
        pending.removeAll(keepingCapacity: true)
        if needsSending { send() }
    }

    // MARK: Building an event

    /// Touches are stationary until a sample says otherwise (T-9).
    private func beginTurn() {
        for touch in live {
            touch.phase = .stationary
            touch.hasToldMove = false
            touch.previousWindowLocation = touch.windowLocation
        }
    }

    /// Takes a stationary touch to its newest sample.
    private func apply(_ touch: UITouch, _ sample: TouchSample) {
        touch.history.add(touch.samples)
        // Where nothing changed there is nothing to tell, nor a new time (T-4, T-9).
        if sample.phase == .moved, touch.samples.areLike(touch.sample) { return }
        touch.isSeen = false
        touch.isHandedOut = false
        touch.sample = sample
        touch.windowLocation = touch.window!.fromScreen(sample.location)
        touch.phase = sample.phase.touchPhase
        event.timestamp = sample.time
        event.modifierFlags = sample.modifierFlags
        event.buttonMask = sample.buttonMask
        awaited.add(touch)
        if sample.phase == .moved { taps.moved(touch, application.openQuestions) }
        needsSending = true
    }

    private func deliverNow(_ frame: [HostInput], _ device: Int) {
        beginTurn()
        for case .touch(let raw, _, _) in frame {
            let sample = timed(raw, device)
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
        guard let touch = touch(finger) else {
            if let index = ignored.firstIndex(of: finger) {
                if isLast { ignored.remove(at: index) }
            } else {
                ignore(sample, "it is not down")
            }
            return
        }
        guard touch.phase == .stationary else {
            // A second word on a finger within one hardware frame: its own event.
            send()
            beginTurn()
            return proceed(sample, finger)
        }
        var sample = sample
        if !isUsable(sample) {
            ignore(sample, "its location is not finite")
            guard isLast else { return }
            sample.location = touch.sample.location
        }
        touch.samples = [sample]
        apply(touch, sample)
    }

    private func begin(_ sample: TouchSample, _ finger: Finger) {
        if let touch = touch(finger) {
            if touch.phase == .ended || touch.phase == .cancelled {
                // Lifted and down again within one hardware frame: two events.
                send()
            } else {
                // Its lift was lost. What it did before must still be closed.
                cancel([touch], reason: "finger \(finger.id) went down again without a lift")
            }
            // Other fingers of the same hardware frame were in that event.
            beginTurn()
        }
        ignored.removeAll { $0 == finger }
        guard isUsable(sample) else {
            ignore(sample, "its location is not finite")
            ignoreFinger(finger)
            return
        }
        if application.isIgnoringInteractionEvents {
            ignore(sample, "the application ignores interaction")
            ignoreFinger(finger)
            return
        }
        if live.count >= min(64, application.openQuestions.touchLimit) {
            ignoreFinger(finger)
            cancelAll(reason: "more fingers than the hardware tells apart")
            return
        }
        if live.isEmpty { event = UIEvent(.touches, application: application) }
        event.timestamp = sample.time
        event.modifierFlags = sample.modifierFlags
        event.buttonMask = sample.buttonMask
        guard let (window, view) = application.hitTest(sample.location, event) else {
            trace?.record(.unbound(touch: sample.id, reason: "no window has a view there"))
            ignoreFinger(finger)
            return
        }
        lastSerial += 1
        let touch = UITouch(serial: lastSerial, finger: finger, sample: sample)
        touch.window = window
        touch.view = view
        touch.windowLocation = window.fromScreen(sample.location)
        touch.previousWindowLocation = touch.windowLocation
        touch.startLocation = sample.location
        touch.samples = [sample]
        touch.history.add(touch.samples)
        touch.tapCount = taps.began(touch, application.openQuestions)
        if let trace {
            trace.record(
                .bound(
                    touch: sample.id, view: trace.subject(view), window: trace.subject(window),
                    location: touch.windowLocation, tapCount: touch.tapCount))
        }
        if let reason = MultiTouchPolicy.reasonToWithhold(touch, among: live, application.openQuestions) {
            touch.delivery = .withheld
            trace?.record(.withheld(touch: sample.id, view: trace!.subject(view), reason: reason))
        }
        live.append(touch)
        application.arena.join(touch, event)
        // Those who were asked may have taken its view away.
        guard live.contains(where: { $0 === touch }) else {
            for recognizer in touch.contest { recognizer.ignore(touch, for: event) }
            return
        }
        event.touches = live
        awaited.add(touch)
        needsSending = true
    }

    // MARK: Sending

    private func send() {
        let event = self.event
        let application = self.application
        if let trace {
            let touches = event.touches.filter { $0.phase != .stationary }.map(\.sample.id)
            trace.record(.sent(to: trace.subject(application), touches: touches))
        }
        needsSending = false
        application.inTurn { application.sendEvent(event) }
        // An override of `sendEvent` swallowed these beginnings, so their views must not hear the rest (DL-1, DL-10).
        for touch in live where touch.delivery == .waiting { touch.delivery = .withheld }
        retire(application.arena)
        application.arena.retire()
    }

    /// Lets go of touches that have ended.
    private func retire(_ arena: GestureArena) {
        var hasEnded = false
        for touch in live where touch.phase == .ended || touch.phase == .cancelled {
            hasEnded = true
            arena.lifted(touch)
        }
        guard hasEnded else { return }
        for touch in live where touch.phase == .ended {
            taps.ended(touch)
            if touch.delivery == .delayed || touch.delivery == .endDelayed { arena.held.append(touch) }
        }
        live = live.filter { $0.phase != .ended && $0.phase != .cancelled }
        pending = pending.filter { touch in live.contains { $0 === touch } }
        event.touches = live
    }

    // MARK: Cancelling

    func cancelAll(reason: String) {
        deliverPendingMoves()
        cancel(live, reason: reason)
    }

    /// Closes the touches through `sendEvent`, so that overrides of it see them end; their fingers are ignored until they
    /// lift.
    private func cancel(_ touches: [UITouch], reason: String) {
        let touches = touches.filter { !$0.isOver }
        guard !touches.isEmpty else { return }
        trace?.record(.cancelled(touches: touches.map(\.sample.id), reason: reason))
        // An event under way keeps its phases for the touches that go on.
        for touch in touches {
            touch.end(.cancelled)
            stamp(touch)
            touch.isSeen = false
            touch.isHandedOut = false
            ignoreFinger(touch.finger)
        }
        send()
    }

    /// No sample tells of this change of phase, so its time is now (T-4).
    private func stamp(_ touch: UITouch) {
        touch.sample.time = max(touch.sample.time, clock.now)
        event.timestamp = max(event.timestamp, touch.sample.time)
    }

    /// A tree leaves its window: its views hear that their touches are cancelled, at once and directly, since an event may
    /// be under way; recognizers of ancestors that remain go on (DL-19).
    ///
    /// - Parameter tellsViews: False detaches the views silently.
    func cancelTouches(below view: UIView, reason: String, tellsViews: Bool = true) {
        application.arena.withdrawTree(view)
        awaited.forget(below: view)
        let touches = (live + application.arena.held).filter { $0.view?.isDescendant(of: view) == true }
        if !tellsViews {
            for touch in touches { touch.delivery = .withheld }
        }
        takeAway(touches, reason)
    }

    func cancelTouches(of view: UIView, reason: String) {
        takeAway((live + application.arena.held).filter { $0.view === view }, reason)
    }

    private func takeAway(_ touches: [UITouch], _ reason: String) {
        let touches = touches.filter { $0.delivery != .done }
        guard !touches.isEmpty else { return }
        trace?.record(.cancelled(touches: touches.map(\.sample.id), reason: reason))
        for touch in touches where touch.contest.isEmpty && touch.phase != .ended { stamp(touch) }
        application.inTurn { TouchDelivery.cancel(touches, event) }
        application.arena.held = application.arena.held.filter { touch in !touches.contains { $0 === touch } }
        // Nobody is left to hear of these fingers; the others go on with the recognizers that watch them.
        let orphans = touches.filter { $0.contest.isEmpty && !$0.isOver }
        guard !orphans.isEmpty else { return }
        for touch in orphans {
            touch.end(.cancelled)
            ignoreFinger(touch.finger)
        }
        live = live.filter { touch in !orphans.contains { $0 === touch } }
        pending = pending.filter { touch in !orphans.contains { $0 === touch } }
        event.touches = live
    }

    // MARK: Estimates

    /// Better values for a sample delivered earlier: a touch object of their own, matched by its index (T-14).
    private func update(_ sample: TouchSample, _ finger: Finger) {
        guard isUsable(sample) else { return ignore(sample, "its location is not finite") }
        guard let (touch, cleared) = awaited.match(sample, finger), touch.isKnownToView, let view = touch.view else {
            return ignore(sample, "nobody waits for its update")
        }
        let copy = UITouch(serial: touch.serial, finger: finger, sample: sample)
        copy.phase = touch.phase
        copy.window = touch.window
        copy.view = view
        copy.windowLocation = touch.window!.fromScreen(sample.location)
        copy.previousWindowLocation = copy.windowLocation
        copy.sample.estimatedProperties.subtract(cleared)
        if let trace {
            trace.record(
                .delivered(.touchesEstimatedPropertiesUpdated, to: trace.subject(view), touches: [sample.id]))
        }
        application.inTurn { view.touchesEstimatedPropertiesUpdated([copy]) }
    }
}

extension TouchSample {
    /// Whether nothing that a touch shows differs, apart from time.
    fileprivate func isLike(_ other: TouchSample) -> Bool {
        location == other.location && force == other.force && majorRadius == other.majorRadius
            && altitudeAngle == other.altitudeAngle && azimuthAngle == other.azimuthAngle
    }
}

extension [TouchSample] {
    fileprivate func areLike(_ other: TouchSample) -> Bool {
        for sample in self where !sample.isLike(other) { return false }
        return true
    }
}
