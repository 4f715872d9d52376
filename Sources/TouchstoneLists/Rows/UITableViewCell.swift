import Foundation
import TouchstoneCore

/// A view that shows a row of a table, with its background and accessories.
open class UITableViewCell: UIView {
    // The initializers come first, because `DynamicInitializer` calls the first member of the class.

    /// Creates a cell.
    ///
    /// - Parameter reuseIdentifier: The identifier under which the cell is reused; `nil` if it is not reused.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        initialReuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }
    /// Creates a cell of the default style that is not reused.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }
    public required init?(coder: NSCoder) {
        style = coder.interfaceValue("style") ?? .default
        initialReuseIdentifier = coder.interfaceValue("reuseIdentifier")
        super.init(coder: coder)
        setUp()
        coder.setUp(self, in: UITableViewCell.self)
    }

    /// The identifier under which the cell is reused; `nil` if the cell is not reused.
    open var reuseIdentifier: String? { initialReuseIdentifier }
    private var initialReuseIdentifier: String?
    /// Sets the identifier under which a nib is registered, unless the nib has one.
    func takeReuseIdentifier(_ identifier: String) {
        if initialReuseIdentifier == nil { initialReuseIdentifier = identifier }
    }
    let style: CellStyle
    /// The segues of a storyboard that a selection of the row and a tap on its accessory button perform.
    var (selectionSegue, accessorySegue): (InterfaceSegue?, InterfaceSegue?)
    weak var table: UITableView?

    // MARK: Content

    /// The view that contains the content; add custom subviews to it. The view of a `contentConfiguration` replaces it.
    ///
    /// It is added to the cell on first access or with the first layout, in front of the subviews that the cell has then.
    open var contentView: UIView {
        if let hostedContent { return hostedContent }
        if !hasContent { addContent() }
        return plainContent
    }
    private let plainContent = CellContentView()
    private var hasContent = false

    private func addContent() {
        hasContent = true
        plainContent.frame = bounds
        addSubview(plainContent)
        let beside = [
            accessory, accessoryRegion, accessoryView, editingAccessoryView, separator, editingControl, reorderControl,
        ]
        for view in beside as [UIView?] {
            if let view, view.superview === self { bringSubviewToFront(view) }
        }
    }

    /// Replaces the view of a content configuration by the plain content view.
    func showPlainContent() {
        guard let hostedContent else { return }
        self.hostedContent = nil
        insertSubview(contentView, aboveSubview: hostedContent)
        hostedContent.removeFromSuperview()
    }
    private var madeTextLabel: UILabel?
    private var madeDetailLabel: UILabel?
    private var madeImageView: UIImageView?
    var background: BackgroundView?
    private var selectionView: UIView?
    let accessory = AccessoryView()
    let separator = UIView()
    /// The region of the accessory view, which is behind that view.
    var accessoryRegion: AccessoryRegion?
    var editingControl: EditingControl?
    var reorderControl: ReorderControl?

    /// The label of the text; created on first access.
    open var textLabel: UILabel? {
        if madeTextLabel == nil { madeTextLabel = makeLabel(ofSize: 17, .label) }
        return madeTextLabel
    }
    /// The label of the detail text in styles that have one; created on first access.
    open var detailTextLabel: UILabel? {
        if madeDetailLabel == nil, style != .default {
            madeDetailLabel = makeLabel(ofSize: style == .subtitle ? 12 : 17, .secondaryLabel)
            if style == .subtitle { madeDetailLabel?.textColor = .label }
        }
        return madeDetailLabel
    }
    /// The view of the image before the labels; created on first access.
    open var imageView: UIImageView? {
        if madeImageView == nil {
            let made = UIImageView()
            made.contentMode = .scaleAspectFit
            addToPlainContent(made)
            madeImageView = made
        }
        return madeImageView
    }

    private func makeLabel(ofSize size: CGFloat, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.textColor = color
        addToPlainContent(label)
        setNeedsLayout()
        return label
    }

    private func addToPlainContent(_ view: UIView) {
        if hostedContent == nil, !hasContent { addContent() }
        plainContent.addSubview(view)
    }

    var shownLabels: (text: UILabel?, detail: UILabel?, image: UIImageView?) {
        (madeTextLabel, madeDetailLabel, madeImageView)
    }

