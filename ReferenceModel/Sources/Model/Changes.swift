/// Changes that the application makes in a callback or between events: DL-19, DL-20, DL-22, G-45, G-46, G-66.
extension World {
    mutating func make(_ change: Change) {
        switch change {
        case .removeView(let view): removeView(view)
        case .addView(let view):
            guard let parent = scene.views[view].parent, !children[parent].contains(view) else { return }
            children[parent].append(view)
        case .toggleHidden(let view): scene.views[view].isHidden.toggle()
        case .toggleInteraction(let view): scene.views[view].isInteractive.toggle()
        case .disable(let index): disable(index)
        case .enable(let index): attempts[index].isEnabled = true
        case .toggle(let index):
            disable(index)
            attempts[index].isEnabled = true
        case .removeRecognizer(let index):
            stop(index)
            scene.recognizers[index].view = nil
            attempts[index].failedFingers = []
        case .bringToFront(let view):
            guard let parent = scene.views[view].parent, children[parent].contains(view) else { return }
            children[parent].removeAll { $0 == view }
            children[parent].append(view)
        case .set(let index, let state): enter(index, state)
        case .ignoreForAMoment: cancelEverything()
        }
    }

    mutating func disable(_ index: Int) {
        guard attempts[index].isEnabled else { return }
        attempts[index].isEnabled = false
        stop(index)
        attempts[index].failedFingers = []
    }

    /// G-45: cancels a recognizer in progress, or lets a possible one fail, with all consequences.
    mutating func stop(_ index: Int) {
        guard attempts[index].isActive else { return }
        if attempts[index].isPossible {
            fail(index)
            attempts[index].wasStopped = true
        } else if attempts[index].state == .ended && attempts[index].owes == .ended {
            // The action for the end has not been called yet.
            attempts[index].state = .cancelled
            attempts[index].owes = attempts[index].hasActed ? .cancelled : nil
            if isTelling { attempts[index].wasStopped = true }
        } else if attempts[index].isUnderWay {
            let isDue = attempts[index].owes != nil
            enter(index, .cancelled)
            if !isDeciding || isTelling {
                attempts[index].wasStopped = true
            } else if !isDue {
                // The decisions of this event have been made, so its action comes after the pending ones.
                recognitions += 1
                attempts[index].recognition = recognitions
                attempts[index].isDueLate = true
            }
        }
        settle()
    }

    /// DL-19, Q-2: if the view leaves its window, the recognizers of its tree stop in the order in which they joined, and the touches
    /// of its views are cancelled. The recognizers of superviews continue.
    mutating func removeView(_ view: Int) {
        guard let parent = superview(view) else { return }
        defer { children[parent].removeAll { $0 == view } }
        // A view without a window does not leave one.
        guard scene.views[line(view).last!].parent == nil else { return }
        for index in joiningOrder(Array(attempts.indices)) {
            if let place = scene.recognizers[index].view, isInside(place, view) { stop(index) }
        }
        var order: [Int] = []
        let open = touches.indices.filter { touches[$0].received != .closed && isInside(touches[$0].view, view) }
        // Touches whose fingers lifted earlier come last.
        for touch in open.filter({ !liftedEarlier($0) }) + open.filter(liftedEarlier) {
            if !order.contains(touches[touch].view) { order.append(touches[touch].view) }
        }
        for place in order {
            let set = touches.indices.filter { touches[$0].view == place && touches[$0].received == .began }
            let mine = touches.indices.filter { touches[$0].view == place && touches[$0].received != .closed }
            for touch in mine { touches[touch].received = .closed }
            if !set.isEmpty { notify(place, .cancelled, set) }
            // A touch without a remaining receiver has ended.
            for touch in mine where touches[touch].isDown && !isFollowed(touch) {
                touches[touch].isDown = false
                touches[touch].wasCancelled = true
            }
        }
    }

    func isFollowed(_ touch: Int) -> Bool {
        attempts.contains { $0.all.contains(touch) && $0.state != .failed }
    }

    /// DL-22: cancels all touches, whose fingers are ignored until they lift.
    mutating func cancelEverything() {
        flushMoves()
        var phases: [Int: Phase] = [:]
        for touch in touches.indices where touches[touch].isDown {
            touches[touch].isDown = false
            touches[touch].wasCancelled = true
            phases[touch] = .cancelled
        }
        send(phases)
    }
}
