import Foundation
import TouchstoneTesting
import UIKit

/// What must hold in each callback and at rest.
extension GestureFuzz {
    func complain(_ complaint: String) {
        complaints.append(complaint)
        app.application.trace.note(complaint)
    }

    func acted(_ recognizer: UIGestureRecognizer) {
        log.append("\(recognizer.name!) \(recognizer.state) of \(recognizer.numberOfTouches)")
        let id = ObjectIdentifier(recognizer)
        let before = received[id] ?? .possible
        let now = recognizer.state
        let isLegal =
            switch (before, now) {
            case (.possible, .began), (.possible, .ended), (.began, .changed), (.began, .ended): true
            case (.began, .cancelled), (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
            default: false
            }
        if !isLegal { complain("\(recognizer.name!) acted \(now) after \(before)") }
        received[id] = now == .began || now == .changed ? now : .possible
        actionCount += 1
        checkFingers(recognizer)
        if now == .began || (now == .ended && before == .possible) {
            checkWinner(recognizer)
            checkHierarchy(recognizer)
        }
        interfere()
    }

    /// No recognizer counts lifted fingers (G-62), a pan has neither too few nor too many fingers (G-64, Q-17), and scales and
    /// angles are finite (G-63).
    private func checkFingers(_ recognizer: UIGestureRecognizer) {
        let count = recognizer.numberOfTouches
        let keepsThem = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
        if count > fingers.count, !keepsThem { complain("\(recognizer.name!) counts \(count) fingers") }
        for index in 0..<count where !recognizer.location(ofTouch: index, in: nil).x.isFinite {
            complain("\(recognizer.name!) has a touch at an infinite location")
        }
        switch recognizer {
        case let pan as UIPanGestureRecognizer:
            if count > pan.maximumNumberOfTouches { complain("\(pan.name!) has too many fingers") }
            if pan.state == .changed, count < pan.minimumNumberOfTouches, !forced.contains(ObjectIdentifier(pan)) {
                complain("\(pan.name!) changed with \(count) fingers")
            }
        case let pinch as UIPinchGestureRecognizer:
            if !pinch.scale.isFinite || pinch.scale <= 0 { complain("\(pinch.name!) has the scale \(pinch.scale)") }
        case let rotation as UIRotationGestureRecognizer:
            if !rotation.rotation.isFinite { complain("\(rotation.name!) has no angle") }
        default: break
        }
    }

    /// No recognizer wins during a gesture of its view, a superview or a subview, with any fingers (G-61).
    private func checkHierarchy(_ winner: UIGestureRecognizer) {
        guard let place = winner.view, winner.numberOfTouches > 0 else { return }
        for other in recognizers where other !== winner && other.numberOfTouches > 0 {
            let last = received[ObjectIdentifier(other)]
            guard last == .began || last == .changed, other.state == .began || other.state == .changed,
                let view = other.view, view.isDescendant(of: place) || place.isDescendant(of: view)
            else { continue }
            if isGranted(winner, other) || !other.canPrevent(winner) || !winner.canBePrevented(by: other) { continue }
            complain("\(winner.name!) won during the gesture of \(other.name!)")
        }
    }

    /// Of recognizers that share touches, at most one wins unless a delegate or an override allows more (G-19, G-21, G-23).
    private func checkWinner(_ winner: UIGestureRecognizer) {
        for other in recognizers where other !== winner && (other.state == .began || other.state == .changed) {
            guard let mine = touches(of: winner), let theirs = touches(of: other), !mine.isDisjoint(with: theirs) else {
                continue
            }
            // A recognizer that received the touch later did not compete for it.
            if received[ObjectIdentifier(other)] == nil { continue }
            if isGranted(winner, other) || !other.canPrevent(winner) || !winner.canBePrevented(by: other) { continue }
            complain("\(winner.name!) won beside \(other.name!)")
        }
    }

    private func isGranted(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        (one.delegate != nil && grants.contains([ObjectIdentifier(one), ObjectIdentifier(other)]))
            || (other.delegate != nil && grants.contains([ObjectIdentifier(other), ObjectIdentifier(one)]))
    }

    private func touches(of recognizer: UIGestureRecognizer) -> Set<Int>? {
        var found: Set<Int> = []
        for (index, touch) in touchesSeen.enumerated()
        where touch.gestureRecognizers?.contains(where: { $0 === recognizer }) == true {
            found.insert(index)
        }
        return found.isEmpty ? nil : found
    }

    func received(_ view: String, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        log.append("\(view) \(phase) \(touches.map { "\($0.location(in: nil))" }.joined(separator: " "))")
    }

    func saw(_ touch: UITouch) {
        if !touchesSeen.contains(touch) { touchesSeen.append(touch) }
    }

    func checkRest() {
        for recognizer in recognizers {
            if recognizer.state != .possible { complain("\(recognizer.name!) rests in \(recognizer.state)") }
            if recognizer.numberOfTouches != 0 { complain("\(recognizer.name!) rests with touches") }
            if let last = received[ObjectIdentifier(recognizer)], last != .possible {
                complain("\(recognizer.name!) left its targets in \(last)")
            }
        }
        for touch in touchesSeen where touch.gestureRecognizers != nil { complain("an arena never ended") }
        for view in views where !view.open.isEmpty { complain("\(view.accessibilityIdentifier!) received no end") }
    }
}
