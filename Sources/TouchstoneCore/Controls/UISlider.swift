import Foundation
import TouchstoneGeometry
import TouchstoneText

/// A control that selects a value on a track by a thumb (C-28).
open class UISlider: UIControl {
    package override var isSystemControl: Bool { true }
    /// The distance from the outer edge of the thumb in its end position to the end of the track, in points.
    private static let inset: CGFloat = 2

    private var current: Float = 0
    /// The horizontal distance from the thumb's left edge to the point where the finger took the thumb, in points.
    private var grip: CGFloat = 0

    /// The smallest value, at the leading end; the default is 0.
    ///
    /// Setting it moves `value` into the range, and a smaller `maximumValue` to the same value.
    open var minimumValue: Float = 0 {
        didSet {
            if minimumValue > maximumValue { maximumValue = minimumValue }
            setValue(current, animated: false)
        }
    }
    /// The largest value, at the trailing end; the default is 1.
    ///
    /// Setting it moves `value` into the range, and a larger `minimumValue` to the same value.
    open var maximumValue: Float = 1 {
        didSet {
            if maximumValue < minimumValue { minimumValue = maximumValue }
            setValue(current, animated: false)
        }
    }

    /// The value, limited to the range from minimum to maximum; the default is 0. Setting it sends nothing (C-28).
    open var value: Float {
        get { current }
        set { setValue(newValue, animated: false) }
    }

    /// The images and colors of the slider; `nil` until `rareLook` is used.
    private(set) var look: SliderLook?
    var rareLook: SliderLook {
        if let look { return look }
        let made = SliderLook()
        look = made
        return made
    }

