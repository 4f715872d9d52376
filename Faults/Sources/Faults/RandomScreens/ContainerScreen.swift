import TouchstoneTesting
import UIKit

/// A random screen of controllers: a list, a bar, a presented controller, or a stack that constraints place.
@MainActor
final class ContainerScreen: FaultyScreen {
    enum Kind: CaseIterable {
        /// Select a row of a table or an item of a collection.
        case row
        /// Run the action of a bar button item.
        case item
        /// Run the action of a button in the topmost of the presented controllers.
        case presented
        /// Run the action of a button in a stack view that constraints place.
        case arranged
    }

    let app: TestApplication
    let kind: Kind
    let window: UIWindow
    private(set) var point = CGPoint.zero
    let target = Target()
    /// Retains what the mistake creates.
    var held: [AnyObject] = []
    let isGestureCorrect = true

    /// The controller with the goal.
    private(set) var content: UIViewController
    /// The wanted control, of `presented` and `arranged`.
    let button = UIButton(type: .system)
    let item = UIBarButtonItem()
    let stack = UIStackView()
    /// The view of the stack, which has a height of its own.
    let box = UIView()
    private(set) var boxHeight = NSLayoutConstraint()
    private(set) var row: UIView?

    var list: UIScrollView? { content.view as? UIScrollView }
    /// The bar of the item.
    var bar: UIView? { content.navigationController.map { isInToolbar ? $0.toolbar : $0.navigationBar } }
    private var isInToolbar = false

    var question: TouchExplanation.Wanted {
        switch kind {
        case .row: .view(row!)
        case .item: .item(item)
        case .presented, .arranged: .event(button, .touchUpInside)
        }
    }

    init(_ app: TestApplication, _ random: inout SeededRandomNumberGenerator, _ kind: Kind) {
        self.app = app
        self.kind = kind
        content = kind == .row ? Self.makeList(&random, target) : UIViewController()
        let roll = random.below(kind == .item ? 2 : 4)
        let stack = roll < 3 ? UINavigationController(rootViewController: content) : nil
        stack?.navigationBar.prefersLargeTitles = random.one(in: 3)
        content.title = "Title"
        let root = stack ?? content
        let tabs = UITabBarController()
        if random.one(in: 3) { tabs.viewControllers = [root, UIViewController()] }
        window = app.makeWindow(root: tabs.viewControllers == nil ? root : tabs)
        content.view.backgroundColor = .white
        switch kind {
        case .row: break
        case .item: addItem(&random)
        case .presented: present(&random)
        case .arranged: arrange(&random)
        }
        app.settle()
        place(&random)
    }

    // MARK: Building

    private static func makeList(_ random: inout SeededRandomNumberGenerator, _ target: Target) -> UIViewController {
        let (sections, rows, size) = (1 + random.below(3), 2 + random.below(12), random.points(40...110))
        if random.one(in: 2) {
            let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
            let rowsScreen = RowsScreen(style: styles[random.below(3)])
            (rowsScreen.counts, rowsScreen.target) = (Array(repeating: rows, count: sections), target)
            rowsScreen.tableView.rowHeight = size
            return rowsScreen
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: size * (1 + CGFloat(random.below(3))), height: size)
        let itemsScreen = ItemsScreen(collectionViewLayout: layout)
        (itemsScreen.counts, itemsScreen.target) = (Array(repeating: rows, count: sections), target)
        return itemsScreen
    }

    private func addItem(_ random: inout SeededRandomNumberGenerator) {
        item.title = "Save"
        (item.target, item.action) = (target, Selector(Target.act, name: "act"))
        let other = UIBarButtonItem(title: "Other", primaryAction: UIAction { _ in })
        let items = random.one(in: 2) ? [item] : random.one(in: 2) ? [item, other] : [other, item]
        isInToolbar = random.one(in: 3)
        if isInToolbar {
            content.toolbarItems = items
            content.navigationController?.isToolbarHidden = false
        } else if random.one(in: 2) {
            content.navigationItem.leftBarButtonItems = items
        } else {
            content.navigationItem.rightBarButtonItems = items
        }
    }

