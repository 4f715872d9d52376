import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits

@testable import TouchstoneLayout
@testable import UIKit

/// Constraints in the forms that layout libraries use, in a screen of 320 by 480 points.
@Suite(.application(tracing: .both)) @MainActor
struct LibraryIdiomTests {
    private let app = TestApplication.current
    private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let one = UIView()
    private let other = UIView()

    init() {
        TestApplication.current.makeWindow().addSubview(screen)
        for view in [one, other] {
            view.translatesAutoresizingMaskIntoConstraints = false
            screen.addSubview(view)
        }
    }

    /// A constraint that keeps a reference to the object that made it.
    private final class MadeConstraint: NSLayoutConstraint {
        var label: String? {
            get { identifier }
            set { identifier = newValue }
        }
        weak var maker: AnyObject?
    }

    private func make(
        _ item: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
        _ target: Any? = nil, _ second: NSLayoutConstraint.Attribute = .notAnAttribute, by multiplier: CGFloat = 1,
        _ constant: CGFloat = 0
    ) -> MadeConstraint {
        MadeConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: target, attribute: second,
            multiplier: multiplier, constant: constant)
    }

    /// Lays out, and returns the number of constraints in each conflict.
    private func conflicts() -> [Int] {
        var counts: [Int] = []
        LayoutConflict.$listener.withValue({ counts.append($0.constraints.count) }) { app.settle() }
        return counts
    }

    // MARK: Sizes

    @Test(arguments: [(NSLayoutConstraint.Attribute.notAnAttribute, CGFloat(1)), (.width, 1), (.notAnAttribute, 0)])
    func `A size without a second item ignores its attribute and its multiplier`(
        second: NSLayoutConstraint.Attribute, multiplier: CGFloat
    ) {
        let logged = app.exceptions {
            let width = make(one, .width, .equal, nil, second, by: multiplier, 120)
            let height = make(one, .height, .equal, nil, second == .width ? .height : second, by: multiplier, 40)
            NSLayoutConstraint.activate([
                width, height, make(one, .left, .equal, screen, .left, 10), make(one, .top, .equal, screen, .top, 20),
            ])
            #expect(width.secondItem == nil && width.secondAttribute == .notAnAttribute && width.multiplier == 1)
            app.settle()
        }
        #expect(logged.isEmpty)
        expectEqual(one.frame, CGRect(x: 10, y: 20, width: 120, height: 40))
        // The size constraints are held by the view itself.
        expectEqual(one.constraints.map(\.firstAttribute), [.width, .height])
        expectEqual(screen.constraints.map(\.firstAttribute), [.left, .top])
    }

    @Test func `A size constraint added to the superview is held by the superview`() {
        screen.addConstraint(make(one, .height, .equal, nil, .notAnAttribute, 40))
        screen.addConstraints([
            make(one, .width, .equal, screen, .width, by: 0.25), make(one, .top, .equal, screen, .bottom, by: 0.5),
            make(one, .centerX, .equal, screen, .left, 100),
        ])
        app.settle()
        expectEqual(one.frame, CGRect(x: 60, y: 240, width: 80, height: 40))
        let height = screen.constraints.first { $0.firstItem as? UIView === one && $0.firstAttribute == .height }
        height?.constant = 60
        app.settle()
        #expect(height != nil && one.frame.height == 60)
        if let height { screen.removeConstraint(height) }
        #expect(height?.isActive == false && screen.constraints.count == 3)
    }

    @Test func `A width can relate to a height and to the size of another view`() {
        NSLayoutConstraint.activate([
            make(one, .left, .equal, screen, .left), make(one, .top, .equal, screen, .top),
            make(one, .height, .equal, nil, .height, 50), make(one, .width, .equal, one, .height, by: 2),
            make(other, .left, .equal, one, .right, 8), make(other, .top, .equal, one, .top),
            make(other, .width, .equal, one, .width), make(other, .height, .equal, one, .width, 5),
        ])
        app.settle()
        expectEqual(one.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
        expectEqual(other.frame, CGRect(x: 108, y: 0, width: 100, height: 105))
    }

    // MARK: Positions

    @Test func `A left edge can relate to a top edge`() {
        let logged = app.exceptions {
            NSLayoutConstraint.activate([
                make(one, .top, .equal, screen, .top, 30), make(one, .left, .equal, screen, .top, 30),
                make(one, .width, .equal, nil, .width, 10), make(one, .height, .equal, nil, .height, 10),
                make(other, .left, .equal, one, .bottom), make(other, .top, .equal, one, .right),
                make(other, .right, .equal, screen, .bottom, by: 0.5), make(other, .height, .equal, nil, .height, 20),
            ])
            app.settle()
        }
        #expect(logged.isEmpty)
        expectEqual(one.frame, CGRect(x: 30, y: 30, width: 10, height: 10))
        expectEqual(other.frame, CGRect(x: 40, y: 40, width: 200, height: 20))
    }

    @Test func `Centers can be multiples of the superview's trailing edge`() {
        let views = [one, other]
        for (index, view) in views.enumerated() {
            let part = CGFloat(2 * index + 1) / CGFloat(2 * views.count)
            NSLayoutConstraint.activate([
                make(view, .centerX, .equal, screen, .trailing, by: part),
                make(view, .centerY, .equal, screen, .centerY),
                make(view, .width, .equal, nil, .notAnAttribute, by: 0, 40), make(view, .height, .equal, view, .width),
            ])
        }
        app.settle()
        expectEqual(one.frame, CGRect(x: 60, y: 220, width: 40, height: 40))
        expectEqual(other.frame, CGRect(x: 220, y: 220, width: 40, height: 40))
    }

    @Test func `A bar layout guide and a margin can be targets of constraints`() {
        let controller = UIViewController()
        app.makeWindow(root: controller)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            make(view, .top, .equal, controller.topLayoutGuide, .bottom, 4),
            make(view, .bottom, .equal, controller.bottomLayoutGuide, .top, -4),
            make(view, .left, .equal, controller.view, .leftMargin), make(view, .width, .equal, nil, .width, 50),
        ])
        app.settle()
        let safe = controller.view.safeAreaInsets
        #expect(view.frame.minY == safe.top + 4 && view.frame.maxY == controller.view.bounds.maxY - safe.bottom - 4)
        #expect(view.frame.minX == controller.view.layoutMargins.left && view.frame.width == 50)
    }

    // MARK: Changes

    private func place() {
        NSLayoutConstraint.activate([
            make(one, .left, .equal, screen, .left), make(one, .top, .equal, screen, .top),
            make(one, .height, .equal, nil, .height, 10),
        ])
    }

    @Test func `The priority of an active constraint can change`() {
        place()
        let narrow = make(one, .width, .equal, nil, .width, 100)
        let wide = make(one, .width, .equal, nil, .width, 200)
        narrow.priority = UILayoutPriority(500)
        NSLayoutConstraint.activate([narrow, wide])
        #expect(conflicts() == [] && one.frame.width == 200)
        wide.priority = UILayoutPriority(250)
        #expect(conflicts() == [] && one.frame.width == 100)
        wide.priority = UILayoutPriority(750)
        #expect(conflicts() == [] && one.frame.width == 200)
        narrow.priority = .required
        #expect(conflicts() == [] && one.frame.width == 100)
        #expect(narrow.isActive && wide.isActive)
    }

    @Test func `A broken constraint takes part again after its priority is lowered`() {
        place()
        let most = make(one, .width, .lessThanOrEqual, nil, .width, 150)
        let wanted = make(one, .width, .equal, nil, .width, 200)
        NSLayoutConstraint.activate([most, wanted])
        expectEqual(conflicts(), [2])
        wanted.priority = .defaultHigh
        expectEqual(conflicts(), [])
        expectEqual(one.frame.width, 150)
        most.constant = 180
        #expect(conflicts() == [] && one.frame.width == 180)
        wanted.priority = .required
        expectEqual(conflicts(), [2])
    }

    @Test func `Constraints can be updated, deactivated and replaced as arrays`() {
        place()
        var group = [make(one, .width, .equal, nil, .width, 100)]
        NSLayoutConstraint.activate(group)
        app.settle()
        // An update changes the constant of the similar constraint.
        let similar = one.constraints.first { constraint in
            constraint.firstAttribute == .width && constraint.relation == .equal && constraint.secondItem == nil
                && constraint.multiplier == 1 && constraint.priority == .required
        }
        similar?.constant = 110
        app.settle()
        #expect(similar === group[0] && one.frame.width == 110)
        // A replacement deactivates the old constraints.
        NSLayoutConstraint.deactivate(group)
        group = [
            make(one, .width, .equal, screen, .width, by: 0.5), make(one, .width, .lessThanOrEqual, nil, .width, 400),
        ]
        NSLayoutConstraint.activate(group)
        #expect(conflicts() == [] && one.frame.width == 160)
        NSLayoutConstraint.deactivate(group)
        NSLayoutConstraint.activate([])
        #expect(group.allSatisfy { !$0.isActive } && one.constraints.count == 1)
    }

    @Test func `A constraint subclass keeps its identifier and its properties`() {
        place()
        let width = make(one, .width, .greaterThanOrEqual, nil, .width, 100)
        width.label = "card.width"
        width.maker = screen
        width.isActive = true
        let wrong = make(one, .width, .lessThanOrEqual, nil, .width, 50)
        wrong.identifier = "wrong"
        wrong.isActive = true
        var reported: [LayoutConflict] = []
        LayoutConflict.$listener.withValue({ reported.append($0) }) { app.settle() }
        #expect(reported.count == 1 && reported.first?.broken.contains("'wrong'") == true)
        expectEqual(reported.first?.constraints.contains { $0.contains("MadeConstraint 'card.width'") }, true)
        let found = one.constraints.compactMap { $0 as? MadeConstraint }.first { $0.label == "card.width" }
        #expect(found === width && found?.maker === screen)
    }

    /// A view that changes its constraints in `updateConstraints()`.
    private final class Expanding: UIView {
        var isExpanded = false
        var updates = 0
        private var height: NSLayoutConstraint?
        override class var requiresConstraintBasedLayout: Bool { true }

        override func updateConstraints() {
            updates += 1
            if let height {
                height.constant = isExpanded ? 200 : 50
            } else {
                let made = heightAnchor.constraint(equalToConstant: 50)
                made.isActive = true
                height = made
            }
            super.updateConstraints()
        }
    }

    @Test func `Constraints that updateConstraints changes apply in the same layout`() {
        let view = Expanding()
        view.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(view)
        NSLayoutConstraint.activate([
            make(view, .left, .equal, screen, .left), make(view, .right, .equal, screen, .right),
            make(view, .top, .equal, screen, .top), make(one, .top, .equal, view, .bottom, 8),
            make(one, .left, .equal, view, .left), make(one, .width, .equal, nil, .width, 10),
            make(one, .height, .equal, nil, .height, 10),
        ])
        app.settle()
        #expect(view.updates == 1 && view.frame.height == 50 && one.frame.minY == 58)
        view.isExpanded = true
        view.setNeedsUpdateConstraints()
        view.updateConstraintsIfNeeded()
        expectEqual(view.updates, 2)
        screen.layoutIfNeeded()
        #expect(view.frame.height == 200 && one.frame.minY == 208)
        view.isExpanded = false
        view.setNeedsUpdateConstraints()
        app.settle()
        #expect(view.updates == 3 && view.frame.height == 50 && one.frame.minY == 58)
    }

    @Test func `An illegal constraint that is added to a view never becomes active`() {
        let logged = app.exceptions {
            let position = make(one, .left, .equal, nil, .notAnAttribute, 10)
            screen.addConstraint(position)
            #expect(!position.isActive && screen.constraints.isEmpty)
            app.settle()
        }
        expectEqual(logged.count, 1)
    }
}
