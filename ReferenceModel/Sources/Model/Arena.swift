/// The arena, which decides between recognizers: G-1 to G-30, G-45, G-61.
extension World {
    // MARK: Joining

    /// DL-3, G-16: adds the touch to all recognizers from the hit view up to the window that may receive it.
    mutating func gather(_ touch: Int) {
        // A view without a window that an override returned (HT-29) receives the touch, but its recognizers do not.
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
        // A recognizer that has matched and waits receives no more touches (G-24), and neither does one that has not been reset (G-12).
        guard !recognitionSequence.isOver, recognitionSequence.match != .ended else { return false }
        if let delegate = scene.recognizers[index].delegate {  // G-16
            guard delegate.receivesEvents else { return false }
            if let views = delegate.receivesTouchesIn, !views.contains(touches[touch].view) { return false }
        }
        return true
    }

    /// until one finger of a failed attempt has lifted, new fingers belong to that attempt.
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

    /// G-25: the failure requirements, which are determined once for each attempt.
    func requirements(of index: Int) -> Set<Int> {
        var all = scene.recognizers[index].requires
        for other in scene.recognizers.indices where other != index {
            if scene.recognizers[index].delegate?.requires.contains(other) == true { all.insert(other) }
            if scene.recognizers[other].delegate?.requiredBy.contains(index) == true { all.insert(other) }
        }
        return all
    }

    // MARK: Order

    /// DL-5: deepest view first, within a view in array order. Sibling views are in the order of their touches.
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
        // No touch changes in the current event.
        if scene.recognizers[one].view != scene.recognizers[other].view,
            attempts[one].joining != attempts[other].joining
        {
            return attempts[one].joining < attempts[other].joining
        }
        return one < other
    }

    func joiningOrder(_ indices: [Int]) -> [Int] { indices.sorted { attempts[$0].joining < attempts[$1].joining } }

    /// The depth of a recognizer without a view is 0.
    func depth(ofRecognizer index: Int) -> Int { scene.recognizers[index].view.map { depth($0) } ?? 0 }

    /// G-20: deepest view first, within a view the one added last. Of its tap recognizers, those with more taps come first (G-65).
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

    /// The index of a recognizer among the recognizers of its view.
    func recency(_ index: Int) -> Int {
        scene.recognizers[..<index].count { $0.view != nil && $0.view == scene.recognizers[index].view }
    }

    func taps(_ index: Int) -> Int? {
        if case .tap(let taps, _) = scene.recognizers[index].kind { taps } else { nil }
    }

    // MARK: Deciding

    /// Sets the state as a subclass does, and applies the allowed transitions (G-2, G-4, G-68).
    mutating func enter(_ index: Int, _ state: State) {
        switch (attempts[index].state, state) {
        case (.possible, .began), (.possible, .changed):
            if attempts[index].match == nil { attempts[index].match = .began }
        case (.possible, .ended):
            if attempts[index].match != .ended { attempts[index].hasWaited = false }
            attempts[index].match = .ended
        case (.possible, .failed):
            // A recognizer that has matched as ended cannot fail any more.
            if attempts[index].match != .ended || attempts[index].hasWaited { fail(index) }
        case (.possible, .cancelled):
            // Beginning and cancelling in the same event is a failure.
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

    /// Decides, calls actions and notifies views repeatedly until nothing changes, and then resets finished recognizers.
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

    /// G-20: decides one recognizer after the other, always the first that does not wait.
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

    /// G-24, G-26: whether it waits for a recognizer that shares its touches and is still possible.
    func isWaiting(_ index: Int) -> Bool {
        requirements(of: index).contains { attempts[$0].isPossible && shares(index, $0) }
    }

    func shares(_ one: Int, _ other: Int) -> Bool { !attempts[one].all.isDisjoint(with: attempts[other].all) }

    /// G-24: a recognizer fails if one that it requires to fail begins or recognizes.
    mutating func failThoseWhoseRequirementRecognized() {
        for index in attempts.indices where attempts[index].isPossible && attempts[index].isActive {
            let recognized = requirements(of: index).contains {
                (attempts[$0].isUnderWay || attempts[$0].state == .ended) && shares(index, $0)
            }
            if recognized { fail(index) }
        }
    }

    /// G-26: a cycle whose members have all matched fails as a whole, after all have been decided.
    mutating func breakRings() -> Bool {
        let rings = attempts.indices.filter { attempts[$0].match != nil && awaited(by: $0).contains($0) }
        for index in joiningOrder(Array(rings)) { fail(index) }
        return !rings.isEmpty
    }

    /// The recognizers that it waits for, directly or indirectly, and that have matched and wait themselves.
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

    /// records the fingers that are down, unless one of them lifts in this event. Fingers that it ignores while it fails
    /// do not count.
    mutating func noteFailedFingers(_ index: Int) {
        let isLifting = attempts[index].all.contains { changed[$0] == .ended || changed[$0] == .cancelled }
        attempts[index].failedFingers = isLifting ? [] : Set(attempts[index].present)
    }

    /// Decides a recognizer that has matched and does not wait: it is prevented, refused or recognized.
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

    /// G-61: whether both have touches and their views are the same or one contains the other.
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

    /// G-28, G-29, Q-10: asks the delegate and then each view whose touch would be cancelled.
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
                // A disabled control was returned by an override (HT-14) and does not prevent taps.
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

    /// G-6, G-9, DL-11: calls the actions of gestures in progress in the order of delivery, then those of new gestures in
    /// the order of recognition. Returns whether there was one.
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

    /// G-62: the number of fingers that are down, or for a tap the number that tapped.
    func count(_ index: Int) -> Int {
        if attempts[index].state == .ended {
            if case .tap = scene.recognizers[index].kind { return attempts[index].memory.firstStarts.count }
            if case .swipe = scene.recognizers[index].kind { return attempts[index].memory.starts.count }
        }
        return attempts[index].present.count { touches[$0].isDown }
    }

    // MARK: Ending

    /// G-11 to G-13: resets finished recognizers together with those that failure requirements link to them, in the order in
    /// which they joined.
    mutating func resetWhatIsOver() {
        let free = joiningOrder(
            attempts.indices.filter { index in
                attempts[index].isOver && group(of: index).allSatisfy { attempts[$0].isOver }
            })
        for index in free { reset(index) }
        if !free.isEmpty { settle() }
    }

    /// The participating recognizers that are linked to it, directly or indirectly.
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
