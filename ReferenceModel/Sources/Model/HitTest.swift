/// Hit testing: HT-1 to HT-39.
extension World {
    /// HT-32 to HT-34: the first result of the windows from the topmost down. HT-33: a higher level is in front, then the window
    /// shown last.
    mutating func hitTest(onScreen point: Point) -> (window: Int, view: Int)? {
        let order = windows.enumerated().sorted {
            let (one, other) = (scene.views[$0.element].level, scene.views[$1.element].level)
            return one != other ? one > other : $0.offset > $1.offset
        }
        for (_, window) in order where !scene.views[window].isHidden {
            if let view = hitTest(window, toChild(window, point)) { return (window, view) }
        }
        return nil  // HT-41
    }

    /// HT-3, HT-27 to HT-29: calls the override, if there is one.
    mutating func hitTest(_ view: Int, _ point: Point) -> Int? {
        let spec = scene.views[view]
        if spec.notesHitTest { write(name(view), "hit?", "\(point)") }
        switch spec.hitAnswer {
        case .usual: return usualHitTest(view, point)
        case .itself:
            // Calls super, as such overrides do, and returns the view itself whatever the result.
            return usualHitTest(view, point) == nil ? nil : view
        case .nothing: return nil
        case .notItself:
            let answer = usualHitTest(view, point)
            return answer == view ? nil : answer
        case .other(let other): return usualHitTest(view, point) == nil ? nil : other
        }
    }

    /// HT-2: the four steps of the default hit test.
    mutating func usualHitTest(_ view: Int, _ point: Point) -> Int? {
        guard isEligible(view), isInside(view, point) else { return nil }
        for child in children[view].reversed() {  // HT-5; HT-30: as they were
            if let answer = hitTest(child, toChild(child, point)) { return answer }  // HT-4
        }
        return view
    }

    /// HT-7, HT-8, HT-14.
    func isEligible(_ view: Int) -> Bool {
        let spec = scene.views[view]
        return !spec.isHidden && spec.isInteractive && Double(Float(spec.alpha)) >= 0.01
            && (!spec.isControl || spec.isEnabled)
    }

    /// HT-15, HT-18, HT-23.
    mutating func isInside(_ view: Int, _ point: Point) -> Bool {
        let spec = scene.views[view]
        if spec.notesHitTest { write(name(view), "inside?", "\(point)") }
        return switch spec.insideAnswer {
        case .usual: spec.bounds.contains(point)
        case .always: true
        case .never: false
        case .grown: spec.bounds.grown(by: 20).contains(point)
        }
    }

    /// HT-19: converts from the superview's coordinates to the view's own.
    func toChild(_ view: Int, _ point: Point) -> Point {
        let spec = scene.views[view]
        let (frame, bounds) = (spec.frame, spec.bounds)
        return Point(
            (point.x - (frame.x + frame.width / 2)) / spec.scale + bounds.x + bounds.width / 2,
            (point.y - (frame.y + frame.height / 2)) / spec.scale + bounds.y + bounds.height / 2)
    }

    /// Converts from the screen's coordinates to the view's own.
    func toView(_ view: Int, _ point: Point) -> Point {
        guard let parent = superview(view) else { return toChild(view, point) }
        return toChild(view, toView(parent, point))
    }
}
