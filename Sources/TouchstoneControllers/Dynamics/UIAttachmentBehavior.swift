import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Keeps an item at a distance of a point or of another item, as a rod does, or as a spring.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// To what it is attached.
    public typealias AttachmentType = UIAttachmentBehaviorAttachmentType
    /// The items, one or two.
    public let items: [any UIDynamicItem]
    /// To what it is attached.
    public let attachedBehaviorType: AttachmentType
    /// The point, in the reference view's coordinates.
    open var anchorPoint: CGPoint {
        didSet { changed() }
    }
    /// The distance, in points; that at the beginning by default.
    open var length: CGFloat {
        didSet { changed() }
    }
    /// How soon a spring comes to rest; 0 by default.
    open var damping: CGFloat = 0 { didSet { changed() } }
    /// How often a spring swings, each second; 0, the default, for a rod.
    open var frequency: CGFloat = 0 { didSet { changed() } }
    /// How it resists turning; 0 by default. Stored; has no effect.
    open var frictionTorque: CGFloat = 0
    private let offset: UIOffset
    private let otherOffset: UIOffset

    private init(_ items: [any UIDynamicItem], _ offset: UIOffset, _ other: UIOffset, anchor: CGPoint) {
        (self.items, self.offset, otherOffset, anchorPoint) = (items, offset, other, anchor)
        attachedBehaviorType = items.count > 1 ? .items : .anchor
        let end = items.count > 1 ? Self.place(items[1], other) : anchor
        let start = Self.place(items[0], offset)
        length = hypot(end.x - start.x, end.y - start.y)
        super.init()
    }
    private static func place(_ item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
        CGPoint(x: item.center.x + offset.horizontal, y: item.center.y + offset.vertical)
    }

    /// The item's middle to a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init([item], .zero, .zero, anchor: point)
    }
    /// A point of the item, from its middle, to a point.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint)
    {
        self.init([item], offset, .zero, anchor: point)
    }
    /// Creates an attachment between the centers of two items.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init([item1, item2], .zero, .zero, anchor: .zero)
    }
    /// From a point of the one to a point of the other.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) { self.init([item1, item2], offset1, offset2, anchor: .zero) }

    override var ownItems: [any UIDynamicItem] { items }

    /// From the middle, as the body is turned.
    private func arm(_ body: DynamicBody, _ offset: UIOffset) -> SIMD2<Double> {
        let (right, down) = body.axes
        return right * Double(offset.horizontal) + down * Double(offset.vertical)
    }

    private struct Rod {
        let first: Int
        let second: Int?
        let arms: (SIMD2<Double>, SIMD2<Double>)
        /// From the second end to the first, of length 1.
        let direction: SIMD2<Double>
        /// How much longer it is than it should be.
        let excess: Double
        let speed: Double
        let inverseMass: Double
    }

    private func rod(_ bodies: DynamicBodies) -> Rod? {
        guard let first = bodies.place(of: items[0]) else { return nil }
        let second = items.count > 1 ? bodies.place(of: items[1]) : nil
        let body = bodies.all[first]
        let arms = (arm(body, offset), second.map { arm(bodies.all[$0], otherOffset) } ?? .zero)
        let end = second.map { bodies.all[$0].center + arms.1 } ?? SIMD2(Double(anchorPoint.x), Double(anchorPoint.y))
        let way = body.center + arms.0 - end
        let distance = (way * way).sum().squareRoot()
        let direction = distance > 1e-9 ? way / distance : SIMD2(0, 1)
        let relative = body.velocity(at: arms.0) - (second.map { bodies.all[$0].velocity(at: arms.1) } ?? .zero)
        func weight(_ body: DynamicBody, _ arm: SIMD2<Double>) -> Double {
            let turn = arm.x * direction.y - arm.y * direction.x
            return body.inverseMass + turn * turn * body.inverseInertia
        }
        let mass = weight(body, arms.0) + (second.map { weight(bodies.all[$0], arms.1) } ?? 0)
        return Rod(
            first: first, second: second, arms: arms, direction: direction, excess: distance - Double(length),
            speed: (relative * direction).sum(), inverseMass: mass)
    }

    private func strike(_ bodies: DynamicBodies, _ rod: Rod, _ size: Double) {
        bodies.all[rod.first].strike(rod.direction * size, at: rod.arms.0)
        if let second = rod.second { bodies.all[second].strike(rod.direction * -size, at: rod.arms.1) }
    }

    override func push(_ bodies: DynamicBodies, _ step: Double) {
        guard let rod = rod(bodies), rod.inverseMass > 0 else { return }
        if frequency > 0 {
            let turn = 2 * Double.pi * Double(frequency)
            let change = -(rod.excess * turn * turn + 2 * Double(damping) * turn * rod.speed) * step
            return strike(bodies, rod, change / rod.inverseMass)
        }
        // A rod: what leads away from its length ends within this step.
        strike(bodies, rod, -(rod.speed + rod.excess * 0.2 / step) / rod.inverseMass)
    }
}
