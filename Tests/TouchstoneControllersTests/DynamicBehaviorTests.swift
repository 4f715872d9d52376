import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Behaviors that are added, changed and removed while a box of 100 by 100 points moves.
@Suite(.application(tracing: .both)) @MainActor
struct DynamicBehaviorTests {
    let app = TestApplication.current
    let window: UIWindow
    let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    let animator: UIDynamicAnimator
    let own: UIDynamicItemBehavior

    init() {
        window = TestApplication.current.makeWindow("window")
        window.addSubview(box)
        animator = UIDynamicAnimator(referenceView: window)
        own = UIDynamicItemBehavior(items: [box])
        animator.addBehavior(own)
    }

    private func isNear(_ one: CGFloat, _ other: CGFloat, _ tolerance: CGFloat = 0.5) -> Bool {
        abs(one - other) <= tolerance
    }

    @Test func `A box rests on a boundary until the boundary is removed`() {
        let collision = UICollisionBehavior(items: [box])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.addBoundary(
            withIdentifier: NSString(string: "floor"), from: CGPoint(x: 0, y: 400), to: CGPoint(x: 390, y: 400))
        animator.addBehavior(UIGravityBehavior(items: [box]))
        animator.addBehavior(collision)
        expectEqual(collision.boundaryIdentifiers?.count, 1)
        app.advance(by: 4)
        #expect(isNear(box.frame.maxY, 400) && isNear(box.frame.minX, 100) && !animator.isRunning)
        collision.removeBoundary(withIdentifier: NSString(string: "floor"))
        #expect(collision.boundaryIdentifiers == nil)
        app.advance(by: 4)
        #expect(isNear(box.frame.maxY, 844))
    }

