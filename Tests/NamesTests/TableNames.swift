import UIKit

/// The names of tables of the kind "table, collection" that touch code uses, with the types that UIKit documents.
@MainActor
struct TableNames {
    func made(_ source: any UITableViewDataSource, _ delegate: any UITableViewDelegate) {
        let table: UITableView = UITableView(frame: .zero, style: .plain)  // UITableView
        let plain: UITableView = UITableView()  // UITableView
        let framed: UITableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))  // UITableView
        let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]  // UITableView
        let style: UITableView.Style = table.style  // UITableView
        table.dataSource = source  // UITableViewDataSource
        table.delegate = delegate  // UITableViewDelegate
        table.dataSource = nil  // UITableViewDataSource
        table.delegate = nil  // UITableViewDelegate
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")  // UITableView
        table.register(  // UITableViewHeaderFooterView
            UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "nib")  // UITableView
        _ = (plain, framed, styles, style)
    }

    func look(_ table: UITableView, _ controls: UIRefreshControl) {
        table.rowHeight = UITableView.automaticDimension  // UITableView
        let height: CGFloat = table.rowHeight  // UITableView
        table.estimatedRowHeight = 44  // UITableView
        table.estimatedSectionHeaderHeight = 0  // UITableView
        table.estimatedSectionFooterHeight = 0  // UITableView
        table.sectionHeaderHeight = 28  // UITableView
        table.sectionFooterHeight = 0  // UITableView
        table.sectionHeaderTopPadding = 0  // UITableView
        table.separatorStyle = .none  // UITableView
        let separators: [UITableViewCell.SeparatorStyle] = [.none, .singleLine]  // UITableViewCell
        let separator: UITableViewCell.SeparatorStyle = table.separatorStyle  // UITableView
        table.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)  // UITableView
        table.separatorColor = .lightGray  // UITableView
        let color: UIColor? = table.separatorColor  // UITableView
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))  // UITableView
        table.tableFooterView = UIView(frame: .zero)  // UITableView
        let header: UIView? = table.tableHeaderView  // UITableView
        table.backgroundView = nil  // UITableView
        table.backgroundView = UIView()  // UITableView
        table.backgroundColor = .clear  // UITableView
        table.refreshControl = controls  // UITableView
        table.keyboardDismissMode = .onDrag  // UITableView
        table.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)  // UITableView
        table.contentInsetAdjustmentBehavior = .never  // UITableView
        table.isScrollEnabled = false  // UITableView
        table.showsVerticalScrollIndicator = false  // UITableView
        table.panGestureRecognizer.isEnabled = true  // UITableView
        table.tintColor = .blue  // UITableView
        table.translatesAutoresizingMaskIntoConstraints = false  // UITableView
        table.cellLayoutMarginsFollowReadableWidth = false  // UITableView
        table.insetsContentViewsToSafeArea = true  // UITableView
        _ = (height, separators, separator, color, header)
    }

    func selection(_ table: UITableView, _ path: IndexPath) {
        table.allowsSelection = false  // UITableView
        table.allowsMultipleSelection = true  // UITableView
        table.allowsSelectionDuringEditing = true  // UITableView
        table.allowsMultipleSelectionDuringEditing = true  // UITableView
        let selected: IndexPath? = table.indexPathForSelectedRow  // UITableView
        let all: [IndexPath]? = table.indexPathsForSelectedRows  // UITableView
        if let indexPath = table.indexPathForSelectedRow {  // UITableView
            table.deselectRow(at: indexPath, animated: true)  // UITableView
        }
        table.selectRow(at: path, animated: false, scrollPosition: .none)  // UITableView
        table.selectRow(at: nil, animated: false, scrollPosition: UITableView.ScrollPosition.top)  // UITableView
        let positions: [UITableView.ScrollPosition] = [.none, .top, .middle, .bottom]  // UITableView
        table.scrollToRow(at: path, at: .bottom, animated: true)  // UITableView
        table.scrollToNearestSelectedRow(at: .middle, animated: false)  // UITableView
        table.setEditing(true, animated: true)  // UITableView
        table.isEditing = !table.isEditing  // UITableView
        _ = (selected, all, positions)
    }

    func places(_ table: UITableView, _ path: IndexPath, _ recognizer: UIGestureRecognizer) {
        let cell: UITableViewCell? = table.cellForRow(at: path)  // UITableView
        let point: CGPoint = recognizer.location(in: table)  // UITableView
        let touched: IndexPath? = table.indexPathForRow(at: point)  // UITableView
        guard let indexPath = table.indexPathForRow(at: point) else { return }  // UITableView
        let ofCell: IndexPath? = cell.flatMap { table.indexPath(for: $0) }  // UITableView
        let inRect: [IndexPath]? = table.indexPathsForRows(in: table.bounds)  // UITableView
        let visible: [UITableViewCell] = table.visibleCells  // UITableView
        let rows: [IndexPath]? = table.indexPathsForVisibleRows  // UITableView
        for case let cell as NamedCell in table.visibleCells { cell.setNeedsLayout() }  // UITableView
        let sections: Int = table.numberOfSections  // UITableView
        let count: Int = table.numberOfRows(inSection: indexPath.section)  // UITableView
        let row: CGRect = table.rectForRow(at: path)  // UITableView
        let section: CGRect = table.rect(forSection: 0)  // UITableView
        let header: CGRect = table.rectForHeader(inSection: 0)  // UITableView
        let footer: CGRect = table.rectForFooter(inSection: 0)  // UITableView
        let headerView: UITableViewHeaderFooterView? = table.headerView(forSection: 0)  // UITableViewHeaderFooterView
        let footerView: UITableViewHeaderFooterView? = table.footerView(forSection: 0)  // UITableViewHeaderFooterView
        _ = (touched, ofCell, inRect, visible, rows, sections, count, row, section, header, footer)
        _ = (headerView, footerView)
    }

    func changes(_ table: UITableView, _ path: IndexPath) {
        table.reloadData()  // UITableView
        table.beginUpdates()  // UITableView
        table.insertRows(at: [path], with: .automatic)  // UITableView
        table.deleteRows(at: [path], with: .fade)  // UITableView
        table.reloadRows(at: [path], with: .none)  // UITableView
        table.moveRow(at: path, to: IndexPath(row: 0, section: 0))  // UITableView
        table.insertSections([0], with: .top)  // UITableView
        table.deleteSections(IndexSet(integer: 0), with: .left)  // UITableView
        table.reloadSections(IndexSet(integersIn: 0...1), with: .right)  // UITableView
        table.moveSection(0, toSection: 1)  // UITableView
        table.endUpdates()  // UITableView
        table.performBatchUpdates({ table.deleteRows(at: [path], with: .bottom) }) { finished in  // UITableView
            let finished: Bool = finished  // UITableView
            _ = finished
        }
        table.performBatchUpdates(nil, completion: nil)  // UITableView
        table.reconfigureRows(at: [path])  // UITableView
        let animations: [UITableView.RowAnimation] = [  // UITableView
            .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
        ]
        _ = animations
    }

    func dequeued(_ tableView: UITableView, _ indexPath: IndexPath) -> UITableViewCell {
        let optional: UITableViewCell? = tableView.dequeueReusableCell(withIdentifier: "cell")  // UITableView
        let old = tableView.dequeueReusableCell(withIdentifier: "cell") as UITableViewCell?  // UITableView
        let named = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! NamedCell  // UITableView
        let made: UITableViewCell = old ?? UITableViewCell(style: .default, reuseIdentifier: "cell")  // UITableViewCell
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")  // UITableViewHeaderFooterView
        let typed: UITableViewHeaderFooterView? = header  // UITableViewHeaderFooterView
        let cell: UITableViewCell =  // UITableView
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        _ = (optional, named, made, typed)
        return cell
    }

    func cell(_ cell: UITableViewCell) {
        let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]  // UITableViewCell
        cell.textLabel?.text = "Row"  // UITableViewCell
        cell.detailTextLabel?.text = "Detail"  // UITableViewCell
        cell.imageView?.image = UIImage(named: "row")  // UITableViewCell
        let text: UILabel? = cell.textLabel  // UITableViewCell
        let detail: UILabel? = cell.detailTextLabel  // UITableViewCell
        let image: UIImageView? = cell.imageView  // UITableViewCell
        cell.accessoryType = .disclosureIndicator  // UITableViewCell
        let accessories: [UITableViewCell.AccessoryType] = [  // UITableViewCell
            .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
        ]
        cell.accessoryView = UISwitch()  // UITableViewCell
        let accessory: UIView? = cell.accessoryView  // UITableViewCell
        cell.editingAccessoryType = .none  // UITableViewCell
        cell.editingAccessoryView = nil  // UITableViewCell
        cell.selectionStyle = .none  // UITableViewCell
        let selections: [UITableViewCell.SelectionStyle] = [.none, .blue, .gray, .default]  // UITableViewCell
        cell.selectedBackgroundView = UIView()  // UITableViewCell
        let selectedBackground: UIView? = cell.selectedBackgroundView  // UITableViewCell
        cell.multipleSelectionBackgroundView = UIView()  // UITableViewCell
        cell.backgroundView = UIView()  // UITableViewCell
        cell.contentView.addSubview(UIView())  // UITableViewCell
        let content: UIView = cell.contentView  // UITableViewCell
        cell.isSelected = true  // UITableViewCell
        cell.isHighlighted = false  // UITableViewCell
        cell.setSelected(true, animated: true)  // UITableViewCell
        cell.setHighlighted(true, animated: false)  // UITableViewCell
        cell.setEditing(true, animated: true)  // UITableViewCell
        let isEditing: Bool = cell.isEditing  // UITableViewCell
        let reuse: String? = cell.reuseIdentifier  // UITableViewCell
        cell.separatorInset = .zero  // UITableViewCell
        cell.indentationLevel = 1  // UITableViewCell
        cell.indentationWidth = 10  // UITableViewCell
        cell.showsReorderControl = true  // UITableViewCell
        let shows: Bool = cell.showsReorderControl  // UITableViewCell
        cell.shouldIndentWhileEditing = false  // UITableViewCell
        let editing: UITableViewCell.EditingStyle = cell.editingStyle  // UITableViewCell
        let isConfirming: Bool = cell.showingDeleteConfirmation  // UITableViewCell
        cell.focusStyle = .default  // UITableViewCell
        _ = (styles, text, detail, image, accessories, accessory, selections, selectedBackground, content)
        _ = (isEditing, reuse, shows, editing, isConfirming)
    }

    func configured(_ cell: UITableViewCell) {
        var content: UIListContentConfiguration = cell.defaultContentConfiguration()  // UITableViewCell
        content.text = "Row"  // UITableViewCell
        content.secondaryText = "Detail"  // UITableViewCell
        content.image = UIImage(systemName: "star")  // UITableViewCell
        cell.contentConfiguration = content  // UITableViewCell
        let kept: (any UIContentConfiguration)? = cell.contentConfiguration  // UITableViewCell
        var background: UIBackgroundConfiguration = UIBackgroundConfiguration.clear()  // UITableViewCell
        background.backgroundColor = .systemBackground  // UITableViewCell
        cell.backgroundConfiguration = background  // UITableViewCell
        let keptBackground: UIBackgroundConfiguration? = cell.backgroundConfiguration  // UITableViewCell
        cell.automaticallyUpdatesContentConfiguration = false  // UITableViewCell
        cell.configurationUpdateHandler = { cell, state in  // UITableViewCell
            let cell: UITableViewCell = cell  // UITableViewCell
            let state: UICellConfigurationState = state  // UITableViewCell
            cell.alpha = state.isHighlighted ? 0.5 : 1
        }
        cell.setNeedsUpdateConfiguration()  // UITableViewCell
        let state: UICellConfigurationState = cell.configurationState  // UITableViewCell
        _ = (kept, keptBackground, state)
    }

    func header(_ table: UITableView) {
        let header: UITableViewHeaderFooterView =  // UITableViewHeaderFooterView
            UITableViewHeaderFooterView(reuseIdentifier: "header")
        header.textLabel?.text = "Section"  // UITableViewHeaderFooterView
        header.textLabel?.textColor = .gray  // UITableViewHeaderFooterView
        let text: UILabel? = header.textLabel  // UITableViewHeaderFooterView
        let detail: UILabel? = header.detailTextLabel  // UITableViewHeaderFooterView
        let content: UIView = header.contentView  // UITableViewHeaderFooterView
        header.contentView.backgroundColor = .white  // UITableViewHeaderFooterView
        header.backgroundView = UIView()  // UITableViewHeaderFooterView
        header.tintColor = .clear  // UITableViewHeaderFooterView
        let background: UIView? = header.backgroundView  // UITableViewHeaderFooterView
        let reuse: String? = header.reuseIdentifier  // UITableViewHeaderFooterView
        header.contentConfiguration = UIListContentConfiguration.plainHeader()  // UITableViewHeaderFooterView
        header.prepareForReuse()  // UITableViewHeaderFooterView
        _ = (text, detail, content, background, reuse)
    }

    func controller() {
        let controller: UITableViewController = UITableViewController(style: .grouped)  // UITableViewController
        let plain: UITableViewController = UITableViewController()  // UITableViewController
        let table: UITableView = plain.tableView  // UITableViewController
        let unwrapped: UITableView! = plain.tableView  // UITableViewController
        controller.tableView.rowHeight = 60  // UITableViewController
        controller.tableView = UITableView(frame: .zero, style: .plain)  // UITableViewController
        controller.clearsSelectionOnViewWillAppear = false  // UITableViewController
        let clears: Bool = controller.clearsSelectionOnViewWillAppear  // UITableViewController
        controller.refreshControl = UIRefreshControl()  // UITableViewController
        controller.refreshControl?.endRefreshing()  // UITableViewController
        let refresh: UIRefreshControl? = controller.refreshControl  // UITableViewController
        let nib = UITableViewController(nibName: nil, bundle: nil)  // UITableViewController
        _ = (table, unwrapped, clears, refresh, nib)
    }
}

