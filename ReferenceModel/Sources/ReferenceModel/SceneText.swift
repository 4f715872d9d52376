import Model

extension Model.Scene {
    /// A readable description, which omits default values.
    var text: String {
        var lines = views.indices.map(line(ofView:)) + recognizers.indices.map(line(ofRecognizer:))
        lines += deeds.map { "when \($0.listener) \($0.what) for time \($0.count): \(text(of: $0.change))" }
        lines += steps.enumerated().map { "#\($0.offset) \(text(of: $0.element))" }
        return lines.joined(separator: "\n")
    }

    private func line(ofView index: Int) -> String {
        let view = views[index]
        var words = [
            "\(view.parent == nil ? "window" : view.isButton ? "button" : view.isControl ? "control" : "view") \(name(ofView: index))"
        ]
        if let parent = view.parent { words.append("in \(name(ofView: parent))") }
        words.append("at \(view.frame)")
        if view.boundsOrigin != Point(0, 0) { words.append("bounds from \(view.boundsOrigin)") }
        if view.scale != 1 { words.append("scale \(view.scale)") }
        if view.level != 0 { words.append("level \(view.level)") }
        if view.isHidden { words.append("hidden") }
        if view.alpha != 1 { words.append("alpha \(view.alpha)") }
        if !view.isInteractive { words.append("no interaction") }
        if !view.isEnabled { words.append("disabled") }
        if view.notesHitTest { words.append("overrides the hit test") }
        if view.hitAnswer != .usual { words.append("hitTest: \(view.hitAnswer)") }
        if view.insideAnswer != .usual { words.append("inside: \(view.insideAnswer)") }
        if view.isMultiple { words.append("multiple") }
        if view.isExclusive { words.append("exclusive") }
        if view.receives.count < 4 {
            words.append("receives only \(view.receives.sorted { $0.rawValue < $1.rawValue }.map(\.description))")
        }
        if view.forwards { words.append("calls super") }
        if !view.refuses.isEmpty { words.append("lets not begin \(names(view.refuses))") }
        return words.joined(separator: ", ")
    }

    private func line(ofRecognizer index: Int) -> String {
        let recognizer = recognizers[index]
        var words = [
            "r\(index) on \(recognizer.view.map { name(ofView: $0) } ?? "nothing")", text(of: recognizer.kind),
        ]
        if !recognizer.cancels { words.append("does not cancel") }
        if recognizer.delaysBegan { words.append("delays began") }
        if !recognizer.delaysEnded { words.append("does not delay ended") }
        if !recognizer.isEnabled { words.append("disabled") }
        if !recognizer.requires.isEmpty { words.append("requires \(names(recognizer.requires)) to fail") }
        if !recognizer.cannotPrevent.isEmpty { words.append("cannot prevent \(names(recognizer.cannotPrevent))") }
        if !recognizer.cannotBePreventedBy.isEmpty {
            words.append("cannot be prevented by \(names(recognizer.cannotBePreventedBy))")
        }
        if let delegate = recognizer.delegate {
            words.append("has a delegate")
            if !delegate.begins { words.append("which refuses") }
            if !delegate.simultaneousWith.isEmpty { words.append("together with \(names(delegate.simultaneousWith))") }
            if !delegate.requires.isEmpty { words.append("which requires \(names(delegate.requires)) to fail") }
            if !delegate.requiredBy.isEmpty { words.append("which \(names(delegate.requiredBy)) require to fail") }
            if !delegate.receivesEvents { words.append("which receives no event") }
            if let views = delegate.receivesTouchesIn {
                words.append("which receives touches in \(views.sorted().map { name(ofView: $0) })")
            }
        }
        return words.joined(separator: ", ")
    }

    private func names(_ recognizers: Set<Int>) -> String {
        recognizers.sorted().map { "r\($0)" }.joined(separator: " ")
    }

    private func text(of kind: Model.Recognizer.Kind) -> String {
        switch kind {
        case .planned(let moves):
            return moves.map { move in
                let verb =
                    switch move.verb {
                    case .set(let state): "\(state)"
                    case .ignore: "ignores"
                    case .endIfLast: "ended if no finger is left"
                    }
                return "at \(move.phase) \(move.count): \(verb)"
            }.joined(separator: "; ")
        case .tap(let taps, let touches): return "tap, \(taps) taps, \(touches) touches"
        case .press(let duration, let taps, let touches):
            return "long press, \(duration) s, \(taps) taps before, \(touches) touches"
        case .pan(let minimum, let maximum): return "pan, \(minimum) to \(maximum) touches"
        case .swipe(let ways, let touches):
            let names = ["right", "left", "up", "down"].enumerated().filter { ways.rawValue & (1 << $0.offset) != 0 }
            return "swipe \(names.map(\.element).joined(separator: " or ")), \(touches) touches"
        }
    }

    private func text(of change: Change) -> String {
        switch change {
        case .removeView(let view): "remove \(name(ofView: view))"
        case .addView(let view): "put back \(name(ofView: view))"
        case .toggleHidden(let view): "toggle hidden of \(name(ofView: view))"
        case .toggleInteraction(let view): "toggle interaction of \(name(ofView: view))"
        case .disable(let index): "disable r\(index)"
        case .enable(let index): "enable r\(index)"
        case .toggle(let index): "disable and enable r\(index)"
        case .removeRecognizer(let index): "remove r\(index)"
        case .bringToFront(let view): "bring \(name(ofView: view)) to the front"
        case .set(let index, let state): "set r\(index) to \(state)"
        case .ignoreForAMoment: "ignore interaction for a moment"
        }
    }

    private func text(of step: Step) -> String {
        switch step {
        case .report(let samples):
            samples.map { "finger \($0.finger) \($0.phase) \($0.place)" }.joined(separator: "; ")
        case .wait(let seconds): "wait \(seconds)"
        case .change(let change): text(of: change)
        case .ask(let window, let point): "ask \(name(ofView: window)) at \(point)"
        }
    }
}
