/// One finger's contact, from began to ended (T-2, T-3).
struct Touch: Sendable {
    let finger: Int
    let window: Int
    /// HT-39: bound for the touch's life.
    let view: Int
    /// Where it went down and when.
    let start: Point
    let startTime: Double
    var place: Point
    var time: Double
    var tapCount = 1
    var isDown = true
    var wasCancelled = false
    /// The number of the event in which it lifted, once that is over.
    var lift: Int?
    /// A later tap has gone on from it.
    var isCounted = false

    // MARK: What its view knows (DL-10)

    enum Received: Sendable { case nothing, began, closed }
    var received = Received.nothing
    /// DL-13 to DL-17: the view never hears of it.
    var isSuppressed = false
    /// G-32: a recognizer has taken it from the view.
    var isTaken = false
    /// The event in which its view has heard of it last.
    var receivedEvent = 0
    /// It began for its view elsewhere than it is, and the view is yet to hear where it is now (G-39).
    var isCatchingUp = false
    /// Its view is being told of what was.
    var isShownPast = false
}

/// From what the hardware says to events: T-2 to T-9, T-26, HT-32 to HT-41.
extension World {
    static let frame = 1.0 / 60

    /// Moves alone wait for the frame; with anything else, what waits goes first (T-20, T-26).
    mutating func receive(_ samples: [Sample]) {
        if samples.allSatisfy({ $0.phase == .moved }) {
            if tick == nil {
                tick = deadline(in: 0)
                tick!.time = ((now / World.frame + 1e-6).rounded(.down) + 1) * World.frame
            }
            for sample in samples {
                // What moves and comes back within a frame has moved.
                let earlier = pendingMoves.first { $0.finger == sample.finger }
                let isNew = touchDown(finger: sample.finger).map { touches[$0].place != sample.place } ?? false
                pendingMoves.removeAll { $0.finger == sample.finger }
                pendingMoves.append((sample.finger, sample.place, now, earlier?.isNew == true || isNew))
            }
            return
        }
        flushMoves()
        // A finger that comes while it is down was lost on the way: that contact is cancelled.
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

    /// T-26: all moves of a frame come together.
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

    /// A finger goes down: it is bound to the hit view (HT-39), its view may or may not receive it, and recognizers are gathered.
    mutating func begin(_ sample: Sample, _ wereDown: Set<Int>) -> Int? {
        guard let (asked, view) = hitTest(onScreen: sample.place) else { return nil }  // HT-41
        // A view of another window (HT-29) brings its own.
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

    /// T-5, T-6: one more than that of the tap that was the last to end, less than 0.35 s ago within 45 pt; each tap is
    /// gone on from once.
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

    /// DL-13 to DL-17. A finger that lifts in the same report is still there.
    func isSuppressed(_ view: Int, _ window: Int, _ wereDown: Set<Int>) -> Bool {
        let down = touches.indices.filter {
            (touches[$0].isDown || wereDown.contains($0)) && touches[$0].window == window
        }
        if !scene.views[view].isMultiple && down.contains(where: { touches[$0].view == view }) { return true }  // DL-13
        // What its view has heard of, or may hear of in this event. One whose beginning is delayed is not yet tracked.
        let tracked = down.filter {
            touches[$0].received == .began || touches[$0].received == .nothing && !wereDown.contains($0)
        }
        .map { touches[$0] }.filter { !$0.isSuppressed && !$0.isTaken && $0.view != view }
        if scene.views[view].isExclusive && !tracked.isEmpty { return true }  // DL-15 b
        return tracked.contains { scene.views[$0.view].isExclusive }  // DL-15 a
    }

    // MARK: Time

    /// Frames and deadlines, in the order in which they fall due.
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
