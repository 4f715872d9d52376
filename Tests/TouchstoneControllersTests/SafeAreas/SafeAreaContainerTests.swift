import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

// Safe areas in containers: tabs, toolbars, children (SA-1 to SA-4).

private final class PhotosController: UICollectionViewController {
    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 120, height: 120)
        super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 90 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }
}

@Test(.application) @MainActor func `SA-1: items that pass under a tab bar have no safe area`() {
    let app = TestApplication.current
    let photos = PhotosController()
    let tabs = UITabBarController()
    tabs.viewControllers = [photos, UIViewController()]
    _ = app.makeWindow(root: tabs)
    app.settle()
    let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
    var passed = 0
    for offset in stride(from: CGFloat(0), to: 300, by: 31) {
        photos.collectionView.contentOffset.y = offset
        app.settle()
        for cell in photos.collectionView.visibleCells {
            if cell.convert(cell.bounds, to: nil).maxY > bar.minY { passed += 1 }
            #expect(cell.safeAreaInsets == .zero && cell.contentView.safeAreaInsets == .zero)
        }
    }
    #expect(passed > 0)
}

private final class Sections: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 20 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Section \(section)"
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}

@Test(.application) @MainActor func `SA-1: section headers that pass under a bar have no safe area`() {
    let app = TestApplication.current
    let list = Sections(style: .grouped)
    let navigation = UINavigationController(rootViewController: list)
    _ = app.makeWindow(root: navigation)
    app.settle()
    var passed = 0
    for offset in stride(from: CGFloat(0), to: 400, by: 17) {
        list.tableView.contentOffset.y = offset
        app.settle()
        for section in 0..<20 {
            guard let header = list.tableView.headerView(forSection: section) else { continue }
            if header.convert(header.bounds, to: nil).minY < navigation.navigationBar.frame.maxY { passed += 1 }
            #expect(header.safeAreaInsets == .zero && header.contentView.safeAreaInsets == .zero)
        }
    }
    #expect(passed > 0)
}

@Test(.application) @MainActor
func `SA-1: A horizontal scroll view inside another scroll view has no safe area insets`() {
    let app = TestApplication.current
    let controller = UIViewController()
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    page.contentSize = CGSize(width: 390, height: 3000)
    let carousel = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    carousel.contentSize = CGSize(width: 2000, height: 200)
    carousel.contentInsetAdjustmentBehavior = .always
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    carousel.addSubview(card)
    page.addSubview(carousel)
    controller.view.addSubview(page)
    _ = app.makeWindow(root: UINavigationController(rootViewController: controller))
    app.settle()
    #expect(page.adjustedContentInset.top == controller.view.safeAreaInsets.top && page.adjustedContentInset.top > 0)
    for offset in [CGFloat(0), 30, 120] {
        page.contentOffset.y = offset
        app.settle()
        expectEqual(carousel.safeAreaInsets, .zero)
        expectEqual(carousel.adjustedContentInset, .zero)
        expectEqual(card.safeAreaInsets, .zero)
    }
}

@Test(.application) @MainActor func `SA-2: A child beyond the bottom and the right has its parent's insets`() {
    let app = TestApplication.current
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 12, bottom: 60, right: 24)
    let drawer = UIView(frame: CGRect(x: 250, y: 700, width: 200, height: 300))
    let exact = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    controller.view.addSubview(exact)
    controller.view.addSubview(drawer)
    _ = app.makeWindow(root: controller)
    app.settle()
    expectEqual(exact.safeAreaInsets, controller.view.safeAreaInsets)
    expectEqual(drawer.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 60, right: 24))
    drawer.frame = CGRect(x: -100, y: -100, width: 600, height: 1100)
    app.settle()
    expectEqual(drawer.safeAreaInsets, UIEdgeInsets(top: 44, left: 12, bottom: 60, right: 24))
}

private final class CanvasView: UIView {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 25, left: 0, bottom: 45, right: 0) }
}

@Test(.application) @MainActor func `SA-3: A scroll view uses the insets that its superview overrides`() {
    let app = TestApplication.current
    let controller = UIViewController()
    let canvas = CanvasView(frame: CGRect(x: 40, y: 200, width: 300, height: 400))
    let scrollView = UIScrollView(frame: canvas.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    scrollView.contentInsetAdjustmentBehavior = .always
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
    scrollView.addSubview(content)
    canvas.addSubview(scrollView)
    controller.view.addSubview(canvas)
    _ = app.makeWindow(root: controller)
    app.settle()
    expectEqual(scrollView.safeAreaInsets, UIEdgeInsets(top: 25, left: 0, bottom: 45, right: 0))
    expectEqual(scrollView.adjustedContentInset, UIEdgeInsets(top: 25, left: 0, bottom: 45, right: 0))
    expectEqual(content.safeAreaInsets, .zero)
}

private final class InsetsView: UIView {
    var calls = 0
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        calls += 1
    }
}

