/// Contests are decided here: G-1 to G-30, G-45, G-61.
extension World {
    // MARK: Joining

    /// DL-3, G-16: all recognizers from the hit view up to the window that may have the touch.
    mutating func gather(_ touch: Int) {
        // A view that an override found outside any window (HT-29) hears of the touch, its recognizers do not.
        guard isInAWindow(touches[touch].view) else { return }
        for view in line(touches[touch].view) {
            for index in recognizers(of: view) where attempts[index].isEnabled {
                if belongsToFailedAttempt(index, touch) { continue }
                if mayReceive(index, touch) { join(index, touch) }
            }
        }
    }

    func recognizers(of view: Int) -> [Int] { scene.recognizers.indices.filter { scene.recognizers[$0].view == view } }

    func mayReceive(_ index: Int, _ touch: Int) -> Bool {
        let recognitionSequence = attempts[index]
        // One that has matched and waits takes no more (G-24), nor does one that is over and not yet reset (G-12).
        guard !recognitionSequence.isOver, recognitionSequence.match != .ended else { return false }
        if let delegate = scene.recognizers[index].delegate {  // G-16
            guard delegate.receivesEvents else { return false }
            if let views = delegate.receivesTouchesIn, !views.contains(touches[touch].view) { return false }
        }
        return true
    }

    /// until one of the fingers of a failed attempt has lifted, those that land belong to it.
    mutating func belongsToFailedAttempt(_ index: Int, _ touch: Int) -> Bool {
        if attempts[index].failedFingers.contains(where: { !touches[$0].isDown }) { attempts[index].failedFingers = [] }
        guard !attempts[index].failedFingers.isEmpty else { return false }
        attempts[index].failedFingers.insert(touch)
        return true
    }

    mutating func join(_ index: Int, _ touch: Int) {
        if attempts[index].joining == 0 {
            joinings += 1
            attempts[index].joining = joinings
        }
        attempts[index].present.append(touch)
        attempts[index].all.insert(touch)
        attempts[index].verdict = nil
    }

    /// G-25, asked once an attempt.
    func requirements(of index: Int) -> Set<Int> {
        var all = scene.recognizers[index].requires
        for other in scene.recognizers.indices where other != index {
            if scene.recognizers[index].delegate?.requires.contains(other) == true { all.insert(other) }
            if scene.recognizers[other].delegate?.requiredBy.contains(index) == true { all.insert(other) }
        }
        return all
    }

    // MARK: Order

    /// DL-5: deepest view first; within a view in array order. Views beside each other come in the order of their touches.
    func deliveryOrder(_ indices: [Int]) -> [Int] {
        indices.sorted {
            let (one, other) = (depth(ofRecognizer: $0), depth(ofRecognizer: $1))
            return one != other ? one > other : comesFirst($0, $1)
        }
    }

    private func comesFirst(_ one: Int, _ other: Int) -> Bool {
        let first = attempts[one].all.filter { changed[$0] != nil }.min() ?? .max
        let second = attempts[other].all.filter { changed[$0] != nil }.min() ?? .max
        if first != second { return first < second }
        // Nothing happens to a finger just now.
        if scene.recognizers[one].view != scene.recognizers[other].view,
            attempts[one].joining != attempts[other].joining
        {
            return attempts[one].joining < attempts[other].joining
        }
        return one < other
    }

    func joiningOrder(_ indices: [Int]) -> [Int] { indices.sorted { attempts[$0].joining < attempts[$1].joining } }

    /// One without a view is nowhere.
    func depth(ofRecognizer index: Int) -> Int { scene.recognizers[index].view.map { depth($0) } ?? 0 }

    /// G-20: deepest view first; within a view whoever was added last, but of its taps those that take more taps (G-65).
    func tieOrder(_ indices: [Int]) -> [Int] {
        var order = indices.sorted {
            let (one, other) = (depth(ofRecognizer: $0), depth(ofRecognizer: $1))
            if one != other { return one > other }
            let (mine, yours) = (recency($0), recency($1))
            if mine != yours { return mine > yours }
            let (first, second) = (attempts[$0].all.min() ?? .max, attempts[$1].all.min() ?? .max)
            return first != second ? first < second : comesFirst($0, $1)
        }
        for view in Set(order.compactMap { taps($0) == nil ? nil : scene.recognizers[$0].view }) {
            let places = order.indices.filter { taps(order[$0]) != nil && scene.recognizers[order[$0]].view == view }
            let stacked = places.map { order[$0] }.enumerated().sorted {
                let (one, other) = (taps($0.element)!, taps($1.element)!)
                return one != other ? one > other : $0.offset < $1.offset
            }
            for (place, (_, index)) in zip(places, stacked) { order[place] = index }
        }
        return order
    }

    /// Its place among the recognizers of its view.
    func recency(_ index: Int) -> Int {
        scene.recognizers[..<index].count { $0.view != nil && $0.view == scene.recognizers[index].view }
    }

