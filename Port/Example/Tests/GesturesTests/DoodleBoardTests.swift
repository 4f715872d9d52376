import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedGestures

@Suite(.application) @MainActor
struct DoodleBoardTests {
    private func draw(_ app: TestApplication) {
        app.fingersDown([1: at(100, 300), 2: at(200, 300)])
        app.fingersMove([1: at(100, 400), 2: at(250, 400)], duration: 0.3)
        app.fingersUp([1, 2])
    }

    @Test func `Two fingers draw two strokes at once`() {
        let (app, screen) = show(DoodleController())
        draw(app)
        #expect(screen.board.strokeCount == 2 && screen.labelText == "2")
        #expect(Set(screen.board.strokes.map { $0.last!.x }) == [100, 250])
    }

    @Test func `The action of a button reaches the first responder`() {
        let (app, screen) = show(DoodleController())
        app.fingerTap(at: at(60, 82))
        #expect(screen.labelText == nil)
        draw(app)
        app.fingerTap(at: at(60, 82))
        #expect(screen.board.strokeCount == 1 && screen.labelText == "1")
    }

    @Test func `Key commands undo and delete strokes`() {
        let (app, screen) = show(DoodleController())
        draw(app)
        app.keyType("z", modifiers: .command)
        #expect(screen.board.strokeCount == 1)
        app.keyType("d", modifiers: .command)
        #expect(screen.board.strokeCount == 0 && screen.labelText == "0")
        app.keyType("z", modifiers: .command)
        #expect(screen.board.strokeCount == 0)
    }

    @Test func `A shake deletes all strokes`() {
        let (app, screen) = show(DoodleController())
        draw(app)
        app.shake()
        #expect(screen.board.strokeCount == 0 && screen.labelText == "0")
    }

    @Test func `A cancelled touch leaves no stroke`() {
        let (app, screen) = show(DoodleController())
        app.fingerDown(at: at(100, 300))
        app.fingerMove(to: at(150, 300), duration: 0.1)
        app.fingerCancel()
        #expect(screen.board.strokeCount == 0 && screen.labelText == nil)
    }
}
