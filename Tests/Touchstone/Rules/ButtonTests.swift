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

/// Initialisers as in UIKit, also of subclasses.
@Suite(.application) @MainActor
struct ControlInitialiserTests {
    private final class Round: UIButton {
        var isRound = false
        override init(frame: CGRect) {
            super.init(frame: frame)
            isRound = true
        }
        required init?(coder: NSCoder) { fatalError("made in code") }
    }

    @Test func C_18_everyInitialiserIsInherited() {
        #expect(UISwitch().bounds.width == 51 && UIStepper().bounds.width == 94)
        #expect(UIButton().buttonType == .custom && UISlider().value == 0 && UIPageControl().numberOfPages == 0)
        #expect(UISegmentedControl().numberOfSegments == 0 && UIControl().isEnabled)
        var runs = 0
        let action = UIAction(title: "Go") { _ in runs += 1 }
        let made = [
            Round(), Round(type: .system), Round(primaryAction: action), Round(configuration: .filled()),
            Round(frame: .zero, primaryAction: action),
        ]
        #expect(made.filter(\.isRound).count == made.count)
        #expect(made.map(\.buttonType) == [.custom, .system, .system, .system, .system])
        for button in made { button.sendActions(for: .touchUpInside) }
        #expect(runs == 2)
        let toggle = UISwitch(frame: .zero, primaryAction: action)
        toggle.sendActions(for: .primaryActionTriggered)
        #expect(runs == 3)
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
