import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Toolbars, progress views, activity indicators and visual effect views.
@Suite(.application(tracing: .both)) @MainActor
struct WidgetTests {
    let app = TestApplication.current

    @Test func `Flexible spaces of a toolbar share the remaining width and taps reach the buttons`() {
        var taps: [String] = []
        func item(_ title: String) -> UIBarButtonItem {
            let item = UIBarButtonItem(primaryAction: UIAction(title: title) { _ in taps.append(title) })
            item.width = 60
            return item
        }
        let bar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 390, height: 44))
        bar.items = [item("one"), .flexibleSpace(), item("two"), .flexibleSpace(), item("three")]
        app.makeWindow("window").addSubview(bar)
        app.settle()
        // Two spaces share 390 − 2 · 8 − 3 · 60 − 4 · 8 = 162 points.
        expectEqual(bar.subviews.map(\.frame.minX), [8, 76, 165, 233, 322])
        expectEqual(bar.subviews.map(\.frame.width), [60, 81, 60, 81, 60])
        for x in [40.0, 195, 340] { app.fingerTap(at: CGPoint(x: x, y: 422)) }
        expectEqual(taps, ["one", "two", "three"])
    }

    @Test func `A navigation controller's toolbar shows the items of its topmost controller`() {
        let (first, second) = (UIViewController(), UIViewController())
        first.toolbarItems = [UIBarButtonItem(title: "first", style: .plain, target: nil, action: nil)]
        let navigation = UINavigationController(rootViewController: first)
        let window = app.makeWindow("window", root: navigation)
        app.settle()
        #expect(navigation.isToolbarHidden && first.view.safeAreaInsets.bottom == 0)
        navigation.isToolbarHidden = false
        app.settle()
        expectEqual(navigation.toolbar.frame, CGRect(x: 0, y: window.bounds.height - 44, width: 390, height: 44))
        #expect(first.view.safeAreaInsets.bottom == 44 && navigation.toolbar.items?.first?.title == "first")
        navigation.pushViewController(second, animated: false)
        #expect(navigation.toolbar.items == nil)
        second.setToolbarItems(
            [UIBarButtonItem(title: "second", style: .plain, target: nil, action: nil)], animated: true)
        expectEqual(navigation.toolbar.items?.first?.title, "second")
    }

    @Test func `A progress view clamps its progress and follows its observed progress`() {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 2
        #expect(bar.progress == 1 && bar.intrinsicContentSize.height == 4)
        bar.setProgress(-1, animated: true)
        expectEqual(bar.progress, 0)
        let work = Progress(totalUnitCount: 10)
        work.completedUnitCount = 3
        bar.observedProgress = work
        #expect(abs(bar.progress - 0.3) < 1e-6)
    }

    @Test func `An activity indicator that does not animate is hidden if hidesWhenStopped is true`() {
        let indicator = UIActivityIndicatorView(style: .large)
        #expect(indicator.isHidden && indicator.bounds.size == CGSize(width: 37, height: 37))
        indicator.startAnimating()
        #expect(indicator.isAnimating && !indicator.isHidden)
        app.makeWindow("window").addSubview(indicator)
        app.advance(by: 1)
        indicator.stopAnimating()
        #expect(!indicator.isAnimating && indicator.isHidden)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
    }

    @Test func `The content of a visual effect view receives touches`() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        view.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 50))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        view.contentView.addSubview(button)
        app.makeWindow("window").addSubview(view)
        app.fingerTap(at: button)
        #expect(taps == 1 && view.contentView.frame == view.bounds)
    }
}
