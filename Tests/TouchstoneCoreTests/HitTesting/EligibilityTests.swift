import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Which views a hit test skips (HT-7 to HT-12).
@Suite(.application(tracing: .both)) @MainActor
struct EligibilityTests {
    let app = TestApplication.current

    private struct Scene {
        let window: UIWindow
        let behind: UIView
        let front: UIView
        let child: UIView
    }

    /// `behind`, and over it `front` with `child`, all of the same size.
    private func makeScene() -> Scene {
        let window = app.makeWindow()
        let behind = UIView().placed("behind", 0, 0, 100, 100, in: window)
        let front = UIView().placed("front", 0, 0, 100, 100, in: window)
        return Scene(
            window: window, behind: behind, front: front, child: UIView().placed("child", 0, 0, 100, 100, in: front))
    }

    private func tap() -> String {
        app.clear()
        app.fingerTap(at: CGPoint(50, 50))
        return app.verdicts
    }

    @Test(.application) func `HT-7, HT-12: a hidden, disabled or transparent view is skipped with its subviews`() {
        let scene = makeScene()
        expectEqual(tap(), "child: hit, front: returns child, window: returns child")

        scene.front.isHidden = true
        expectEqual(tap(), "front: hidden, behind: hit, window: returns behind")
        expectEqual(app.deliveries, "touchesBegan behind, touchesEnded behind")
        scene.front.isHidden = false

        scene.front.isUserInteractionEnabled = false
        expectEqual(tap(), "front: interaction is off, behind: hit, window: returns behind")
        expectEqual(app.deliveries, "touchesBegan behind, touchesEnded behind")
        scene.front.isUserInteractionEnabled = true

        scene.front.alpha = 0.005
        expectEqual(tap(), "front: alpha 0.005 is below 0.01, behind: hit, window: returns behind")
        scene.front.alpha = 1
        expectEqual(tap(), "child: hit, front: returns child, window: returns child")
    }

    @Test func `HT-7: hitTest called on an ineligible view itself returns nil`() {
        let scene = makeScene()
        #expect(scene.front.hitTest(CGPoint(50, 50), with: nil) === scene.child)
        scene.front.isHidden = true
        #expect(scene.front.hitTest(CGPoint(50, 50), with: nil) == nil)
        // Only the receiver and its subviews are checked, not its superviews.
        #expect(scene.child.hitTest(CGPoint(50, 50), with: nil) === scene.child)
        // point(inside:with:) depends only on geometry.
        #expect(scene.front.point(inside: CGPoint(50, 50), with: nil))
    }

    @Test(.application) func `HT-7: a superview is hit in place of its ineligible subview`() {
        let scene = makeScene()
        scene.child.isHidden = true
        expectEqual(tap(), "child: hidden, front: hit, window: returns front")
    }

    @Test(
        .application, .application,
        arguments: [
            (0, false), (0.0099999, false), (0.01, false),
            (CGFloat(Float(0.01).nextUp), true), (0.011, true), (0.5, true), (1, true),
        ])
    func `HT-8: a view is hit if its alpha as a 32-bit float is at least 0.01 as a double`(alpha: CGFloat, isHit: Bool)
    {
        let view = UIView().placed("view", 0, 0, 100, 100)
        view.alpha = alpha
        expectEqual((view.hitTest(CGPoint(50, 50), with: nil) != nil), isHit)
        expectEqual(view.alpha, CGFloat(Float(alpha)))

        let window = app.makeWindow()
        window.addSubview(view)
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(app.deliveries.contains("view"), isHit)
    }

    @Test func `HT-8: an alpha of 0.01 reads back as less than 0.01`() {
        let view = UIView()
        view.alpha = 0.01
        #expect(view.alpha < 0.01)
        expectEqual(Double(view.alpha), 0.009999999776482582)
        expectEqual(Double(Float(0.01).nextUp), 0.010000000707805157)
        view.layer.opacity = Float(0.01).nextUp
        #expect(view.alpha > 0.01)
    }

