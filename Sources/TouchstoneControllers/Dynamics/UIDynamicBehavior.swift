import Foundation
import TouchstoneCore
import TouchstoneGeometry
import TouchstoneLists

/// An object that a dynamic animator moves, such as a view.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
    /// The center of the item, in points of the animator's reference view.
    var center: CGPoint { get set }
    /// The bounds of the item, in points.
    var bounds: CGRect { get }
    /// The rotation of the item, as an affine transform.
    var transform: CGAffineTransform { get set }
    /// The shape that collides; the default is the bounds.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline of the item relative to its center, used if the type is `.path`.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath {
        UIBezierPath(rect: bounds.offsetBy(dx: -bounds.midX, dy: -bounds.midY))
    }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// A rule for the movement of items, or a group of rules.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// The behaviors that this behavior consists of, in the order in which they were added.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// A closure that is called in each step; the default is `nil`.
    open var action: (() -> Void)?
    /// The animator that the behavior was added to, or `nil`.
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
        didSet { for child in childBehaviors { child.dynamicAnimator = dynamicAnimator } }
    }

    /// Creates a behavior without rules of its own.
    public override init() { super.init() }

    /// Adds a child behavior to this behavior.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        behavior.dynamicAnimator = dynamicAnimator
        changed()
    }
    /// Removes a child behavior from this behavior.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
        behavior.dynamicAnimator = nil
        changed()
    }
    /// Called before the behavior is added to an animator, or removed if the argument is `nil`. The default does nothing.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    func changed() { dynamicAnimator?.wake() }
    /// The items that this behavior itself moves, without those of its children.
    var ownItems: [any UIDynamicItem] { itemList }
    /// The items of a behavior with a list of items, in the order in which they were added.
    var itemList: [any UIDynamicItem] = []

    /// Appends an item to `itemList`, unless it is in it.
    func append(_ item: any UIDynamicItem) {
        guard !itemList.contains(where: { $0 === item }) else { return }
        itemList.append(item)
        changed()
    }
    /// Removes an item from `itemList`.
    func remove(_ item: any UIDynamicItem) {
        itemList.removeAll { $0 === item }
        changed()
    }
    /// Changes the velocities of bodies at the start of a step.
    ///
    /// - Parameter step: The length of the step, in seconds.
    func push(_ bodies: DynamicBodies, _ step: Double) {}
    /// Moves bodies back to permitted positions after they have moved.
    func constrain(_ bodies: DynamicBodies, _ step: Double) {}

    /// This behavior and all its descendants.
    var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }
}

/// Accelerates items like gravity. A magnitude of 1 is 1000 points per second squared.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    /// The items that the behavior applies to, in the order in which they were added.
    open var items: [any UIDynamicItem] { itemList }
    /// Adds an item to the behavior, unless it has the item.
    open func addItem(_ item: any UIDynamicItem) { append(item) }
    /// Removes an item from the behavior.
    open func removeItem(_ item: any UIDynamicItem) { remove(item) }
    /// The direction and magnitude of gravity; the default is 1 downward.
    open var gravityDirection = CGVector(dx: 0, dy: 1) {
        didSet {
            if gravityDirection != .zero { heading = atan2(gravityDirection.dy, gravityDirection.dx) }
            changed()
        }
    }
    /// The angle in radians, which is kept while the magnitude is zero.
    private var heading: CGFloat = .pi / 2
    /// The magnitude of gravity. Setting it keeps the direction.
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// The direction in radians, measured from the right toward the bottom.
    open var angle: CGFloat {
        get { heading }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// Sets the angle, in radians, and the magnitude.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
        heading = angle
    }
    /// Creates a behavior that applies gravity to items.
    public init(items: [any UIDynamicItem]) {
        super.init()
        itemList = items
    }
    /// Creates a gravity behavior without items.
    public convenience override init() { self.init(items: []) }

    override func push(_ bodies: DynamicBodies, _ step: Double) {
        for item in items {
            bodies.update(item) { body in
                guard !body.isAnchored else { return }
                body.velocity += SIMD2(Double(gravityDirection.dx), Double(gravityDirection.dy)) * 1000 * step
            }
        }
    }
}

/// Applies a force to items, either continuously or once.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// The items that the behavior applies to, in the order in which they were added.
    open var items: [any UIDynamicItem] { itemList }
    /// Adds an item to the behavior, unless it has the item.
    open func addItem(_ item: any UIDynamicItem) { append(item) }
    /// Removes an item from the behavior.
    open func removeItem(_ item: any UIDynamicItem) { remove(item) }
    /// How often the force is applied.
    public typealias Mode = UIPushBehaviorMode
    /// Whether the force is applied continuously or once.
    open var mode: Mode { initialMode }
    private let initialMode: Mode
    /// Whether the behavior applies its force; the default is `true`. An instantaneous push becomes inactive after one step.
    open var active = true {
        didSet { changed() }
    }
    /// The direction and magnitude of the force; the default is zero.
    ///
    /// A continuous magnitude of 1 accelerates a view of 100 by 100 points by 100 points per second squared. An instantaneous
    /// magnitude of 1 adds 100 points per second to its velocity.
    open var pushDirection = CGVector.zero {
        didSet {
            if pushDirection != .zero { heading = atan2(pushDirection.dy, pushDirection.dx) }
            changed()
        }
    }
    /// The angle in radians, which is kept while the magnitude is zero.
    private var heading: CGFloat = 0
    /// The magnitude of the force. Setting it keeps the direction.
    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// The direction in radians, measured from the right toward the bottom.
    open var angle: CGFloat {
        get { heading }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// Sets the angle, in radians, and the magnitude.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
        heading = angle
    }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    /// Sets the offset of the force from the center of an item, in points, which makes the item rotate; the default is zero.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = offset
    }
    /// Returns the offset of the force from the center of an item, in points.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Creates a behavior that pushes items.
    public init(items: [any UIDynamicItem], mode: Mode) {
        initialMode = mode
        super.init()
        itemList = items
    }

    override func push(_ bodies: DynamicBodies, _ step: Double) {
        guard active else { return }
        let force = SIMD2(Double(pushDirection.dx), Double(pushDirection.dy)) * 100 * (mode == .continuous ? step : 1)
        for item in items {
            let offset = targetOffsetFromCenter(for: item)
            bodies.update(item) { body in
                body.strike(force, at: SIMD2(Double(offset.horizontal), Double(offset.vertical)))
            }
        }
        if mode == .instantaneous { active = false }
    }
}

