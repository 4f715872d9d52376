/// What each kind of recognizer makes of its touches: G-52 to G-54, and the planned ones.
extension World {
    /// DL-2, DL-6: each recognizer hears of the touches that it follows, one call for each phase.
    mutating func tellRecognizers(in window: Int) {
        for index in deliveryOrder(Array(attempts.indices)) {
            for phase in Phase.allCases {
                let set = attempts[index].present.filter { changed[$0] == phase && touches[$0].window == window }
                guard !set.isEmpty, !attempts[index].isOver else { continue }
                // G-62
                if phase == .ended || phase == .cancelled { attempts[index].present.removeAll { set.contains($0) } }
                // What has matched and waits is not told any more (G-24).
                if attempts[index].match == .ended && phase != .cancelled { continue }
                hear(index, phase, set)
                awaitVerdict(index)
            }
        }
        // a finger of a failed attempt has lifted.
        for index in attempts.indices
        where attempts[index].failedFingers.contains(where: { !touches[$0].isDown }) {
            attempts[index].failedFingers = []
        }
    }

    /// G-5: two seconds after the last lift.
    mutating func awaitVerdict(_ index: Int) {
        let attempt = attempts[index]
        guard attempt.present.isEmpty, !attempt.isOver, attempt.isActive, attempt.match != .ended else { return }
        attempts[index].verdict = now + 2
    }

    mutating func hear(_ index: Int, _ phase: Phase, _ set: [Int]) {
        attempts[index].memory.calls[phase, default: 0] += 1
        let before = attempts[index].state
        switch scene.recognizers[index].kind {
        case .planned(let moves): hearPlanned(index, phase, set, moves)
        case .tap(let taps, let fingers): hearTap(index, phase, set, taps, fingers)
        case .press(let duration, let taps, let fingers): hearPress(index, phase, set, duration, taps, fingers)
        case .pan(let minimum, let maximum): hearPan(index, phase, set, minimum, maximum)
        }
        // G-7: each movement of a gesture under way acts. A pan and a press say so themselves.
        if case .planned = scene.recognizers[index].kind, phase == .moved, attempts[index].isUnderWay,
            before == attempts[index].state, attempts[index].owes == nil
        {
            enter(index, .changed)
        }
    }

    /// DL-23: the system takes a touch away.
    mutating func cancelled(_ index: Int) {
        if attempts[index].isPossible { fail(index) } else { enter(index, .cancelled) }
    }

    // MARK: Planned

    mutating func hearPlanned(_ index: Int, _ phase: Phase, _ set: [Int], _ moves: [Recognizer.Move]) {
        let fingers = set.map { "\(touches[$0].finger)" }.sorted().joined(separator: " ")
        write(recognizerName(index), "hears \(phase)", fingers)
        let count = attempts[index].memory.calls[phase] ?? 0
        for move in moves where move.phase == phase && move.count == count {
            switch move.verb {
            case .set(let state): enter(index, state)
            case .endIfLast: if attempts[index].present.isEmpty { enter(index, .ended) }
            case .ignore: for touch in set { ignore(index, touch) }
            }
        }
        if phase == .cancelled { cancelled(index) }
    }

    /// G-14; G-5: who ignores all its touches has failed at once.
    mutating func ignore(_ index: Int, _ touch: Int) {
        attempts[index].present.removeAll { $0 == touch }
        attempts[index].all.remove(touch)
        if attempts[index].all.isEmpty && attempts[index].isPossible { fail(index) }
    }

    // MARK: Tap

