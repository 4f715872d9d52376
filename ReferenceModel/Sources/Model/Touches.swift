/// One finger's contact, from began to ended (T-2, T-3).
struct Touch: Sendable {
    let finger: Int
    let window: Int
    /// HT-39: the view of the touch, which never changes.
    let view: Int
    /// The location and time of the touch-down.
    let start: Point
    let startTime: Double
    var place: Point
    var time: Double
    var tapCount = 1
    var isDown = true
    var wasCancelled = false
    /// The number of the event in which it lifted, set after that event.
    var lift: Int?
    /// Whether a later tap continues its series.
    var isCounted = false

    // MARK: Delivery to its view (DL-10)

    enum Received: Sendable { case nothing, began, closed }
    var received = Received.nothing
    /// DL-13 to DL-17: whether the view never receives it.
    var isSuppressed = false
    /// G-32: whether a recognizer has cancelled it in the view.
    var isTaken = false
    /// The last event in which its view received it.
    var receivedEvent = 0
    /// Whether its delayed beginning was delivered at the original location, and the move to the current one is pending (G-39).
    var isCatchingUp = false
    /// Whether delayed phases are being delivered to its view.
    var isShownPast = false
}

/// From hardware samples to events: T-2 to T-9, T-26, HT-32 to HT-41.
extension World {
    static let frame = 1.0 / 60

    /// Moves wait for the frame. Other samples are preceded by the waiting moves (T-20, T-26).
    mutating func receive(_ samples: [Sample]) {
        if samples.allSatisfy({ $0.phase == .moved }) {
            if tick == nil {
                tick = deadline(in: 0)
                tick!.time = ((now / World.frame + 1e-6).rounded(.down) + 1) * World.frame
            }
            for sample in samples {
                // A finger that moves and returns within a frame has moved.
                let earlier = pendingMoves.first { $0.finger == sample.finger }
                let isNew = touchDown(finger: sample.finger).map { touches[$0].place != sample.place } ?? false
                pendingMoves.removeAll { $0.finger == sample.finger }
                pendingMoves.append((sample.finger, sample.place, now, earlier?.isNew == true || isNew))
            }
            return
        }
        flushMoves()
        // A repeated touch-down means that a lift was lost, so the previous contact is cancelled.
        var lost: [Int: Phase] = [:]
        for sample in samples where sample.phase == .began {
            guard let touch = touchDown(finger: sample.finger) else { continue }
            update(touch, .cancelled, touches[touch].place, now)
            lost[touch] = .cancelled
        }
        send(lost)
        var phases: [Int: Phase] = [:]
        let wereDown = Set(touches.indices.filter { touches[$0].isDown })
        for sample in samples {
            if sample.phase == .began {
                if let touch = begin(sample, wereDown) { phases[touch] = .began }
            } else if let touch = touchDown(finger: sample.finger) {
                if sample.phase == .moved && sample.place == touches[touch].place { continue }  // T-9
                update(touch, sample.phase, sample.place, now)
                phases[touch] = sample.phase
            }
        }
        send(phases)
    }

    func touchDown(finger: Int) -> Int? { touches.lastIndex { $0.finger == finger && $0.isDown } }

    /// T-26: delivers all moves of a frame together.
    mutating func flushMoves() {
        let moves = pendingMoves
        pendingMoves = []
        var phases: [Int: Phase] = [:]
        for move in moves {
            guard let touch = touchDown(finger: move.finger), move.isNew else { continue }
            update(touch, .moved, move.place, move.time)
            phases[touch] = .moved
        }
        send(phases)
    }

    mutating func update(_ touch: Int, _ phase: Phase, _ place: Point, _ time: Double) {
        touches[touch].place = place
        touches[touch].time = time
        if place.distance(to: touches[touch].start) > 45 { touches[touch].tapCount = 0 }  // T-6
        if phase == .ended || phase == .cancelled { touches[touch].isDown = false }
        touches[touch].wasCancelled = phase == .cancelled
    }

    /// Handles a touch-down: binds it to the hit view (HT-39), decides whether the view receives it, and adds it to the recognizers.
    mutating func begin(_ sample: Sample, _ wereDown: Set<Int>) -> Int? {
        guard let (asked, view) = hitTest(onScreen: sample.place) else { return nil }  // HT-41
        // A view of another window (HT-29) determines the window of the touch.
        let window = isInAWindow(view) ? line(view).last! : asked
        var touch = Touch(
            finger: sample.finger, window: window, view: view, start: sample.place, startTime: now,
            place: sample.place, time: now)
        touch.tapCount = tapCount(at: sample.place)
        touch.isSuppressed = isSuppressed(view, window, wereDown)
        touches.append(touch)
        gather(touches.count - 1)
        return touches.count - 1
    }

    /// T-5, T-6: the tap count is one more than that of the tap that ended last, less than 0.35 s ago and within 45 points. Each tap is
    /// continued at most once.
    mutating func tapCount(at place: Point) -> Int {
        let near = touches.indices.filter {
            let touch = touches[$0]
            return touch.lift != nil && !touch.isCounted && touch.tapCount > 0 && now - touch.time <= 0.35
                && place.distance(to: touch.start) <= 45
        }
        guard let last = near.max(by: { (touches[$0].lift!, $0) < (touches[$1].lift!, $1) }) else { return 1 }
        touches[last].isCounted = true
        return touches[last].tapCount + 1
    }

    /// DL-13 to DL-17: whether the view does not receive it. A finger that lifts in the same report still counts.
    func isSuppressed(_ view: Int, _ window: Int, _ wereDown: Set<Int>) -> Bool {
        let down = touches.indices.filter {
            (touches[$0].isDown || wereDown.contains($0)) && touches[$0].window == window
        }
        if !scene.views[view].isMultiple && down.contains(where: { touches[$0].view == view }) { return true }  // DL-13
        // Touches that the view has received or may receive in this event. A touch whose beginning is delayed does not count.
        let tracked = down.filter {
            touches[$0].received == .began || touches[$0].received == .nothing && !wereDown.contains($0)
        }
        .map { touches[$0] }.filter { !$0.isSuppressed && !$0.isTaken && $0.view != view }
        if scene.views[view].isExclusive && !tracked.isEmpty { return true }  // DL-15 b
        return tracked.contains { scene.views[$0.view].isExclusive }  // DL-15 a
    }

    // MARK: Time

    /// Runs frames and deadlines in the order of their times.
    mutating func advance(to time: Double) {
        while true {
            let due = [tick, nextDeadline].compactMap { $0 }.min { ($0.time, $0.number) < ($1.time, $1.number) }
            guard let due, due.time <= time else { break }
            now = due.time
            if due == tick {
                tick = nil
                flushMoves()
            } else {
                passDeadline()
            }
        }
        now = time
    }
}
