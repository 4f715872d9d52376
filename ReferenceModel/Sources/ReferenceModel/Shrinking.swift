import Model

/// Removes the parts of a scene that its difference does not need.
@MainActor
struct Shrinking {
    private(set) var scene: Model.Scene

    static func shrink(_ scene: Model.Scene) -> Model.Scene {
        var shrinking = Shrinking(scene: scene)
        while shrinking.pass() {}
        return shrinking.scene
    }

    private mutating func attempt(_ change: (inout Model.Scene) -> Void) -> Bool {
        var smaller = scene
        change(&smaller)
        guard smaller.text != scene.text, smaller.isSound, !Comparison(smaller).agrees else { return false }
        scene = smaller
        return true
    }

    /// Returns whether anything could be removed.
    private mutating func pass() -> Bool {
        var progress = false
        var size = max(1, scene.steps.count / 2)
        while size > 0 {
            var start = scene.steps.count - size
            while start >= 0 {
                if attempt({ $0.steps.removeSubrange(start..<min(start + size, $0.steps.count)) }) { progress = true }
                start -= size
            }
            size /= 2
        }
        for index in scene.deeds.indices.reversed() where attempt({ $0.deeds.remove(at: index) }) { progress = true }
        for index in scene.recognizers.indices.reversed() where attempt({ $0.removeRecognizer(index) }) {
            progress = true
        }
        for index in scene.views.indices.reversed()
        where index > 0 && index < scene.views.count && attempt({ $0.removeView(index) }) { progress = true }
        for index in scene.recognizers.indices where simplify(recognizer: index) { progress = true }
        for index in scene.views.indices where simplify(view: index) { progress = true }
        for index in scene.steps.indices where simplify(step: index) { progress = true }
        return progress
    }

    private mutating func simplify(recognizer index: Int) -> Bool {
        let plain = Model.Recognizer(on: 0, .planned([]))
        let now = scene.recognizers[index]
        var progress = false
        if now.delegate != nil { progress = attempt { $0.recognizers[index].delegate = nil } || progress }
        if now.delegate?.begins == false {
            progress = attempt { $0.recognizers[index].delegate?.begins = true } || progress
        }
        if now.delegate?.simultaneousWith.isEmpty == false {
            progress = attempt { $0.recognizers[index].delegate?.simultaneousWith = [] } || progress
        }
        if now.delegate?.requires.isEmpty == false {
            progress = attempt { $0.recognizers[index].delegate?.requires = [] } || progress
        }
        if now.delegate?.requiredBy.isEmpty == false {
            progress = attempt { $0.recognizers[index].delegate?.requiredBy = [] } || progress
        }
        if now.delegate?.receivesTouchesIn != nil {
            progress = attempt { $0.recognizers[index].delegate?.receivesTouchesIn = nil } || progress
        }
        if now.cancels != plain.cancels {
            progress = attempt { $0.recognizers[index].cancels = plain.cancels } || progress
        }
        if now.delaysBegan { progress = attempt { $0.recognizers[index].delaysBegan = false } || progress }
        if !now.delaysEnded { progress = attempt { $0.recognizers[index].delaysEnded = true } || progress }
        if !now.isEnabled { progress = attempt { $0.recognizers[index].isEnabled = true } || progress }
        for other in now.requires { progress = attempt { $0.recognizers[index].requires.remove(other) } || progress }
        if !now.cannotPrevent.isEmpty { progress = attempt { $0.recognizers[index].cannotPrevent = [] } || progress }
        if !now.cannotBePreventedBy.isEmpty {
            progress = attempt { $0.recognizers[index].cannotBePreventedBy = [] } || progress
        }
        if case .planned(let moves) = now.kind {
            for place in moves.indices.reversed() {
                progress =
                    attempt {
                        var fewer = moves
                        fewer.remove(at: place)
                        $0.recognizers[index].kind = .planned(fewer)
                    } || progress
                if progress { break }
            }
        }
        return progress
    }

