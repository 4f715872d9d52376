import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControllers

@Suite(.application) @MainActor
struct SegmentContainerTests {
    private func opened() -> (app: TestApplication, library: LibraryController) {
        let library = LibraryController()
        let (app, _) = show(UINavigationController(rootViewController: library))
        app.advance(by: 0.2)
        return (app, library)
    }

    @Test func aSegmentChangesTheChild() {
        let (app, library) = opened()
        app.fingerTap(at: at(45 + 250, 76))
        app.advance(by: 0.6)
        #expect(library.index == 2 && library.children == [library.shelves[2]])
        #expect(place(library.shelves[2].view) == CGRect(x: 0, y: 108, width: 390, height: 736) && library.shelves[0].view.superview == nil)
        #expect(library.shelves[0].appearances == ["will", "did", "gone"] && library.shelves[2].appearances == ["will", "did"])
        #expect(!library.shelves[1].isViewLoaded && library.segments.isUserInteractionEnabled)
        app.fingerTap(at: at(45 + 50, 76))
        app.advance(by: 0.6)
        #expect(library.children == [library.shelves[0]] && library.shelves[0].appearances == ["will", "did", "gone", "will", "did"])
    }

    @Test func onTheWayTheSegmentsTakeNoTouches() {
        let (app, library) = opened()
        app.fingerTap(at: at(45 + 150, 76))
        app.advance(by: 0.05)
        #expect(library.children.count == 2 && library.shelves[0].view.window != nil && library.shelves[1].view.window != nil)
        app.fingerTap(at: at(45 + 250, 76))
        app.advance(by: 1)
        #expect(library.index == 1 && library.segments.selectedSegmentIndex == 1 && library.children == [library.shelves[1]])
    }

    @Test func theTitleViewIsACenteredControl() {
        let (app, library) = opened()
        #expect(place(library.toggle) == CGRect(x: 115, y: 6, width: 160, height: 32) && library.toggle.thumb.frame.minX == 0)
        app.fingerTap(at: at(250, 22))
        app.settle()
        #expect(library.toggle.isNight && library.toggle.thumb.frame == CGRect(x: 80, y: 0, width: 80, height: 32))
        #expect(library.shelves[0].traitCollection.userInterfaceStyle == .dark && library.shelves[0].styles.last == .dark)
        #expect(library.traitCollection.userInterfaceStyle != .dark)
        app.fingerTap(at: at(250, 22))
        app.fingerTap(at: at(130, 22))
        app.settle()
        #expect(!library.toggle.isNight && library.shelves[0].traitCollection.userInterfaceStyle == .light)
    }

    @Test func aTouchThatEndsElsewhereChangesNothing() {
        let (app, library) = opened()
        app.fingerDown(at: at(250, 22))
        #expect(library.toggle.isTracking && library.toggle.thumb.alpha == 0.5)
        app.fingerMove(to: at(250, 300), duration: 0.2)
        app.fingerUp()
        #expect(!library.toggle.isNight && library.cancels == 1 && library.toggle.thumb.alpha == 1 && !library.toggle.isTracking)
    }
}
