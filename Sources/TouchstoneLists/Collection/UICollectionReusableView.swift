import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// A view of a collection view that is reused for different items.
open class UICollectionReusableView: UIView {
    /// The identifier under which the view is reused; `nil` if the view was not dequeued.
    open internal(set) var reuseIdentifier: String?
    /// The attributes that placed the view last.
    var applied: UICollectionViewLayoutAttributes?
    /// What the attributes said then; an animator changes the attributes themselves.
    private var placement: Placement?

    private struct Placement: Equatable {
        var center: CGPoint
        var size: CGSize
        var transform: CATransform3D
        var alpha: CGFloat
        var isHidden: Bool
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.setUp(self, in: UICollectionReusableView.self)
    }

    /// Prepares the view for reuse with different content; an override calls `super`.
    open func prepareForReuse() {}
    /// Applies the attributes of a layout; override it to use attributes that a custom layout adds. The default does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// Called before the collection view replaces a layout by another. The default does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called after the collection view has replaced a layout by another. The default does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the attributes that the view prefers.
    ///
    /// By default the attributes are unchanged, except that an estimated width or height is measured from the view's constraints.
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

    /// Moves the view to the frame that the layout gives it.
    func place(_ attributes: UICollectionViewLayoutAttributes, offset: CGPoint) {
        let new = Placement(
            center: attributes.center, size: attributes.size, transform: attributes.transform3D,
            alpha: attributes.alpha, isHidden: attributes.isHidden)
        if placement != new || superview == nil || applied !== attributes {
            let center = CGPoint(x: attributes.center.x - offset.x, y: attributes.center.y - offset.y)
            if attributes.transform3D == CATransform3DIdentity, transform3D == CATransform3DIdentity {
                let frame = attributes.frame.offsetBy(dx: -offset.x, dy: -offset.y)
                if self.frame != frame { self.frame = frame }
            } else {
                if transform3D != attributes.transform3D { transform3D = attributes.transform3D }
                if bounds.size != attributes.size { bounds.size = attributes.size }
                if self.center != center { self.center = center }
            }
            if alpha != attributes.alpha { alpha = attributes.alpha }
            if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        }
        (applied, placement) = (attributes, new)
        apply(attributes)
    }
}

/// A view that shows one item of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
    /// A closure that is called when the state of a cell changes.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    let plainContent = CellContentView()
    /// The segue of a storyboard that a selection of the item performs.
    var selectionSegue: InterfaceSegue?
    var hostedContent: (any UIView & UIContentView)?
    private var background: BackgroundView?
    weak var collection: UICollectionView?
    private var selected = false
    private var highlighted = false

    /// The view that contains the content; add custom subviews to it. The view of a `contentConfiguration` replaces it.
    open var contentView: UIView { hostedContent ?? plainContent }
    /// The configuration that makes the content view; `nil`, the default, shows the subviews that were added to `contentView`.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
    /// Whether the content configuration follows the state of the cell; the default is `true`.
    open var automaticallyUpdatesContentConfiguration = true
    /// The configuration of the view behind the content; `nil`, the default, uses `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
    /// Whether the background configuration follows the state of the cell; the default is `true`.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// A closure that is called when the state of the cell changes; the default is `nil`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// The view behind the content; the default is `nil`.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// The view behind the content of a selected or highlighted item; the default is `nil`.
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
    /// Whether the cell is selected; the default is `false`. The collection view sets it.
    open var isSelected: Bool {
        get { selected }
        set {
            guard newValue != selected else { return }
            selected = newValue
            stateChanged()
        }
    }
    /// Whether the cell is highlighted; the default is `false`. The collection view sets it.
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
        coder.setUp(self, in: UICollectionViewCell.self)
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

    /// The state of the cell, from which configurations are updated.
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
    /// Updates the configurations for the current state.
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    /// Updates the configurations for a state; an override calls `super`.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
            hostedContent?.configuration = content.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let made = backgroundConfiguration {
            background?.configuration = made.updated(for: state)
        }
        configurationUpdateHandler?(self, state)
    }
    /// The default background of an item, which has no color.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    private func stateChanged() {
        selectedBackgroundView?.isHidden = !(selected || highlighted)
        setNeedsUpdateConfiguration()
    }

    // MARK: Layout

    /// The frame of the content view.
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
