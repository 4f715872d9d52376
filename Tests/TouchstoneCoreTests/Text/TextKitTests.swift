import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Positions of characters according to layout managers. In the system's monospaced font of 10 points a character is 6 points wide and
/// a line 12 points high.
@Suite(.application(tracing: .both)) @MainActor
struct TextKitTests {
    let app = TestApplication.current
    let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)

    /// A label with tappable links in a common implementation.
    private final class LinkLabel: UILabel {
        var tapped: [Int] = []

        @MainActor func tap(_ recognizer: UITapGestureRecognizer) {
            guard let attributedText else { return }
            let storage = NSTextStorage(attributedString: attributedText)
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: bounds.size)
            container.lineFragmentPadding = 0
            container.maximumNumberOfLines = numberOfLines
            container.lineBreakMode = lineBreakMode
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            let place = recognizer.location(in: self)
            tapped.append(
                manager.characterIndex(
                    for: place, in: container, fractionOfDistanceBetweenInsertionPoints: nil))
        }
    }

    private func laidOut(_ text: String, width: CGFloat) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let storage = NSTextStorage(string: text, attributes: [.font: font])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: width, height: 0))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return (storage, manager, container)
    }

    @Test func `A layout manager finds the character at a touch`() {
        let window = app.makeWindow()
        let label = LinkLabel(frame: CGRect(x: 20, y: 100, width: 60, height: 24))
        label.numberOfLines = 0
        label.isUserInteractionEnabled = true
        // Each line has room for ten characters: "terms and " and "privacy".
        label.attributedText = NSAttributedString(string: "terms and privacy", attributes: [.font: font])
        label.addGestureRecognizer(UITapGestureRecognizer(target: label, action: LinkLabel.tap))
        window.addSubview(label)
        app.fingerTap(at: CGPoint(x: 20 + 6 * 3 + 1, y: 104))
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 20 + 6 * 2 + 5, y: 118))
        expectEqual(label.tapped, [3, 12])
    }

    @Test func `A layout manager returns fractions and clamps points outside the text`() {
        let (storage, manager, container) = laidOut("abc\nde", width: 100)
        defer { withExtendedLifetime(storage) {} }
        var fraction: CGFloat = -1
        func character(_ x: CGFloat, _ y: CGFloat) -> Int {
            manager.characterIndex(
                for: CGPoint(x: x, y: y), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        }
        #expect(character(9, 5) == 1 && fraction == 0.5)
        #expect(character(90, 5) == 2 && fraction == 1)
        #expect(character(-9, -9) == 0 && fraction == 0)
        #expect(character(0, 500) == 4 && fraction == 0)
    }

    @Test func `A layout manager returns the rectangles of ranges and lines`() {
        let (storage, manager, container) = laidOut("abcd efgh", width: 30)
        let line = UIFont.systemFont(ofSize: 10).lineHeight
        expectEqual(manager.usedRect(for: container).size, CGSize(width: 24, height: 2 * line))
        expectEqual(
            manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 2), in: container),
            CGRect(x: 6, y: 0, width: 12, height: line))
        var lines: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
            _, used, _, range, _ in
            lines.append(range)
            expectEqual(used.width, 24)
        }
        #expect(lines.map(\.length) == [5, 4] && lines.last?.location == 5)
        expectEqual(manager.lineFragmentRect(forGlyphAt: 6, effectiveRange: nil).minY, line)
        expectEqual(manager.location(forGlyphAt: 6).x, 6)
        storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "")
        expectEqual(manager.usedRect(for: container).size, CGSize(width: 24, height: line))
        container.maximumNumberOfLines = 1
        container.size.width = 12
        expectEqual(manager.usedRect(for: container).height, line)
    }

    @Test func `The places of a layout manager include the padding of its container`() {
        let (storage, manager, container) = laidOut("abcd efgh", width: 40)
        defer { withExtendedLifetime(storage) {} }
        container.lineFragmentPadding = 5
        let line = font.lineHeight
        expectEqual(manager.usedRect(for: container), CGRect(x: 0, y: 0, width: 34, height: 2 * line))
        expectEqual(
            manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 2), in: container),
            CGRect(x: 11, y: line, width: 12, height: line))
        expectEqual(
            manager.characterIndex(
                for: CGPoint(x: 5 + 6 + 1, y: line + 1), in: container, fractionOfDistanceBetweenInsertionPoints: nil),
            6)
        var lines: [[CGRect]] = []
        var ranges: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 9)) { whole, used, own, range, _ in
            #expect(own === container)
            lines.append([whole, used])
            ranges.append(range)
        }
        let rects = [CGFloat(0), line].map { y in
            [CGRect(x: 0, y: y, width: 40, height: line), CGRect(x: 0, y: y, width: 34, height: line)]
        }
        expectEqual(lines, rects)
        expectEqual(ranges, [NSRange(location: 0, length: 5), NSRange(location: 5, length: 4)])
        for (glyph, index) in [(4, 0), (5, 1), (8, 1)] {
            var (whole, used) = (NSRange(), NSRange())
            expectEqual(manager.lineFragmentRect(forGlyphAt: glyph, effectiveRange: &whole), rects[index][0])
            expectEqual(manager.lineFragmentUsedRect(forGlyphAt: glyph, effectiveRange: &used), rects[index][1])
            expectEqual([whole, used], [ranges[index], ranges[index]])
        }
        expectEqual(manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: nil), .zero)
        expectEqual(manager.lineFragmentUsedRect(forGlyphAt: 9, effectiveRange: nil), .zero)
        expectEqual(manager.location(forGlyphAt: 6), CGPoint(x: 11, y: font.ascender))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in
            manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 9), at: CGPoint(x: 10, y: 20))
        }
        guard case .drawn(let commands) = image.content else { return }
        let baselines = commands.map { if case .styledText(_, let place, _, _, _) = $0 { place } else { CGPoint.zero } }
        expectEqual(
            baselines, [CGPoint(x: 15, y: 20 + font.ascender), CGPoint(x: 15, y: 20 + line + font.ascender)])
    }

    @Test func `An enumeration of a layout manager ends when its block sets the stop flag`() {
        let (storage, manager, container) = laidOut("abcd efgh ijkl", width: 30)
        defer { withExtendedLifetime(storage) {} }
        let line = font.lineHeight
        func visited(_ range: NSRange, upTo most: Int) -> [[CGFloat]] {
            var (rects, lines): ([CGFloat], [CGFloat]) = ([], [])
            manager.enumerateEnclosingRects(
                forGlyphRange: range, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
            ) {
                rects.append($0.minY)
                $1.pointee = ObjCBool(rects.count == most)
            }
            manager.enumerateLineFragments(forGlyphRange: range) { whole, _, _, _, stop in
                lines.append(whole.minY)
                stop.pointee = ObjCBool(lines.count == most)
            }
            return [rects, lines]
        }
        expectEqual(visited(NSRange(location: 6, length: 6), upTo: 9), [[line, 2 * line], [line, 2 * line]])
        expectEqual(visited(NSRange(location: 6, length: 6), upTo: 1), [[line], [line]])
        expectEqual(visited(NSRange(location: 0, length: 14), upTo: 2), [[0, line], [0, line]])
    }

    @Test func `Only the first container of a layout manager receives text`() {
        let (storage, manager, container) = laidOut("abcd efgh", width: 30)
        defer { withExtendedLifetime(storage) {} }
        let other = NSTextContainer(size: CGSize(width: 60, height: 0))
        other.lineFragmentPadding = 0
        func state() -> [String] {
            [container, other].map { "\(manager.glyphRange(for: $0).length) \(manager.usedRect(for: $0).width)" }
        }
        var states = [state()]
        manager.addTextContainer(other)
        states.append(state())
        manager.removeTextContainer(at: 0)
        states.append(state())
        manager.insertTextContainer(container, at: 0)
        container.maximumNumberOfLines = 1
        states.append(state())
        let exceptions = app.exceptions {
            manager.removeTextContainer(at: 2)
            manager.removeTextContainer(at: -1)
            manager.insertTextContainer(container, at: 3)
        }
        states.append(state())
        expectEqual(exceptions.count, 3)
        expectEqual(
            states,
            [
                ["9 24.0", "0 0.0"], ["9 24.0", "0 0.0"], ["0 0.0", "9 54.0"], ["5 24.0", "0 0.0"],
                ["5 24.0", "0 0.0"],
            ])
    }

    @Test func `A layout manager has the text storage that it was added to last`() {
        let (one, manager, container) = laidOut("abc", width: 100)
        let two = NSTextStorage(string: "abcde", attributes: [.font: font])
        one.addLayoutManager(manager)
        func state() -> [Int] {
            [
                one.layoutManagers.count, two.layoutManagers.count, manager.numberOfGlyphs,
                manager.glyphRange(for: container).length,
            ]
        }
        var states = [state()]
        two.addLayoutManager(manager)
        states.append(state())
        one.removeLayoutManager(manager)
        states.append(state())
        two.removeLayoutManager(manager)
        states.append(state())
        expectEqual(states, [[1, 0, 3, 3], [0, 1, 5, 5], [0, 1, 5, 5], [0, 0, 0, 0]])
        #expect(manager.textStorage == nil)
    }

    @Test func `A layout manager without text returns empty rectangles and index 0`() {
        let (_, manager, container) = laidOut("", width: 30)
        #expect(manager.usedRect(for: container).size == CGSize(width: 0, height: 0) && manager.numberOfGlyphs == 0)
        let loose = NSLayoutManager()
        #expect(loose.usedRect(for: NSTextContainer()) == .zero && loose.textStorage == nil)
        expectEqual(
            loose.characterIndex(
                for: CGPoint(x: CGFloat.nan, y: 3), in: NSTextContainer(size: CGSize(width: 9, height: 9)),
                fractionOfDistanceBetweenInsertionPoints: nil), 0)
    }

    @Test func `A text view has a layout manager for its text`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.font = font
        view.text = "abc def"
        // After 5 points of padding, d is the fifth character.
        expectEqual(
            view.layoutManager.characterIndex(
                for: CGPoint(x: 5 + 4 * 6 + 1, y: 2), in: view.textContainer,
                fractionOfDistanceBetweenInsertionPoints: nil), 4)
        expectEqual(view.textStorage.string, "abc def")
        view.textContainer.lineFragmentPadding = 0
        expectEqual(view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 1)!).midX, 6)
    }

    @Test func `Glyphs are characters, and two containers keep their order`() {
        let (storage, manager, container) = laidOut("abcd efgh", width: 30)
        defer { withExtendedLifetime(storage) {} }
        let range = NSRange(location: 2, length: 4)
        var (characters, glyphs) = (NSRange(), NSRange())
        expectEqual(manager.glyphRange(forCharacterRange: range, actualCharacterRange: &characters), range)
        expectEqual(manager.characterRange(forGlyphRange: range, actualGlyphRange: &glyphs), range)
        expectEqual([characters, glyphs], [range, range])
        expectEqual([manager.characterIndexForGlyph(at: 7), manager.glyphIndexForCharacter(at: 3)], [7, 3])
        expectEqual(manager.glyphRange(for: container), NSRange(location: 0, length: 9))
        // The boxes of both lines: "d " at 18 and "ef" at 0.
        expectEqual(
            manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 4), in: container),
            CGRect(x: 0, y: 0, width: 24, height: 2 * font.lineHeight))
        let padded = NSTextContainer(size: CGSize(width: 60, height: 0))
        padded.lineFragmentPadding = 9
        manager.insertTextContainer(padded, at: 1)
        #expect(manager.textContainers.map { $0 === padded } == [false, true])
        expectEqual(manager.location(forGlyphAt: 5), CGPoint(x: 0, y: font.ascender))
        expectEqual(manager.location(forGlyphAt: 2), CGPoint(x: 12, y: font.ascender))
    }
}
