/// Delivery to views and its order: DL-1 to DL-12, G-31 to G-43.
extension World {
    /// DL-1, DL-2: sends the event to each window with touches, first to the recognizers, then to the views. Resets finished
    /// recognizers at the end.
    mutating func send(_ phases: [Int: Phase]) {
        guard !phases.isEmpty else { return }
        changed = phases
        events += 1
        windowsToCome = Set(phases.keys.map { touches[$0].window })
        for touch in phases.keys.sorted() where windowsToCome.contains(touches[touch].window) {
            let window = touches[touch].window
            isDeciding = true
            notifyRecognizers(in: window)
            decideAndAct()
            windowsToCome.remove(window)
            // Changes that views make take effect at once.
            isDeciding = false
            notifyViews(in: window)
        }
        for touch in phases.keys where phases[touch] == .ended { touches[touch].lift = events }
        awaitVerdicts(of: phases)
        changed = [:]
        notified = []
        resetWhatIsOver()
    }

    /// G-32: cancels the touches of a gesture in its views. Touches that join the gesture are cancelled when the views are
    /// notified, if it is still in progress.
    mutating func takeTouches() {
        for index in attempts.indices { takeTouches(of: index) }
    }

    mutating func takeTouches(of index: Int) {
        guard scene.recognizers[index].cancels, attempts[index].isUnderWay || attempts[index].state == .ended else {
            return
        }
        for touch in attempts[index].all where touches[touch].received != .closed { touches[touch].isTaken = true }
    }

    /// G-42: whether a recognizer delays the beginning of the touch.
    func isBeginningDelayed(_ touch: Int) -> Bool {
        attempts.indices.contains {
            scene.recognizers[$0].delaysBegan && attempts[$0].isPossible && attempts[$0].all.contains(touch)
        }
    }

    /// G-37: whether a recognizer delays the end of the touch.
    func isEndDelayed(_ touch: Int) -> Bool {
        attempts.indices.contains {
            scene.recognizers[$0].delaysEnded && attempts[$0].isPossible && attempts[$0].all.contains(touch)
        }
    }

    /// DL-7, Q-8: notifies the views in the order in which their touches began, each of began, moved, ended, cancelled.
    mutating func notifyViews(in window: Int?) {
        takeTouches()
        finishWhatLiftedEarlier()
        let present = touches.indices.filter {
            (touches[$0].isDown || changed[$0] != nil) && (window == nil || touches[$0].window == window)
                && (changed[$0] == nil || !windowsToCome.contains(touches[$0].window))
        }
        let open = present.filter { touches[$0].received != .closed && !touches[$0].isSuppressed }
        var order: [Int] = []
        for touch in present where !order.contains(touches[touch].view) { order.append(touches[touch].view) }
        for view in order {
            let mine = open.filter { touches[$0].view == view }
            for phase in Phase.allCases { notifyTouches(mine.filter { receivesNow($0, phase) }, phase) }
            for touch in mine where touches[touch].received == .nothing {
                // G-40: a touch that is cancelled before its view has received it is not delivered.
                if touches[touch].isTaken || touches[touch].wasCancelled { touches[touch].received = .closed }
            }
        }
    }

    /// Whether the view receives this phase of a touch now. G-39, G-41: a delayed touch begins at its original location, moves
    /// to its current location, and ends if it has lifted.
    func receivesNow(_ touch: Int, _ phase: Phase) -> Bool {
        let state = touches[touch]
        // While delayed phases are delivered to its view, only a cancellation can come between.
        if state.isShownPast && changed[touch] != .cancelled { return false }
        switch phase {
        case .began:
            return state.received == .nothing && !state.isTaken && !state.wasCancelled && !isBeginningDelayed(touch)
        case .moved:
            return state.received == .began && !state.isTaken
                && (changed[touch] == .moved && state.receivedEvent != events || state.isCatchingUp)
        case .ended:
            return state.received == .began && !state.isTaken && changed[touch] == .ended && !isEndDelayed(touch)
        case .cancelled:
            return state.received == .began && !liftedEarlier(touch) && (state.isTaken || changed[touch] == .cancelled)
        }
    }

    func liftedEarlier(_ touch: Int) -> Bool { !touches[touch].isDown && changed[touch] == nil }

    /// G-37, G-41: touches that lifted in an earlier event, and that no recognizer delays any more, are delivered
    /// one by one, in the order of their lifts.
    mutating func finishWhatLiftedEarlier() {
        let lifted = touches.indices.filter {
            liftedEarlier($0) && touches[$0].received != .closed && !touches[$0].isSuppressed
                && !touches[$0].isShownPast
                && !touches[$0].wasCancelled
        }
        for touch in lifted.sorted(by: { (touches[$0].lift!, $0) < (touches[$1].lift!, $1) }) {
            closeIfTaken(touch)
            if touches[touch].received == .nothing, !isBeginningDelayed(touch) {
                notifyTouches([touch], .began)
                closeIfTaken(touch)
                if touches[touch].received == .began, touches[touch].place != touches[touch].start {
                    notifyTouches([touch], .moved)
                    closeIfTaken(touch)
                }
            }
            if touches[touch].received == .began, !isEndDelayed(touch) { notifyTouches([touch], .ended) }
        }
    }

    /// G-32: after a change that its view made in a callback, a recognizer may cancel the touch.
    private mutating func closeIfTaken(_ touch: Int) {
        takeTouches()
        guard touches[touch].isTaken, touches[touch].received != .closed else { return }
        if touches[touch].received == .began { notifyTouches([touch], .cancelled) }
        touches[touch].received = .closed
    }

    mutating func notifyTouches(_ set: [Int], _ phase: Phase) {
        guard let first = set.first else { return }
        let places = touches.map(\.place)
        for touch in set {
            touches[touch].received = phase == .ended || phase == .cancelled ? .closed : .began
            if phase == .began {
                touches[touch].isCatchingUp = touches[touch].place != touches[touch].start
                touches[touch].place = touches[touch].start
            }
            touches[touch].receivedEvent = events
        }
        let past = set.filter { phase == .began ? changed[$0] != .began : touches[$0].isCatchingUp }
        for touch in set where phase != .began { touches[touch].isCatchingUp = false }
        for touch in past { touches[touch].isShownPast = true }
        notify(touches[first].view, phase, set)
        for touch in past { touches[touch].isShownPast = false }
        if phase == .began { for touch in set { touches[touch].place = places[touch] } }
    }

    // MARK: The responder chain

    /// RC-2, RC-9, RC-10: notifies the view, or the next responder if the view does not handle the phase.
    mutating func notify(_ view: Int, _ phase: Phase, _ set: [Int]) {
        var place: Int? = view
        while let here = place {
            let spec = scene.views[here]
            if spec.isControl { return notifyControl(here, phase, set) }  // C-24
            if spec.receives.contains(phase) {
                write(name(here), phase.description, describe(set))
                if !spec.forwards { return }
            }
            place = superview(here)
        }
    }

    func describe(_ set: [Int]) -> String {
        set.map { touch in
            let (finger, place) = (touches[touch].finger, touches[touch].place)
            return "\(finger)@\(place)x\(touches[touch].tapCount)"
        }.sorted().joined(separator: " ")
    }
}
