import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A box of 100 by 100 points that a sliding attachment keeps on a line.
@Suite(.application(tracing: .both)) @MainActor
struct SlidingAttachmentTests {
    let app = TestApplication.current
    let window: UIWindow
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let animator: UIDynamicAnimator

    init() {
        window = TestApplication.current.makeWindow("window")
        window.addSubview(box)
        animator = UIDynamicAnimator(referenceView: window)
    }

    private func attach(_ axis: CGVector) -> UIAttachmentBehavior {
        let attachment = UIAttachmentBehavior.slidingAttachment(
            with: box, attachmentAnchor: CGPoint(x: 150, y: 100), axisOfTranslation: axis)
        animator.addBehavior(attachment)
        return attachment
    }

    @Test func `A box falls along its axis and does not turn`() {
        let attachment = attach(CGVector(dx: 0, dy: 7))
        let push = UIPushBehavior(items: [box], mode: .continuous)
        push.pushDirection = CGVector(dx: 5, dy: 5)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 30, vertical: 0), for: box)
        animator.addBehavior(push)
        app.advance(by: 0.5)
        #expect(box.center.y > 180, "\(box.center)")
        expectEqual(box.center.x, 150)
        expectEqual(box.transform, .identity)
        #expect(attachment.items.count == 1 && attachment.attachedBehaviorType == .anchor)
        #expect(attachment.attachmentRange.isInfinite)
    }

    @Test func `A box stops at the ends of the range, which is relative to the anchor point`() {
        attach(CGVector(dx: 0, dy: 1)).attachmentRange = UIFloatRange(minimum: -20, maximum: 60)
        let gravity = UIGravityBehavior(items: [box])
        animator.addBehavior(gravity)
        app.advance(by: 2)
        expectEqual(box.center, CGPoint(x: 150, y: 210))
        gravity.gravityDirection = CGVector(dx: 0, dy: -1)
        app.advance(by: 2)
        expectEqual(box.center, CGPoint(x: 150, y: 130))
    }

    @Test func `A box follows the anchor point of its line`() {
        let attachment = attach(CGVector(dx: 1, dy: 0))
        app.advance(by: 0.1)
        attachment.anchorPoint = CGPoint(x: 150, y: 300)
        app.advance(by: 0.1)
        expectEqual(box.center, CGPoint(x: 150, y: 350))
    }

    @Test(arguments: [CGVector.zero, CGVector(dx: CGFloat.infinity, dy: 1), CGVector(dx: CGFloat.nan, dy: 0)])
    func `A box on an axis without a direction does not move`(axis: CGVector) {
        _ = attach(axis)
        animator.addBehavior(UIGravityBehavior(items: [box]))
        app.advance(by: 0.5)
        expectEqual(box.center, CGPoint(x: 150, y: 150))
    }

    @Test func `A finger pulls a box along its axis only`() {
        let attachment = attach(CGVector(dx: 1, dy: 0))
        let pull = UIAttachmentBehavior(item: box, attachedToAnchor: box.center)
        pull.length = 0
        let pan = UIPanGestureRecognizer()
        pan.addHandler { [window] pan in pull.anchorPoint = pan.location(in: window) }
        box.addGestureRecognizer(pan)
        animator.addBehavior(pull)
        app.fingerDrag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 400), duration: 1)
        app.advance(by: 3)
        expectEqual(box.center.y, 150)
        #expect(box.center.x > 200, "\(box.center)")
        animator.removeBehavior(attachment)
        app.advance(by: 3)
        #expect(box.center.y > 300, "\(box.center)")
    }

    @Test func `The range of an attachment compares by its ends`() {
        expectEqual(UIFloatRange(minimum: 0, maximum: 0), .zero)
        #expect(UIFloatRange() == .zero && !UIFloatRange.zero.isInfinite && UIFloatRange.infinite.isInfinite)
    }
}
