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

    @Test func `Only items whose action the target responds to are shown`() {
        let (_, screen) = show(NotesController())
        #expect(screen.dial.items.map(\.title) == ["note", "photo", "link"])
    }

    @Test func `A tap opens the items, and a tap on an item sends its action`() {
        let (app, screen) = show(NotesController())
        for number in 1...3 {
            app.fingerTap(at: main)
            #expect(screen.dial.isOpen)
            app.fingerTap(at: item(number))
            #expect(!screen.dial.isOpen)
        }
        #expect(screen.log == ["note", "photo from photo", "link, 1 finger"])
    }

    @Test func `Items of a closed dial receive no touches`() {
        let (app, screen) = show(NotesController())
        app.fingerTap(at: item(1))
        #expect(screen.log == [] && screen.view.hitTest(item(1), with: nil) === screen.view)
        app.fingerTap(at: main)
        app.fingerTap(at: main)
        #expect(!screen.dial.isOpen)
    }

    @Test func `An item can send its action to another target`() {
        let (app, screen) = show(NotesController())
        screen.offerArchive()
        app.fingerTap(at: main)
        app.fingerTap(at: item(4))
        #expect(screen.archive.stored == 1 && screen.log == [] && !screen.dial.isOpen)
    }

    @Test func `The dial closes after a delay`() {
        let (app, screen) = show(NotesController())
        app.fingerTap(at: main)
        app.advance(by: 4.8)
        #expect(screen.dial.isOpen)
        app.advance(by: 0.4)
        #expect(!screen.dial.isOpen && screen.dial.buttons.allSatisfy(\.isHidden))
    }
}
