import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// How far a touch misses a view, which of several causes is reported, and changes that cannot be applied.
@Suite(.application(tracing: .both)) @MainActor
struct CauseDetailTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    private func overshoot(_ x: CGFloat, _ y: CGFloat, of view: UIView) throws -> TouchCause.Overshoot {
        let report = window.explainTouch(at: CGPoint(x, y), wanting: view)
        let found = report.causes.compactMap { cause -> TouchCause.Overshoot? in
            guard case .outside(let mention, let overshoot) = cause, mention == Mention(view) else { return nil }
            return overshoot
        }
        let overshoot = try #require(found.first, "\(report.causes)")
        // The step of the hit test states the same distance.
        let step = report.steps.first { $0.view == Mention(view) }
        #expect(step == nil || step?.overshoot == overshoot)
        return overshoot
    }

    @Test func `HT-2: the distance to the view is reported for each side`() throws {
        let view = UIView().placed("view", 100, 100, 50, 60, in: window)
        let left = try overshoot(88, 120, of: view)
        #expect((left.left, left.right, left.above, left.below) == (12, nil, nil, nil))
        let right = try overshoot(157, 120, of: view)
        #expect((right.left, right.right, right.above, right.below) == (nil, 7, nil, nil))
        let corner = try overshoot(150, 97, of: view)
        #expect((corner.left, corner.right, corner.above, corner.below) == (nil, 0, 3, nil))
        let above = try overshoot(120, 90, of: view)
        #expect((above.left, above.right, above.above, above.below) == (nil, nil, 10, nil))
        let below = try overshoot(120, 165, of: view)
        #expect((below.left, below.right, below.above, below.below) == (nil, nil, nil, 5))
    }

    @Test(arguments: [(0.0, 50.0), (50, 0), (0, 0)]) func `HT-16: a view without width or height is empty`(
        _ width: CGFloat, _ height: CGFloat
    ) {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: width, height: height))
        window.addSubview(view)
        expectEqual(window.explainTouch(at: CGPoint(110, 110), wanting: view).causes, [.empty(Mention(view))])
    }

    @Test func `The cause of a hidden view comes before its disabled recognizer`() {
        let view = UIView().placed("view", 0, 0, 100, 100, in: window)
        let tap = UITapGestureRecognizer()
        tap.isEnabled = false
        view.addGestureRecognizer(tap)
        view.isHidden = true
        expectEqual(window.explainTouch(at: CGPoint(50, 50), wanting: tap).causes, [.hidden(Mention(view))])
        view.isHidden = false
        expectEqual(window.explainTouch(at: CGPoint(50, 50), wanting: tap).causes.map(\.code), ["recognizer-disabled"])
    }

    @Test(.application) func `DL-15: exclusive touch is the cause only if a view sets it`() throws {
        let (one, two) = (
            UIView().placed("one", 0, 0, 100, 100, in: window), UIView().placed("two", 100, 0, 100, 100, in: window)
        )
        two.isExclusiveTouch = true
        app.fingerDown(1, at: CGPoint(50, 50))
        app.fingerTap(2, at: CGPoint(150, 50))
        app.fingerUp(1)
        let report = try #require(app.application.explain(app.records, touch: 2, wanting: two))
        expectEqual(report.causes, [.exclusiveTouch(Mention(two), keepsOut: Mention(one))])
        for change in report.advice { change.apply(to: app.application) }
        #expect(!two.isExclusiveTouch)
        app.clear()
        app.fingerDown(1, at: CGPoint(50, 50))
        app.fingerTap(2, at: CGPoint(150, 50))
        app.fingerUp(1)
        expectEqual(app.application.explain(app.records, touch: 2, wanting: two)?.causes, [])
    }

    @Test(.application) func `DL-13: a second finger is the cause only in the same view`() throws {
        let (one, two) = (
            UIView().placed("one", 0, 0, 100, 100, in: window), UIView().placed("two", 100, 0, 100, 100, in: window)
        )
        one.isExclusiveTouch = true
        app.fingerDown(1, at: CGPoint(50, 50))
        app.fingerTap(2, at: CGPoint(150, 50))
        app.fingerUp(1)
        expectEqual(
            app.application.explain(app.records, touch: 2, wanting: two)?.causes,
            [.exclusiveTouch(Mention(one), keepsOut: Mention(two))])
        app.clear()
        app.fingerDown(1, at: CGPoint(50, 50))
        app.fingerTap(2, at: CGPoint(60, 50))
        app.fingerUp(1)
        expectEqual(app.application.explain(app.records, touch: 2, wanting: one)?.causes, [.secondTouch(Mention(one))])
    }

    @Test(.application) func `SV-19: a pan has the cause content-fits only if the content fits in its direction`()
        throws
    {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.addSubview(list)
        list.contentSize = CGSize(width: 200, height: 200)
        func causes() throws -> [String] {
            app.clear()
            app.fingerDrag(from: CGPoint(100, 150), to: CGPoint(100, 50), duration: 0.2)
            app.advance(by: 1)
            return try #require(app.application.explain(app.records, wanting: list.panGestureRecognizer)).causes
                .map(\.code)
        }
        try expectEqual(causes(), ["content-fits"])
        list.contentSize.height = 1000
        try expectEqual(causes(), [])
    }

    @Test func `A view is named by the name that was given to the trace`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        app.application.trace.name(view, "Home")
        expectEqual(window.explainTouch(at: CGPoint(50, 50)).hit?.name, "Home")
    }

    @Test func `A change to a view cannot be applied to another object`() {
        #expect(!TouchExplanation.Change.unhide(Mention(UIViewController())).apply(to: app.application))
    }

    @Test(.application)
    func `SV-5: a scroll view that may not cancel the touches of its content is explained by the content`() throws {
        final class List: UIScrollView {
            var mayCancel = false
            override func touchesShouldCancel(in view: UIView) -> Bool { mayCancel }
        }
        let list = List(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.addSubview(list)
        list.contentSize = CGSize(width: 200, height: 1000)
        list.delaysContentTouches = false
        let row = LoggingView().placed("row", 0, 0, 200, 200, in: list)
        row.passesOn = false
        app.fingerDrag(from: CGPoint(100, 150), to: CGPoint(100, 50), duration: 0.2)
        let report = try #require(app.application.explain(app.records, wanting: list.panGestureRecognizer))
        expectEqual(report.causes, [.contentKeepsTouch(Mention(row), scrollView: Mention(list))])
    }

    @Test(.application) func `DL-13: of three fingers in one event, the second in the same view is ignored`() throws {
        let (one, two) = (
            UIView().placed("one", 0, 0, 100, 100, in: window), UIView().placed("two", 100, 0, 100, 100, in: window)
        )
        app.fingersDown([1: CGPoint(50, 50), 2: CGPoint(60, 50), 3: CGPoint(150, 50)])
        app.fingersUp()
        expectEqual(app.application.explain(app.records, touch: 2, wanting: one)?.causes, [.secondTouch(Mention(one))])
        expectEqual(app.application.explain(app.records, touch: 3, wanting: two)?.causes, [])
    }
}
