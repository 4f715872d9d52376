import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Where a view can be hit (HT-15 to HT-26).
@Suite(.application(tracing: .both)) @MainActor
struct HitTestGeometryTests {
    let app = TestApplication.current

    @Test(
        .application, .application,
        arguments: [
            (CGPoint(0, 0), true), (CGPoint(99.999, 99.999), true), (CGPoint(99, 99), true),
            (CGPoint(100, 50), false), (CGPoint(50, 100), false), (CGPoint(100, 100), false),
            (CGPoint(-0.001, 50), false), (CGPoint(50, -0.001), false), (CGPoint(-0.0, -0.0), true),
        ])
    func `HT-15: a view contains its top and left edges but not its bottom and right edges`(
        point: CGPoint, isInside: Bool
    ) {
        let view = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
        expectEqual(view.point(inside: point, with: nil), isInside)
        expectEqual((view.hitTest(point, with: nil) === view), isInside)
        expectEqual(view.layer.contains(point), isInside)

        let window = app.makeWindow()
        window.addSubview(view.placed("view", 30, 40, 100, 100))
        app.fingerTap(at: CGPoint(30 + point.x, 40 + point.y))
        expectEqual(app.deliveries.contains("view"), isInside)
    }

    @Test(.application) func `HT-15: adjacent views share no point and leave no gap`() {
        let window = app.makeWindow()
        UIView().placed("left", 0, 0, 100, 100, in: window)
        UIView().placed("right", 100, 0, 100, 100, in: window)
        for (x, hit) in [(99.999, "left"), (100, "right")] {
            app.clear()
            app.fingerTap(at: CGPoint(x, 50))
            expectEqual(app.deliveries, "touchesBegan \(hit), touchesEnded \(hit)")
        }
    }

    @Test(.application, arguments: [CGSize(width: 0, height: 100), CGSize(width: 100, height: 0), .zero])
    func `HT-16: a view with empty bounds is not hit, and neither are its subviews`(size: CGSize) {
        let window = app.makeWindow()
        let empty = UIView().placed("empty", 50, 50, size.width, size.height, in: window)
        UIView().placed("child", -50, -50, 100, 100, in: empty)
        #expect(!empty.point(inside: .zero, with: nil))
        #expect(empty.hitTest(.zero, with: nil) == nil)
        app.clear()
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(app.verdicts, "empty: outside, window: hit")
    }

    @Test(.application) func `HT-18: the origin of a view's bounds shifts where its subviews are hit`() {
        let far = UIView()
        far.bounds = CGRect(x: 10000, y: 10000, width: 100, height: 100)
        #expect(!far.point(inside: CGPoint(50, 50), with: nil))
        #expect(far.point(inside: CGPoint(10050, 10050), with: nil))

        let window = app.makeWindow()
        let list = UIView().placed("list", 0, 0, 100, 100, in: window)
        for row in 0..<3 { UIView().placed("row \(row)", 0, CGFloat(row) * 50, 100, 50, in: list) }
        for (offset, hit) in [(0, "row 0"), (50, "row 1"), (75, "row 2"), (-30, "list"), (500, "list")] {
            list.bounds.origin.y = CGFloat(offset)
            app.clear()
            app.fingerTap(at: CGPoint(50, 25))
            expectEqual(app.deliveries, "touchesBegan \(hit), touchesEnded \(hit)", "scrolled by \(offset)")
        }
    }

    @Test(arguments: [
        (CGPoint(25, 25), "child"), (CGPoint(74, 74), "child"), (CGPoint(75, 75), "parent"),
        (CGPoint(24.9, 50), "parent"), (CGPoint(100, 100), "nil"),
    ])
    func `HT-19: a scaled subview is hit within its transformed bounds`(point: CGPoint, hit: String) {
        let parent = UIView().placed("parent", 0, 0, 100, 100)
        let child = UIView().placed("child", 0, 0, 100, 100, in: parent)
        child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        expectEqual(child.frame, CGRect(x: 25, y: 25, width: 50, height: 50))
        expectEqual(parent.hitTest(point, with: nil)?.called ?? "nil", hit)
    }

