import UIKit

/// Two thumbs on one track.
@MainActor
final class RangeSlider: UIControl {
    var minimumValue: CGFloat = 0 { didSet { setNeedsLayout() } }
    var maximumValue: CGFloat = 100 { didSet { setNeedsLayout() } }
    var minimumDistance: CGFloat = 10
    private(set) var lowerValue: CGFloat = 20
    private(set) var upperValue: CGFloat = 80

    private let trackLayer = CALayer()
    private let fillLayer = CAGradientLayer()
    let lowerThumb = ThumbLayer()
    let upperThumb = ThumbLayer()
    private let thumbSize: CGFloat = 28
    private var grabOffset: CGFloat = 0

    final class ThumbLayer: CALayer {
        var isGrabbed = false {
            didSet { setNeedsDisplay() }
        }

        override func draw(in context: CGContext) {
            let knob = bounds.insetBy(dx: 2, dy: 2)
            context.setFillColor((isGrabbed ? UIColor.systemBlue : UIColor.white).cgColor)
            context.fillEllipse(in: knob)
            context.setStrokeColor(UIColor.gray.cgColor)
            context.setLineWidth(1)
            context.strokeEllipse(in: knob)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        trackLayer.backgroundColor = UIColor.lightGray.cgColor
        trackLayer.cornerRadius = 2
        fillLayer.colors = [UIColor.systemGreen.cgColor, UIColor.systemRed.cgColor]
        fillLayer.startPoint = CGPoint(x: 0, y: 0.5)
        fillLayer.endPoint = CGPoint(x: 1, y: 0.5)
        layer.addSublayer(trackLayer)
        layer.addSublayer(fillLayer)
        for thumb in [lowerThumb, upperThumb] {
            thumb.contentsScale = 3
            thumb.shadowColor = UIColor.black.cgColor
            thumb.shadowOpacity = 0.25
            thumb.shadowOffset = CGSize(width: 0, height: 2)
            thumb.shadowRadius = 3
            layer.addSublayer(thumb)
            thumb.setNeedsDisplay()
        }
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateFrames()
    }

    private func updateFrames() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        trackLayer.frame = CGRect(x: thumbSize / 2, y: bounds.midY - 2, width: usableWidth, height: 4)
        let left = position(of: lowerValue)
        let right = position(of: upperValue)
        fillLayer.frame = CGRect(x: left, y: bounds.midY - 2, width: right - left, height: 4)
        for (thumb, x) in [(lowerThumb, left), (upperThumb, right)] {
            thumb.frame = CGRect(
                x: x - thumbSize / 2, y: bounds.midY - thumbSize / 2, width: thumbSize, height: thumbSize)
        }
        CATransaction.commit()
    }

    private var usableWidth: CGFloat { bounds.width - thumbSize }

    private func position(of value: CGFloat) -> CGFloat {
        thumbSize / 2 + usableWidth * (value - minimumValue) / (maximumValue - minimumValue)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let isNearerToLower =
            abs(point.x - lowerThumb.position.x) <= abs(point.x - upperThumb.position.x)
        let thumb = isNearerToLower ? lowerThumb : upperThumb
        guard thumb.frame.insetBy(dx: -8, dy: -8).contains(point) else { return false }
        thumb.isGrabbed = true
        grabOffset = point.x - thumb.position.x
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x - grabOffset - thumbSize / 2
        let value = minimumValue + x / usableWidth * (maximumValue - minimumValue)
        if lowerThumb.isGrabbed {
            lowerValue = min(max(value, minimumValue), upperValue - minimumDistance)
        } else {
            upperValue = max(min(value, maximumValue), lowerValue + minimumDistance)
        }
        updateFrames()
        sendActions(for: .valueChanged)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        lowerThumb.isGrabbed = false
        upperThumb.isGrabbed = false
        super.endTracking(touch, with: event)
    }

    override func cancelTracking(with event: UIEvent?) {
        lowerThumb.isGrabbed = false
        upperThumb.isGrabbed = false
        super.cancelTracking(with: event)
    }
}
