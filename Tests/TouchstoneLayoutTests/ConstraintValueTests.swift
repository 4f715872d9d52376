import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The values that constraints accept and have.
@Suite(.application) @MainActor
struct ConstraintValueTests {
    private let app = TestApplication.current

    @Test func `A constant that is not finite and a priority out of range are logged and ignored`() {
        let constraint = UIView().widthAnchor.constraint(equalToConstant: 30)
        let logged = app.exceptions {
            constraint.constant = .nan
            constraint.constant = -.infinity
            constraint.priority = UILayoutPriority(0)
            constraint.priority = UILayoutPriority(1000.5)
            constraint.priority = UILayoutPriority(-1)
        }
        expectEqual(logged.count, 5)
        expectEqual([constraint.constant, CGFloat(constraint.priority.rawValue)], [30, 1000])
        constraint.priority = UILayoutPriority(0.5)
        expectEqual(constraint.priority.rawValue, 0.5)
    }

    @Test func `A view whose mask is translated again has its frame`() {
        let window = app.makeWindow()
        let (box, next) = (UIView(), UIView())
        for view in [box, next] {
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
        }
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 20),
            next.leftAnchor.constraint(equalTo: box.rightAnchor, constant: 10),
            next.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
        ])
        let width = box.widthAnchor.constraint(equalToConstant: 30)
        width.isActive = true
        app.settle()
        expectEqual([box.frame.minX, box.frame.width, next.frame.minX, next.frame.width], [20, 30, 60, 15])
        NSLayoutConstraint.deactivate(window.constraints.filter { $0.firstItem === box } + [width])
        box.translatesAutoresizingMaskIntoConstraints = true
        box.frame = CGRect(x: 100, y: 7, width: 44, height: 9)
        app.settle()
        expectEqual(box.frame, CGRect(x: 100, y: 7, width: 44, height: 9))
        expectEqual([next.frame.minX, next.frame.width], [154, 22])
    }

    @Test func `System spacings are multiples of eight points`() {
        let superview = UIView()
        let (first, second) = (UIView(), UIView())
        superview.addSubview(first)
        superview.addSubview(second)
        let constraints = [
            second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
            second.leadingAnchor.constraint(
                greaterThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 0.5),
            second.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 3),
            second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 1.5),
            second.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 2.5),
            second.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 4),
        ]
        expectEqual(constraints.map(\.constant), [16, 4, 24, 12, 20, 32])
        let relations: [NSLayoutConstraint.Relation] = [.equal, .greaterThanOrEqual, .lessThanOrEqual]
        expectEqual(constraints.map(\.relation), relations + relations)
        expectEqual(constraints.map(\.multiplier), Array(repeating: 1, count: 6))
        #expect(constraints.allSatisfy { $0.firstItem === second && $0.secondItem === first })
    }

    @Test func `A view with a frame moves the views that are constrained to it`() {
        let window = app.makeWindow()
        let (box, next) = (UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50)), UIView())
        next.translatesAutoresizingMaskIntoConstraints = false
        for view in [box, next] { window.addSubview(view) }
        NSLayoutConstraint.activate([
            next.leftAnchor.constraint(equalTo: box.rightAnchor, constant: 10),
            next.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 5),
            next.widthAnchor.constraint(equalTo: box.heightAnchor), next.heightAnchor.constraint(equalToConstant: 7),
        ])
        var frames: [CGRect] = []
        for frame in [
            box.frame, CGRect(x: 90, y: 30, width: 40, height: 50), CGRect(x: 90, y: 1, width: 60, height: 9),
        ] {
            box.frame = frame
            app.settle()
            frames.append(next.frame)
        }
        expectEqual(
            frames,
            [
                CGRect(x: 70, y: 85, width: 50, height: 7), CGRect(x: 140, y: 85, width: 50, height: 7),
                CGRect(x: 160, y: 15, width: 9, height: 7),
            ])
        box.center = CGPoint(x: 40, y: 104.5)
        app.settle()
        expectEqual(next.frame, CGRect(x: 80, y: 114, width: 9, height: 7))
    }
}
