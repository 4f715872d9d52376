import UIKit

/// Five stars that a drag sets in half steps.
class StarRating: UIControl {
    var rating: Double = 0 {
        didSet {
            rating = min(5, max(0, rating))
            if rating != oldValue {
                setNeedsDisplay()
                accessibilityValue = "\(rating) of 5"
            }
        }
    }

    var starSize: CGFloat = 32 { didSet { invalidateIntrinsicContentSize(); setNeedsDisplay() } }
    var spacing: CGFloat = 8 { didSet { invalidateIntrinsicContentSize(); setNeedsDisplay() } }
    var filledColor = UIColor.systemYellow
    var emptyColor = UIColor.systemGray

    private var ratingBefore: Double = 0
    private let feedback = UISelectionFeedbackGenerator()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        setContentHuggingPriority(.required, for: .horizontal)
        setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize {
        return CGSize(width: starSize * 5 + spacing * 4, height: starSize)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    func frameOfStar(_ index: Int) -> CGRect {
        return CGRect(
            x: CGFloat(index) * (starSize + spacing), y: (bounds.height - starSize) / 2,
            width: starSize, height: starSize)
    }

    static func starPath(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        for corner in 0..<10 {
            let angle = -CGFloat.pi / 2 + CGFloat(corner) * .pi / 5
            let radius = corner % 2 == 0 ? rect.width / 2 : rect.width / 5
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for index in 0..<5 {
            let frame = frameOfStar(index)
            let star = StarRating.starPath(in: frame)
            emptyColor.setFill()
            star.fill()
            let share = min(1, max(0, rating - Double(index)))
            guard share > 0 else { continue }
            context.saveGState()
            star.addClip()
            filledColor.set()
            UIRectFill(
                CGRect(x: frame.minX, y: frame.minY, width: frame.width * CGFloat(share), height: frame.height))
            context.restoreGState()
        }
    }

    private func rating(at x: CGFloat) -> Double {
        let unit = starSize + spacing
        let index = floor(x / unit)
        let within = x - index * unit
        let half = within <= starSize / 2 ? 0.5 : 1
        return x <= 0 ? 0 : Double(index) + half
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        ratingBefore = rating
        feedback.prepare()
        update(with: touch)
        return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        update(with: touch)
        return super.continueTracking(touch, with: event)
    }

    override func cancelTracking(with event: UIEvent?) {
        rating = ratingBefore
        super.cancelTracking(with: event)
    }

    private func update(with touch: UITouch) {
        let old = rating
        rating = rating(at: touch.location(in: self).x)
        guard old != rating else { return }
        feedback.selectionChanged()
        sendActions(for: .valueChanged)
    }

    override func accessibilityIncrement() {
        rating += 0.5
        sendActions(for: .valueChanged)
    }

    override func accessibilityDecrement() {
        rating -= 0.5
        sendActions(for: .valueChanged)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return bounds.insetBy(dx: -8, dy: -(44 - bounds.height) / 2).contains(point)
    }
}
