import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// SV-16: why a tap on the status bar did not scroll the content to its top.
@Suite(.application) @MainActor
struct StatusBarTapTests {
    let app = TestApplication.current
    private let window: UIWindow
    private let news = UIScrollView()
    private let strip = UIScrollView()
    private let delegate = Keeper()

    init() {
        window = app.makeWindow()
        news.contentSize = CGSize(width: 390, height: 5000)
        news.placed("news", 0, 150, 390, 600, in: window)
        strip.placed("strip", 0, 50, 390, 100, in: window)
        strip.scrollsToTop = false
        news.contentOffset.y = 1800
    }

    /// Taps the status bar and returns the sentence and the advice of the first cause.
    private func answer() -> [String] {
        app.tapStatusBar()
        app.advance(by: 1)
        guard let report = app.application.explain(app.records, for: .scrolling(news)) else { return ["none"] }
        guard let cause = report.causes.first else { return [report.description] }
        return [cause.sentence(wanted: report.wanted), report.changes(for: cause)[0].words]
    }

    @Test func `SV-16: a tap that scrolls to the top has no cause`() {
        expectEqual(answer(), ["ok: the tap on the status bar scrolled news to its top"])
    }

    @Test func `SV-16: another visible scroll view with scrollsToTop is named`() {
        strip.scrollsToTop = true
        expectEqual(
            answer(),
            [
                "scrollsToTop is true for news and also for strip: a tap on the status bar scrolls only if exactly one visible scroll view allows it (SV-16)",
                "let only one scroll view have it: strip.scrollsToTop = false",
            ])
    }

    @Test func `SV-16: scrollsToTop of the scroll view itself is named`() {
        news.scrollsToTop = false
        expectEqual(
            answer(), ["news.scrollsToTop is false (SV-16)", "let the tap scroll it: news.scrollsToTop = true"])
    }

    @Test func `SV-16: a delegate that refuses is named`() {
        news.delegate = delegate
        expectEqual(answer().first?.hasPrefix("scrollViewShouldScrollToTop(_:) of the Keeper returned false"), true)
    }

    @Test func `SV-16: a key window without the scroll view is named`() {
        let toast = UIWindow(frame: CGRect(x: 0, y: 760, width: 390, height: 84))
        toast.accessibilityIdentifier = "toast"
        toast.windowScene = window.windowScene
        toast.makeKeyAndVisible()
        expectEqual(
            answer(),
            [
                "news is not visible in the key window, toast, whose content a tap on the status bar scrolls (SV-16)",
                "make its window key: news.window?.makeKey()",
            ])
    }

    @Test func `SV-16: a tap after a drag is explained instead of the drag`() {
        strip.scrollsToTop = true
        app.fingerDrag(from: CGPoint(200, 500), to: CGPoint(200, 300))
        app.advance(by: 2)
        expectEqual(answer().first?.hasPrefix("scrollsToTop is true for news and also for strip"), true)
    }
}

private final class Keeper: NSObject, UIScrollViewDelegate {
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
}
