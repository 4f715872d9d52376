import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Explanations before a touch: missing or deallocated targets and delegates, refused selection and refused editing.
@Suite(.application) @MainActor
struct BeforeTouchTests {
    let app = TestApplication.current
    private let root = UIViewController()
    private let target = Target()
    private let action = Selector(Target.act, name: "act")

    init() { _ = app.makeWindow(root: root) }

    private func place(_ view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// Returns the codes of the answer before a touch and expects the same codes after a tap if `isSame`.
    private func codes(_ wanted: TouchExplanation.Wanted, at view: UIView, isSame: Bool = true) -> [String] {
        app.settle()
        let place = place(view)
        let before = app.application.explainTouch(at: place, for: wanted).causes.map(\.code)
        if isSame {
            app.fingerTap(at: place, allowsMiss: true)
            app.advance(by: 2)
            expectEqual(app.application.explain(app.records, for: wanted)?.causes.map(\.code), before)
        }
        return before
    }

    private func card() -> UIView {
        let card = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        card.accessibilityIdentifier = "card"
        root.view.addSubview(card)
        return card
    }

    @Test func `A recognizer without a target is reported before a touch`() {
        let card = card()
        let tap = UITapGestureRecognizer()
        card.addGestureRecognizer(tap)
        expectEqual(codes(.recognizer(tap), at: card), ["no-target"])
        tap.addTarget(target, action: action)
        expectEqual(codes(.recognizer(tap), at: card), [])
    }

    @Test func `A recognizer whose target was deallocated is reported before a touch`() {
        let card = card()
        let tap = UITapGestureRecognizer(target: Target(), action: action)
        card.addGestureRecognizer(tap)
        expectEqual(codes(.recognizer(tap), at: card), ["target-deallocated"])
        let report = app.application.explainTouch(at: place(card), for: .recognizer(tap))
        expectEqual(report.causes.first?.sentence(wanted: nil).contains("Target.act"), true)
        tap.addTarget(target, action: action)
        expectEqual(codes(.recognizer(tap), at: card), [])
    }

    @Test func `A control whose target was deallocated is reported before a touch`() {
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        root.view.addSubview(button)
        button.addTarget(Target(), action: action, for: .touchUpInside)
        expectEqual(codes(.view(button), at: button), ["target-deallocated"])
        button.addTarget(target, action: action, for: .touchUpInside)
        expectEqual(codes(.view(button), at: button), [])
    }

    private func table() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
        table.accessibilityIdentifier = "table"
        table.dataSource = target
        table.delegate = target
        root.view.addSubview(table)
        app.settle()
        return table
    }

    @Test func `A row of a table that disallows selection is reported before a touch`() throws {
        let table = table()
        let row = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        expectEqual(codes(.view(row), at: row), [])
        table.allowsSelection = false
        expectEqual(codes(.view(row), at: row), ["selection-refused"])
        let report = app.application.explainTouch(at: place(row), for: .view(row))
        expectEqual(report.advice.first?.words, "allow selection: table.allowsSelection = true")
    }

    @Test func `A row of a table in editing mode is reported before a touch`() throws {
        let table = table()
        let row = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        table.setEditing(true, animated: false)
        app.advance(by: 1)
        expectEqual(codes(.view(row), at: row), ["selection-refused"])
        let report = app.application.explainTouch(at: place(row), for: .view(row))
        expectEqual(report.causes.first?.sentence(wanted: nil).contains("allowsSelectionDuringEditing"), true)
        table.allowsSelectionDuringEditing = true
        expectEqual(codes(.view(row), at: row), [])
    }

    @Test func `A touch on a label in a row reports the table's disallowed selection`() throws {
        let table = table()
        let row = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let label = UILabel(frame: CGRect(x: 20, y: 5, width: 100, height: 30))
        row.contentView.addSubview(label)
        label.isUserInteractionEnabled = true
        table.allowsSelection = false
        expectEqual(codes(.view(row), at: label, isSame: false), ["selection-refused"])
        table.allowsSelection = true
        expectEqual(codes(.view(row), at: label, isSame: false), [])
    }

    @Test func `A text view that is neither editable nor selectable is reported before a touch`() {
        let text = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        root.view.addSubview(text)
        expectEqual(codes(.firstResponder(text), at: text, isSame: false), [])
        text.isEditable = false
        text.isSelectable = false
        expectEqual(codes(.firstResponder(text), at: text), ["cannot-become-first-responder"])
    }

    @Test func `A text field whose delegate was deallocated is reported before a touch`() {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        root.view.addSubview(field)
        field.delegate = Target()
        expectEqual(codes(.view(field), at: field), ["delegate-deallocated"])
        field.delegate = target
        expectEqual(codes(.view(field), at: field), [])
    }

    @Test func `A toolbar item without an action is reported before a touch`() throws {
        let page = UIViewController()
        let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        page.toolbarItems = [item]
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        _ = app.makeWindow(root: navigation)
        app.settle()
        let button = try #require(item.shownView)
        expectEqual(codes(.item(item), at: button), ["no-target"])
        (item.target, item.action) = (target, action)
        app.settle()
        expectEqual(codes(.item(item), at: try #require(item.shownView)), [])
    }

    @Test func `A scroll view whose content fits or whose scrolling is disabled is reported before a touch`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
        root.view.addSubview(scroll)
        expectEqual(codes(.scrolling(scroll), at: scroll, isSame: false), ["content-fits"])
        scroll.contentSize = CGSize(width: 390, height: 2000)
        expectEqual(codes(.scrolling(scroll), at: scroll, isSame: false), [])
        scroll.isScrollEnabled = false
        expectEqual(codes(.scrolling(scroll), at: scroll, isSame: false), ["scrolling-disabled"])
    }
}

@MainActor
private final class Target: NSObject, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
    func act() {}
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