private final class InsetsController: UIViewController {
    var log: [UIEdgeInsets] = []
    var logged = false
    let inner = InsetsView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(inner)
    }
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        log.append(view.safeAreaInsets)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        logged = !log.isEmpty
    }
}

@Test(.application) @MainActor
func `SA-4: viewSafeAreaInsetsDidChange is called with the insets of both bars before viewDidAppear`() {
    let app = TestApplication.current
    let controller = InsetsController()
    let navigation = UINavigationController(rootViewController: controller)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    _ = app.makeWindow(root: tabs)
    app.settle()
    app.advance(by: 0.1)
    #expect(controller.logged)
    expectEqual(controller.log.last?.top, navigation.navigationBar.frame.maxY)
    expectEqual(controller.log.last?.bottom, 844 - tabs.tabBar.convert(tabs.tabBar.bounds, to: nil).minY)
    #expect(controller.inner.calls > 0)
    expectEqual(controller.inner.safeAreaInsets, controller.view.safeAreaInsets)
}

@Test(.application) @MainActor
func `SA-4: viewSafeAreaInsetsDidChange of a child in a custom container is called with the bar's inset`() {
    let app = TestApplication.current
    let container = UIViewController()
    let child = InsetsController()
    container.addChild(child)
    container.view.addSubview(child.view)
    child.view.frame = container.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: container)
    let navigation = UINavigationController(rootViewController: container)
    _ = app.makeWindow(root: navigation)
    app.settle()
    app.advance(by: 0.1)
    let top = navigation.navigationBar.frame.maxY
    #expect(child.log.last?.top == top && child.inner.calls > 0)
    child.log = []
    child.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    app.settle()
    app.advance(by: 0.1)
    expectEqual(child.log.last?.top, top + 10)
    expectEqual(child.inner.safeAreaInsets.top, top + 10)
}

@Test(.application) @MainActor func `SA-4: showing and hiding a toolbar calls viewSafeAreaInsetsDidChange`() {
    let app = TestApplication.current
    let controller = InsetsController()
    let navigation = UINavigationController(rootViewController: controller)
    _ = app.makeWindow(root: navigation)
    app.settle()
    app.advance(by: 0.1)
    controller.log = []
    controller.inner.calls = 0
    navigation.setToolbarHidden(false, animated: false)
    app.settle()
    app.advance(by: 0.5)
    let bottom = controller.view.safeAreaInsets.bottom
    #expect(bottom > 0 && bottom == 844 - navigation.toolbar.convert(navigation.toolbar.bounds, to: nil).minY)
    #expect(controller.log.last?.bottom == bottom && controller.inner.calls > 0)
    navigation.setToolbarHidden(true, animated: false)
    app.settle()
    app.advance(by: 0.5)
    expectEqual(controller.log.last?.bottom, 0)
}

@Test(.application(device: .iPhone14)) @MainActor
func `SA-4: a toolbar that is shown before its window exists is above the home indicator`() {
    let app = TestApplication.current
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.isToolbarHidden = false
    _ = app.makeWindow(root: navigation)
    app.advance(by: 0.1)
    let frame = navigation.toolbar.convert(navigation.toolbar.bounds, to: nil)
    expectEqual(frame.maxY, 844 - 34)
}

@Test(.application) @MainActor func `SA-1: content keeps the safe area along an axis that does not scroll`() {
    let app = TestApplication.current
    let controller = UIViewController()
    let strip = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    strip.contentInsetAdjustmentBehavior = .scrollableAxes
    strip.contentSize = CGSize(width: 3000, height: 300)
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    strip.addSubview(card)
    controller.view.addSubview(strip)
    _ = app.makeWindow(root: UINavigationController(rootViewController: controller))
    app.settle()
    let top = controller.view.safeAreaInsets.top
    #expect(top > 0 && strip.adjustedContentInset.top == 0)
    expectEqual(card.safeAreaInsets.top, top)
    strip.contentSize = CGSize(width: 3000, height: 3000)
    app.settle()
    expectEqual(strip.adjustedContentInset.top, top)
    expectEqual(card.safeAreaInsets.top, 0)
}