    @Test func `HT-19: an override of hitTest receives the point that convert(_:from:) computes`() {
        let parent = UIView().placed("parent", 7, 9, 300, 300)
        let child = ScriptedView(nil).placed("child", 40, 60, 100, 50, in: parent)
        child.layer.anchorPoint = CGPoint(0.2, 0.9)
        child.transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: -1.5).translatedBy(x: 3, y: 4)
        child.bounds.origin = CGPoint(11, -13)
        var handed: [CGPoint] = []
        child.hitTestScript = { _, point, _, _ in
            handed.append(point)
            return nil
        }
        let points = [CGPoint(1, 2), CGPoint(50, 70), CGPoint(299, 1)]
        for point in points { _ = parent.hitTest(point, with: nil) }
        expectEqual(handed, points.map { child.convert($0, from: parent) })
        for (point, inner) in zip(points, handed) {
            let back = child.convert(inner, to: parent)
            #expect(hypot(back.x - point.x, back.y - point.y) < 1e-9)
        }
    }

    @Test(.application) func `HT-22: a point outside a view does not hit its subviews`() {
        let window = app.makeWindow()
        let bar = UIView().placed("bar", 0, 100, 100, 50, in: window)
        UIView().placed("button", 25, -30, 50, 60, in: bar)
        app.fingerTap(at: CGPoint(50, 90))
        expectEqual(app.verdicts, "bar: outside, window: hit")
        bar.clipsToBounds = true
        app.clear()
        app.fingerTap(at: CGPoint(50, 90))
        expectEqual(app.verdicts, "bar: outside, window: hit")
        app.clear()
        app.fingerTap(at: CGPoint(50, 110))
        expectEqual(app.verdicts, "button: hit, bar: returns button, window: returns button")
    }

    @Test(.application) func `HT-23: an override of point(inside:with:) lets subviews outside the bounds be hit`() {
        let window = app.makeWindow()
        let bar = ScriptedView(nil).placed("bar", 0, 100, 100, 50, in: window)
        UIView().placed("button", 25, -30, 50, 60, in: bar)
        bar.insideScript = { bar, point, _ in
            bar.bounds.contains(point) || bar.subviews.contains { $0.frame.contains(point) }
        }
        app.fingerTap(at: CGPoint(50, 90))
        expectEqual(app.deliveries, "touchesBegan button, touchesEnded button")
        app.clear()
        app.fingerTap(at: CGPoint(10, 90))
        expectEqual(app.verdicts, "bar: point(inside:) returns false, window: hit")
    }

    @Test(.application)
    func `HT-23: an override of hitTest that loops over the subviews lets them be hit outside the bounds`() {
        let window = app.makeWindow()
        let bar = ScriptedView(nil).placed("bar", 0, 100, 100, 50, in: window)
        UIView().placed("button", 25, -30, 50, 60, in: bar)
        UIView().placed("badge", 65, -40, 20, 20, in: bar)
        bar.hitTestScript = { bar, point, event, original in
            guard !bar.point(inside: point, with: event) else { return original() }
            for subview in bar.subviews.reversed() {
                if let hit = subview.hitTest(subview.convert(point, from: bar), with: event) { return hit }
            }
            return nil
        }
        app.fingerTap(at: CGPoint(50, 90))
        expectEqual(app.deliveries, "touchesBegan button, touchesEnded button")
        // The badge, which was added last, is in front of the button.
        app.clear()
        app.fingerTap(at: CGPoint(70, 75))
        expectEqual(app.deliveries, "touchesBegan badge, touchesEnded badge")
        // Points inside are left to `super`.
        app.clear()
        app.fingerTap(at: CGPoint(10, 120))
        expectEqual(app.deliveries, "touchesBegan bar, touchesEnded bar")
    }

    @Test(.application) func `HT-24: zPosition and a translation along the z axis do not affect hit testing`() {
        let window = app.makeWindow()
        let back = UIView().placed("back", 0, 0, 100, 100, in: window)
        let front = UIView().placed("front", 0, 0, 100, 100, in: window)
        back.layer.zPosition = 100
        front.layer.zPosition = -100
        app.fingerTap(at: CGPoint(50, 50))
        back.layer.transform = CATransform3DMakeTranslation(0, 0, 500)
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(app.deliveries, "touchesBegan front, touchesEnded front, touchesBegan front, touchesEnded front")
        // The part of a layer's transform that lies in the plane does move the view.
        front.layer.transform = CATransform3DMakeTranslation(200, 0, 0)
        app.clear()
        app.fingerTap(at: CGPoint(50, 50))
        app.fingerTap(at: CGPoint(250, 50))
        expectEqual(app.deliveries, "touchesBegan back, touchesEnded back, touchesBegan front, touchesEnded front")
    }

    @Test(.application) func `HT-25: an animated view is hit at its destination`() {
        let window = app.makeWindow()
        let view = UIView().placed("view", 0, 0, 100, 100, in: window)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
            view.frame.origin.x = 200
        }
        app.fingerTap(at: CGPoint(50, 50))
        app.fingerTap(at: CGPoint(250, 50))
        expectEqual(app.deliveries, "touchesBegan window, touchesEnded window, touchesBegan view, touchesEnded view")
    }

    @Test(.application) func `HT-25: a view that fades out is not hit from the start, and one that fades in is`() {
        let window = app.makeWindow()
        let view = UIView().placed("view", 0, 0, 100, 100, in: window)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 0 }
        app.fingerTap(at: CGPoint(50, 50))
        app.advance(by: 2)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(app.deliveries, "touchesBegan window, touchesEnded window, touchesBegan view, touchesEnded view")
    }

    @Test(.application) func `HT-26: an update of an estimated location does not change the view of the touch`() {
        let window = app.makeWindow()
        let key = UIView().placed("key", 0, 0, 100, 100, in: window)
        let port = app.application.makePort()
        var sample = TouchSample(id: 1, phase: .began, time: 0, location: CGPoint(99.75, 50))
        sample.type = .pencil
        sample.estimatedProperties = .location
        sample.estimatedPropertiesExpectingUpdates = .location
        sample.estimationUpdateIndex = 1
        _ = port.send([sample])
        app.application.service()
        // The precise location lies just outside the view that was hit.
        sample.phase = .estimatesUpdated
        sample.location = CGPoint(100.25, 50)
        sample.estimatedPropertiesExpectingUpdates = []
        _ = port.send([sample])
        sample.phase = .ended
        _ = port.send([sample])
        app.application.service()
        expectEqual(
            app.deliveries, "touchesBegan key, touchesEstimatedPropertiesUpdated key, touchesEnded key")
        #expect(!key.point(inside: CGPoint(100.25, 50), with: nil))
    }
}

