/// The kinds of recognizers: G-52 to G-54, and the planned ones.
extension World {
    /// DL-2, DL-6: each recognizer receives its touches, with one call for each phase.
    mutating func notifyRecognizers(in window: Int) {
        notified = deliveryOrder(Array(attempts.indices))
        isTelling = true
        defer { isTelling = false }
        for index in notified {
            for phase in Phase.allCases {
                let set = attempts[index].present.filter { changed[$0] == phase && touches[$0].window == window }
                guard !set.isEmpty, !attempts[index].isOver else { continue }
                // G-62
                if phase == .ended || phase == .cancelled { attempts[index].present.removeAll { set.contains($0) } }
                // A recognizer that has matched and waits receives no more touches (G-24).
                if attempts[index].match == .ended && phase != .cancelled { continue }
                deliver(index, phase, set)
            }
        }
    }

    /// G-5: schedules the reset two seconds after the last lift.
    mutating func awaitVerdicts(of phases: [Int: Phase]) {
        let over = phases.keys.filter { phases[$0] == .ended || phases[$0] == .cancelled }
        for touch in over.sorted() {
            for index in joiningOrder(Array(attempts.indices))
            where over.filter({ attempts[index].all.contains($0) }).max() == touch {
                awaitVerdict(index)
            }
        }
    }

    mutating func awaitVerdict(_ index: Int) {
        let recognitionSequence = attempts[index]
        guard recognitionSequence.present.isEmpty, !recognitionSequence.isOver, recognitionSequence.verdict == nil
        else { return }
        attempts[index].verdict = deadline(in: 2)
    }

    mutating func deliver(_ index: Int, _ phase: Phase, _ set: [Int]) {
        attempts[index].memory.calls[phase, default: 0] += 1
        let before = attempts[index].state
        switch scene.recognizers[index].kind {
        case .planned(let moves): receivePlanned(index, phase, set, moves)
        case .tap(let taps, let fingers): receiveTap(index, phase, set, taps, fingers)
        case .press(let duration, let taps, let fingers): receivePress(index, phase, set, duration, taps, fingers)
        case .pan(let minimum, let maximum): receivePan(index, phase, set, minimum, maximum)
        case .swipe(let ways, let fingers): receiveSwipe(index, phase, set, ways, fingers)
        }
        // G-7: each move of a gesture in progress calls its action. Pans and long presses set the state themselves.
        if case .planned = scene.recognizers[index].kind, phase == .moved, attempts[index].isUnderWay,
            before == attempts[index].state, attempts[index].owes == nil
        {
            enter(index, .changed)
        }
    }

    /// DL-23: the system cancels a touch.
    mutating func cancelled(_ index: Int) {
        enter(index, attempts[index].isPossible ? .failed : .cancelled)
    }

    // MARK: Planned

    mutating func receivePlanned(_ index: Int, _ phase: Phase, _ set: [Int], _ moves: [Recognizer.Move]) {
        let fingers = set.map { "\(touches[$0].finger)" }.sorted().joined(separator: " ")
        write(recognizerName(index), "receives \(phase)", fingers)
        let count = attempts[index].memory.calls[phase] ?? 0
        for move in moves where move.phase == phase && move.count == count {
            switch move.verb {
            case .set(let state): enter(index, state)
            case .endIfLast: if self.count(index) == 0 { enter(index, .ended) }
            case .ignore: for touch in set { ignore(index, touch) }
            }
        }
        if phase == .cancelled { cancelled(index) }
    }

    /// G-14; G-5: a recognizer that ignores all its touches fails immediately.
    mutating func ignore(_ index: Int, _ touch: Int) {
        attempts[index].present.removeAll { $0 == touch }
        attempts[index].all.remove(touch)
        if attempts[index].state == .failed && !attempts[index].wasStopped { noteFailedFingers(index) }
        let recognitionSequence = attempts[index]
        guard recognitionSequence.all.isEmpty, recognitionSequence.isPossible,
            recognitionSequence.match == nil || recognitionSequence.hasWaited
        else {
            return awaitVerdict(index)
        }
        fail(index)
    }

