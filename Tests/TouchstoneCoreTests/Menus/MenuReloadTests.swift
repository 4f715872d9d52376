import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Reloading, hiding and notifications of edit menus (M-4, M-5).
@Suite(.application(tracing: .both)) @MainActor
struct MenuReloadTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    private final class Taker: UIView {
        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) {}
    }

    private var titles: [String] {
        let panel = app.application.windows.first { $0.accessibilityIdentifier == "menu" }
        return (panel?.subviews ?? []).map { $0.accessibilityIdentifier!.replacing("menu item ", with: "") }
    }

    private func taker() -> Taker {
        let view = Taker(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
        window.addSubview(view)
        view.becomeFirstResponder()
        return view
    }

    @Test func `M-4: only the view that shows the menu hides it`() {
        let (view, other) = (taker(), UIView())
        let menu = UIMenuController.shared
        menu.showMenu(from: view, rect: view.bounds)
        menu.hideMenu(from: other)
        #expect(menu.isMenuVisible)
        menu.hideMenu(from: view)
        #expect(!menu.isMenuVisible)
        menu.hideMenu(from: view)
    }

    @Test func `M-4: the menu controller posts notifications when the menu is shown and hidden`() {
        let view = taker()
        var received: [String] = []
        let names: [(Notification.Name, String)] = [
            (UIMenuController.willShowMenuNotification, "will show"),
            (UIMenuController.didShowMenuNotification, "did show"),
            (UIMenuController.willHideMenuNotification, "will hide"),
            (UIMenuController.didHideMenuNotification, "did hide"),
            (UIMenuController.menuFrameDidChangeNotification, "frame"),
        ]
        let menu = UIMenuController.shared
        let observers = names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { _ in
                MainActor.assumeIsolated { received.append("\(word) \(menu.isMenuVisible)") }
            }
        }
        menu.showMenu(from: view, rect: view.bounds)
        expectEqual(received, ["will show false", "frame true", "did show true"])
        received = []
        menu.hideMenu()
        expectEqual(received, ["will hide true", "did hide false"])
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    @Test func `M-4: setMenuVisible(_:animated:) shows and hides the menu`() {
        let view = taker()
        let menu = UIMenuController.shared
        menu.setTargetRect(view.bounds, in: view)
        menu.setMenuVisible(true, animated: false)
        #expect(menu.isMenuVisible && titles == ["Copy"])
        menu.setMenuVisible(false, animated: false)
        #expect(!menu.isMenuVisible)
    }

    private final class Author: NSObject, UIEditMenuInteractionDelegate {
        var titles = ["One"]
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            UIMenu(children: titles.map { UIAction(title: $0) { _ in } })
        }
    }

    @Test func `M-5: reloadVisibleMenu() reloads an open edit menu and does not open a closed one`() {
        let (view, author) = (taker(), Author())
        let interaction = UIEditMenuInteraction(delegate: author)
        view.addInteraction(interaction)
        interaction.reloadVisibleMenu()
        expectEqual(titles, [])
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 50)))
        expectEqual(titles, ["One"])
        author.titles = ["One", "Two"]
        expectEqual(titles, ["One"])
        interaction.reloadVisibleMenu()
        expectEqual(titles, ["One", "Two"])
        interaction.dismissMenu()
        expectEqual(titles, [])
        interaction.reloadVisibleMenu()
        expectEqual(titles, [])
    }

    @Test func `M-5: removing an edit menu interaction closes its menu`() {
        let (view, author) = (taker(), Author())
        let interaction = UIEditMenuInteraction(delegate: author)
        view.addInteraction(interaction)
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 50)))
        expectEqual(titles, ["One"])
        view.removeInteraction(interaction)
        expectEqual(titles, [])
    }
}
