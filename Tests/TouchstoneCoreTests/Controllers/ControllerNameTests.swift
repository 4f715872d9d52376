import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Properties and methods of controllers, bars, menus and actions that Apple documents.
@Suite(.application) @MainActor
struct ControllerNameTests {
    let app = TestApplication.current

    private final class Page: UIViewController {
        var found = 0
        func find() { found += 1 }
    }

    private final class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    // Documented for `preferredContentSizeDidChange(forChildContentContainer:)`: called for children of the container.
    @Test func `A parent is notified when the preferred size of one of its children changes`() {
        final class Parent: UIViewController {
            var received: [String] = []
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                let size = container.preferredContentSize
                received.append("\((container as? UIViewController)?.title ?? "?") \(size.width) \(size.height)")
            }
        }
        let (parent, one, two) = (Parent(), UIViewController(), UIViewController())
        one.title = "one"
        two.title = "two"
        one.preferredContentSize = CGSize(width: 1, height: 1)
        for child in [one, two] {
            parent.addChild(child)
            child.didMove(toParent: parent)
        }
        expectEqual(parent.received, [])
        two.preferredContentSize = CGSize(width: 30, height: 40)
        one.preferredContentSize.height = 9
        expectEqual(parent.received, ["two 30.0 40.0", "one 1.0 9.0"])
        one.willMove(toParent: nil)
        one.removeFromParent()
        one.preferredContentSize = CGSize(width: 5, height: 6)
        expectEqual(parent.received, ["two 30.0 40.0", "one 1.0 9.0"])
        expectEqual(one.preferredContentSize, CGSize(width: 5, height: 6))
    }

    // Documented: `supportedInterfaceOrientations` depends on the idiom; `prefersStatusBarHidden` is true in compact height.
    @Test func `Default orientations and status bar visibility depend on the device`() {
        let controller = UIViewController()
        _ = app.makeWindow(root: controller)
        app.settle()
        expectEqual(controller.supportedInterfaceOrientations, .allButUpsideDown)
        #expect(!controller.prefersStatusBarHidden)
        #expect(app.application.makePort().sendScreen(size: CGSize(width: 844, height: 390), scale: 1, style: .light))
        app.settle()
        #expect(controller.traitCollection.verticalSizeClass == .compact && controller.prefersStatusBarHidden)
        app.application.userInterfaceIdiom = .pad
        expectEqual(UIViewController().supportedInterfaceOrientations, .all)
        let masks: [UIInterfaceOrientationMask] = [.portrait, .portraitUpsideDown, .landscape, .allButUpsideDown, .all]
        expectEqual(masks.map(\.rawValue), [2, 4, 24, 26, 30])
        expectEqual(UIInterfaceOrientationMask.landscape, [.landscapeLeft, .landscapeRight])
        #expect(!UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
    }

    // Documented for `childForStatusBarStyle`: the child determines the style; if `nil`, the controller does.
    @Test func `childForStatusBarStyle determines the status bar's style`() {
        final class Child: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        final class Container: UIViewController {
            var front: UIViewController?
            override var childForStatusBarStyle: UIViewController? { front }
            override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
        }
        let (container, child) = (Container(), Child())
        container.addChild(child)
        child.didMove(toParent: container)
        let window = app.makeWindow(root: container)
        func style() -> UIStatusBarStyle? {
            container.setNeedsStatusBarAppearanceUpdate()
            app.settle()
            return window.windowScene?.statusBarManager?.statusBarStyle
        }
        expectEqual(style(), .darkContent)
        container.front = child
        expectEqual(style(), .lightContent)
        container.front = nil
        expectEqual(style(), .darkContent)
    }

    // Documented for `addKeyCommand(_:)`: UIKit searches the responder chain for the action, starting at the first responder.
    @Test func `A parent's key command calls the nearest responder that implements its action`() {
        let (parent, child, field) = (Page(), Page(), Field())
        _ = app.makeWindow(root: parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.view.addSubview(field)
        let command = UIKeyCommand(input: "f", modifierFlags: .command, action: Selector(Page.find, name: "find"))
        parent.addKeyCommand(command)
        app.settle()
        field.becomeFirstResponder()
        app.keyType("f", modifiers: .command)
        #expect(child.found == 1 && parent.found == 0)
        field.resignFirstResponder()
        let other = Field()
        parent.view.addSubview(other)
        other.becomeFirstResponder()
        app.keyType("f", modifiers: .command)
        #expect(child.found == 1 && parent.found == 1)
    }

    // Documented for `UIControl`: an action can take the sender and the event.
    @Test func `A target's action can take the event and return a value`() {
        @MainActor final class Board: NSObject {
            var lines: [String] = []
            func pressed(_ sender: UIButton, forEvent event: UIEvent) -> Bool {
                let touch = event.touches(for: sender)?.first
                lines.append("\(event.type == .touches) \(touch?.location(in: sender) ?? .zero)")
                return touch != nil
            }
            func released(_ sender: UIControl, forEvent event: UIEvent?) -> CGFloat {
                lines.append("\(event?.allTouches?.count ?? 0) up")
                return 0
            }
        }
        let board = Board()
        let pressed = Selector(Board.pressed, name: "pressed:forEvent:")
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
        app.makeWindow().addSubview(button)
        button.addTarget(board, action: pressed, for: .touchDown)
        button.addTarget(board, action: Board.released, for: .touchUpInside)
        app.fingerDown(at: CGPoint(x: 110, y: 320))
        expectEqual(board.lines, ["true \(CGPoint(x: 10, y: 20))"])
        app.fingerUp()
        #expect(board.lines.count == 2 && board.lines.last == "1 up")
        expectEqual(button.actions(forTarget: board, forControlEvent: .touchDown), ["pressed:forEvent:"])
        button.removeTarget(board, action: pressed, for: .touchDown)
        app.advance(by: 1)
        app.fingerTap(at: button)
        #expect(board.lines.count == 3 && board.lines.last == "1 up")
    }

    // Documented for `backBarButtonItem`: default `nil`; the next page's back button is created from it.
    @Test func `The back button is titled by the backBarButtonItem of the page below`() throws {
        let (root, next) = (UIViewController(), UIViewController())
        root.title = "Start"
        next.title = "Next"
        #expect(root.navigationItem.backBarButtonItem == nil)
        let item = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
        root.navigationItem.backBarButtonItem = item
        #expect(root.navigationItem.backBarButtonItem === item)
        let controller = UINavigationController(rootViewController: root)
        let window = app.makeWindow(root: controller)
        app.settle()
        func isDrawn(_ word: String) -> Bool {
            window.displayList().commands.contains {
                if case .text(let text, _, _, _, _, _) = $0 { text.contains(word) } else { false }
            }
        }
        #expect(isDrawn("Start") && !isDrawn("Home"))
        controller.pushViewController(next, animated: false)
        app.settle()
        #expect(isDrawn("Next") && isDrawn("Home") && !isDrawn("Start"))
        let back = try #require(
            controller.navigationBar.subviews.first { $0.accessibilityIdentifier == "back" })
        app.fingerTap(at: back)
        app.advance(by: 1)
        #expect(controller.topViewController === root && !isDrawn("Home"))
    }

    // Documented: `UIMenu.init` creates a unique identifier for `nil`; `replacingChildren(_:)` keeps everything else.
    @Test func `replacingChildren(_:) keeps all other properties of a menu`() {
        let identifier = UIMenu.Identifier("org.example.edit")
        let menu = UIMenu(
            title: "Edit", subtitle: "the text", image: nil, identifier: identifier,
            options: [.displayInline, .destructive],
            preferredElementSize: .small, children: [UIAction(title: "Copy") { _ in }])
        #expect(menu.preferredElementSize == .small && menu.identifier == identifier && menu.image == nil)
        let other = menu.replacingChildren([UIAction(title: "Cut") { _ in }, UIAction(title: "Paste") { _ in }])
        #expect(other !== menu && other.title == "Edit")
        #expect(other.identifier == identifier && other.options == [.displayInline, .destructive])
        #expect(other.children.map(\.title) == ["Cut", "Paste"] && menu.children.map(\.title) == ["Copy"])
        #expect(UIMenu(subtitle: "one").identifier != UIMenu(subtitle: "two").identifier)
        #expect(UIMenu(subtitle: "one").title == "" && UIMenu(subtitle: "one").options == [])
    }

    // Documented: `standardAppearance` and `scrollEdgeAppearance` are `@NSCopying`; `buildMenu(with:)` can be overridden.
    @Test func `A navigation bar copies the appearances it is given`() {
        final class Screen: UIViewController {
            override func buildMenu(with builder: any UIMenuBuilder) { super.buildMenu(with: builder) }
        }
        let controller = UINavigationController(rootViewController: Screen())
        _ = app.makeWindow(root: controller)
        app.settle()
        let bar = controller.navigationBar
        #expect(bar.isTranslucent && !bar.prefersLargeTitles)
        #expect(bar.barTintColor == nil && bar.shadowImage == nil && bar.scrollEdgeAppearance == nil)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemRed
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        appearance.backgroundColor = .systemGreen
        expectEqual(bar.standardAppearance.backgroundColor, .systemRed)
        expectEqual(bar.scrollEdgeAppearance?.backgroundColor, .systemRed)
        bar.barTintColor = .systemOrange
        bar.isTranslucent = false
        bar.prefersLargeTitles = true
        #expect(bar.barTintColor == .systemOrange && !bar.isTranslucent && bar.prefersLargeTitles)
    }
}
