import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// SV-12: why code did not scroll the content is explained for the end of the records. Later scrolling does not matter.
@Suite(.application) @MainActor
struct ScrolledByProgramTests {
    let app = TestApplication.current
    private let window: UIWindow
    private let chat: UIScrollView

    init() {
        window = app.makeWindow()
        chat = UIScrollView().placed("chat", 0, 0, 390, 400, in: window)
    }

    /// Returns the code and the sentence of the first cause.
    private func answer(_ records: [TraceRecord]) -> String {
        guard let report = app.application.explain(records, for: .scrolling(chat)) else { return "none" }
        return report.causes.first.map { "\($0.code): \($0.sentence(wanted: report.wanted))" } ?? "ok"
    }

    private func scroll(_ animated: Bool) {
        chat.scrollRectToVisible(CGRect(x: 0, y: 1900, width: 390, height: 100), animated: animated)
        app.advance(by: 1)
    }

    private func fill() { chat.contentSize = CGSize(width: 390, height: 2000) }

    /// How the content moves after the question.
    enum Change: CaseIterable {
        case set, animated, dragged, shrunk

        @MainActor
        func make(_ app: TestApplication, _ chat: UIScrollView) {
            switch self {
            case .set: chat.contentOffset.y = 90
            case .animated: chat.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
            case .dragged: app.fingerDrag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 300))
            case .shrunk: chat.contentSize.height = 300
            }
            app.advance(by: 3)
        }
    }

    @Test(arguments: Change.allCases)
    func `SV-12: a scroll to content that exists has no cause`(_ change: Change) {
        fill()
        scroll(true)
        let records = app.records
        expectEqual(answer(records), "ok")
        change.make(app, chat)
        expectEqual(answer(records), "ok")
    }

    @Test(arguments: Change.allCases, [true, false])
    func `SV-12: a first question after a later change is about the time of the records`(
        _ change: Change, _ animated: Bool
    ) {
        fill()
        app.advance(by: 1)
        scroll(animated)
        let records = app.records
        change.make(app, chat)
        expectEqual(answer(records), "ok")
    }

    @Test func `SV-12: a question after a second reading of the records is about that reading`() {
        fill()
        scroll(false)
        expectEqual(answer(app.records), "ok")
        chat.contentOffset.y = 90
        #expect(answer(app.records).contains("something moved its content again"))
    }

    @Test(arguments: [true, false])
    func `SV-12: a scroll before the content size is set is reported`(_ animated: Bool) {
        scroll(animated)
        fill()
        app.advance(by: 1)
        #expect(
            answer(app.records).hasPrefix(
                "not-scrolled: chat was asked to scroll to where it is, or its content ends there"))
    }

    @Test func `SV-12: a call that had no effect is the cause, even if the content moves later`() {
        scroll(false)
        fill()
        chat.contentOffset.y = 900
        chat.contentOffset.y = 700
        app.advance(by: 1)
        #expect(answer(app.records).hasPrefix("not-scrolled: chat was asked to scroll to where it is"))
    }

    @Test func `SV-12: a content offset that is set back after the scroll is reported`() {
        fill()
        scroll(false)
        chat.contentOffset.y = 0
        app.advance(by: 1)
        #expect(answer(app.records).contains("something moved its content again"))
    }

    @Test(arguments: [true, false])
    func `SV-12: a call that replaces a scroll before it is seen is the cause`(_ animated: Bool) {
        fill()
        chat.setContentOffset(CGPoint(0, 900), animated: animated)
        chat.setContentOffset(.zero, animated: false)
        app.advance(by: 1)
        expectEqual(
            answer(app.records),
            "not-scrolled: chat was asked to scroll to (0, 900), and right after that another call scrolled it to (0, 0) (SV-12)"
        )
    }

    @Test func `SV-12: a call that takes the content back during the animation is the cause`() {
        fill()
        chat.setContentOffset(CGPoint(0, 900), animated: true)
        app.advance(by: 0.1)
        chat.setContentOffset(.zero, animated: true)
        app.advance(by: 1)
        #expect(answer(app.records).contains("right after that another call scrolled it to (0, 0)"))
    }

    @Test func `SV-12: a scroll to the end and a later one to the start have no cause`() {
        fill()
        for offset in [CGPoint(0, 900), .zero] {
            chat.setContentOffset(offset, animated: true)
            app.advance(by: 2)
        }
        expectEqual(answer(app.records), "ok")
    }

    @Test func `SV-12: the trace notes an animation that is replaced before its first frame`() {
        fill()
        app.clear()
        chat.setContentOffset(CGPoint(0, 900), animated: true)
        chat.setContentOffset(.zero, animated: false)
        #expect(app.eventLog.contains("a scroll animation of chat was replaced before it began"))
    }

    @Test(arguments: [true, false])
    func `SV-12: an offset that is set in no window and lost is reported as too early`(_ isInWindow: Bool) {
        chat.removeFromSuperview()
        if isInWindow { window.addSubview(chat) }
        chat.contentOffset.y = 500
        window.addSubview(chat)
        fill()
        app.settle()
        chat.contentOffset.y = isInWindow ? 500 : 0
        let answer = answer(app.records)
        expectEqual(answer == "ok", isInWindow)
        expectEqual(answer.contains("was asked to scroll while it was in no window"), !isInWindow)
    }

    @Test func `SV-12: a scroll animation in progress is reported`() {
        fill()
        chat.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
        app.advance(by: 0.1)
        #expect(answer(app.records).contains("is still being scrolled by an animation"))
        app.advance(by: 1)
        expectEqual(answer(app.records), "ok")
    }

    @Test func `SV-12: a scroll by a button's action is explained without the button's touch`() {
        let button = UIButton().placed("latest", 20, 500, 200, 44, in: window)
        button.addAction(
            UIAction { [chat] _ in chat.setContentOffset(CGPoint(0, 900), animated: true) }, for: .touchUpInside)
        fill()
        app.fingerTap(at: button)
        app.advance(by: 1)
        expectEqual(answer(app.records), "ok")
    }

    @Test func `A drag that does not scroll is explained as a touch`() {
        fill()
        chat.isScrollEnabled = false
        app.fingerDrag(from: CGPoint(200, 300), to: CGPoint(200, 100))
        #expect(answer(app.records).hasPrefix("scrolling-disabled"))
    }
}
