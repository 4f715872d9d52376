import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// HT-7, HT-22: a stack view that is smaller because of an arranged subview is not the cause of an unreached touch.
@Suite(.application) @MainActor
struct CollapsedStackTests {
    private let app = TestApplication.current
    private let screen = UIView()
    private let box = UIView()
    private let outer = UIStackView()
    private let stack = UIStackView()
    private let title = UILabel()
    private let button = UIButton(type: .system)
    private let boxHeight: NSLayoutConstraint

    init() {
        let root = UIViewController()
        boxHeight = box.heightAnchor.constraint(equalToConstant: 200)
        let window = app.makeWindow(root: root)
        window.accessibilityIdentifier = "window"
        for (view, name) in [(box, "box"), (outer, "outer"), (stack, "stack"), (title, "title"), (button, "button")] {
            view.accessibilityIdentifier = name
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        title.text = "Title"
        button.setTitle("Buy", for: .normal)
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        for stack in [outer, stack] { stack.axis = .vertical }
        stack.addArrangedSubview(title)
        stack.addArrangedSubview(button)
        outer.addArrangedSubview(stack)
        box.addSubview(outer)
        root.view.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100),
            box.leadingAnchor.constraint(equalTo: root.view.leadingAnchor), boxHeight,
            box.widthAnchor.constraint(equalToConstant: 200), outer.topAnchor.constraint(equalTo: box.topAnchor),
            outer.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            outer.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        ])
        app.settle()
    }

    /// Applies a mistake, taps where the button was, and returns the causes with their subjects. Following the advice must help
    /// if there is one cause.
    private func causes(_ inject: () -> Void) -> [String] {
        let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.maxY - 2), to: nil)
        inject()
        app.settle()
        app.fingerTap(at: place, allowsMiss: true)
        let wanted = TouchExplanation.Wanted.event(button, .touchUpInside)
        guard let report = app.application.explain(app.records, for: wanted) else { return ["no touch"] }
        if report.causes.count == 1 {
            #expect(report.advice.first?.apply(to: app.application) == true)
            app.settle()
            app.fingerTap(at: place, allowsMiss: true)
            expectEqual(app.application.explain(app.records, for: wanted)?.causes.map(\.code), [])
        }
        return report.causes.map { "\($0.code) \($0.subject?.name ?? "")" }
    }

    @Test func `A hidden button is the only cause although its stack view ends above the touch`() {
        expectEqual(causes { button.isHidden = true }, ["hidden button"])
    }

    @Test func `A hidden stack view is the only cause although the stack view around it is empty`() {
        expectEqual(causes { stack.isHidden = true }, ["hidden stack"])
    }

    @Test func `A superview that is too low is a second cause beside a hidden button`() {
        expectEqual(
            causes {
                button.isHidden = true
                boxHeight.constant = 10
            }, ["hidden button", "outside box"])
    }

    @Test func `A view without a size comes before the stack view that is smaller because of it`() {
        let causes = causes { button.heightAnchor.constraint(equalToConstant: 0).isActive = true }
        expectEqual(causes, ["no-size button", "outside outer", "outside stack"])
    }

    @Test func `The outermost of the stack views without a size is the first cause`() {
        let causes = causes { stack.heightAnchor.constraint(equalToConstant: 0).isActive = true }
        expectEqual(causes.first, "no-size outer")
    }
}
