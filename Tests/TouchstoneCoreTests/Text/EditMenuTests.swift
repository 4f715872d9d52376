import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The items of edit menus, and the responders that receive their actions.
@Suite(.application(tracing: .both)) @MainActor
struct EditMenuTests {
    let app = TestApplication.current
    let window: UIWindow

    init() {
        window = TestApplication.current.makeWindow()
    }

    private var items: [UIView] {
        app.application.windows.first { $0.accessibilityIdentifier == "menu" }?.subviews ?? []
    }

    private var titles: String {
        items.map { $0.accessibilityIdentifier!.replacing("menu item ", with: "") }.joined(separator: ", ")
    }

    private func choose(_ title: String) throws {
        app.fingerTap(at: try #require(items.first { $0.accessibilityIdentifier == "menu item \(title)" }))
    }

    @Test func `M-4: the edit menu offers the actions that the responder chain implements and sends them to it`() throws
    {
        final class Screen: UIViewController {
            var shouted: [String] = []
            func shout(_ sender: Any?) { shouted.append(sender is UIMenuController ? "from the menu" : "?") }
        }
        let screen = Screen()
        window.rootViewController = screen
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
        screen.view.addSubview(field)
        field.text = "word"
        UIMenuController.shared.menuItems = [
            UIMenuItem(title: "Shout", action: Selector(Screen.shout, name: "shout")),
            UIMenuItem(title: "Nobody", action: Selector(UISlider.layoutSubviews, name: "nobody")),
        ]
        app.fingerDoubleTap(at: CGPoint(x: 25, y: 320))
        expectEqual(titles, "Cut, Copy, Shout")
        try choose("Copy")
        #expect(UIPasteboard.general.string == "word" && !UIMenuController.shared.isMenuVisible)
        #expect(field.isFirstResponder)
        app.advance(by: 1)
        app.fingerDoubleTap(at: CGPoint(x: 25, y: 320))
        expectEqual(titles, "Cut, Copy, Paste, Shout")
        try choose("Shout")
        expectEqual(screen.shouted, ["from the menu"])
    }

    @Test func `M-4: the edit menu requires a first responder and an action`() {
        final class Quiet: UIView { override var canBecomeFirstResponder: Bool { true } }
        let view = Quiet(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        window.addSubview(view)
        UIMenuController.shared.showMenu(from: view, rect: view.bounds)
        #expect(!UIMenuController.shared.isMenuVisible)
        view.becomeFirstResponder()
        UIMenuController.shared.showMenu(from: view, rect: view.bounds)
        #expect(!UIMenuController.shared.isMenuVisible && items.isEmpty)
    }

    @Test func `M-4: a touch outside the edit menu closes it and is delivered`() {
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
        let button = UIButton(frame: CGRect(x: 20, y: 500, width: 100, height: 40))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        window.addSubview(field)
        window.addSubview(button)
        field.text = "word"
        app.fingerDoubleTap(at: CGPoint(x: 25, y: 320))
        #expect(UIMenuController.shared.isMenuVisible)
        app.fingerTap(at: button)
        #expect(!UIMenuController.shared.isMenuVisible && taps == 1)
    }

    private final class Asked: UIEditMenuInteractionDelegate {
        var suggested: [String] = []
        var answer: UIMenu?
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            suggested = suggestedActions.map(\.title)
            return answer
        }
    }

    @Test func `M-5: the delegate receives suggested actions, and the system's menu is shown if it returns nil`() throws
    {
        final class Drawing: UIView {
            var copied = 0
            override var canBecomeFirstResponder: Bool { true }
            override func copy(_ sender: Any?) { copied += 1 }
        }
        let drawing = Drawing(frame: CGRect(x: 0, y: 300, width: 200, height: 200))
        window.addSubview(drawing)
        drawing.becomeFirstResponder()
        let asked = Asked()
        let interaction = UIEditMenuInteraction(delegate: asked)
        drawing.addInteraction(interaction)
        let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 100))
        interaction.presentEditMenu(with: configuration)
        #expect(asked.suggested == ["Copy"] && titles == "Copy")
        try choose("Copy")
        #expect(drawing.copied == 1 && items.isEmpty)

        var chosen: [String] = []
        asked.answer = UIMenu(children: [
            UIAction(title: "One") { chosen.append($0.title) }, UIMenu(children: [UIAction(title: "Two") { _ in }]),
        ])
        interaction.presentEditMenu(with: configuration)
        interaction.presentEditMenu(with: configuration)
        expectEqual(titles, "One, Two")
        expectEqual(app.application.windows.count { $0.accessibilityIdentifier == "menu" }, 1)
        try choose("One")
        expectEqual(chosen, ["One"])

        asked.answer = UIMenu()
        interaction.presentEditMenu(with: configuration)
        #expect(items.isEmpty)
    }
}
