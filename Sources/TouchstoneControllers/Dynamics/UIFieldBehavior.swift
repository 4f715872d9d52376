import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Applies a force to items that depends on their position, velocity or charge.
///
/// A force of 1 accelerates a view of 100 by 100 points by 100 points per second squared. [our choice]
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    /// The items that the behavior applies to, in the order in which they were added.
    open var items: [any UIDynamicItem] { itemList }
    /// Adds an item to the behavior, unless it has the item.
    open func addItem(_ item: any UIDynamicItem) { append(item) }
    /// Removes an item from the behavior.
    open func removeItem(_ item: any UIDynamicItem) { remove(item) }
    /// The center of the field, in the coordinates of the reference view; zero by default.
    open var position = CGPoint.zero { didSet { changed() } }
    /// The area around `position` in which the field acts; infinite by default.
    open var region: UIRegion = .infinite { didSet { changed() } }
    /// The factor of the force; 1 by default.
    open var strength: CGFloat = 1 { didSet { changed() } }
    /// The power of the distance by which the force decreases; 0, the default, for none.
    open var falloff: CGFloat = 0 { didSet { changed() } }
    /// The distance, in points, below which the force does not increase any more; very small by default.
    open var minimumRadius: CGFloat = 1e-6 { didSet { changed() } }
    /// The direction of a field of linear gravity or velocity; zero by default.
    open var direction = CGVector.zero { didSet { changed() } }
    /// The smoothness of noise and turbulence, from 0 to 1; 0 by default.
    open var smoothness: CGFloat = 0 { didSet { changed() } }
    /// How fast noise and turbulence change; 0 by default, for not at all.
    open var animationSpeed: CGFloat = 0 { didSet { changed() } }

    fileprivate enum Kind {
        case none, drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
        case own((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
    }
    fileprivate var kind = Kind.none
    private var time = 0.0

    /// Creates a field without a force; the class methods create the others.
    public required override init() { super.init() }

    override func push(_ bodies: DynamicBodies, _ step: Double) {
        time += step
        for item in items { bodies.update(item) { push(&$0, step) } }
    }

    private func push(_ body: inout DynamicBody, _ step: Double) {
        let way = body.center - SIMD2(Double(position.x), Double(position.y))
        guard !body.isAnchored, region.contains(CGPoint(x: way.x, y: way.y)) else { return }
        if case .velocity = kind {
            body.velocity = SIMD2(Double(direction.dx), Double(direction.dy)) * Double(strength) * 100
        } else if case .drag = kind {
            body.velocity *= exp(-max(0, Double(strength)) * step)
        } else {
            body.velocity += force(on: body, way, step) * 100 * step / body.mass
        }
    }

    /// Returns the force on a body at the end of `way` from the field's center.
    private func force(on body: DynamicBody, _ way: SIMD2<Double>, _ step: Double) -> SIMD2<Double> {
        let distance = max((way * way).sum().squareRoot(), Double(minimumRadius), 1e-6)
        let outward = way / distance
        let size = Double(strength) * pow(distance, -Double(falloff))
        switch kind {
        case .none, .drag, .velocity: return .zero
        case .vortex: return SIMD2(-outward.y, outward.x) * size
        case .radialGravity: return outward * -size * body.mass
        case .linearGravity: return SIMD2(Double(direction.dx), Double(direction.dy)) * size * body.mass
        case .spring: return way * -size
        case .electric: return outward * size * body.charge
        case .magnetic: return SIMD2(-body.velocity.y, body.velocity.x) * size * body.charge / 100
        case .noise: return noise(at: body.center) * size
        case .turbulence:
            return noise(at: body.center) * size * (body.velocity * body.velocity).sum().squareRoot() / 100
        case .own(let block):
            let force = block(
                self, CGPoint(x: body.center.x, y: body.center.y), CGVector(dx: body.velocity.x, dy: body.velocity.y),
                CGFloat(body.mass), CGFloat(body.charge), step)
            return SIMD2(Double(force.dx), Double(force.dy))
        }
    }

    /// Waves in place of random noise, so that the same field always causes the same movement.
    private func noise(at place: SIMD2<Double>) -> SIMD2<Double> {
        let scale = 0.1 * (1.05 - min(max(Double(smoothness), 0), 1))
        let (phase, spot) = (time * Double(animationSpeed), place * scale)
        return SIMD2(sin(spot.x + 2 * spot.y + phase), cos(2 * spot.x - spot.y + 1.3 * phase))
    }
}

// UIKit creates each field by a method of the class.
extension UIFieldBehavior {
    private static func made(_ kind: Kind, _ set: (UIFieldBehavior) -> Void = { _ in }) -> Self {
        let field = self.init()
        field.kind = kind
        set(field)
        return field
    }

    /// Returns a field that slows items.
    public class func dragField() -> Self { made(.drag) }
    /// Returns a field that pushes items around its center.
    public class func vortexField() -> Self { made(.vortex) }
    /// Returns a field that pulls items to a position.
    public class func radialGravityField(position: CGPoint) -> Self { made(.radialGravity) { $0.position = position } }
    /// Returns a field that pulls items in a direction.
    public class func linearGravityField(direction: CGVector) -> Self {
        made(.linearGravity) { $0.direction = direction }
    }
    /// Returns a field that gives items a velocity of 100 points per second for a direction of length 1.
    public class func velocityField(direction: CGVector) -> Self { made(.velocity) { $0.direction = direction } }
    /// Returns a field that pushes items in changing directions.
    public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        made(.noise) { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
    }
    /// Returns a field that pushes moving items in changing directions, the faster the more.
    public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        made(.turbulence) { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
    }
    /// Returns a field that pulls items to its center, the more distant the more.
    public class func springField() -> Self { made(.spring) }
    /// Returns a field that pushes items with a positive charge away from its center.
    public class func electricField() -> Self { made(.electric) }
    /// Returns a field that pushes charged items at a right angle to their velocity.
    public class func magneticField() -> Self { made(.magnetic) }
    /// Returns a field whose force a block computes from an item's position, velocity, mass, charge and the length of the step.
    public class func field(
        evaluationBlock block:
            @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) -> Self { made(.own(block)) }
}
