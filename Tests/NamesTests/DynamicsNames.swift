import UIKit

/// Every name of the kind "dynamics" that touch code uses, with the type that UIKit documents.
@MainActor
struct DynamicsNames {
    func animator(_ view: UIView, _ box: UIView, _ delegate: any UIDynamicAnimatorDelegate) {
        let animator: UIDynamicAnimator = UIDynamicAnimator(referenceView: view)  // UIDynamicAnimator
        let plain: UIDynamicAnimator = UIDynamicAnimator()  // UIDynamicAnimator
        let gravity: UIGravityBehavior = UIGravityBehavior(items: [box])  // UIGravityBehavior
        animator.addBehavior(gravity)  // UIDynamicAnimator
        animator.removeBehavior(gravity)  // UIDynamicAnimator
        animator.removeAllBehaviors()  // UIDynamicAnimator
        let behaviors: [UIDynamicBehavior] = animator.behaviors  // UIDynamicAnimator
        let isRunning: Bool = animator.isRunning  // UIDynamicAnimator
        let elapsed: TimeInterval = animator.elapsedTime  // UIDynamicAnimator
        animator.delegate = delegate  // UIDynamicAnimator
        let kept: (any UIDynamicAnimatorDelegate)? = animator.delegate  // UIDynamicAnimator
        animator.updateItem(usingCurrentState: box)  // UIDynamicAnimator
        let items: [any UIDynamicItem] = animator.items(in: view.bounds)  // UIDynamicAnimator
        let reference: UIView? = animator.referenceView  // UIDynamicAnimator
        _ = (plain, behaviors, isRunning, elapsed, kept, items, reference)
    }

    func gravity(_ box: UIView) {
        let gravity: UIGravityBehavior = UIGravityBehavior(items: [box])  // UIGravityBehavior
        let empty: UIGravityBehavior = UIGravityBehavior()  // UIGravityBehavior
        gravity.gravityDirection = CGVector(dx: 0, dy: 1)  // UIGravityBehavior
        let direction: CGVector = gravity.gravityDirection  // UIGravityBehavior
        gravity.angle = .pi / 2  // UIGravityBehavior
        gravity.magnitude = 2  // UIGravityBehavior
        let strength: CGFloat = gravity.angle + gravity.magnitude  // UIGravityBehavior
        gravity.setAngle(0, magnitude: 1)  // UIGravityBehavior
        gravity.addItem(box)  // UIGravityBehavior
        gravity.removeItem(box)  // UIGravityBehavior
        let items: [any UIDynamicItem] = gravity.items  // UIGravityBehavior
        gravity.action = { box.alpha = 1 }  // UIGravityBehavior
        gravity.action = nil  // UIGravityBehavior
        _ = (empty, direction, strength, items)
    }

