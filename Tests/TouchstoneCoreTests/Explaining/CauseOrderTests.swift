import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The cause that finally stops a touch comes before covering siblings, and advice is code that a developer can write.
@Suite(.application) @MainActor
struct CauseOrderTests {
    let app = TestApplication.current

    private func codes(_ view: UIView) -> [String] {
        app.fingerTap(at: CGPoint(50, 50), allowsMiss: true)
        return app.application.explain(app.records, for: .view(view))?.causes.map(\.code) ?? ["none"]
    }

    @Test func `HT-4, HT-7: for a hidden view behind a cover, hidden comes first`() {
        let window = app.makeWindow()
        let panel = UIView().placed("panel", 0, 0, 200, 200, in: window)
        let card = UIView().placed("card", 0, 0, 100, 100, in: panel)
        let cover = UIView().placed("cover", 0, 0, 200, 200, in: window)
        card.isHidden = true
        expectEqual(codes(card), ["hidden", "covered"])
        card.isHidden = false
        expectEqual(codes(card), ["covered"])
        cover.isHidden = true
        expectEqual(codes(card), [])
    }

    @Test func `HT-14: for a disabled button behind a cover, disabled comes first`() {
        let window = app.makeWindow()
        let panel = UIView().placed("panel", 0, 0, 200, 200, in: window)
        let pay = UIButton().placed("pay", 0, 0, 100, 100, in: panel)
        pay.addAction(UIAction { _ in }, for: .touchUpInside)
        pay.isEnabled = false
        _ = UIView().placed("cover", 0, 0, 200, 200, in: window)
        expectEqual(codes(pay), ["disabled-control", "covered"])
    }

    @Test func `HT-22: for a view outside its superview and behind a sibling, outside comes first`() {
        let window = app.makeWindow()
        let bar = UIView().placed("bar", 0, 0, 200, 20, in: window)
        let menu = UIView().placed("menu", 0, 0, 200, 200, in: bar)
        _ = UIView().placed("content", 0, 20, 200, 400, in: window)
        expectEqual(codes(menu).first, "outside")
    }

    @Test func `SV-5: no advice asks to correct a class of UIKit`() {
        let list = UIScrollView().placed("list", 0, 0, 300, 300, in: app.makeWindow())
        list.contentSize = CGSize(width: 300, height: 1000)
        list.delaysContentTouches = false
        _ = UISlider().placed("volume", 0, 0, 300, 100, in: list)
        app.fingerDrag(from: CGPoint(50, 50), to: CGPoint(50, 250))
        let report = app.application.explain(app.records, for: .scrolling(list))
        for cause in report?.causes ?? [] {
            for change in report?.changes(for: cause) ?? [] {
                #expect(!change.words.contains("correct UI"))
            }
        }
        expectEqual(report?.causes.isEmpty, false)
    }
}
