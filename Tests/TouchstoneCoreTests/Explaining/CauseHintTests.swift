import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The cause that finally stops a touch comes first, and a hint is given only if it explains the miss.
@Suite(.application) @MainActor
struct CauseHintTests {
    let app = TestApplication.current
    private let window = TestApplication.current.makeWindow()

    private func now(_ wanted: any TouchExplanation.Taker, _ x: CGFloat, _ y: CGFloat) -> [String] {
        let report = app.application.explainTouch(at: CGPoint(x, y), wanting: wanted)
        return report.causes.map { "\($0.code): \($0.sentence(wanted: report.wanted))" }
    }

    private func past(_ wanted: TouchExplanation.Wanted) -> [String] {
        app.advance(by: 1)
        let report = app.application.explain(app.records, for: wanted)
        return report?.causes.map { "\($0.code): \($0.sentence(wanted: report?.wanted))" } ?? ["none"]
    }

    private func help(_ wanted: any TouchExplanation.Taker, _ x: CGFloat, _ y: CGFloat) -> String {
        app.application.explainTouch(at: CGPoint(x, y), wanting: wanted).advice.first?.words ?? ""
    }

    // MARK: Points in another view's coordinates

    @Test func `A point in the coordinates of the superview is recognized`() {
        let card = UIView().placed("card", 100, 300, 200, 200, in: window)
        let pay = UIView().placed("pay", 20, 20, 100, 40, in: card)
        let words = now(pay, pay.center.x, pay.center.y)
        #expect(words.count == 1 && words[0].contains("pay contains it in the coordinates of its superview card"))
        expectEqual(help(pay, pay.center.x, pay.center.y), "convert the point: card.convert(point, to: nil)")
        expectEqual(now(pay, 170, 340), [])
        expectEqual(now(pay, 20, 700)[0].contains("coordinates of its superview"), false)
    }

    @Test func `A point in the view's own coordinates is recognized`() {
        let card = UIView().placed("card", 100, 300, 200, 200, in: window)
        let pay = UIView().placed("pay", 120, 120, 60, 40, in: card)
        let words = now(pay, 30, 20)
        #expect(words.count == 1 && words[0].contains("pay contains it in its own coordinates"))
        expectEqual(help(pay, 30, 20), "convert the point: pay.convert(point, to: nil)")
        expectEqual(now(pay, 250, 440), [])
    }

    @Test func `A point outside the view in every coordinate system gets no hint`() {
        let card = UIView().placed("card", 100, 300, 200, 200, in: window)
        let pay = UIView().placed("pay", 20, 20, 100, 40, in: card)
        #expect(!now(pay, 300, 800)[0].contains("coordinates of"))
        #expect(!help(pay, 300, 800).contains("convert"))
    }

    // MARK: Transforms

    @Test func `A transform that shrinks the view is the cause, not its size`() {
        let pay = UIView().placed("pay", 100, 100, 100, 100, in: window)
        pay.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
        let words = now(pay, 110, 110)
        #expect(words.count == 1 && words[0].contains("its transform scales it to 20×20"))
        expectEqual(help(pay, 110, 110), "give it its full size: pay.transform = .identity")
        expectEqual(now(pay, 150, 150), [])
        pay.transform = .identity
        expectEqual(now(pay, 110, 110), [])
    }

    @Test func `A transform that does not explain the miss is not mentioned`() {
        let pay = UIView().placed("pay", 100, 100, 100, 100, in: window)
        pay.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
        #expect(!now(pay, 300, 300)[0].contains("scales it"))
        pay.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(!now(pay, 300, 300)[0].contains("scales it"))
    }

    @Test func `A superview that a transform shrinks is the cause`() {
        let card = UIView().placed("card", 100, 100, 200, 200, in: window)
        let pay = UIView().placed("pay", 0, 0, 200, 200, in: card)
        card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let words = now(pay, 110, 110)
        #expect(words.contains { $0.contains("its transform scales it to 100×100") })
        expectEqual(now(pay, 200, 200), [])
    }

    // MARK: Screen edges

    @Test func `The edge that a screen edge pan expects is named`() {
        let card = UIView().placed("card", 0, 0, 390, 844, in: window)
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = .right
        pan.addHandler { _ in }
        card.addGestureRecognizer(pan)
        app.fingerDrag(from: CGPoint(2, 300), to: CGPoint(200, 300))
        let words = past(.recognizer(pan))
        #expect(words[0].contains("right edge"))
        let report = app.application.explain(app.records, for: .recognizer(pan))
        expectEqual(report?.advice.first?.words.contains("the right edge"), true)
        app.fingerDrag(from: CGPoint(388, 300), to: CGPoint(200, 300))
        expectEqual(past(.recognizer(pan)), [])
    }

