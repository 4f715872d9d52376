import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The position of menus, and the touch that opened one (C-26, M-4).
@Suite(.application(tracing: .both)) @MainActor
struct MenuPlaceTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    private final class Taker: UIView {
        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) {}
        override func paste(_ sender: Any?) {}
    }

    private var panel: UIWindow? { app.application.windows.first { $0.accessibilityIdentifier == "menu" } }

    /// The frame of an edit menu for a rectangle of the screen.
    private func menu(about rect: CGRect) throws -> CGRect {
        let view = Taker(frame: rect)
        window.addSubview(view)
        view.becomeFirstResponder()
        UIMenuController.shared.showMenu(from: view, rect: view.bounds)
        let frame = try #require(panel).frame
        UIMenuController.shared.hideMenu()
        view.removeFromSuperview()
        return frame
    }

    @Test func `M-4: an edit menu is centered above its target rectangle`() throws {
        let frame = try menu(about: CGRect(x: 150, y: 400, width: 100, height: 40))
        expectEqual(frame.midX, 200)
        #expect(frame.maxY <= 400 && frame.maxY > 380)
    }

    @Test func `M-4: an edit menu is below its target rectangle if there is no room above`() throws {
        let frame = try menu(about: CGRect(x: 150, y: 10, width: 100, height: 40))
        #expect(frame.minY >= 50 && frame.minY < 70)
    }

    @Test func `M-4: an edit menu for the whole screen is at the lower edge`() throws {
        let frame = try menu(about: app.application.screen.bounds)
        expectEqual(frame.maxY, 844)
    }

    @Test func `M-4: an edit menu stays within the screen`() throws {
        try expectEqual(menu(about: CGRect(x: 0, y: 400, width: 4, height: 40)).minX, 0)
        try expectEqual(menu(about: CGRect(x: 386, y: 400, width: 4, height: 40)).maxX, 390)
    }

    @Test func `C-26: a finger that chose a menu item does not choose again after its touch`() throws {
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
        window.addSubview(button)
        var said: [String] = []
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in said.append("one") }])
        button.showsMenuAsPrimaryAction = true
        app.fingerDown(at: button)
        let item = try #require(panel?.subviews.first)
        app.fingerMove(to: item)
        app.fingerUp()
        expectEqual(said, ["one"])
        button.showsMenuAsPrimaryAction = false
        button.isMultipleTouchEnabled = true
        // A second touch on the button, which another finger holds, is not tracked.
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        app.fingerDown(7, at: button)
        app.fingerDown(at: button)
        button.contextMenuInteraction?.dismissMenu()
        app.fingerMove(to: app.middle(of: item))
        app.fingerUp()
        expectEqual(said, ["one"])
        app.fingerUp(7)
        expectEqual(events, ["up"])
    }

    @Test func `M-4: menu items have padding on both sides of their titles`() throws {
        // "Copy" and "Paste", each with 12 points of padding on both sides.
        let frame = try menu(about: CGRect(x: 150, y: 400, width: 100, height: 40))
        let words = ["Copy", "Paste"].map {
            app.application.textMeasurer.width(of: $0, font: .systemFont(ofSize: 15)).rounded(.up)
        }
        expectEqual(frame.width, words.reduce(0, +) + 48)
    }
}
