import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Movement by rules, in steps of 1/240 s.
@Suite(.application(tracing: .both)) @MainActor
struct DynamicsTests {
    let app = TestApplication.current
    let window: UIWindow
    let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    let animator: UIDynamicAnimator

    init() {
        window = TestApplication.current.makeWindow("window")
        window.addSubview(box)
        animator = UIDynamicAnimator(referenceView: window)
    }

    @Test func `Gravity is a thousand points per second each second`() {
        animator.addBehavior(UIGravityBehavior(items: [box]))
        app.advance(by: 0.5)
        // Half of 1000 times a quarter, give or take a frame.
        #expect(abs(box.center.y - 50 - 125) < 10, "\(box.center.y)")
        #expect(animator.isRunning)
    }

    @Test func `What falls comes to rest at the boundary`() {
        let gravity = UIGravityBehavior(items: [box])
        let collision = UICollisionBehavior(items: [box])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(gravity)
        animator.addBehavior(collision)
        app.advance(by: 5)
        #expect(abs(box.frame.maxY - window.bounds.maxY) < 0.5 && abs(box.frame.minX - 100) < 0.5, "\(box.frame)")
        #expect(!animator.isRunning)
    }

    @Test func `A snap comes to its point`() {
        animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 300)))
        app.advance(by: 3)
        #expect(abs(box.center.x - 200) < 0.5 && abs(box.center.y - 300) < 0.5 && !animator.isRunning)
    }

    @Test func `A push of one gives a view of a hundred points a hundred points per second`() {
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        let own = UIDynamicItemBehavior(items: [box])
        animator.addBehavior(own)
        animator.addBehavior(push)
        app.advance(by: 1)
        #expect(abs(own.linearVelocity(for: box).x - 100) < 0.01 && abs(box.center.x - 250) < 2 && !push.active)
    }

    @Test func `A rod keeps its length while it swings`() {
        let rod = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 250, y: 50))
        animator.addBehavior(UIGravityBehavior(items: [box]))
        animator.addBehavior(rod)
        #expect(rod.length == 100)
        for _ in 0..<10 {
            app.advance(by: 0.1)
            let distance = hypot(box.center.x - 250, box.center.y - 50)
            #expect(abs(distance - 100) < 2, "\(distance)")
        }
    }
}
