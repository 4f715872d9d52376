import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Dynamics in steps of 1/240 s.
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

    @Test func `Gravity accelerates by 1000 points per second squared`() {
        animator.addBehavior(UIGravityBehavior(items: [box]))
        app.advance(by: 0.5)
        // 1000 / 2 · 0.5² points, within the distance of one frame.
        #expect(abs(box.center.y - 50 - 125) < 10, "\(box.center.y)")
        #expect(animator.isRunning)
    }

    @Test func `A falling box comes to rest at the boundary`() {
        let gravity = UIGravityBehavior(items: [box])
        let collision = UICollisionBehavior(items: [box])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(gravity)
        animator.addBehavior(collision)
        app.advance(by: 5)
        #expect(abs(box.frame.maxY - window.bounds.maxY) < 0.5 && abs(box.frame.minX - 100) < 0.5, "\(box.frame)")
        #expect(!animator.isRunning)
    }

    @Test func `A snap behavior moves its item to the snap point`() {
        animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 300)))
        app.advance(by: 3)
        #expect(abs(box.center.x - 200) < 0.5 && abs(box.center.y - 300) < 0.5 && !animator.isRunning)
    }

    @Test func `A push of magnitude 1 gives a view of 100 by 100 points 100 points per second`() {
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        let own = UIDynamicItemBehavior(items: [box])
        animator.addBehavior(own)
        animator.addBehavior(push)
        app.advance(by: 1)
        #expect(abs(own.linearVelocity(for: box).x - 100) < 0.01 && abs(box.center.x - 250) < 2 && !push.active)
    }

    @Test func `An attachment keeps its length while its item swings`() {
        let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 250, y: 50))
        animator.addBehavior(UIGravityBehavior(items: [box]))
        animator.addBehavior(attachment)
        expectEqual(attachment.length, 100)
        for _ in 0..<10 {
            app.advance(by: 0.1)
            let distance = hypot(box.center.x - 250, box.center.y - 50)
            #expect(abs(distance - 100) < 2, "\(distance)")
        }
    }

    @Test func `The point that an attachment holds turns with the item`() {
        box.transform = CGAffineTransform(rotationAngle: .pi / 2)
        // The upper left corner of the upright view is at the upper right of the turned one.
        let attachment = UIAttachmentBehavior(
            item: box, offsetFromCenter: UIOffset(horizontal: -50, vertical: -50),
            attachedToAnchor: CGPoint(x: 210, y: 0))
        #expect(abs(attachment.length - 10) < 1e-9, "\(attachment.length)")
    }

    private final class Pauses: NSObject, UIDynamicAnimatorDelegate {
        var count = 0
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { count += 1 }
    }

    @Test func `An animator pauses when its last behavior is removed`() {
        let pauses = Pauses()
        animator.delegate = pauses
        let gravity = UIGravityBehavior(items: [box])
        animator.addBehavior(gravity)
        app.advance(by: 0.1)
        animator.removeBehavior(gravity)
        expectEqual(pauses.count, 0)
        app.advance(by: 0.1)
        expectEqual(pauses.count, 1)
        #expect(!animator.isRunning)
    }

    /// An item that removes its behavior from the animator when it receives its first center.
    private final class LeavingItem: NSObject, UIDynamicItem {
        var leave: (() -> Void)?
        var centers = 0
        var center = CGPoint.zero {
            didSet {
                centers += 1
                leave?()
            }
        }
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        var transform = CGAffineTransform.identity
    }

    @Test func `An item can remove its behavior while it receives its center`() {
        let item = LeavingItem()
        let leaving = UIGravityBehavior(items: [item])
        item.leave = { [animator] in animator.removeBehavior(leaving) }
        animator.addBehavior(leaving)
        animator.addBehavior(UIGravityBehavior(items: [box]))
        app.advance(by: 0.5)
        expectEqual(item.centers, 1)
        #expect(box.center.y > 150, "\(box.center.y)")
    }
}
