import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedGestures

@Suite(.application) @MainActor
struct SignatureBoxTests {
    private let clear = at(70, 442)

    @Test func `A drag draws a line`() {
        let (app, screen) = show(SignatureScreen())
        app.fingerDrag(from: at(50, 250), to: at(200, 350), duration: 0.3)
        #expect(screen.box.lines.count == 1 && screen.box.lines.first?.first == at(30, 50))
        #expect(screen.box.lines.first?.last == at(180, 150))
        #expect(screen.signed == 1 && screen.observations == [false] && screen.box.isFirstResponder)
    }

    @Test func `The clear action is sent to the first responder if it can perform it`() {
        let (app, screen) = show(SignatureScreen())
        app.fingerTap(at: clear)
        #expect(screen.observations == [])
        app.fingerDrag(from: at(50, 250), to: at(200, 350), duration: 0.3)
        app.fingerDrag(from: at(60, 250), to: at(200, 300), duration: 0.3)
        #expect(screen.box.lines.count == 2 && screen.signed == 2)
        app.fingerTap(at: clear)
        #expect(screen.box.lines == [] && screen.observations == [false, true])
        app.fingerTap(at: clear)
        #expect(screen.observations == [false, true])
    }

    @Test func `A tap draws no line`() {
        let (app, screen) = show(SignatureScreen())
        app.fingerTap(at: at(100, 300))
        #expect(screen.box.lines == [] && screen.box.isEmpty && screen.observations == [] && screen.signed == 1)
    }

    @Test func `A cancelled touch draws no line`() {
        let (app, screen) = show(SignatureScreen())
        app.fingerDown(at: at(50, 250))
        app.fingerMove(to: at(120, 250), duration: 0.2)
        app.fingerCancel()
        #expect(screen.box.lines == [] && screen.signed == 0)
    }
}