    @Test func `Insets of the reference bounds form a boundary`() {
        let collision = UICollisionBehavior(items: [box])
        collision.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(top: 0, left: 0, bottom: 144, right: 0))
        animator.addBehavior(UIGravityBehavior(items: [box]))
        animator.addBehavior(collision)
        app.advance(by: 4)
        #expect(isNear(box.frame.maxY, 700))
        #expect(collision.boundaryIdentifiers == nil)
    }

    @Test func `A collision behavior with the mode items ignores boundaries`() {
        let collision = UICollisionBehavior(items: [box])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionMode = .items
        animator.addBehavior(UIGravityBehavior(items: [box]))
        animator.addBehavior(collision)
        app.advance(by: 2)
        #expect(box.frame.minY > 844)
    }

    @Test func `A box rests on an anchored item`() {
        let shelf = UIView(frame: CGRect(x: 50, y: 500, width: 200, height: 20))
        window.addSubview(shelf)
        let anchored = UIDynamicItemBehavior(items: [shelf])
        anchored.isAnchored = true
        animator.addBehavior(anchored)
        animator.addBehavior(UIGravityBehavior(items: [box, shelf]))
        animator.addBehavior(UICollisionBehavior(items: [box, shelf]))
        app.advance(by: 4)
        expectEqual(shelf.frame, CGRect(x: 50, y: 500, width: 200, height: 20))
        #expect(isNear(box.frame.maxY, 500, 1))
    }

    @Test func `Added velocities accumulate and stay constant without resistance`() {
        own.addLinearVelocity(CGPoint(x: 50, y: 100), for: box)
        own.addLinearVelocity(CGPoint(x: 0, y: 100), for: box)
        expectEqual(own.linearVelocity(for: box), CGPoint(x: 50, y: 200))
        app.advance(by: 1)
        #expect(isNear(box.center.x, 200, 2) && isNear(box.center.y, 250, 5))
        expectEqual(own.linearVelocity(for: box), CGPoint(x: 50, y: 200))
    }

    @Test func `A box rotates with its angular velocity until rotation is disallowed`() {
        own.addAngularVelocity(1, for: box)
        expectEqual(own.angularVelocity(for: box), 1)
        app.advance(by: 1)
        #expect(isNear(atan2(box.transform.b, box.transform.a), 1, 0.05))
        own.allowsRotation = false
        let turned = box.transform
        app.advance(by: 1)
        #expect(isNear(box.transform.a, turned.a, 0.001) && isNear(box.transform.b, turned.b, 0.001))
    }

    @Test func `Gravity acts on an item from its addition to its removal`() {
        let gravity = UIGravityBehavior()
        animator.addBehavior(gravity)
        app.advance(by: 0.5)
        expectEqual(box.center.y, 50)
        gravity.addItem(box)
        app.advance(by: 0.5)
        #expect(isNear(own.linearVelocity(for: box).y, 500, 20))
        gravity.removeItem(box)
        let speed = own.linearVelocity(for: box).y
        app.advance(by: 0.5)
        #expect(isNear(own.linearVelocity(for: box).y, speed, 0.01) && gravity.items.isEmpty)
    }

    @Test func `A removed behavior no longer acts`() {
        let gravity = UIGravityBehavior(items: [box])
        animator.addBehavior(gravity)
        #expect(gravity.dynamicAnimator === animator && animator.behaviors == [own, gravity])
        app.advance(by: 0.5)
        animator.removeBehavior(gravity)
        #expect(gravity.dynamicAnimator == nil && animator.behaviors == [own])
        let speed = own.linearVelocity(for: box).y
        app.advance(by: 0.5)
        #expect(speed > 400 && isNear(own.linearVelocity(for: box).y, speed, 0.01))
        animator.removeAllBehaviors()
        #expect(animator.behaviors == [] && own.dynamicAnimator == nil)
        let place = box.center
        app.advance(by: 1)
        expectEqual(box.center, place)
    }

    @Test func `A behavior's children act while it is in the animator`() {
        final class Falling: UIDynamicBehavior {
            var moves: [Bool] = []
            override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
                super.willMove(to: dynamicAnimator)
                moves.append(dynamicAnimator != nil)
            }
        }
        let falling = Falling()
        let gravity = UIGravityBehavior(items: [box])
        falling.addChildBehavior(gravity)
        #expect(falling.childBehaviors == [gravity] && gravity.dynamicAnimator == nil)
        animator.addBehavior(falling)
        #expect(gravity.dynamicAnimator === animator && falling.moves == [true])
        app.advance(by: 0.5)
        #expect(own.linearVelocity(for: box).y > 400)
        falling.removeChildBehavior(gravity)
        let speed = own.linearVelocity(for: box).y
        app.advance(by: 0.5)
        #expect(isNear(own.linearVelocity(for: box).y, speed, 0.01))
        #expect(falling.childBehaviors == [] && gravity.dynamicAnimator == nil)
        animator.removeBehavior(falling)
        expectEqual(falling.moves, [true, false])
    }

    @Test func `A box that the application moves stays there without velocity`() {
        own.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
        app.advance(by: 0.5)
        box.center = CGPoint(x: 200, y: 600)
        animator.updateItem(usingCurrentState: box)
        app.advance(by: 0.5)
        #expect(box.center == CGPoint(x: 200, y: 600) && own.linearVelocity(for: box) == .zero)
    }

    @Test func `An animator finds items in a rectangle and counts the elapsed time`() {
        let other = UIView(frame: CGRect(x: 300, y: 700, width: 50, height: 50))
        window.addSubview(other)
        own.addItem(other)
        expectEqual(animator.items(in: CGRect(x: 0, y: 0, width: 390, height: 100)).map { $0 === box }, [true])
        expectEqual(animator.items(in: window.bounds).count, 2)
        #expect(animator.items(in: CGRect(x: 0, y: 200, width: 390, height: 100)).isEmpty)
        own.addLinearVelocity(CGPoint(x: 0, y: 100), for: box)
        let before = animator.elapsedTime
        app.advance(by: 1)
        #expect(abs(animator.elapsedTime - before - 1) < 0.05)
    }

    @Test func `An item added to gravity and collisions takes part and a removed one does not`() {
        let (gravity, collision) = (UIGravityBehavior(items: []), UICollisionBehavior(items: []))
        collision.addBoundary(
            withIdentifier: NSString(string: "floor"), from: CGPoint(x: 0, y: 400), to: CGPoint(x: 390, y: 400))
        animator.addBehavior(gravity)
        animator.addBehavior(collision)
        app.advance(by: 1)
        #expect(box.frame.minY == 0 && gravity.items.isEmpty && collision.items.isEmpty)
        gravity.addItem(box)
        collision.addItem(box)
        #expect(gravity.items.count == 1 && collision.items.count == 1)
        app.advance(by: 4)
        #expect(isNear(box.frame.maxY, 400))
        collision.removeItem(box)
        gravity.removeItem(box)
        #expect(gravity.items.isEmpty && collision.items.isEmpty)
        gravity.addItem(box)
        app.advance(by: 1)
        #expect(box.frame.minY > 400)
    }

    @Test func `An item added to a push takes part`() {
        let push = UIPushBehavior(items: [], mode: .continuous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        animator.addBehavior(push)
        app.advance(by: 0.5)
        expectEqual(box.frame.minX, 100)
        push.addItem(box)
        app.advance(by: 0.5)
        #expect(box.frame.minX > 100 && push.items.count == 1)
        push.removeItem(box)
        #expect(push.items.isEmpty)
    }

    @Test func `An item behavior applies to what is added to it`() {
        let other = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
        window.addSubview(other)
        own.addItem(other)
        own.addLinearVelocity(CGPoint(x: 100, y: 0), for: other)
        app.advance(by: 0.5)
        #expect(other.frame.minX > 10 && own.items.count == 2)
        own.removeItem(other)
        expectEqual(own.items.count, 1)
    }

    /// Removes all behaviors when its animator pauses.
    private final class Tidy: NSObject, UIDynamicAnimatorDelegate {
        var notes: [String] = []
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
            notes.append("paused")
            animator.removeAllBehaviors()
        }
        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { notes.append("resumes") }
    }

    @Test func `An animator that loses all behaviors when it pauses does not resume`() {
        let tidy = Tidy()
        let collision = UICollisionBehavior(items: [box])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(UIGravityBehavior(items: [box]))
        animator.addBehavior(collision)
        animator.delegate = tidy
        app.advance(by: 6)
        expectEqual(tidy.notes, ["paused"])
        #expect(animator.behaviors.isEmpty && own.dynamicAnimator == nil && !animator.isRunning)
        animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 195, y: 400)))
        app.advance(by: 6)
        expectEqual(tidy.notes, ["paused", "resumes", "paused"])
    }

    @Test func `A lid on a hinge comes to rest although a strong push holds it against a boundary`() {
        let tidy = Tidy()
        let lid = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.addSubview(lid)
        animator.removeAllBehaviors()
        app.advance(by: 0.1)
        animator.delegate = tidy
        let hinge = UIAttachmentBehavior(
            item: lid, offsetFromCenter: UIOffset(horizontal: -173, vertical: -400),
            attachedToAnchor: CGPoint(x: 22, y: 22))
        let collision = UICollisionBehavior(items: [lid])
        collision.addBoundary(
            withIdentifier: NSString(string: "stop"), from: CGPoint(x: 843, y: -347), to: CGPoint(x: 844, y: -347))
        let material = UIDynamicItemBehavior(items: [lid])
        material.elasticity = 0.6
        let push = UIPushBehavior(items: [lid], mode: .continuous)
        push.pushDirection = CGVector(dx: 0, dy: -900)
        for behavior in [hinge, collision, material, push] { animator.addBehavior(behavior) }
        app.advance(by: 1)
        expectEqual(tidy.notes, ["resumes"])
        app.advance(by: 5)
        expectEqual(tidy.notes, ["resumes", "paused"])
        let angle = atan2(lid.transform.b, lid.transform.a)
        #expect(abs(angle + .pi / 2) < 0.01, "\(angle)")
    }
}
