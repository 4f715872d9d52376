import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Accessibility elements, containers and settings.
@Suite(.application(tracing: .both)) @MainActor
struct AccessibilityElementTests {
    let window = TestApplication.current.makeWindow()

    @Test func `An accessibility element's frame is in its container's coordinates until its screen frame is set`() {
        window.frame.origin = CGPoint(x: 0, y: 10)
        let view = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
        window.addSubview(view)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 30, height: 40)
        expectEqual(element.accessibilityFrame, CGRect(x: 51, y: 112, width: 30, height: 40))
        #expect(element.isAccessibilityElement && element.next === view)
        element.accessibilityFrame = CGRect(x: 0, y: 0, width: 1, height: 1)
        expectEqual(element.accessibilityFrame.width, 1)
    }

    @Test func `A container returns the count and the indexes of its accessibility elements`() {
        let view = UIView()
        #expect(view.accessibilityElements == nil && view.accessibilityElementCount() == 0)
        let (one, two) = (UIAccessibilityElement(accessibilityContainer: view), UIView())
        view.accessibilityElements = [one, two]
        #expect(view.accessibilityElementCount() == 2 && view.accessibilityElement(at: 2) == nil)
        #expect(view.index(ofAccessibilityElement: two) == 1 && view.index(ofAccessibilityElement: view) == NSNotFound)
    }

    @Test func `View controllers and bar button items have accessibility labels`() {
        final class Page: UIViewController {
            override func accessibilityPerformEscape() -> Bool { true }
        }
        let page = Page()
        page.accessibilityLabel = "page"
        #expect(page.accessibilityLabel == "page" && page.accessibilityPerformEscape() && !page.isViewLoaded)
        let item = UIBarButtonItem(title: "+", style: .plain, target: nil, action: nil)
        item.accessibilityLabel = "Add"
        page.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: page)
        window.rootViewController = navigation
        #expect(navigation.navigationBar.subviews.contains { $0.accessibilityLabel == "Add" })
    }

    @Test func `Accessibility properties and settings are false by default`() {
        let view = UIView()
        #expect(!view.shouldGroupAccessibilityChildren && !view.accessibilityViewIsModal)
        #expect(!view.isAccessibilityElement && !view.accessibilityElementsHidden)
        let settings = [
            UIAccessibility.isVoiceOverRunning, UIAccessibility.isSwitchControlRunning,
            UIAccessibility.isReduceMotionEnabled, UIAccessibility.isReduceTransparencyEnabled,
            UIAccessibility.isBoldTextEnabled, UIAccessibility.shouldDifferentiateWithoutColor,
            UIAccessibility.isInvertColorsEnabled, UIAccessibility.isGrayscaleEnabled,
        ]
        #expect(!settings.contains(true))
    }

    @Test func `A color returns its RGB and HSB components`() {
        var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
        UIColor(hue: 0.9, saturation: 0.5, brightness: 0.8, alpha: 0.3)
            .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        var (hue, saturation, brightness) = (CGFloat(-1), CGFloat(-1), CGFloat(-1))
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect(abs(hue - 0.9) < 1e-6 && abs(saturation - 0.5) < 1e-6 && abs(brightness - 0.8) < 1e-6)
        #expect(!UIColor.red.getWhite(nil, alpha: nil) && UIColor.gray.cgColor.components == [0.5, 0.5, 0.5, 1])
        let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        expectEqual(literal, .red)
    }
}
