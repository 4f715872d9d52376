import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct ChoiceCloudTests {
    private func chip(_ index: Int) -> CGPoint { at(70 + CGFloat(index % 3) * 110, 220 + CGFloat(index / 3) * 50) }

    @Test func chosenAndNotAgain() {
        let (app, screen) = show(PizzaViewController())
        app.fingerTap(at: chip(0))
        #expect(screen.cloud.chosen == ["Olives"] && screen.cloud.chips[0].isSelected)
        app.fingerTap(at: chip(0))
        #expect(screen.cloud.chosen == [] && screen.counts == [1, 0] && screen.cloud.changes == 2)
    }

    @Test func theSubclassAsksItsDelegate() {
        let (app, screen) = show(PizzaViewController())
        for index in 0..<3 { app.fingerTap(at: chip(index)) }
        #expect(screen.cloud.chosen == ["Olives", "Onions"] && screen.counts == [1, 2])
        screen.cloud.delegate = nil
        app.fingerTap(at: chip(2))
        #expect(screen.cloud.chosen.count == 3 && screen.counts == [1, 2] && screen.cloud.changes == 3)
    }

    @Test func heldItIsTheOnlyOne() {
        let (app, screen) = show(PizzaViewController())
        app.fingerTap(at: chip(0))
        app.fingerLongPress(at: chip(3), duration: 1)
        #expect(screen.cloud.chosen == ["Basil"] && screen.counts == [1, 1])
        #expect(!screen.cloud.chips[3].isHighlighted)
    }

    @Test func ofNumbers() {
        let (app, screen) = show(UIViewController())
        let cloud = ChoiceCloud<Int>(frame: CGRect(x: 20, y: 200, width: 350, height: 200))
        cloud.show([3, 5])
        screen.view.addSubview(cloud)
        app.settle()
        app.fingerTap(at: chip(1))
        #expect(cloud.chosen == [5] && cloud.chips[1].label.text == "5")
    }
}
