import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// What moves by the rules of an animator: a view, or something with a place.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
    /// The middle, in points of the animator's reference view.
    var center: CGPoint { get set }
    /// The size of the item, with a zero origin.
    var bounds: CGRect { get }
    /// How it is turned.
    var transform: CGAffineTransform { get set }
    /// The shape that collides; the bounds by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// Its outline about its middle, where the type is `.path`.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath {
        UIBezierPath(rect: bounds.offsetBy(dx: -bounds.midX, dy: -bounds.midY))
    }
}

extension UIView: UIDynamicItem {}

/// A rule for items, or several of them.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// Those that it is made of, in the order they were added.
    public private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called in each step; nil by default.
    open var action: (() -> Void)?
    /// That which it was added to; nil while it was added to none.
    public internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
        didSet { for child in childBehaviors { child.dynamicAnimator = dynamicAnimator } }
    }

    /// One without rules of its own.
    public override init() { super.init() }

    /// Adds rules to this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        behavior.dynamicAnimator = dynamicAnimator
        changed()
    }
    /// Removes a child behavior and its effects.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
        behavior.dynamicAnimator = nil
        changed()
    }
    /// It is about to be added to an animator, or taken away where that is nil. Does nothing by default.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    func changed() { dynamicAnimator?.wake() }
    /// The items that the behavior moves itself.
    var ownItems: [any UIDynamicItem] { [] }
    /// Changes velocities, in a step of so many seconds.
    func push(_ bodies: DynamicBodies, _ step: Double) {}
    /// Keeps bodies where they may be, after they have moved.
    func constrain(_ bodies: DynamicBodies, _ step: Double) {}

    /// This one and all that it is made of.
    var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }
}

/// Items that rules apply to, as most behaviours have them.
@preconcurrency @MainActor
open class ItemsBehavior: UIDynamicBehavior {
    /// The items that the behavior applies to, in the order in which they were added.
    public private(set) var items: [any UIDynamicItem] = []

    init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }
    /// Applies to this one, too.
    open func addItem(_ item: any UIDynamicItem) {
        guard !items.contains(where: { $0 === item }) else { return }
        items.append(item)
        changed()
    }
    /// Applies to this one no more.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        changed()
    }
    override var ownItems: [any UIDynamicItem] { items }
}

/// Everything falls. A magnitude of 1 is 1000 points per second, each second.
@preconcurrency @MainActor
open class UIGravityBehavior: ItemsBehavior {
    /// Which way; down by 1 by default.
    open var gravityDirection = CGVector(dx: 0, dy: 1) {
        didSet {
            if gravityDirection != .zero { heading = atan2(gravityDirection.dy, gravityDirection.dx) }
            changed()
        }
    }
    /// Which way, also where it is of no strength.
    private var heading: CGFloat = .pi / 2
    /// How strong; setting it keeps the way.
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// Which way, in radians from the right, downwards.
    open var angle: CGFloat {
        get { heading }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// Sets both at once.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
        heading = angle
    }
    /// Creates a gravity behavior for these items.
    public override init(items: [any UIDynamicItem]) { super.init(items: items) }
    /// For no items yet.
    public convenience init() { self.init(items: []) }

    override func push(_ bodies: DynamicBodies, _ step: Double) {
        for item in items {
            bodies.update(item) { body in
                guard !body.isAnchored else { return }
                body.velocity += SIMD2(Double(gravityDirection.dx), Double(gravityDirection.dy)) * 1000 * step
            }
        }
    }
}

