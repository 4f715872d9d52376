import UIKit

final class SpecialCardView: CardView {
    private(set) var flips = 0

    override func flip() {
        super.flip()
        flips += 1
    }

    override func setUp() {
        super.setUp()
        let press = UILongPressGestureRecognizer(target: self, action: Selector("pressed:"))
        press.minimumPressDuration = 0.4
        addGestureRecognizer(press)
    }

    @objc(pressed:) func handlePress(_ sender: UILongPressGestureRecognizer) {
        guard sender.state == .began else { return }
        flip()
    }
}
