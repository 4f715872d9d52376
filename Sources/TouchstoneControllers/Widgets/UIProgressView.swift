import Foundation
@_spi(TouchstoneExtensions) import TouchstoneCore
import TouchstoneGeometry

/// A bar that shows progress, 4 points high by default.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The style of a progress view, which determines its height.
    public typealias Style = UIProgressViewStyle

    /// The style of the view, which determines its height.
    open var progressViewStyle = Style.default {
        didSet { setNeedsDisplay() }
    }
    /// The filled fraction, from 0 to 1; the default is 0.
    open var progress: Float {
        get { part }
        set { setProgress(newValue, animated: false) }
    }
    private var part: Float = 0
    /// Sets `progress`. The change is never animated.
    open func setProgress(_ progress: Float, animated: Bool) {
        part = min(1, max(0, progress))
        setNeedsDisplay()
    }
    /// The color of the filled part. The default is `nil`, the tint color.
    open var progressTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The image of the filled part; `nil` by default. Stored; has no effect.
    open var progressImage: UIImage?
    /// The image of the unfilled part; `nil` by default. Stored; has no effect.
    open var trackImage: UIImage?
    /// The color of the unfilled part. The default is `nil`, which is gray.
    open var trackTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// Touchstone extension: the appearance properties of the superclass and of this class.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\UIProgressView.progressTintColor),
            AppearanceProperty(\UIProgressView.trackTintColor),
        ]
    }

    /// The progress that the view shows; the default is `nil`. It is read when it is set and at each layout of the view.
    open var observedProgress: Progress? {
        didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }

    /// Creates a view with the height of its style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
        progressViewStyle = style
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.setUp(self, in: UIProgressView.self)
    }

    private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let observedProgress { progress = Float(observedProgress.fractionCompleted) }
    }

    @_spi(TouchstoneExtensions) open override func draw(into list: inout DisplayList) {
        let track = CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height)
        list.fill(track, cornerRadius: height / 2, color: trackTintColor ?? .systemGray5)
        var filled = track
        filled.size.width *= CGFloat(part)
        if part > 0 { list.fill(filled, cornerRadius: height / 2, color: progressTintColor ?? tintColor) }
    }
}

/// An indicator that rotates during a task.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The style of an activity indicator, which determines its size and color.
    public typealias Style = UIActivityIndicatorViewStyle

    /// The style of the indicator, which determines its size and color.
    open var style: Style {
        didSet { setNeedsDisplay() }
    }
    /// Whether the indicator is hidden while it does not rotate; the default is `true`.
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }
    /// The color of the indicator. The default is `nil`, the color of the style.
    open var color: UIColor! {
        didSet { setNeedsDisplay() }
    }
    /// Touchstone extension: the appearance properties of the superclass and of this class.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\UIActivityIndicatorView.color),
            AppearanceProperty(\UIActivityIndicatorView.style),
        ]
    }

    /// Whether the indicator is rotating.
    open private(set) var isAnimating = false
    /// The description for accessibility; by default it says whether the indicator is rotating.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted") }
        set { super.accessibilityLabel = newValue }
    }
    private var link: CADisplayLink?

    /// Creates an indicator with the size of its style, which does not rotate.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        bounds.size = intrinsicContentSize
        setUp()
    }
    /// Creates an indicator. This is the older name of `init(style:)`.
    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }
    /// Creates an indicator of a nib or storyboard. It cannot fail, like UIKit's.
    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: coder.interfaceFrame ?? .zero)
        setUp()
        coder.setUp(self, in: UIActivityIndicatorView.self)
    }
    private func setUp() {
        isUserInteractionEnabled = false
        isHidden = true
        hugContent()
    }

    /// Shows the indicator and starts the rotation.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
        turn()
    }
    /// Stops the rotation, and hides the indicator if `hidesWhenStopped` is set.
    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
        turn()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        turn()
    }

    /// Redraws the indicator eight times a second while it is animating in a window.
    private func turn() {
        guard isAnimating, window != nil else {
            link?.invalidate()
            return link = nil
        }
        guard link == nil else { return }
        let made = CADisplayLink(application: .shared) { [weak self] _ in self?.setNeedsDisplay() }
        made.preferredFramesPerSecond = 8
        made.start()
        link = made
    }

    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    @_spi(TouchstoneExtensions) open override func draw(into list: inout DisplayList) {
        let side = intrinsicContentSize.width
        let isWhite = style == .white || style == .whiteLarge
        let own: UIColor = color ?? (isWhite ? .white : .systemGray)
        let step = isAnimating ? Int(clamping: UIApplication.shared.clock.now * 8) % 8 : 0
        for spoke in 0..<8 {
            let angle = CGFloat(spoke) * .pi / 4
            let dot = side * 0.08
            let place = CGPoint(x: bounds.midX + sin(angle) * side * 0.36, y: bounds.midY - cos(angle) * side * 0.36)
            let behind = CGFloat((step - spoke + 8) % 8)
            list.fill(
                CGRect(x: place.x - dot, y: place.y - dot, width: 2 * dot, height: 2 * dot), cornerRadius: dot,
                color: own.withAlphaComponent(1 - behind * 0.11))
        }
    }
}
