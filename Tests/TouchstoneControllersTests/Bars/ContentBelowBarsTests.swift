import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Bars whose height follows the content, and content that follows the bars.
@Suite(.application) @MainActor
struct ContentBelowBarsTests {
    private func stage(_ root: UIViewController) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        return app
    }

    private final class ArticleController: UIViewController {
        let scroll = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Article"
            view.backgroundColor = .white
            scroll.frame = view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 390, height: 4000)
            view.addSubview(scroll)
        }
    }

    @Test func `A large title bar follows the finger and settles at one of its two heights`() {
        let article = ArticleController()
        let navigation = UINavigationController(rootViewController: article)
        navigation.navigationBar.prefersLargeTitles = true
        let app = stage(navigation)
        let bar = navigation.navigationBar
        #expect(bar.frame.height == 96 && article.scroll.contentOffset.y == -96)

        app.fingerDown(at: CGPoint(x: 195, y: 600))
        app.fingerMove(to: CGPoint(x: 195, y: 566), duration: 0.4)
        app.advance(by: 0.2)
        let halfway = article.scroll.contentOffset.y
        #expect(halfway > -96 && halfway < -44)
        #expect(abs(bar.frame.height + halfway) <= 1)

        app.fingerMove(to: CGPoint(x: 195, y: 450), duration: 0.4)
        #expect(article.scroll.contentOffset.y > -44 && bar.frame.height == 44)
        app.fingerMove(to: CGPoint(x: 195, y: 566), duration: 0.4)
        app.advance(by: 0.2)
        #expect(abs(article.scroll.contentOffset.y - halfway) <= 1 && abs(bar.frame.height + halfway) <= 1)

        // The bar does not stay halfway.
        app.fingerUp()
        app.advance(by: 2)
        #expect([44, 96].contains(bar.frame.height))
        expectEqual(article.scroll.contentOffset.y, -bar.frame.height)
        expectEqual(article.scroll.adjustedContentInset.top, bar.frame.height)
    }

    @Test func `A label constrained to the safe area follows the bar's height`() {
        final class SettingsController: UIViewController {
            let label = UILabel()
            let large = UISwitch()

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Settings"
                view.backgroundColor = .white
                label.text = "Large titles"
                label.translatesAutoresizingMaskIntoConstraints = false
                large.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
                view.addSubview(large)
                large.addTarget(self, action: SettingsController.toggled, for: .valueChanged)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                    label.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
                    large.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    large.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
                ])
            }

            func toggled(_ sender: UISwitch) { navigationController?.navigationBar.prefersLargeTitles = sender.isOn }
        }
        let settings = SettingsController()
        let navigation = UINavigationController(rootViewController: settings)
        let app = stage(navigation)
        #expect(settings.label.frame.minY == 44 && settings.large.frame.maxY == 844)

        app.fingerTap(at: settings.large)
        app.advance(by: 1)
        #expect(settings.large.isOn && navigation.navigationBar.frame.height == 96 && settings.label.frame.minY == 96)

        settings.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 0)
        app.settle()
        #expect(settings.label.frame.origin == CGPoint(x: 20, y: 106) && settings.large.frame.maxY == 814)
        settings.additionalSafeAreaInsets = .zero

        settings.navigationItem.largeTitleDisplayMode = .never
        app.advance(by: 1)
        #expect(navigation.navigationBar.frame.height == 44 && settings.label.frame.minY == 44)
    }

    @Test func `A push and a pop change the bar's height and the adjusted content insets`() {
        let first = ArticleController(), second = ArticleController()
        first.navigationItem.prompt = "Offline"
        let navigation = UINavigationController(rootViewController: first)
        navigation.isToolbarHidden = false
        let app = stage(navigation)
        expectEqual(navigation.navigationBar.frame.height, 74)
        expectEqual(first.scroll.adjustedContentInset, UIEdgeInsets(top: 74, left: 0, bottom: 44, right: 0))
        #expect(first.scroll.contentOffset.y == -74 && first.scroll.contentInset == .zero)

        second.loadViewIfNeeded()
        second.scroll.contentInsetAdjustmentBehavior = .never
        second.scroll.contentInset.top = 10
        navigation.pushViewController(second, animated: true)
        app.advance(by: 1)
        expectEqual(navigation.navigationBar.frame.height, 44)
        expectEqual(second.view.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
        expectEqual(second.scroll.adjustedContentInset, UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))

        app.fingerTap(at: CGPoint(x: 20, y: 22))
        app.advance(by: 1)
        #expect(navigation.topViewController === first && navigation.navigationBar.frame.height == 74)
        expectEqual(first.scroll.adjustedContentInset, UIEdgeInsets(top: 74, left: 0, bottom: 44, right: 0))
        expectEqual(first.scroll.contentOffset.y, -74)
    }
}