    // MARK: Tap

    /// G-52, Q-1: the limits of a tap are 45 points, 1.5 s and 0.35 s.
    mutating func receiveTap(_ index: Int, _ phase: Phase, _ set: [Int], _ taps: Int, _ fingers: Int) {
        var memory: Memory {
            get { attempts[index].memory }
            set { attempts[index].memory = newValue }
        }
        switch phase {
        case .began:
            if memory.starts.isEmpty {
                memory.peak = 0
                memory.deadline = deadline(in: 1.5)
            }
            for touch in set {
                let place = touches[touch].place
                memory.starts[touch] = place
                // Further taps must be near the first one.
                if memory.taps > 0, memory.firstStarts.allSatisfy({ $0.distance(to: place) > 45 }) {
                    return fail(index)
                }
            }
            memory.peak = max(memory.peak, memory.starts.count)
            if memory.starts.count > fingers { fail(index) }
        case .moved: if haveStrayed(index, set, by: 45) { fail(index) }
        case .ended:
            if haveStrayed(index, set, by: 45) { return fail(index) }
            if memory.firstStarts.isEmpty, memory.peak == fingers {
                memory.firstStarts = memory.lifted + memory.starts.values
            }
            for touch in set { memory.lifted.append(memory.starts.removeValue(forKey: touch)!) }
            guard memory.starts.isEmpty else { return }
            memory.lifted = []
            guard memory.peak == fingers else { return fail(index) }
            memory.taps += 1
            if memory.taps == taps {
                memory.deadline = nil
                return enter(index, .ended)
            }
            memory.deadline = deadline(in: 0.35)
        case .cancelled: cancelled(index)
        }
    }

    func haveStrayed(_ index: Int, _ set: [Int], by limit: Double) -> Bool {
        set.contains { touches[$0].place.distance(to: attempts[index].memory.starts[$0]!) > limit }
    }

    func middle(_ set: [Int]) -> Point { middle(set.map { touches[$0].place }) }

    func middle(_ places: [Point]) -> Point {
        var sum = Point(0, 0)
        for place in places { sum = Point(sum.x + place.x, sum.y + place.y) }
        return Point(sum.x / Double(places.count), sum.y / Double(places.count))
    }

    // MARK: Long press

    /// G-53: the finger may move 10 points before the press begins.
    mutating func receivePress(
        _ index: Int, _ phase: Phase, _ set: [Int], _ duration: Double, _ taps: Int, _ fingers: Int
    ) {
        let isUnderWay = attempts[index].isUnderWay
        switch phase {
        case .began:
            if isUnderWay {
                for touch in set { ignore(index, touch) }
                return
            }
            for touch in set { attempts[index].memory.starts[touch] = touches[touch].place }
            // The required taps must come before the press.
            if set.contains(where: { touches[$0].tapCount <= taps }) { return fail(index) }
            if attempts[index].present.count > fingers { return fail(index) }
            if attempts[index].present.count == fingers {
                attempts[index].memory.deadline = deadline(in: duration)
            }
        case .moved:
            if isUnderWay { return enter(index, .changed) }
            if haveStrayed(index, set, by: 10) { fail(index) }
        case .ended:
            if isUnderWay { enter(index, .ended) } else { fail(index) }
        case .cancelled: cancelled(index)
        }
    }

    // MARK: Pan

    /// G-54: begins when the center of its fingers has moved 10 points with at least the minimum number down.
    mutating func receivePan(_ index: Int, _ phase: Phase, _ set: [Int], _ minimum: Int, _ maximum: Int) {
        let isUnderWay = attempts[index].isUnderWay
        let down = attempts[index].present
        switch phase {
        case .began:
            if down.count > maximum {
                guard isUnderWay else { return fail(index) }
                enter(index, .ended)  // it ends, and the finger is none of its own.
                for touch in set { ignore(index, touch) }
                return
            }
            let others = down.filter { !set.contains($0) }
            if others.isEmpty {
                attempts[index].memory.origin = middle(down)
                attempts[index].memory.lastMiddle = middle(down)
            } else {
                passOver(index, from: middle(others), to: middle(down))
            }
        case .moved:
            if down.count < minimum {  // G-64
                return passOver(index, from: attempts[index].memory.lastMiddle, to: middle(down))
            }
            if isUnderWay {
                enter(index, .changed)
            } else if attempts[index].memory.origin.distance(to: middle(down)) >= 10 {
                enter(index, .began)
            }
        case .ended:
            if down.isEmpty {
                if isUnderWay { enter(index, .ended) } else { fail(index) }
            } else {
                passOver(index, from: middle(down + set), to: middle(down))
            }
        case .cancelled: cancelled(index)
        }
    }

