import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A bar button item that no bar shows: the answer says which controller has it, and why no bar shows it.
@Suite(.application) @MainActor
struct ItemNotShownTests {
    let app = TestApplication.current
    private let screen = Screen()
    private let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in })

    private func answer(_ point: CGPoint = CGPoint(x: 350, y: 70)) -> (sentence: String, advice: String) {
        app.settle()
        app.fingerTap(at: point, allowsMiss: true)
        app.settle()
        let report = app.application.explain(app.records, wanting: item)
        expectEqual(report?.causes.map(\.code), ["no-window"])
        let cause = report?.causes.first
        return (cause?.sentence(wanted: report?.wanted) ?? "", report?.advice.first?.words ?? "")
    }

    @Test func `An item of a hidden toolbar names the toolbar, and later, too`() {
        screen.toolbarItems = [item]
        let navigation = UINavigationController(rootViewController: screen)
        _ = app.makeWindow(root: navigation)
        let before = answer(CGPoint(x: 40, y: 800))
        #expect(before.sentence.hasPrefix("Save is in toolbarItems of Screen, but the toolbar was hidden"))
        #expect(before.advice.contains("setToolbarHidden(false"))
        let records = app.records
        navigation.setToolbarHidden(false, animated: false)
        app.settle()
        let report = app.application.explain(records, wanting: item)
        expectEqual(report?.causes.first?.sentence(wanted: report?.wanted), before.sentence)
    }

    @Test func `A custom view in a hidden toolbar names the toolbar, and later, too`() {
        let button = UIButton(type: .system)
        button.accessibilityIdentifier = "delete"
        button.frame.size = CGSize(width: 120, height: 36)
        button.addAction(UIAction { _ in }, for: .primaryActionTriggered)
        screen.toolbarItems = [UIBarButtonItem(customView: button)]
        let navigation = UINavigationController(rootViewController: screen)
        _ = app.makeWindow(root: navigation)
        app.settle()
        func answer(_ records: [TraceRecord]) -> String {
            let report = app.application.explain(records, wanting: button)
            return report?.causes.first?.sentence(wanted: report?.wanted) ?? "ok"
        }
        app.fingerTap(at: CGPoint(x: 60, y: 820), allowsMiss: true)
        let records = app.records
        let sentence = answer(records)
        #expect(
            sentence.hasPrefix(
                "the item with the custom view delete is in toolbarItems of Screen, but the toolbar was hidden"))
        let present = app.application.explainTouch(at: CGPoint(x: 60, y: 820), wanting: button)
        expectEqual(present.causes.first?.sentence(wanted: present.wanted), sentence)
        screen.toolbarItems = []
        app.settle()
        expectEqual(answer(records), sentence)
        screen.toolbarItems = [UIBarButtonItem(customView: button)]
        navigation.setToolbarHidden(false, animated: false)
        app.settle()
        app.fingerTap(at: button)
        expectEqual(answer(app.records), "ok")
    }

    @Test func `An item of a controller without a navigation controller says so`() {
        screen.navigationItem.rightBarButtonItem = item
        _ = app.makeWindow(root: screen)
        let answer = answer()
        #expect(answer.sentence.contains("navigationItem of Screen, but that is not in a navigation controller"))
        #expect(answer.advice.contains("UINavigationController(rootViewController:"))
    }

    @Test func `An item of a child names the controller that the bar shows`() {
        let top = Top()
        top.addChild(screen)
        top.view.addSubview(screen.view)
        screen.navigationItem.rightBarButtonItem = item
        _ = app.makeWindow(root: UINavigationController(rootViewController: top))
        #expect(answer().sentence.contains("navigationItem of Screen, but the bar shows navigationItem of Top"))
    }

    @Test func `An item of the navigation controller itself says so`() {
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationItem.rightBarButtonItem = item
        _ = app.makeWindow(root: navigation)
        #expect(answer().sentence.contains("navigationItem of UINavigationController itself"))
    }

    @Test func `An item with a menu and without an action is fine if its menu opens`() throws {
        let more = UIBarButtonItem(
            title: "More", image: nil, primaryAction: nil, menu: UIMenu(children: [UIAction(title: "Sort") { _ in }]))
        screen.navigationItem.rightBarButtonItem = more
        let window = app.makeWindow(root: UINavigationController(rootViewController: screen))
        app.settle()
        let frame = try #require(more.frame(in: window))
        app.fingerTap(at: CGPoint(x: frame.midX, y: frame.midY))
        app.settle()
        expectEqual(app.application.explain(app.records, wanting: more)?.causes.map(\.code), [])
    }

    private final class Screen: UIViewController {}
    private final class Top: UIViewController {}
}
