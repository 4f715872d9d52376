import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The standard items of edit menus, the rectangle that they refer to, and changes while they are open (M-4, M-5).
@Suite(.application(tracing: .both)) @MainActor
struct EditMenuPlaceTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()
    private let taker = Taker(frame: CGRect(x: 100, y: 300, width: 100, height: 100))

    /// A view that takes all standard actions.
    private final class Taker: UIView {
        var calls: [String] = []
        var refused: Set<Selector> = []
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            !refused.contains(action) && super.canPerformAction(action, withSender: sender)
        }
        override func cut(_ sender: Any?) { calls.append("cut") }
        override func copy(_ sender: Any?) { calls.append("copy") }
        override func paste(_ sender: Any?) { calls.append("paste") }
        override func select(_ sender: Any?) { calls.append("select") }
        override func selectAll(_ sender: Any?) { calls.append("selectAll") }
        override func delete(_ sender: Any?) { calls.append("delete") }
    }

    private final class Author: NSObject, UIEditMenuInteractionDelegate, UIContextMenuInteractionDelegate {
        var menu: UIMenu?
        var rect: CGRect?
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? { menu }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
        ) -> CGRect { rect ?? CGRect(origin: configuration.sourcePoint, size: .zero) }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(
                identifier: nil, actionProvider: { _ in UIMenu(children: [UIAction(title: "One") { _ in }]) })
        }
    }

    init() {
        window.addSubview(taker)
        taker.becomeFirstResponder()
    }

    private var panel: UIWindow? { app.application.windows.first { $0.accessibilityIdentifier == "menu" } }
    private var titles: [String] {
        (panel?.subviews ?? []).map { $0.accessibilityIdentifier!.replacing("menu item ", with: "") }
    }
    private func choose(_ index: Int) { if let item = panel?.subviews[index] { app.fingerTap(at: item) } }

    @Test func `M-4: a menu has the standard items in their order, and each sends its action`() {
        let menu = UIMenuController.shared
        menu.showMenu(from: taker, rect: taker.bounds)
        expectEqual(titles, ["Cut", "Copy", "Paste", "Select", "Select All", "Delete"])
        for index in 0..<6 {
            menu.showMenu(from: taker, rect: taker.bounds)
            choose(index)
        }
        #expect(taker.calls == ["cut", "copy", "paste", "select", "selectAll", "delete"] && panel == nil)
    }

    @Test
    func
        `M-4: an open menu keeps its items until update(), and an action that no responder implements by then is not sent`()
    {
        let menu = UIMenuController.shared
        menu.showMenu(from: taker, rect: taker.bounds)
        taker.refused = [.cut, .paste, .select, .selectAll]
        expectEqual(titles.count, 6)
        choose(0)
        #expect(taker.calls == [] && panel == nil)
        menu.update()
        #expect(panel == nil)
        menu.showMenu(from: taker, rect: taker.bounds)
        expectEqual(titles, ["Copy", "Delete"])
        taker.refused = [.copy, .delete]
        menu.update()
        expectEqual(titles, ["Cut", "Paste", "Select", "Select All"])
    }

    @Test func `M-4: menuFrame is the frame on the screen, and a closed menu has none`() {
        let menu = UIMenuController.shared
        #expect(menu.menuFrame == .zero && !menu.isMenuVisible)
        menu.isMenuVisible = true
        #expect(!menu.isMenuVisible)
        // The point at 10, 10 of the view is at 110, 310 of the screen; the menu ends 8 points above it.
        menu.setTargetRect(CGRect(x: 10, y: 10, width: 20, height: 20), in: taker)
        taker.refused = [.cut, .paste, .select, .selectAll, .delete]
        menu.isMenuVisible = true
        let width = app.application.textMeasurer.width(of: "Copy", font: .systemFont(ofSize: 15)).rounded(.up) + 24
        expectEqual(menu.menuFrame, CGRect(x: 120 - width / 2, y: 258, width: width, height: 44))
        menu.isMenuVisible = false
        expectEqual(menu.menuFrame, .zero)
        // A hidden menu forgets its rectangle.
        menu.isMenuVisible = true
        #expect(!menu.isMenuVisible)
    }

    @Test func `M-4: a menu that replaces an open one can be updated, and is hidden by its own view only`() {
        let menu = UIMenuController.shared
        let other = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
        window.addSubview(other)
        menu.showMenu(from: other, rect: other.bounds)
        menu.showMenu(from: taker, rect: CGRect(x: 10, y: 10, width: 20, height: 20))
        taker.refused = [.cut, .paste, .select, .selectAll, .delete]
        menu.update()
        expectEqual(titles, ["Copy"])
        expectEqual([menu.menuFrame.midX, menu.menuFrame.maxY], [120, 302])
        menu.hideMenu(from: other)
        expectEqual(titles, ["Copy"])
        menu.hideMenu(from: taker)
        expectEqual(titles, [])
    }

    @Test func `M-4, M-5: a menu of a scaled view refers to the rectangle as it is on the screen`() {
        let author = Author()
        let (edit, press) = (UIEditMenuInteraction(delegate: author), UIContextMenuInteraction(delegate: author))
        taker.addInteraction(edit)
        taker.addInteraction(press)
        taker.refused = [.cut, .paste, .select, .selectAll, .delete]
        // It covers 50 to 250 points of the screen horizontally, and 250 to 450 vertically.
        taker.transform = CGAffineTransform(scaleX: 2, y: 2)
        let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
        var places: [[CGFloat]] = []
        UIMenuController.shared.showMenu(from: taker, rect: rect)
        places.append(panel.map { [$0.frame.midX, $0.frame.maxY] } ?? [])
        author.rect = rect
        edit.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        places.append(panel.map { [$0.frame.midX, $0.frame.maxY] } ?? [])
        edit.dismissMenu()
        app.advance(by: 1)
        app.fingerLongPress(at: CGPoint(x: 150, y: 350), duration: 1)
        places.append(panel.map { [$0.frame.midX, $0.frame.minY] } ?? [])
        expectEqual(places, [[90, 262], [90, 262], [150, 458]])
    }

    @Test func `M-5: an edit menu refers to the source point, or to the delegate's rectangle`() {
        let author = Author()
        let interaction = UIEditMenuInteraction(delegate: author)
        taker.addInteraction(interaction)
        taker.refused = [.cut, .paste, .select, .selectAll, .delete]
        let configuration = UIEditMenuConfiguration(identifier: "mine", sourcePoint: CGPoint(x: 60, y: 50))
        func place() -> [CGFloat] {
            interaction.presentEditMenu(with: configuration)
            return panel.map { [$0.frame.midX, $0.frame.maxY] } ?? []
        }
        expectEqual(place(), [160, 342])
        author.rect = CGRect(x: 20, y: 30, width: 40, height: 10)
        expectEqual(place(), [140, 322])
        author.rect = CGRect(x: 20, y: -280, width: 40, height: 100)
        expectEqual(place(), [140, 300 - 180 + 8 + 44])
        expectEqual(configuration.identifier, AnyHashable("mine"))
        #expect(
            UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero).identifier
                != UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero).identifier)
    }

    @Test func `M-5: marks show the states of items, and hidden commands are left out`() {
        let author = Author()
        let interaction = UIEditMenuInteraction(delegate: author)
        taker.addInteraction(interaction)
        author.menu = UIMenu(children: [
            UIAction(title: "On", state: .on) { _ in }, UIAction(title: "Mixed", state: .mixed) { _ in },
            UICommand(title: "Copy it", action: .copy, state: .on), UICommand(title: "Off", action: .cut),
            UICommand(title: "Hidden", action: .cut, attributes: .hidden),
        ])
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        let shown = panel!.displayList().commands.compactMap { command -> String? in
            if case .text(let text, _, _, _, _, _) = command { text } else { nil }
        }
        expectEqual(shown, ["✓ On", "– Mixed", "✓ Copy it", "Off"])
        choose(2)
        expectEqual(taker.calls, ["copy"])
    }
}
