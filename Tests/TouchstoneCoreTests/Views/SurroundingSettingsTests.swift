import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Inherited properties of views: tint, margins, layout direction and traits.
@Suite(.application(tracing: .both)) @MainActor
struct SurroundingSettingsTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    private final class Tinted: UIView {
        var received = 0
        override func tintColorDidChange() { received += 1 }
    }

    @Test func `A new tint color notifies the subtree except views with their own tint color`() {
        let (outer, inner, own, below) = (Tinted(), Tinted(), Tinted(), Tinted())
        window.addSubview(outer)
        outer.addSubview(inner)
        outer.addSubview(own)
        own.addSubview(below)
        own.tintColor = .systemGreen
        (own.received, below.received) = (0, 0)
        outer.tintColor = .systemRed
        expectEqual([outer, inner, own, below].map(\.received), [1, 1, 0, 0])
        #expect(inner.tintColor == .systemRed && below.tintColor == .systemGreen)
    }

    @Test func `A dimmed tint color is gray except in views with the normal adjustment mode`() {
        let (outer, inner) = (UIView(), Tinted())
        window.addSubview(outer)
        outer.addSubview(inner)
        outer.tintColor = .red
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.received == 2 && inner.tintAdjustmentMode == .dimmed)
        var (hue, saturation) = (CGFloat(-1), CGFloat(-1))
        inner.tintColor.getHue(&hue, saturation: &saturation, brightness: nil, alpha: nil)
        #expect(saturation == 0 && outer.tintColor != .red)
        // Red has a weight of 0.299 in the luminance.
        #expect(abs((inner.tintColor.cgColor.components?.first ?? 0) - 0.299) < 1e-9)
        inner.tintAdjustmentMode = .normal
        expectEqual(inner.tintColor, .red)
    }

    @Test func `tintColorDidChange may remove the view, and its siblings are notified`() {
        final class Leaving: UIView {
            override func tintColorDidChange() { removeFromSuperview() }
        }
        let (outer, leaving, last) = (UIView(), Leaving(), Tinted())
        window.addSubview(outer)
        outer.addSubview(leaving)
        outer.addSubview(last)
        outer.tintColor = .red
        #expect(leaving.superview == nil && last.received == 1)
    }

    private final class Margined: UIView {
        var received = 0
        override func layoutMarginsDidChange() { received += 1 }
    }

    @Test func `preservesSuperviewLayoutMargins adds the superview's margins that reach into the view`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let inner = Margined(frame: CGRect(x: 5, y: 40, width: 290, height: 200))
        outer.addSubview(inner)
        outer.layoutMargins = UIEdgeInsets(top: 30, left: 25, bottom: 20, right: 20)
        expectEqual(inner.received, 0)
        inner.preservesSuperviewLayoutMargins = true
        // 30 at the top ends above the view; 25 − 5 and 20 − 5 at the sides reach into it.
        expectEqual(inner.layoutMargins, UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 15))
        expectEqual(inner.received, 1)
        outer.layoutMargins.left = 45
        #expect(inner.layoutMargins.left == 40 && inner.received == 2)
    }

    @Test func `The root view of a controller has at least the system minimum margins`() {
        final class Controller: UIViewController {}
        let controller = Controller()
        window.rootViewController = controller
        expectEqual(controller.view.layoutMargins, UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        controller.view.layoutMargins = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 40)
        expectEqual(controller.view.layoutMargins, UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 40))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        expectEqual(controller.view.layoutMargins, UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 40))
    }

    @Test func `The application's right-to-left direction changes traits and effective directions`() {
        final class Notified: UIView {
            var directions: [UITraitEnvironmentLayoutDirection] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                if let old = previousTraitCollection {
                    directions = [old.layoutDirection, traitCollection.layoutDirection]
                }
            }
        }
        let view = Notified()
        window.addSubview(view)
        expectEqual(view.traitCollection.layoutDirection, .leftToRight)
        app.application.userInterfaceLayoutDirection = .rightToLeft
        expectEqual(view.directions, [.leftToRight, .rightToLeft])
        expectEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        expectEqual(UIView.userInterfaceLayoutDirection(for: .unspecified), .rightToLeft)
        view.semanticContentAttribute = .playback
        expectEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
        view.semanticContentAttribute = .unspecified
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
        expectEqual(view.layoutMargins, UIEdgeInsets(right: 30))
    }

    @Test func `Trait collections are combined and compared`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let wide = UITraitCollection(horizontalSizeClass: .regular)
        let both = UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .light), dark, wide])
        #expect(both.userInterfaceStyle == .dark && both.horizontalSizeClass == .regular)
        #expect(both.containsTraits(in: wide) && !both.containsTraits(in: UITraitCollection(displayScale: 3)))
        expectEqual(UITraitCollection().layoutDirection, .unspecified)
        both.performAsCurrent { expectEqual(UITraitCollection.current, both) }
        expectEqual(UITraitCollection.current, app.application.screen.traitsOfApplication)
    }

    @Test func `The content size category is a trait, and its change posts a notification`() {
        var callbacks: [String] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: app.application, queue: nil
        ) { note in
            let value = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String ?? ""
            MainActor.assumeIsolated { callbacks.append(value) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        expectEqual(window.traitCollection.preferredContentSizeCategory, .large)
        app.application.preferredContentSizeCategory = .accessibilityLarge
        #expect(window.traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
        expectEqual(callbacks, ["UICTContentSizeCategoryAccessibilityL"])
        #expect(UIContentSizeCategory.small < .medium && !(UIContentSizeCategory.large < .large))
    }

    @Test func `Points convert between windows through the screen's coordinate space`() {
        let other = app.makeWindow("other")
        other.frame.origin = CGPoint(x: 100, y: 50)
        let (one, two) = (UIView(frame: CGRect(x: 10, y: 10, width: 5, height: 5)), UIView())
        window.addSubview(one)
        other.addSubview(two)
        let screen = app.application.screen.coordinateSpace
        expectEqual(one.convert(CGPoint.zero, to: screen), CGPoint(x: 10, y: 10))
        expectEqual(one.convert(CGPoint(x: 100, y: 100), to: two as any UICoordinateSpace), CGPoint(x: 10, y: 60))
        expectEqual(screen.convert(CGRect(x: 0, y: 0, width: 5, height: 5), from: one), one.frame)
    }
}

extension UIScreen {
    /// The traits of the application, without a view in between.
    fileprivate var traitsOfApplication: UITraitCollection {
        UIWindow(frame: bounds).traitCollection
    }
}
