import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The events of a button and its title (C-26).
@Suite(.application(tracing: .both)) @MainActor
struct ButtonTests {
    let app = TestApplication.current
    let window: UIWindow
    let button: UIButton

    init() {
        window = TestApplication.current.makeWindow()
        button = UIButton(type: .system).placed("button", in: window)
        button.frame = CGRect(x: 100, y: 300, width: 100, height: 40)
    }

    @Test(.application) func `C-26: a touch that lifts outside a button sends no primary action`() {
        app.fingerDown(at: button)
        app.fingerMove(to: CGPoint(x: 150, y: 600))
        app.fingerUp()
        #expect(!app.controlEvents.contains("primaryActionTriggered"))
        #expect(app.controlEvents.hasSuffix("button touchUpOutside"))
    }

    @Test func `C-18, C-26: a button's primary action supplies its title and runs once per tap`() {
        var runs = 0
        let other = UIButton(primaryAction: UIAction(title: "Go") { _ in runs += 1 })
        expectEqual(other.currentTitle, "Go")
        other.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        window.addSubview(other)
        app.fingerTap(at: other)
        expectEqual(runs, 1)
    }

    @Test func `C-1: a button shows the title of its state`() {
        button.setTitle("Play", for: .normal)
        button.setTitle("Pressed", for: .highlighted)
        button.setTitle("Off", for: .disabled)
        expectEqual(button.currentTitle, "Play")
        app.fingerDown(at: button)
        expectEqual(button.currentTitle, "Pressed")
        app.fingerUp()
        button.isEnabled = false
        expectEqual(button.currentTitle, "Off")
        button.isEnabled = true
        button.isSelected = true
        expectEqual(button.currentTitle, "Play")
    }
}

/// The intrinsic size of a button.
@Suite(.application(tracing: .both)) @MainActor
struct ButtonMeasuringTests {
    private struct TenPoints: TextMeasurer {
        func width(of line: String, font: UIFont) -> CGFloat { CGFloat(line.count) * 10 }
    }

    private func makeButton(_ title: String?, image: CGSize? = nil) -> UIButton {
        let app = TestApplication.current
        app.application.textMeasurer = TenPoints()
        let button = UIButton(type: .custom).placed("button", in: app.makeWindow())
        button.setTitle(title, for: .normal)
        if let image { button.setImage(UIImage(named: "star", size: image), for: .normal) }
        button.sizeToFit()
        expectEqual(button.intrinsicContentSize, button.bounds.size)
        return button
    }

    private let line = UIFont.systemFont(ofSize: UIFont.buttonFontSize).lineHeight

    @Test func `A button is as wide as its title and 12 points taller than its line`() {
        expectEqual(makeButton("Play").bounds.size, CGSize(width: 40, height: (line + 12).rounded(.up)))
    }

    @Test func `A button without a title measures 30 by 34 points`() {
        expectEqual(makeButton(nil).bounds.size, CGSize(width: 30, height: 34))
        expectEqual(makeButton("").bounds.size, CGSize(width: 30, height: 34))
    }

    @Test func `A button with only an image is as large as the image`() {
        expectEqual(makeButton(nil, image: CGSize(width: 80, height: 9)).bounds.size, CGSize(width: 80, height: 9))
    }

    @Test func `A button with image and title is as wide as both and as tall as the taller one`() {
        let tall = makeButton("Play", image: CGSize(width: 50, height: 60))
        expectEqual(tall.bounds.size, CGSize(width: 90, height: 60))
        let flat = makeButton("Play", image: CGSize(width: 10, height: 10))
        expectEqual(flat.bounds.size, CGSize(width: 50, height: (line + 12).rounded(.up)))
    }

    @Test func `A filled configuration adds content insets to the size of a button`() {
        let button = makeButton("Play")
        button.configuration = .filled()
        button.sizeToFit()
        expectEqual(button.bounds.size, CGSize(width: 64, height: (line + 14).rounded(.up)))
    }
}

/// Buttons and their subclasses have UIKit's initializers.
@Suite(.application(tracing: .both)) @MainActor
struct ControlInitializerTests {
    private final class Round: UIButton {
        var isRound = false
        override init(frame: CGRect) {
            super.init(frame: frame)
            isRound = true
        }
        required init?(coder: NSCoder) { fatalError("made in code") }
    }

    @Test func `C-18: subclasses inherit every initializer of a button`() {
        #expect(UISwitch().bounds.width == 63 && UIStepper().bounds.width == 94)
        #expect(UIButton().buttonType == .custom && UISlider().value == 0 && UIPageControl().numberOfPages == 0)
        #expect(UISegmentedControl().numberOfSegments == 0 && UIControl().isEnabled)
        var runs = 0
        let action = UIAction(title: "Go") { _ in runs += 1 }
        let made = [
            Round(), Round(type: .system), Round(primaryAction: action), Round(configuration: .filled()),
            Round(frame: .zero, primaryAction: action),
        ]
        expectEqual(made.filter(\.isRound).count, made.count)
        expectEqual(made.map(\.buttonType), [.custom, .system, .system, .system, .system])
        for button in made { button.sendActions(for: .touchUpInside) }
        expectEqual(runs, 2)
        let toggle = UISwitch(frame: .zero, primaryAction: action)
        toggle.sendActions(for: .primaryActionTriggered)
        expectEqual(runs, 3)
    }
}

@Suite(.application(tracing: .both)) @MainActor
struct ButtonChoices {
    let app = TestApplication.current

    @Test(.application) func `C-26: a button sends primaryActionTriggered after touchUpInside`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40)).placed("button", in: app.makeWindow())
        app.fingerTap(at: button)
        expectEqual(app.controlEvents, "button touchDown, button touchUpInside, button primaryActionTriggered")
    }
}
