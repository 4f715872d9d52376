import Foundation

/// A value on a line, moved by its thumb (C-28).
open class UISlider: SystemControl {
    private static let thumb: CGFloat = 28

    private var current: Float = 0
    /// Where in the thumb the finger took it.
    private var grip: CGFloat = 0

    /// The value at the left end; 0 by default. The value is moved within.
    open var minimumValue: Float = 0 {
        didSet { setValue(current, animated: false) }
    }
    /// The value at the right end; 1 by default. The value is moved within.
    open var maximumValue: Float = 1 {
        didSet { setValue(current, animated: false) }
    }

    /// Kept between minimum and maximum, 0 by default; setting it sends nothing (C-28).
    open var value: Float {
        get { current }
        set { setValue(newValue, animated: false) }
    }

    /// Whether it tells of each change while the thumb moves; true by default.
    open var isContinuous = true
    override var tellsContinuously: Bool { isContinuous }

    /// Sets the value within minimum and maximum, never animated; sends nothing (C-28).
    open func setValue(_ value: Float, animated: Bool) {
        let value = value.isNaN ? minimumValue : value
        current = max(minimumValue, min(max(minimumValue, maximumValue), value))
        setNeedsDisplay()
        noteSet("value")
    }

    override var ownAccessibility: AccessibilityState {
        let range = maximumValue - minimumValue
        let percent = range > 0 ? Int(((current - minimumValue) / range * 100).rounded()) : 0
        return accessibility(.adjustable, value: "\(percent)%")
    }

    /// A tenth of the range at a time, told like a finger's.
    open override func accessibilityIncrement() { step(0.1) }
    open override func accessibilityDecrement() { step(-0.1) }

    private func step(_ part: Float) {
        let old = current
        setValue(current + part * (maximumValue - minimumValue), animated: true)
        if current != old { sendActions(for: .valueChanged) }
    }

    // MARK: Geometry

    /// Where the line is drawn, in the coordinates of `bounds`: 4 points high in the middle.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
    }

    /// Where the thumb is for a value, in the coordinates of `bounds`: 28 points wide and high.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let left = bounds.minX + part * max(0, bounds.width - UISlider.thumb)
        return CGRect(x: left, y: bounds.midY - UISlider.thumb / 2, width: UISlider.thumb, height: UISlider.thumb)
    }

    private var thumbRect: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
    }

    // MARK: Tracking

    /// Only the thumb can be taken (C-28).
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        _ = super.beginTracking(touch, with: event)
        let point = touch.location(in: self)
        guard thumbRect.insetBy(dx: -8, dy: -8).encloses(point) else {
            let thumb = thumbRect
            remember(
                .missedPart(
                    "the touch at x \(Double(point.x).short) is not on its thumb, which is at x \(Double(thumb.minX).short) to \(Double(thumb.maxX).short)"
                ))
            return false
        }
        grip = point.x - thumbRect.minX
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        _ = super.continueTracking(touch, with: event)
        let travel = bounds.width - UISlider.thumb
        guard travel > 0 else { return true }
        let left = touch.location(in: self).x - grip - bounds.minX
        let before = current
        setValue(minimumValue + Float(left / travel) * (maximumValue - minimumValue), animated: false)
        if current == before { remember(.unchanged(Double(current).short, limit: limit)) }
        if isContinuous, current != before { send(.valueChanged, event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { send(.valueChanged, event) }
    }

    /// The end of the range that it has come to.
    private var limit: String? {
        if current >= maximumValue { return "maximumValue" }
        return current <= minimumValue ? "minimumValue" : nil
    }

    /// A twentieth of the range a key. [our choice]
    override func adjust(by direction: Int) -> Bool {
        let before = current
        setValue(current + Float(direction) * (maximumValue - minimumValue) / 20, animated: false)
        if current != before { send(.valueChanged, nil) }
        return true
    }

    /// A swipe or pan along it that starts in the thumb is its own (C-21).
    override func isOwnGesture(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isTracking else { return false }
        if let swipe = recognizer as? UISwipeGestureRecognizer {
            return swipe.numberOfTouchesRequired == 1 && !swipe.direction.isDisjoint(with: [.left, .right])
        }
        return false
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(size.width, UISlider.thumb), height: 34)
    }

    open override func draw(into list: inout DisplayList) {
        let track = trackRect(forBounds: bounds)
        let fade: CGFloat = isEnabled ? 1 : 0.4
        list.fill(track, cornerRadius: 2, color: UIColor.systemGray4.withAlphaComponent(fade))
        let filled = CGRect(
            x: track.minX, y: track.minY, width: max(0, thumbRect.midX - track.minX), height: track.height)
        list.fill(filled, cornerRadius: 2, color: tintColor.withAlphaComponent(fade))
        list.fill(thumbRect, cornerRadius: UISlider.thumb / 2, color: .white)
        list.stroke(thumbRect, cornerRadius: UISlider.thumb / 2, lineWidth: 0.5, color: .systemGray3)
    }
}
