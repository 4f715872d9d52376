import UIKit

/// A view that writes down the touches that it receives, and passes them on by default.
package final class LoggingView: UIView {
    package var received: [String] = []
    package var passesOn = true

    /// Creates a view with an empty frame.
    ///
    /// - Parameter passesOn: A Boolean value that indicates whether the view passes its touches up the responder chain.
    package convenience init(passesOn: Bool) {
        self.init(frame: .zero)
        self.passesOn = passesOn
    }

    /// A closure that is called for each touch method, before the touches are passed on; the default is `nil`.
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