    @Test(.application)
    func `HT-10: the background, isOpaque, corner radius and mask of a view do not affect hit testing`() {
        let scene = makeScene()
        scene.child.removeFromSuperview()
        let frontIsHit = "front: hit, window: returns front"
        scene.front.backgroundColor = .clear
        expectEqual(tap(), frontIsHit)
        scene.front.backgroundColor = nil
        expectEqual(tap(), frontIsHit)
        scene.front.isOpaque = false
        expectEqual(tap(), frontIsHit)
        scene.front.layer.cornerRadius = 50
        app.clear()
        app.fingerTap(at: CGPoint(1, 1))
        expectEqual(app.verdicts, frontIsHit)
        scene.front.mask = UIView().placed("mask", 90, 90, 10, 10)
        expectEqual(tap(), frontIsHit)
        scene.front.layer.masksToBounds = true
        expectEqual(tap(), frontIsHit)
    }

    @Test(.application) func `HT-11: labels and image views are not hit by default`() {
        let window = app.makeWindow()
        UIView().placed("card", 0, 0, 100, 100, in: window)
        UILabel().placed("label", 0, 0, 100, 100, in: window)
        UIImageView().placed("picture", 0, 0, 100, 100, in: window)
        expectEqual(
            tap(), "picture: interaction is off, label: interaction is off, card: hit, window: returns card")
        #expect(UIView().isUserInteractionEnabled)
        #expect(UIWindow(frame: .zero).isUserInteractionEnabled)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        label.isUserInteractionEnabled = true
        #expect(label.hitTest(CGPoint(5, 5), with: nil) === label)
        #expect(!UIImageView(image: nil).isUserInteractionEnabled)
    }

    @Test(.application) func `HT-12: a view keeps its touch when interaction of its superview is disabled`() {
        let scene = makeScene()
        app.fingerDown(at: CGPoint(50, 50))
        scene.front.isUserInteractionEnabled = false
        app.fingerUp()
        expectEqual(app.deliveries, "touchesBegan child, touchesEnded child")
    }
}

/// Our choices about eligibility where no public source settles the behavior.
@Suite(.application(tracing: .both)) @MainActor
struct EligibilityChoices {
    @Test func `HT-8, Q-12: alpha is not clamped, and a view whose alpha is NaN is not hit`() {
        let view = UIView().placed("view", 0, 0, 100, 100)
        view.alpha = -1
        expectEqual(view.alpha, -1)
        #expect(view.hitTest(CGPoint(50, 50), with: nil) == nil)
        view.alpha = 2
        expectEqual(view.alpha, 2)
        #expect(view.hitTest(CGPoint(50, 50), with: nil) === view)
        view.alpha = .nan
        #expect(view.alpha.isNaN)
        #expect(view.hitTest(CGPoint(50, 50), with: nil) == nil)
        view.alpha = 1
        #expect(view.hitTest(CGPoint(50, 50), with: nil) === view)
    }

    @Test(.application) func `HT-8: a subview whose alpha is NaN is skipped`() {
        let window = TestApplication.current.makeWindow()
        let child = UIView().placed("child", 0, 0, 100, 100, in: window)
        child.alpha = .nan
        TestApplication.current.fingerTap(at: CGPoint(50, 50))
        expectEqual(TestApplication.current.verdicts, "child: alpha nan is below 0.01, window: hit")
    }

    @Test func `HT-9: the alpha of a view is not multiplied by that of its superview`() {
        let parent = UIView().placed("parent", 0, 0, 100, 100)
        let child = UIView().placed("child", 0, 0, 100, 100, in: parent)
        parent.alpha = 0.05
        child.alpha = 0.05
        #expect(parent.hitTest(CGPoint(50, 50), with: nil) === child)
        parent.alpha = 0.005
        #expect(parent.hitTest(CGPoint(50, 50), with: nil) == nil)
    }
}
