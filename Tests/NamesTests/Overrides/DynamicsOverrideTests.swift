import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class OverridingAnimator: UIDynamicAnimator {
    var log: [String] = []
    var changes = 0
    override init(referenceView view: UIView) { super.init(referenceView: view) }

    override var referenceView: UIView? { super.referenceView }
    override weak var delegate: (any UIDynamicAnimatorDelegate)? { didSet { changes += 1 } }
    override var behaviors: [UIDynamicBehavior] { super.behaviors }
    override var isRunning: Bool { super.isRunning }
    override var elapsedTime: TimeInterval { super.elapsedTime }
    override func addBehavior(_ behavior: UIDynamicBehavior) {
        log.append("addBehavior")
        super.addBehavior(behavior)
    }
    override func removeBehavior(_ behavior: UIDynamicBehavior) {
        log.append("removeBehavior")
        super.removeBehavior(behavior)
    }
    override func removeAllBehaviors() { super.removeAllBehaviors() }
    override func items(in rect: CGRect) -> [any UIDynamicItem] { super.items(in: rect) }
    override func updateItem(usingCurrentState item: any UIDynamicItem) { super.updateItem(usingCurrentState: item) }
}

private final class OverridingBehavior: UIDynamicBehavior {
    var log: [String] = []
    var changes = 0
    override init() { super.init() }

    override var childBehaviors: [UIDynamicBehavior] { super.childBehaviors }
    override var action: (() -> Void)? { didSet { changes += 1 } }
    override weak var dynamicAnimator: UIDynamicAnimator? { super.dynamicAnimator }
    override func addChildBehavior(_ behavior: UIDynamicBehavior) { super.addChildBehavior(behavior) }
    override func removeChildBehavior(_ behavior: UIDynamicBehavior) { super.removeChildBehavior(behavior) }
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        log.append("willMove")
        super.willMove(to: dynamicAnimator)
    }
}

private final class OverridingGravity: UIGravityBehavior {
    var changes = 0
    override init(items: [any UIDynamicItem]) { super.init(items: items) }

    override var items: [any UIDynamicItem] { super.items }
    override func addItem(_ item: any UIDynamicItem) { super.addItem(item) }
    override func removeItem(_ item: any UIDynamicItem) { super.removeItem(item) }
    override var gravityDirection: CGVector { didSet { changes += 1 } }
    override var magnitude: CGFloat { didSet { changes += 1 } }
    override var angle: CGFloat { didSet { changes += 1 } }
    override func setAngle(_ angle: CGFloat, magnitude: CGFloat) { super.setAngle(angle, magnitude: magnitude) }
}

private final class OverridingPush: UIPushBehavior {
    var changes = 0
    override init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) { super.init(items: items, mode: mode) }

    override var items: [any UIDynamicItem] { super.items }
    override func addItem(_ item: any UIDynamicItem) { super.addItem(item) }
    override func removeItem(_ item: any UIDynamicItem) { super.removeItem(item) }
    override var mode: UIPushBehavior.Mode { super.mode }
    override var active: Bool { didSet { changes += 1 } }
    override var pushDirection: CGVector { didSet { changes += 1 } }
    override var magnitude: CGFloat { didSet { changes += 1 } }
    override var angle: CGFloat { didSet { changes += 1 } }
    override func setAngle(_ angle: CGFloat, magnitude: CGFloat) { super.setAngle(angle, magnitude: magnitude) }
    override func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        super.setTargetOffsetFromCenter(offset, for: item)
    }
    override func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        super.targetOffsetFromCenter(for: item)
    }
}

private final class OverridingCollision: UICollisionBehavior {
    var changes = 0
    override init(items: [any UIDynamicItem]) { super.init(items: items) }