/// Our choices about geometry where no public source settles the behavior.
@Suite(.application(tracing: .both)) @MainActor
struct HitTestGeometryChoices {
    let app = TestApplication.current

    @Test(
        .application,
        arguments: [
            CGPoint(.nan, 50), CGPoint(50, .nan), CGPoint(.infinity, 50), CGPoint(50, -.infinity), CGPoint(.nan, .nan),
        ])
    func `HT-17: a point with a NaN or infinite coordinate hits no view`(point: CGPoint) {
        let parent = UIView().placed("parent", 0, 0, 100, 100)
        let turned = UIView().placed("turned", 0, 0, 100, 100, in: parent)
        turned.transform = CGAffineTransform(rotationAngle: 1)
        #expect(!parent.point(inside: point, with: nil))
        #expect(parent.hitTest(point, with: nil) == nil)
        #expect(turned.hitTest(point, with: nil) == nil)
        let window = app.makeWindow()
        window.addSubview(parent)
        app.unchecked().press(1, at: point)
        expectEqual(app.deliveries, "")
    }

    @Test func `HT-17: a subview with NaN in its bounds or center is not hit`() {
        let parent = UIView().placed("parent", 0, 0, 100, 100)
        let child = UIView().placed("child", 0, 0, 100, 100, in: parent)
        child.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 100)
        #expect(parent.hitTest(CGPoint(50, 50), with: nil) === parent)
        child.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        child.center = CGPoint(.nan, 50)
        #expect(parent.hitTest(CGPoint(50, 50), with: nil) === parent)
        child.center = CGPoint(50, 50)
        #expect(parent.hitTest(CGPoint(50, 50), with: nil) === child)
    }

    @Test(.application) func `HT-20: a rotated view is hit within its bounds, not within its frame`() {
        let window = app.makeWindow()
        let view = UIView().placed("view", 100, 100, 100, 100, in: window)
        view.transform = CGAffineTransform(rotationAngle: .pi / 4)
        #expect(view.frame.contains(CGPoint(85, 85)))
        for (point, hit) in [
            (CGPoint(150, 150), "view"), (CGPoint(150, 85), "view"), (CGPoint(150, 215), "view"),
            (CGPoint(85, 85), "window"), (CGPoint(105, 105), "window"), (CGPoint(195, 195), "window"),
            (CGPoint(150, 75), "window"),
        ] {
            app.clear()
            app.fingerTap(at: point)
            expectEqual(app.deliveries, "touchesBegan \(hit), touchesEnded \(hit)", "at \(point)")
        }
    }

    @Test(.application) func `HT-20: a mirrored view and its subviews are hit where they appear`() {
        let window = app.makeWindow()
        let view = UIView().placed("view", 0, 0, 100, 100, in: window)
        UIView().placed("left", 0, 0, 20, 100, in: view)
        view.transform = CGAffineTransform(scaleX: -1, y: 1)
        app.fingerTap(at: CGPoint(90, 50))
        app.fingerTap(at: CGPoint(10, 50))
        expectEqual(app.deliveries, "touchesBegan left, touchesEnded left, touchesBegan view, touchesEnded view")
    }

    @Test(
        .application,
        arguments: [
            CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: 1, y: 0), CGAffineTransform(scaleX: 0, y: 0),
            CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
            CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
        ])
    func `HT-21: a view whose transform is not invertible is not hit`(transform: CGAffineTransform) {
        let log = CallLog(separator: ", ")
        let window = app.makeWindow()
        let flat = ScriptedView(log).placed("flat", 0, 0, 100, 100, in: window)
        let child = UIView().placed("child", 0, 0, 100, 100, in: flat)
        flat.transform = transform
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(app.verdicts, "flat: its transform cannot be undone, window: hit")
        expectEqual(log.text, "")
        #expect(flat.hitTest(CGPoint(50, 50), with: nil) == nil)
        let converted = child.convert(CGPoint(50, 50), from: window)
        #expect(converted.x.isFinite && converted.y.isFinite)
        flat.transform = .identity
        app.clear()
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(app.deliveries, "touchesBegan child, touchesEnded child")
    }

    @Test func `HT-22: clipsToBounds does not restrict hit testing`() {
        let parent = ScriptedView(nil).placed("parent", 0, 0, 100, 100)
        let child = UIView().placed("child", 80, 0, 100, 100, in: parent)
        parent.clipsToBounds = true
        parent.insideScript = { _, _, _ in true }
        #expect(parent.hitTest(CGPoint(150, 50), with: nil) === child)
    }
}