    func taps(_ index: Int) -> Int? {
        if case .tap(let taps, _) = scene.recognizers[index].kind { taps } else { nil }
    }

    // MARK: Deciding

    /// What a subclass may set, and what becomes of it (G-2, G-4, G-68).
    mutating func enter(_ index: Int, _ state: State) {
        switch (attempts[index].state, state) {
        case (.possible, .began), (.possible, .changed):
            if attempts[index].match == nil { attempts[index].match = .began }
        case (.possible, .ended):
            if attempts[index].match != .ended { attempts[index].hasWaited = false }
            attempts[index].match = .ended
        case (.possible, .failed):
            // Who has said that it ended says nothing more.
            if attempts[index].match != .ended || attempts[index].hasWaited { fail(index) }
        case (.possible, .cancelled):
            // Begun and cancelled at once is nothing.
            if attempts[index].match == .began && !attempts[index].hasWaited { fail(index) }
        case (.began, .began), (.began, .changed), (.changed, .changed):
            attempts[index].state = .changed
            attempts[index].owes = attempts[index].owes == .began ? .began : .changed
        case (.began, .ended), (.changed, .ended):
            attempts[index].state = .ended
            attempts[index].owes = .ended
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):  // G-4
            attempts[index].state = .cancelled
            attempts[index].owes = attempts[index].hasActed ? .cancelled : nil
        default: break
        }
    }

    /// Decides, acts, tells the views, and so on until nothing changes any more; then what is over is reset.
    mutating func settle() {
        guard !isDeciding else { return }
        isDeciding = true
        decideAndAct()
        isDeciding = false
        notifyViews(in: nil)
        resetWhatIsOver()
    }

    mutating func decideAndAct() {
        repeat { decide() } while act()
    }

    /// G-20: one after the other, always the first of those that need not wait.
    mutating func decide() {
        while true {
            failThoseWhoseRequirementRecognized()
            let ready = attempts.indices.filter {
                attempts[$0].isPossible && attempts[$0].match != nil && !isWaiting($0)
            }
            if let next = tieOrder(ready).first {
                recognize(next, attempts[next].match!)
            } else if !breakRings() {
                break
            }
        }
        for index in attempts.indices where attempts[index].isPossible && attempts[index].match != nil {
            attempts[index].hasWaited = true
        }
    }

    /// G-24, G-26: one that shares its touches and is still possible.
    func isWaiting(_ index: Int) -> Bool {
        requirements(of: index).contains { attempts[$0].isPossible && shares(index, $0) }
    }

    func shares(_ one: Int, _ other: Int) -> Bool { !attempts[one].all.isDisjoint(with: attempts[other].all) }

    /// G-24: if the other begins or recognizes, this one fails.
    mutating func failThoseWhoseRequirementRecognized() {
        for index in attempts.indices where attempts[index].isPossible && attempts[index].isActive {
            let recognized = requirements(of: index).contains {
                (attempts[$0].isUnderWay || attempts[$0].state == .ended) && shares(index, $0)
            }
            if recognized { fail(index) }
        }
    }

    /// G-26: a ring whose members all matched fails as one, once all have had their turn.
    mutating func breakRings() -> Bool {
        let rings = attempts.indices.filter { attempts[$0].match != nil && awaited(by: $0).contains($0) }
        for index in joiningOrder(Array(rings)) { fail(index) }
        return !rings.isEmpty
    }

    /// All that it waits for, directly or not, and that have matched and wait themselves.
    func awaited(by start: Int) -> Set<Int> {
        var found: Set<Int> = []
        var open = [start]
        while let next = open.popLast() {
            for other in requirements(of: next) where attempts[other].isPossible && attempts[other].match != nil {
                if shares(next, other), found.insert(other).inserted { open.append(other) }
            }
        }
        return found
    }

    mutating func fail(_ index: Int) {
        guard attempts[index].isPossible else { return }
        attempts[index].state = .failed
        attempts[index].match = nil
        noteFailedFingers(index)
    }

    /// its fingers that are down, unless one of them lifts just now. Those that it ignores as it fails are none of them.
    mutating func noteFailedFingers(_ index: Int) {
        let isLifting = attempts[index].all.contains { changed[$0] == .ended || changed[$0] == .cancelled }
        attempts[index].failedFingers = isLifting ? [] : Set(attempts[index].present)
    }

    /// One that has matched and need not wait any more: prevented, refused, or recognized.
    mutating func recognize(_ index: Int, _ match: State) {
        if match == .began && attempts[index].hasWaited && attempts[index].present.isEmpty {
            return fail(index)  // G-24: all its fingers have lifted meanwhile.
        }
        // G-27, G-61
        for other in attempts.indices where other != index {
            let isInTheWay =
                shares(index, other) && attempts[other].state == .ended
                || attempts[other].isUnderWay && (shares(index, other) || isOnOneLine(index, other))
            if isInTheWay && prevents(other, index) { return fail(index) }
        }
        guard mayBegin(index), attempts[index].isPossible else { return fail(index) }
        attempts[index].state = match
        attempts[index].match = nil
        attempts[index].owes = match
        recognitions += 1
        attempts[index].recognition = recognitions
        takeTouches(of: index)
        for other in attempts.indices where other != index && attempts[other].isPossible && attempts[other].isActive {
            if shares(index, other), prevents(index, other) { fail(other) }  // G-19
        }
    }

    /// G-61: on the same view, above it or below it; both have fingers.
    func isOnOneLine(_ one: Int, _ other: Int) -> Bool {
        guard !attempts[one].all.isEmpty, !attempts[other].all.isEmpty, let view = scene.recognizers[one].view,
            let second = scene.recognizers[other].view
        else { return false }
        return isInside(view, second) || isInside(second, view)
    }

    /// G-21 to G-23.
    func prevents(_ winner: Int, _ other: Int) -> Bool {
        let (one, two) = (scene.recognizers[winner], scene.recognizers[other])
        if one.cannotPrevent.contains(other) || two.cannotBePreventedBy.contains(winner) { return false }
        if case .tap(let taps, _) = one.kind, case .tap(let more, _) = two.kind, more > taps { return false }  // G-22
        if one.delegate?.simultaneousWith.contains(other) == true { return false }  // G-23
        return two.delegate?.simultaneousWith.contains(winner) != true
    }

    /// G-28, G-29, Q-10: the delegate, then each view whose touch would be cancelled.
    mutating func mayBegin(_ index: Int) -> Bool {
        if let delegate = scene.recognizers[index].delegate {
            write(recognizerName(index), "begins?")
            if !delegate.begins { return false }
        }
        guard scene.recognizers[index].cancels else { return true }
        var asked: Set<Int> = []
        for touch in attempts[index].all.sorted() {
            let view = touches[touch].view
            guard asked.insert(view).inserted else { continue }
            if scene.views[view].isControl {
                // One that is disabled was found by an override (HT-14) and keeps nothing for itself.
                if scene.views[view].isButton, scene.views[view].isEnabled, isSingleTap(index),
                    scene.recognizers[index].view != view
                {
                    return false
                }
                continue
            }
            write(name(view), "lets \(recognizerName(index)) begin?")
            if scene.views[view].refuses.contains(index) { return false }
        }
        return true
    }

    private func isSingleTap(_ index: Int) -> Bool {
        if case .tap(1, 1) = scene.recognizers[index].kind { true } else { false }
    }

    // MARK: Acting

    /// G-6, G-9, DL-11: first those of gestures under way, in the order of delivery, then those that have just recognized, in
    /// the order in which they did. True if there was one.
    mutating func act() -> Bool {
        let order = notified.isEmpty ? deliveryOrder(Array(attempts.indices)) : notified
        let owing = order.filter { attempts[$0].owes != nil }
        guard
            let index = owing.first(where: { attempts[$0].wasStopped })
                ?? owing.first(where: { attempts[$0].hasActed && !attempts[$0].isDueLate })
                ?? owing.min(by: { attempts[$0].recognition < attempts[$1].recognition })
        else { return false }
        let state = attempts[index].owes!
        attempts[index].owes = nil
        attempts[index].hasActed = true
        write(recognizerName(index), "acts \(state)", "of \(count(index))")
        return true
    }

    /// G-62: fingers that are down, and for a tap those that tapped.
    func count(_ index: Int) -> Int {
        if attempts[index].state == .ended {
            if case .tap = scene.recognizers[index].kind { return attempts[index].memory.firstStarts.count }
            if case .swipe = scene.recognizers[index].kind { return attempts[index].memory.starts.count }
        }
        return attempts[index].present.count { touches[$0].isDown }
    }

    // MARK: Ending

    /// G-11 to G-13: what is over is reset, with all that it is linked to by a requirement; in the order in which they joined.
    mutating func resetWhatIsOver() {
        let free = joiningOrder(
            attempts.indices.filter { index in
                attempts[index].isOver && group(of: index).allSatisfy { attempts[$0].isOver }
            })
        for index in free { reset(index) }
        if !free.isEmpty { settle() }
    }

    /// All that are linked, directly or not, and take part.
    func group(of index: Int) -> Set<Int> {
        var group: Set<Int> = []
        var open = [index]
        while let next = open.popLast() {
            guard group.insert(next).inserted else { continue }
            for other in attempts.indices where attempts[other].isActive && shares(next, other) {
                if requirements(of: next).contains(other) || requirements(of: other).contains(next) {
                    open.append(other)
                }
            }
        }
        return group
    }

    mutating func reset(_ index: Int) {
        var fresh = RecognitionSequence(isEnabled: attempts[index].isEnabled)
        fresh.failedFingers = attempts[index].failedFingers
        attempts[index] = fresh
        if case .planned = scene.recognizers[index].kind { write(recognizerName(index), "resets") }
    }
}

extension State: CustomStringConvertible {
    public var description: String {
        switch self {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        }
    }
}
