import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Random changes of constraints, compared with a new screen that has the final constraints.
@Suite(.application) @MainActor
struct ChangingConstraintTests {
    /// A constraint in plain values. View 0 is the screen.
    private struct Rule: CustomStringConvertible {
        var views: (Int, Int?)
        var attributes: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
        var relation: NSLayoutConstraint.Relation
        var multiplier: CGFloat
        var constant: CGFloat
        var priority: Float

        init(_ random: inout RandomChoices, _ number: Int) {
            let first = random.whole(1...4)
            let isSize = random.yes()
            var other: Int? = random.whole(0...4)
            if other == first || isSize && random.yes() { other = isSize ? nil : 0 }
            views = (first, other)
            if isSize {
                attributes = (random.one(.width, .height), other == nil ? .notAnAttribute : random.one(.width, .height))
            } else if random.yes() {
                attributes = (random.one(.left, .right, .leading, .centerX), .left)
                if attributes.0 == .leading {
                    attributes.1 = random.one(.leading, .trailing)
                } else {
                    attributes.1 = random.one(.left, .right, .centerX)
                }
            } else {
                attributes = (random.one(.top, .bottom, .centerY), random.one(.top, .bottom, .centerY))
            }
            relation = random.one(.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual)
            multiplier = isSize && other != nil ? random.one(0.5, 1, 2) : 1
            constant = isSize && other == nil ? CGFloat(random.whole(10...150)) : CGFloat(random.whole(-40...40))
            priority = Self.priority(&random, number)
        }

        /// A unique priority, because the order of constraints decides between equal priorities.
        static func priority(_ random: inout RandomChoices, _ number: Int) -> Float {
            random.one(900, 600, 400, 40) + Float(number)
        }

        var description: String {
            """
            \(views.0).\(attributes.0) \(relation) \(views.1.map { "\($0).\(attributes.1)" } ?? "") * \(multiplier) + \(constant) \
            @ \(priority)
            """
        }

        @MainActor func constraint(_ views: [UIView]) -> NSLayoutConstraint {
            let constraint = NSLayoutConstraint(
                item: views[self.views.0], attribute: attributes.0, relatedBy: relation,
                toItem: self.views.1.map { views[$0] }, attribute: attributes.1, multiplier: multiplier,
                constant: constant)
            constraint.priority = UILayoutPriority(priority)
            return constraint
        }
    }

    /// The size of a view's content (-1 for none), with its hugging and compression resistance priorities.
    private struct Content {
        var size = CGSize(width: -1, height: -1)
        var hugging: Float = 250
        var resistance: Float = 750
    }

    /// A screen with four views; the last two are in the first.
    @MainActor
    private final class Screen {
        let window: UIWindow
        let views: [UIView]

        init(_ app: TestApplication, _ contents: [Content]) {
            window = app.makeWindow()
            let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let boxes = contents.map { _ in SizedView() }
            views = [screen] + boxes
            window.addSubview(screen)
            for (index, box) in boxes.enumerated() {
                box.translatesAutoresizingMaskIntoConstraints = false
                (index < 2 ? screen : boxes[0]).addSubview(box)
                apply(contents[index], to: index)
            }
        }

        func apply(_ content: Content, to index: Int) {
            guard let box = views[index + 1] as? SizedView else { return }
            box.size = content.size
            box.invalidateIntrinsicContentSize()
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                box.setContentHuggingPriority(UILayoutPriority(content.hugging + Float(index)), for: axis)
                box.setContentCompressionResistancePriority(
                    UILayoutPriority(content.resistance + Float(index)), for: axis)
            }
        }

        var frames: [CGRect] { views.map { $0.frame } }
    }

    private let app = TestApplication.current

    private func isClose(_ one: [CGRect], _ other: [CGRect]) -> Bool {
        zip(one, other).allSatisfy { one, other in
            abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01
                && abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
        }
    }

    /// - Returns: The first difference; `nil` if the changed screen always equals a new one.
    private func difference(_ seed: UInt64) -> String? {
        var random = RandomChoices(seed)
        var contents = (0..<4).map { _ in Content() }
        let screen = Screen(app, contents)
        defer { screen.window.isHidden = true }
        // The active constraints in the order of their activation, and the inactive ones that can be activated again.
        var active: [(rule: Rule, constraint: NSLayoutConstraint)] = []
        var idle: [(rule: Rule, constraint: NSLayoutConstraint)] = []
        var size = screen.views[0].frame.size
        for step in 0..<16 {
            for change in 0...random.below(4) {
                let number = 4 * step + change
                let index = active.isEmpty ? 0 : random.below(active.count)
                switch random.below(9) {
                case 0, 1, 2:
                    let rule = Rule(&random, number)
                    active.append((rule, rule.constraint(screen.views)))
                    active[active.count - 1].constraint.isActive = true
                case 3 where !active.isEmpty:
                    active[index].constraint.isActive = false
                    idle.append(active.remove(at: index))
                case 4 where !idle.isEmpty:
                    active.append(idle.remove(at: random.below(idle.count)))
                    active[active.count - 1].constraint.isActive = true
                case 5 where !active.isEmpty:
                    active[index].rule.constant += CGFloat(random.whole(-30...30))
                    active[index].constraint.constant = active[index].rule.constant
                case 6 where !active.isEmpty:
                    active[index].rule.priority = Rule.priority(&random, number)
                    active[index].constraint.priority = UILayoutPriority(active[index].rule.priority)
                case 7:
                    let box = random.below(4)
                    contents[box] = Content(
                        size: CGSize(width: random.one(-1, 20, 90), height: random.one(-1, 30, 70)),
                        hugging: random.one(150, 250, 500), resistance: random.one(750, 300))
                    screen.apply(contents[box], to: box)
                case 8:
                    size = CGSize(width: random.one(320, 480, 200), height: random.one(480, 320))
                    screen.views[0].frame.size = size
                default: break
                }
            }
            app.settle()
            let rebuilt = Screen(app, contents)
            rebuilt.views[0].frame.size = size
            NSLayoutConstraint.activate(active.map { $0.rule.constraint(rebuilt.views) })
            app.settle()
            defer { rebuilt.window.isHidden = true }
            guard !isClose(screen.frames, rebuilt.frames) else { continue }
            let rules = active.map { "\($0.rule)" }.joined(separator: "\n")
            return "seed \(seed), step \(step): \(screen.frames), rebuilt \(rebuilt.frames)\n\(rules)"
        }
        return nil
    }

    @Test func `Changed constraints have the same layout as new ones`() {
        for seed in RandomChoices.seeds(40) {
            guard let difference = difference(seed) else { continue }
            Issue.record("\(difference)")
            return
        }
    }
}
