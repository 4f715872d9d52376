import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Keeps an item at a distance from a point or another item, like a rod or a spring.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The kind of object that an item is attached to.
    public typealias AttachmentType = UIAttachmentBehaviorAttachmentType
    /// The one or two items that the behavior attaches.
    open var items: [any UIDynamicItem] { initial.items }
    /// Whether the item is attached to a point or to another item.
    open var attachedBehaviorType: AttachmentType { initial.type }
    private let initial: (items: [any UIDynamicItem], type: AttachmentType)
    /// The anchor point, in the coordinates of the reference view.
    open var anchorPoint: CGPoint {
        didSet { changed() }
    }
    /// The distance, in points; the default is the initial distance.
    open var length: CGFloat {
        didSet { changed() }
    }
    /// The damping of a spring; the default is 0. A larger value ends the oscillation sooner.
    open var damping: CGFloat = 0 { didSet { changed() } }
    /// The frequency of a spring, in oscillations per second. The default is 0, which is a rod.
    open var frequency: CGFloat = 0 { didSet { changed() } }
    /// The resistance to rotation; the default is 0. Stored; has no effect.
    open var frictionTorque: CGFloat = 0
    /// The distances along the axis of a sliding attachment between which the item can move, in points from the anchor point. The default
    /// is infinite. Other attachments ignore it.
    open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }
    private let offset: UIOffset
    private let otherOffset: UIOffset
    /// The line on which a sliding attachment keeps its item; `nil` for other attachments.
    private var line: SlidingLine?

    /// Attaches the center of an item to a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }
    /// Attaches a point of an item, as an offset from its center, to a point.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (self.offset, otherOffset, anchorPoint) = (offset, .zero, point)
        initial = ([item], .anchor)
        length = Self.distance(from: Self.place(item, offset), to: point)
        super.init()
    }
    /// Attaches the centers of two items to each other.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }
    /// Attaches a point of an item to a point of another item.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        (offset, otherOffset, anchorPoint) = (offset1, offset2, .zero)
        initial = ([item1, item2], .items)
        length = Self.distance(from: Self.place(item1, offset1), to: Self.place(item2, offset2))
        super.init()
    }

    /// Returns an attachment with which an item moves only along an axis and does not rotate. The item keeps its position relative to
    /// `point`, which is the zero of `attachmentRange`.
    ///
    /// - Parameters:
    ///   - point: The initial anchor point, in the coordinates of the reference view.
    ///   - axis: The direction of the axis; its magnitude is ignored. With a zero vector, the item does not move.
    public static func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: point)
        attachment.line = SlidingLine(of: item, anchor: point, axis: axis)
        return attachment
    }

    /// Returns the point of an item at an offset from its center, which turns with the item.
    private static func place(_ item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
        let angle = atan2(item.transform.b, item.transform.a)
        let (x, y) = (offset.horizontal, offset.vertical)
        return CGPoint(
            x: item.center.x + x * cos(angle) - y * sin(angle), y: item.center.y + x * sin(angle) + y * cos(angle))
    }
    private static func distance(from start: CGPoint, to end: CGPoint) -> CGFloat {
        hypot(end.x - start.x, end.y - start.y)
    }

    override var ownItems: [any UIDynamicItem] { items }

    /// Returns an offset from the center of a body, rotated with the body.
    private func arm(_ body: DynamicBody, _ offset: UIOffset) -> SIMD2<Double> {
        let (right, down) = body.axes
        return right * Double(offset.horizontal) + down * Double(offset.vertical)
    }

    private struct Rod {
        let first: Int
        let second: Int?
        let arms: (SIMD2<Double>, SIMD2<Double>)
        /// The unit vector from the second end to the first.
        let direction: SIMD2<Double>
        /// The difference between the current length and the intended one, in points.
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
        guard line == nil, let rod = rod(bodies), rod.inverseMass > 0 else { return }
        if frequency > 0 {
            let turn = 2 * Double.pi * Double(frequency)
            let change = -(rod.excess * turn * turn + 2 * Double(damping) * turn * rod.speed) * step
            return strike(bodies, rod, change / rod.inverseMass)
        }
        // A rod ends the velocity away from its length within this step.
        strike(bodies, rod, -(rod.speed + rod.excess * 0.2 / step) / rod.inverseMass)
    }

    override func constrain(_ bodies: DynamicBodies, _ step: Double) {
        guard let line else { return }
        bodies.update(items[0]) { line.hold(&$0, anchor: anchorPoint, range: attachmentRange) }
    }
}