    override var items: [any UIDynamicItem] { super.items }
    override func addItem(_ item: any UIDynamicItem) { super.addItem(item) }
    override func removeItem(_ item: any UIDynamicItem) { super.removeItem(item) }
    override var collisionMode: UICollisionBehavior.Mode { didSet { changes += 1 } }
    override weak var collisionDelegate: (any UICollisionBehaviorDelegate)? { didSet { changes += 1 } }
    override var translatesReferenceBoundsIntoBoundary: Bool { didSet { changes += 1 } }
    override func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        super.setTranslatesReferenceBoundsIntoBoundary(with: insets)
    }
    override func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        super.addBoundary(withIdentifier: identifier, from: p1, to: p2)
    }
    override func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        super.addBoundary(withIdentifier: identifier, for: bezierPath)
    }
    override func removeBoundary(withIdentifier identifier: any NSCopying) {
        super.removeBoundary(withIdentifier: identifier)
    }
    override func removeAllBoundaries() { super.removeAllBoundaries() }
    override var boundaryIdentifiers: [any NSCopying]? { super.boundaryIdentifiers }
}

private final class OverridingSnap: UISnapBehavior {
    var changes = 0

    override var snapPoint: CGPoint { didSet { changes += 1 } }
    override var damping: CGFloat { didSet { changes += 1 } }
}

private final class OverridingItemBehavior: UIDynamicItemBehavior {
    var changes = 0
    override init(items: [any UIDynamicItem]) { super.init(items: items) }

    override var items: [any UIDynamicItem] { super.items }
    override func addItem(_ item: any UIDynamicItem) { super.addItem(item) }
    override func removeItem(_ item: any UIDynamicItem) { super.removeItem(item) }
    override var elasticity: CGFloat { didSet { changes += 1 } }
    override var friction: CGFloat { didSet { changes += 1 } }
    override var density: CGFloat { didSet { changes += 1 } }
    override var resistance: CGFloat { didSet { changes += 1 } }
    override var angularResistance: CGFloat { didSet { changes += 1 } }
    override var charge: CGFloat { didSet { changes += 1 } }
    override var isAnchored: Bool { didSet { changes += 1 } }
    override var allowsRotation: Bool { didSet { changes += 1 } }
    override func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        super.addLinearVelocity(velocity, for: item)
    }
    override func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        super.addAngularVelocity(velocity, for: item)
    }
    override func linearVelocity(for item: any UIDynamicItem) -> CGPoint { super.linearVelocity(for: item) }
    override func angularVelocity(for item: any UIDynamicItem) -> CGFloat { super.angularVelocity(for: item) }
}

private final class OverridingAttachment: UIAttachmentBehavior {
    var changes = 0

    override var items: [any UIDynamicItem] { super.items }
    override var attachedBehaviorType: UIAttachmentBehavior.AttachmentType { super.attachedBehaviorType }
    override var anchorPoint: CGPoint { didSet { changes += 1 } }
    override var length: CGFloat { didSet { changes += 1 } }
    override var damping: CGFloat { didSet { changes += 1 } }
    override var frequency: CGFloat { didSet { changes += 1 } }
    override var frictionTorque: CGFloat { didSet { changes += 1 } }
}

/// Subclasses override the members of dynamic behaviors.
@Suite(.application) @MainActor
struct DynamicsOverrideTests {
    @Test func `An animator calls its overrides and those of a behavior`() {
        let animator = OverridingAnimator(referenceView: UIView())
        let behavior = OverridingBehavior()
        animator.addBehavior(behavior)
        #expect(animator.log == ["addBehavior"] && behavior.log == ["willMove"])
        #expect(behavior.dynamicAnimator === animator && animator.behaviors == [behavior])
        animator.removeAllBehaviors()
        #expect(animator.log == ["addBehavior", "removeBehavior"] && behavior.log == ["willMove", "willMove"])
    }

    @Test func `Behaviors notify their overrides`() {
        let view = UIView()
        let gravity = OverridingGravity(items: [view])
        gravity.gravityDirection = CGVector(dx: 1, dy: 0)
        let push = OverridingPush(items: [view], mode: .continuous)
        push.active = false
        let collision = OverridingCollision(items: [view])
        collision.collisionMode = .items
        let snap = OverridingSnap(item: view, snapTo: .zero)
        snap.damping = 1
        let item = OverridingItemBehavior(items: [view])
        item.density = 2
        let attachment = OverridingAttachment(item: view, attachedToAnchor: .zero)
        attachment.frequency = 1
        #expect(gravity.changes == 1 && push.changes == 1 && collision.changes == 1)
        #expect(snap.changes == 1 && item.changes == 1 && attachment.changes == 1)
        #expect(push.mode == .continuous && attachment.items.count == 1)
    }
}
