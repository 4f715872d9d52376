import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Values that `appearance()` sets on views, and when.
@Suite(.application) @MainActor
struct AppearanceOfViewsTests {
    /// A screen to which switches are added while it is visible.
    private final class SettingsController: UIViewController {
        private(set) var switches: [UISwitch] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
        }

        func addSwitch() -> UISwitch {
            let toggle = UISwitch(frame: CGRect(x: 300, y: 100 + 60 * CGFloat(switches.count), width: 51, height: 31))
            switches.append(toggle)
            view.addSubview(toggle)
            return toggle
        }
    }

    /// A view with custom appearance properties.
    private class RingView: UIView {
        dynamic var ringColor: UIColor? { didSet { setNeedsDisplay() } }
        dynamic var ringWidth: CGFloat = 1 { didSet { setNeedsDisplay() } }

        override class var appearanceProperties: [AppearanceProperty] {
            super.appearanceProperties + [
                AppearanceProperty(\RingView.ringColor), AppearanceProperty(\RingView.ringWidth),
            ]
        }
    }

    private final class StoryRingView: RingView {}

    private func stage(_ root: UIViewController) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        return app
    }

    @Test func `A switch receives its appearance when it enters the window`() {
        let screen = SettingsController()
        let app = stage(screen)
        let early = screen.addSwitch()
        app.settle()

        UISwitch.appearance().onTintColor = .purple
        UISwitch.appearance().thumbTintColor = .yellow
        app.settle()
        #expect(early.onTintColor == nil && early.thumbTintColor == nil)

        let made = UISwitch()
        #expect(made.onTintColor == nil && made.thumbTintColor == nil)

        let late = screen.addSwitch()
        app.settle()
        #expect(late.onTintColor == .purple && late.thumbTintColor == .yellow)
        #expect(early.onTintColor == nil && early.thumbTintColor == nil)

        // Removing and adding a view again applies the appearance, as documented.
        early.removeFromSuperview()
        screen.view.addSubview(early)
        app.settle()
        #expect(early.onTintColor == .purple && early.thumbTintColor == .yellow)

        app.fingerTap(at: late)
        app.advance(by: 1)
        #expect(late.isOn && !early.isOn)
    }

    @Test func `A property set on the instance overrides the appearance`() {
        UISlider.appearance().minimumTrackTintColor = .red
        UISlider.appearance().maximumTrackTintColor = .gray
        UIProgressView.appearance().progressTintColor = .red
        UIProgressView.appearance().trackTintColor = .gray
        UIButton.appearance().setTitleColor(.red, for: .normal)
        UIButton.appearance().setTitleColor(.brown, for: .selected)
        UIPageControl.appearance().pageIndicatorTintColor = .gray
        UIPageControl.appearance().currentPageIndicatorTintColor = .red

        let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 350, height: 34))
        slider.minimumTrackTintColor = .green
        let progress = UIProgressView(frame: CGRect(x: 20, y: 160, width: 350, height: 4))
        progress.trackTintColor = .black
        let pages = UIPageControl(frame: CGRect(x: 20, y: 200, width: 350, height: 26))
        let button = UIButton(frame: CGRect(x: 20, y: 260, width: 350, height: 44))
        button.setTitleColor(.green, for: .normal)
        let screen = UIViewController()
        for control in [slider, progress, pages, button] { screen.view.addSubview(control) }
        let app = stage(screen)

        #expect(slider.minimumTrackTintColor == .green && slider.maximumTrackTintColor == .gray)
        #expect(progress.progressTintColor == .red && progress.trackTintColor == .black)
        #expect(pages.pageIndicatorTintColor == .gray && pages.currentPageIndicatorTintColor == .red)
        #expect(button.titleColor(for: .normal) == .green && button.titleColor(for: .selected) == .brown)

        // The property is set after the appearance was applied, and the view keeps it when it is added again.
        pages.currentPageIndicatorTintColor = .blue
        pages.removeFromSuperview()
        screen.view.addSubview(pages)
        app.settle()
        #expect(pages.pageIndicatorTintColor == .gray && pages.currentPageIndicatorTintColor == .blue)
    }

    @Test func `A custom property's appearance comes from the class or its superclass`() {
        RingView.appearance().ringColor = .orange
        RingView.appearance().ringWidth = 3
        StoryRingView.appearance().ringWidth = 6

        let plain = RingView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
        let story = StoryRingView(frame: CGRect(x: 120, y: 100, width: 80, height: 80))
        let own = StoryRingView(frame: CGRect(x: 220, y: 100, width: 80, height: 80))
        own.ringColor = .blue
        #expect(plain.ringColor == nil && plain.ringWidth == 1)

        let screen = UIViewController()
        for ring in [plain, story, own] { screen.view.addSubview(ring) }
        _ = stage(screen)

        #expect(plain.ringColor == .orange && plain.ringWidth == 3)
        #expect(story.ringColor == .orange && story.ringWidth == 6)
        #expect(own.ringColor == .blue && own.ringWidth == 6)
    }
}
