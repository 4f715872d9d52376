import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

// Safe areas below bars, in scroll views and rows (SA-1 to SA-4).

private final class Rows: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

@Test(.application) @MainActor func `SA-1: rows that pass under a navigation bar have no safe area`() {
    let app = TestApplication.current
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
        let rows = Rows(style: style)
        let navigation = UINavigationController(rootViewController: rows)
        let window = app.makeWindow(root: navigation)
        app.settle()
        var passed = 0
        for offset in stride(from: CGFloat(0), to: 120, by: 13) {
            rows.tableView.contentOffset.y = offset
            app.settle()
            for cell in rows.tableView.visibleCells {
                if cell.convert(cell.bounds, to: nil).minY < navigation.navigationBar.frame.maxY { passed += 1 }
                expectEqual(cell.safeAreaInsets, .zero)
                expectEqual(cell.contentView.safeAreaInsets, .zero)
                expectEqual(cell.contentView.layoutMargins.top, cell.contentView.layoutMargins.bottom)
            }
        }
        #expect(passed > 0)
        window.isHidden = true
    }
}

private final class ArticleController: UIViewController {
    let scrollView = UIScrollView()
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    let text = UIView(frame: CGRect(x: 20, y: 300, width: 350, height: 2000))

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 390, height: 2300)
        scrollView.addSubview(picture)
        scrollView.addSubview(text)
        view.addSubview(scrollView)
    }
}

@Test(.application) @MainActor
func `SA-1: content of a scroll view that adjusts its insets has no safe area under a bar`() {
    let app = TestApplication.current
    let article = ArticleController()
    let navigation = UINavigationController(rootViewController: article)
    _ = app.makeWindow(root: navigation)
    app.settle()
    expectEqual(article.scrollView.adjustedContentInset.top, article.view.safeAreaInsets.top)
    expectEqual(article.view.safeAreaInsets.top, navigation.navigationBar.frame.maxY)
    for offset in [CGFloat(0), 20, 150, 290, 310] {
        article.scrollView.contentOffset.y = offset
        app.settle()
        expectEqual(article.picture.safeAreaInsets, .zero)
        expectEqual(article.text.safeAreaInsets, .zero)
        expectEqual(article.text.safeAreaLayoutGuide.layoutFrame, article.text.bounds)
    }
}

@Test(.application) @MainActor
func `SA-1: content of a scroll view that does not adjust its insets keeps its safe area`() {
    let app = TestApplication.current
    let article = ArticleController()
    article.loadViewIfNeeded()
    article.scrollView.contentInsetAdjustmentBehavior = .never
    _ = app.makeWindow(root: UINavigationController(rootViewController: article))
    app.settle()
    let top = article.view.safeAreaInsets.top
    #expect(top > 0)
    expectEqual(article.scrollView.adjustedContentInset, .zero)
    expectEqual(article.picture.safeAreaInsets.top, top)
    article.scrollView.contentInsetAdjustmentBehavior = .always
    app.settle()
    expectEqual(article.scrollView.adjustedContentInset.top, top)
    expectEqual(article.picture.safeAreaInsets.top, 0)
}

@Test(.application) @MainActor
func `SA-5: a scroll view with short content in a navigation controller adjusts its insets`() {
    let app = TestApplication.current
    let article = ArticleController()
    let navigation = UINavigationController(rootViewController: article)
    _ = app.makeWindow(root: navigation)
    article.scrollView.contentSize = CGSize(width: 390, height: 100)
    app.settle()
    expectEqual(article.scrollView.contentInsetAdjustmentBehavior, .automatic)
    expectEqual(article.scrollView.adjustedContentInset.top, navigation.navigationBar.frame.maxY)
    expectEqual(article.scrollView.contentOffset.y, -navigation.navigationBar.frame.maxY)
}

@Test(.application) @MainActor func `SA-2: A child beyond the top and the left has its parent's insets`() {
    let app = TestApplication.current
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 30, bottom: 50, right: 20)
    let card = UIView(frame: CGRect(x: -15, y: -25, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: -5, y: -5, width: 50, height: 50))
    card.addSubview(inner)
    controller.view.addSubview(card)
    _ = app.makeWindow(root: controller)
    app.settle()
    expectEqual(controller.view.safeAreaInsets, UIEdgeInsets(top: 40, left: 30, bottom: 50, right: 20))
    expectEqual(card.safeAreaInsets, UIEdgeInsets(top: 40, left: 30, bottom: 0, right: 0))
    expectEqual(inner.safeAreaInsets, UIEdgeInsets(top: 40, left: 30, bottom: 0, right: 0))
}

