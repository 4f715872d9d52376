import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The simulated state of one dynamic item.
struct DynamicBody {
    var center: SIMD2<Double>
    var angle: Double
    var velocity = SIMD2<Double>.zero
    /// The angular velocity, in radians per second.
    var spin = 0.0
    let half: SIMD2<Double>
    let isRound: Bool
    var elasticity = 0.0
    var friction = 0.0
    var density = 1.0
    var charge = 0.0
    var resistance = 0.0
    var angularResistance = 0.0
    var isAnchored = false
    var turns = true

    @MainActor init(_ item: any UIDynamicItem) {
        center = SIMD2(Double(item.center.x), Double(item.center.y))
        angle = Double(atan2(item.transform.b, item.transform.a))
        half = SIMD2(Double(item.bounds.width) / 2, Double(item.bounds.height) / 2)
        isRound = item.collisionBoundsType == .ellipse
    }

    var radius: Double { (half.x + half.y) / 2 }
    /// The mass, which is 1 for an item of 100 by 100 points with a density of 1.
    var mass: Double { max(1e-6, density * half.x * half.y * 4 / 10_000) }
    var inverseMass: Double { isAnchored ? 0 : 1 / mass }
    var inverseInertia: Double {
        guard !isAnchored, turns else { return 0 }
        let inertia = isRound ? mass * radius * radius / 2 : mass * (half.x * half.x + half.y * half.y) / 3
        return 1 / max(1e-6, inertia)
    }

    /// The directions of the sides, as unit vectors.
    var axes: (SIMD2<Double>, SIMD2<Double>) {
        (SIMD2(cos(angle), sin(angle)), SIMD2(-sin(angle), cos(angle)))
    }
    var corners: [SIMD2<Double>] {
        let (right, down) = axes
        let (x, y) = (right * half.x, down * half.y)
        return [center - x - y, center + x - y, center + x + y, center - x + y]
    }

    func velocity(at offset: SIMD2<Double>) -> SIMD2<Double> { velocity + SIMD2(-offset.y, offset.x) * spin }

    /// Applies an impulse to the body.
    ///
    /// - Parameter offset: The point of application, relative to the center.
    mutating func strike(_ impulse: SIMD2<Double>, at offset: SIMD2<Double>) {
        velocity += impulse * inverseMass
        spin += (offset.x * impulse.y - offset.y * impulse.x) * inverseInertia
    }

    mutating func move(_ step: Double) {
        guard !isAnchored else { return (velocity, spin) = (.zero, 0) }
        velocity *= max(0, 1 - resistance * step)
        spin *= max(0, 1 - angularResistance * step)
        if !turns { spin = 0 }
        center += velocity * step
        angle += spin * step
    }

    /// Returns the extent of the body from its center in a direction.
    func reach(_ direction: SIMD2<Double>) -> Double {
        if isRound { return radius }
        let (right, down) = axes
        return abs((right * direction).sum()) * half.x + abs((down * direction).sum()) * half.y
    }
}

/// The bodies of one animator's items, in the order in which the behaviors list them.
@MainActor
final class DynamicBodies {
    private(set) var items: [any UIDynamicItem] = []
    var all: [DynamicBody] = []
    private var places: [ObjectIdentifier: Int] = [:]
    private var shown: [CGPoint] = []

    subscript(item: any UIDynamicItem) -> DynamicBody? { place(of: item).map { all[$0] } }
    func place(of item: any UIDynamicItem) -> Int? { places[ObjectIdentifier(item)] }

    /// Replaces the items. Items that remain keep their velocities.
    func set(_ new: [any UIDynamicItem]) {
        let (oldAll, oldPlaces, oldShown) = (all, places, shown)
        (items, all, places, shown) = ([], [], [:], [])
        for item in new where places[ObjectIdentifier(item)] == nil {
            let known = oldPlaces[ObjectIdentifier(item)]
            places[ObjectIdentifier(item)] = items.count
            items.append(item)
            var body = DynamicBody(item)
            if let known {
                (body.velocity, body.spin) = (oldAll[known].velocity, oldAll[known].spin)
                if oldShown[known] == item.center {
                    (body.center, body.angle) = (oldAll[known].center, oldAll[known].angle)
                }
            }
            all.append(body)
            shown.append(item.center)
        }
    }

    func update(_ item: any UIDynamicItem, _ change: (inout DynamicBody) -> Void) {
        if let place = place(of: item) { change(&all[place]) }
    }

    /// Copies the center and angle of an item to the item's body, and sets the body's velocities to zero.
    func read(_ item: any UIDynamicItem) {
        guard let place = place(of: item) else { return }
        let body = DynamicBody(item)
        (all[place].center, all[place].angle) = (body.center, body.angle)
        (all[place].velocity, all[place].spin) = (.zero, 0)
        shown[place] = item.center
    }

    /// Updates the centers and transforms of the items from their bodies.
    func show() {
        // An item can change the behaviors of the animator while it receives its center, and with them the items here.
        let places = zip(items, all).filter { !$1.isAnchored }
        for (item, body) in places where place(of: item) != nil {
            item.center = CGPoint(x: body.center.x, y: body.center.y)
            if let place = place(of: item) { shown[place] = item.center }
            let before = item.transform
            guard abs(Double(atan2(before.b, before.a)) - body.angle) > 1e-9 else { continue }
            // Keep the scale of the item.
            let scale = hypot(before.a, before.b)
            item.transform = CGAffineTransform(rotationAngle: CGFloat(body.angle)).scaledBy(x: scale, y: scale)
        }
    }
}
