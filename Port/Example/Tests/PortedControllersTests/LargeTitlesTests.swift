import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControllers

@Suite(.application) @MainActor
struct LargeTitlesTests {
    private func mailbox() -> (app: TestApplication, navigation: UINavigationController, box: LargeTitlesMailboxController) {
        let box = LargeTitlesMailboxController()
        let (app, navigation) = show(UINavigationController(rootViewController: box))
        return (app, navigation, box)
    }

    @Test func aLargeTitleMakesTheBar96HighAndScrollingFoldsItTo44() {
        let (app, navigation, box) = mailbox()
        #expect(place(navigation.navigationBar) == CGRect(x: 0, y: 0, width: 390, height: 96))
        #expect(box.tableView.adjustedContentInset.top == 96 && box.tableView.contentOffset.y == -96)
        app.dragAndHold(from: at(200, 700), to: at(200, 400))
        app.advance(by: 1)
        #expect(navigation.navigationBar.frame.height == 44 && box.tableView.adjustedContentInset.top == 44)
        #expect(box.tableView.contentOffset.y > 100)
        app.dragAndHold(from: at(200, 300), to: at(200, 760))
        app.advance(by: 2)
        #expect(navigation.navigationBar.frame.height == 96 && box.tableView.contentOffset.y == -96)
    }

    @Test func aPushedControllerThatNeverHasALargeTitleHasABarOf44() {
        let (app, navigation, box) = mailbox()
        app.fingerTap(at: at(100, 96 + 22))
        app.advance(by: 1)
        #expect(navigation.topViewController?.title == "Letter 1" && navigation.navigationBar.frame.height == 44)
        app.fingerTap(at: at(34, 22))
        app.advance(by: 1)
        #expect(navigation.topViewController === box && navigation.navigationBar.frame.height == 96)
    }

    @Test func aCustomViewStandsAtTheRightAndATitleViewInTheMiddle() throws {
        let (app, navigation, box) = mailbox()
        let badge = try #require(box.navigationItem.rightBarButtonItem?.customView)
        #expect(place(badge).size == CGSize(width: 60, height: 32) && near(place(badge).midY, 22, 1))
        #expect(place(badge).maxX <= 390 - 8 && place(badge).maxX >= 390 - 24)
        app.fingerTap(at: badge)
        #expect(box.refreshes == 1)

        app.fingerTap(at: at(100, 96 + 22))
        app.advance(by: 1)
        let letter = try #require(navigation.topViewController as? LetterController)
        #expect(near(place(letter.titleButton).midX, 195, 1) && near(place(letter.titleButton).midY, 22, 1))
        app.fingerTap(at: letter.titleButton)
        #expect(letter.titleTaps == 1 && navigation.viewControllers.count == 2)
    }

    @Test func swipingUpHidesTheBarAndSwipingDownBringsItBack() {
        let (app, navigation, _) = mailbox()
        app.fingerTap(at: at(100, 96 + 22))
        app.advance(by: 1)
        #expect(navigation.hidesBarsOnSwipe && !navigation.isNavigationBarHidden)
        app.fingerDrag(from: at(200, 700), to: at(200, 300), duration: 0.2)
        app.advance(by: 2)
        #expect(navigation.isNavigationBarHidden)
        app.fingerDrag(from: at(200, 200), to: at(200, 600), duration: 0.2)
        app.advance(by: 2)
        #expect(!navigation.isNavigationBarHidden && place(navigation.navigationBar) == CGRect(x: 0, y: 0, width: 390, height: 44))
        app.fingerTap(at: at(34, 22))
        app.advance(by: 1)
        #expect(navigation.viewControllers.count == 1 && !navigation.hidesBarsOnSwipe)
    }
}
