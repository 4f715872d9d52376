import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControllers

private final class Owner: NSObject, WizardDelegate {
    var finished = 0
    var shown: [Int] = []
    func wizardDidFinish(_ wizard: WizardController) { finished += 1 }
    func wizard(_ wizard: WizardController, didShowStep index: Int) { shown.append(index) }
}

@Suite(.application) @MainActor
struct WizardTests {
    @Test func theNextStepSlidesInAndTheOldOneIsTakenOut() {
        let owner = Owner()
        let (app, screen) = show(WizardController())
        app.advance(by: 0.2)
        screen.delegate = owner
        #expect(screen.log == ["0 willAppear", "0 didAppear"])
        screen.log = []
        app.fingerTap(at: screen.nextButton)
        // The transition puts the new view in by itself; both are children while it runs.
        #expect(screen.children == [screen.steps[0], screen.steps[1]] && screen.steps[1].view.superview === screen.view)
        #expect(screen.steps[0].view.window != nil && owner.shown == [])
        app.advance(by: 0.6)
        #expect(screen.children == [screen.steps[1]] && screen.steps[0].view.superview == nil && owner.shown == [1])
        #expect(screen.steps[1].view.frame == CGRect(x: 0, y: 60, width: 390, height: 684))
        #expect(Set(screen.log.prefix(2)) == ["0 willDisappear", "1 willAppear"])
        #expect(Set(screen.log.dropFirst(2)) == ["0 didDisappear", "1 didAppear"] && screen.log.count == 4)
    }

    @Test func aSecondTapOnTheWayChangesNothing() {
        let (app, screen) = show(WizardController())
        app.fingerTap(at: screen.nextButton)
        app.advance(by: 0.1)
        app.fingerTap(at: screen.nextButton, allowsMiss: true)
        app.advance(by: 1)
        #expect(screen.current === screen.steps[1] && screen.children.count == 1)
    }

    @Test func backReturnsAndIsDisabledAtTheFirstStep() {
        let (app, screen) = show(WizardController())
        #expect(!screen.backButton.isEnabled)
        app.fingerTap(at: screen.nextButton)
        app.advance(by: 1)
        #expect(screen.backButton.isEnabled)
        app.fingerTap(at: screen.backButton)
        app.advance(by: 1)
        #expect(screen.children == [screen.steps[0]] && !screen.backButton.isEnabled)
        #expect(screen.steps[0].view.frame == CGRect(x: 0, y: 60, width: 390, height: 684))
    }

    @Test func savingBlocksTouchesUntilItIsDone() throws {
        let owner = Owner()
        let (app, screen) = show(WizardController())
        screen.delegate = owner
        for _ in 0..<2 {
            app.fingerTap(at: screen.nextButton)
            app.advance(by: 1)
        }
        #expect(screen.nextButton.currentTitle == "Finish" && owner.shown == [1, 2])
        app.fingerTap(at: screen.nextButton)
        let taps = screen.taps
        app.advance(by: 0.45)
        let hud = try #require(screen.hud)
        #expect(hud.indicator.isAnimating && hud.progressView.progress >= 0.3 && hud.progressView.progress <= 0.6 && owner.finished == 0)
        app.fingerTap(at: screen.backButton, allowsMiss: true)
        app.advance(by: 0.1)
        #expect(screen.taps == taps && screen.current === screen.steps[2])
        app.advance(by: 1.5)
        #expect(screen.hud == nil && owner.finished == 1 && hud.superview == nil && !hud.indicator.isAnimating)
        app.fingerTap(at: screen.backButton)
        app.advance(by: 1)
        #expect(screen.taps == taps + 1 && screen.current === screen.steps[1])
    }
}