    /// Moves the reference point when the center changes because a finger was added or lifted.
    mutating func passOver(_ index: Int, from before: Point, to after: Point) {
        attempts[index].memory.origin.x += after.x - before.x
        attempts[index].memory.origin.y += after.y - before.y
        attempts[index].memory.lastMiddle = after
    }

    // MARK: Swipe

    /// G-55: 50 points in one of its directions and at most 50 points across, within 0.5 s. It also fails in the opposite direction.
    mutating func receiveSwipe(_ index: Int, _ phase: Phase, _ set: [Int], _ ways: Recognizer.Ways, _ fingers: Int) {
        switch phase {
        case .began:
            if attempts[index].memory.starts.isEmpty { attempts[index].memory.deadline = deadline(in: 0.5) }
            for touch in set { attempts[index].memory.starts[touch] = touches[touch].place }
            if attempts[index].memory.starts.count > fingers { fail(index) }
        case .moved:
            guard attempts[index].memory.starts.count == fingers else { return }
            let from = middle(Array(attempts[index].memory.starts.values.sorted { ($0.x, $0.y) < ($1.x, $1.y) }))
            let to = middle(attempts[index].present)
            let (dx, dy) = (to.x - from.x, to.y - from.y)
            let strokes: [(way: Recognizer.Ways, along: Double, across: Double)] = [
                (.right, dx, dy), (.left, -dx, dy), (.up, -dy, dx), (.down, dy, dx),
            ].filter { ways.contains($0.0) }
            if strokes.contains(where: { $0.along >= 50 && $0.across.magnitude <= 50 }) {
                attempts[index].memory.deadline = nil
                enter(index, .ended)
            } else if strokes.allSatisfy({ $0.across.magnitude > 50 || $0.along < -50 }) {
                fail(index)
            }
        case .ended: fail(index)
        case .cancelled: cancelled(index)
        }
    }

    // MARK: Deadlines

    /// The deadlines. Those with the same time fire in the order in which they were set.
    mutating func deadline(in seconds: Double) -> Deadline {
        deadlines += 1
        return Deadline(time: now + seconds, number: deadlines)
    }

    var nextDeadline: Deadline? {
        attempts.flatMap { [$0.memory.deadline, $0.verdict] }.compactMap { $0 }.min {
            ($0.time, $0.number) < ($1.time, $1.number)
        }
    }

    /// Fires the first deadline, with all consequences. Recognizers whose own deadlines have the same time are decided
    /// together (G-20).
    mutating func passDeadline() {
        guard let due = nextDeadline else { return }
        if let index = attempts.firstIndex(where: { $0.verdict == due }) {
            passVerdict(of: index)
        } else {
            let together = attempts.indices.filter { attempts[$0].memory.deadline?.time == due.time }
            let number = { [attempts] index in attempts[index].memory.deadline?.number ?? 0 }
            for index in together.sorted(by: { number($0) < number($1) }) {
                attempts[index].memory.deadline = nil
                if case .press = scene.recognizers[index].kind { enter(index, .began) } else { fail(index) }
            }
        }
        settle()
    }

    /// G-5.
    private mutating func passVerdict(of index: Int) {
        attempts[index].verdict = nil
        // A recognizer that waits has already matched.
        if attempts[index].isUnderWay {
            enter(index, .cancelled)
        } else if attempts[index].match == nil {
            fail(index)
        }
    }
}

/// A deadline of a recognizer.
struct Deadline: Sendable, Equatable {
    var time: Double
    let number: Int
}