/// A force, always or once.
@preconcurrency @MainActor
open class UIPushBehavior: ItemsBehavior {
    /// The modes of a push: continuous or instantaneous.
    public typealias Mode = UIPushBehaviorMode
    /// Whether the push is continuous or instantaneous.
    public let mode: Mode
    /// Whether it pushes; true by default. One that pushes once is inactive afterwards.
    open var active = true {
        didSet { changed() }
    }
    /// Which way and how strong; zero by default. A magnitude of 1 makes a view of 100 by 100 points faster by 100
    /// points per second, each second; once, it gives it that speed.
    open var pushDirection = CGVector.zero {
        didSet {
            if pushDirection != .zero { heading = atan2(pushDirection.dy, pushDirection.dx) }
            changed()
        }
    }
    /// Which way, also where it is of no strength.
    private var heading: CGFloat = 0
    /// How strong; setting it keeps the way.
    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// Which way, in radians from the right, downwards.
    open var angle: CGFloat {
        get { heading }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// Sets both at once.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
        heading = angle
    }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    /// Pushes off the middle, which turns the item, in points; zero by default.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = offset
    }
    /// What was set for it.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Creates a push behavior for these items.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items: items)
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

/// Draws an item to a point, where it swings and comes to rest upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    /// Where to, in the reference view's coordinates.
    open var snapPoint: CGPoint {
        didSet { changed() }
    }
    /// How soon it comes to rest, 0 to 1; 0.5 by default.
    open var damping: CGFloat = 0.5 {
        didSet { changed() }
    }
    /// For this item and that point.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    override var ownItems: [any UIDynamicItem] { [item] }
    override func push(_ bodies: DynamicBodies, _ step: Double) {
        // A spring of 3 swings a second; damping 1 hardly swings, 0 swings for a while. [our choice]
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

/// How items react: how they bounce, rub, weigh and slow down.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: ItemsBehavior {
    /// How much of its speed is left after a bounce, 0 to 1; 0 by default.
    open var elasticity: CGFloat = 0 { didSet { changed() } }
    /// How much it rubs, 0 to 1; 0 by default.
    open var friction: CGFloat = 0 { didSet { changed() } }
    /// How much it weighs for its size; 1 by default.
    open var density: CGFloat = 1 { didSet { changed() } }
    /// How it slows down by itself; 0, the default, for not at all.
    open var resistance: CGFloat = 0 { didSet { changed() } }
    /// How its turning slows down by itself; 0 by default.
    open var angularResistance: CGFloat = 0 { didSet { changed() } }
    /// Its charge; 0 by default. Stored; has no effect: there are no fields.
    open var charge: CGFloat = 0
    /// Whether it stays where it is, and others bounce off; false by default.
    open var isAnchored = false { didSet { changed() } }
    /// Whether it turns; true by default.
    open var allowsRotation = true { didSet { changed() } }

    /// Creates a behavior that changes properties of these items.
    public override init(items: [any UIDynamicItem]) { super.init(items: items) }
    /// For no items yet.
    public convenience init() { self.init(items: []) }
    private var early: [(item: any UIDynamicItem, velocity: SIMD2<Double>, spin: Double)] = []

    private func add(_ item: any UIDynamicItem, _ velocity: SIMD2<Double>, _ spin: Double) {
        guard let dynamicAnimator else { return early.append((item, velocity, spin)) }
        dynamicAnimator.bodies.update(item) { body in
            body.velocity += velocity
            body.spin += spin
        }
        changed()
    }
    /// Makes it faster, in points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(item, SIMD2(Double(velocity.x), Double(velocity.y)), 0)
    }
    /// Makes it turn faster, in radians per second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(item, .zero, Double(velocity))
    }
    /// How fast it is, in points per second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let velocity = dynamicAnimator?.bodies[item]?.velocity ?? .zero
        return CGPoint(x: velocity.x, y: velocity.y)
    }
    /// How fast it turns, in radians per second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        CGFloat(dynamicAnimator?.bodies[item]?.spin ?? 0)
    }

    func describe(_ bodies: DynamicBodies) {
        for item in items {
            bodies.update(item) { body in
                (body.elasticity, body.friction, body.density) = (Double(elasticity), Double(friction), Double(density))
                (body.isAnchored, body.turns) = (isAnchored, allowsRotation)
                (body.resistance, body.angularResistance) = (Double(resistance), Double(angularResistance))
            }
        }
        let waiting = early
        early = []
        for one in waiting { add(one.item, one.velocity, one.spin) }
    }
}
