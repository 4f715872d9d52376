import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// An item that is not a view: a ball with a diameter of 40 points.
private final class Ball: NSObject, UIDynamicItem {
    var center: CGPoint
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    var transform = CGAffineTransform.identity
    let collisionBoundsType = UIDynamicItemCollisionBoundsType.ellipse

    init(_ x: CGFloat, _ y: CGFloat) { center = CGPoint(x: x, y: y) }
}

/// Records the contacts of items, which it names by their order.
private final class Contacts: NSObject, UICollisionBehaviorDelegate {
    let items: [any UIDynamicItem]
    var lines: [String] = []

    init(_ items: [any UIDynamicItem]) { self.items = items }

    private func name(_ item: any UIDynamicItem) -> String {
        items.firstIndex { $0 === item }.map { "\($0)" } ?? "unknown"
    }
    private func words(_ point: CGPoint) -> String { "\(Int(point.x.rounded())) \(Int(point.y.rounded()))" }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) { lines.append("\(name(item1)) meets \(name(item2)) at \(words(p))") }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { lines.append("\(name(item1)) leaves \(name(item2))") }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { lines.append("\(name(item)) meets \(identifier.map { "\($0)" } ?? "the bounds") at \(words(p))") }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) { lines.append("\(name(item)) leaves \(identifier.map { "\($0)" } ?? "the bounds")") }
}

/// The courses of items that contacts, rods, springs and pushes move and turn.
@Suite(.application) @MainActor
struct DynamicCourseTests {
    let app = TestApplication.current
    let window: UIWindow
    let animator: UIDynamicAnimator

    init() {
        window = TestApplication.current.makeWindow()
        animator = UIDynamicAnimator(referenceView: window)
    }

