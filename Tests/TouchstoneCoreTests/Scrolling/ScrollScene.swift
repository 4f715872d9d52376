import Foundation
import TouchstoneTesting
import UIKit

extension TestApplication {
    /// Runs an application on a screen with the given number of pixels per point.
    static func run<Result>(pixels: CGFloat, _ body: (TestApplication) -> Result) -> Result {
        let app = TestApplication { clock in
            UIApplication(clock: clock, screen: CGRect(x: 0, y: 0, width: 390, height: 844), scale: pixels)
        }
        return UIApplication.$current.withValue(app.application) { body(app) }
    }
}

/// A scroll view of 320 × 480 points with one pixel per point and content ten times as high. The calls of its delegate and its content are
/// recorded in one list.
@MainActor
final class ScrollScene {
    let app: TestApplication
    let window: UIWindow
    let scroll: AskingScrollView
    private(set) var lines: [String] = []
    /// The offset at each `didScroll`, with the time.
    private(set) var path: [(time: TimeInterval, offset: CGPoint)] = []
    /// What the test does in a delegate's call, by the call's name.
    var on: [String: (UIScrollView) -> Void] = [:]
    /// The target that the test returns in `willEndDragging`.
    var chooseTarget: ((_ velocity: CGPoint, _ target: CGPoint) -> CGPoint)?
    private(set) var willEnd: (velocity: CGPoint, target: CGPoint)?
    var allowsScrollToTop = true
    var zoomed: UIView?

    init(_ app: TestApplication = .current, content: CGSize = CGSize(width: 320, height: 4800)) {
        self.app = app
        window = app.makeWindow("W")
        scroll = AskingScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scroll.accessibilityIdentifier = "S"
        scroll.contentSize = content
        window.addSubview(scroll)
        scroll.delegate = self
        scroll.scene = self
    }

    var eventLog: String { lines.joined(separator: ", ") }

    func write(_ line: String) {
        // Repeated calls while the content scrolls are recorded once.
        if line == "didScroll", lines.last == line { return }
        lines.append(line)
    }

    func clear() {
        lines = []
        path = []
    }

    /// Adds a view to the content that records its touches.
    @discardableResult
    func row(_ name: String = "row", at y: Double = 100, height: Double = 44) -> ContentView {
        let row = ContentView(frame: CGRect(x: 20, y: y, width: 280, height: height))
        row.accessibilityIdentifier = name
        row.scene = self
        scroll.addSubview(row)
        return row
    }

    /// A flick of about `speed` points per second, positive upward.
    func flick(_ speed: Double, from start: CGPoint = CGPoint(x: 160, y: 400), frames: Int = 8) {
        let frame = app.application.frameInterval
        app.fingerDown(at: start)
        app.fingerMove(
            to: CGPoint(x: start.x, y: start.y - speed * frame * Double(frames)), duration: frame * Double(frames))
        app.fingerUp()
    }

    var y: Double { Double(scroll.contentOffset.y) }
}

extension ScrollScene: UIScrollViewDelegate {
    private func note(_ what: String, _ scrollView: UIScrollView) {
        write((scrollView === scroll ? "" : "\(scrollView.accessibilityIdentifier ?? "?").") + what)
        on[what]?(scrollView)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView === scroll { path.append((app.clock.now, scrollView.contentOffset)) }
        note("didScroll", scrollView)
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom", scrollView) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging", scrollView) }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        willEnd = (velocity, targetContentOffset.pointee)
        if let chooseTarget { targetContentOffset.pointee = chooseTarget(velocity, targetContentOffset.pointee) }
        note("willEndDragging", scrollView)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging(\(decelerate))", scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating", scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating", scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation", scrollView) }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView === scroll ? zoomed : nil }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        note("willBeginZooming", scrollView)
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        note("didEndZooming(\(scale))", scrollView)
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allowsScrollToTop }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop", scrollView) }
}

/// A scroll view that records `touchesShouldBegin` and `touchesShouldCancel` and returns the test's answers.
final class AskingScrollView: UIScrollView {
    weak var scene: ScrollScene?
    var lets: Bool?
    var cancels: Bool?

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        scene?.write("shouldBegin(\(view.accessibilityIdentifier ?? "?"))?")
        return lets ?? super.touchesShouldBegin(touches, with: event, in: view)
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
        scene?.write("shouldCancel(\(view.accessibilityIdentifier ?? "?"))?")
        return cancels ?? super.touchesShouldCancel(in: view)
    }
}

/// A content view that records its touches.
final class ContentView: UIView {
    weak var scene: ScrollScene?
    private func note(_ what: String) { scene?.write("\(accessibilityIdentifier ?? "?").\(what)") }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled") }
}
