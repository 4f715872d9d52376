import Foundation

/// A control that is on or off; a tap or a drag of its knob changes it (C-27).
open class UISwitch: UIControl {
    package override var isSystemControl: Bool { true }
    private var isOnStorage = false
    private var startedAt: CGFloat = 0
    private var hasDragged = false

    /// Whether the switch is on; the default is `false`. Setting it sends nothing (C-27).
    open var isOn: Bool {
        get { isOnStorage }
        set { setOn(newValue, animated: false) }
    }

    /// The color of the track while the switch is on; `nil`, the default, means green.
    open var onTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// The color of the knob; `nil`, the default, means white.
    open var thumbTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The image for the on state; `nil` by default. Stored; has no effect, as in UIKit.
    open var onImage: UIImage?
    /// The image for the off state; `nil` by default. Stored; has no effect, as in UIKit.
    open var offImage: UIImage?

    /// Touchstone extension: the appearance properties of the superclass and those of this class.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\UISwitch.onTintColor),
            AppearanceProperty(\UISwitch.thumbTintColor),
            AppearanceProperty(\UISwitch.onImage),
            AppearanceProperty(\UISwitch.offImage),
        ]
    }

    /// Creates a switch at the frame's origin. Its size is fixed.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIApplication.shared.behavior.switchSize))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.frame.size = UIApplication.shared.behavior.switchSize
        coder.setUp(self, in: UISwitch.self)
    }

    /// The frame in the coordinates of the superview, in points. Setting it changes the origin only, because the size is fixed.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: super.frame.size) }
    }
    /// The bounds in the switch's coordinates, in points. Setting them changes the origin only, because the size is fixed.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: super.bounds.size) }
    }

    /// Turns the switch on or off without an animation; sends nothing (C-27).
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != isOnStorage else { return }
        isOnStorage = on
        setNeedsDisplay()
        noteSet("isOn")
    }

    override var ownAccessibility: AccessibilityState { accessibility(.button, value: isOn ? "1" : "0") }

    private func userTurns(_ on: Bool, _ event: UIEvent?) {
        guard on != isOnStorage else { return remember(.unchanged(on ? "on" : "off")) }
        setOn(on, animated: true)
        send([.valueChanged, .primaryActionTriggered], event)
    }

    /// A horizontal drag with one finger is the switch's own gesture, as is a tap (C-21).
    override func isOwnGesture(_ recognizer: UIGestureRecognizer) -> Bool {
        if recognizer.isSingleTap { return true }
        guard let pan = recognizer as? UIPanGestureRecognizer, pan.numberOfTouches == 1 else { return false }
        let moved = pan.translation(in: self)
        return abs(moved.x) >= abs(moved.y)
    }

    override var isActivatedByKeys: Bool { true }
    override func activate() -> Bool {
        userTurns(!isOn, nil)
        return true
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        _ = super.beginTracking(touch, with: event)
        startedAt = touch.location(in: self).x
        hasDragged = false
        return true
    }

    /// Turns the switch when the finger has moved more than 10 points in a direction.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        _ = super.continueTracking(touch, with: event)
        let moved = touch.location(in: self).x - startedAt
        if abs(moved) > 10 {
            hasDragged = true
            userTurns(moved > 0, event)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !hasDragged, isTouchInside { userTurns(!isOn, event) }
    }

    /// Sends the events, without those of touches: a switch sends only its value (C-27).
    override func send(_ events: Event, _ event: UIEvent?) {
        // Without an event it is an application that sends by hand.
        let reported = event == nil ? events : events.subtracting(.allTouchEvents)
        if !reported.isEmpty { super.send(reported, event) }
    }

    package override var defaultHugging: UILayoutPriority { .defaultHigh }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open override var intrinsicContentSize: CGSize { bounds.size }

    @_spi(TouchstoneExtensions) open override func draw(into list: inout DisplayList) {
        let track = isOn ? onTintColor ?? .systemGreen : .systemGray4
        list.fill(bounds, cornerRadius: bounds.height / 2, color: track.withAlphaComponent(isEnabled ? 1 : 0.4))
        let height = bounds.height - 4
        // Since iOS 26, the knob is wider than it is high.
        let width = behavior.version >= .iOS26 ? behavior.sliderThumbSize.width : height
        let left = isOn ? bounds.maxX - width - 2 : bounds.minX + 2
        list.fill(
            CGRect(x: left, y: bounds.minY + 2, width: width, height: height), cornerRadius: height / 2,
            color: thumbTintColor ?? .white)
    }
}
