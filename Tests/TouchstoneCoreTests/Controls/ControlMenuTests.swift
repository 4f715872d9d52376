import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The menu of a button (C-26): when it opens, its items, and the effect of choosing one.
@Suite(.application(tracing: .both)) @MainActor
struct ControlMenuTests {
    let app = TestApplication.current
    let window: UIWindow
    let button: UIButton

    init() {
        window = TestApplication.current.makeWindow()
        button = UIButton(type: .system).placed("button", in: window)
        button.frame = CGRect(x: 100, y: 300, width: 100, height: 40)
    }

    private func setMenu(_ said: @escaping (String) -> Void) {
        button.menu = UIMenu(children: [
            UIAction(title: "Copy") { _ in said("copy") },
            UIMenu(children: [
                UIAction(title: "Ticked", attributes: .keepsMenuPresented, state: .on) { _ in said("ticked") },
                UIAction(title: "Off", attributes: .disabled) { _ in said("off") },
                UIAction(title: "Hidden", attributes: .hidden) { _ in said("hidden") },
            ]),
            UIAction(title: "Delete", attributes: .destructive) { _ in said("delete") },
        ])
    }

    private var items: [UIView] {
        app.application.windows.first { $0.accessibilityIdentifier == "menu" }?.subviews ?? []
    }

    private var titles: String {
        items.map { $0.accessibilityIdentifier!.replacing("menu item ", with: "") }.joined(separator: ", ")
    }

    private func item(_ title: String) throws -> UIView {
        try #require(items.first { $0.accessibilityIdentifier == "menu item \(title)" })
    }

    @Test(.application) func `C-26: a touch down opens the menu of a button with showsMenuAsPrimaryAction`() {
        setMenu { _ in }
        button.showsMenuAsPrimaryAction = true
        var opened = 0
        button.addAction(UIAction { _ in opened += items.count }, for: .menuActionTriggered)
        app.fingerDown(at: button)
        expectEqual(titles, "Copy, Ticked, Off, Delete")
        app.fingerUp()
        #expect(!items.isEmpty && opened == 0)
        #expect(!app.controlEvents.contains("primaryActionTriggered"))
    }

    @Test(.application) func `C-26: by default a tap sends the primary action and a long press opens the menu`() {
        setMenu { _ in }
        app.fingerTap(at: button)
        #expect(items.isEmpty)
        expectEqual(app.controlEvents, "button touchDown, button touchUpInside, button primaryActionTriggered")
        app.advance(by: 1)
        app.clear()
        app.fingerDown(at: button)
        app.advance(by: 0.6)
        expectEqual(titles, "Copy, Ticked, Off, Delete")
        app.fingerUp()
        expectEqual(app.controlEvents, "button touchDown, button menuActionTriggered, button touchCancel")
    }

    @Test func `A subclass learns when its menu appears and disappears, and adds to both`() throws {
        let teller = Teller(frame: CGRect(x: 100, y: 400, width: 100, height: 40))
        window.addSubview(teller)
        teller.menu = UIMenu(children: [UIAction(title: "Copy") { _ in teller.calls.append("action") }])
        teller.showsMenuAsPrimaryAction = true
        app.fingerTap(at: teller)
        #expect(teller.calls == ["display", "animation", "completion"] && !items.isEmpty)
        app.fingerTap(at: try item("Copy"))
        expectEqual(teller.calls.suffix(4), ["end", "animation", "completion", "action"])
    }

