/// What the application changes, in a callback or between events: DL-19, DL-20, DL-22, G-45, G-46, G-66.
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
            settle()
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
        settle()
    }

    /// G-45: cancelled if it is under way, failed if it is only possible.
    mutating func stop(_ index: Int) {
        guard attempts[index].isActive, !attempts[index].isOver else { return }
        if attempts[index].isPossible { fail(index) } else { enter(index, .cancelled) }
    }

    /// DL-19, Q-2: the touches of the tree that leaves are cancelled, its recognizers stopped; ancestors' go on.
    mutating func removeView(_ view: Int) {
        guard let parent = superview(view) else { return }
        for index in attempts.indices {
            if let place = scene.recognizers[index].view, isInside(place, view) { stop(index) }
        }
        settle()
        var order: [Int] = []
        for touch in touches.indices where touches[touch].told != .closed && isInside(touches[touch].view, view) {
            if !order.contains(touches[touch].view) { order.append(touches[touch].view) }
        }
        for place in order {
            let set = touches.indices.filter { touches[$0].view == place && touches[$0].told == .began }
            for touch in touches.indices where touches[touch].view == place { touches[touch].told = .closed }
            if !set.isEmpty { tell(place, .cancelled, set) }
        }
        children[parent].removeAll { $0 == view }
    }

    /// DL-22: what is down is cancelled, and ignored until it lifts.
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
