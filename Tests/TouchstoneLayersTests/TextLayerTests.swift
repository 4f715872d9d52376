import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What text layers of 60 by 40 points draw. In the system's monospaced font of 10 points a character is 6 points wide.
@Suite(.application) @MainActor
struct TextLayerTests {
    let app = TestApplication.current
    private let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    private let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

    private func layer(_ string: Any?) -> CATextLayer {
        let layer = CATextLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 60, height: 40)
        layer.anchorPoint = .zero
        layer.string = string
        // The size of the font is ignored.
        layer.font = font.withSize(99)
        layer.fontSize = 10
        return layer
    }

    /// The texts that the layer draws.
    private func lines(_ layer: CATextLayer) -> [String] {
        UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { layer.render(in: $0.cgContext) }.lines
            .filter { $0.hasPrefix("text ") }
    }

    /// A line of the layer's font, with its left end at `x`; the second line has the index 1.
    private func line(_ text: String, _ x: CGFloat, _ index: CGFloat = 0, color: String = "#ffffffff") -> String {
        let y = ((font.ascender + index * font.lineHeight) * 1000).rounded() / 1000
        func number(_ value: CGFloat) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
        return "text \(text) at \(number(x)) \(number(y)) width \(6 * text.count) 10 \(color)"
    }

    @Test func `A text layer is white and aligned as its mode says`() {
        let layer = layer("ab")
        expectEqual(lines(layer), [line("ab", 0)])
        let modes: [CATextLayerAlignmentMode] = [.natural, .left, .right, .center, .justified]
        let aligned = modes.map { mode -> [String] in
            layer.alignmentMode = mode
            return lines(layer)
        }
        expectEqual(aligned, [0, 0, 48, 24, 0].map { [line("ab", $0)] })
        layer.string = nil
        expectEqual(lines(layer), [])
        layer.string = 12
        expectEqual(lines(layer), [line("12", 0)])
    }

    @Test func `A text layer has one line unless it is wrapped, and shortens it as its mode says`() {
        let layer = layer("abc def ghi jkl")
        let modes: [CATextLayerTruncationMode] = [.start, .middle, .end]
        let shortened = modes.map { mode -> [String] in
            layer.truncationMode = mode
            return lines(layer)
        }
        // Ten characters fit.
        expectEqual(shortened, [[line("…f ghi jkl", 0)], [line("abc d… jkl", 0)], [line("abc def g…", 0)]])
        layer.truncationMode = .none
        expectEqual(lines(layer).count, 1)
        layer.isWrapped = true
        expectEqual(lines(layer), [line("abc def", 0), line("ghi jkl", 0, 1)])
    }

    @Test func `An attributed text has its own font and color`() {
        let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let layer = layer(NSAttributedString(string: "ab", attributes: [.foregroundColor: blue, .font: font]))
        (layer.fontSize, layer.foregroundColor) = (20, CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        expectEqual(lines(layer), [line("ab", 0, color: "#0000ffff")])
        layer.string = NSAttributedString(string: "ab", attributes: [.font: font])
        expectEqual(lines(layer), [line("ab", 0, color: "#ff0000ff")])
    }

    @Test func `A text layer is in Helvetica of 36 points by default, and takes a font by its name`() {
        let layer = CATextLayer()
        #expect(layer.font == nil && !layer.isWrapped && layer.string == nil)
        expectEqual([layer.fontSize, CGFloat(layer.foregroundColor?.alpha ?? 0)], [36, 1])
        expectEqual([layer.truncationMode.rawValue, layer.alignmentMode.rawValue], ["none", "natural"])
        layer.bounds = CGRect(x: 0, y: 0, width: 400, height: 40)
        layer.anchorPoint = .zero
        layer.string = "ab"
        func baseline() -> CGFloat? { lines(layer).first?.split(separator: " ")[4].description.number }
        let fonts: [(Any?, String)] = [
            (nil, "Helvetica"), ("Courier", "Courier"), (CGFont("Georgia"), "Georgia"),
            (UIFont(name: "Menlo", size: 3), "Menlo"),
        ]
        for (font, name) in fonts {
            layer.font = font
            let ascender = UIFont(name: name, size: 36)?.ascender ?? 0
            expectEqual(baseline(), (ascender * 1000).rounded() / 1000)
        }
    }

    @Test func `The size and the color of a text layer animate, and a copy has all values`() throws {
        let window = app.makeWindow()
        let layer = layer("abc def ghi jkl")
        (layer.alignmentMode, layer.truncationMode, layer.isWrapped) = (.right, .end, true)
        layer.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        window.layer.addSublayer(layer)
        app.settle()
        for (key, from, to) in [("fontSize", 10, 50), ("foregroundColor", white, layer.foregroundColor as Any)]
            as [(String, Any, Any)]
        {
            let animation = CABasicAnimation(keyPath: key)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
            layer.add(animation, forKey: nil)
        }
        app.advance(by: 0.25)
        let shown = try #require(layer.presentation())
        // A quarter of the way from white to red.
        expectEqual([shown.fontSize, layer.fontSize], [20, 10])
        expectEqual(shown.foregroundColor?.hexadecimal, "#ffbfbfff")
        expectEqual([shown.alignmentMode.rawValue, shown.truncationMode.rawValue], ["right", "end"])
        #expect(shown.isWrapped && shown.string as? String == "abc def ghi jkl")
        expectEqual((shown.font as? UIFont)?.pointSize, 99)
    }
}

extension String {
    fileprivate var number: CGFloat? { Double(self).map { CGFloat($0) } }
}