    private final class Teller: UIButton {
        var calls: [String] = []
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: UIContextMenuInteractionAnimating?
        ) {
            super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
            note("display", animator)
        }
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: UIContextMenuInteractionAnimating?
        ) {
            super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
            note("end", animator)
        }
        private func note(_ call: String, _ animator: UIContextMenuInteractionAnimating?) {
            animator?.addCompletion { self.calls.append("completion") }
            animator?.addAnimations { self.calls.append("animation") }
            calls.append(call)
        }
    }

    @Test func `A menu item that is tapped runs its action once and closes the menu`() throws {
        var said: [String] = []
        setMenu { said.append($0) }
        button.showsMenuAsPrimaryAction = true
        app.fingerTap(at: button)
        app.fingerTap(at: try item("Delete"))
        #expect(said == ["delete"] && items.isEmpty)
    }

    @Test func `A menu honors the attributes and states of its actions`() throws {
        var said: [String] = []
        setMenu { said.append($0) }
        button.showsMenuAsPrimaryAction = true
        app.fingerTap(at: button)
        app.fingerTap(at: try item("Off"), allowsMiss: true)
        #expect(said == [] && !items.isEmpty)
        app.fingerTap(at: try item("Ticked"))
        #expect(said == ["ticked"] && !items.isEmpty)
        let texts = app.application.displayList().commands.compactMap { command -> String? in
            guard case .text(let text, _, _, _, _, let color) = command else { return nil }
            return text + (color == UIColor.systemRed.cgColor ? " in red" : "")
        }
        #expect(texts.contains("✓ Ticked") && texts.contains("Delete in red"))
    }

    @Test func `The finger that opened a menu can slide to an item and choose it`() throws {
        var said: [String] = []
        setMenu { said.append($0) }
        app.fingerDown(at: button)
        app.advance(by: 0.6)
        let copy = try item("Copy")
        app.fingerMove(to: app.middle(of: copy))
        expectEqual((copy as? UIControl)?.isHighlighted, true)
        app.fingerUp()
        #expect(said == ["copy"] && items.isEmpty)
        button.showsMenuAsPrimaryAction = true
        app.advance(by: 1)
        app.fingerDown(at: button)
        app.fingerMove(to: app.middle(of: try item("Delete")))
        app.fingerUp()
        #expect(said == ["copy", "delete"] && items.isEmpty)
    }

    @Test func `A menu command goes up the responder chain and is disabled if no responder implements it`() throws {
        final class Screen: UIViewController {
            var saved = 0
            func save() { saved += 1 }
        }
        final class Elsewhere: UIViewController { func publish() {} }
        let screen = Screen()
        window.rootViewController = screen
        screen.view.addSubview(button)
        button.menu = UIMenu(children: [
            UICommand(title: "Save", action: Selector(Screen.save, name: "save")),
            UICommand(title: "Publish", action: Selector(Elsewhere.publish, name: "publish")),
        ])
        button.showsMenuAsPrimaryAction = true
        app.fingerTap(at: button)
        expectEqual((try item("Publish") as? UIControl)?.isEnabled, false)
        app.fingerTap(at: try item("Save"))
        expectEqual(screen.saved, 1)
    }

    @Test(.application) func `A long press on a button without a menu sends the primary action`() {
        app.fingerLongPress(at: app.middle(of: button), duration: 1)
        expectEqual(app.controlEvents, "button touchDown, button touchUpInside, button primaryActionTriggered")
        setMenu { _ in }
        #expect(button.isContextMenuInteractionEnabled)
        button.menu = nil
        #expect(!button.isContextMenuInteractionEnabled && button.interactions.isEmpty)
    }

    @Test(.application) func `A control subclass supplies a menu through its context menu delegate method`() {
        final class Dial: UIControl {
            override func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                guard location.x < 50 else { return nil }
                return UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Reset") { _ in }])
                })
            }
        }
        let dial = Dial(frame: CGRect(x: 0, y: 100, width: 100, height: 100)).placed("dial", in: window)
        dial.isContextMenuInteractionEnabled = true
        app.fingerLongPress(at: CGPoint(x: 80, y: 150), duration: 1)
        #expect(items.isEmpty && app.controlEvents == "dial touchDown, dial touchUpInside")
        app.fingerLongPress(at: CGPoint(x: 20, y: 150), duration: 1)
        expectEqual(titles, "Reset")
    }

    @Test func `A context menu interaction opens a menu on any view`() throws {
        final class Source: UIContextMenuInteractionDelegate {
            var chosen = 0
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Share") { _ in self.chosen += 1 }])
                })
            }
        }
        let source = Source()
        let view = UIView(frame: CGRect(x: 0, y: 500, width: 200, height: 100)).placed("photo", in: window)
        let interaction = UIContextMenuInteraction(delegate: source)
        view.addInteraction(interaction)
        app.fingerLongPress(at: app.middle(of: view), duration: 1)
        app.fingerTap(at: try item("Share"))
        expectEqual(source.chosen, 1)
        app.advance(by: 1)
        app.fingerLongPress(at: app.middle(of: view), duration: 1)
        expectEqual(titles, "Share")
        view.removeInteraction(interaction)
        #expect(items.isEmpty)
    }

    @Test func `The touch that closes the menu does not open it again`() {
        setMenu { _ in }
        button.showsMenuAsPrimaryAction = true
        app.fingerTap(at: button)
        #expect(!items.isEmpty)
        app.advance(by: 1)
        app.fingerTap(at: button, allowsMiss: true)
        #expect(items.isEmpty)
        app.advance(by: 1)
        app.fingerTap(at: button)
        #expect(!items.isEmpty)
    }

    @Test func `Removing the menu of a button closes the open menu`() {
        setMenu { _ in }
        app.fingerDown(at: button)
        app.advance(by: 0.6)
        #expect(!items.isEmpty)
        button.menu = nil
        #expect(items.isEmpty)
        app.fingerUp()
    }

    @Test(.application) func `Space opens the menu of the focused button`() {
        setMenu { _ in }
        button.showsMenuAsPrimaryAction = true
        app.keyType("\t")
        app.keyType(" ")
        expectEqual(titles, "Copy, Ticked, Off, Delete")
        expectEqual(app.controlEvents, "button menuActionTriggered")
    }
}

@Suite(.application(tracing: .both)) @MainActor
struct ControlMenuChoices {
    @Test(.application) func `C-26: opening the menu on touch down cancels the button's tracking`() {
        let app = TestApplication.current
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40)).placed("button", in: app.makeWindow())
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        button.showsMenuAsPrimaryAction = true
        app.fingerTap(at: button)
        expectEqual(app.controlEvents, "button touchDown, button menuActionTriggered, button touchCancel")
        #expect(!button.isTracking && !button.isHighlighted)
    }
}
