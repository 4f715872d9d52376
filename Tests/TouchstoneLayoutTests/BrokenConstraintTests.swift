import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits

@testable import TouchstoneLayout
@testable import UIKit

/// Required constraints that conflict, in a screen of 320 by 480 points.
@Suite(.application) @MainActor
struct BrokenConstraintTests {
    private let window: UIWindow
    private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let box = UIView()

    init() {
        window = TestApplication.current.makeWindow()
        window.addSubview(screen)
        box.accessibilityIdentifier = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: screen.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
        ])
    }

    /// Lays out, and returns the number of constraints in each reported conflict. The width of the screen counts as one.
    private func conflicts() -> [Int] {
        var counts: [Int] = []
        LayoutConflict.$listener.withValue({ counts.append($0.constraints.count) }) {
            TestApplication.current.settle()
        }
        return counts
    }

    @Test func `A conflict of three constraints ends when one of them changes`() {
        let left = box.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 10)
        let right = box.rightAnchor.constraint(equalTo: screen.rightAnchor, constant: -10)
        let width = box.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([left, right, width])
        expectEqual(conflicts(), [4])
        let holding = [box.frame.minX == 10, box.frame.maxX == 310, box.frame.width == 100]
        expectEqual(holding.filter { $0 }.count, 2)
        #expect([left, right, width].allSatisfy { $0.isActive })
        left.constant = 210
        expectEqual(conflicts(), [])
        expectEqual(box.frame, CGRect(x: 210, y: 0, width: 100, height: 10))
        width.constant = 50
        expectEqual(conflicts(), [4])
        right.constant = -60
        expectEqual(conflicts(), [])
        expectEqual(box.frame, CGRect(x: 210, y: 0, width: 50, height: 10))
    }

    @Test func `A broken constraint is satisfied after the other is deactivated`() {
        let left = box.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 10)
        let right = box.rightAnchor.constraint(equalTo: screen.rightAnchor, constant: -10)
        let width = box.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([left, right, width])
        expectEqual(conflicts(), [4])
        right.isActive = false
        expectEqual(conflicts(), [])
        expectEqual(box.frame, CGRect(x: 10, y: 0, width: 100, height: 10))
        right.isActive = true
        left.isActive = false
        expectEqual(conflicts(), [])
        expectEqual(box.frame, CGRect(x: 210, y: 0, width: 100, height: 10))
        left.isActive = true
        width.isActive = false
        expectEqual(conflicts(), [])
        expectEqual(box.frame, CGRect(x: 10, y: 0, width: 300, height: 10))
    }

    @Test func `Inequalities can conflict and be satisfiable again`() {
        box.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
        let least = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
        let most = box.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
        NSLayoutConstraint.activate([least, most])
        expectEqual(conflicts(), [2])
        expectEqual(box.frame.width, 100)
        most.constant = 100
        #expect(conflicts() == [] && box.frame.width == 100)
        least.constant = 30
        most.constant = 40
        let wanted = box.widthAnchor.constraint(equalToConstant: 900)
        wanted.priority = .defaultLow
        wanted.isActive = true
        #expect(conflicts() == [] && box.frame.width == 40)
    }

    @Test func `A constraint below required priority yields without a conflict`() {
        box.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
        let required = box.widthAnchor.constraint(equalToConstant: 200)
        let high = box.widthAnchor.constraint(equalToConstant: 100)
        high.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([high, required])
        #expect(conflicts() == [] && box.frame.width == 200)
        required.isActive = false
        #expect(conflicts() == [] && box.frame.width == 100)
    }

    @Test func `A conflict does not affect other views`() {
        let apart = UIView()
        apart.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(apart)
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 5),
            box.widthAnchor.constraint(equalToConstant: 100), box.widthAnchor.constraint(equalToConstant: 200),
            apart.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 20),
            apart.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 30),
            apart.widthAnchor.constraint(equalToConstant: 70), apart.heightAnchor.constraint(equalToConstant: 80),
        ])
        expectEqual(conflicts(), [2])
        expectEqual(apart.frame, CGRect(x: 25, y: 40, width: 70, height: 80))
        #expect(box.frame.minX == 5 && box.frame.height == 10)
    }

    @Test func `A length never becomes negative`() {
        box.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
        let width = box.widthAnchor.constraint(equalToConstant: -50)
        width.priority = .defaultHigh
        width.isActive = true
        #expect(conflicts() == [] && box.frame == CGRect(x: 0, y: 0, width: 0, height: 10))
    }
}
