import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A theme of appearances and its effect on the screen.
@Suite(.application) @MainActor
struct AppearanceOfControlsTests {
    private func stage(_ root: UIViewController) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        return app
    }

    /// Sets a theme and applies it as applications do: it removes the window's subviews and adds them again.
    private final class ThemeController: UIViewController {
        let night = UIButton(frame: CGRect(x: 20, y: 100, width: 350, height: 50))
        let volume = UISlider(frame: CGRect(x: 20, y: 200, width: 350, height: 34))
        let steps = UIProgressView(frame: CGRect(x: 20, y: 260, width: 350, height: 4))
        var refreshes = false

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            night.addTarget(self, action: ThemeController.chooseNight, for: .touchUpInside)
            for control in [night, volume, steps] { view.addSubview(control) }
        }

        func chooseNight() {
            UISlider.appearance().minimumTrackTintColor = .orange
            UISlider.appearance().thumbTintColor = .orange
            UIProgressView.appearance().progressTintColor = .orange
            guard refreshes, let window = view.window else { return }
            for view in window.subviews {
                view.removeFromSuperview()
                window.addSubview(view)
            }
        }
    }

    @Test func `A changed theme applies when the views are added to the window again`() {
        UISlider.appearance().minimumTrackTintColor = .blue
        UIProgressView.appearance().progressTintColor = .blue
        let screen = ThemeController()
        screen.loadViewIfNeeded()
        #expect(screen.volume.minimumTrackTintColor == nil && screen.steps.progressTintColor == nil)
        let app = stage(screen)
        #expect(screen.volume.minimumTrackTintColor == .blue && screen.volume.thumbTintColor == nil)
        expectEqual(screen.steps.progressTintColor, .blue)

        app.fingerTap(at: screen.night)
        app.advance(by: 0.5)
        #expect(screen.volume.minimumTrackTintColor == .blue && screen.volume.thumbTintColor == nil)
        expectEqual(screen.steps.progressTintColor, .blue)

        screen.steps.progressTintColor = .green
        screen.refreshes = true
        app.fingerTap(at: screen.night)
        app.advance(by: 0.5)
        #expect(screen.volume.minimumTrackTintColor == .orange && screen.volume.thumbTintColor == .orange)
        expectEqual(screen.steps.progressTintColor, .green)
        #expect(screen.view.window === app.application.keyWindow && screen.view.superview != nil)
    }

    @Test func `Appearance methods with a state parameter apply for each state`() {
        UIButton.appearance().setTitleColor(.red, for: .normal)
        UIButton.appearance().setTitleColor(.gray, for: .disabled)
        UISegmentedControl.appearance().selectedSegmentTintColor = .yellow
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .selected)
        UITextField.appearance().keyboardAppearance = .dark
        UIPageControl.appearance().currentPageIndicatorTintColor = .red

        let plain = UIButton(type: .custom), own = UIButton(type: .custom)
        own.setTitleColor(.green, for: .normal)
        let segments = UISegmentedControl(items: ["A", "B"])
        let ownSegments = UISegmentedControl(items: ["A", "B"])
        ownSegments.selectedSegmentTintColor = .cyan
        let field = UITextField(), pages = UIPageControl()
        pages.pageIndicatorTintColor = .brown
        let screen = UIViewController()
        for view in [plain, own, segments, ownSegments, field, pages] { screen.view.addSubview(view) }
        _ = stage(screen)

        #expect(plain.titleColor(for: .normal) == .red && plain.titleColor(for: .disabled) == .gray)
        #expect(own.titleColor(for: .normal) == .green && own.titleColor(for: .disabled) == .gray)
        #expect(segments.selectedSegmentTintColor == .yellow && ownSegments.selectedSegmentTintColor == .cyan)
        #expect(segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .purple)
        #expect(segments.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == nil)
        expectEqual(field.keyboardAppearance, .dark)
        #expect(pages.currentPageIndicatorTintColor == .red && pages.pageIndicatorTintColor == .brown)
    }

    private class PillView: UIView {
        dynamic var fill: UIColor? { didSet { setNeedsDisplay() } }
        dynamic var inset: CGFloat = 0 { didSet { setNeedsLayout() } }
        let middle = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(middle)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override class var appearanceProperties: [AppearanceProperty] {
            super.appearanceProperties + [AppearanceProperty(\PillView.fill), AppearanceProperty(\PillView.inset)]
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            middle.frame = bounds.insetBy(dx: inset, dy: inset)
            middle.backgroundColor = fill
        }
    }

    private final class WarningPillView: PillView {}

    @Test func `A custom appearance property is set before the first layout`() {
        PillView.appearance().inset = 8
        PillView.appearance().fill = .blue
        WarningPillView.appearance().fill = .red

        let pill = PillView(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        let warning = WarningPillView(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
        let wide = WarningPillView(frame: CGRect(x: 0, y: 300, width: 100, height: 40))
        wide.inset = 2
        pill.layoutIfNeeded()
        #expect(pill.middle.frame == CGRect(x: 0, y: 0, width: 100, height: 40) && pill.fill == nil)

        let screen = UIViewController()
        for view in [pill, warning, wide] { screen.view.addSubview(view) }
        let app = stage(screen)
        #expect(pill.middle.frame == CGRect(x: 8, y: 8, width: 84, height: 24) && pill.middle.backgroundColor == .blue)
        #expect(
            warning.middle.frame == CGRect(x: 8, y: 8, width: 84, height: 24) && warning.middle.backgroundColor == .red)
        #expect(wide.middle.frame == CGRect(x: 2, y: 2, width: 96, height: 36) && wide.middle.backgroundColor == .red)

        // A view that is added to a superview in the window.
        let late = PillView(frame: CGRect(x: 0, y: 400, width: 100, height: 40))
        screen.view.addSubview(late)
        app.settle()
        #expect(late.inset == 8 && late.fill == .blue && late.middle.frame == CGRect(x: 8, y: 8, width: 84, height: 24))
    }
}
