import Foundation

/// What the hit view has heard of a touch, and is still owed (DL-10).
enum ViewDelivery: Equatable {
    /// Nothing yet.
    case waiting
    /// Nothing, ever: the view does not take this touch (DL-13, DL-15).
    case withheld
    /// Nothing yet, because a recognizer delays it (G-39).
    case delayed
    /// `touchesBegan`; an end is owed.
    case delivering
    /// The finger has lifted, and a recognizer delays the view's hearing of it (G-37).
    case endDelayed
    /// All that it ever will.
    case done
}

extension UITouch {
    /// Which method the view is due next, if any; where nothing is due, the state is brought up to date.
    func nextCall() -> Phase? {
        // In the middle of a call that shows the view the past, only an end imposed from outside comes between.
        if truth != nil, !isTakenAway, now != .cancelled { return nil }
        switch delivery {
        case .withheld, .done: return nil
        case .waiting, .delayed:
            if isTakenAway || isClaimed || now == .cancelled {
                delivery = .done
                return nil
            }
            if isBeginDelayed {
                delivery = .delayed
                return nil
            }
            if !mayBeginInContent {
                delivery = .withheld
                return nil
            }
            return .began
        case .delivering:
            if isTakenAway || isClaimed || now == .cancelled { return .cancelled }
            if owesCatchUp { return .moved }
            switch now {
            case .moved: return hasToldMove ? nil : .moved
            case .ended:
                if isEndDelayed {
                    delivery = .endDelayed
                    return nil
                }
                return .ended
            default: return nil
            }
        case .endDelayed:
            if isTakenAway || isClaimed { return .cancelled }
            return isEndDelayed ? nil : .ended
        }
    }

    private var isBeginDelayed: Bool { isDelayed { $0.delaysTouchesBegan } }
    private var isEndDelayed: Bool { isDelayed { $0.delaysTouchesEnded } }

    /// Whether a recognizer that has not decided delays it.
    @inline(__always)
    private func isDelayed(_ delays: (UIGestureRecognizer) -> Bool) -> Bool {
        var index = 0
        while index < contest.members.count {
            let holdsBack = contest.members.borrowed(index).borrow {
                $0.decided == .possible && delays($0) && (contest.gone == 0 || $0.competes(for: self))
            }
            if holdsBack { return true }
            index += 1
        }
        return false
    }

    /// Puts on what the view is to see while it is being called, and takes the delivery one step on.
    func show(_ shown: Phase) {
        switch shown {
        case .began:
            let wasDelayed = delivery == .delayed
            delivery = .delivering
            guard wasDelayed else { return }
            // The beginning as it was, also in place and time; then one move to catch up (G-39).
            keepTruth()
            now = .began
            sample = beganSample
            windowLocation = hitWindow!.fromScreen(beganSample.location)
            previousWindowLocation = windowLocation
            owesCatchUp = truth!.location != windowLocation
            hasToldMove = true
        case .moved:
            hasToldMove = true
            guard owesCatchUp else { return }
            owesCatchUp = false
            keepTruth()
            now = .moved
            previousWindowLocation = hitWindow!.fromScreen(beganSample.location)
        case .cancelled:
            delivery = .done
            guard now != .cancelled else { return }
            // The finger may be down still, and recognizers may go on with it (DL-12).
            if truth == nil { phaseBehind = now }
            now = .cancelled
        default:
            delivery = .done
        }
    }

    /// A call within a call finds the truth put away already.
    private func keepTruth() {
        guard truth == nil else { return }
        truth = Truth(self)
    }

    func showAsIs() {
        if let truth {
            now = truth.phase
            sample = truth.sample
            windowLocation = truth.location
            previousWindowLocation = truth.previous
        } else if let phaseBehind {
            now = phaseBehind
        }
        truth = nil
        phaseBehind = nil
    }

    /// The finger is gone for everybody, whatever is being shown.
    func end(_ phase: Phase) {
        showAsIs()
        now = phase
    }

    /// The phase of the finger itself.
    var truePhase: Phase { truth?.phase ?? phaseBehind ?? now }
    var isOver: Bool { truePhase.isLast }

    /// The touch as it is, while its view is shown something else; rare, so it lies apart.
    @MainActor
    final class Truth {
        let phase: Phase
        let sample: TouchSample
        let location: CGPoint
        let previous: CGPoint

        init(_ touch: UITouch) {
            phase = touch.now
            sample = touch.sample
            location = touch.windowLocation
            previous = touch.previousWindowLocation
        }
    }
}