    /// G-52, Q-1: 45 pt, 1.5 s, 0.35 s.
    mutating func hearTap(_ index: Int, _ phase: Phase, _ set: [Int], _ taps: Int, _ fingers: Int) {
        switch phase {
        case .began:
            for touch in set {
                attempts[index].memory.starts[touch] = touches[touch].place
            }
            if attempts[index].present.count > fingers { return fail(index) }
            if attempts[index].memory.peak == 0 { attempts[index].memory.deadline = touches[set[0]].time + 1.5 }
            attempts[index].memory.peak = max(attempts[index].memory.peak, attempts[index].present.count)
            let place = middle(attempts[index].present)
            if attempts[index].memory.peak == fingers {
                if let first = attempts[index].memory.firstPlace {
                    if place.distance(to: first) > 45 { return fail(index) }
                } else {
                    attempts[index].memory.firstPlace = place
                }
            }
        case .moved:
            for touch in set where touches[touch].place.distance(to: attempts[index].memory.starts[touch]!) > 45 {
                return fail(index)
            }
        case .ended:
            for touch in set where touches[touch].place.distance(to: attempts[index].memory.starts[touch]!) > 45 {
                return fail(index)
            }
            guard attempts[index].memory.peak == fingers else { return fail(index) }
            guard attempts[index].present.isEmpty else { return }
            attempts[index].memory.taps += 1
            if attempts[index].memory.taps == taps {
                attempts[index].memory.deadline = nil
                return enter(index, .ended)
            }
            attempts[index].memory.peak = 0
            attempts[index].memory.deadline = now + 0.35
        case .cancelled: cancelled(index)
        }
    }

    func middle(_ set: [Int]) -> Point {
        var sum = Point(0, 0)
        for touch in set { sum = Point(sum.x + touches[touch].place.x, sum.y + touches[touch].place.y) }
        return Point(sum.x / Double(set.count), sum.y / Double(set.count))
    }

    // MARK: Long press

    /// G-53: 10 pt before it begins.
    mutating func hearPress(
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
            if attempts[index].present.count > fingers { return fail(index) }
            if attempts[index].present.count == fingers {
                attempts[index].memory.deadline = touches[set[0]].time + duration
            }
        case .moved:
            if isUnderWay { return enter(index, .changed) }
            for touch in set where touches[touch].place.distance(to: attempts[index].memory.starts[touch]!) > 10 {
                return fail(index)
            }
        case .ended:
            if isUnderWay { enter(index, .ended) } else { fail(index) }
        case .cancelled: cancelled(index)
        }
    }

    // MARK: Pan

    /// G-54: 10 pt of way, with at least the minimum down; fingers that rest are passed over, as in SV-6.
    mutating func hearPan(_ index: Int, _ phase: Phase, _ set: [Int], _ minimum: Int, _ maximum: Int) {
        let isUnderWay = attempts[index].isUnderWay
        let count = attempts[index].present.count
        defer { for touch in set { attempts[index].memory.last[touch] = touches[touch].place } }
        switch phase {
        case .began:
            guard count > maximum else { return }
            if isUnderWay {  // it ends, and the finger is none of its own.
                enter(index, .ended)
                for touch in set { ignore(index, touch) }
            } else {
                fail(index)
            }
        case .moved:
            guard count >= minimum else { return }  // G-64
            for touch in set {
                let before = attempts[index].memory.last[touch]!
                attempts[index].memory.travel.x += (touches[touch].place.x - before.x) / Double(set.count)
                attempts[index].memory.travel.y += (touches[touch].place.y - before.y) / Double(set.count)
            }
            if isUnderWay {
                enter(index, .changed)
            } else if attempts[index].memory.travel.distance(to: Point(0, 0)) >= 10 {
                enter(index, .began)
            }
        case .ended:
            guard count == 0 else { return }
            if isUnderWay { enter(index, .ended) } else { fail(index) }
        case .cancelled: cancelled(index)
        }
    }

    // MARK: Deadlines

    var nextDeadline: Double? {
        attempts.flatMap { [$0.memory.deadline, $0.verdict] }.compactMap { $0 }.min()
    }

    /// What falls due now, one after the other, each with what follows from it.
    mutating func passDeadline() {
        for index in deliveryOrder(Array(attempts.indices)) {
            if let due = attempts[index].memory.deadline, due <= now {
                attempts[index].memory.deadline = nil
                if case .press = scene.recognizers[index].kind { enter(index, .began) } else { fail(index) }
                return settle()
            }
            if let due = attempts[index].verdict, due <= now {
                attempts[index].verdict = nil
                if attempts[index].isUnderWay { enter(index, .cancelled) } else { fail(index) }
                return settle()
            }
        }
    }
}