    /// The configuration that makes the content view; `nil`, the default, shows the subviews that were added to `contentView`.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
    var hostedContent: (any UIView & UIContentView)?
    /// Whether the content configuration follows the state of the cell; the default is `true`.
    open var automaticallyUpdatesContentConfiguration = true
    /// The configuration of the view behind the content; `nil`, the default, uses `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
    /// Whether the background configuration follows the state of the cell; the default is `true`.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// A closure that is called when the state of the cell changes; the default is `nil`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// A closure that is called when the state of a cell changes.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    // MARK: Backgrounds

    /// The view behind the content; the default is `nil`.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// The view behind the content of a selected or highlighted row; `nil`, the default, shows a gray view.
    open var selectedBackgroundView: UIView? { didSet { showSelection(replacing: oldValue) } }
    /// The view that replaces `selectedBackgroundView` if multiple rows can be selected; the default is `nil`.
    open var multipleSelectionBackgroundView: UIView?

    // MARK: Accessories

    /// The accessory at the trailing edge; the default is `.none`.
    open var accessoryType = AccessoryType.none { didSet { accessoryChanged() } }
    /// The view at the trailing edge that replaces the accessory of `accessoryType`; the default is `nil`.
    open var accessoryView: UIView? { didSet { accessoryChanged(from: oldValue) } }
    /// The accessory at the trailing edge during editing; the default is `.none`.
    open var editingAccessoryType = AccessoryType.none { didSet { accessoryChanged() } }
    /// The view at the trailing edge during editing; the default is `nil`.
    open var editingAccessoryView: UIView? { didSet { accessoryChanged(from: oldValue) } }
    /// The indentation of the content, in levels; the default is 0.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of an indentation level, in points; the default is 10.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// The insets of the separator from the sides, in points; the insets of the table by default.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet {
            hasOwnSeparatorInset = true
            setNeedsLayout()
        }
    }
    var hasOwnSeparatorInset = false

    // MARK: State

    /// The appearance of the row when it is selected; the default is `.default`, which is gray.
    open var selectionStyle = SelectionStyle.default { didSet { showSelection(replacing: nil) } }
    /// The appearance of the row when it has the focus; stored; has no effect.
    open var focusStyle = FocusStyle.default
    private var selected = false
    private var highlighted = false
    var edits = false

    /// Whether the cell is selected; the default is `false`. Setting it calls `setSelected(_:animated:)`.
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether the cell is highlighted; the default is `false`. Setting it calls `setHighlighted(_:animated:)`.
    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Sets whether the cell looks selected; an override calls `super`.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != self.selected else { return }
        self.selected = selected
        stateChanged()
    }
    /// Sets whether the cell looks highlighted, and the labels, images and controls in it; an override calls `super`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != self.highlighted else { return }
        self.highlighted = highlighted
        stateChanged()
    }

    /// Whether the cell shows its editing controls; the default is `false`. The table sets it.
    open var isEditing: Bool {
        get { edits }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or hides the editing controls; an override calls `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != edits else { return }
        willTransition(to: stateMask(editing, showingDeleteConfirmation))
        edits = editing
        editingChanged(animated: animated)
        didTransition(to: stateMask(editing, showingDeleteConfirmation))
    }
    /// The style of the control at the leading edge during editing; the default is `.none`.
    open internal(set) var editingStyle = EditingStyle.none
    /// Whether a reorder control is shown during editing; the default is `false`; stored; has no effect. Rows that can be moved have one.
    open var showsReorderControl = false
    /// Whether the content is indented for the control at the leading edge; the default is `true`; stored; has no effect. The content of a
    /// row with a control is always indented.
    open var shouldIndentWhileEditing = true
    /// Whether the cell shows the delete button.
    open internal(set) var showingDeleteConfirmation = false
    /// Whether the cell has been notified that the delete button will appear or disappear, and not yet that it has.
    var isChangingState = false
    var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
    var isMoving = false { didSet { if isMoving != oldValue { setNeedsUpdateConfiguration() } } }
    /// Whether the cell receives touches while it is dragged; stored; has no effect.
    open var userInteractionEnabledWhileDragging = true

    /// Called before editing controls appear or disappear. The default does nothing.
    open func willTransition(to state: StateMask) {}
    /// Called after editing controls have appeared or disappeared. The default does nothing.
    open func didTransition(to state: StateMask) {}

    /// Prepares the cell for reuse in another row; an override calls `super`.
    open func prepareForReuse() {
        selected = false
        highlighted = false
        isSwiped = false
        showingDeleteConfirmation = false
        isChangingState = false
        alpha = 1
        stateChanged()
    }

    // MARK: Frames

    /// The frame of the cell when it is not swiped, in the coordinates of the table, in points.
    var restingFrame = CGRect.zero { didSet { frame = restingFrame.offsetBy(dx: swipeOffset, dy: 0) } }
    /// The distance by which the cell is swiped, in points; positive to the right.
    var swipeOffset: CGFloat = 0 {
        didSet { if swipeOffset != oldValue { frame = restingFrame.offsetBy(dx: swipeOffset, dy: 0) } }
    }

    /// Touchstone extension: the properties of the superclass and of this class that an appearance proxy can set.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\UITableViewCell.separatorInset),
            AppearanceProperty(\UITableViewCell.selectionStyle),
            AppearanceProperty(\UITableViewCell.accessoryType),
        ]
    }

    private func setUp() {
        addSubview(accessory)
        addSubview(separator)
    }

    func accessoryTapped() {
        guard let table, let path = table.indexPath(for: self) else { return }
        accessorySegue?.trigger(self)
        table.rowDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }

    // MARK: Configurations

    /// The state of the cell, from which configurations are updated.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = selected
        state.isHighlighted = highlighted
        state.isEditing = edits
        state.isDisabled = !isUserInteractionEnabled
        state.isSwiped = isSwiped
        state.isReordering = isMoving
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
    /// Returns the default content configuration for the style of the cell, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .value1, .value2: .valueCell()
        default: .cell()
        }
    }
    /// Returns the default background configuration for the style of the table.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        table?.style == .plain || table == nil ? .listPlainCell() : .listGroupedCell()
    }

    private func stateChanged() {
        editingControl?.isSelected = selected
        for view in plainContent.subviews { view.showHighlight(selected || highlighted) }
        showSelection(replacing: nil)
        setNeedsUpdateConfiguration()
    }

    private func showSelection(replacing old: UIView?) {
        if let old, old !== selectedBackgroundView { old.removeFromSuperview() }
        let isOn = (selected || highlighted) && selectionStyle != .none && backgroundConfiguration == nil
        let isSeveral = table.map { $0.isEditing || $0.allowsMultipleSelection } ?? false
        let wanted = (isSeveral ? multipleSelectionBackgroundView : nil) ?? selectedBackgroundView
        guard isOn else {
            selectionView?.removeFromSuperview()
            return
        }
        let shown: UIView
        if let wanted {
            shown = wanted
        } else {
            shown = selectionView ?? UIView()
            shown.backgroundColor = .listSelection
        }
        if selectionView !== shown { selectionView?.removeFromSuperview() }
        selectionView = shown
        shown.frame = bounds
        if let backgroundView {
            insertSubview(shown, aboveSubview: backgroundView)
        } else {
            insertSubview(shown, at: 0)
        }
    }

    var shownSelection: UIView? { selectionView?.superview === self ? selectionView : nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: fittingHeight(width: targetSize.width)) }
}

/// The content view of a cell; its type distinguishes it from other views in descriptions.
final class CellContentView: UIView {
    private var givenMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    /// Sets the horizontal margins, in points, unless the application has set other margins.
    func take(margin: CGFloat) {
        guard margin != givenMargins.left, ownMargins == givenMargins else { return }
        givenMargins = UIEdgeInsets(top: 11, left: margin, bottom: 11, right: margin)
        layoutMargins = givenMargins
    }
}

/// The region of a row that belongs to its accessory view: from the leading edge of the accessory view to the trailing edge of the row,
/// over the whole height (LS-6).
///
/// If the accessory view cannot be hit, touches go to the content.
final class AccessoryRegion: UIView {
    weak var accessory: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let accessory, accessory.isUserInteractionEnabled, !accessory.isHidden, accessory.alpha >= 0.01 else {
            return nil
        }
        return super.hitTest(point, with: event) == nil ? nil : accessory
    }
}

extension UITableViewCell: RowView {
    package var shownContentView: UIView? { hostedContent ?? (hasContent ? plainContent : nil) }
}

extension UIView {
    /// Sets whether a label, an image view or a control looks highlighted; in other views, applies to their subviews.
    fileprivate func showHighlight(_ isOn: Bool) {
        switch self {
        case let label as UILabel: if label.isHighlighted != isOn { label.isHighlighted = isOn }
        case let image as UIImageView: if image.isHighlighted != isOn { image.isHighlighted = isOn }
        case let control as UIControl: if !control.isTracking { control.isHighlighted = isOn }
        default: for view in subviews { view.showHighlight(isOn) }
        }
    }
}
