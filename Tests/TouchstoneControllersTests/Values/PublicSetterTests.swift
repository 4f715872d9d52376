import Foundation
import Testing
import TouchstoneCore
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Every public setter takes every number: the program goes on, and no other view gets a frame that is not finite.
///
/// `tools/setter-values` lists the setters. docs/values.md has the table of what they do.
@Suite @MainActor
struct PublicSetterTests {
    private static let document = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("docs/values.md")
    private static let all = PublicSetters.layers + PublicSetters.views + PublicSetters.others

    /// Sets a value on an object in a window, lays out, draws and touches it, and describes the value afterwards.
    private func result(of setter: Setter, _ extreme: ExtremeNumber) -> String {
        TestApplication.run { app in
            let (object, set, result) = setter.made()
            var words = ""
            let window = app.makeWindow()
            let page = UIView(frame: window.bounds)
            window.addSubview(page)
            let exceptions = LoggedException.collecting {
                show(object, in: page)
                app.settle()
                set(extreme)
                words = result(extreme)
                app.advance(by: 0.02)
                _ = window.displayList()
                app.fingerTap(at: CGPoint(x: 100, y: 100))
            }
            expectFiniteFrames(in: window, except: object, "\(setter.name) = \(extreme.rawValue)")
            return exceptions.isEmpty ? words : words + ", exception"
        }
    }

    private func show(_ object: AnyObject, in page: UIView) {
        switch object {
        case let view as UIView:
            if view.frame.isEmpty { view.frame = CGRect(x: 20, y: 60, width: 200, height: 100) }
            page.addSubview(view)
        case let layer as CALayer:
            layer.frame = CGRect(x: 20, y: 60, width: 200, height: 100)
            page.layer.addSublayer(layer)
        case let animation as CAAnimation: page.layer.add(animation, forKey: "animation")
        case let controller as UIViewController: page.window?.rootViewController = controller
        case let recognizer as UIGestureRecognizer: page.addGestureRecognizer(recognizer)
        case let constraint as NSLayoutConstraint:
            if let view = constraint.firstItem as? UIView { page.addSubview(view) }
            constraint.isActive = true
        case let behavior as UIDynamicBehavior:
            let animator = UIDynamicAnimator(referenceView: page)
            animator.addBehavior(behavior)
        case let layout as UICollectionViewLayout:
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
            page.addSubview(list)
        case let item as UIBarButtonItem:
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
            bar.items = [item]
            page.addSubview(bar)
        case let style as NSParagraphStyle:
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            label.attributedText = NSAttributedString(string: "one two three", attributes: [.paragraphStyle: style])
            page.addSubview(label)
        default: break
        }
    }

    private func expectFiniteFrames(in view: UIView, except object: AnyObject, _ what: String) {
        let isFinite = [view.frame, view.bounds].allSatisfy { rectangle in
            [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height].allSatisfy { $0.isFinite }
        }
        // An object has the geometry that was set, and with it its subviews.
        if view === object, !isFinite { return }
        #expect(isFinite, "\(what): \(view) has \(view.frame)")
        for subview in view.subviews { expectFiniteFrames(in: subview, except: object, what) }
    }

    @Test func `Every public setter takes every number as documented`() async throws {
        var rows: [String] = []
        for setter in Self.all {
            // Other tests, and the watchdog of the main thread, get a turn.
            await Task.yield()
            let results = ExtremeNumber.allCases.map { result(of: setter, $0) }
            rows.append("| `\(setter.name)` | \(results.joined(separator: " | ")) |")
        }
        let head = "| setter | " + ExtremeNumber.allCases.map(\.rawValue).joined(separator: " | ") + " |"
        let table = ([head, "|---" + String(repeating: "|---", count: ExtremeNumber.allCases.count) + "|"] + rows)
            .joined(separator: "\n")
        let text = try String(contentsOf: Self.document, encoding: .utf8)
        let start = try #require(text.range(of: "| setter |")).lowerBound
        if ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE_VALUES"] != nil {
            try Data((text[..<start] + table + "\n").utf8).write(to: Self.document)
        } else {
            let documented = text[start...].split(separator: "\n")
            expectEqual(documented, table.split(separator: "\n"))
        }
    }

    @Test(arguments: ExtremeNumber.allCases) func `Every view takes every value of a view's setters`(
        _ extreme: ExtremeNumber
    ) {
        for make in PublicSetters.allViews {
            let setters = [
                Setter("UIView", "frame", \UIView.frame, make), Setter("UIView", "bounds", \UIView.bounds, make),
                Setter("UIView", "center", \UIView.center, make),
                Setter("UIView", "transform", \UIView.transform, make),
                Setter("UIView", "layoutMargins", \UIView.layoutMargins, make),
            ]
            for setter in setters { _ = result(of: setter, extreme) }
        }
    }
}
