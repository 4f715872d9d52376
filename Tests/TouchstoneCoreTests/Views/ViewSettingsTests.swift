import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Rarely used properties of views, layers, windows and colors.
@Suite(.application(tracing: .both)) @MainActor
struct ViewSettingsTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    @Test func `tintColorDidChange is called after the tint color is set`() {
        final class Tinted: UIView {
            var seen: [UIColor] = []
            override func tintColorDidChange() { seen.append(tintColor) }
        }
        let view = Tinted()
        view.tintColor = .systemRed
        view.tintColor = .systemGreen
        expectEqual(view.seen, [.systemRed, .systemGreen])
    }

    @Test func `Animation curves have the documented control points`() {
        let points: [(UIView.AnimationCurve, CGPoint, CGPoint)] = [
            (.easeInOut, CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)),
            (.easeIn, CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)),
            (.easeOut, CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1)), (.linear, .zero, CGPoint(x: 1, y: 1)),
        ]
        for (curve, first, second) in points {
            let parameters = UICubicTimingParameters(animationCurve: curve)
            #expect(parameters.controlPoint1 == first && parameters.controlPoint2 == second)
            expectEqual(parameters.animationCurve, curve)
        }
    }

    @Test func `A sublayer may move to the superlayer of its superlayer`() {
        let (outer, middle, inner) = (CALayer(), CALayer(), CALayer())
        outer.addSublayer(middle)
        middle.addSublayer(inner)
        outer.addSublayer(inner)
        #expect(inner.superlayer === outer)
        #expect(middle.sublayers?.isEmpty ?? true)
    }

    @Test func `Adding a layer to its own descendant logs an exception`() {
        let logged = LoggedException.collecting {
            TestApplication.run { _ in
                let (outer, middle, inner) = (CALayer(), CALayer(), CALayer())
                outer.addSublayer(middle)
                middle.addSublayer(inner)
                inner.addSublayer(outer)
            }
        }
        expectEqual(logged.count, 1)
    }

    @Test func `System colors have UIKit's components`() {
        let colors: [(UIColor, String)] = [
            (.systemBlue, "007AFF"), (.systemGreen, "34C759"), (.systemRed, "FF3B30"), (.systemOrange, "FF9500"),
        ]
        for (color, number) in colors {
            #expect(color.cgColor.hexadecimal.uppercased().contains(number))
            expectEqual(color.cgColor.alpha, 1)
        }
    }

    @Test func `A window moves to the application of its scene`() {
        let other = UIApplication(clock: VirtualClock(), screen: app.application.screen.bounds)
        let scene = UIApplication.$current.withValue(other) { UIWindowScene() }
        #expect(app.application.windows.contains { $0 === window })
        window.windowScene = scene
        #expect(!app.application.windows.contains { $0 === window })
        #expect(app.application.keyWindow == nil)
        #expect(other.windows.contains { $0 === window })
        let hidden = UIWindow(frame: window.frame)
        hidden.windowScene = scene
        #expect(!other.windows.contains { $0 === hidden })
    }

    @Test func `A layer keeps its shadow path`() {
        let layer = CALayer()
        #expect(layer.shadowPath == nil)
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
        layer.shadowPath = path
        expectEqual(layer.shadowPath, path)
        layer.shadowPath = nil
        #expect(layer.shadowPath == nil)
    }

    @Test func `An animator that has not started has a fraction of 0`() {
        let view = UIView()
        for duration in [0.0, 1] {
            let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { view.alpha = 0.5 }
            expectEqual(animator.fractionComplete, 0)
        }
    }

    @Test func `A new view has the tag 0, and viewWithTag finds the tag that is set`() {
        let view = UIView()
        view.accessibilityIdentifier = "name"
        expectEqual(view.tag, 0)
        view.tag = 7
        #expect(window.viewWithTag(7) == nil)
        window.addSubview(view)
        #expect(window.viewWithTag(7) === view)
    }

    @Test func `Bold text is slightly wider than regular text`() {
        let measurer = app.application.textMeasurer
        let plain = measurer.width(of: "words", font: .systemFont(ofSize: 20))
        let bold = measurer.width(of: "words", font: .systemFont(ofSize: 20, weight: .bold))
        #expect(bold > plain * 1.02 && bold < plain * 1.15)
    }

    @Test func `A layer with sublayers can be added to another tree`() {
        let (outer, middle, branch, leaf) = (CALayer(), CALayer(), CALayer(), CALayer())
        outer.addSublayer(middle)
        branch.addSublayer(leaf)
        middle.addSublayer(branch)
        #expect(branch.superlayer === middle && leaf.superlayer === branch)
    }

    @Test func `A border of one point is drawn`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        let plain = window.displayList()
        view.layer.borderWidth = 1
        #expect(window.displayList() != plain)
        view.layer.borderWidth = 0
        expectEqual(window.displayList(), plain)
    }

    @Test func `The mask of a view can be set and removed`() {
        let (view, mask) = (UIView(), UIView())
        #expect(view.mask == nil)
        view.mask = mask
        #expect(view.mask === mask)
        view.mask = nil
        #expect(view.mask == nil)
    }

    @Test(arguments: [
        (0, "ff6666"), (1, "ffff66"), (2, "66ff66"), (3, "66ffff"), (4, "6666ff"), (5, "ff66ff"), (6, "ff6666"),
    ])
    func `Hue, saturation and brightness convert to RGB`(_ sixths: Int, _ pale: String) {
        func color(_ saturation: CGFloat, _ brightness: CGFloat, alpha: CGFloat = 1) -> String {
            UIColor(hue: CGFloat(sixths) / 6, saturation: saturation, brightness: brightness, alpha: alpha)
                .cgColor.hexadecimal
        }
        expectEqual(color(0.6, 1), "#\(pale)ff")
        expectEqual(color(1, 1), "#\(pale.replacingOccurrences(of: "6", with: "0"))ff")
        expectEqual(color(1, 0.2, alpha: 0), "#\(pale.replacing("66", with: "00").replacing("ff", with: "33"))00")
        expectEqual(color(0, 0.4), "#666666ff")
    }

    @Test func `Hues between those of the primary colors convert to RGB`() {
        expectEqual(UIColor(hue: 0.1, saturation: 1, brightness: 1, alpha: 1).cgColor.hexadecimal, "#ff9900ff")
        expectEqual(UIColor(hue: 0.9, saturation: 1, brightness: 1, alpha: 1).cgColor.hexadecimal, "#ff0099ff")
    }

    @Test func `systemLayoutSizeFitting of a view without constraints returns its intrinsic size`() {
        final class Badge: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 30, height: UIView.noIntrinsicMetric) }
        }
        expectEqual(Badge().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 30, height: 0))
        expectEqual(UIView().systemLayoutSizeFitting(UIView.layoutFittingExpandedSize), .zero)
    }
}
