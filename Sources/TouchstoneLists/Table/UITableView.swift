import Foundation
import TouchstoneCore

/// Rows in a single column, in sections, of which only those in sight have cells.
open class UITableView: UIScrollView, TableDelegating, DeferringList {
    /// Stands for a height that the content decides: -1.
    public static let automaticDimension: CGFloat = -1
    /// Stands for an index's title of a magnifying glass.
    public static let indexSearch = "{search}"

    /// How sections look; given as it is made.
    public let style: Style

    /// Has the rows; not retained, nil by default.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            abilities = dataSource.map { EditingAbilities($0) } ?? EditingAbilities()
            if dataSource !== oldValue { dataChanged() }
        }
    }
    /// Hears which rows come next; not retained, nil by default.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether rows that come next are announced; true by default.
    open var isPrefetchingEnabled = true

    /// Hears of the rows and of the scrolling; a `UITableViewDelegate`. Not retained, nil by default.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            rowDelegate = delegate as? any UITableViewDelegate
            if delegate !== oldValue { dataChanged() }
        }
    }
    weak var rowDelegate: (any UITableViewDelegate)?

    // MARK: Heights

    /// Of rows of which the delegate says nothing, in points; by default `automaticDimension`: what the cell needs.
    open var rowHeight: CGFloat = automaticDimension { didSet { if rowHeight != oldValue { dataChanged() } } }
    /// Of headers, in points; by default `automaticDimension`.
    open var sectionHeaderHeight: CGFloat = automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { dataChanged() } }
    }
    /// Of footers, in points; by default `automaticDimension`.
    open var sectionFooterHeight: CGFloat = automaticDimension {
        didSet { if sectionFooterHeight != oldValue { dataChanged() } }
    }
    /// What is assumed of a row until it is seen, in points; by default `automaticDimension`. With 0 all heights are
    /// asked for.
    open var estimatedRowHeight: CGFloat = automaticDimension {
        didSet { if estimatedRowHeight != oldValue { dataChanged() } }
    }
    /// Not looked at: headers are as high as they are said to be.
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
    /// Not looked at: footers are as high as they are said to be.
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension
    /// Above each header, in points; by default `automaticDimension`, 22 in a plain table and nothing in others.
    open var sectionHeaderTopPadding: CGFloat = automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { dataChanged() } }
    }
    /// The height of the empty rows below the last one, which are not shown; 0 by default.
    open var fillerRowHeight: CGFloat = 0
    /// Whether cells that need another height get it by themselves; stored; has no effect.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Look

    /// Which separators there are; a single line by default.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { updateSeparators() } }
    /// The separators' colour; the system's by default.
    open var separatorColor: UIColor? = .separator { didSet { updateSeparators() } }
    /// How far separators are from the sides of their rows, in points. By default the margin of the rows' content
    /// (LS-6): on both sides, and before iOS 26 on the left alone.
    open var separatorInset: UIEdgeInsets {
        get {
            ownSeparatorInset
                ?? UIEdgeInsets(top: 0, left: rowMargin, bottom: 0, right: insetsBothSides ? rowMargin : 0)
        }
        set {
            ownSeparatorInset = newValue
            updateSeparators()
        }
    }
    private var ownSeparatorInset: UIEdgeInsets?
    /// From iOS 26 on. Read in each frame, so it is kept.
    private lazy var insetsBothSides = behavior.version == .iOS26
    /// How far text and accessories are from the sides of their rows, in points (LS-6): measured on screens 393 and 402
    /// points wide.
    var rowMargin: CGFloat { bounds.width >= 393 ? 20 : 16 }
    /// What `separatorInset` begins at; stored; has no effect.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    /// Whether cells keep to the readable width; stored; has no effect.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Whether content views keep to the safe area; stored; has no effect: they do not.
    open var insetsContentViewsToSafeArea = true
    /// The colour of the titles at the side; nil, the default, for the tint.
    open var sectionIndexColor: UIColor? { didSet { sectionIndex?.setNeedsDisplay() } }
    /// Behind them; nil, the default, for no colour.
    open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndex?.setNeedsDisplay() } }
    /// Behind them while a finger is on them; nil, the default, for the colour at other times.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { sectionIndex?.setNeedsDisplay() } }
    /// From how many rows on they are shown; 0 by default.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { if isLoaded { updateSectionIndex() } } }

    /// Before the first section, as high as its frame and as wide as the table; nil by default.
    open var tableHeaderView: UIView? {
        didSet { edgeViewChanged(from: oldValue, to: tableHeaderView) }
    }
    /// Behind the last section, as high as its frame and as wide as the table; nil by default.
    open var tableFooterView: UIView? {
        didSet { edgeViewChanged(from: oldValue, to: tableFooterView) }
    }
    /// Behind everything, as large as the table; it does not scroll. Nil by default.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Selection

    /// Whether touches select rows; true by default.
    open var allowsSelection = true
    /// Whether touches select several rows; false by default.
    open var allowsMultipleSelection = false
    /// Whether touches select rows while the table is edited; false by default.
    open var allowsSelectionDuringEditing = false
    /// Whether touches select several rows while the table is edited, which then have a check mark; false by default.
    open var allowsMultipleSelectionDuringEditing = false { didSet { updateEditing(animated: false) } }
    /// Whether the selection follows the focus; stored; has no effect.
    open var selectionFollowsFocus = false
    /// Whether the table remembers which row had the focus; stored; has no effect.
    open var remembersLastFocusedIndexPath = false
    /// Whether rows can be dragged elsewhere; kept: there is no drag and drop.
    open var dragInteractionEnabled = false

    // MARK: State

    var abilities = EditingAbilities()
    var geometry = TableGeometry()
    var isLoaded = false
    var isLayingOutRows = false
    var measuredWidth: CGFloat = 0
    var cells = ShownRows()
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    var keptEdges: [KeptEdge: UIView] = [:]
    /// Whether the delegate has made a header or a footer: then it is not asked for others before they are seen.
    var madeEdges: Set<Edge> = []
    /// The row whose cell is being asked for.
    var asking: IndexPath?
    /// The row whose cell is asked for anew, and is to stay.
    var reconfiguring: (path: IndexPath, cell: UITableViewCell)?
    var pool = ReusePool()
    var selection: [IndexPath] = []
    var pressed: PressedRow?
    var pending: PendingUpdates?
    var deferred = DeferredChanges()
    var prefetch = Prefetching()
    let swipes = RowSwipes()
    var reorder: RowReorder?
    /// The titles at the side; nil where there are none.
    var sectionIndex: SectionIndex?
    private var edits = false
    private var contextMenu: RowMenu?

    /// Whether rows are being edited; false by default. Setting it calls `setEditing(_:animated:)` without an
    /// animation.
    open var isEditing: Bool {
        get { edits }
        set { setEditing(newValue, animated: false) }
    }
    /// Begins or ends the editing of rows, whose cells show controls meanwhile.
    open func setEditing(_ editing: Bool, animated: Bool) {
        swipes.close(animated: animated)
        guard edits != editing else { return }
        edits = editing
        if !editing { reorder?.cancel() }
        for path in selection { deselect(path, animated: animated) }
        updateEditing(animated: animated)
    }

    /// A table of a style, in the coordinates of its superview, in points.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }
    /// Creates a table of the style `.plain`.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Touchstone extension: the superclass's, and what is the class's own of its look.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\UITableView.separatorColor), AppearanceProperty(\UITableView.sectionIndexColor),
            AppearanceProperty(\UITableView.sectionIndexBackgroundColor),
            AppearanceProperty(\UITableView.separatorInset),
            AppearanceProperty(\UITableView.separatorStyle),
            AppearanceProperty(\UITableView.rowHeight),
            AppearanceProperty(\UITableView.estimatedRowHeight),
            AppearanceProperty(\UITableView.estimatedSectionHeaderHeight),
            AppearanceProperty(\UITableView.estimatedSectionFooterHeight),
            AppearanceProperty(\UITableView.sectionHeaderTopPadding),
        ]
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        swipes.attach(to: self)
        contextMenu = RowMenu(self)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
    }

    // A drag that begins on a button scrolls (SV-5).
    open override func touchesShouldCancel(in view: UIView) -> Bool {
        view is UIButton || super.touchesShouldCancel(in: view)
    }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        for touch in touches { press(touch) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        for touch in touches { follow(touch) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        for touch in touches { lift(touch) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        for touch in touches { letGo(touch) }
    }

    /// Asks for everything anew: the counts now, the cells as they are to be seen. The selection is gone.
    open func reloadData() { whenConsistent { self.reload() } }

    // MARK: Rows that come and go

    /// Changes until `endUpdates()` are made together: rows that go are named by their old place, rows that come by
    /// their new one.
    open func beginUpdates() { beginChanges() }
    /// Makes the changes since `beginUpdates()`; counts that do not fit them are logged, and the
    /// table reloads its data.
    open func endUpdates() { endChanges() }
    /// Makes the changes that `updates` asks for together, and then calls `completion`.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        makeChanges(updates, completion)
    }
    /// Rows have come, which the data source has at these places.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.inserted.formUnion(indexPaths) }
    }
    /// Rows have gone, which were at these places.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.deleted.formUnion(indexPaths) }
    }
    /// Rows are others than they were: their cells are asked for anew.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.reloaded.formUnion(indexPaths) }
    }
    /// Rows look otherwise than they did: the data source is asked for their cells, which stay the same.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        change(.none) { $0.reconfigured.formUnion(indexPaths) }
    }
    /// A row has moved.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.automatic) { $0.moved[indexPath] = newIndexPath }
    }
    /// Sections have come, which the data source has at these places.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.insertedSections.formUnion(sections) }
    }
    /// Sections have gone, which were at these places.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.deletedSections.formUnion(sections) }
    }
    /// Sections are others than they were: all that is in them is asked for anew.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.reloadedSections.formUnion(sections) }
    }
    /// A section has moved.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change(.automatic) { $0.movedSections[section] = newSection }
    }

    // MARK: Cells

    /// Cells of that name are made of this class, where none waits to be used again.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        pool.register(cellClass as? UIView.Type, identifier)
    }
    /// Headers and footers of that name are made of this class, where none waits to be used again.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        pool.register(aClass as? UIView.Type, "header " + identifier)
    }
    /// A cell that waits to be used again, or a new one of the class that was registered; nil where neither is.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeue(identifier) }
    /// A cell that waits to be used again, or a new one of the class that was registered; a name that is not registered
    /// is an error of the program. While a row's cell is asked for it may also be the row's present one.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeue(identifier, for: indexPath)
    }
    /// A header or footer that waits to be used again, or a new one of the class that was registered; nil where neither
    /// is.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueEdge(identifier)
    }

    // MARK: Rows

    /// How many sections there are.
    open var numberOfSections: Int {
        onNeed()
        return geometry.sections.count
    }
    /// How many rows a section has.
    open func numberOfRows(inSection section: Int) -> Int {
        onNeed()
        return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
    }
    /// The cell of a row, where it has one, which those in sight have.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layOutNow()
        return cells[indexPath]
    }
    /// The row of a cell that is in sight; nil for others.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.place(of: cell)?.path }
    /// The row at a point of the table's coordinates; nil where there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        onNeed()
        guard point.x >= 0, point.x < max(bounds.width, contentSize.width) else { return nil }
        return geometry.path(at: point.y)
    }
    /// The cells in sight, from the top.
    open var visibleCells: [UITableViewCell] {
        layOutNow()
        return rowsInSight.map(\.cell)
    }
    /// The rows in sight, from the top; nil where the table has no window and no rows.
    open var indexPathsForVisibleRows: [IndexPath]? {
        layOutNow()
        return rowsInSight.map(\.place.path)
    }
    /// A section's header, where it is in sight.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers[section] as? UITableViewHeaderFooterView
    }
    /// A section's footer, where it is in sight.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        footers[section] as? UITableViewHeaderFooterView
    }

    // MARK: Selection and scrolling

    /// The selected row, or the first that was selected; nil for none.
    open var indexPathForSelectedRow: IndexPath? { selection.first }
    /// The selected rows, in the order in which they were selected; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
    /// Selects a row, or none, and scrolls to it as far as `position` says: `.none` does not scroll. The delegate is
    /// not told.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, scrollPosition, animated: animated)
    }
    /// Deselects a row. The delegate is not told.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }
    /// Scrolls until a row is where `position` says, as far as the content reaches. The delegate hears of the end of an
    /// animation.
    open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, position, animated: animated)
    }
}
