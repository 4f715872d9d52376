import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// A bar that fills, 4 points high.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// Where it is used.
    public typealias Style = UIProgressViewStyle

    /// Where it is used.
    open var progressViewStyle = Style.default {
        didSet { setNeedsDisplay() }
    }
    /// How much is filled, 0 to 1; 0 by default.
    open var progress: Float {
        get { part }
        set { setProgress(newValue, animated: false) }
    }
    private var part: Float = 0
    /// Sets `progress`; it is drawn at once, whatever `animated` says.
    open func setProgress(_ progress: Float, animated: Bool) {
        part = min(1, max(0, progress))
        setNeedsDisplay()
    }
    /// The colour of the filled part; nil, the default, for the tint.
    open var progressTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The colour of the rest; nil, the default, for grey.
    open var trackTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// Touchstone extension: the superclass's, and what is the class's own of its look.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\UIProgressView.progressTintColor),
            AppearanceProperty(\UIProgressView.trackTintColor),
        ]
    }

    /// What it follows; nil by default. It is asked when it is set, and whenever the view is laid out.
    open var observedProgress: Progress? {
        didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }

    /// One in its own height.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
        progressViewStyle = style
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let observedProgress { progress = Float(observedProgress.fractionCompleted) }
    }

    open override func draw(into list: inout DisplayList) {
        let track = CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height)
        list.fill(track, cornerRadius: height / 2, color: trackTintColor ?? .systemGray5)
        var filled = track
        filled.size.width *= CGFloat(part)
        if part > 0 { list.fill(filled, cornerRadius: height / 2, color: progressTintColor ?? tintColor) }
    }
}

/// A wheel that turns while something is under way.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How large it is.
    public typealias Style = UIActivityIndicatorViewStyle

    /// How large it is.
    open var style: Style {
        didSet { setNeedsDisplay() }
    }
    /// Whether it is hidden while it stands still; true by default.
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }
    /// Its colour; nil, the default, for grey.
    open var color: UIColor! {
        didSet { setNeedsDisplay() }
    }
    /// Touchstone extension: the superclass's, and what is the class's own of its look.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\UIActivityIndicatorView.color),
            AppearanceProperty(\UIActivityIndicatorView.style),
        ]
    }

    /// Whether the activity indicator is spinning.
    public private(set) var isAnimating = false
    /// What it is, in words; by default whether it turns.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted") }
        set { super.accessibilityLabel = newValue }
    }
    private var link: CADisplayLink?

    /// One in its own size, standing still.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        bounds.size = intrinsicContentSize
        setUp()
    }
    /// The same by its older name.
    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        isUserInteractionEnabled = false
        isHidden = true
        hugContent()
    }

    /// Starts spinning and shows the indicator.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
        turn()
    }
    /// Stops spinning and hides the indicator if `hidesWhenStopped` is `true`.
    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
        turn()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        turn()
    }

    /// Eight steps a second, while it is in a window.
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

    open override func draw(into list: inout DisplayList) {
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