    @Test func `Both edges of a screen edge pan with two edges are named`() {
        let card = UIView().placed("card", 0, 0, 390, 844, in: window)
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = [.left, .right]
        pan.addHandler { _ in }
        card.addGestureRecognizer(pan)
        app.fingerDrag(from: CGPoint(200, 300), to: CGPoint(350, 300))
        #expect(past(.recognizer(pan))[0].contains("left or right edge"))
        app.fingerDrag(from: CGPoint(2, 300), to: CGPoint(200, 300))
        expectEqual(past(.recognizer(pan)), [])
    }

    // MARK: Recognizers that are enabled or disabled during the touch

    @Test func `A recognizer that is disabled and enabled again during the touch is reported`() {
        let card = UIView().placed("card", 0, 0, 390, 844, in: window)
        let pan = UIPanGestureRecognizer()
        pan.name = "drag"
        pan.addHandler { _ in }
        card.addGestureRecognizer(pan)
        app.fingerDown(at: CGPoint(100, 100))
        pan.isEnabled = false
        pan.isEnabled = true
        app.fingerMove(to: CGPoint(100, 300), duration: 0.2)
        app.fingerUp()
        let words = past(.recognizer(pan))
        #expect(words.count == 1 && words[0].contains("isEnabled was set to false during the touch"))
        app.fingerDrag(from: CGPoint(100, 100), to: CGPoint(100, 300))
        expectEqual(past(.recognizer(pan)), [])
    }

    @Test func `A recognizer that is disabled during its gesture is reported`() {
        let card = UIView().placed("card", 0, 0, 390, 844, in: window)
        let pan = UIPanGestureRecognizer()
        pan.addHandler { if $0.state == .changed { $0.isEnabled = false; $0.isEnabled = true } }
        card.addGestureRecognizer(pan)
        app.fingerDrag(from: CGPoint(100, 100), to: CGPoint(100, 300))
        let words = past(.recognizer(pan))
        #expect(words.count == 1 && words[0].contains("its isEnabled was set to false"))
    }

    @Test func `A recognizer that is enabled during the touch is reported`() {
        let card = UIView().placed("card", 0, 0, 390, 844, in: window)
        let pan = UIPanGestureRecognizer()
        pan.addHandler { _ in }
        pan.isEnabled = false
        card.addGestureRecognizer(pan)
        app.fingerDown(at: CGPoint(100, 100))
        pan.isEnabled = true
        app.fingerMove(to: CGPoint(100, 300), duration: 0.2)
        app.fingerUp()
        #expect(past(.recognizer(pan))[0].contains("added or enabled after the touch began"))
    }

    // MARK: frame and bounds

    @Test func `An override of point(inside:with:) that uses frame instead of bounds is reported`() {
        let view = FrameTester().placed("knob", 100, 300, 50, 50, in: window)
        #expect(now(view, 110, 310)[0].contains("frame.contains(point)"))
    }

    @Test func `An override of point(inside:with:) that excludes the corners is reported without that hint`() {
        let view = RoundTester().placed("knob", 30, 30, 50, 50, in: window)
        #expect(now(view, 32, 32)[0].hasPrefix("point-inside"))
        #expect(!now(view, 32, 32)[0].contains("frame.contains(point)"))
        expectEqual(now(view, 55, 55), [])
    }

    // MARK: Order

    @Test func `A cause at the view itself comes before a window in front and a covering sibling`() {
        let pay = UIButton().placed("pay", 0, 0, 100, 100, in: window)
        pay.addAction(UIAction { _ in }, for: .touchUpInside)
        pay.isEnabled = false
        _ = UIView().placed("cover", 0, 0, 200, 200, in: window)
        let front = UIWindow(frame: window.frame)
        front.windowLevel = .alert
        front.isHidden = false
        expectEqual(
            now(pay, 50, 50).map { $0.prefix { $0 != ":" } }, ["disabled-control", "window-in-front", "covered"])
    }

    @Test func `A transparent superview comes before the view that covers it`() {
        let panel = UIView().placed("panel", 0, 0, 200, 200, in: window)
        let card = UIView().placed("card", 0, 0, 100, 100, in: panel)
        _ = UIView().placed("badge", 0, 0, 100, 100, in: panel)
        panel.alpha = 0
        expectEqual(now(card, 50, 50).map { $0.prefix { $0 != ":" } }, ["alpha", "covered"])
        panel.alpha = 1
        expectEqual(now(card, 50, 50).map { $0.prefix { $0 != ":" } }, ["covered"])
    }
}

private final class FrameTester: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { frame.contains(point) }
}

private final class RoundTester: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
        return x * x + y * y < bounds.width * bounds.width / 4
    }
}
