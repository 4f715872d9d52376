import UIKit

/// Two thumbs on one track.
@IBDesignable
class K19RangeSlider: UIControl {
    @IBInspectable var minimumValue: CGFloat = 0 { didSet { updateLayers() } }
    @IBInspectable var maximumValue: CGFloat = 100 { didSet { updateLayers() } }
    @IBInspectable var lowerValue: CGFloat = 20 { didSet { updateLayers() } }
    @IBInspectable var upperValue: CGFloat = 80 { didSet { updateLayers() } }
    @IBInspectable var minimumDistance: CGFloat = 10
    @IBInspectable var step: CGFloat = 0
    @IBInspectable var isContinuous: Bool = true
    @objc dynamic var trackColor: UIColor? = .systemBlue { didSet { rangeLayer.backgroundColor = trackColor?.cgColor } }

    private enum Thumb { case lower, upper }

    let trackLayer = CALayer()
    let rangeLayer = CALayer()
    let lowerThumb = CALayer()
    let upperThumb = CALayer()
    private var tracked: Thumb?
    private var grabOffset: CGFloat = 0
    private let radius: CGFloat = 14
    private lazy var feedback = UIImpactFeedbackGenerator(style: .light)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        trackLayer.backgroundColor = UIColor.lightGray.cgColor
        rangeLayer.backgroundColor = trackColor?.cgColor
        for thumb in [lowerThumb, upperThumb] {
            thumb.bounds.size = CGSize(width: 2 * radius, height: 2 * radius)
            thumb.cornerRadius = radius
            thumb.backgroundColor = UIColor.white.cgColor
        }
        [trackLayer, rangeLayer, lowerThumb, upperThumb].forEach(layer.addSublayer)
        updateLayers()
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 40) }
    override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.5 } }
    override var isHighlighted: Bool {
        didSet {
            let thumb = tracked == .lower ? lowerThumb : upperThumb
            thumb.transform = isHighlighted ? CATransform3DMakeScale(1.2, 1.2, 1) : CATransform3DIdentity
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateLayers()
    }

    func position(of value: CGFloat) -> CGFloat {
        radius + (bounds.width - 2 * radius) * (value - minimumValue) / (maximumValue - minimumValue)
    }

    private func value(at x: CGFloat) -> CGFloat {
        let value = minimumValue + (x - radius) / (bounds.width - 2 * radius) * (maximumValue - minimumValue)
        return step > 0 ? (value / step).rounded() * step : value
    }

    private func updateLayers() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let lower = position(of: lowerValue), upper = position(of: upperValue)
        trackLayer.frame = CGRect(x: radius, y: bounds.midY - 2, width: max(0, bounds.width - 2 * radius), height: 4)
        rangeLayer.frame = CGRect(x: lower, y: bounds.midY - 2, width: max(0, upper - lower), height: 4)
        lowerThumb.position = CGPoint(x: lower, y: bounds.midY)
        upperThumb.position = CGPoint(x: upper, y: bounds.midY)
        CATransaction.commit()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -10, dy: -10).contains(point) }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        let toLower = abs(x - lowerThumb.position.x), toUpper = abs(x - upperThumb.position.x)
        guard min(toLower, toUpper) <= radius + 10 else { return false }
        tracked = toLower <= toUpper ? .lower : .upper
        grabOffset = x - (tracked == .lower ? lowerThumb : upperThumb).position.x
        sendActions(for: .editingDidBegin)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let new = value(at: touch.location(in: self).x - grabOffset)
        let old = (lowerValue, upperValue)
        switch tracked {
        case .lower: lowerValue = min(max(minimumValue, new), upperValue - minimumDistance)
        case .upper: upperValue = max(min(maximumValue, new), lowerValue + minimumDistance)
        case nil: return false
        }
        guard old != (lowerValue, upperValue) else { return true }
        if upperValue - lowerValue == minimumDistance { feedback.impactOccurred() }
        if isContinuous { sendActions(for: .valueChanged) }
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { sendActions(for: .valueChanged) }
        sendActions(for: .editingDidEnd)
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        sendActions(for: .editingDidEnd)
    }
}

/// Stars that are chosen by a tap, or by sliding along them.
final class K19RatingControl: UIControl {
    private(set) var rating = 0
    private let stars: [CAShapeLayer] = (0..<5).map { _ in CAShapeLayer() }

    override init(frame: CGRect) {
        super.init(frame: frame)
        stars.forEach {
            $0.strokeColor = UIColor.orange.cgColor
            $0.fillColor = UIColor.clear.cgColor
            layer.addSublayer($0)
        }
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, star) in stars.enumerated() {
            star.frame = CGRect(x: CGFloat(index) * bounds.width / 5, y: 0, width: bounds.width / 5, height: bounds.height)
            let path = UIBezierPath()
            for corner in 0..<10 {
                let angle = CGFloat(corner) * .pi / 5 - .pi / 2
                let length = (corner % 2 == 0 ? 0.45 : 0.2) * bounds.height
                let point = CGPoint(x: star.bounds.midX + cos(angle) * length, y: star.bounds.midY + sin(angle) * length)
                corner == 0 ? path.move(to: point) : path.addLine(to: point)
            }
            path.close()
            star.path = path.cgPath
        }
    }

    var filled: [Bool] { stars.map { ($0.fillColor?.alpha ?? 0) > 0.5 } }

    private func rate(at x: CGFloat) {
        let new = min(5, max(0, Int(ceil(x / (bounds.width / 5)))))
        guard new != rating else { return }
        rating = new
        for (index, star) in stars.enumerated() { star.fillColor = (index < new ? UIColor.orange : UIColor.clear).cgColor }
        sendActions(for: .valueChanged)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        rate(at: touch.location(in: self).x)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        rate(at: touch.location(in: self).x)
        return true
    }

    override func accessibilityIncrement() { rate(at: (CGFloat(rating) + 0.5) * bounds.width / 5) }
}

final class K19FilterController: UIViewController {
    let scrollView = UIScrollView()
    let slider = K19RangeSlider(frame: CGRect(x: 30, y: 200, width: 328, height: 40))
    let rating = K19RatingControl(frame: CGRect(x: 30, y: 300, width: 200, height: 40))
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 0, height: 1600)
        view.addSubview(scrollView)
        scrollView.addSubview(slider)
        scrollView.addSubview(rating)
        slider.addTarget(self, action: #selector(began), for: .editingDidBegin)
        slider.addTarget(self, action: #selector(sliderChanged(_:)), for: .valueChanged)
        slider.addTarget(self, action: #selector(ended(_:forEvent:)), for: .editingDidEnd)
        rating.addTarget(self, action: #selector(rated(_:)), for: .valueChanged)
    }

    @objc private func began() { log.append("began") }
    @objc private func ended(_ sender: K19RangeSlider, forEvent event: UIEvent?) { log.append("ended") }
    @objc private func rated(_ sender: K19RatingControl) { log.append("rated \(sender.rating)") }

    @objc private func sliderChanged(_ sender: K19RangeSlider) {
        if log.last != "changed" { log.append("changed") }
    }
}
