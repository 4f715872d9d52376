import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// NV-9: explanations name the delegate or data source that refuses, and its method.
@Suite(.application) @MainActor
struct ContainerDelegateTests {
    let app = TestApplication.current
    private let delegate = ContainerDelegate()

    private func answer(_ wanted: TouchExplanation.Wanted) -> String {
        app.advance(by: 3)
        let report = app.application.explain(app.records, for: wanted)
        guard let report else { return "none" }
        guard let cause = report.causes.first else { return "ok" }
        return "\(cause.code): \(cause.sentence(wanted: report.wanted))"
    }

    private func isNamed(_ answer: String, _ method: String, by owner: String = "ContainerDelegate") -> Bool {
        answer.hasPrefix("delegate-refuses: \(method) of the \(owner) ")
    }

    private func found<View: UIView>(_ type: View.Type, in view: UIView?) -> [View] {
        guard let view else { return [] }
        return (view as? View).map { [$0] } ?? view.subviews.flatMap { found(type, in: $0) }
    }

    @Test(arguments: [true, false])
    func `NV-9: the delegate that refuses the selection of a tab is named`(_ isAllowed: Bool) throws {
        let tabs = UITabBarController()
        let pages = [UIViewController(), UIViewController()]
        for (page, title) in zip(pages, ["Home", "Cart"]) { page.tabBarItem.title = title }
        tabs.viewControllers = pages
        delegate.allows = isAllowed
        tabs.delegate = delegate
        _ = app.makeWindow(root: tabs)
        let button = try #require(found(UIControl.self, in: tabs.tabBar).last)
        app.fingerTap(at: button)
        for wanted in [TouchExplanation.Wanted.view(button), .event(button, .touchUpInside), .controller(pages[1])] {
            let answer = answer(wanted)
            if isAllowed {
                #expect(!answer.hasPrefix("delegate-refuses"))
            } else {
                #expect(isNamed(answer, "tabBarController(_:shouldSelect:)"))
            }
        }
        if isAllowed { expectEqual(answer(.view(button)), "ok") }
    }