    func collision(_ box: UIView, _ other: UIView, _ delegate: any UICollisionBehaviorDelegate) {
        let collision: UICollisionBehavior = UICollisionBehavior(items: [box, other])  // UICollisionBehavior
        collision.translatesReferenceBoundsIntoBoundary = true  // UICollisionBehavior
        let translates: Bool = collision.translatesReferenceBoundsIntoBoundary  // UICollisionBehavior
        collision.setTranslatesReferenceBoundsIntoBoundary(with: .zero)  // UICollisionBehavior
        collision.addBoundary(  // UICollisionBehavior
            withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 320, y: 400))
        collision.addBoundary(  // UICollisionBehavior
            withIdentifier: "box" as NSCopying, for: UIBezierPath(rect: box.frame))
        collision.removeBoundary(withIdentifier: "floor" as NSString)  // UICollisionBehavior
        collision.removeAllBoundaries()  // UICollisionBehavior
        let identifiers: [any NSCopying]? = collision.boundaryIdentifiers  // UICollisionBehavior
        collision.collisionMode = .everything  // UICollisionBehavior
        let modes: [UICollisionBehavior.Mode] = [.items, .boundaries, .everything]  // UICollisionBehavior
        collision.collisionDelegate = delegate  // UICollisionBehavior
        let kept: (any UICollisionBehaviorDelegate)? = collision.collisionDelegate  // UICollisionBehavior
        collision.addItem(box)  // UICollisionBehavior
        collision.removeItem(box)  // UICollisionBehavior
        let items: [any UIDynamicItem] = collision.items  // UICollisionBehavior
        collision.action = { other.alpha = 1 }  // UICollisionBehavior
        _ = (translates, identifiers, modes, kept, items)
    }

    func attachment(_ box: UIView, _ other: UIView, _ pan: UIPanGestureRecognizer) {
        let attachment: UIAttachmentBehavior =  // UIAttachmentBehavior
            UIAttachmentBehavior(item: box, attachedToAnchor: box.center)
        let offset = UIAttachmentBehavior(  // UIAttachmentBehavior
            item: box, offsetFromCenter: UIOffset(horizontal: 4, vertical: 4), attachedToAnchor: .zero)
        let pair = UIAttachmentBehavior(item: box, attachedTo: other)  // UIAttachmentBehavior
        let offsets = UIAttachmentBehavior(  // UIAttachmentBehavior
            item: box, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero)
        attachment.anchorPoint = pan.location(in: box.superview)  // UIAttachmentBehavior
        let anchor: CGPoint = attachment.anchorPoint  // UIAttachmentBehavior
        attachment.length = 0  // UIAttachmentBehavior
        attachment.damping = 0.5  // UIAttachmentBehavior
        attachment.frequency = 4  // UIAttachmentBehavior
        attachment.frictionTorque = 0  // UIAttachmentBehavior
        let sum: CGFloat = attachment.length + attachment.damping + attachment.frequency  // UIAttachmentBehavior
        let items: [any UIDynamicItem] = attachment.items  // UIAttachmentBehavior
        let type: UIAttachmentBehavior.AttachmentType = attachment.attachedBehaviorType  // UIAttachmentBehavior
        let isAnchored: Bool = type == .anchor || type != .items  // UIAttachmentBehavior
        attachment.action = { box.alpha = 1 }  // UIAttachmentBehavior
        _ = (offset, pair, offsets, anchor, sum, items, isAnchored)
    }

    func snap(_ box: UIView) {
        let snap: UISnapBehavior = UISnapBehavior(item: box, snapTo: CGPoint(x: 100, y: 100))  // UISnapBehavior
        snap.damping = 0.5  // UISnapBehavior
        let damping: CGFloat = snap.damping  // UISnapBehavior
        snap.snapPoint = CGPoint(x: 50, y: 50)  // UISnapBehavior
        let point: CGPoint = snap.snapPoint  // UISnapBehavior
        snap.action = { box.alpha = 1 }  // UISnapBehavior
        _ = (damping, point)
    }

    func item(_ box: UIView, _ pan: UIPanGestureRecognizer) {
        let behavior: UIDynamicItemBehavior = UIDynamicItemBehavior(items: [box])  // UIDynamicItemBehavior
        behavior.elasticity = 0.6  // UIDynamicItemBehavior
        behavior.friction = 0.2  // UIDynamicItemBehavior
        behavior.density = 1  // UIDynamicItemBehavior
        behavior.resistance = 10  // UIDynamicItemBehavior
        behavior.angularResistance = 2  // UIDynamicItemBehavior
        behavior.charge = 0  // UIDynamicItemBehavior
        behavior.allowsRotation = false  // UIDynamicItemBehavior
        behavior.isAnchored = false  // UIDynamicItemBehavior
        let kept: CGFloat = behavior.elasticity + behavior.friction + behavior.density  // UIDynamicItemBehavior
        behavior.addLinearVelocity(pan.velocity(in: box.superview), for: box)  // UIDynamicItemBehavior
        let velocity: CGPoint = behavior.linearVelocity(for: box)  // UIDynamicItemBehavior
        behavior.addAngularVelocity(2, for: box)  // UIDynamicItemBehavior
        let turning: CGFloat = behavior.angularVelocity(for: box)  // UIDynamicItemBehavior
        behavior.addItem(box)  // UIDynamicItemBehavior
        behavior.removeItem(box)  // UIDynamicItemBehavior
        let items: [any UIDynamicItem] = behavior.items  // UIDynamicItemBehavior
        behavior.action = { [weak behavior] in  // UIDynamicItemBehavior
            behavior?.dynamicAnimator?.removeAllBehaviors()
        }
        _ = (kept, velocity, turning, items)
    }

    func push(_ box: UIView) {
        let push: UIPushBehavior = UIPushBehavior(items: [box], mode: .instantaneous)  // UIPushBehavior
        let steady = UIPushBehavior(items: [box], mode: UIPushBehavior.Mode.continuous)  // UIPushBehavior
        push.pushDirection = CGVector(dx: 1, dy: 0)  // UIPushBehavior
        let direction: CGVector = push.pushDirection  // UIPushBehavior
        push.angle = 0  // UIPushBehavior
        push.magnitude = 3  // UIPushBehavior
        let strength: CGFloat = push.angle + push.magnitude  // UIPushBehavior
        push.setAngle(1, magnitude: 2)  // UIPushBehavior
        push.active = true  // UIPushBehavior
        let isActive: Bool = push.active  // UIPushBehavior
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 4, vertical: 0), for: box)  // UIPushBehavior
        let offset: UIOffset = push.targetOffsetFromCenter(for: box)  // UIPushBehavior
        let mode: UIPushBehavior.Mode = push.mode  // UIPushBehavior
        push.addItem(box)  // UIPushBehavior
        push.removeItem(box)  // UIPushBehavior
        let items: [any UIDynamicItem] = push.items  // UIPushBehavior
        _ = (steady, direction, strength, isActive, offset, mode, items)
    }
}

