import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Actions that return a value, and actions that require an event.
@Suite(.application(tracing: .both)) @MainActor
struct ReturningActionTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    @MainActor private final class Player: NSObject {
        var received: [String] = []
        func flip() -> Bool {
            received.append("flip")
            return true
        }
        func press(_ sender: UIControl) -> Int {
            received.append("press \(sender.tag)")
            return 1
        }
        func touch(_ sender: UIControl, event: UIEvent) { received.append("touch \(event.allTouches?.count ?? 0)") }
        func tap(_ tap: UITapGestureRecognizer) -> String? {
            received.append("tap")
            return nil
        }
    }

    @Test func `RC-28: the return value of an action is ignored`() {
        let player = Player()
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        button.tag = 3
        window.addSubview(button)
        button.addTarget(player, action: Player.flip, for: .touchDown)
        button.addTarget(player, action: Selector(Player.press, name: "press"), for: .touchUpInside)
        button.addTarget(player, action: Selector(Player.touch, name: "touch"), for: .touchUpInside)
        let view = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        window.addSubview(view)
        view.addGestureRecognizer(UITapGestureRecognizer(target: player, action: Player.tap))
        app.fingerTap(at: button)
        app.advance(by: 1)
        app.fingerTap(at: view)
        #expect(
            player.received.contains("flip") && player.received.contains("press 3") && player.received.contains("tap"))
        #expect(player.received.contains("touch 1"))
    }

    @Test func `RC-28: an action that requires an event is not called without one`() {
        let player = Player()
        let button = UIButton()
        window.addSubview(button)
        button.addTarget(player, action: Selector(Player.touch, name: "touch"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(player.received.isEmpty)
    }

    @Test func `RC-33: a key command can be a child of a menu`() {
        let command = UIKeyCommand(
            title: "Find", action: Selector(Player.flip, name: "flip"), input: "f", modifierFlags: .command)
        let menu = UIMenu(title: "Edit", identifier: .edit, options: .displayInline, children: [command])
        #expect(menu.identifier == .edit && menu.children.first === command && command.input == "f")
        #expect(menu.replacingChildren([]).identifier == .edit && UIMenu().identifier != UIMenu().identifier)
    }
}
