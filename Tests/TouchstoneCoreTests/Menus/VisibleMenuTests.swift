import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Changes of a context menu while it is open.
@Suite(.application) @MainActor
struct VisibleMenuTests {
    private final class Owner: UIView, UIContextMenuInteractionDelegate {
        var chosen: [String] = []

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { [self] _ in menu("Copy", "Share") })
        }

        func menu(_ titles: String...) -> UIMenu {
            UIMenu(children: titles.map { title in UIAction(title: title) { [self] _ in chosen.append(title) } })
        }
    }

    private let app = TestApplication.current
    private let owner: Owner
    private let interaction: UIContextMenuInteraction

    init() {
        owner = Owner(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
        TestApplication.current.makeWindow().addSubview(owner)
        interaction = UIContextMenuInteraction(delegate: owner)
        owner.addInteraction(interaction)
    }

    private var menu: UIWindow? {
        app.application.windows.first { $0.accessibilityIdentifier == "menu" && !$0.isHidden }
    }
    private var titles: [String] { menu?.subviews.compactMap(\.accessibilityLabel) ?? [] }

    private func open() {
        app.fingerDown(at: owner)
        app.advance(by: 1)
        app.fingerUp()
        app.settle()
    }

    @Test func `The block receives the menu that is shown, and its result replaces it`() throws {
        open()
        expectEqual(titles, ["Copy", "Share"])
        var received: [String] = []
        interaction.updateVisibleMenu { menu in
            received = menu.children.map(\.title)
            return owner.menu("Delete")
        }
        app.settle()
        #expect(received == ["Copy", "Share"] && titles == ["Delete"])
        expectEqual(menu?.frame.height, 44)
        app.fingerTap(at: try #require(menu?.subviews.first))
        app.settle()
        #expect(owner.chosen == ["Delete"] && menu == nil)
    }

    @Test func `A menu without items closes, and without an open menu the block is not called`() {
        open()
        interaction.updateVisibleMenu { _ in owner.menu() }
        #expect(menu == nil)
        var calls = 0
        interaction.updateVisibleMenu {
            calls += 1
            return $0
        }
        expectEqual(calls, 0)
    }
}
