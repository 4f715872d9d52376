import Foundation
import Testing
import TouchstoneCore
import TouchstoneGeometry
import TouchstoneTesting
import UIKit

/// A screen of 390 by 844 points with three pixels each, and a controller's view that fills it.
@MainActor
struct Phone {
    let app: TestApplication
    let controller: UIViewController
    var view: UIView { controller.view }

    static func run(
        safeArea: UIEdgeInsets = .zero, _ body: @MainActor (Phone) throws -> Void
    ) rethrows {
        let app = TestApplication { clock in
            UIApplication(clock: clock, screen: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 3)
        }
        try TestApplication.$scoped.withValue(app) {
            try UIApplication.$current.withValue(app.application) {
                let controller = UIViewController()
                controller.additionalSafeAreaInsets = safeArea
                _ = app.makeWindow(root: controller)
                app.settle()
                try body(Phone(app: app, controller: controller))
            }
        }
    }

    /// Puts the view under test there, and has it laid out.
    func show<View: UIView>(_ made: View) -> View {
        view.addSubview(made)
        app.settle()
        return made
    }

    /// What a view is seen at in the window.
    func seen(_ layer: CALayer) -> CGRect {
        let shown = layer.presentation()!
        return shown.convert(shown.bounds, to: shown.topmost)
    }

    /// What is seen at a point of the window.
    func color(_ x: CGFloat, _ y: CGFloat) -> CGColor { app.shownColor(at: CGPoint(x: x, y: y)) }

    func drag(_ points: [CGPoint], lasting duration: TimeInterval) {
        app.fingerDown(at: points[0])
        for point in points.dropFirst() {
            app.fingerMove(to: point, duration: duration / Double(points.count - 1))
        }
    }
}

extension CALayer {
    fileprivate var topmost: CALayer {
        var layer = self
        while let above = layer.superlayer { layer = above }
        return layer
    }
}

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

@discardableResult
func near(_ one: CGFloat, _ other: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool { abs(one - other) <= tolerance }

@discardableResult
func near(_ one: CGRect, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool {
    near(one.minX, x, tolerance) && near(one.minY, y, tolerance) && near(one.width, w, tolerance)
        && near(one.height, h, tolerance)
}

@discardableResult
func near(_ one: CGPoint?, _ x: CGFloat, _ y: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool {
    one.map { near($0.x, x, tolerance) && near($0.y, y, tolerance) } ?? false
}

@discardableResult
func near(_ one: CGColor, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ tolerance: CGFloat = 0.005) -> Bool {
    let parts = one.components!
    return near(parts[0], red, tolerance) && near(parts[1], green, tolerance) && near(parts[2], blue, tolerance)
}

func same(_ one: CGColor, _ other: UIColor) -> Bool {
    let parts = other.cgColor.components!
    return near(one, parts[0], parts[1], parts[2])
}

extension UIControl {
    /// Notes events of these kinds by name, in order.
    func note(_ events: [(UIControl.Event, String)], in log: Log) {
        for (event, name) in events {
            addAction(UIAction { _ in log.lines.append(name) }, for: event)
        }
    }
}

@MainActor final class Log { var lines: [String] = [] }
