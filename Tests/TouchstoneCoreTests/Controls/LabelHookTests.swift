import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The methods of a label that libraries override to locate links.
@Suite(.application(tracing: .both)) @MainActor
struct LabelHookTests {
    let app = TestApplication.current

    private final class LinkLabel: UILabel {
        var drawn: [CGRect] = []
        var measured: [CGRect] = []

        override func drawText(in rect: CGRect) {
            drawn.append(rect)
            super.drawText(in: rect)
        }
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            measured.append(bounds)
            return super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
        }
    }

    private func shown(_ label: UILabel) {
        let controller = UIViewController()
        label.frame = CGRect(x: 10, y: 100, width: 200, height: 40)
        label.text = "hello"
        controller.view.addSubview(label)
        app.makeWindow(root: controller)
        app.settle()
    }

    @Test func `drawText(in:) is called once per change even if no display list is requested`() {
        let label = LinkLabel()
        shown(label)
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
        expectEqual(label.drawn, [bounds])
        expectEqual(label.measured, [bounds])
        app.advance(by: 0.1)
        expectEqual(label.drawn.count, 1)
        label.text = "goodbye"
        label.textColor = .red
        app.settle()
        expectEqual(label.drawn, [bounds, bounds])
        expectEqual(label.measured, [bounds, bounds])
    }

    @Test func `textRect(forBounds:) is called once per change of a label`() {
        final class Measured: UILabel {
            var calls = 0
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                calls += 1
                return super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
            }
        }
        let label = Measured()
        shown(label)
        expectEqual(label.calls, 1)
        label.setNeedsDisplay()
        app.settle()
        expectEqual(label.calls, 2)
    }

    @Test func `A label draws its text again when its size changes`() {
        let label = LinkLabel()
        shown(label)
        label.frame.size.width = 90
        app.settle()
        expectEqual(label.drawn.map(\.width), [200, 90])
    }

    @Test func `Reading the display list does not call drawText(in:) again`() throws {
        let label = LinkLabel()
        shown(label)
        let window = try #require(label.window)
        for _ in 0..<3 {
            let texts = window.displayList().commands.compactMap {
                if case .text(let text, _, _, _, _, _) = $0 { text } else { nil }
            }
            expectEqual(texts, ["hello"])
        }
        expectEqual(label.drawn.count, 1)
    }

    @Test func `draw(_:) is called once per change even if no display list is requested`() {
        final class Drawn: UIView {
            var rects: [CGRect] = []
            override func draw(_ rect: CGRect) { rects.append(rect) }
        }
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        let controller = UIViewController()
        controller.view.addSubview(view)
        app.makeWindow(root: controller)
        app.settle()
        app.advance(by: 0.1)
        expectEqual(view.rects, [CGRect(x: 0, y: 0, width: 30, height: 20)])
        view.setNeedsDisplay()
        app.settle()
        expectEqual(view.rects.count, 2)
    }
}