/// A behavior that is made of others, as they are put together.
private final class CardBehavior: UIDynamicBehavior {
    private let gravity = UIGravityBehavior()  // UIGravityBehavior
    private let collision: UICollisionBehavior = {  // UICollisionBehavior
        let behavior = UICollisionBehavior()  // UICollisionBehavior
        behavior.translatesReferenceBoundsIntoBoundary = true  // UICollisionBehavior
        return behavior
    }()

    init(item: any UIDynamicItem) {
        super.init()
        addChildBehavior(gravity)  // UIGravityBehavior
        addChildBehavior(collision)  // UICollisionBehavior
        addChildBehavior(UISnapBehavior(item: item, snapTo: .zero))  // UISnapBehavior
        let children: [UIDynamicBehavior] = childBehaviors
        removeChildBehavior(children[0])
    }

    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {  // UIDynamicAnimator
        super.willMove(to: dynamicAnimator)  // UIDynamicAnimator
        let own: UIDynamicAnimator? = self.dynamicAnimator  // UIDynamicAnimator
        _ = own
    }
}

private final class Point: NSObject, UIDynamicItem {
    var center: CGPoint = .zero  // UIDynamicAnimator
    var bounds: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)  // UIDynamicAnimator
    var transform: CGAffineTransform = .identity  // UIDynamicAnimator
}

private final class Playground: UIViewController, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    private lazy var animator = UIDynamicAnimator(referenceView: view)  // UIDynamicAnimator
    private var animatorToCome: UIDynamicAnimator!  // UIDynamicAnimator
    private var attachment: UIAttachmentBehavior?  // UIAttachmentBehavior

    override func viewDidLoad() {
        super.viewDidLoad()
        animator.delegate = self  // UIDynamicAnimator
        animatorToCome = UIDynamicAnimator(referenceView: self.view)  // UIDynamicAnimator
    }

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}  // UIDynamicAnimator

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {  // UIDynamicAnimator
        animator.removeAllBehaviors()  // UIDynamicAnimator
    }

    func collisionBehavior(  // UICollisionBehavior
        _ behavior: UICollisionBehavior, beganContactFor item1: UIDynamicItem, with item2: UIDynamicItem, at p: CGPoint
    ) {}

    func collisionBehavior(  // UICollisionBehavior
        _ behavior: UICollisionBehavior, endedContactFor item1: UIDynamicItem, with item2: UIDynamicItem
    ) {}

    func collisionBehavior(  // UICollisionBehavior
        _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
    ) {
        let name: String? = (identifier as? NSString).map(String.init)  // UICollisionBehavior
        (item as? UIView)?.accessibilityLabel = name  // UICollisionBehavior
    }

    func collisionBehavior(  // UICollisionBehavior
        _ behavior: UICollisionBehavior, endedContactFor item: UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?
    ) {}
}
