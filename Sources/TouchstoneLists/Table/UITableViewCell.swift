import Foundation
import TouchstoneCore

/// A row of a table: its content, what is behind it, and what is beside it.
open class UITableViewCell: MadeCell {
    /// The name that it is used again by; nil for a cell that is used once.
    public let reuseIdentifier: String?
    let style: CellStyle
    weak var table: UITableView?

    // MARK: Content

    /// Holds the content; add your own views to it. A `contentConfiguration` puts the view that it makes in its place.
    ///
    /// It comes into the cell when it is first asked for, or with the first layout, in front of what was added to the
    /// cell before.
    public var contentView: UIView {
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

    /// The plain content, in the place of what a configuration made.
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
    /// Behind an accessory view.
    var accessoryRegion: AccessoryRegion?
    var editingControl: EditingControl?
    var reorderControl: ReorderControl?

    /// The label; made when first asked for.
    open var textLabel: UILabel? {
        if madeTextLabel == nil { madeTextLabel = makeLabel(ofSize: 17, .label) }
        return madeTextLabel
    }
    /// The other label, of styles that have one; made when first asked for.
    open var detailTextLabel: UILabel? {
        if madeDetailLabel == nil, style != .default {
            madeDetailLabel = makeLabel(ofSize: style == .subtitle ? 12 : 17, .secondaryLabel)
            if style == .subtitle { madeDetailLabel?.textColor = .label }
        }
        return madeDetailLabel
    }
    /// The image before the labels; made when first asked for.
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

    /// What the content view shows by itself; nil, the default, for what was added to it.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
    var hostedContent: (any UIView & UIContentView)?
    /// Whether the content's configuration follows the cell's state; true by default.
    open var automaticallyUpdatesContentConfiguration = true
    /// What lies behind the content; nil, the default, for `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
    /// Whether the background's configuration follows the cell's state; true by default.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Called when the cell's state has changed; nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Called when a cell's state has changed.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    // MARK: Behind the content

    /// Behind the content; nil by default.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Behind the content of a selected or highlighted row; by default one that is grey.
    open var selectedBackgroundView: UIView? { didSet { showSelection(replacing: oldValue) } }
    /// In place of `selectedBackgroundView` where several rows can be selected; nil by default.
    open var multipleSelectionBackgroundView: UIView?

    // MARK: Beside the content

    /// What is at the trailing edge; nothing by default.
    open var accessoryType = AccessoryType.none { didSet { accessoryChanged() } }
    /// A view at the trailing edge in place of the type's; nil by default.
    open var accessoryView: UIView? { didSet { accessoryChanged(from: oldValue) } }
    /// What is at the trailing edge while the table is edited; nothing by default.
    open var editingAccessoryType = AccessoryType.none { didSet { accessoryChanged() } }
    /// A view at the trailing edge while the table is edited; nil by default.
    open var editingAccessoryView: UIView? { didSet { accessoryChanged(from: oldValue) } }
    /// How deep the content is indented, in levels; 0 by default.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// A level's width, in points; 10 by default.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// How far the separator keeps from the sides, in points; the table's by default.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet {
            hasOwnSeparatorInset = true
            setNeedsLayout()
        }
    }
    var hasOwnSeparatorInset = false

    // MARK: State

    /// How the row looks when selected; grey by default.
    open var selectionStyle = SelectionStyle.default { didSet { showSelection(replacing: nil) } }
    /// How it looks with the focus; stored; has no effect.
    open var focusStyle = FocusStyle.default
    private var selected = false
    private var highlighted = false
    var edits = false

    /// Whether it is selected; false by default. Setting it calls `setSelected(_:animated:)`.
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether it is highlighted; false by default. Setting it calls `setHighlighted(_:animated:)`.
    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Shows it selected or not; an override calls `super`.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != self.selected else { return }
        self.selected = selected
        stateChanged()
    }
    /// Shows it highlighted or not, and with it labels, images and controls in it; an override calls `super`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != self.highlighted else { return }
        self.highlighted = highlighted
        stateChanged()
    }

    /// Whether its editing controls show; false by default. The table sets it.
    open var isEditing: Bool {
        get { edits }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or hides the editing controls; an override calls `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != edits else { return }
        willTransition(to: editing ? .showingEditControl : [])
        edits = editing
        editingChanged(animated: animated)
        didTransition(to: editing ? .showingEditControl : [])
    }
    /// What the control at the leading edge does while the table is edited.
    open internal(set) var editingStyle = EditingStyle.none
    /// Whether there is a control that moves the row while the table is edited; false by default. Not looked at: rows
    /// that can be moved have one.
    open var showsReorderControl = false
    /// Whether the content makes room for the control at the leading edge; true by default. Stored; has no effect: it
    /// does where there is a control.
    open var shouldIndentWhileEditing = true
    /// Whether the button that deletes it shows.
    open internal(set) var showingDeleteConfirmation = false
    var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
    var isMoving = false { didSet { if isMoving != oldValue { setNeedsUpdateConfiguration() } } }
    /// Whether touches reach it while it is dragged; kept: there is no drag and drop.
    open var userInteractionEnabledWhileDragging = true

    /// Its controls are about to show or to go. Does nothing by default.
    open func willTransition(to state: StateMask) {}
    /// Its controls show, or are gone. Does nothing by default.
    open func didTransition(to state: StateMask) {}

    /// It is about to be used for another row; an override calls `super`.
    open func prepareForReuse() {
        selected = false
        highlighted = false
        isSwiped = false
        showingDeleteConfirmation = false
        alpha = 1
        stateChanged()
    }

    // MARK: Places

    /// Where it is when it is not swiped aside, in the table's coordinates, in points.
    var restingFrame = CGRect.zero { didSet { frame = restingFrame.offsetBy(dx: swipeOffset, dy: 0) } }
    /// How far it is swiped aside, in points; to the right where it is positive.
    var swipeOffset: CGFloat = 0 {
        didSet { if swipeOffset != oldValue { frame = restingFrame.offsetBy(dx: swipeOffset, dy: 0) } }
    }

    public override init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }
    /// A cell of the default style that is used once.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }
    /// Touchstone extension: the superclass's, and what is the class's own of its look.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\UITableViewCell.separatorInset),
            AppearanceProperty(\UITableViewCell.selectionStyle),
            AppearanceProperty(\UITableViewCell.accessoryType),
        ]
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(accessory)
        addSubview(separator)
    }

    func accessoryTapped() {
        guard let table, let path = table.indexPath(for: self) else { return }
        table.rowDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }

    // MARK: Configurations

    /// The cell's state, as configurations read it.
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
    /// A configuration for a row of the cell's style, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .value1, .value2: .valueCell()
        default: .cell()
        }
    }
    /// A background for a row, as the table's style has it.
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

/// A content view, told apart from others in descriptions.
final class CellContentView: UIView {
    private var givenMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    /// Takes margins at the sides, in points, unless the application has set others.
    func take(margin: CGFloat) {
        guard margin != givenMargins.left, ownMargins == givenMargins else { return }
        givenMargins = UIEdgeInsets(top: 11, left: margin, bottom: 11, right: margin)
        layoutMargins = givenMargins
    }
}

/// The part of a row that belongs to its accessory view: from the accessory's leading edge to the row's trailing edge,
/// over the whole height (LS-6). Where the accessory cannot be hit, it lets touches through to the content.
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
    /// A label, image or control, or what is in this view, looks highlighted or not.
    fileprivate func showHighlight(_ isOn: Bool) {
        switch self {
        case let label as UILabel: if label.isHighlighted != isOn { label.isHighlighted = isOn }
        case let image as UIImageView: if image.isHighlighted != isOn { image.isHighlighted = isOn }
        case let control as UIControl: if !control.isTracking { control.isHighlighted = isOn }
        default: for view in subviews { view.showHighlight(isOn) }
        }
    }
}
