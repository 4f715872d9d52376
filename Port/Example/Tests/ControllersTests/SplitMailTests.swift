import FixtureTesting
import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControllers

@MainActor
private func started() -> (app: TestApplication, coordinator: MailCoordinator, split: UISplitViewController) {
    let coordinator = MailCoordinator()
    let (app, split) = show(coordinator.start())
    app.advance(by: 0.5)
    return (app, coordinator, split)
}

@MainActor
private func row(_ index: Int, of coordinator: MailCoordinator) throws -> CGPoint {
    let cell = try #require(coordinator.mailbox.tableView.cellForRow(at: IndexPath(row: index, section: 0)))
    return middle(cell)
}

@Suite(.application(screen: CGSize(width: 1180, height: 820), scale: 2, idiom: .pad)) @MainActor
struct SplitMailOnPadTests {
    @Test func `On a tablet, both columns are side by side`() {
        let (_, coordinator, split) = started()
        #expect(!split.isCollapsed && split.viewControllers.count == 2 && split.displayMode == .oneBesideSecondary)
        #expect(near(place(coordinator.master.view).width, 320) && place(coordinator.master.view).minX == 0)
        let detail = split.viewControllers[1].view!
        #expect(detail.window != nil && place(detail).minX >= 320 && place(detail).maxX == 1180)
    }

    @Test func `A tap on a row replaces the detail controller and keeps the list`() throws {
        let (app, coordinator, split) = started()
        app.fingerTap(at: try row(3, of: coordinator))
        app.advance(by: 0.5)
        let detail = try #require(split.viewControllers.last as? MessageController)
        #expect(coordinator.log == ["row 3"] && detail.message == 3 && split.viewControllers.count == 2)
        #expect(coordinator.master.viewControllers == [coordinator.mailbox] && coordinator.mailbox.view.window != nil)
        app.fingerTap(at: detail.replyButton)
        #expect(detail.replies == 1)
        app.fingerTap(at: try row(5, of: coordinator))
        app.advance(by: 0.5)
        #expect((split.viewControllers.last as? MessageController)?.message == 5 && detail.view.window == nil)
    }

    @Test func `Settings are pushed in the primary column`() {
        let (app, coordinator, split) = started()
        app.fingerTap(at: at(320 - 45, 22))
        app.advance(by: 1)
        #expect(coordinator.master.viewControllers.map(\.title) == ["Mailbox", "Settings"])
        #expect(near(place(coordinator.master.topViewController!.view).width, 320) && split.viewControllers.count == 2)
    }
}

@Suite(.application) @MainActor
struct SplitMailOnPhoneTests {
    @Test func `On a phone, the list is shown first and a row pushes the detail controller`() throws {
        let (app, coordinator, split) = started()
        #expect(
            split.isCollapsed && split.viewControllers == [coordinator.master]
                && coordinator.master.viewControllers == [coordinator.mailbox])
        #expect(place(coordinator.mailbox.view).width == 390)
        app.fingerTap(at: try row(2, of: coordinator))
        app.advance(by: 1)
        let detail = try #require(coordinator.master.topViewController as? MessageController)
        #expect(detail.message == 2 && coordinator.master.viewControllers.count == 2 && place(detail.view).width == 390)
        app.fingerTap(at: at(24, 22))
        app.advance(by: 1)
        #expect(coordinator.master.viewControllers == [coordinator.mailbox])
    }

    @Test func `show(_:sender:) presents a controller that is in no container`() {
        let (app, screen) = show(MessageController(message: 1))
        let other = MessageController(message: 2)
        screen.show(other, sender: nil)
        app.advance(by: 1)
        #expect(screen.presentedViewController === other)
    }
}
