import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// `explain` for touches that do not arrive because of constraints.
@Suite(.application) @MainActor
struct ConstraintCauseTests {
    let app = TestApplication.current
    private let root = UIViewController()
    private let card = UIView()
    private let button = UIButton()

    init() {
        let window = app.makeWindow(root: root)
        window.accessibilityIdentifier = "window"
        root.view.accessibilityIdentifier = "screen"
        for (view, name) in [(card, "card"), (button, "button")] {
            view.accessibilityIdentifier = name
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        root.view.addSubview(card)
        card.addSubview(button)
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 20),
            card.trailingAnchor.constraint(equalTo: root.view.trailingAnchor, constant: -20),
            card.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100),
            button.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            button.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 120),
            button.widthAnchor.constraint(equalToConstant: 200), button.heightAnchor.constraint(equalToConstant: 50),
        ])
    }

    /// The explanation of a tap that has no effect, from the records.
    private func sentence(at point: CGPoint) -> String {
        app.settle()
        app.fingerTap(at: point)
        let report = app.application.explain(app.records, for: .event(button, .touchUpInside))
        return report?.causes.first?.sentence(wanted: report?.wanted) ?? "ok"
    }

    @Test func `HT-16: a container whose constraints do not determine its height is explained`() {
        let words = sentence(at: CGPoint(x: 50, y: 140))
        #expect(words.contains("card has no size, 350×0"))
        #expect(
            words.contains("its only constraints are card.top == screen.top + 100, which do not determine its height"))
        #expect(!words.contains("leading"))
    }

    @Test func `HT-16: a container that a constraint gives a height of zero is explained`() {
        let closed = card.heightAnchor.constraint(equalToConstant: 0)
        closed.isActive = true
        let words = sentence(at: CGPoint(x: 50, y: 140))
        #expect(words.contains("its constraints are card.height == 0, card.top == screen.top + 100"))
        // The explanation describes the state during the tap.
        closed.constant = 300
        app.settle()
        let report = app.application.explain(app.records, for: .event(button, .touchUpInside))
        expectEqual(report?.causes.first?.sentence(wanted: nil).contains("card.height == 0"), true)
        expectEqual(sentence(at: CGPoint(x: 50, y: 140)), "ok")
    }

    @Test func `HT-16: a container without constraints for its width is explained`() {
        let bare = UIView()
        bare.accessibilityIdentifier = "bare"
        bare.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(bare)
        bare.heightAnchor.constraint(equalToConstant: 300).isActive = true
        bare.addSubview(button)
        button.leadingAnchor.constraint(equalTo: bare.leadingAnchor).isActive = true
        button.topAnchor.constraint(equalTo: bare.topAnchor).isActive = true
        button.widthAnchor.constraint(equalToConstant: 200).isActive = true
        button.heightAnchor.constraint(equalToConstant: 50).isActive = true
        let words = sentence(at: CGPoint(x: 20, y: 20))
        #expect(words.contains("bare has no size, 0×300; its only constraints are button.leading == bare.leading"))
    }

    @Test func `HT-22: a container that constraints make too narrow is explained`() {
        card.heightAnchor.constraint(equalToConstant: 200).isActive = true
        root.view.constraints.first { $0.firstAttribute == .trailing }?.isActive = false
        let narrow = card.trailingAnchor.constraint(equalTo: root.view.trailingAnchor, constant: -300)
        narrow.priority = UILayoutPriority(900)
        narrow.isActive = true
        let words = sentence(at: CGPoint(x: 150, y: 140))
        #expect(words.contains("60 points to the right"))
        #expect(words.contains("card.trailing == screen.trailing - 300 @900"))
        #expect(!words.contains("height"))
    }

    @Test func `HT-16: a container of zero height without constraints is explained without constraints`() {
        let plain = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 0))
        plain.accessibilityIdentifier = "plain"
        button.translatesAutoresizingMaskIntoConstraints = true
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        root.view.addSubview(plain)
        plain.addSubview(button)
        let words = sentence(at: CGPoint(x: 50, y: 320))
        expectEqual(words, "plain has no size, 300×0; its subviews may be visible, but they receive no touches (HT-16)")
    }

    @Test func `C-7: a button that layout moves while the finger is down is explained`() {
        let height = card.heightAnchor.constraint(equalToConstant: 500)
        height.isActive = true
        app.settle()
        let top = root.view.constraints.first { $0.firstItem === button && $0.firstAttribute == .top }
        app.fingerDown(at: CGPoint(x: 50, y: 140))
        app.advance(by: 0.1)
        top?.constant = 400
        app.settle()
        app.fingerUp()
        let report = app.application.explain(app.records, for: .event(button, .touchUpInside))
        expectEqual(report?.causes.first?.code, "moved-away")
        let words = report?.causes.first?.sentence(wanted: nil) ?? ""
        #expect(words.contains("button moved while the finger was down"))
        #expect(words.contains("constraints determine its frame"))
        // A touch that ends outside both frames has another cause.
        top?.constant = 120
        app.settle()
        app.fingerDown(at: CGPoint(x: 50, y: 140))
        app.fingerMove(to: CGPoint(x: 50, y: 700), duration: 0.2)
        app.fingerUp()
        let other = app.application.explain(app.records, for: .event(button, .touchUpInside))
        expectEqual(other?.causes.first?.code, "lifted-outside")
    }
}
