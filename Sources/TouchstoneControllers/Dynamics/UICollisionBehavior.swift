import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Is notified when items begin or end contact with each other or with a boundary.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
    /// Two items begin contact at a point.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    /// Two items end contact with each other.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// An item begins contact with a boundary. The boundary of the reference view has no identifier.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    /// An item ends contact with a boundary.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

/// Makes items bounce off each other and off boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// The items that the behavior applies to, in the order in which they were added.
    open var items: [any UIDynamicItem] { itemList }
    /// Adds an item to the behavior, unless it has the item.
    open func addItem(_ item: any UIDynamicItem) { append(item) }
    /// Removes an item from the behavior.
    open func removeItem(_ item: any UIDynamicItem) { remove(item) }
    /// The kinds of collisions that a behavior handles.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Items bounce off each other.
        public static let items = Mode(rawValue: 1)
        /// Items bounce off boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Items bounce off each other and off boundaries.
        public static let everything: Mode = [.items, .boundaries]
    }
    /// The kinds of collisions that the behavior handles; the default is `.everything`.
    open var collisionMode = Mode.everything
    /// Is notified of contacts; the default is `nil`. Not retained.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    /// Whether the bounds of the reference view are a boundary; the default is `false`.
    open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
    private var insets: UIEdgeInsets?
    private var boundaries: [(identifier: any NSCopying & NSObjectProtocol, lines: [Line])] = []
    private var contacts: [Contact] = []

    private struct Line {
        let from: SIMD2<Double>
        let to: SIMD2<Double>
    }
    private struct Contact: Equatable {
        let item: ObjectIdentifier
        let other: ObjectIdentifier?
        let boundary: String?
        static func == (one: Contact, other: Contact) -> Bool {
            one.item == other.item && one.other == other.other && one.boundary == other.boundary
        }
    }

    /// Creates a behavior for collisions of the given items.
    public init(items: [any UIDynamicItem]) {
        super.init()
        itemList = items
    }
    /// Creates a collision behavior without items.
    public convenience override init() { self.init(items: []) }

    /// Makes the bounds of the reference view, inset by `insets`, a boundary.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }
    /// Adds a line as a boundary.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        add(identifier, [Line(from: SIMD2(Double(p1.x), Double(p1.y)), to: SIMD2(Double(p2.x), Double(p2.y)))])
    }
    /// Adds the outline of a path as a boundary. Curves are approximated by lines.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        let points = bezierPath.outlinePoints
        add(identifier, zip(points, points.dropFirst()).map { Line(from: $0, to: $1) })
    }
    private func add(_ identifier: any NSCopying, _ lines: [Line]) {
        removeBoundary(withIdentifier: identifier)
        guard let identifier = identifier as? any NSCopying & NSObjectProtocol else { return }
        boundaries.append((identifier, lines))
        changed()
    }
    /// Removes the boundary with an identifier.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { $0.identifier.isEqual(identifier) }
        changed()
    }
    /// Removes all boundaries except that of the reference view.
    open func removeAllBoundaries() {
        boundaries = []
        changed()
    }
    /// The identifiers of the boundaries in the order in which they were added, or `nil` if there are none.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

    // MARK: One step of the simulation

    override func constrain(_ bodies: DynamicBodies, _ step: Double) {
        var now: [(Contact, any UIDynamicItem, (any UIDynamicItem)?, (any NSCopying)?, SIMD2<Double>)] = []
        if collisionMode.contains(.boundaries) {
            for item in items {
                guard let place = bodies.place(of: item) else { continue }
                for (name, identifier, point) in meetBoundaries(&bodies.all[place], step) {
                    let contact = Contact(item: ObjectIdentifier(item), other: nil, boundary: name)
                    // Several lines of one boundary are one contact.
                    guard !now.contains(where: { $0.0 == contact }) else { continue }
                    now.append((contact, item, nil, identifier, point))
                }
            }
        }
        if collisionMode.contains(.items) {
            for (number, item) in items.enumerated() {
                for other in items[(number + 1)...] {
                    guard let one = bodies.place(of: item), let two = bodies.place(of: other), one != two,
                        let point = meet(bodies, one, two)
                    else { continue }
                    now.append(
                        (
                            Contact(item: ObjectIdentifier(item), other: ObjectIdentifier(other), boundary: nil), item,
                            other, nil, point
                        ))
                }
            }
        }
        let before = contacts
        contacts = now.map(\.0)
        notify(now.filter { one in !before.contains(one.0) }, ended: before.filter { !contacts.contains($0) }, bodies)
    }

    private func notify(
        _ began: [(Contact, any UIDynamicItem, (any UIDynamicItem)?, (any NSCopying)?, SIMD2<Double>)],
        ended: [Contact],
        _ bodies: DynamicBodies
    ) {
        guard let delegate = collisionDelegate, !began.isEmpty || !ended.isEmpty else { return }
        UIView.performWithoutAnimation { bodies.show() }
        for (_, item, other, identifier, point) in began {
            let place = CGPoint(x: point.x, y: point.y)
            if let other {
                delegate.collisionBehavior(self, beganContactFor: item, with: other, at: place)
            } else {
                delegate.collisionBehavior(self, beganContactFor: item, withBoundaryIdentifier: identifier, at: place)
            }
        }
        for contact in ended {
            guard let item = items.first(where: { ObjectIdentifier($0) == contact.item }) else { continue }
            if let other = contact.other {
                guard let other = items.first(where: { ObjectIdentifier($0) == other }) else { continue }
                delegate.collisionBehavior(self, endedContactFor: item, with: other)
            } else {
                let identifier = boundaries.first { "\($0.identifier)" == contact.boundary }?.identifier
                delegate.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: identifier)
            }
        }
    }

    private func meetBoundaries(
        _ body: inout DynamicBody, _ step: Double
    ) -> [(String, (any NSCopying)?, SIMD2<Double>)] {
        var found: [(String, (any NSCopying)?, SIMD2<Double>)] = []
        if translatesReferenceBoundsIntoBoundary, let bounds = dynamicAnimator?.referenceView?.bounds {
            let room = insets.map { bounds.room(within: $0) } ?? bounds
            let sides: [(SIMD2<Double>, Double)] = [
                (SIMD2(1.0, 0), Double(room.minX)), (SIMD2(-1.0, 0), -Double(room.maxX)),
                (SIMD2(0, 1.0), Double(room.minY)), (SIMD2(0, -1.0), -Double(room.maxY)),
            ]
            for (normal, distance) in sides {
                // The distance of the body beyond this side.
                let depth = distance - (body.center * normal).sum() + body.reach(normal)
                guard depth > -0.01 else { continue }
                found.append(("", nil, bounce(&body, normal, depth)))
            }
        }
        for boundary in boundaries {
            for line in boundary.lines {
                let way = line.to - line.from
                let length = (way * way).sum().squareRoot()
                guard length > 0 else { continue }
                var normal = SIMD2(-way.y, way.x) / length
                // Orient the normal to the side that the body came from.
                let past = body.center - body.velocity * step
                if ((past - line.from) * normal).sum() < 0 { normal *= -1 }
                let along = ((body.center - line.from) * way).sum() / (length * length)
                let margin = body.reach(way / length) / length
                let depth = body.reach(normal) - ((body.center - line.from) * normal).sum()
                guard along > -margin, along < 1 + margin, depth > -0.01, depth < 2 * body.reach(normal) else {
                    continue
                }
                found.append(("\(boundary.identifier)", boundary.identifier, bounce(&body, normal, depth)))
            }
        }
        return found
    }

    /// Lets a body bounce off a boundary, and returns the point of contact.
    private func bounce(_ body: inout DynamicBody, _ normal: SIMD2<Double>, _ depth: Double) -> SIMD2<Double> {
        guard !body.isAnchored else { return body.center }
        if depth > 0 { body.center += normal * depth }
        // The point of contact is the middle of all touching corners.
        let ends = body.isRound ? [body.center - normal * body.radius] : body.corners
        let lowest = ends.map { ($0 * normal).sum() }.min() ?? 0
        let touching = ends.filter { ($0 * normal).sum() < lowest + 0.5 }
        let point = touching.reduce(.zero, +) / Double(max(1, touching.count))
        let arm = point - body.center
        let speed = (body.velocity(at: arm) * normal).sum()
        guard speed < 0 else { return point }
        // A slow body does not bounce.
        let elasticity = speed > -10 ? 0 : body.elasticity
        let turn = arm.x * normal.y - arm.y * normal.x
        let weight = body.inverseMass + turn * turn * body.inverseInertia
        let size = -(1 + elasticity) * speed / weight
        body.strike(normal * size, at: arm)
        let side = SIMD2(-normal.y, normal.x)
        let slip = (body.velocity(at: arm) * side).sum()
        let turnAlong = arm.x * side.y - arm.y * side.x
        let most = slip / (body.inverseMass + turnAlong * turnAlong * body.inverseInertia)
        body.strike(side * -min(max(most, -body.friction * size), body.friction * size), at: arm)
        if touching.count > 1 { body.spin *= 0.9 }
        return point
    }

    /// Separates two overlapping bodies and lets them bounce. Returns the point of contact, or `nil` if they do not touch.
    private func meet(_ bodies: DynamicBodies, _ one: Int, _ two: Int) -> SIMD2<Double>? {
        var (first, second) = (bodies.all[one], bodies.all[two])
        let between = second.center - first.center
        let far = first.half + second.half
        guard (between * between).sum() <= pow((far * far).sum().squareRoot() + 1, 2) else { return nil }
        var directions: [SIMD2<Double>] = []
        for body in [first, second] where !body.isRound { directions += [body.axes.0, body.axes.1] }
        if first.isRound || second.isRound {
            let length = (between * between).sum().squareRoot()
            directions.append(length > 0 ? between / length : SIMD2(0, 1))
        }
        var least: (depth: Double, normal: SIMD2<Double>)?
        for direction in directions {
            let distance = (between * direction).sum()
            let depth = first.reach(direction) + second.reach(direction) - abs(distance)
            guard depth > -0.01 else { return nil }
            if depth < (least?.depth ?? .infinity) { least = (depth, distance < 0 ? -direction : direction) }
        }
        guard let least, first.inverseMass + second.inverseMass > 0 else { return nil }
        let normal = least.normal
        let share = least.depth / (first.inverseMass + second.inverseMass)
        first.center -= normal * max(0, share) * first.inverseMass
        second.center += normal * max(0, share) * second.inverseMass
        let point = (first.center + normal * first.reach(normal) + second.center - normal * second.reach(normal)) / 2
        let speed = ((second.velocity - first.velocity) * normal).sum()
        if speed < 0 {
            let elasticity = speed > -10 ? 0 : max(first.elasticity, second.elasticity)
            let size = -(1 + elasticity) * speed / (first.inverseMass + second.inverseMass)
            first.velocity -= normal * size * first.inverseMass
            second.velocity += normal * size * second.inverseMass
        }
        (bodies.all[one], bodies.all[two]) = (first, second)
        return point
    }
}

