import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// A cell that shows a row of a list in a collection view.
open class UICollectionViewListCell: UICollectionViewCell, SwipedRow {
    private let separator = UIView()
    private var shownAccessories: [(view: UIView, isLeading: Bool)] = []
    private var edits = false
    private var aside = false

    /// The indentation of the content, in levels; the default is 0.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of an indentation level, in points; the default is 10.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether accessories are indented as well; the default is `true`; stored; has no effect.
    open var indentsAccessories = true
    /// The accessories at the edges of the row; empty by default.
    open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.setUp(self, in: UICollectionViewListCell.self)
    }

    private func setUp() {
        separator.backgroundColor = .separator
        separator.isUserInteractionEnabled = false
        addSubview(separator)
        backgroundConfiguration = .listPlainCell()
    }

    /// Returns the default content configuration of a row, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

    override var isEdited: Bool { edits }
    override var isOpened: Bool { aside }

    func showEditing(_ editing: Bool) {
        guard editing != edits else { return }
        edits = editing
        showAccessories()
        setNeedsUpdateConfiguration()
    }

    // MARK: Swipes

    var isSwiped: Bool {
        get { aside }
        set {
            guard aside != newValue else { return }
            aside = newValue
            setNeedsUpdateConfiguration()
        }
    }
    var restingFrame = CGRect.zero { didSet { frame = restingFrame.offsetBy(dx: swipeOffset, dy: 0) } }
    var swipeOffset: CGFloat = 0 {
        didSet { if swipeOffset != oldValue { frame = restingFrame.offsetBy(dx: swipeOffset, dy: 0) } }
    }
    /// Records the current frame as the resting frame if the row is not swiped.
    func noteRest() { if swipeOffset == 0 { restingFrame = frame } }

    // MARK: Layout

    private func isShown(_ accessory: UICellAccessory) -> Bool {
        switch accessory.displayed {
        case .always: true
        case .whenEditing: edits
        case .whenNotEditing: !edits
        }
    }

    private func showAccessories() {
        let before = shownAccessories
        let shown = accessories.filter { isShown($0) }.map { (view: $0.makeView(for: self), isLeading: $0.isLeading) }
        shownAccessories = shown
        // A view that stays keeps its place in the view hierarchy, because a touch can be on it.
        for (view, _) in before where !shown.contains(where: { $0.view === view }) { view.removeFromSuperview() }
        for (view, _) in shown where view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    /// The control that moves the row. It stays while accessories change, because the touch that moves the row is on it.
    var reorderControl: ReorderControl? { shownAccessories.lazy.compactMap { $0.view as? ReorderControl }.first }

    func showOutline() {
        for case let (disclosure as OutlineDisclosure, _) in shownAccessories {
            disclosure.isExpanded = isExpandedInOutline
        }
    }

    open override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        for (view, _) in shownAccessories {
            guard let mark = view as? EditingControl, mark.kind == .select else { continue }
            mark.isSelected = state.isSelected
            mark.setNeedsDisplay()
        }
    }

    private func room(isLeading: Bool) -> CGFloat {
        shownAccessories.reduce(0) { $1.isLeading == isLeading ? $0 + $1.view.bounds.width : $0 }
    }

    override var contentPlace: CGRect {
        let leading = room(isLeading: true) + (CGFloat(indentationLevel) * indentationWidth).finiteLength
        return CGRect(
            x: leading, y: 0, width: max(0, bounds.width - leading - room(isLeading: false)), height: bounds.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var left: CGFloat = 0
        var right = bounds.width - room(isLeading: false)
        for (view, isLeading) in shownAccessories {
            let width = view.bounds.width
            view.frame = CGRect(x: isLeading ? left : right, y: 0, width: width, height: bounds.height)
            if isLeading { left += width } else { right += width }
        }
        let line = 1 / max(1, window?.screen.scale ?? 1)
        separator.frame = CGRect(
            x: contentPlace.minX + 16, y: bounds.height - line, width: max(0, bounds.width - contentPlace.minX - 16),
            height: line)
        bringSubviewToFront(separator)
        showOutline()
        if let collection, let path = collection.indexPath(for: self) {
            separator.isHidden = collection.list(path.section)?.showsSeparators == false
        }
    }

    override func fittingSize(
        _ size: CGSize, _ estimates: UICollectionViewLayoutAttributes.Estimates
    ) -> CGSize {
        let fitting = super.fittingSize(size, estimates)
        return CGSize(
            width: fitting.width,
            height: estimates.height ? max(minimumRowContentHeight, fitting.height) : fitting.height)
    }
}

extension UICollectionView: SwipedList {
    func list(_ section: Int) -> UICollectionLayoutListConfiguration? {
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?.section(section)?.list
    }

    func swipedRow(at point: CGPoint) -> (any SwipedRow)? {
        cells.inOrder.first { _, cell in
            cell is UICollectionViewListCell && cell.superview === self && cell.frame.encloses(point)
        }?.value as? UICollectionViewListCell
    }

    func swipeActions(for row: any SwipedRow, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard !isEditing, movement == nil, let cell = row as? UICollectionViewListCell, let path = indexPath(for: cell)
        else { return nil }
        let list = list(path.section)
        return isLeading
            ? list?.leadingSwipeActionsConfigurationProvider?(path)
            : list?.trailingSwipeActionsConfigurationProvider?(path)
    }

    func noteNoSwipe(of row: any SwipedRow, isLeading: Bool, _ pan: UIGestureRecognizer) {
        guard !isEditing, movement == nil else { return }
        let provider = "\(isLeading ? "leading" : "trailing")SwipeActionsConfigurationProvider"
        noteDenial(of: [pan], by: self, provider, answer: .property("nil"))
    }

    func swipeBegins(_ row: any SwipedRow, isLeading: Bool) { (row as? UICollectionViewListCell)?.noteRest() }
    func swipeEnded(_ row: any SwipedRow) {}
    func swipeSettled(_ row: any SwipedRow) {}
}