    private func box(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 100, degrees: CGFloat = 0) -> UIView {
        let box = UIView(frame: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side))
        box.transform = CGAffineTransform(rotationAngle: degrees * .pi / 180)
        window.addSubview(box)
        return box
    }

    private func properties(
        of items: [any UIDynamicItem], _ set: (UIDynamicItemBehavior) -> Void = { _ in }
    ) -> UIDynamicItemBehavior {
        let behavior = UIDynamicItemBehavior(items: items)
        set(behavior)
        animator.addBehavior(behavior)
        return behavior
    }

    /// The center in points and the rotation in degrees of each item after each quarter of a second.
    private func course(of items: any UIDynamicItem..., count: Int) -> [String] {
        (0..<count).map { _ in
            app.advance(by: 0.25)
            return items.map { item in
                let turn = atan2(item.transform.b, item.transform.a) * 180 / .pi
                return [item.center.x, item.center.y, turn].map { "\(Int($0.rounded()))" }.joined(separator: " ")
            }.joined(separator: ", ")
        }
    }

    // MARK: Contacts

    @Test func `A turned box bounces off the floor, spins and comes to rest on a side`() {
        let box = box(150, 600, degrees: 30)
        let own = properties(of: [box]) { ($0.elasticity, $0.friction) = (0.5, 0.4) }
        own.addLinearVelocity(CGPoint(x: 150, y: 0), for: box)
        let collision = UICollisionBehavior(items: [box])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(UIGravityBehavior(items: [box]))
        animator.addBehavior(collision)
        expectEqual(
            course(of: box, count: 12),
            [
                "188 632 30", "225 726 30", "233 765 25", "219 784 13", "194 786 -10", "183 788 -7", "187 793 1",
                "186 794 0", "187 794 0", "187 794 0", "187 794 0", "187 794 0",
            ])
    }

    @Test func `A ball rolls down a slope with friction and slides without`() {
        let (rolling, sliding) = (Ball(60, 100), Ball(60, 400))
        _ = properties(of: [rolling]) { $0.friction = 1 }
        let collision = UICollisionBehavior(items: [rolling, sliding])
        for (name, y) in [("upper", 150.0), ("lower", 450.0)] {
            collision.addBoundary(
                withIdentifier: NSString(string: name), from: CGPoint(x: 0, y: y), to: CGPoint(x: 390, y: y + 200))
        }
        animator.addBehavior(UIGravityBehavior(items: [rolling, sliding]))
        animator.addBehavior(collision)
        expectEqual(
            course(of: rolling, sliding, count: 5),
            [
                "60 132 0, 60 432 0", "79 168 58, 88 472 0", "121 190 -166, 151 505 0", "181 220 24, 240 551 0",
                "257 259 -92, 355 609 0",
            ])
    }

    @Test func `Items of the same mass exchange their velocities, and a heavy one keeps a part of its own`() {
        let (one, two) = (box(60, 100, side: 40), box(200, 100, side: 40))
        let (heavy, light) = (box(60, 300, side: 40), box(200, 310, side: 40))
        let own = properties(of: [one, two, light]) { $0.elasticity = 1 }
        let dense = properties(of: [heavy]) { $0.density = 3 }
        own.addLinearVelocity(CGPoint(x: 200, y: 0), for: one)
        dense.addLinearVelocity(CGPoint(x: 200, y: 0), for: heavy)
        animator.addBehavior(UICollisionBehavior(items: [one, two, heavy, light]))
        expectEqual(
            course(of: one, two, heavy, light, count: 4),
            [
                "110 100 0, 200 100 0, 110 300 0, 200 310 0", "160 100 0, 200 100 0, 160 300 0, 200 310 0",
                "160 100 0, 250 100 0, 185 300 0, 275 310 0", "160 100 0, 300 100 0, 210 300 0, 350 310 0",
            ])
        let speeds = [one, two, heavy, light].map { own.linearVelocity(for: $0).x.rounded() }
        expectEqual(speeds, [0, 200, 100, 300])
    }

    @Test func `A slow contact does not bounce, and turned items separate along their nearest sides`() {
        let (slow, wall) = (box(100, 100, side: 40), box(150, 120, side: 40, degrees: 45))
        let own = properties(of: [slow, wall]) { $0.elasticity = 1 }
        own.addLinearVelocity(CGPoint(x: 9, y: 0), for: slow)
        let (upper, lower) = (box(200, 400, side: 60, degrees: 20), Ball(230, 430))
        animator.addBehavior(UICollisionBehavior(items: [slow, wall, upper, lower]))
        expectEqual(
            course(of: slow, wall, upper, lower, count: 4),
            [
                "102 100 0, 150 120 45, 197 399 20, 238 433 0", "104 99 0, 151 121 45, 197 399 20, 238 433 0",
                "105 99 0, 151 121 45, 197 399 20, 238 433 0", "107 98 0, 152 122 45, 197 399 20, 238 433 0",
            ])
    }

    @Test func `A behavior reports the beginning and the end of contacts with their places`() {
        let (left, right, ball) = (box(60, 400, side: 40), box(300, 400, side: 40), Ball(200, 700))
        let own = properties(of: [left, right, ball]) { $0.elasticity = 1 }
        let collision = UICollisionBehavior(items: [left, right, ball])
        let contacts = Contacts([left, right, ball])
        collision.collisionDelegate = contacts
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.addBoundary(
            withIdentifier: NSString(string: "curve"),
            for: UIBezierPath(ovalIn: CGRect(x: 150, y: 500, width: 100, height: 100)))
        animator.addBehavior(collision)
        own.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
        own.addLinearVelocity(CGPoint(x: 0, y: -200), for: ball)
        app.advance(by: 2)
        expectEqual(
            contacts.lines,
            [
                "2 meets curve at 194 604", "2 leaves curve",
                "0 meets 1 at 280 400", "0 leaves 1", "1 meets the bounds at 390 400", "1 leaves the bounds",
                "0 meets 1 at 280 400", "0 leaves 1", "2 meets the bounds at 338 844", "2 leaves the bounds",
                "2 meets the bounds at 390 778", "2 leaves the bounds", "0 meets the bounds at 0 400",
                "0 leaves the bounds",
            ])
    }

    @Test func `A ball comes to rest in a curved boundary`() {
        let ball = Ball(120, 300)
        _ = properties(of: [ball]) { ($0.resistance, $0.friction) = (1, 0.2) }
        let bowl = UIBezierPath()
        bowl.move(to: CGPoint(x: 50, y: 300))
        bowl.addQuadCurve(to: CGPoint(x: 200, y: 500), controlPoint: CGPoint(x: 50, y: 500))
        bowl.addLine(to: CGPoint(x: 250, y: 500))
        bowl.addCurve(
            to: CGPoint(x: 350, y: 300), controlPoint1: CGPoint(x: 330, y: 500), controlPoint2: CGPoint(x: 350, y: 420))
        let collision = UICollisionBehavior(items: [ball])
        collision.addBoundary(withIdentifier: NSString(string: "bowl"), for: bowl)
        animator.addBehavior(UIGravityBehavior(items: [ball]))
        animator.addBehavior(collision)
        expectEqual(
            course(of: ball, count: 8),
            [
                "120 329 0", "120 407 0", "150 471 71", "205 480 -128", "254 479 13", "287 469 116", "291 466 158",
                "273 476 141",
            ])
    }

    // MARK: Rods and springs

    @Test func `A rod held beside the center turns its item, and a new length or anchor moves it`() {
        let box = box(200, 300)
        let rod = UIAttachmentBehavior(
            item: box, offsetFromCenter: UIOffset(horizontal: -30, vertical: -50),
            attachedToAnchor: CGPoint(x: 150, y: 150))
        let kind = (rod.items.count, rod.attachedBehaviorType, rod.length.rounded())
        #expect(kind == (1, .anchor, 102))
        _ = properties(of: [box]) { ($0.resistance, $0.angularResistance) = (1, 2) }
        animator.addBehavior(UIGravityBehavior(items: [box]))
        animator.addBehavior(rod)
        expectEqual(course(of: box, count: 5), ["195 304 13", "176 308 26", "152 310 26", "134 309 35", "126 308 44"])
        rod.length = 40
        rod.anchorPoint = CGPoint(x: 250, y: 200)
        expectEqual(course(of: box, count: 4), ["251 174 -102", "342 241 -29", "248 282 60", "172 233 73"])
    }

    @Test func `A spring between two items swings with its frequency and damping`() {
        let (one, two) = (box(100, 200, side: 60), box(300, 240, side: 80))
        let spring = UIAttachmentBehavior(
            item: one, offsetFromCenter: UIOffset(horizontal: 20, vertical: 10), attachedTo: two,
            offsetFromCenter: UIOffset(horizontal: -10, vertical: 30))
        (spring.frequency, spring.damping) = (1, 0.2)
        let kind = (spring.items.count, spring.attachedBehaviorType, spring.length.rounded())
        #expect(kind == (2, .items, 180))
        _ = properties(of: [one, two])
        animator.addBehavior(spring)
        spring.length = 100
        expectEqual(
            course(of: one, two, count: 6),
            [
                "130 211 -7, 283 234 31", "154 221 -17, 270 228 62", "133 223 -26, 282 227 76",
                "117 225 -33, 291 226 88", "128 225 -37, 284 226 92", "139 226 -41, 278 225 96",
            ])
    }

    @Test(
        arguments: [
            (0, ["219 200 25", "265 200 -12", "254 200 -3"]),
            (1, ["246 200 3", "250 200 0", "250 200 0"]),
        ] as [(CGFloat, [String])])
    func `A snap turns its item upright as it moves it, and damping keeps it from swinging`(
        damping: CGFloat, expected: [String]
    ) {
        let box = box(100, 200, degrees: 120)
        let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 250, y: 200))
        expectEqual(snap.damping, 0.5)
        snap.damping = damping
        animator.addBehavior(snap)
        app.advance(by: 0.05)
        expectEqual(course(of: box, count: 3), expected)
        snap.snapPoint = CGPoint(x: 250, y: 500)
        app.advance(by: 4)
        #expect(course(of: box, count: 1) == ["250 500 0"] && !animator.isRunning)
    }

    // MARK: Pushes and gravity

    @Test func `A push beside the center turns its item, and an instantaneous push acts once`() {
        let (one, two) = (box(100, 200), box(100, 500))
        let own = properties(of: [one, two])
        let pushes = [UIPushBehavior.Mode.continuous, .instantaneous].map { mode in
            let push = UIPushBehavior(items: mode == .continuous ? [one] : [two], mode: mode)
            push.setAngle(.pi / 4, magnitude: 0.5)
            return push
        }
        pushes[0].setTargetOffsetFromCenter(UIOffset(horizontal: 20, vertical: -10), for: one)
        pushes[1].setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 30), for: two)
        for push in pushes { animator.addBehavior(push) }
        expectEqual(
            course(of: one, two, count: 3),
            [
                "101 201 1, 109 509 -9", "104 204 5, 118 518 -18", "110 210 10, 127 527 -27",
            ])
        #expect(pushes.map(\.active) == [true, false] && pushes.map(\.mode) == [.continuous, .instantaneous])
        pushes[0].active = false
        pushes[1].active = true
        app.advance(by: 0.1)
        let speeds = [one, two].map { own.linearVelocity(for: $0).x.rounded() }
        expectEqual(speeds, [27, 71])
    }

    @Test func `Angle and magnitude describe the direction, and the angle outlives a magnitude of zero`() {
        let (gravity, push) = (UIGravityBehavior(), UIPushBehavior(items: [], mode: .continuous))
        func words(_ values: CGFloat...) -> String {
            values.map { "\(Int(($0 * 100).rounded()))" }.joined(separator: " ")
        }
        var lines: [String] = []
        func note() {
            lines.append(
                words(gravity.gravityDirection.dx, gravity.gravityDirection.dy, gravity.angle, gravity.magnitude))
            lines.append(words(push.pushDirection.dx, push.pushDirection.dy, push.angle, push.magnitude))
        }
        note()
        gravity.angle = 0
        push.pushDirection = CGVector(dx: 0, dy: -2)
        note()
        (gravity.magnitude, push.magnitude) = (0, 0)
        note()
        (gravity.magnitude, push.magnitude) = (3, 3)
        note()
        gravity.gravityDirection = CGVector(dx: -3, dy: 4)
        push.angle = .pi
        note()
        expectEqual(
            lines,
            [
                "0 100 157 100", "0 0 0 0", "100 0 0 100", "0 -200 -157 200", "0 0 0 0", "0 0 -157 0", "300 0 0 300",
                "0 -300 -157 300", "-300 400 221 500", "-300 0 314 300",
            ])
    }

    // MARK: Animators

    private final class Rests: NSObject, UIDynamicAnimatorDelegate {
        var lines: [String] = []
        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume \(animator.isRunning)") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause \(animator.isRunning)") }
    }

    @Test func `An animator pauses a quarter of a second after the last movement and resumes with each change`() {
        let (rests, box) = (Rests(), box(100, 100))
        animator.delegate = rests
        let own = properties(of: [box])
        func expectRest(line: Int = #line, _ change: () -> Void) {
            change()
            app.advance(by: 0.2)
            #expect(animator.isRunning, "line \(line)")
            app.advance(by: 0.1)
            #expect(!animator.isRunning && rests.lines == ["resume false", "pause false"])
            rests.lines = []
        }
        expectRest {}
        let changes: [() -> Void] = [
            { own.elasticity = 1 }, { own.friction = 1 }, { own.density = 2 }, { own.resistance = 1 },
            { own.angularResistance = 1 }, { own.charge = 1 }, { own.isAnchored = true },
            { own.allowsRotation = false },
        ]
        for change in changes { expectRest(change) }
        let push = UIPushBehavior(items: [box], mode: .continuous)
        let gravity = UIGravityBehavior(items: [box])
        gravity.magnitude = 0
        let collision = UICollisionBehavior(items: [box])
        for behavior in [push, gravity, collision] { expectRest { animator.addBehavior(behavior) } }
        expectRest { push.active = false }
        expectRest { push.pushDirection = CGVector(dx: 1, dy: 0) }
        expectRest { gravity.gravityDirection = CGVector(dx: 1, dy: 0) }
        expectRest { collision.translatesReferenceBoundsIntoBoundary = true }
        expectRest { collision.addBoundary(withIdentifier: NSString("a"), from: .zero, to: CGPoint(x: 1, y: 0)) }
        expectRest { collision.removeAllBoundaries() }
        expectRest { animator.updateItem(usingCurrentState: box) }
        expectRest { animator.removeBehavior(collision) }
        expectEqual(box.center, CGPoint(x: 100, y: 100))
    }

    @Test func `Velocities added before the animator apply later, and resistance takes them away`() {
        let box = box(100, 200)
        box.transform = CGAffineTransform(scaleX: 2, y: 2)
        let own = UIDynamicItemBehavior(items: [box])
        own.addLinearVelocity(CGPoint(x: 100, y: 50), for: box)
        own.addAngularVelocity(2, for: box)
        (own.resistance, own.angularResistance) = (1, 3)
        expectEqual(own.linearVelocity(for: box), .zero)
        animator.addBehavior(own)
        #expect(own.linearVelocity(for: box) == CGPoint(x: 100, y: 50) && own.angularVelocity(for: box) == 2)
        expectEqual(course(of: box, count: 4), ["122 211 20", "139 220 29", "153 226 34", "163 232 36"])
        expectEqual((hypot(box.transform.a, box.transform.b) * 100).rounded(), 200)
        own.isAnchored = true
        app.advance(by: 0.1)
        own.isAnchored = false
        #expect(own.linearVelocity(for: box) == .zero && own.angularVelocity(for: box) == 0)
    }

    @Test func `Children join and leave the animator with their parent, and actions run after each step`() {
        let (box, parent) = (box(100, 200), UIDynamicBehavior())
        let gravity = UIGravityBehavior(items: [box, box])
        parent.addChildBehavior(gravity)
        var centers: [CGFloat] = []
        gravity.action = { centers.append(box.center.y) }
        animator.addBehavior(parent)
        animator.addBehavior(parent)
        gravity.addItem(box)
        #expect(gravity.items.count == 2 && animator.behaviors == [parent])
        app.advance(by: 0.1)
        #expect(centers.count == Int((animator.elapsedTime * 240).rounded()) && centers == centers.sorted())
        box.center = CGPoint(x: 100, y: 600)
        animator.removeBehavior(parent)
        #expect(gravity.dynamicAnimator == nil && box.center.y == 600)
    }
}