extension UIBezierPath {
    /// The points of the outline. A curve is approximated by eight lines.
    fileprivate var outlinePoints: [SIMD2<Double>] {
        var points: [SIMD2<Double>] = []
        var start = SIMD2<Double>.zero
        func at(_ point: CGPoint) -> SIMD2<Double> { SIMD2(Double(point.x), Double(point.y)) }
        func curve(_ one: SIMD2<Double>, _ two: SIMD2<Double>, _ end: SIMD2<Double>) {
            let from = points.last ?? start
            for number in 1...8 {
                let (part, left) = (Double(number) / 8, 1 - Double(number) / 8)
                let near = from * (left * left * left) + one * (3 * left * left * part)
                points.append(near + two * (3 * left * part * part) + end * (part * part * part))
            }
        }
        for element in cgPath.elements {
            switch element {
            case .move(let point):
                start = at(point)
                points.append(start)
            case .line(let point): points.append(at(point))
            case .quad(let end, let control):
                let (from, middle, last) = (points.last ?? start, at(control), at(end))
                curve(from + (middle - from) * 2 / 3, last + (middle - last) * 2 / 3, last)
            case .curve(let one, let two, let end): curve(at(one), at(two), at(end))
            case .close: points.append(start)
            }
        }
        return points
    }
}
