import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Attributed strings whose values are equal but distinct objects. CoreFoundation compares them when it joins runs.
@Suite(.application) @MainActor
struct AttributeValueTests {
    private static func style(_ spacing: Int) -> NSMutableParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = CGFloat(spacing)
        return style
    }

    private static func shadow(_ radius: Int) -> NSShadow {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = CGFloat(radius)
        return shadow
    }

    /// Returns new objects for a number. Equal numbers give equal objects.
    private static func attributes(_ number: Int) -> [NSAttributedString.Key: Any] {
        [
            .paragraphStyle: style(number),
            .font: UIFont.monospacedSystemFont(ofSize: CGFloat(10 + number), weight: .regular),
            .foregroundColor: UIColor(red: CGFloat(number) / 10, green: 0.5, blue: 0, alpha: 1),
            .shadow: shadow(number),
            NSAttributedString.Key("image"): UIImage(
                named: "image \(number)", size: CGSize(width: 24, height: 24)),
            NSAttributedString.Key("descriptor"): UIFontDescriptor(name: "Helvetica", size: CGFloat(10 + number)),
        ]
    }

    @Test func `Adjacent runs with equal values become one run`() {
        let text = NSMutableAttributedString(string: "abcdef")
        text.addAttributes([.paragraphStyle: Self.style(2)], range: NSRange(location: 0, length: 3))
        text.addAttributes([.paragraphStyle: Self.style(2)], range: NSRange(location: 3, length: 3))
        var range = NSRange()
        _ = text.attributes(at: 4, effectiveRange: &range)
        expectEqual(range, NSRange(location: 0, length: 6))
        text.addAttribute(.paragraphStyle, value: Self.style(3), range: NSRange(location: 2, length: 2))
        let style = text.attribute(.paragraphStyle, at: 1, effectiveRange: &range) as? NSParagraphStyle
        #expect(style == Self.style(2) && range == NSRange(location: 0, length: 2))
    }

    @Test func `Attributed strings with equal values are equal`() {
        let one = NSAttributedString(string: "abc", attributes: Self.attributes(1))
        expectEqual(one, NSAttributedString(string: "abc", attributes: Self.attributes(1)))
        #expect(one != NSAttributedString(string: "abc", attributes: Self.attributes(2)))
        let storage = NSTextStorage(string: "")
        storage.setAttributedString(one)
        storage.setAttributedString(NSAttributedString(string: "abc", attributes: Self.attributes(1)))
        #expect(storage.isEqual(to: one))
    }

    @Test func `A value in an array is compared by its own equality`() {
        final class Mention: NSObject {
            let number: Int
            init(_ number: Int) { self.number = number }
            override func isEqual(_ object: Any?) -> Bool { (object as? Mention)?.number == number }
            override var hash: Int { number }
        }
        let key = NSAttributedString.Key("mention")
        let text = NSMutableAttributedString(string: "abcd")
        text.addAttribute(key, value: [Mention(1)], range: NSRange(location: 0, length: 2))
        text.addAttribute(key, value: [Mention(1)], range: NSRange(location: 2, length: 2))
        var range = NSRange()
        expectEqual((text.attribute(key, at: 0, effectiveRange: &range) as? [Mention])?.first?.number, 1)
        expectEqual(range, NSRange(location: 0, length: 4))
    }

    /// The model: one number per character.
    @Test(arguments: 0..<4 as Range<UInt64>) func `Random edits of an attributed string match the model`(seed: UInt64) {
        var random = SeededRandomNumberGenerator(seed)
        let text = NSMutableAttributedString(string: "")
        var model: [Int] = []
        for step in 0..<1_000 {
            let start = Int.random(in: 0...model.count, using: &random)
            let end = Int.random(in: start...model.count, using: &random)
            let range = NSRange(location: start, length: end - start)
            let number = Int.random(in: 0..<3, using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0 where model.count < 40, 1 where model.count < 40:
                let count = Int.random(in: 1...4, using: &random)
                let part = NSAttributedString(
                    string: String(repeating: "x", count: count), attributes: Self.attributes(number))
                text.replaceCharacters(in: range, with: part)
                model.replaceSubrange(start..<end, with: Array(repeating: number, count: count))
            case 2:
                text.deleteCharacters(in: range)
                model.removeSubrange(start..<end)
            case 3 where end > start:
                for (key, value) in Self.attributes(number) { text.addAttribute(key, value: value, range: range) }
                model.replaceSubrange(start..<end, with: Array(repeating: number, count: end - start))
            case 4 where end > start:
                text.addAttributes(Self.attributes(number), range: range)
                model.replaceSubrange(start..<end, with: Array(repeating: number, count: end - start))
            case 5 where end > start:
                text.setAttributes(Self.attributes(number), range: range)
                model.replaceSubrange(start..<end, with: Array(repeating: number, count: end - start))
            default: break
            }
            var styles: [Int] = []
            var fonts: [Int] = []
            let all = NSRange(location: 0, length: text.length)
            if text.length > 0 {
                text.enumerateAttributes(in: all, options: []) { attributes, range, _ in
                    let style = attributes[.paragraphStyle] as? NSParagraphStyle
                    styles += Array(repeating: style.map { Int($0.lineSpacing) } ?? -1, count: range.length)
                }
                text.enumerateAttribute(.font, in: all, options: []) { value, range, _ in
                    let size = (value as? UIFont)?.pointSize
                    fonts += Array(repeating: size.map { Int($0) - 10 } ?? -1, count: range.length)
                }
            }
            guard styles == model, fonts == model else {
                Issue.record("step \(step): \(styles), \(fonts), expected \(model)")
                return
            }
        }
    }
}
