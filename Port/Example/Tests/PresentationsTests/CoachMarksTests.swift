import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedPresentations

@Suite(.application) @MainActor
struct CoachMarksTests {
    @Test func `The hole of the dimming view is around the marked view`() {
        let (app, screen) = show(ShopController())
        screen.startTour()
        app.settle()
        let coach = screen.coach
        #expect(coach?.frame == CGRect(x: 0, y: 0, width: 390, height: 844) && screen.log == ["mark 0"])
        #expect(coach?.hole?.bounds == CGRect(x: 32, y: 112, width: 116, height: 60))
        #expect(
            coach?.bubble.frame == CGRect(x: 16, y: 184, width: 240, height: 60) && coach?.bubble.text == "Search here")
        #expect(coach?.layer is CAShapeLayer && coach?.shade.fillRule == .evenOdd)
        #expect(coach?.shade.path?.contains(at(90, 142), using: .evenOdd) == false)
        #expect(coach?.shade.path?.contains(at(90, 300), using: .evenOdd) == true)
    }

    @Test func `Touches in the hole reach the views below`() {
        let (app, screen) = show(ShopController())
        screen.startTour()
        app.settle()
        app.fingerTap(at: at(90, 142))
        #expect(screen.log == ["mark 0", "button 0"] && screen.coach?.index == 0)
        // The point is in the hole, beside the button.
        app.fingerTap(at: at(36, 142))
        #expect(screen.log == ["mark 0", "button 0"])
        app.fingerTap(at: at(195, 425))
        app.advance(by: 0.5)
        #expect(screen.log == ["mark 0", "button 0", "mark 2"])
    }

    @Test func `A circular hole does not include its corners`() {
        let (app, screen) = show(ShopController())
        screen.startTour()
        app.settle()
        app.fingerTap(at: at(195, 600))
        #expect(screen.coach?.shade.animation(forKey: "path") != nil)
        app.advance(by: 0.5)
        #expect(screen.coach?.shade.animation(forKey: "path") == nil)
        // The cart's circle has its center at (325, 785) and a radius of 40.
        let hole = screen.coach?.hole?.bounds ?? .zero
        #expect(
            near(hole.minX, 285, 0.1) && near(hole.minY, 745, 0.1) && near(hole.width, 80, 0.1)
                && near(hole.height, 80, 0.1))
        let bubble = screen.coach?.bubble.frame ?? .zero
        #expect(bubble.minX == 134 && near(bubble.minY, 745 - 72, 0.1))
        app.fingerTap(at: at(325, 785))
        #expect(screen.log == ["mark 0", "mark 2", "button 1"])
        app.fingerTap(at: at(289, 749))
        #expect(screen.log == ["mark 0", "mark 2", "button 1", "mark 3"])
    }

    @Test func `A tap in a closed hole shows the next mark`() {
        let (app, screen) = show(ShopController())
        screen.startTour()
        app.settle()
        app.fingerTap(at: at(195, 600))
        app.fingerTap(at: at(195, 600))
        app.advance(by: 0.5)
        #expect(screen.coach?.index == 3)
        app.fingerTap(at: at(195, 425))
        app.advance(by: 0.5)
        #expect(screen.log == ["mark 0", "mark 2", "mark 3", "done"] && screen.view.subviews.count == 3)
        app.fingerTap(at: at(195, 425))
        #expect(screen.log.last == "button 2")
    }

    @Test func `The skip button ends the tour`() {
        let (app, screen) = show(ShopController())
        screen.startTour()
        app.settle()
        app.fingerTap(at: at(344, 42))
        app.advance(by: 0.5)
        #expect(screen.log == ["mark 0", "skipped"] && screen.coach?.superview == nil)
    }
}
