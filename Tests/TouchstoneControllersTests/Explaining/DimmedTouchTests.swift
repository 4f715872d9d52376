import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// HT-4, PR-6: explanations of touches beside a sheet say why they do not reach what is behind it.
@Suite(.application) @MainActor
struct DimmedTouchTests {
    let app = TestApplication.current
    private let home = UIViewController()
    private let add = UIButton(type: .system)
    private let sheet = FilterSheet()
    private var settings: UISheetPresentationController? { sheet.sheetPresentationController }

    init() {
        _ = app.makeWindow(root: home)
        home.view.accessibilityIdentifier = "home"
        add.accessibilityIdentifier = "add"
        add.frame = CGRect(x: 20, y: 60, width: 100, height: 44)
        add.addAction(UIAction { _ in }, for: .touchUpInside)
        home.view.addSubview(add)
    }

    /// Presents the sheet, taps the button behind it, and returns the sentence and the advice of the first cause.
    private func answer() -> [String] {
        home.present(sheet, animated: false)
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 50, y: 80))
        let report = app.application.explain(app.records, wanting: add)
        guard let report, let cause = report.causes.first else { return ["ok"] }
        return [cause.sentence(wanted: report.wanted), report.changes(for: cause)[0].words]
    }

    @Test func `PR-6: isModalInPresentation is the cause if the sheet dims nothing`() {
        settings?.detents = [.medium(), .large()]
        settings?.largestUndimmedDetentIdentifier = .medium
        sheet.isModalInPresentation = true
        expectEqual(
            answer(),
            [
                "isModalInPresentation of the FilterSheet is true, so a touch outside what is presented is ignored and does not reach home, even though it dims nothing (PR-6)",
                "let touches beside it through: FilterSheet.isModalInPresentation = false",
            ])
    }

    @Test func `PR-6: isModalInPresentation of a child of the sheet is the cause`() {
        settings?.detents = [.medium()]
        settings?.largestUndimmedDetentIdentifier = .medium
        let form = UIViewController()
        sheet.addChild(form)
        sheet.view.addSubview(form.view)
        form.isModalInPresentation = true
        expectEqual(answer().last, "let touches beside it through: UIViewController.isModalInPresentation = false")
    }

    @Test func `PR-6: the advice for a modal sheet that dims changes both properties`() {
        settings?.detents = [.medium()]
        sheet.isModalInPresentation = true
        expectEqual(
            answer().last,
            "let touches beside it through: FilterSheet.isModalInPresentation = false; FilterSheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium"
        )
    }

    @Test func `HT-4: a detent above the largest undimmed one is named`() {
        settings?.detents = [.medium(), .custom(identifier: .init("tall")) { _ in 600 }]
        settings?.largestUndimmedDetentIdentifier = .medium
        settings?.selectedDetentIdentifier = .init("tall")
        expectEqual(
            answer(),
            [
                "the FilterSheet is presented at the detent .init(\"tall\"), which is above its largestUndimmedDetentIdentifier, .medium, and a touch outside it can only dismiss it, so the touch does not reach home (HT-4)",
                "leave what is behind it undimmed: FilterSheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .init(\"tall\")",
            ])
    }

    @Test func `HT-4: a largest undimmed detent that the sheet does not have is named`() {
        settings?.detents = [.custom(identifier: .init("peek")) { _ in 200 }, .large()]
        settings?.largestUndimmedDetentIdentifier = .medium
        let answer = answer()
        #expect(answer[0].contains("none of its detents is its largestUndimmedDetentIdentifier, .medium"))
        #expect(answer[1].hasSuffix("largestUndimmedDetentIdentifier = .init(\"peek\")"))
    }

    @Test func `HT-4: a touch behind an undimmed sheet has no cause`() {
        settings?.detents = [.medium(), .large()]
        settings?.largestUndimmedDetentIdentifier = .medium
        expectEqual(answer(), ["ok"])
    }
}

private final class FilterSheet: UIViewController {}