    @Test(arguments: [true, false])
    func `NV-9: the navigation controller that refuses to pop is named`(_ isAllowed: Bool) throws {
        let root = UIViewController()
        root.navigationItem.backBarButtonItem = UIBarButtonItem(title: "List", style: .plain, target: nil, action: nil)
        let navigation = AskingNavigation(rootViewController: root)
        navigation.pops = isAllowed
        _ = app.makeWindow(root: navigation)
        let form = UIViewController()
        navigation.pushViewController(form, animated: false)
        app.advance(by: 1)
        let back = try #require(found(UIControl.self, in: navigation.navigationBar).first)
        app.fingerTap(at: back)
        let questions: [TouchExplanation.Wanted] = [
            .view(back), .event(back, .touchUpInside), .controller(navigation), .controller(form), .controller(root),
            .item(try #require(root.navigationItem.backBarButtonItem)),
        ]
        for question in questions {
            let isNamed = isNamed(answer(question), "navigationBar(_:shouldPop:)", by: "AskingNavigation")
            expectEqual(isNamed, !isAllowed)
        }
        if isAllowed { expectEqual(answer(.view(back)), "ok") }
    }

    @Test func `NV-9: the delegate of a bar of one's own that refuses to pop is named`() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 50, width: 390, height: 44))
        bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
        delegate.allows = false
        bar.delegate = delegate
        app.makeWindow().addSubview(bar)
        app.advance(by: 1)
        let back = try #require(found(UIControl.self, in: bar).first)
        app.fingerTap(at: back)
        #expect(isNamed(answer(.view(back)), "navigationBar(_:shouldPop:)"))
    }

    @Test func `NV-9: the headline says that a tap on a refused tab has no effect`() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        delegate.allows = false
        tabs.delegate = delegate
        _ = app.makeWindow(root: tabs)
        let button = try #require(found(UIControl.self, in: tabs.tabBar).last)
        app.fingerTap(at: button)
        let report = try #require(app.application.explain(app.records, wanting: button))
        expectEqual(report.hit, report.wanted)
        let headline = report.description.components(separatedBy: "\n").first
        expectEqual(headline?.hasSuffix(", and nothing comes of it"), true)
    }

    @Test func `NV-9: the property or the delegate that refuses the dismissal of a sheet is named`() throws {
        let home = UIViewController()
        _ = app.makeWindow(root: home)
        let sheet = SheetController()
        sheet.modalPresentationStyle = .pageSheet
        home.present(sheet, animated: false)
        app.advance(by: 3)
        func drag() { app.fingerDrag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 800)) }
        sheet.isModalInPresentation = true
        drag()
        #expect(
            answer(.controller(sheet)).hasPrefix(
                "delegate-refuses: isModalInPresentation of the SheetController is true"))
        sheet.isModalInPresentation = false
        delegate.allows = false
        sheet.presentationController?.delegate = delegate
        drag()
        #expect(isNamed(answer(.controller(sheet)), "presentationControllerShouldDismiss(_:)"))
        delegate.allows = true
        drag()
        #expect(!answer(.controller(sheet)).hasPrefix("delegate-refuses"))
        #expect(sheet.presentingViewController == nil)
    }

    @Test func `NV-9: the delegate that refuses the editing of a search bar is named`() {
        let window = app.makeWindow()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
        bar.delegate = delegate
        window.addSubview(bar)
        delegate.allows = false
        app.fingerTap(at: bar.searchTextField)
        for responder in [bar, bar.searchTextField] as [UIResponder] {
            #expect(isNamed(answer(.firstResponder(responder)), "searchBarShouldBeginEditing(_:)"))
        }
        delegate.allows = true
        app.fingerTap(at: bar.searchTextField)
        expectEqual(answer(.firstResponder(bar.searchTextField)), "ok")
    }

    @Test func `RC-19: the search bar's delegate that refuses the end of the editing is named`() {
        let window = app.makeWindow()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
        bar.delegate = delegate
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        for view in [bar, field] { window.addSubview(view) }
        app.fingerTap(at: bar.searchTextField)
        delegate.allows = false
        app.fingerTap(at: field)
        let stays = answer(.firstResponder(field))
        #expect(stays.hasPrefix("first-responder-stays"))
        #expect(stays.contains("searchBarShouldEndEditing(_:) of the ContainerDelegate"))
    }

    @Test func `NV-9: the method that prevents a swipe on a row is named`() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        table.dataSource = delegate
        table.delegate = delegate
        app.makeWindow().addSubview(table)
        app.advance(by: 3)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let swipe = try #require(table.gestureRecognizers?.first { $0.name == "swipe actions" })
        let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
        func drag() {
            app.fingerDrag(from: middle, to: CGPoint(x: middle.x - 150, y: middle.y))
            app.advance(by: 3)
        }
        delegate.allows = false
        drag()
        #expect(isNamed(answer(.recognizer(swipe)), "tableView(_:canEditRowAt:)"))
        #expect(isNamed(answer(.view(cell)), "tableView(_:canEditRowAt:)"))
        delegate.allows = true
        drag()
        #expect(isNamed(answer(.recognizer(swipe)), "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"))
        #expect(isNamed(answer(.view(cell)), "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"))
        delegate.swipes = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
        ])
        drag()
        expectEqual(answer(.recognizer(swipe)), "ok")
    }

    @Test func `NV-9: a data source that offers to delete rows but cannot delete them is named`() throws {
        let source = DeletableRows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        (table.dataSource, table.delegate) = (source, source)
        app.makeWindow().addSubview(table)
        app.advance(by: 3)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        app.fingerDrag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 100, y: 66))
        let answer = answer(.view(cell))
        #expect(answer.hasPrefix("no-delegate: DeletableRows does not implement tableView(_:commit:forRowAt:), so "))
        #expect(found(UIButton.self, in: table).isEmpty, "No row shows a delete button.")
    }

    @Test(arguments: [true, false])
    func `NV-9: the data source that refuses the move of a row is named`(_ isAllowed: Bool) throws {
        delegate.allows = isAllowed
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        table.dataSource = delegate
        table.delegate = delegate
        table.alwaysBounceVertical = true
        app.makeWindow().addSubview(table)
        app.advance(by: 3)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        table.setEditing(true, animated: false)
        app.advance(by: 3)
        let end = cell.convert(CGPoint(x: cell.bounds.maxX - 25, y: cell.bounds.midY), to: nil)
        app.fingerDrag(from: end, to: CGPoint(x: end.x, y: end.y + 120))
        app.advance(by: 3)
        let answer = answer(.view(cell))
        expectEqual(isNamed(answer, "tableView(_:canMoveRowAt:)"), !isAllowed)
        expectEqual(delegate.moves, (isAllowed ? 1 : 0))
    }

    @Test func `NV-9: the delegate that returns no context menu of a row is named`() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        (table.dataSource, table.delegate) = (delegate, delegate)
        app.makeWindow().addSubview(table)
        app.advance(by: 3)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        app.fingerDown(at: cell)
        app.advance(by: 1)
        app.fingerUp()
        #expect(isNamed(answer(.view(cell)), "tableView(_:contextMenuConfigurationForRowAt:point:)"))
        app.fingerTap(at: cell)
        expectEqual(answer(.view(cell)), "ok")
    }

    @Test func `NV-9: the delegate that returns no context menu is named`() throws {
        let card = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        app.makeWindow().addSubview(card)
        card.addInteraction(UIContextMenuInteraction(delegate: delegate))
        let press = try #require(card.gestureRecognizers?.first { $0 is UILongPressGestureRecognizer })
        app.fingerDown(at: card)
        app.advance(by: 1)
        app.fingerUp()
        #expect(
            isNamed(answer(.recognizer(press)), "contextMenuInteraction(_:configurationForMenuAtLocation:)"))
    }
}

private final class DeletableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
}

private final class SheetController: UIViewController {}

private final class AskingNavigation: UINavigationController, UINavigationBarDelegate {
    var pops = true
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { pops }
}

private final class ContainerDelegate: NSObject, UITabBarControllerDelegate, UIAdaptivePresentationControllerDelegate,
    UISearchBarDelegate, UITableViewDataSource, UITableViewDelegate, UIContextMenuInteractionDelegate,
    UINavigationBarDelegate
{
    var allows = true
    var moves = 0
    var swipes: UISwipeActionsConfiguration?

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    { allows }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { allows }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { allows }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { allows }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { allows }
    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to end: IndexPath) { moves += 1 }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { swipes }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
}
