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
}