    /// Adds the button to the controller, and to up to two controllers that are presented from it instead.
    private func present(_ random: inout SeededRandomNumberGenerator) {
        let styles: [UIModalPresentationStyle] = [
            .fullScreen, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext,
        ]
        for _ in 0..<random.below(3) {
            let next = UIViewController()
            next.modalPresentationStyle = styles[random.below(styles.count)]
            next.view.backgroundColor = .white
            // A touch beside it does not dismiss it.
            next.isModalInPresentation = true
            content.present(next, animated: random.one(in: 2))
            app.advance(by: 1)
            content = next
        }
        button.setTitle("Done", for: .normal)
        button.addTarget(target, action: Target.act, for: .touchUpInside)
        button.frame = CGRect(x: random.points(30...200), y: random.points(150...400), width: 120, height: 44)
        content.view.addSubview(button)
    }

    private func arrange(_ random: inout SeededRandomNumberGenerator) {
        button.setTitle("Done", for: .normal)
        button.addTarget(target, action: Target.act, for: .touchUpInside)
        let before = random.below(3)
        let alignments: [UIStackView.Alignment] = [.fill, .leading, .center]
        (stack.axis, stack.alignment, stack.spacing) = (.vertical, alignments[random.below(3)], random.points(0...20))
        for index in 0...before + random.below(2) {
            let label = UILabel()
            label.text = "Line \(index)"
            stack.addArrangedSubview(index == before ? button : label)
        }
        content.view.addSubview(box)
        box.addSubview(stack)
        for view in [box, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
        boxHeight = box.heightAnchor.constraint(equalToConstant: 300)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(
                equalTo: content.view.safeAreaLayoutGuide.topAnchor, constant: random.points(0...80)),
            box.leadingAnchor.constraint(equalTo: content.view.leadingAnchor, constant: random.points(0...60)),
            box.widthAnchor.constraint(equalToConstant: random.points(200...300)), boxHeight,
            stack.topAnchor.constraint(equalTo: box.topAnchor, constant: 60 + random.points(0...20)),
            stack.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        ])
    }

    private func place(_ random: inout SeededRandomNumberGenerator) {
        switch kind {
        case .row:
            let cells = list!.subviews.filter { view in
                let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
                return (view is UITableViewCell || view is UICollectionViewCell)
                    && window.hitTest(center, with: nil)?.isDescendant(of: view) == true
            }
            guard !cells.isEmpty else { return }
            row = cells[random.below(cells.count)]
            row?.accessibilityIdentifier = "row"
            point = window.convert(row!.center, from: list)
        case .item:
            let frame = item.frame(in: window) ?? .zero
            point = CGPoint(x: frame.midX, y: frame.midY)
        case .presented, .arranged:
            point = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window)
        }
    }

    // MARK: Input

    func play() -> Bool {
        guard kind != .row || row != nil else { return false }
        app.settle()
        app.clear()
        target.count = 0
        app.fingerDown(at: window.convert(point, to: nil))
        app.advance(by: 0.1)
        app.fingerUp()
        app.advance(by: 3)
        return target.count == 1
    }

    func dismantle() { window.rootViewController = nil }
}

/// A table that counts selected rows.
final class RowsScreen: UITableViewController {
    var counts: [Int] = []
    var target: Target?
    var selects = true
    var highlights = true

    override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(indexPath)"
        return cell
    }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { highlights }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        selects ? indexPath : nil
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        target?.act()
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

/// A collection that counts selected items.
final class ItemsScreen: UICollectionViewController {
    var counts: [Int] = []
    var target: Target?
    var selects = true
    var highlights = true

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    {
        highlights
    }
    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        selects
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        target?.act()
        collectionView.deselectItem(at: indexPath, animated: true)
    }
}
