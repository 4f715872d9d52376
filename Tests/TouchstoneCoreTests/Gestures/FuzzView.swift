import Foundation
import TouchstoneTesting
import UIKit

/// A view that checks the order of its touch calls.
final class FuzzView: UIView {
    weak var fuzz: GestureFuzz?
    var refusal: Int?
    var open: [UITouch] = []
    private var closed: [UITouch] = []

    private var name: String { accessibilityIdentifier ?? "?" }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        fuzz?.received(name, .began, touches)
        for touch in touches {
            if touch.phase != .began { fuzz?.complain("\(name) began sees \(touch.phase)") }
            if open.contains(touch) || closed.contains(touch) { fuzz?.complain("\(name) received began twice") }
            if touch.view === self { open.append(touch) }
            fuzz?.saw(touch)
        }
        fuzz?.interfere()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        fuzz?.received(name, .moved, touches)
        for touch in touches {
            if touch.phase != .moved { fuzz?.complain("\(name) moved sees \(touch.phase)") }
            if !open.contains(touch) { fuzz?.complain("\(name) received moved without began") }
        }
        fuzz?.interfere()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches, .ended) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches, .cancelled) }

    private func close(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
        fuzz?.received(name, phase, touches)
        for touch in touches {
            if touch.phase != phase { fuzz?.complain("\(name) \(phase) sees \(touch.phase)") }
            if closed.contains(touch) { fuzz?.complain("\(name) received two ends") }
            if !open.contains(touch) { fuzz?.complain("\(name) received \(phase) without began") }
            open.removeAll { $0 === touch }
            closed.append(touch)
        }
        fuzz?.interfere()
    }

    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        fuzz?.interfere()
        return refusal != 0
    }
}
