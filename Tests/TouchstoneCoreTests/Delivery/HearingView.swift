import UIKit

/// A view that writes down the touches it hears, and passes on those methods that the test says.
final class HearingView: UIView {
    var heard: [String] = []
    var passesOn = true
    var also: (() -> Void)?

    private func hear(_ what: String, _ touches: Set<UITouch>) {
        heard.append(what)
        also?()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        hear("began", touches)
        if passesOn { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        hear("moved", touches)
        if passesOn { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        hear("ended", touches)
        if passesOn { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        hear("cancelled", touches)
        if passesOn { super.touchesCancelled(touches, with: event) }
    }
}
