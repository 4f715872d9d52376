import Foundation
import TouchstoneCore

/// A view that shows rows in sections in a single column, and has cells only for the visible rows.
open class UITableView: UIScrollView, TableDelegating, DeferringList {
    /// The value -1, which represents a height that the content determines.
    public static let automaticDimension: CGFloat = -1
    /// The title of a section index entry that represents a magnifying glass.
    public static let indexSearch = "{search}"

    /// The style of the sections, which is set by the initializer.
    open var style: Style { initialStyle }
    private let initialStyle: Style

    /// The data source, which provides the rows; unretained, the default is `nil`.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            abilities = dataSource.map { EditingAbilities($0) } ?? EditingAbilities()
            noteDelegate(.dataSource, dataSource)
            if dataSource !== oldValue { dataChanged() }
        }
    }
    /// The data source that receives the rows that are likely to become visible next; unretained, the default is `nil`.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether `prefetchDataSource` receives the next rows; the default is `true`.
    open var isPrefetchingEnabled = true

    /// The delegate, which is notified of rows and of scrolling; a `UITableViewDelegate`. Unretained, the default is `nil`.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            rowDelegate = delegate as? any UITableViewDelegate
            if delegate !== oldValue { dataChanged() }
        }
    }
    weak var rowDelegate: (any UITableViewDelegate)?

    // MARK: Heights

    /// The height of rows for which the delegate returns no height, in points; the default, `automaticDimension`, is the height that the
    /// cell needs.
    open var rowHeight: CGFloat = automaticDimension { didSet { if rowHeight != oldValue { dataChanged() } } }
    /// The height of section headers, in points; the default is `automaticDimension`.
    open var sectionHeaderHeight: CGFloat = automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { dataChanged() } }
    }
    /// The height of section footers, in points; the default is `automaticDimension`.
    open var sectionFooterHeight: CGFloat = automaticDimension {
        didSet { if sectionFooterHeight != oldValue { dataChanged() } }
    }
    /// The assumed height of rows that are not yet visible, in points; the default is `automaticDimension`.
    ///
    /// With 0 the heights of all rows are requested at once.
    open var estimatedRowHeight: CGFloat = automaticDimension {
        didSet { if estimatedRowHeight != oldValue { dataChanged() } }
    }
    /// The assumed height of section headers, in points; stored; has no effect.
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
    /// The assumed height of section footers, in points; stored; has no effect.
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension
    /// The space above each section header, in points; the default, `automaticDimension`, is 22 in a plain table and 0 in others.
    open var sectionHeaderTopPadding: CGFloat = automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { dataChanged() } }
    }
    /// The height of empty rows below the last row, in points; the default is 0. Empty rows are not shown.
    open var fillerRowHeight: CGFloat = 0
    /// Whether cells are resized automatically when their content needs it; stored; has no effect.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Appearance

    /// The style of the separators between rows; the default is `.singleLine`.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { updateSeparators() } }
    /// The color of the separators; the default is `.separator`.
    open var separatorColor: UIColor? = .separator { didSet { updateSeparators() } }
    /// The insets of separators from the sides of their rows, in points.
    ///
    /// The default is the margin of the row content (LS-6): on both sides, and before iOS 26 only on the left.
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
    /// Whether the behavior is that of iOS 26 or later; stored because it is read in each frame.
    private lazy var insetsBothSides = behavior.version >= .iOS26
    /// The distance of text and accessories from the sides of their rows, in points (LS-6); measured on screens that are 393 and 402 points
    /// wide.
    var rowMargin: CGFloat { bounds.width >= 393 ? 20 : 16 }
    /// The edge from which `separatorInset` is measured; stored; has no effect.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    /// Whether cells follow the readable width; stored; has no effect.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Whether content views are inset to the safe area; stored; has no effect.
    open var insetsContentViewsToSafeArea = true
    /// The color of the section index titles; `nil`, the default, uses the tint color.
    open var sectionIndexColor: UIColor? { didSet { sectionIndex?.setNeedsDisplay() } }
    /// The background color of the section index; `nil`, the default, uses no color.
    open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndex?.setNeedsDisplay() } }
    /// The background color of the section index during a touch; `nil`, the default, uses `sectionIndexBackgroundColor`.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { sectionIndex?.setNeedsDisplay() } }
    /// The number of rows from which on the section index is shown; the default is 0.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { if isLoaded { updateSectionIndex() } } }

    /// The view above the first section. It keeps its height and is as wide as the table; the default is `nil`.
    open var tableHeaderView: UIView? {
        didSet { edgeViewChanged(from: oldValue, to: tableHeaderView) }
    }
    /// The view below the last section. It keeps its height and is as wide as the table; the default is `nil`.
    open var tableFooterView: UIView? {
        didSet { edgeViewChanged(from: oldValue, to: tableFooterView) }
    }
    /// The view behind all other content. It has the size of the table and does not scroll; the default is `nil`.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Selection

    /// Whether touches select rows; the default is `true`.
    open var allowsSelection = true
    /// Whether touches can select more than one row; the default is `false`.
    open var allowsMultipleSelection = false
    /// Whether touches select rows during editing; the default is `false`.
    open var allowsSelectionDuringEditing = false
    /// Whether touches can select more than one row during editing, with check marks; the default is `false`.
    open var allowsMultipleSelectionDuringEditing = false { didSet { updateEditing(animated: false) } }
    /// Whether the selection follows the focus; stored; has no effect.
    open var selectionFollowsFocus = false
    /// Whether the table remembers the row that had the focus; stored; has no effect.
    open var remembersLastFocusedIndexPath = false
    /// Whether rows can be dragged to other views; stored; has no effect.
    open var dragInteractionEnabled = false

    // MARK: State

    var abilities = EditingAbilities()
    var defaultAnswers = DefaultSelectionAnswers()
    var geometry = TableGeometry()
    var isLoaded = false
    var isLayingOutRows = false
    var measuredWidth: CGFloat = 0
    var cells = ShownRows()
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    var keptEdges: [KeptEdge: UIView] = [:]
    /// The kinds of edge views that the delegate has made; other views of these kinds are requested only when they become visible.
    var madeEdges: Set<Edge> = []
    /// The row for which a cell is requested from the data source; `nil` at other times.
    var asking: IndexPath?
    /// The row that is configured again, and its cell, which stays the same.
    var reconfiguring: (path: IndexPath, cell: UITableViewCell)?
    /// The cells of reconfigured rows that wait for a change that the data source requested meanwhile.
    var outdated: [UITableViewCell] = []
    var pool = ReusePool()
    /// The sections of a storyboard's table with static cells; `nil` for others.
    var staticSections: [StaticTableSection]?
    var selection: [IndexPath] = []
    var pressed: PressedRow?
    var pending: PendingUpdates?
    var deferred = DeferredChanges()
    var prefetch = Prefetching()
    let swipes = RowSwipes()
    var reorder: RowReorder?
    /// The section index at the side; `nil` if the table has none.
    var sectionIndex: SectionIndex?
    private var edits = false
    private var contextMenu: RowMenu?

    /// Whether the rows are being edited; the default is `false`. Setting it calls `setEditing(_:animated:)` without animation.
    open var isEditing: Bool {
        get { edits }
        set { setEditing(newValue, animated: false) }
    }
    /// Begins or ends the editing of rows; their cells show editing controls meanwhile.
    open func setEditing(_ editing: Bool, animated: Bool) {
        swipes.close(animated: animated)
        guard edits != editing else { return }
        edits = editing
        if !editing { reorder?.cancel() }
        for path in selection { deselect(path, animated: animated) }
        updateEditing(animated: animated)
    }

    /// Creates a table with a style.
    ///
    /// - Parameter frame: The frame in the coordinates of the superview, in points.
    public init(frame: CGRect, style: Style) {
        initialStyle = style
        super.init(frame: frame)
        setUp()
    }
    /// Creates a table with the style `.plain`.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Touchstone extension: the properties of the superclass and of this class that an appearance proxy can set.
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
        initialStyle = coder.interfaceValue("style") ?? .plain
        super.init(coder: coder)
        setUp()
        coder.setUp(self, in: UITableView.self)
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

    /// Reloads all rows: counts them immediately, and requests cells when they become visible. Clears the selection.
    open func reloadData() { whenConsistent { self.reload() } }
    /// Requests the titles of the section index again.
    open func reloadSectionIndexTitles() { if isLoaded { updateSectionIndex() } }

    // MARK: Updates

    /// Whether changes are pending that are not yet shown.
    open var hasUncommittedUpdates: Bool { pending != nil }
    /// Begins changes that `endUpdates()` performs as one change.
    ///
    /// Removed rows are identified by their old index path, inserted rows by their new one.
    open func beginUpdates() { beginChanges() }
    /// Performs the changes since `beginUpdates()`. If the counts of the data source do not fit the changes, an error is logged and the
    /// table reloads its data.
    open func endUpdates() { endChanges() }
    /// Performs the changes that `updates` requests as one change, and then calls `completion`.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        makeChanges(updates, completion)
    }
    /// Inserts rows; the index paths are those after the change.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.inserted.formUnion(indexPaths) }
    }
    /// Deletes rows; the index paths are those before the change.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.deleted.formUnion(indexPaths) }
    }
    /// Reloads rows, and requests new cells for them.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.reloaded.formUnion(indexPaths) }
    }
    /// Configures the existing cells of rows again; the data source returns the same cells.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        change(.none) { $0.reconfigured.formUnion(indexPaths) }
    }
    /// Moves a row to another index path.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.automatic) { $0.moved[indexPath] = newIndexPath }
    }
    /// Inserts sections; the indexes are those after the change.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.insertedSections.formUnion(sections) }
    }
    /// Deletes sections; the indexes are those before the change.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.deletedSections.formUnion(sections) }
    }
    /// Reloads sections, and requests new cells and views for them.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.reloadedSections.formUnion(sections) }
    }
    /// Moves a section to another index.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change(.automatic) { $0.movedSections[section] = newSection }
    }

    // MARK: Cells

    /// Registers the class of new cells with a reuse identifier.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        pool.register(cellClass as? UIView.Type, identifier)
    }
    /// Registers the class of new headers and footers with a reuse identifier.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        pool.register(aClass as? UIView.Type, "header " + identifier)
    }
    /// Registers the nib of new cells with a reuse identifier.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { pool.register(nib, identifier) }
    /// Registers the nib of new headers and footers with a reuse identifier.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        pool.register(nib, "header " + identifier)
    }
    /// Returns a reused cell, or a new one of the registered class; `nil` if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeue(identifier) }
    /// Returns a reused cell, or a new one of the registered class.
    ///
    /// An unregistered identifier is a programming error. While a row is reconfigured, the method can return its existing cell.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeue(identifier, for: indexPath)
    }
    /// Returns a reused header or footer, or a new one of the registered class; `nil` if there is neither.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueEdge(identifier)
    }

    // MARK: Rows

    /// The number of sections.
    open var numberOfSections: Int {
        onNeed()
        return geometry.sections.count
    }
    /// Returns the number of rows in a section; 0 if there is no such section.
    open func numberOfRows(inSection section: Int) -> Int {
        onNeed()
        return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
    }
    /// Returns the cell of a row; `nil` if the row has no cell, for example because it is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layOutNow()
        return cells[indexPath]
    }
    /// Returns the index path of the row that a cell shows; `nil` if the cell shows none.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.place(of: cell)?.path }
    /// Returns the row at a point in the coordinates of the table; `nil` if there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        onNeed()
        guard point.x >= 0, point.x < max(bounds.width, contentSize.width) else { return nil }
        return geometry.path(at: point.y)
    }
    /// Returns the rows that intersect a rectangle in the coordinates of the table.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { findRows(in: rect) }
    /// The visible cells, from top to bottom.
    open var visibleCells: [UITableViewCell] {
        layOutNow()
        return rowsInSight.map(\.cell)
    }
    /// The index paths of the visible rows, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? {
        layOutNow()
        return rowsInSight.map(\.place.path)
    }
    /// Returns the header of a section; `nil` if it is not visible.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers[section] as? UITableViewHeaderFooterView
    }
    /// Returns the footer of a section; `nil` if it is not visible.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        footers[section] as? UITableViewHeaderFooterView
    }

    // MARK: Frames

    /// Returns the frame of a section including its header and footer, in the coordinates of the table, in points; zero if there is no such
    /// section.
    open func rect(forSection section: Int) -> CGRect { frameOfSection(section) }
    /// Returns the frame of the header of a section in the coordinates of the table, in points. It does not include the offset of a header
    /// that sticks to the top.
    open func rectForHeader(inSection section: Int) -> CGRect { frameOfHeader(inSection: section) }
    /// Returns the frame of the footer of a section in the coordinates of the table, in points. It does not include the offset of a footer
    /// that sticks to the bottom.
    open func rectForFooter(inSection section: Int) -> CGRect { frameOfFooter(inSection: section) }
    /// Returns the frame of a row in the coordinates of the table, in points; zero if there is no such row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { frameOfRow(at: indexPath) }

    // MARK: Selection and scrolling

    /// The first selected row; `nil` if no row is selected.
    open var indexPathForSelectedRow: IndexPath? { selection.first }
    /// The selected rows in the order of their selection; `nil` if there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
    /// Selects a row and scrolls to it; `nil` clears the selection. The delegate is not notified.
    ///
    /// - Parameter scrollPosition: The position of the row after scrolling; `.none` does not scroll.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, scrollPosition, animated: animated)
    }
    /// Deselects a row. The delegate is not notified.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }
    /// Scrolls a row to a position, as far as the content allows. The delegate is notified of the end of an animation.
    open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, position, animated: animated)
    }
    /// Scrolls to the selected row that is nearest to `position`; see `scrollToRow(at:at:animated:)`.
    open func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
        scrollToNearestSelection(position, animated: animated)
    }
}