    /// Touchstone extension: the appearance properties of the superclass and those of this class.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\UISlider.minimumTrackTintColor),
            AppearanceProperty(\UISlider.maximumTrackTintColor),
            AppearanceProperty(\UISlider.thumbTintColor),
            AppearanceProperty(\UISlider.minimumValueImage),
            AppearanceProperty(\UISlider.maximumValueImage),
            AppearanceProperty(each: \UISlider.thumbImages),
            AppearanceProperty(each: \UISlider.minimumTrackImages),
            AppearanceProperty(each: \UISlider.maximumTrackImages),
        ]
    }

    /// Whether the slider sends each change while the thumb moves; the default is `true`.
    open var isContinuous = true
    override var sendsContinuously: Bool { isContinuous }

    /// Sets the value, limited to the range from minimum to maximum, without an animation; sends nothing (C-28).
    open func setValue(_ value: Float, animated: Bool) {
        let value = value.isNaN ? minimumValue : value
        current = max(minimumValue, min(max(minimumValue, maximumValue), value))
        setNeedsDisplay()
        noteSet("value")
    }

    override var ownAccessibility: AccessibilityState {
        let range = maximumValue - minimumValue
        let percent = range > 0 ? Int(clamping: ((current - minimumValue) / range * 100).rounded()) : 0
        return accessibility(.adjustable, value: "\(percent)%")
    }

    /// Increases the value by a tenth of the range and sends `.valueChanged`, as a finger does.
    open override func accessibilityIncrement() { step(0.1) }
    open override func accessibilityDecrement() { step(-0.1) }

    private func step(_ part: Float) {
        let old = current
        setValue(current + part * (maximumValue - minimumValue), animated: true)
        if current != old { sendActions(for: .valueChanged) }
    }

    // MARK: Geometry

    private var thumbSize: CGSize { look?.thumbImage(state)?.size ?? behavior.sliderThumbSize }
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the track's rectangle in the coordinates of `bounds`.
    ///
    /// It is 4 points high, or as high as its images, vertically centered, and between the images at the ends.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let height = look?.trackHeight(state) ?? 4
        let (first, last) = (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
        let (left, right) = isMirrored ? (last, first) : (first, last)
        let inset = UISlider.inset
        let start = left.width > 0 ? left.maxX + 8 : bounds.minX
        let end = right.width > 0 ? right.minX - 8 : bounds.maxX
        return CGRect(
            x: start + inset, y: bounds.midY - height / 2, width: max(0, end - start - 2 * inset), height: height)
    }

    /// Returns the rectangle of the image at the minimum's end, in the coordinates of `bounds`; its size is zero without an image.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(look?.minimumValueImage, isOnTheLeft: !isMirrored, bounds)
    }
    /// Returns the rectangle of the image at the maximum's end, in the coordinates of `bounds`; its size is zero without an image.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(look?.maximumValueImage, isOnTheLeft: isMirrored, bounds)
    }

    private func imageRect(_ image: UIImage?, isOnTheLeft: Bool, _ bounds: CGRect) -> CGRect {
        let size = image?.size ?? .zero
        let x = isOnTheLeft ? bounds.minX : bounds.maxX - size.width
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns the thumb's rectangle for a value, in the coordinates of `bounds`.
    ///
    /// It has the size of the thumb's image, or 37 × 24 points (28 × 28 before iOS 26) without an image.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let size = thumbSize
        let way = max(0, rect.width + 2 * UISlider.inset - size.width)
        let left = rect.minX - UISlider.inset + (isMirrored ? 1 - part : part) * way
        return CGRect(x: left, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    private var thumbRect: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
    }

    // MARK: Tracking

    /// Begins to track a touch only if it is on the thumb (C-28).
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
        let track = trackRect(forBounds: bounds)
        let travel = track.width + 2 * UISlider.inset - thumbSize.width
        guard travel > 0 else { return true }
        let part = (touch.location(in: self).x - grip - track.minX + UISlider.inset) / travel
        let before = current
        setValue(
            minimumValue + Float(isMirrored ? 1 - part : part) * (maximumValue - minimumValue), animated: false)
        if current == before { remember(.unchanged(Double(current).short, limit: limit)) }
        if isContinuous, current != before { send(.valueChanged, event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { send(.valueChanged, event) }
    }

    /// The name of the limit that the value is at; `nil` if the value is between the limits.
    private var limit: String? {
        if minimumValue == maximumValue { return ControlLimit.both }
        if current >= maximumValue { return "maximumValue" }
        return current <= minimumValue ? "minimumValue" : nil
    }

    /// Keys change the value, each time by a twentieth of the range. [our choice]
    override var isAdjustedByKeys: Bool { true }
    override func adjust(by direction: Int) {
        let before = current
        setValue(current + Float(direction) * (maximumValue - minimumValue) / 20, animated: false)
        if current != before { send(.valueChanged, nil) }
    }

    /// A horizontal swipe of one finger is the slider's own gesture while the slider tracks a touch (C-21).
    override func isOwnGesture(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isTracking else { return false }
        if let swipe = recognizer as? UISwipeGestureRecognizer {
            return swipe.numberOfTouchesRequired == 1 && !swipe.direction.isDisjoint(with: [.left, .right])
        }
        return false
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(size.width, thumbSize.width), height: max(34, thumbSize.height))
    }
    /// The height is that of `sizeThatFits(_:)`, in points; there is no intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }

    @_spi(TouchstoneExtensions) open override func draw(into list: inout DisplayList) {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect
        let fade: CGFloat = isEnabled ? 1 : 0.4
        let left = CGRect(
            x: track.minX, y: track.minY, width: max(0, thumb.midX - track.minX), height: track.height)
        let right = CGRect(
            x: thumb.midX, y: track.minY, width: max(0, track.maxX - thumb.midX), height: track.height)
        let (least, greatest) = isMirrored ? (right, left) : (left, right)
        if let image = look?.maximumTrackImage(state) {
            image.append(to: &list, in: greatest, tint: tintColor.resolved(list.style))
        } else {
            let color = look?.maximumTrackTintColor ?? .systemGray4
            list.fill(track, cornerRadius: 2, color: color.withAlphaComponent(fade))
        }
        if let image = look?.minimumTrackImage(state) {
            image.append(to: &list, in: least, tint: tintColor.resolved(list.style))
        } else {
            let color: UIColor = look?.minimumTrackTintColor ?? tintColor
            list.fill(least, cornerRadius: 2, color: color.withAlphaComponent(fade))
        }
        for (image, rect) in [
            (look?.minimumValueImage, minimumValueImageRect(forBounds: bounds)),
            (look?.maximumValueImage, maximumValueImageRect(forBounds: bounds)),
        ] {
            if let image { image.append(to: &list, in: rect, tint: tintColor.resolved(list.style)) }
        }
        if let image = look?.thumbImage(state) {
            image.append(to: &list, in: thumb, tint: tintColor.resolved(list.style))
        } else {
            list.fill(thumb, cornerRadius: thumb.height / 2, color: look?.thumbTintColor ?? .white)
            list.stroke(thumb, cornerRadius: thumb.height / 2, lineWidth: 0.5, color: .systemGray3)
        }
    }

    // MARK: Images and colors

    /// The image at the end of the smallest value; `nil` by default. The track begins after it.
    open var minimumValueImage: UIImage? {
        get { look?.minimumValueImage }
        set { change { $0.minimumValueImage = newValue } }
    }

    /// The image at the end of the largest value; `nil` by default. The track ends before it.
    open var maximumValueImage: UIImage? {
        get { look?.maximumValueImage }
        set { change { $0.maximumValueImage = newValue } }
    }

    /// The color of the track before the thumb; `nil`, the default, means the tint color. Setting it removes the images of that part.
    open var minimumTrackTintColor: UIColor? {
        get { look?.minimumTrackTintColor }
        set {
            change {
                $0.minimumTrackTintColor = newValue
                $0.minimumTrackImages = [:]
            }
        }
    }

    /// The color of the track after the thumb; `nil`, the default, means gray. Setting it removes the images of that part.
    open var maximumTrackTintColor: UIColor? {
        get { look?.maximumTrackTintColor }
        set {
            change {
                $0.maximumTrackTintColor = newValue
                $0.maximumTrackImages = [:]
            }
        }
    }

    /// The color of the thumb; `nil`, the default, means white. Setting it removes the images of the thumb.
    open var thumbTintColor: UIColor? {
        get { look?.thumbTintColor }
        set {
            change {
                $0.thumbTintColor = newValue
                $0.thumbImages = [:]
            }
        }
    }

    /// Sets the image of the thumb for exactly this state, which determines its size; a state without an image has that of `.normal`.
    open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }

    /// Sets the image of the track before the thumb for exactly this state; it is stretched to the length of that part.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        minimumTrackImages[state] = image
    }

    /// Sets the image of the track after the thumb for exactly this state; it is stretched to the length of that part.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        maximumTrackImages[state] = image
    }

    /// Returns the image of the thumb that was set for exactly this state; `nil` if none was set.
    open func thumbImage(for state: State) -> UIImage? { look?.thumbImages[state] }

    /// Returns the image of the track before the thumb that was set for exactly this state; `nil` if none was set.
    open func minimumTrackImage(for state: State) -> UIImage? { look?.minimumTrackImages[state] }

    /// Returns the image of the track after the thumb that was set for exactly this state; `nil` if none was set.
    open func maximumTrackImage(for state: State) -> UIImage? { look?.maximumTrackImages[state] }

    /// The displayed image of the thumb; `nil` if the system's thumb is displayed.
    open var currentThumbImage: UIImage? { look?.thumbImage(state) }

    /// The displayed image of the track before the thumb; `nil` if the system's track is displayed.
    open var currentMinimumTrackImage: UIImage? { look?.minimumTrackImage(state) }

    /// The displayed image of the track after the thumb; `nil` if the system's track is displayed.
    open var currentMaximumTrackImage: UIImage? { look?.maximumTrackImage(state) }

    /// The look of the slider; `.default` by default. Stored; has no effect.
    open var sliderStyle = Style.default
    /// The marks and limits of the track; `nil` by default. Stored; has no effect.
    open var trackConfiguration: TrackConfiguration?
}
