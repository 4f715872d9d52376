import UIKit

class CardView: UIView {
    private(set) var touchLog: [String] = []
    fileprivate var lifted = false

    func setUp() { backgroundColor = .white }
}

// MARK: - Touches

extension CardView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        touchLog.append("began")
        lifted = true
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        touchLog.append("ended")
        lifted = false
    }

    open override var canBecomeFirstResponder: Bool { return true }

    @objc func flip() { touchLog.append("flip") }
}
