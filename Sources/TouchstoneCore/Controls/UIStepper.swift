import Foundation
import TouchstoneText

/// A control with a minus and a plus that change a value and repeat while they are held (C-29).
open class UIStepper: UIControl {
    package override var isSystemControl: Bool { true }
    private static let size = CGSize(width: 94, height: 32)
    /// The time until a held half repeats for the first time, in seconds. [our choice]
    private static let firstRepeat: TimeInterval = 0.5
    /// The time between further repetitions, in seconds. [our choice]
    private static let nextRepeat: TimeInterval = 0.1

    private var current = 0.0
    private var direction = 0.0
    private var deadline: ClockDeadline?

    /// The value, limited to the range from minimum to maximum; the default is 0. Setting it sends nothing.
    open var value: Double {
        get { current }
        set {
            current = max(minimumValue, min(max(minimumValue, maximumValue), newValue.isNaN ? minimumValue : newValue))
            setNeedsDisplay()
            noteSet("value")
        }
    }
    /// The smallest value; the default is 0. Setting it moves `value` into the range.
    open var minimumValue = 0.0 {
        didSet { value = current }
    }
    /// The largest value; the default is 100. Setting it moves `value` into the range.
    open var maximumValue = 100.0 {
        didSet { value = current }
    }
    /// The amount that one step adds or subtracts; the default is 1.
    open var stepValue = 1.0
    /// Whether the stepper sends each step while it repeats; the default is `true`.
    open var isContinuous = true
    override var sendsContinuously: Bool { isContinuous }
    /// Whether the step repeats while a half is held; the default is `true`.
    open var autorepeat = true
    /// Whether a step past one limit continues at the other; the default is `false`.
    open var wraps = false

    private var images: [StateOfImage: UIImage] = [:]
    /// An image of a stepper for a state.
    private struct StateOfImage: Hashable {
        enum Place: Hashable { case background, minus, plus, divider }
        var place: Place
        var state: UIControl.State
        var other: UIControl.State = .normal
    }
    /// Sets the image behind both halves for a state. Stored; has no effect.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        images[StateOfImage(place: .background, state: state)] = image
    }
    /// Returns the image that was set for this state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? {
        images[StateOfImage(place: .background, state: state)]
    }
    /// Sets the image in place of the plus for a state. Stored; has no effect.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        images[StateOfImage(place: .plus, state: state)] = image
    }
    /// Returns the image that was set for this state.
    open func incrementImage(for state: UIControl.State) -> UIImage? {
        images[StateOfImage(place: .plus, state: state)]
    }
    /// Sets the image in place of the minus for a state. Stored; has no effect.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        images[StateOfImage(place: .minus, state: state)] = image
    }
    /// Returns the image that was set for this state.
    open func decrementImage(for state: UIControl.State) -> UIImage? {
        images[StateOfImage(place: .minus, state: state)]
    }
    /// Sets the image between the halves for their states. Stored; has no effect.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) { images[StateOfImage(place: .divider, state: leftState, other: rightState)] = image }
    /// Returns the image that was set for these states.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { images[StateOfImage(place: .divider, state: leftState, other: rightState)] }

    /// Creates a stepper at the frame's origin. Its size is fixed: 94 by 32 points.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.frame.size = UIStepper.size
        coder.setUp(self, in: UIStepper.self)
    }

    /// The frame in the coordinates of the superview, in points. Setting it changes the origin only, because the size is fixed.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: super.frame.size) }
    }
    /// The bounds in the stepper's coordinates, in points. Setting them changes the origin only, because the size is fixed.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: super.bounds.size) }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        _ = super.beginTracking(touch, with: event)
        direction = touch.location(in: self).x < bounds.midX ? -1 : 1
        hasRepeated = false
        if autorepeat { schedule(UIStepper.firstRepeat) }
        return true
    }

    private var hasRepeated = false

    private func schedule(_ seconds: TimeInterval) {
        guard let clock = windowStorage?.application?.clock else { return }
        deadline = clock.schedule(at: clock.now + seconds) { [weak self] in
            guard let self, isTracking else { return }
            deadline = nil
            guard autorepeat else { return }
            if isTouchInside {
                hasRepeated = true
                step(tells: isContinuous, nil)
            }
            schedule(UIStepper.nextRepeat)
        }
    }

    private func stopRepeating() {
        if let deadline { windowStorage?.application?.clock.cancel(deadline) }
        deadline = nil
        setNeedsDisplay()
    }

    private func step(tells: Bool, _ event: UIEvent?) {
        var next = current + direction * stepValue
        if wraps {
            if next > maximumValue { next = minimumValue }
            if next < minimumValue { next = maximumValue }
        }
        let before = current
        value = next
        if current == before { remember(.unchanged(current.short, limit: limit)) }
        if tells, current != before { send([.valueChanged, .primaryActionTriggered], event) }
    }

    /// The name of the limit that the value is at in the direction of the step; `nil` if it is not at that limit.
    private var limit: String? {
        if minimumValue == maximumValue { return ControlLimit.both }
        if direction > 0, current >= maximumValue { return "maximumValue" }
        return direction < 0 && current <= minimumValue ? "minimumValue" : nil
    }

    override var isAdjustedByKeys: Bool { true }
    override func adjust(by direction: Int) {
        self.direction = Double(direction)
        step(tells: true, nil)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        stopRepeating()
        if !hasRepeated {
            if isTouchInside { step(tells: true, event) }
        } else if !isContinuous {
            send([.valueChanged, .primaryActionTriggered], event)
        }
    }

    open override func cancelTracking(with event: UIEvent?) {
        stopRepeating()
    }

    package override var defaultHugging: UILayoutPriority { .defaultHigh }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }
    open override var intrinsicContentSize: CGSize { UIStepper.size }

    @_spi(TouchstoneExtensions) open override func draw(into list: inout DisplayList) {
        list.fill(bounds, cornerRadius: 8, color: .systemGray5)
        if isTracking {
            var half = bounds
            half.size.width /= 2
            if direction > 0 { half.origin.x = bounds.midX }
            list.fill(half, cornerRadius: 8, color: .systemGray4)
        }
        let (y, quarter) = (bounds.midY, bounds.width / 4)
        func bar(_ x: CGFloat, enabled: Bool, upright: Bool) {
            let color = UIColor.label.withAlphaComponent(enabled && isEnabled ? 1 : 0.3)
            list.line(from: CGPoint(x: x - 7, y: y), to: CGPoint(x: x + 7, y: y), width: 2, color: color)
            if upright {
                list.line(from: CGPoint(x: x, y: y - 7), to: CGPoint(x: x, y: y + 7), width: 2, color: color)
            }
        }
        bar(bounds.minX + quarter, enabled: wraps || current > minimumValue, upright: false)
        bar(bounds.maxX - quarter, enabled: wraps || current < maximumValue, upright: true)
        list.line(
            from: CGPoint(x: bounds.midX, y: bounds.minY + 7), to: CGPoint(x: bounds.midX, y: bounds.maxY - 7),
            color: .systemGray3)
    }
}
