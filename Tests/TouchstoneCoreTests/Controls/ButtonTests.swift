import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// C-26: what a button tells, and what it shows.
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

    @Test(.application) func `C-26: a lift outside is not the primary action`() {
        app.fingerDown(at: button)
        app.fingerMove(to: CGPoint(x: 150, y: 600))
        app.fingerUp()
        #expect(!app.controlEvents.contains("primaryActionTriggered"))
        #expect(app.controlEvents.hasSuffix("button touchUpOutside"))
    }

    @Test func `C-18, C-26: the primary action gives title and runs once`() {
        var runs = 0
        let other = UIButton(primaryAction: UIAction(title: "Go") { _ in runs += 1 })
        #expect(other.currentTitle == "Go")
        other.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        window.addSubview(other)
        app.fingerTap(at: other)
        #expect(runs == 1)
    }

    @Test func `C-1: the title of the state`() {
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

/// How large a button without a configuration wants to be.
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
        #expect(button.intrinsicContentSize == button.bounds.size)
        return button
    }

    private let line = UIFont.systemFont(ofSize: UIFont.buttonFontSize).lineHeight

    @Test func `A title has no more width and twelve points more height`() {
        #expect(makeButton("Play").bounds.size == CGSize(width: 40, height: (line + 12).rounded(.up)))
    }

    @Test func `An empty button is thirty by thirty four`() {
        #expect(makeButton(nil).bounds.size == CGSize(width: 30, height: 34))
        #expect(makeButton("").bounds.size == CGSize(width: 30, height: 34))
    }

    @Test func `An image alone has its own size`() {
        #expect(makeButton(nil, image: CGSize(width: 80, height: 9)).bounds.size == CGSize(width: 80, height: 9))
    }

    @Test func `A title stands beside its image`() {
        let tall = makeButton("Play", image: CGSize(width: 50, height: 60))
        #expect(tall.bounds.size == CGSize(width: 90, height: 60))
        let flat = makeButton("Play", image: CGSize(width: 10, height: 10))
        #expect(flat.bounds.size == CGSize(width: 50, height: (line + 12).rounded(.up)))
    }

    @Test func `A configuration keeps room around its content`() {
        let button = makeButton("Play")
        button.configuration = .filled()
        button.sizeToFit()
        #expect(button.bounds.size == CGSize(width: 64, height: (line + 14).rounded(.up)))
    }
}

/// Initializers as in UIKit, also of subclasses.
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

    @Test func `C-18: every initializer is inherited`() {
        #expect(UISwitch().bounds.width == 63 && UIStepper().bounds.width == 94)
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

@Suite(.application(tracing: .both)) @MainActor
struct ButtonChoices {
    let app = TestApplication.current

    @Test(.application) func `C-26: the primary action comes after the lift`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40)).placed("button", in: app.makeWindow())
        app.fingerTap(at: button)
        #expect(app.controlEvents == "button touchDown, button touchUpInside, button primaryActionTriggered")
    }
}
