import Testing
import TouchstoneCore
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Rendered colors of several kinds of layers.
@Suite(.application(tracing: .both)) @MainActor
struct LayerPictureTests {
    let app = TestApplication.current
    let window: UIWindow

    init() {
        window = app.makeWindow()
        window.backgroundColor = .white
        app.settle()
    }

    /// Red, green and blue at a point of the window, rounded to hundredths.
    private func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
        app.shownColor(at: CGPoint(x: x, y: y)).components!.prefix(3).map { Int(($0 * 100).rounded()) }
    }

    private func layer(_ frame: CGRect, _ color: UIColor, in superlayer: CALayer) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color.cgColor
        superlayer.addSublayer(layer)
        return layer
    }

    @Test func `The copies of a replicator layer have their own colors, positions and delays`() {
        let copies = CAReplicatorLayer()
        copies.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        copies.instanceCount = 3
        copies.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
        copies.instanceColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        (copies.instanceRedOffset, copies.instanceBlueOffset) = (-0.25, 0.5)
        let bar = layer(CGRect(x: 0, y: 0, width: 20, height: 20), .white, in: copies)
        window.layer.addSublayer(copies)
        #expect(color(10, 10) == [100, 50, 0] && color(40, 10) == [75, 50, 50] && color(70, 10) == [50, 50, 100])
        #expect(color(25, 10) == [100, 100, 100] && color(100, 10) == [100, 100, 100])
        // Each copy is 0.1 s later than the previous one.
        copies.instanceDelay = 0.1
        let move = CABasicAnimation(keyPath: "position.y")
        (move.fromValue, move.toValue, move.duration) = (10, 110, 1)
        bar.add(move, forKey: nil)
        app.advance(by: 0.5)
        #expect(color(10, 60) == [100, 50, 0] && color(40, 50) == [75, 50, 50] && color(70, 40) == [50, 50, 100])
        #expect(
            color(10, 49) == [100, 100, 100] && color(40, 61) == [100, 100, 100] && color(70, 51) == [100, 100, 100])
    }

    @Test func `Dynamic colors are resolved in the dark style during animations`() {
        let screen = app.application.screen
        #expect(app.application.makePort().sendScreen(size: screen.bounds.size, scale: 2, style: .dark))
        app.settle()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
        window.addSubview(view)
        app.settle()
        expectEqual(color(50, 90), [0, 0, 100])
        UIView.animate(withDuration: 1) { view.frame.origin.y = 40 }
        app.advance(by: 0.5)
        expectEqual(color(50, 90), [0, 0, 100], "during the move")
        app.advance(by: 1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
        }
        app.advance(by: 0.5)
        expectEqual(color(50, 90), [0, 50, 50], "between two dark colors")
    }

    @Test func `A transform layer draws only its sublayers`() {
        let plain = CATransformLayer()
        plain.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        plain.backgroundColor = UIColor.red.cgColor
        (plain.borderWidth, plain.masksToBounds) = (4, true)
        _ = layer(CGRect(x: 50, y: 50, width: 100, height: 100), .blue, in: plain)
        window.layer.addSublayer(plain)
        #expect(color(1, 1) == [100, 100, 100] && color(20, 20) == [100, 100, 100] && color(120, 120) == [0, 0, 100])
    }

    @Test func `The back of a layer that is not double-sided is not drawn`() {
        let card = layer(CGRect(x: 0, y: 0, width: 100, height: 100), .red, in: window.layer)
        card.isDoubleSided = false
        for (angle, isDrawn) in [(0.4, true), (0.6, false), (1, false), (1.4, false), (1.6, true)] {
            card.transform = CATransform3DMakeRotation(.pi * angle, 0, 1, 0)
            expectEqual((color(50, 50) == [100, 0, 0]), isDrawn, "turned by \(angle) half turns")
        }
        // A layer mirrored in its own plane still faces the viewer.
        card.transform = CATransform3DMakeScale(-1, 1, 1)
        expectEqual(color(50, 50), [100, 0, 0])
    }

    @Test func `A translucent view is composited as a group unless allowsGroupOpacity is false`() {
        let translucent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        (translucent.backgroundColor, translucent.alpha) = (.red, 0.5)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
        inner.backgroundColor = .blue
        translucent.addSubview(inner)
        window.addSubview(translucent)
        #expect(color(25, 50) == [50, 50, 100] && color(75, 50) == [100, 50, 50])
        translucent.layer.allowsGroupOpacity = false
        #expect(color(25, 50) == [50, 25, 75] && color(75, 50) == [100, 50, 50])
    }

    @Test func `Attributed text is drawn with its shadows and outlines`() throws {
        let shadow = NSShadow()
        (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 2, height: 3), 4)
        shadow.shadowColor = UIColor.red
        let parts: [(String, [NSAttributedString.Key: Any])] = [
            ("a", [.shadow: shadow]), ("b", [.strokeWidth: 5.0, .strokeColor: UIColor.blue]),
            ("c", [.strokeWidth: -5.0, .strokeColor: UIColor.blue]),
        ]
        for (text, attributes) in parts {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            label.font = .systemFont(ofSize: 20)
            label.attributedText = NSAttributedString(string: text, attributes: attributes)
            window.addSubview(label)
        }
        let drawn = window.displayList().commands.compactMap { command -> String? in
            switch command {
            case .shadow(let offset, let blur, let color):
                "shadow \(Int(offset.width)) \(Int(offset.height)) \(Int(blur)) \(color == UIColor.red.cgColor)"
            case .text(let text, _, _, _, _, _): "fill \(text)"
            case .strokedText(let text, _, _, _, let width, let color):
                "outline \(text) \(Int(width)) \(color == UIColor.blue.cgColor)"
            default: nil
            }
        }
        expectEqual(drawn, ["shadow 2 3 4 true", "fill a", "outline b 1 true", "fill c", "outline c 1 true"])
    }
}
