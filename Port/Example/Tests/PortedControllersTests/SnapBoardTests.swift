import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControllers

@Suite(.application) @MainActor
struct SnapBoardTests {
    private func thrown() -> (app: TestApplication, board: BoardController) {
        let (app, board) = show(BoardController())
        app.advance(by: 0.2)
        app.dragAndHold(from: at(75, 300), to: at(290, 360))
        return (app, board)
    }

    private func rests(_ view: UIView, at point: CGPoint) -> Bool { near(view.center.x, point.x, 1) && near(view.center.y, point.y, 1) }

    @Test func theCardSnapsToTheNearestSlot() {
        let (app, board) = thrown()
        #expect(board.slot == 2 && !rests(board.card, at: at(315, 300)))
        app.advance(by: 4)
        #expect(rests(board.card, at: at(315, 300)))
        app.dragAndHold(from: at(315, 300), to: at(280, 300))
        app.advance(by: 4)
        #expect(board.slot == 2 && rests(board.card, at: at(315, 300)))
    }

    @Test func theToastLiesInAWindowOfItsOwnForTwoSeconds() throws {
        let (app, board) = thrown()
        let toast = try #require(board.toastWindow)
        let controller = try #require(toast.rootViewController as? ToastController)
        #expect(!toast.isHidden && toast !== board.view.window && controller.label.text == "Moved to 3" && !toast.isKeyWindow)
        // Beside its button the toast lets touches through to the board.
        app.fingerTap(at: at(100, 785))
        #expect(board.shuffles == 1)
        app.advance(by: 1)
        #expect(!toast.isHidden)
        app.advance(by: 1.5)
        #expect(toast.isHidden && board.slot == 2)
        app.fingerTap(at: at(320, 785))
        #expect(board.shuffles == 2 && board.slot == 2)
    }

    @Test func theToastsButtonTakesTheMoveBack() {
        let (app, board) = thrown()
        app.fingerTap(at: at(320, 785))
        app.advance(by: 4)
        #expect(board.slot == 0 && board.shuffles == 0 && rests(board.card, at: at(75, 300)))
        #expect(board.toastWindow?.isHidden == true)
    }

    @Test func aShakeTakesTheMoveBackAndItCanBeRedone() {
        let (app, board) = thrown()
        #expect(board.isFirstResponder && board.undoManager?.canUndo == true)
        app.advance(by: 3)
        app.shake()
        app.advance(by: 4)
        #expect(board.slot == 0 && rests(board.card, at: at(75, 300)))
        #expect(board.undoManager?.canUndo == false && board.undoManager?.canRedo == true)
        board.undoManager?.redo()
        app.advance(by: 4)
        #expect(board.slot == 2 && rests(board.card, at: at(315, 300)))
    }
}
