import UIKit

protocol CardStackDataSource: AnyObject {
    func numberOfCards(in stack: CardStack) -> Int
    func cardStack(_ stack: CardStack, cardAt index: Int) -> UIView
}

protocol CardStackDelegate: AnyObject {
    func cardStack(_ stack: CardStack, didSwipe index: Int, toward direction: CardStack.Direction)
    func cardStackDidRunOut(_ stack: CardStack)
}

/// The default distance after which a dragged card leaves.
var defaultSwipeThreshold: CGFloat = 100

/// Cards one behind the other; the front one is dragged away to a side or springs back.
class CardStack: UIView, UIGestureRecognizerDelegate {
    enum Direction { case left, right }

    weak var dataSource: CardStackDataSource? { didSet { reload() } }
    weak var delegate: CardStackDelegate?

    var threshold = defaultSwipeThreshold
    let maxVisible = 3
    private(set) var topIndex = 0
    private(set) var visible: [UIView] = []

    func reload() {
        visible.forEach { $0.removeFromSuperview() }
        visible = []
        topIndex = 0
        for offset in 0..<maxVisible { insertCard(at: offset) }
        setNeedsLayout()
    }

    private func insertCard(at index: Int) {
        guard let source = dataSource, index < source.numberOfCards(in: self) else { return }
        let card = source.cardStack(self, cardAt: index)
        card.layer.cornerRadius = 16
        card.layer.cornerCurve = .continuous
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.2
        card.layer.shadowRadius = 8
        card.layer.shadowOffset = CGSize(width: 0, height: 4)
        card.layer.allowsEdgeAntialiasing = true
        card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let pan = UIPanGestureRecognizer(target: self, action: CardStack.panned)
        pan.delegate = self
        card.addGestureRecognizer(pan)
        insertSubview(card, at: 0)
        visible.append(card)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (depth, card) in visible.enumerated() {
            card.bounds.size = CGSize(width: bounds.width - 40, height: bounds.height - 60)
            card.center = CGPoint(x: bounds.midX, y: bounds.midY + CGFloat(depth) * 15)
            card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 16).cgPath
            let scale = 1 - CGFloat(depth) * 0.05
            card.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        return gestureRecognizer.view === visible.first
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        guard let card = pan.view else { return }
        let translation = pan.translation(in: self)
        switch pan.state {
        case .changed:
            let share = max(-1, min(1, translation.x / bounds.width))
            var transform = CATransform3DIdentity
            transform.m34 = -1 / 500
            transform = CATransform3DTranslate(transform, translation.x, translation.y, 0)
            transform = CATransform3DRotate(transform, share * .pi / 8, 0, 0, 1)
            card.layer.transform = transform
        case .ended where abs(translation.x) > threshold:
            dismiss(card, toward: translation.x > 0 ? .right : .left)
        case .ended, .cancelled, .failed:
            UIView.animate(
                withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
                options: .allowUserInteraction
            ) {
                card.transform = .identity
            }
        default:
            break
        }
    }

    private func dismiss(_ card: UIView, toward direction: Direction) {
        let index = topIndex
        topIndex += 1
        visible.removeAll { $0 === card }
        insertCard(at: index + maxVisible)
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
            card.center.x += direction == .right ? 600 : -600
            card.alpha = 0
        } completion: { _ in
            card.removeFromSuperview()
        }
        setNeedsLayout()
        delegate?.cardStack(self, didSwipe: index, toward: direction)
        if visible.isEmpty { delegate?.cardStackDidRunOut(self) }
    }
}
