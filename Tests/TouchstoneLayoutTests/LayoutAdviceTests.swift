import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Advice of `explain` for views whose size layout determines (HT-16, HT-22): it names the constraint or the arranged subview and is tried
/// with a layout.
@Suite(.application) @MainActor
struct LayoutAdviceTests {
    let app = TestApplication.current
    private let root = UIViewController()
    private let card = UIView()
    private let button = UIButton()
    private var screen: UIView { root.view }

    init() {
        let window = app.makeWindow(root: root)
        window.accessibilityIdentifier = "window"
        root.view.accessibilityIdentifier = "screen"
        name(card, "card")
        name(button, "button")
        button.addAction(UIAction { _ in }, for: .touchUpInside)
    }

    private func name(_ view: UIView, _ name: String) {
        view.accessibilityIdentifier = name
        view.translatesAutoresizingMaskIntoConstraints = false
    }

    /// Adds the card at the top of the screen, without a height, and the button at the top of the card.
    private func showCard(of width: CGFloat? = nil) {
        screen.addSubview(card)
        card.addSubview(button)
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            card.topAnchor.constraint(equalTo: screen.topAnchor, constant: 100),
            button.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            button.topAnchor.constraint(equalTo: card.topAnchor),
            button.widthAnchor.constraint(equalToConstant: 200), button.heightAnchor.constraint(equalToConstant: 50),
        ])
        let right = card.trailingAnchor.constraint(equalTo: screen.trailingAnchor)
        (width.map { card.widthAnchor.constraint(equalToConstant: $0) } ?? right).isActive = true
    }

    private func stack(_ views: [UIView], height: CGFloat) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        name(stack, "stack")
        screen.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
            stack.topAnchor.constraint(equalTo: screen.topAnchor, constant: 100),
            stack.heightAnchor.constraint(equalToConstant: height),
        ])
        return stack
    }

    private func report() -> TouchExplanation? {
        app.settle()
        let place = button.convert(CGPoint(x: button.bounds.maxX - 1, y: button.bounds.maxY - 1), to: nil)
        app.fingerTap(at: place, allowsMiss: true)
        return app.application.explain(app.records, for: .event(button, .touchUpInside))
    }

    /// Applies the first advice and returns its words. Afterwards the button must receive its touch.
    private func followed() -> String {
        guard let report = report(), let change = report.advice.first else { return "no advice" }
        guard change.apply(to: app.application) else { return "only in the source: \(change.words)" }
        let rest = self.report()?.causes.map(\.code) ?? ["none"]
        return rest.isEmpty ? change.words : "no effect, \(rest.joined(separator: " ")): \(change.words)"
    }

    @Test func `A container without a bottom constraint is advised to be pinned to its content`() {
        showCard()
        expectEqual(
            followed(),
            "pin it to its content: button.bottomAnchor.constraint(equalTo: card.bottomAnchor).isActive = true")
    }

    @Test func `A container with a bottom constraint has no cause of failure`() {
        showCard()
        button.bottomAnchor.constraint(equalTo: card.bottomAnchor).isActive = true
        expectEqual(report()?.causes, [])
    }

    @Test func `Advice names the constraint of zero height and the constant that is large enough`() {
        showCard()
        card.heightAnchor.constraint(equalToConstant: 0).isActive = true
        expectEqual(followed(), "set the constant of the constraint card.height == 0 to 50")
    }

    @Test func `Advice raises the constant of a container that is too narrow`() {
        showCard(of: 80)
        button.bottomAnchor.constraint(equalTo: card.bottomAnchor).isActive = true
        expectEqual(followed(), "set the constant of the constraint card.width == 80 to 200")
        expectEqual(report()?.causes, [])
    }

    @Test func `Advice names a constraint between two edges that leaves no space`() {
        let footer = UIView()
        name(footer, "footer")
        screen.addSubview(footer)
        NSLayoutConstraint.activate([
            footer.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            footer.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
            footer.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
            footer.topAnchor.constraint(equalTo: screen.topAnchor, constant: 120),
        ])
        showCard()
        card.bottomAnchor.constraint(equalTo: footer.topAnchor).isActive = true
        let words = followed()
        #expect(
            words.hasPrefix(
                "change or remove the constraint card.bottom == footer.top, which keeps card from being 50 points high")
        )
        #expect(words.contains("and add card.heightAnchor"))
    }

    @Test func `Advice raises the constant of a maximum height`() {
        showCard()
        card.heightAnchor.constraint(lessThanOrEqualToConstant: 30).isActive = true
        let fill = card.bottomAnchor.constraint(equalTo: screen.bottomAnchor)
        fill.priority = .defaultHigh
        fill.isActive = true
        expectEqual(followed(), "set the constant of the constraint card.height <= 30 to 50")
    }

    /// Adds the button to the card without constraints to the card's size.
    private func fillCard() {
        card.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: card.topAnchor),
            button.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            button.widthAnchor.constraint(equalToConstant: 200), button.heightAnchor.constraint(equalToConstant: 50),
        ])
    }

    @Test func `An arranged subview without a height is advised to be pinned to its content`() {
        fillCard()
        let title = UILabel()
        title.text = "Title"
        title.accessibilityIdentifier = "title"
        let stack = stack([title, card], height: 300)
        stack.constraints.first { $0.firstAttribute == .height && $0.constant == 300 }?.isActive = false
        expectEqual(
            followed(),
            "pin it to its content: button.bottomAnchor.constraint(equalTo: card.bottomAnchor).isActive = true")
    }

    @Test func `Advice names the arranged subview that takes all the space`() {
        let map = UIView()
        name(map, "map")
        fillCard()
        map.heightAnchor.constraint(equalToConstant: 300).isActive = true
        _ = stack([map, card], height: 300)
        expectEqual(
            followed(),
            "map takes 300 of the 300 points of stack: set the constant of the constraint stack.height == 300 to 350"
        )
    }

    @Test func `Arranged subviews with enough space have no cause of failure`() {
        let map = UIView()
        name(map, "map")
        map.heightAnchor.constraint(equalToConstant: 200).isActive = true
        fillCard()
        _ = stack([map, card], height: 300)
        expectEqual(report()?.causes, [])
    }

    @Test func `Advice raises the height of a superview that is too small for a stack view`() {
        button.heightAnchor.constraint(equalToConstant: 50).isActive = true
        let bar = UIView()
        name(bar, "bar")
        screen.addSubview(bar)
        let row = UIStackView(arrangedSubviews: [button])
        name(row, "row")
        bar.addSubview(row)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
            bar.topAnchor.constraint(equalTo: screen.topAnchor, constant: 100),
            bar.heightAnchor.constraint(equalToConstant: 10),
            row.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
            row.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
        ])
        expectEqual(followed(), "set the constant of the constraint bar.height == 10 to 50")
    }

    @Test func `Advice changes or removes a width that is proportional to another`() {
        showCard()
        button.bottomAnchor.constraint(equalTo: card.bottomAnchor).isActive = true
        screen.constraints.first { $0.firstAttribute == .trailing }?.isActive = false
        card.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.25).isActive = true
        expectEqual(
            followed(),
            "change or remove the constraint card.width == 0.25 × screen.width, which keeps card from being 200 points wide; and add card.widthAnchor.constraint(greaterThanOrEqualToConstant: 200).isActive = true"
        )
    }

    @Test func `Advice raises the height of a superview two levels up`() {
        let panel = UIView()
        name(panel, "panel")
        screen.addSubview(panel)
        panel.addSubview(card)
        fillCard()
        NSLayoutConstraint.activate([
            panel.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
            panel.topAnchor.constraint(equalTo: screen.topAnchor, constant: 100),
            panel.heightAnchor.constraint(equalToConstant: 40),
            card.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
            card.topAnchor.constraint(equalTo: panel.topAnchor, constant: 10),
            card.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -10),
        ])
        expectEqual(followed(), "set the constant of the constraint panel.height == 40 to 70")
    }

    @Test func `A container of zero size is advised to be pinned to its content in both directions`() {
        screen.addSubview(card)
        card.addSubview(button)
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
            card.topAnchor.constraint(equalTo: screen.topAnchor, constant: 100),
            button.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            button.topAnchor.constraint(equalTo: card.topAnchor),
            button.widthAnchor.constraint(equalToConstant: 200), button.heightAnchor.constraint(equalToConstant: 50),
        ])
        let words = followed()
        #expect(words.contains("button.trailingAnchor.constraint(equalTo: card.trailingAnchor)"))
        #expect(words.contains("button.bottomAnchor.constraint(equalTo: card.bottomAnchor)"))
        #expect(!words.hasPrefix("no effect"))
    }

    @Test func `Advice names the layoutSubviews that sets a frame again, and cannot be applied`() {
        let panel = Panel()
        panel.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
        panel.accessibilityIdentifier = "panel"
        let inner = UIView()
        inner.accessibilityIdentifier = "inner"
        panel.inner = inner
        panel.addSubview(inner)
        let plain = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        inner.addSubview(plain)
        screen.addSubview(panel)
        app.settle()
        app.fingerTap(at: CGPoint(x: 50, y: 150), allowsMiss: true)
        let report = app.application.explain(app.records, wanting: plain)
        let change = report?.advice.first
        expectEqual(change?.words, "set a larger frame of inner in Panel.layoutSubviews(): bounds (0 0; 300 60)")
        expectEqual(change?.apply(to: app.application), false)
        expectEqual(inner.bounds.height, 30)
    }

    @Test func `Advice enlarges a frame that is not set by layout`() {
        let inner = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 0))
        inner.accessibilityIdentifier = "inner"
        button.translatesAutoresizingMaskIntoConstraints = true
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        inner.addSubview(button)
        screen.addSubview(inner)
        #expect(followed().hasPrefix("make inner large enough: bounds (0 0; 300 60)"))
    }
}

private final class Panel: UIView {
    var inner: UIView?
    override func layoutSubviews() {
        super.layoutSubviews()
        inner?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 30)
    }
}
