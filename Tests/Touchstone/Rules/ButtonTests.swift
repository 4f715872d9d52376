import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// C-26: what a button tells, and what it shows.
@Suite(.application) @MainActor
struct ButtonTests {
    let app = TestApplication.current
    let window: UIWindow
    let button: UIButton

    init() {
        window = TestApplication.current.makeWindow()
        button = UIButton(type: .system).placed("button", in: window)
        button.frame = CGRect(x: 100, y: 300, width: 100, height: 40)
    }

    @Test func C_26_aLiftOutsideIsNotThePrimaryAction() {
        app.fingerDown(at: button)
        app.fingerMove(to: CGPoint(x: 150, y: 600))
        app.fingerUp()
        #expect(!app.controlEvents.contains("primaryActionTriggered"))
        #expect(app.controlEvents.hasSuffix("button touchUpOutside"))
    }

    @Test func C_18_C_26_thePrimaryActionGivesTitleAndRunsOnce() {
        var runs = 0
        let other = UIButton(primaryAction: UIAction(title: "Go") { _ in runs += 1 })
        #expect(other.currentTitle == "Go")
        other.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        window.addSubview(other)
        app.fingerTap(at: other)
        #expect(runs == 1)
    }

    @Test func C_1_theTitleOfTheState() {
        button.setTitle("Play", for: .normal)
        button.setTitle("Pressed", for: .highlighted)
        button.setTitle("Off", for: .disabled)
        #expect(button.currentTitle == "Play")
        app.fingerDown(at: button)
        #expect(button.currentTitle == "Pressed")
        app.fingerUp()
        button.isEnabled = false
        #expect(button.currentTitle == "Off")
        button.isEnabled = true
        button.isSelected = true
        #expect(button.currentTitle == "Play")
    }
}

@Suite(.application) @MainActor
struct ButtonChoices {
    let app = TestApplication.current

    @Test func C_26_thePrimaryActionComesAfterTheLift() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40)).placed("button", in: app.makeWindow())
        app.fingerTap(at: button)
        #expect(app.controlEvents == "button touchDown, button touchUpInside, button primaryActionTriggered")
    }
}
