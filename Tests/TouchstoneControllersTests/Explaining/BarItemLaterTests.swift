import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The answer about the touch of a bar button item does not change when its bar shows other buttons later.
@Suite(.application) @MainActor
struct BarItemLaterTests {
    /// What the item does, and the code of the answer.
    enum Fault: String, CaseIterable {
        case healthy = "ok"
        case noAction = "no-target"
        case deadTarget = "target-deallocated"
        case disabled = "disabled-control"
    }

    /// What happens to the bar after the touch.
    enum Change: CaseIterable {
        case hidden, emptied, renamed, pushed
    }

    let app = TestApplication.current
    private let saver = Saver()
    private let editor = UIViewController()
    private let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: editor)
        _ = app.makeWindow(root: navigation)
    }

    private func item(_ fault: Fault) -> UIBarButtonItem {
        let saver = fault == .deadTarget ? Saver() : saver
        let item = UIBarButtonItem(title: "Save", style: .plain, target: saver, action: Saver.save)
        if fault == .noAction { item.action = nil }
        item.isEnabled = fault != .disabled
        return item
    }

    private func show(_ item: UIBarButtonItem, inToolbar: Bool) {
        if inToolbar { editor.toolbarItems = [item] } else { editor.navigationItem.rightBarButtonItem = item }
        navigation.isToolbarHidden = !inToolbar
        app.settle()
    }

    private func make(_ change: Change, _ item: UIBarButtonItem) {
        switch change {
        case .hidden:
            navigation.isToolbarHidden = true
            navigation.isNavigationBarHidden = true
        case .emptied:
            editor.toolbarItems = []
            editor.navigationItem.rightBarButtonItem = nil
        case .renamed: item.title = "Saved"
        case .pushed: navigation.pushViewController(UIViewController(), animated: false)
        }
        app.settle()
    }

    /// Returns the code and the sentence of the first cause.
    private func answer(_ item: UIBarButtonItem, _ records: [TraceRecord]) -> (code: String, words: String) {
        guard let report = app.application.explain(records, wanting: item) else { return ("none", "") }
        guard let cause = report.causes.first else { return ("ok", "") }
        return (cause.code, cause.sentence(wanted: report.wanted))
    }

    private func tap(_ item: UIBarButtonItem) throws {
        let button = try #require(item.shownView)
        app.fingerTap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        app.settle()
    }

    @Test(arguments: Fault.allCases, Change.allCases)
    func `C-14: the answer remains the same`(_ fault: Fault, _ change: Change) throws {
        for inToolbar in [false, true] {
            let item = item(fault)
            show(item, inToolbar: inToolbar)
            try tap(item)
            let records = app.records
            let before = answer(item, records)
            expectEqual(before.code, fault.rawValue)
            make(change, item)
            let after = answer(item, records)
            expectEqual(after.code, before.code)
            expectEqual(after.words.replacing("Saved", with: "Save"), before.words)
            navigation.popToRootViewController(animated: false)
            navigation.isNavigationBarHidden = false
        }
    }

    @Test(arguments: Change.allCases)
    func `The answer is correct if the first question comes after the change`(_ change: Change) throws {
        let item = item(.deadTarget)
        show(item, inToolbar: true)
        try tap(item)
        let records = app.records
        make(change, item)
        expectEqual(answer(item, records).code, "target-deallocated")
    }

    @Test func `An item that a bar shows only after the touch is reported as in no window`() {
        let item = item(.healthy)
        app.fingerTap(at: CGPoint(x: 350, y: 22))
        let records = app.records
        let before = answer(item, records)
        expectEqual(before.code, "no-window")
        #expect(before.words.hasPrefix("Save was in no bar of a shown window"))
        show(item, inToolbar: false)
        #expect(answer(item, records) == before)
    }

    @Test func `An item with a custom view is explained as that view`() throws {
        let custom = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
        custom.addTarget(saver, action: Saver.save, for: .touchUpInside)
        let item = UIBarButtonItem(customView: custom)
        show(item, inToolbar: true)
        try tap(item)
        let records = app.records
        expectEqual(answer(item, records).code, "ok")
        make(.hidden, item)
        expectEqual(answer(item, records).code, "ok")
    }

    @Test func `C-14: a bare method reference is described by its class and line`() throws {
        let item = item(.deadTarget)
        show(item, inToolbar: true)
        try tap(item)
        let report = try #require(app.application.explain(app.records, wanting: item))
        let cause = try #require(report.causes.first)
        let text = report.description
        #expect(text.contains("the action was a method of Saver (BarItemLaterTests.swift, line "))
        #expect(!text.contains("Saver at "))
        #expect(cause.sentence(wanted: report.wanted).hasPrefix("the target of Save was deallocated"))
        item.target = saver
        expectEqual(app.application.explainTouch(at: report.location, wanting: item).causes, [])
    }
}

@MainActor
private final class Saver {
    private(set) var count = 0
    func save() { count += 1 }
}
