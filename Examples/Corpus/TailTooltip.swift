import UIKit

/// A bubble with a tail that points at a view. Any touch dismisses it.
@MainActor
public final class TailTooltip: UIView {
    public enum Edge { case above, below }

    public let label = UILabel()
    public private(set) var edge = Edge.above
    private let bubble = UIView()
    private let gradient = CAGradientLayer()
    private let bubbleMask = CAShapeLayer()
    private let tailSize = CGSize(width: 16, height: 8)
    private let padding = UIEdgeInsets(top: 10, left: 12, bottom: 10, right: 12)
    private let maximumWidth: CGFloat = 240
    public private(set) var tailX: CGFloat = 0
    public var onDismiss: (@MainActor () -> Void)?

    public init(text: String) {
        super.init(frame: .zero)
        gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemPurple.cgColor]
        bubble.layer.addSublayer(gradient)
        bubble.layer.mask = bubbleMask
        addSubview(bubble)
        label.text = text
        label.numberOfLines = 0
        label.textColor = .white
        label.font = .systemFont(ofSize: 14, weight: .regular)
        label.preferredMaxLayoutWidth = maximumWidth - padding.left - padding.right
        addSubview(label)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 3)
        isAccessibilityElement = true
        accessibilityLabel = text
    }

    public required init?(coder: NSCoder) { nil }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = CGSize(
            width: min(size.width, maximumWidth) - padding.left - padding.right, height: .greatestFiniteMagnitude)
        let text = label.sizeThatFits(room)
        return CGSize(
            width: max(44, text.width + padding.left + padding.right),
            height: text.height + padding.top + padding.bottom + tailSize.height)
    }

    /// Shows the tooltip in `container`, beside `target`, inside the container's safe area minus 8 points.
    public func show(for target: UIView, in container: UIView) {
        let frame = target.convert(target.bounds, to: container)
        let room = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: 8, dy: 8)
        let size = sizeThatFits(room.size)
        edge = frame.minY - size.height >= room.minY ? .above : .below
        let x = min(max(frame.midX - size.width / 2, room.minX), room.maxX - size.width)
        let y = edge == .above ? frame.minY - size.height : frame.maxY
        self.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
        tailX = min(max(frame.midX - x, 16), size.width - 16)
        container.addSubview(self)
        setNeedsLayout()
        layoutIfNeeded()
        let anchorY: CGFloat = edge == .above ? 1 : 0
        setAnchor(CGPoint(x: tailX / size.width, y: anchorY))
        let grow = CABasicAnimation(keyPath: "transform.scale")
        grow.fromValue = 0
        grow.toValue = 1
        grow.duration = 0.2
        layer.add(grow, forKey: "grow")
    }

    private func setAnchor(_ anchor: CGPoint) {
        let old = frame
        layer.anchorPoint = anchor
        layer.position = CGPoint(x: old.minX + anchor.x * old.width, y: old.minY + anchor.y * old.height)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let top = edge == .above ? 0 : tailSize.height
        let body = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - tailSize.height)
        bubble.frame = bounds
        gradient.frame = bounds
        bubbleMask.frame = bounds
        label.frame = body.inset(by: padding)
        let path = UIBezierPath(roundedRect: body, cornerRadius: 8)
        let foot = edge == .above ? body.maxY : body.minY
        let tip = edge == .above ? bounds.maxY : bounds.minY
        let tail = UIBezierPath()
        tail.move(to: CGPoint(x: tailX - tailSize.width / 2, y: foot))
        tail.addLine(to: CGPoint(x: tailX, y: tip))
        tail.addLine(to: CGPoint(x: tailX + tailSize.width / 2, y: foot))
        tail.close()
        path.append(tail)
        bubbleMask.path = path.cgPath
        layer.shadowPath = path.cgPath
    }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        dismiss()
    }

    public func dismiss() {
        UIView.animate(
            withDuration: 0.2, delay: 0, options: .curveLinear, animations: { self.alpha = 0 },
            completion: { _ in
                self.removeFromSuperview()
                self.onDismiss?()
            })
    }
}
