import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// A view of a collection that is used again for other items.
open class UICollectionReusableView: UIView {
    /// The name that it is used again by; nil where it was made otherwise.
    public internal(set) var reuseIdentifier: String?
    /// What it was placed by last.
    var applied: UICollectionViewLayoutAttributes?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// It is about to be used for something else; an override calls `super`.
    open func prepareForReuse() {}
    /// It is placed: for subclasses whose layout has attributes of its own. Does nothing by default.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// One layout is about to give its place to another. Does nothing by default.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// One layout has given its place to another. Does nothing by default.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// How it would like to lie: by default as it was said, and where a measure is only estimated as its constraints demand.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard layoutAttributes.estimates.any else { return layoutAttributes }
        let made = layoutAttributes.copyOrSelf
        made.size = fittingSize(layoutAttributes.size, layoutAttributes.estimates)
        return made
    }

    func fittingSize(_ size: CGSize, _ estimates: UICollectionViewLayoutAttributes.Estimates) -> CGSize {
        sizeFitting(self, size, estimates)
    }

    func sizeFitting(
        _ view: UIView, _ size: CGSize, _ estimates: UICollectionViewLayoutAttributes.Estimates
    ) -> CGSize {
        var fitting = CGSize.zero
        if view.viewLayout != nil {
            fitting = view.systemLayoutSizeFitting(
                size, withHorizontalFittingPriority: estimates.width ? .fittingSizeLevel : .required,
                verticalFittingPriority: estimates.height ? .fittingSizeLevel : .required)
        } else if !estimates.width {
            fitting = CGSize(width: size.width, height: view.heightNeeded(width: size.width))
        } else {
            fitting = view.sizeThatFits(size)
        }
        return CGSize(
            width: estimates.width && fitting.width > 0 ? fitting.width : size.width,
            height: estimates.height && fitting.height > 0 ? fitting.height : size.height)
    }

    /// Goes where the layout says.
    func place(_ attributes: UICollectionViewLayoutAttributes, offset: CGPoint) {
        if applied?.isLike(attributes) != true || superview == nil || applied !== attributes {
            let center = CGPoint(x: attributes.center.x - offset.x, y: attributes.center.y - offset.y)
            if attributes.transform.isIdentity, transform.isIdentity {
                let frame = attributes.frame.offsetBy(dx: -offset.x, dy: -offset.y)
                if self.frame != frame { self.frame = frame }
            } else {
                if transform != attributes.transform { transform = attributes.transform }
                if bounds.size != attributes.size { bounds.size = attributes.size }
                if self.center != center { self.center = center }
            }
            if alpha != attributes.alpha { alpha = attributes.alpha }
            if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        }
        applied = attributes
        apply(attributes)
    }
}

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
    /// Called when a cell's state has changed.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    let plainContent = CellContentView()
    var hostedContent: (any UIView & UIContentView)?
    private var background: BackgroundView?
    weak var collection: UICollectionView?
    private var selected = false
    private var highlighted = false

    /// Holds the content; add your own views to it. A `contentConfiguration` puts the view that it makes in its place.
    public var contentView: UIView { hostedContent ?? plainContent }
    /// What the content view shows by itself; nil, the default, for what was added to it.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
    /// Whether the content's configuration follows the cell's state; true by default.
    open var automaticallyUpdatesContentConfiguration = true
    /// What lies behind the content; nil, the default, for `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
    /// Whether the background's configuration follows the cell's state; true by default.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Called when the cell's state has changed; nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Behind the content; nil by default.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Behind the content of a selected or highlighted item; nil by default.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let view = selectedBackgroundView {
                insertSubview(view, belowSubview: contentView)
                view.isHidden = !(selected || highlighted)
            }
            setNeedsLayout()
        }
    }
    /// Whether it is selected; false by default. The collection sets it.
    open var isSelected: Bool {
        get { selected }
        set {
            guard newValue != selected else { return }
            selected = newValue
            stateChanged()
        }
    }
    /// Whether it is highlighted; false by default. The collection sets it.
    open var isHighlighted: Bool {
        get { highlighted }
        set {
            guard newValue != highlighted else { return }
            highlighted = newValue
            stateChanged()
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        plainContent.frame = bounds
        addSubview(plainContent)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    // MARK: State

    var isEdited: Bool { false }
    var isOpened: Bool { false }
    var isMoving = false { didSet { if isMoving != oldValue { setNeedsUpdateConfiguration() } } }

    /// The cell's state, as configurations read it.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = selected
        state.isHighlighted = highlighted
        state.isEditing = isEdited
        state.isSwiped = isOpened
        state.isReordering = isMoving
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
    /// Has the configurations follow the state.
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    /// The state is another than it was; an override calls `super`.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
            hostedContent?.configuration = content.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let made = backgroundConfiguration {
            background?.configuration = made.updated(for: state)
        }
        configurationUpdateHandler?(self, state)
    }
    /// A background for an item, of no colour.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    private func stateChanged() {
        selectedBackgroundView?.isHidden = !(selected || highlighted)
        setNeedsUpdateConfiguration()
    }

    // MARK: Layout

    /// Where the content lies.
    var contentPlace: CGRect { bounds }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let place = contentPlace
        if contentView.frame != place { contentView.frame = place }
        for view in [backgroundView, selectedBackgroundView, background] as [UIView?] {
            if let view, view.frame != bounds { view.frame = bounds }
        }
    }

    override func fittingSize(
        _ size: CGSize, _ estimates: UICollectionViewLayoutAttributes.Estimates
    ) -> CGSize {
        let rest = CGSize(width: bounds.width - contentPlace.width, height: bounds.height - contentPlace.height)
        let inner = CGSize(width: max(0, size.width - rest.width), height: max(0, size.height - rest.height))
        let fitting = sizeFitting(contentView, inner, estimates)
        return CGSize(width: fitting.width + rest.width, height: fitting.height + rest.height)
    }

    private func showContent() {
        guard let content = contentConfiguration else {
            hostedContent?.removeFromSuperview()
            hostedContent = nil
            if plainContent.superview !== self { addSubview(plainContent) }
            return setNeedsLayout()
        }
        let made = automaticallyUpdatesContentConfiguration ? content.updated(for: configurationState) : content
        if let hostedContent, hostedContent.supports(made), type(of: hostedContent.configuration) == type(of: made) {
            hostedContent.configuration = made
        } else {
            let view = made.makeContentView()
            view.frame = contentPlace
            insertSubview(view, aboveSubview: contentView)
            contentView.removeFromSuperview()
            hostedContent = view
        }
        setNeedsLayout()
    }

    private func showBackground() {
        guard let made = backgroundConfiguration else {
            background?.removeFromSuperview()
            background = nil
            return
        }
        let view = background ?? BackgroundView()
        view.configuration =
            automaticallyUpdatesBackgroundConfiguration ? made.updated(for: configurationState) : made
        if view.superview !== self { insertSubview(view, at: 0) }
        background = view
        setNeedsLayout()
    }
}

extension UICollectionViewCell: RowView {
    package var shownContentView: UIView? { contentView }
}