    private mutating func simplify(view index: Int) -> Bool {
        let now = scene.views[index]
        let plain = Model.View(parent: now.parent, frame: now.frame)
        var progress = false
        if now.boundsOrigin != Point(0, 0) {
            progress = attempt { $0.views[index].boundsOrigin = Point(0, 0) } || progress
        }
        if now.scale != 1 { progress = attempt { $0.views[index].scale = 1 } || progress }
        if now.alpha != 1 { progress = attempt { $0.views[index].alpha = 1 } || progress }
        if !now.isInteractive { progress = attempt { $0.views[index].isInteractive = true } || progress }
        if now.notesHitTest {
            progress =
                attempt {
                    $0.views[index].notesHitTest = false
                    $0.views[index].hitAnswer = .usual
                    $0.views[index].insideAnswer = .usual
                } || progress
        }
        if now.hitAnswer != .usual { progress = attempt { $0.views[index].hitAnswer = .usual } || progress }
        if now.insideAnswer != .usual { progress = attempt { $0.views[index].insideAnswer = .usual } || progress }
        if now.isMultiple { progress = attempt { $0.views[index].isMultiple = false } || progress }
        if now.isExclusive { progress = attempt { $0.views[index].isExclusive = false } || progress }
        if now.isButton { progress = attempt { $0.views[index].isButton = false } || progress }
        if now.isControl { progress = attempt { $0.views[index].isControl = false } || progress }
        if now.forwards { progress = attempt { $0.views[index].forwards = false } || progress }
        if now.receives != plain.receives {
            progress = attempt { $0.views[index].receives = plain.receives } || progress
        }
        if !now.refuses.isEmpty { progress = attempt { $0.views[index].refuses = [] } || progress }
        return progress
    }

    private mutating func simplify(step index: Int) -> Bool {
        switch scene.steps[index] {
        case .report(let samples) where samples.count > 1:
            for place in samples.indices {
                var fewer = samples
                fewer.remove(at: place)
                if attempt({ $0.steps[index] = .report(fewer) }) { return true }
            }
            return false
        case .wait(let seconds):
            for rounder in [0.02, 0.1, 0.4, 1.0, 3.0] where rounder < seconds && seconds != rounder + 0.001 {
                if attempt({ $0.steps[index] = .wait(rounder + 0.001) }) { return true }
            }
            return false
        default: return false
        }
    }
}

extension Model.Scene {
    /// Whether each finger touches down before it moves or lifts, and lifts before it touches down again.
    var isSound: Bool {
        var down: Set<Int> = []
        for step in steps {
            guard case .report(let samples) = step else { continue }
            for sample in samples {
                if sample.phase == .began {
                    guard down.insert(sample.finger).inserted else { return false }
                } else {
                    guard down.contains(sample.finger) else { return false }
                    if sample.phase != .moved { down.remove(sample.finger) }
                }
            }
        }
        return true
    }

    /// The scene without a recognizer. The others keep their numbers, so it remains without a view.
    mutating func removeRecognizer(_ index: Int) {
        guard recognizers[index].view != nil else { return }
        if index == recognizers.count - 1 {
            recognizers.removeLast()
            for other in recognizers.indices {
                recognizers[other].requires.remove(index)
                recognizers[other].cannotPrevent.remove(index)
                recognizers[other].cannotBePreventedBy.remove(index)
                recognizers[other].delegate?.simultaneousWith.remove(index)
                recognizers[other].delegate?.requires.remove(index)
                recognizers[other].delegate?.requiredBy.remove(index)
            }
            for view in views.indices { views[view].refuses.remove(index) }
            deeds.removeAll { $0.change.recognizer == index || $0.listener == "r\(index)" }
            steps.removeAll { if case .change(let change) = $0 { change.recognizer == index } else { false } }
        } else {
            recognizers[index] = Model.Recognizer(on: 0, .planned([]))
            recognizers[index].view = nil
        }
    }

    /// The scene without a view if it is the last and unused. Otherwise the view's interaction is disabled.
    mutating func removeView(_ index: Int) {
        let isNeeded =
            index != views.count - 1 || recognizers.contains { $0.view == index }
            || views.contains { $0.parent == index || $0.hitAnswer == .other(index) }
        guard !isNeeded else { return views[index].isHidden = true }
        views.removeLast()
        for place in recognizers.indices { recognizers[place].delegate?.receivesTouchesIn?.remove(index) }
        deeds.removeAll { $0.listener == "v\(index)" || $0.listener == "w\(index)" }
        deeds.removeAll { $0.change.view == index }
        steps.removeAll { if case .change(let change) = $0 { change.view == index } else { false } }
        steps.removeAll { if case .ask(let window, _) = $0 { window == index } else { false } }
    }
}

extension Change {
    var recognizer: Int? {
        switch self {
        case .disable(let index), .enable(let index), .toggle(let index), .removeRecognizer(let index),
            .set(let index, _):
            index
        default: nil
        }
    }

    var view: Int? {
        switch self {
        case .removeView(let view), .addView(let view), .toggleHidden(let view), .toggleInteraction(let view),
            .bringToFront(let view):
            view
        default: nil
        }
    }
}
