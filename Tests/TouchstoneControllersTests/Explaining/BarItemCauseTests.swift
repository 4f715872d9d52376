import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Explanations of bar button items that do nothing, for questions about the item, its button and its event.
@Suite(.application) @MainActor
struct BarItemCauseTests {
    let app = TestApplication.current
    private let helper = Helper()

    /// Shows an editor with the item in its navigation bar or its toolbar.
    private func show(_ item: UIBarButtonItem, inToolbar: Bool = false) {
        let editor = Editor()
        if inToolbar { editor.toolbarItems = [item] } else { editor.navigationItem.rightBarButtonItem = item }
        let navigation = UINavigationController(rootViewController: editor)
        navigation.isToolbarHidden = !inToolbar
        _ = app.makeWindow(root: navigation)
        app.settle()
    }

    /// Taps the item and returns the code and the subject of the answer to each of the three questions.
    private func answers(_ item: UIBarButtonItem) -> [String] {
        guard let button = item.shownView as? UIControl else { return [] }
        app.fingerTap(at: button, allowsMiss: true)
        app.settle()
        let wanted: [TouchExplanation.Wanted] = [.item(item), .view(button), .event(button, .touchUpInside)]
        return wanted.map { wanted in
            let report = app.application.explain(app.records, for: wanted)
            let causes = report?.causes.map { "\($0.code) \($0.subject?.name ?? "")" } ?? ["none"]
            return causes.joined(separator: ", ")
        }
    }

    private func item(_ target: AnyObject?, _ action: Selector?) -> UIBarButtonItem {
        UIBarButtonItem(title: "Save", style: .plain, target: target, action: action)
    }
    private let save = Selector(Helper.save, name: "save")
    private let saveInEditor = Selector(Editor.saveInEditor, name: "saveInEditor")

    @Test(arguments: [false, true])
    func `An item whose action was performed has no cause`(_ inToolbar: Bool) {
        let item = item(helper, save)
        show(item, inToolbar: inToolbar)
        expectEqual(answers(item), ["", "", ""])
        expectEqual(helper.count, 1)
        let action = UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in })
        show(action, inToolbar: inToolbar)
        expectEqual(answers(action), ["", "", ""])
    }

    @Test(arguments: [false, true])
    func `C-14: an item without an action is reported as no-target`(_ inToolbar: Bool) {
        let item = item(helper, nil)
        show(item, inToolbar: inToolbar)
        expectEqual(answers(item), Array(repeating: "no-target Save", count: 3))
        let report = app.application.explain(app.records, wanting: item)
        expectEqual(report?.advice.first?.words.contains("Save.action"), true)
    }

    @Test(arguments: [false, true])
    func `C-14: a deallocated target is named by its class`(_ inToolbar: Bool) {
        let item = item(nil, save)
        do {
            let dying = Helper()
            item.target = dying
        }
        show(item, inToolbar: inToolbar)
        expectEqual(answers(item), Array(repeating: "target-deallocated Save", count: 3))
        let report = app.application.explain(app.records, wanting: item)
        expectEqual(report?.causes.first?.sentence(wanted: nil).contains("Helper.save"), true)
    }

    @Test(arguments: [false, true])
    func `RC-27: an item without a target does not reach its controller and is reported`(_ inToolbar: Bool) {
        let item = item(nil, saveInEditor)
        show(item, inToolbar: inToolbar)
        expectEqual(answers(item), Array(repeating: "no-responder-for-action Save", count: 3))
        let report = app.application.explain(app.records, wanting: item)
        expectEqual(report?.causes.first?.sentence(wanted: nil).contains("Editor"), true)
        expectEqual(report?.advice.first?.words.contains("Save.target"), true)
    }

    @Test(arguments: [false, true])
    func `HT-14: a disabled item is reported and can be enabled`(_ inToolbar: Bool) throws {
        let item = item(helper, save)
        item.isEnabled = false
        show(item, inToolbar: inToolbar)
        expectEqual(answers(item), Array(repeating: "disabled-control Save", count: 3))
        let report = try #require(app.application.explain(app.records, wanting: item))
        expectEqual(report.advice.first?.apply(to: app.application), true)
        #expect(item.isEnabled)
    }

    @Test func `An item without an action is explained before a touch`() throws {
        let item = item(helper, nil)
        show(item)
        let button = try #require(item.shownView)
        let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        let report = app.application.explainTouch(at: place, wanting: item)
        expectEqual(report.causes.map(\.code), ["no-target"])
        item.action = save
        expectEqual(app.application.explainTouch(at: place, wanting: item).causes, [])
    }

    @Test func `The custom view of an item does not call the item's action, and is reported`() {
        let avatar = UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
        avatar.accessibilityIdentifier = "avatar"
        let item = UIBarButtonItem(customView: avatar)
        (item.target, item.action) = (helper, save)
        show(item)
        app.fingerTap(at: avatar)
        let report = app.application.explain(app.records, wanting: item)
        expectEqual(report?.causes.map { "\($0.code) \($0.subject?.name ?? "")" }, ["no-target avatar"])
        expectEqual(report?.causes.first?.sentence(wanted: nil).contains("custom view"), true)
        #expect(app.application.explainTouch(at: CGPoint(x: 0, y: 0), wanting: item).causes.first?.kind != .noTarget)
        let tap = UITapGestureRecognizer()
        tap.addHandler { _ in }
        avatar.addGestureRecognizer(tap)
        app.advance(by: 1)
        app.fingerTap(at: avatar)
        expectEqual(app.application.explain(app.records, wanting: item)?.causes, [])
    }

    @Test func `A button as the custom view of an item acts itself`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        let item = UIBarButtonItem(customView: button)
        show(item)
        app.fingerTap(at: button)
        expectEqual(app.application.explain(app.records, wanting: item)?.causes, [])
    }

    @Test func `An item that is in no bar is reported as no-window`() {
        let item = item(helper, save)
        show(UIBarButtonItem(title: "Other", style: .plain, target: helper, action: save))
        app.fingerTap(at: CGPoint(x: 200, y: 400))
        let report = app.application.explain(app.records, wanting: item)
        expectEqual(report?.causes.map(\.code), ["no-window"])
        expectEqual(report?.causes.first?.subject?.name, "Save")
    }
}

private final class Editor: UIViewController {
    func saveInEditor() {}
}

@MainActor
private final class Helper {
    var count = 0
    func save() { count += 1 }
}
