import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Fields that move a box of 100 by 100 points whose center begins at (200, 300).
@Suite(.application) @MainActor
struct FieldBehaviorTests {
    private let app = TestApplication.current
    private let box = UIView(frame: CGRect(x: 150, y: 250, width: 100, height: 100))
    private let animator: UIDynamicAnimator
    private let own: UIDynamicItemBehavior

    init() {
        let window = TestApplication.current.makeWindow()
        window.addSubview(box)
        animator = UIDynamicAnimator(referenceView: window)
        own = UIDynamicItemBehavior(items: [box])
        animator.addBehavior(own)
    }

    /// The direction in which a field has moved the box after half a second, in whole points of the greater axis.
    private func way(_ field: UIFieldBehavior, charge: CGFloat = 0, velocity: CGPoint = .zero) -> String {
        own.charge = charge
        own.addLinearVelocity(velocity, for: box)
        field.addItem(box)
        animator.addBehavior(field)
        app.advance(by: 0.5)
        let (right, down) = (box.center.x - 200, box.center.y - 300)
        func word(_ way: CGFloat, _ less: String, _ more: String) -> String {
            abs(way) < 0.5 ? "" : way < 0 ? less : more
        }
        return word(right, "left", "right") + word(down, "up", "down")
    }

    @Test func `Linear gravity pulls in its direction`() {
        expectEqual(way(.linearGravityField(direction: CGVector(dx: 0, dy: -1))), "up")
    }
    @Test func `Radial gravity pulls to the position`() {
        expectEqual(way(.radialGravityField(position: CGPoint(x: 0, y: 300))), "left")
    }
    @Test func `A field acts only in its region`() {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
        field.position = CGPoint(x: 200, y: 600)
        field.region = UIRegion(radius: 100)
        expectEqual(way(field), "")
    }
    @Test func `A velocity field moves at its own speed`() {
        expectEqual(way(.velocityField(direction: CGVector(dx: 1, dy: 0))), "right")
        #expect(abs(box.center.x - 250) < 2)
    }
    @Test func `An electric field pushes a charge away and leaves other items alone`() {
        let field = UIFieldBehavior.electricField()
        field.position = CGPoint(x: 200, y: 0)
        expectEqual(way(field), "")
        animator.removeBehavior(field)
        expectEqual(way(field, charge: 1), "down")
    }
    @Test func `A drag field slows, and a block computes a force`() {
        let drag = UIFieldBehavior.dragField()
        drag.strength = 20
        _ = way(drag, velocity: CGPoint(x: 200, y: 0))
        #expect(box.center.x > 201 && box.center.x < 215)
        var masses: [CGFloat] = []
        let field = UIFieldBehavior.field { _, _, _, mass, _, _ in
            masses.append(mass)
            return CGVector(dx: 0, dy: 50)
        }
        #expect(way(field).hasSuffix("down"))
        expectEqual(masses.first, 1)
    }
    @Test func `Regions combine`() {
        let (circle, square) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 40, height: 4)))
        let point = CGPoint(x: 15, y: 0)
        let found = [
            circle.contains(point), square.contains(point), circle.union(with: square).contains(point),
            circle.intersection(with: square).contains(point), square.difference(from: circle).contains(point),
            circle.inverse().contains(point), UIRegion.infinite.contains(point),
        ]
        expectEqual(found, [false, true, true, false, true, true, true])
    }
}
