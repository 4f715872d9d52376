import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Relations, constants and multipliers with their signs, in a screen of 320 by 480 points.
@Suite(.application) @MainActor
struct InequalityTests {
    private let window: UIWindow
    private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let box = UIView()
    private let other = UIView()

    init() {
        window = TestApplication.current.makeWindow()
        window.addSubview(screen)
        for view in [box, other] {
            view.translatesAutoresizingMaskIntoConstraints = false
            screen.addSubview(view)
        }
        // The frame of other is (10, 20) with a size of 100 by 60 points.
        activate([
            other.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 10),
            other.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
            other.widthAnchor.constraint(equalToConstant: 100), other.heightAnchor.constraint(equalToConstant: 60),
        ])
    }

    private func activate(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
    }

    /// Activates a constraint with a low priority.
    private func pull(_ constraint: NSLayoutConstraint, _ priority: Float = 250) {
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = true
    }

    private var frame: CGRect {
        TestApplication.current.settle()
        return box.frame
    }

    private func place(_ x: CGFloat, _ y: CGFloat) {
        activate([
            box.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: x),
            box.topAnchor.constraint(equalTo: screen.topAnchor, constant: y),
            box.heightAnchor.constraint(equalToConstant: 10),
        ])
    }

    @Test(arguments: [(50, 50), (150, 100)] as [(CGFloat, CGFloat)])
    func `A lessThanOrEqual constraint limits a length`(wanted: CGFloat, width: CGFloat) {
        place(0, 0)
        box.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
        pull(box.widthAnchor.constraint(equalToConstant: wanted))
        expectEqual(frame, CGRect(x: 0, y: 0, width: width, height: 10))
    }

    @Test(arguments: [(50, 100), (150, 150)] as [(CGFloat, CGFloat)])
    func `A greaterThanOrEqual constraint is a minimum of a length`(wanted: CGFloat, width: CGFloat) {
        place(0, 0)
        box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
        pull(box.widthAnchor.constraint(equalToConstant: wanted))
        expectEqual(frame, CGRect(x: 0, y: 0, width: width, height: 10))
    }

    @Test(arguments: [(0, 30), (50, 50)] as [(CGFloat, CGFloat)])
    func `A greaterThanOrEqual constraint is a minimum of the distance between edges`(wanted: CGFloat, x: CGFloat) {
        activate([
            box.leftAnchor.constraint(greaterThanOrEqualTo: screen.leftAnchor, constant: 30),
            box.widthAnchor.constraint(equalToConstant: 40),
        ])
        pull(box.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: wanted))
        #expect(frame.minX == x && frame.width == 40)
    }

    @Test(arguments: [(0, 0), (50, 30)] as [(CGFloat, CGFloat)])
    func `A lessThanOrEqual constraint is a maximum of the distance between edges`(wanted: CGFloat, x: CGFloat) {
        activate([
            box.leftAnchor.constraint(lessThanOrEqualTo: screen.leftAnchor, constant: 30),
            box.widthAnchor.constraint(equalToConstant: 40),
        ])
        pull(box.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: wanted))
        #expect(frame.minX == x && frame.width == 40)
    }

    @Test(arguments: [(0, 300), (-50, 270)] as [(CGFloat, CGFloat)])
    func `A negative constant keeps an edge inside the opposite edge`(wanted: CGFloat, maxX: CGFloat) {
        activate([
            box.rightAnchor.constraint(lessThanOrEqualTo: screen.rightAnchor, constant: -20),
            box.widthAnchor.constraint(equalToConstant: 40),
        ])
        pull(box.rightAnchor.constraint(equalTo: screen.rightAnchor, constant: wanted))
        #expect(frame.maxX == maxX && frame.width == 40)
    }

    @Test func `Inequalities keep views above and below another view`() {
        activate([
            box.bottomAnchor.constraint(lessThanOrEqualTo: other.topAnchor, constant: -5),
            box.heightAnchor.constraint(equalToConstant: 10),
        ])
        pull(box.topAnchor.constraint(equalTo: screen.topAnchor, constant: 50))
        #expect(frame.minY == 5 && frame.maxY == 15)
        let below = UIView()
        below.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(below)
        activate([
            below.topAnchor.constraint(greaterThanOrEqualTo: other.bottomAnchor, constant: 7),
            below.heightAnchor.constraint(equalToConstant: 10),
        ])
        pull(below.topAnchor.constraint(equalTo: screen.topAnchor, constant: 50))
        TestApplication.current.settle()
        #expect(below.frame.minY == 87 && below.frame.maxY == 97)
    }

    @Test(
        arguments: [
            (.lessThanOrEqual, 0, 0), (.lessThanOrEqual, 300, 230), (.equal, 0, 230), (.greaterThanOrEqual, 0, 230),
            (.greaterThanOrEqual, 300, 300),
        ] as [(NSLayoutConstraint.Relation, CGFloat, CGFloat)])
    func `Relations use a multiplier and a constant`(
        relation: NSLayoutConstraint.Relation, wanted: CGFloat, width: CGFloat
    ) {
        place(0, 100)
        // 2 × 100 + 30.
        activate([
            NSLayoutConstraint(
                item: box, attribute: .width, relatedBy: relation, toItem: other, attribute: .width, multiplier: 2,
                constant: 30)
        ])
        pull(box.widthAnchor.constraint(equalToConstant: wanted))
        expectEqual(frame.width, width)
    }

    @Test(
        arguments: [
            (.lessThanOrEqual, 0, 0), (.lessThanOrEqual, 300, 150), (.equal, 0, 150), (.greaterThanOrEqual, 0, 150),
            (.greaterThanOrEqual, 300, 300),
        ] as [(NSLayoutConstraint.Relation, CGFloat, CGFloat)])
    func `Relations use a negative multiplier`(relation: NSLayoutConstraint.Relation, wanted: CGFloat, width: CGFloat) {
        place(0, 100)
        // 200 − 0.5 × 100.
        activate([
            NSLayoutConstraint(
                item: box, attribute: .width, relatedBy: relation, toItem: other, attribute: .width, multiplier: -0.5,
                constant: 200)
        ])
        pull(box.widthAnchor.constraint(equalToConstant: wanted))
        expectEqual(frame.width, width)
    }

    @Test func `Dimension anchors use multipliers and constants`() {
        place(0, 100)
        let most = box.widthAnchor.constraint(lessThanOrEqualTo: other.heightAnchor, multiplier: 3, constant: -10)
        let least = box.widthAnchor.constraint(greaterThanOrEqualTo: other.widthAnchor, multiplier: 0.5, constant: 20)
        activate([most, least])
        let wanted = box.widthAnchor.constraint(equalToConstant: 300)
        pull(wanted)
        expectEqual(frame.width, 170)
        wanted.constant = 10
        expectEqual(frame.width, 70)
        wanted.constant = 100
        expectEqual(frame.width, 100)
    }

    @Test func `A new constant of an inequality takes effect`() {
        place(0, 0)
        let most = box.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
        most.isActive = true
        pull(box.widthAnchor.constraint(equalToConstant: 200))
        expectEqual(frame.width, 100)
        most.constant = 150
        expectEqual(frame.width, 150)
        most.constant = 250
        expectEqual(frame.width, 200)
        most.constant = 40
        expectEqual(frame.width, 40)
        most.isActive = false
        expectEqual(frame.width, 200)
    }

    @Test func `Two inequalities limit a length from both sides`() {
        place(0, 0)
        activate([
            box.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
            box.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
        ])
        let wanted = box.widthAnchor.constraint(equalToConstant: 0)
        pull(wanted)
        let widths = ([0, 100, 300] as [CGFloat]).map { constant in
            wanted.constant = constant
            return frame.width
        }
        expectEqual(widths, [80, 100, 120])
    }

    @Test func `Leading inequalities are mirrored in a right-to-left layout`() {
        place(0, 0)
        screen.constraints.first { $0.firstItem === box && $0.firstAttribute == .left }?.isActive = false
        activate([
            box.leadingAnchor.constraint(greaterThanOrEqualTo: screen.leadingAnchor, constant: 30),
            box.widthAnchor.constraint(equalToConstant: 50),
        ])
        pull(box.leadingAnchor.constraint(equalTo: screen.leadingAnchor))
        expectEqual(frame.minX, 30)
        screen.semanticContentAttribute = .forceRightToLeft
        #expect(frame.minX == 240 && frame.maxX == 290)
    }

    @Test func `Inequalities apply to center anchors`() {
        place(0, 0)
        screen.constraints.first { $0.firstItem === box && $0.firstAttribute == .left }?.isActive = false
        activate([
            box.centerXAnchor.constraint(greaterThanOrEqualTo: screen.centerXAnchor, constant: -40),
            box.centerXAnchor.constraint(lessThanOrEqualTo: screen.centerXAnchor, constant: 40),
            box.widthAnchor.constraint(equalToConstant: 20),
        ])
        let wanted = box.centerXAnchor.constraint(equalTo: screen.leftAnchor)
        pull(wanted)
        expectEqual(frame.midX, 120)
        wanted.constant = 320
        expectEqual(frame.midX, 200)
        wanted.constant = 170
        expectEqual(frame.midX, 170)
    }

    @Test func `anchorWithOffset is a dimension between two anchors`() {
        place(0, 100)
        let distance = box.leftAnchor.anchorWithOffset(to: box.rightAnchor)
        distance.constraint(equalTo: other.widthAnchor, multiplier: 1.5).isActive = true
        expectEqual(frame.width, 150)
        let gap = other.bottomAnchor.anchorWithOffset(to: box.topAnchor)
        screen.constraints.first { $0.firstItem === box && $0.firstAttribute == .top }?.isActive = false
        gap.constraint(equalToConstant: 25).isActive = true
        expectEqual(frame.minY, 105)
    }
}
