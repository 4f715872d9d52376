import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControls

@Suite(.application) @MainActor
struct SpeedDialButtonTests {
    private let main = at(340, 794)
    private func item(_ number: Int) -> CGPoint { at(340, 794 - CGFloat(number) * 70) }

    @Test func onlyWhatTheTargetRespondsTo() {
        let (_, screen) = show(NotesController())
        #expect(screen.dial.items.map(\.title) == ["note", "photo", "link"])
    }

    @Test func openedAndChosen() {
        let (app, screen) = show(NotesController())
        for number in 1...3 {
            app.fingerTap(at: main)
            #expect(screen.dial.isOpen)
            app.fingerTap(at: item(number))
            #expect(!screen.dial.isOpen)
        }
        #expect(screen.log == ["note", "photo from photo", "link, 1 finger"])
    }

    @Test func closedItsItemsAreNotThere() {
        let (app, screen) = show(NotesController())
        app.fingerTap(at: item(1))
        #expect(screen.log == [] && screen.view.hitTest(item(1), with: nil) === screen.view)
        app.fingerTap(at: main)
        app.fingerTap(at: main)
        #expect(!screen.dial.isOpen)
    }

    @Test func anItemCanHaveAnotherTarget() {
        let (app, screen) = show(NotesController())
        screen.offerArchive()
        app.fingerTap(at: main)
        app.fingerTap(at: item(4))
        #expect(screen.archive.stored == 1 && screen.log == [] && !screen.dial.isOpen)
    }

    @Test func closesByItself() {
        let (app, screen) = show(NotesController())
        app.fingerTap(at: main)
        app.advance(by: 4.8)
        #expect(screen.dial.isOpen)
        app.advance(by: 0.4)
        #expect(!screen.dial.isOpen && screen.dial.buttons.allSatisfy(\.isHidden))
    }
}
