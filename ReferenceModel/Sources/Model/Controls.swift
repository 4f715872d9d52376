/// A plain control's tracking: C-2 to C-13.
struct Tracking: Sendable {
    let touch: Int
    var isInside = true
}

extension World {
    mutating func notifyControl(_ view: Int, _ phase: Phase, _ set: [Int]) {
        guard let followed = tracking[view] else {
            if phase == .began, scene.views[view].isEnabled {  // C-2
                tracking[view] = Tracking(touch: set[0])
                write(name(view), "sends touchDown")
                if touches[set[0]].tapCount > 1, tracking[view] != nil { write(name(view), "sends touchDownRepeat") }
            }
            return
        }
        guard set.contains(followed.touch) else { return }  // C-3
        switch phase {
        case .began: break
        case .moved:  // C-5, Q-11
            let isInside = reaches(view, followed.touch)
            tracking[view]!.isInside = isInside
            if isInside != followed.isInside {
                write(name(view), isInside ? "sends touchDragEnter" : "sends touchDragExit")
            }
            if tracking[view] == nil { return }
            write(name(view), isInside ? "sends touchDragInside" : "sends touchDragOutside")
        case .ended:  // C-7
            tracking[view] = nil
            write(name(view), reaches(view, followed.touch) ? "sends touchUpInside" : "sends touchUpOutside")
        case .cancelled:  // C-8
            tracking[view] = nil
            write(name(view), "sends touchCancel")
        }
    }

    /// C-4: the bounds enlarged by 70 points.
    func reaches(_ view: Int, _ touch: Int) -> Bool {
        scene.views[view].bounds.grown(by: 70).contains(toView(view, touches[touch].place))
    }
}
