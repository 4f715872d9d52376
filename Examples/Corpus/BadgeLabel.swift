import UIKit

/// A number in a red capsule that fits its text with a margin, and that is animated when the number grows.
class BadgeLabel: UILabel {
    var contentInsets = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6) {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    var maximum = 99

    var count = 0 {
        didSet {
            guard count != oldValue else { return }
            update()
            if count > oldValue, window != nil { pop() }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        count = 7
    }

    private func commonInit() {
        textAlignment = .center
        numberOfLines = 1
        isUserInteractionEnabled = true
        layer.backgroundColor = UIColor.systemRed.cgColor
        layer.masksToBounds = true
        setContentHuggingPriority(.required, for: .horizontal)
        setContentCompressionResistancePriority(.required, for: .horizontal)
        update()
    }

    private func update() {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        paragraph.lineBreakMode = .byClipping
        let digits = count > maximum ? "\(maximum)+" : "\(count)"
        let text = NSMutableAttributedString(
            string: digits,
            attributes: [
                .font: UIFont.systemFont(ofSize: 13, weight: .bold),
                .foregroundColor: UIColor.white,
                .paragraphStyle: paragraph,
            ])
        if count > maximum {
            text.addAttributes(
                [.font: UIFont.systemFont(ofSize: 9, weight: .heavy), .baselineOffset: 2],
                range: NSRange(location: (digits as NSString).length - 1, length: 1))
        }
        attributedText = text
        isHidden = count == 0
        invalidateIntrinsicContentSize()
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        let height = size.height + contentInsets.top + contentInsets.bottom
        let width = size.width + contentInsets.left + contentInsets.right
        return CGSize(width: max(width, height), height: height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = super.sizeThatFits(size)
        let height = fitting.height + contentInsets.top + contentInsets.bottom
        return CGSize(width: max(fitting.width + contentInsets.left + contentInsets.right, height), height: height)
    }

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let inner = bounds.inset(by: contentInsets)
        return super.textRect(forBounds: inner, limitedToNumberOfLines: numberOfLines)
    }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: contentInsets))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }

    private func pop() {
        UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: [.calculationModeLinear, .allowUserInteraction]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                self.transform = CGAffineTransform(scaleX: 1.4, y: 1.4)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                self.transform = .identity
            }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, touch.tapCount == 2 else {
            super.touchesEnded(touches, with: event)
            return
        }
        count = 0
    }

    /// Adds constraints that center the badge on the upper right corner of `view`.
    func attach(to view: UIView) {
        guard let container = view.superview else { return }
        translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(self)
        NSLayoutConstraint.activate([
            centerXAnchor.constraint(equalTo: view.rightAnchor),
            centerYAnchor.constraint(equalTo: view.topAnchor),
        ])
    }
}