/// Pulls an item to a point, where it oscillates and comes to rest upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    /// The destination, in the coordinates of the reference view.
    open var snapPoint: CGPoint {
        didSet { changed() }
    }
    /// How quickly the oscillation ends, from 0 to 1; the default is 0.5.
    open var damping: CGFloat = 0.5 {
        didSet { changed() }
    }
    /// Creates a behavior that pulls an item to a point.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    override var ownItems: [any UIDynamicItem] { [item] }
    override func push(_ bodies: DynamicBodies, _ step: Double) {
        // The spring oscillates 3 times a second: hardly with a damping of 1, and for a while with 0. [our choice]
        let pull = pow(2 * Double.pi * 3, 2)
        let brake = 2 * 2 * Double.pi * 3 * (0.2 + 0.8 * Double(damping))
        bodies.update(item) { body in
            guard !body.isAnchored else { return }
            let way = SIMD2(Double(snapPoint.x), Double(snapPoint.y)) - body.center
            body.velocity += (way * pull - body.velocity * brake) * step
            let turn = body.angle.remainder(dividingBy: 2 * .pi)
            body.spin += (-turn * pull - body.spin * brake) * step
        }
    }
}

/// Defines the physical properties of items, such as elasticity, friction and density.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    /// The items that the behavior applies to, in the order in which they were added.
    open var items: [any UIDynamicItem] { itemList }
    /// Adds an item to the behavior, unless it has the item.
    open func addItem(_ item: any UIDynamicItem) { append(item) }
    /// Removes an item from the behavior.
    open func removeItem(_ item: any UIDynamicItem) { remove(item) }
    /// The fraction of the velocity that remains after a bounce, from 0 to 1; the default is 0.
    open var elasticity: CGFloat = 0 { didSet { changed() } }
    /// The friction of the items in a collision, from 0 to 1; the default is 0.
    open var friction: CGFloat = 0 { didSet { changed() } }
    /// The mass of the items relative to their size; the default is 1.
    open var density: CGFloat = 1 { didSet { changed() } }
    /// The damping of the velocity; the default is 0, which is none.
    open var resistance: CGFloat = 0 { didSet { changed() } }
    /// The damping of the rotation; the default is 0, which is none.
    open var angularResistance: CGFloat = 0 { didSet { changed() } }
    /// The electric charge, which electric and magnetic fields push; the default is 0.
    open var charge: CGFloat = 0 { didSet { changed() } }
    /// Whether the items stay in place while other items bounce off them; the default is `false`.
    open var isAnchored = false { didSet { changed() } }
    /// Whether the items rotate; the default is `true`.
    open var allowsRotation = true { didSet { changed() } }

    /// Creates a behavior that defines the properties of items.
    public init(items: [any UIDynamicItem]) {
        super.init()
        itemList = items
    }
    /// Creates an item behavior without items.
    public convenience override init() { self.init(items: []) }
    private var early: [(item: any UIDynamicItem, velocity: SIMD2<Double>, spin: Double)] = []

    private func add(_ item: any UIDynamicItem, _ velocity: SIMD2<Double>, _ spin: Double) {
        guard let dynamicAnimator else { return early.append((item, velocity, spin)) }
        dynamicAnimator.bodies.update(item) { body in
            body.velocity += velocity
            body.spin += spin
        }
        changed()
    }
    /// Adds to the velocity of an item, in points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(item, SIMD2(Double(velocity.x), Double(velocity.y)), 0)
    }
    /// Adds to the rotation of an item, in radians per second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(item, .zero, Double(velocity))
    }
    /// Returns the velocity of an item, in points per second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let velocity = dynamicAnimator?.bodies[item]?.velocity ?? .zero
        return CGPoint(x: velocity.x, y: velocity.y)
    }
    /// Returns the rotation of an item, in radians per second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        CGFloat(dynamicAnimator?.bodies[item]?.spin ?? 0)
    }

    func describe(_ bodies: DynamicBodies) {
        for item in items {
            bodies.update(item) { body in
                (body.elasticity, body.friction, body.density) = (Double(elasticity), Double(friction), Double(density))
                body.charge = Double(charge)
                (body.isAnchored, body.turns) = (isAnchored, allowsRotation)
                (body.resistance, body.angularResistance) = (Double(resistance), Double(angularResistance))
            }
        }
        let waiting = early
        early = []
        for one in waiting { add(one.item, one.velocity, one.spin) }
    }
}