private class NamedCell: UITableViewCell {  // UITableViewCell
    static let identifier = "NamedCell"

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {  // UITableViewCell
        super.init(style: style, reuseIdentifier: reuseIdentifier)  // UITableViewCell
        selectionStyle = .none  // UITableViewCell
    }

    required init?(coder aDecoder: NSCoder) {  // UITableViewCell
        super.init(coder: aDecoder)  // UITableViewCell
    }

    override func awakeFromNib() { super.awakeFromNib() }  // UITableViewCell

    override func prepareForReuse() {  // UITableViewCell
        super.prepareForReuse()  // UITableViewCell
        textLabel?.text = nil  // UITableViewCell
    }

    override func setSelected(_ selected: Bool, animated: Bool) {  // UITableViewCell
        super.setSelected(selected, animated: animated)  // UITableViewCell
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {  // UITableViewCell
        super.setHighlighted(highlighted, animated: animated)  // UITableViewCell
    }

    override func setEditing(_ editing: Bool, animated: Bool) {  // UITableViewCell
        super.setEditing(editing, animated: animated)  // UITableViewCell
    }

    override func willTransition(to state: UITableViewCell.StateMask) {  // UITableViewCell
        super.willTransition(to: state)  // UITableViewCell
        if state.contains(.showingDeleteConfirmation) || state.contains(.showingEditControl) { return }
    }

    override func didTransition(to state: UITableViewCell.StateMask) {  // UITableViewCell
        super.didTransition(to: state)  // UITableViewCell
    }

    override func updateConfiguration(using state: UICellConfigurationState) {  // UITableViewCell
        super.updateConfiguration(using: state)  // UITableViewCell
    }

    override var isSelected: Bool {  // UITableViewCell
        didSet { alpha = isSelected ? 1 : 0.5 }
    }

    override var isHighlighted: Bool {  // UITableViewCell
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }

    override var frame: CGRect {  // UITableViewCell
        didSet { setNeedsLayout() }
    }

    override func layoutSubviews() {  // UITableViewCell
        super.layoutSubviews()  // UITableViewCell
        contentView.frame = contentView.frame.inset(by: .zero)  // UITableViewCell
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {  // UITableViewCell
        super.touchesBegan(touches, with: event)  // UITableViewCell
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {  // UITableViewCell
        super.hitTest(point, with: event)  // UITableViewCell
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {  // UITableViewCell
        super.gestureRecognizerShouldBegin(gestureRecognizer)  // UITableViewCell
    }
}

private final class NamedHeader: UITableViewHeaderFooterView {  // UITableViewHeaderFooterView
    override init(reuseIdentifier: String?) {  // UITableViewHeaderFooterView
        super.init(reuseIdentifier: reuseIdentifier)  // UITableViewHeaderFooterView
        contentView.backgroundColor = .white  // UITableViewHeaderFooterView
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() { super.prepareForReuse() }  // UITableViewHeaderFooterView
}

private final class NamedTable: UITableView {  // UITableView
    override init(frame: CGRect, style: UITableView.Style) {  // UITableView
        super.init(frame: frame, style: style)  // UITableView
    }

    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }  // UITableView

    override func reloadData() { super.reloadData() }  // UITableView

    override func touchesShouldCancel(in view: UIView) -> Bool {  // UITableView
        view is UIButton || super.touchesShouldCancel(in: view)  // UITableView
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {  // UITableView
        super.touchesBegan(touches, with: event)  // UITableView
        endEditing(true)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {  // UITableView
        let view = super.hitTest(point, with: event)  // UITableView
        return view === self ? nil : view
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {  // UITableView
        point.y >= 0 && super.point(inside: point, with: event)  // UITableView
    }

    override var tableHeaderView: UIView? {  // UITableView
        didSet { setNeedsLayout() }
    }

    override var contentSize: CGSize {  // UITableView
        didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize {  // UITableView
        CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }

    override var contentOffset: CGPoint {  // UITableView
        get { super.contentOffset }
        set { super.contentOffset = newValue }
    }
}

/// A controller with a table beside other views, as most touch code has it.
private final class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private lazy var tableView: UITableView = {  // UITableView
        let table = UITableView(frame: view.bounds, style: .grouped)  // UITableView
        table.dataSource = self  // UITableViewDataSource
        table.delegate = self  // UITableViewDelegate
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return table
    }()
    private var items: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        tableView.dataSource?.tableView(tableView, numberOfRowsInSection: 0) ?? 0 > 0 ? tableView.reloadData() : ()
    }

    func numberOfSections(in tableView: UITableView) -> Int { 1 }  // UITableViewDataSource

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {  // UITableViewDataSource
        return items.count
    }

    func tableView(  // UITableViewDataSource
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)  // UITableView
        cell.textLabel?.text = items[indexPath.row]  // UITableViewCell
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {  // UITableViewDelegate
        tableView.deselectRow(at: indexPath, animated: true)  // UITableView
    }

    func tableView(  // UITableViewDelegate
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { UITableView.automaticDimension }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {  // UITableViewDelegate
        nil
    }

    func tableView(  // UITableViewDataSource
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete {  // UITableViewCell
            items.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)  // UITableView
        } else if editingStyle == .insert {  // UITableViewCell
            items.append("New")
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {  // UITableViewDelegate
        guard scrollView === tableView else { return }
    }
}

/// What `UITableViewController` has of its table's protocols: all of it is overridden in subclasses.
private final class ListTableController: UITableViewController {  // UITableViewController
    private var items = ["One", "Two"]

    init() { super.init(style: .insetGrouped) }  // UITableViewController

    required init?(coder: NSCoder) { super.init(coder: coder) }  // UITableViewController

    override func viewDidLoad() {  // UITableViewController
        super.viewDidLoad()  // UITableViewController
        tableView.register(NamedCell.self, forCellReuseIdentifier: NamedCell.identifier)  // UITableViewController
        navigationItem.rightBarButtonItem = editButtonItem  // UITableViewController
    }

    override func setEditing(_ editing: Bool, animated: Bool) {  // UITableViewController
        super.setEditing(editing, animated: animated)  // UITableViewController
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 1 }  // UITableViewDataSource

    override func tableView(  // UITableViewDataSource
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { items.count }

    override func tableView(  // UITableViewDataSource
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: NamedCell.identifier, for: indexPath)  // UITableView
        cell.textLabel?.text = items[indexPath.row]  // UITableViewCell
        return cell
    }

    override func tableView(  // UITableViewDataSource
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Items" }

    override func tableView(  // UITableViewDataSource
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { nil }

    override func tableView(  // UITableViewDataSource
        _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool { true }

    override func tableView(  // UITableViewDataSource
        _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool { true }

    override func tableView(  // UITableViewDataSource
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { items.remove(at: indexPath.row) }
    }

    override func tableView(  // UITableViewDataSource
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }  // UITableViewDataSource

    override func tableView(  // UITableViewDataSource
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 44 }

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { 44 }

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { 28 }

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { .leastNormalMagnitude }

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? { UIView() }

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? { nil }

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { cell.backgroundColor = .clear }

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
        (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .red  // UITableViewHeaderFooterView
    }

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { true }

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath
    ) {}

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
    ) {}

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
    ) {}

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { nil }

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
    ) {}

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {}

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Remove" }

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { false }

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
    ) {}

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
    ) {}

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { 0 }

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    override func tableView(  // UITableViewDelegate
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {}  // UITableViewDelegate

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}  // UITableViewDelegate

    override func scrollViewDidEndDragging(  // UITableViewDelegate
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {}
}

private enum Section: Int, CaseIterable {
    case first, second
}

@MainActor
private final class DiffableTable {
    private let table = UITableView()
    private lazy var source: UITableViewDiffableDataSource<Section, String> =  // UITableViewDiffableDataSource
        makeSource()

    private func makeSource() -> UITableViewDiffableDataSource<Section, String> {  // UITableViewDiffableDataSource
        return UITableViewDiffableDataSource<Section, String>(  // UITableViewDiffableDataSource
            tableView: table
        ) { tableView, indexPath, item -> UITableViewCell? in
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = item
            return cell
        }
    }

    func apply() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()  // NSDiffableDataSourceSnapshot
        snapshot.appendSections(Section.allCases)  // NSDiffableDataSourceSnapshot
        snapshot.appendSections([.first])  // NSDiffableDataSourceSnapshot
        snapshot.appendItems(["a", "b"])  // NSDiffableDataSourceSnapshot
        snapshot.appendItems(["c"], toSection: .second)  // NSDiffableDataSourceSnapshot
        snapshot.insertItems(["d"], beforeItem: "a")  // NSDiffableDataSourceSnapshot
        snapshot.insertItems(["e"], afterItem: "a")  // NSDiffableDataSourceSnapshot
        snapshot.deleteItems(["d"])  // NSDiffableDataSourceSnapshot
        snapshot.deleteSections([.second])  // NSDiffableDataSourceSnapshot
        snapshot.moveItem("a", afterItem: "b")  // NSDiffableDataSourceSnapshot
        snapshot.reloadItems(["a"])  // NSDiffableDataSourceSnapshot
        snapshot.reconfigureItems(["a"])  // NSDiffableDataSourceSnapshot
        snapshot.reloadSections([.first])  // NSDiffableDataSourceSnapshot
        snapshot.deleteAllItems()  // NSDiffableDataSourceSnapshot
        let items: [String] = snapshot.itemIdentifiers  // NSDiffableDataSourceSnapshot
        let inSection: [String] = snapshot.itemIdentifiers(inSection: .first)  // NSDiffableDataSourceSnapshot
        let sections: [Section] = snapshot.sectionIdentifiers  // NSDiffableDataSourceSnapshot
        let count: Int = snapshot.numberOfItems + snapshot.numberOfSections  // NSDiffableDataSourceSnapshot
        let index: Int? = snapshot.indexOfItem("a")  // NSDiffableDataSourceSnapshot
        let section: Section? = snapshot.sectionIdentifier(containingItem: "a")  // NSDiffableDataSourceSnapshot
        source.apply(snapshot, animatingDifferences: true)  // UITableViewDiffableDataSource
        source.apply(snapshot)  // UITableViewDiffableDataSource
        source.apply(snapshot, animatingDifferences: false) { _ = count }  // UITableViewDiffableDataSource
        source.applySnapshotUsingReloadData(snapshot)  // UITableViewDiffableDataSource
        source.defaultRowAnimation = .fade  // UITableViewDiffableDataSource
        let now: NSDiffableDataSourceSnapshot<Section, String> = source.snapshot()  // NSDiffableDataSourceSnapshot
        let path: IndexPath? = source.indexPath(for: "a")  // UITableViewDiffableDataSource
        let item: String? = source.itemIdentifier(for: IndexPath(row: 0, section: 0))  // UITableViewDiffableDataSource
        table.dataSource = source  // UITableViewDiffableDataSource
        _ = (items, inSection, sections, index, section, now, path, item)
    }
}

private final class EditableSource: UITableViewDiffableDataSource<Section, String> {  // UITableViewDiffableDataSource
    override func tableView(  // UITableViewDiffableDataSource
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Header" }

    override func tableView(  // UITableViewDiffableDataSource
        _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool { true }

    override func tableView(  // UITableViewDiffableDataSource
        _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool { true }

    override func tableView(  // UITableViewDiffableDataSource
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    override func tableView(  // UITableViewDiffableDataSource
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        super.tableView(  // UITableViewDiffableDataSource
            tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
}