private final class PanelView: UIView {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 30, left: 10, bottom: 0, right: 0) }
}

@Test(.application) @MainActor func `SA-3: overridden safe area insets of a view apply to its descendants`() {
    let app = TestApplication.current
    let controller = UIViewController()
    let panel = PanelView(frame: CGRect(x: 50, y: 300, width: 200, height: 200))
    let content = UIView(frame: panel.bounds)
    let header = UIView(frame: CGRect(x: 4, y: 12, width: 100, height: 100))
    let below = UIView(frame: CGRect(x: 20, y: 40, width: 50, height: 50))
    controller.view.addSubview(panel)
    panel.addSubview(content)
    content.addSubview(header)
    content.addSubview(below)
    _ = app.makeWindow(root: controller)
    app.settle()
    expectEqual(content.safeAreaInsets, UIEdgeInsets(top: 30, left: 10, bottom: 0, right: 0))
    expectEqual(header.safeAreaInsets, UIEdgeInsets(top: 18, left: 6, bottom: 0, right: 0))
    expectEqual(below.safeAreaInsets, .zero)
    expectEqual(content.safeAreaLayoutGuide.layoutFrame, CGRect(x: 10, y: 30, width: 190, height: 170))
}

private final class NotifiedView: UIView {
    var changes: [UIEdgeInsets] = []
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        changes.append(safeAreaInsets)
    }
}

private final class NotifiedController: UIViewController {
    var changes: [UIEdgeInsets] = []
    var changesAtAppearance: Int?
    override func loadView() { view = NotifiedView() }
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        changes.append(view.safeAreaInsets)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        changesAtAppearance = changesAtAppearance ?? changes.count
    }
}

@Test(.application) @MainActor func `SA-4: A view and its controller receive the bar's inset before they first appear`()
{
    let app = TestApplication.current
    let controller = NotifiedController()
    let navigation = UINavigationController(rootViewController: controller)
    _ = app.makeWindow(root: navigation)
    app.settle()
    app.advance(by: 0.1)
    let top = navigation.navigationBar.frame.maxY
    expectEqual(controller.changes.last?.top, top)
    expectEqual((controller.view as? NotifiedView)?.changes.last?.top, top)
    #expect((controller.changesAtAppearance ?? 0) > 0)
}

@Test(.application) @MainActor func `SA-4: hiding and showing the navigation bar calls viewSafeAreaInsetsDidChange`() {
    let app = TestApplication.current
    let controller = NotifiedController()
    let navigation = UINavigationController(rootViewController: controller)
    _ = app.makeWindow(root: navigation)
    app.settle()
    app.advance(by: 0.1)
    let top = controller.view.safeAreaInsets.top
    controller.changes = []
    navigation.setNavigationBarHidden(true, animated: false)
    app.settle()
    app.advance(by: 0.5)
    #expect(controller.changes.last?.top == 0 && controller.view.safeAreaInsets.top == 0)
    navigation.setNavigationBarHidden(false, animated: false)
    app.settle()
    app.advance(by: 0.5)
    #expect(controller.changes.last?.top == top && top > 0)
}

@Test(.application) @MainActor func `SA-4: A pushed controller and its subviews receive the bar's inset`() {
    let app = TestApplication.current
    let navigation = UINavigationController(rootViewController: UIViewController())
    _ = app.makeWindow(root: navigation)
    app.settle()
    let pushed = NotifiedController()
    let deep = NotifiedView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    pushed.loadViewIfNeeded()
    pushed.view.addSubview(deep)
    navigation.pushViewController(pushed, animated: true)
    app.advance(by: 1)
    let top = navigation.navigationBar.frame.maxY
    expectEqual(pushed.changes.last?.top, top)
    expectEqual(deep.changes.last?.top, top)
    expectEqual(deep.safeAreaInsets.top, top)
}

@Test(.application) @MainActor
func `SA-2: additional insets of a navigation controller apply to its child`() {
    let app = TestApplication.current
    let controller = NotifiedController()
    let navigation = UINavigationController(rootViewController: controller)
    _ = app.makeWindow(root: navigation)
    app.settle()
    app.advance(by: 0.1)
    controller.changes = []
    navigation.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 80, right: 0)
    app.settle()
    app.advance(by: 0.1)
    expectEqual(controller.view.safeAreaInsets.bottom, 80)
    expectEqual(controller.changes.last?.bottom, 80)
    let count = controller.changes.count
    navigation.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 80, right: 0)
    app.settle()
    expectEqual(controller.changes.count, count)
}
