import UIKit

/// A view that writes down the touches that it hears, and passes them on unless the test says otherwise.
package final class LoggingView: UIView {
    package var received: [String] = []
    package var passesOn = true

    /// - Parameter passesOn: Whether touches climb on from it.
    package convenience init(passesOn: Bool) {
        self.init(frame: .zero)
        self.passesOn = passesOn
    }

    /// Called at the end of each call, before the touches are passed on.
    package var also: (() -> Void)?

    private func note(_ what: String) {
        received.append(what)
        also?()
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began")
        if passesOn { super.touchesBegan(touches, with: event) }
    }
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("moved")
        if passesOn { super.touchesMoved(touches, with: event) }
    }
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("ended")
        if passesOn { super.touchesEnded(touches, with: event) }
    }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled")
        if passesOn { super.touchesCancelled(touches, with: event) }
    }
}
