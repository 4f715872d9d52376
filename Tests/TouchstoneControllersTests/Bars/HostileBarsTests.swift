import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Returns a section that does not exist, and removes its data source while a finger is on its index.
private final class IndexList: UITableViewController {
    var titles: [String]? = (0..<5000).map { "\($0)" }
    var callCount = 0
    override func numberOfSections(in tableView: UITableView) -> Int { 40 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: "a")
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        callCount += 1
        if callCount == 3 { tableView.dataSource = nil }
        return index % 2 == 0 ? Int.min : index
    }
}

/// Misuse of bars, appearances and section indexes that must not crash or hang.
@Suite(.application(tracing: .both)) @MainActor
struct HostileBarsTests {
    let app = TestApplication.current
    @Test func `A table can remove its data source while a finger is on its index of thousands of titles`() {
        let list = IndexList(style: .plain)
        _ = app.makeWindow(root: list)
        app.settle()
        app.fingerDown(at: CGPoint(x: 384, y: 20))
        for y in stride(from: 20, to: 840, by: 40) {
            app.fingerMove(to: CGPoint(x: 384, y: CGFloat(y)), duration: 0.05)
        }
        app.fingerUp()
        app.advance(by: 1)
        list.titles = []
        list.tableView.reloadData()
        app.settle()
        list.tableView.frame = .zero
        app.settle()
        #expect(list.callCount == 3 && list.tableView.numberOfSections == 0)
    }
    @Test func `A segmented control survives invalid widths, indices and frames`() {
        let s = UISegmentedControl(items: ["a", 3, UIImage()])
        let window = app.makeWindow()
        window.addSubview(s)
        for w in [CGFloat.nan, .infinity, -5, 1e300, 0] { s.setWidth(w, forSegmentAt: 1); app.settle() }
        for n in [Int.min, -1, 99, Int.max] {
            s.setTitle("x", forSegmentAt: n); s.setEnabled(false, forSegmentAt: n); _ = s.widthForSegment(at: n);
            s.insertSegment(withTitle: "n", at: n, animated: true); s.removeSegment(at: n, animated: true)
            s.selectedSegmentIndex = n
        }
        s.frame = CGRect(x: 0, y: 0, width: 0, height: 0); app.settle()
        s.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 30); app.settle()
        #expect(s.numberOfSegments == 7 && s.selectedSegmentIndex == UISegmentedControl.noSegment)
        s.removeAllSegments(); app.settle()
        app.fingerTap(at: CGPoint(x: 1, y: 1))
        expectEqual(s.numberOfSegments, 0)
    }
    @Test func `A navigation controller can replace its controllers under ten fingers`() {
        let list = UITableViewController(style: .plain)
        list.title = "<b>\u{202E}‏" + String(repeating: "x", count: 3000)
        let nav = UINavigationController(rootViewController: list)
        nav.navigationBar.prefersLargeTitles = true
        nav.hidesBarsOnSwipe = true; nav.hidesBarsOnTap = true; nav.hidesBarsWhenKeyboardAppears = true
        nav.setToolbarHidden(false, animated: true)
        let window = app.makeWindow(root: nav)
        app.settle()
        for n in 0..<10 { app.fingerDown(.init(n), at: CGPoint(x: 20 + 30 * CGFloat(n), y: 400)) }
        nav.pushViewController(UIViewController(), animated: true)
        app.advance(by: 0.1)
        nav.setViewControllers([UIViewController()], animated: false)
        app.advance(by: 1)
        for n in 0..<10 { app.fingerUp(.init(n)) }
        nav.navigationBar.frame = CGRect(x: CGFloat.nan, y: 0, width: -4, height: .infinity)
        app.settle()
        nav.setViewControllers([], animated: false)
        app.settle()
        nav.navigationBar.items = (0..<2000).map { UINavigationItem(title: "\($0)") }
        app.settle()
        nav.navigationBar.items = nil
        nav.view.removeFromSuperview()
        window.rootViewController = nil
        app.fingerTap(at: CGPoint(x: 100, y: 20))
        #expect(nav.viewControllers.isEmpty && nav.navigationBar.items == nil && nav.view.window == nil)
    }
    @Test func `A table view controller can replace itself while it scrolls`() {
        final class SelfReplacingController: UITableViewController {
            override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 100 }
            override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            override func scrollViewDidScroll(_ s: UIScrollView) {
                if s.contentOffset.y > -70 {
                    navigationController?.setViewControllers([UIViewController()], animated: false)
                }
            }
        }
        let nav = UINavigationController(rootViewController: SelfReplacingController(style: .plain))
        nav.navigationBar.prefersLargeTitles = true
        _ = app.makeWindow(root: nav)
        app.settle()
        app.fingerDrag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300), duration: 0.5)
        app.advance(by: 3)
        expectEqual(nav.navigationBar.frame.height, 96)
    }
    @Test func `Hundreds of appearances apply to thousands of views`() {
        for n in 0..<500 {
            UILabel.appearance(whenContainedInInstancesOf: [UIView.self, UIWindow.self, UIViewController.self]).tag = n
        }
        UIView.appearance().backgroundColor = .red
        UIView.appearance(whenContainedInInstancesOf: []).tintColor = .green
        let window = app.makeWindow()
        for _ in 0..<3000 { window.addSubview(UILabel()) }
        #expect(window.subviews.allSatisfy { $0.backgroundColor == .red })
    }
    @Test func `A tab bar controller with forty tabs can change its selection and its tabs`() {
        let tabs = UITabBarController()
        let c = (0..<40).map { n -> UIViewController in
            let v = UIViewController(); v.title = "\(n)";
            return n % 3 == 0 ? UINavigationController(rootViewController: v) : v
        }
        tabs.viewControllers = c
        _ = app.makeWindow(root: tabs)
        app.settle()
        for n in [39, 6, 0, 12, -1, Int.min, 5] { tabs.selectedIndex = n; app.advance(by: 1) }
        #expect(tabs.selectedViewController === c[5])
        tabs.selectedViewController = tabs.moreNavigationController
        app.advance(by: 1)
        tabs.viewControllers = Array(c.prefix(3))
        app.advance(by: 1)
        expectEqual((c[12] as? UINavigationController)?.viewControllers.count, 1)
        tabs.viewControllers = Array(c.reversed())
        app.advance(by: 1)
        tabs.viewControllers = nil
        app.advance(by: 1)
    }
}
