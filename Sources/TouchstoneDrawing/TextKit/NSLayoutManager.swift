import Foundation
import TouchstoneCore

/// Where the characters of a text are in text containers, by the application's text measurer.
///
/// Glyphs are UTF-16 units here: what is counted as a glyph in UIKit is counted as a character. The text is laid out
/// anew whenever it is asked for, so that nothing has to be invalidated, and in the first container alone.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// What is laid out; a storage sets it, which keeps the manager.
    open internal(set) weak var textStorage: NSTextStorage?
    /// Where; none by default.
    public private(set) var textContainers: [NSTextContainer] = []
    /// Whether lines have the space that their fonts ask for. Kept: fonts ask for none.
    open var usesFontLeading = true
    /// Whether a text's end is laid out only when it is seen. Stored; has no effect.
    open var allowsNonContiguousLayout = false
    /// A text storage that only this object retains.
    private var ownStorage: NSTextStorage?
    private var alignment = NSTextAlignment.natural

    /// A manager without text or containers.
    public override init() {}

    init(text: NSAttributedString, container: NSTextContainer, alignment: NSTextAlignment) {
        super.init()
        self.alignment = alignment
        let storage = NSTextStorage(attributedString: text)
        ownStorage = storage
        textStorage = storage
        textContainers = [container]
    }

    /// Adds a container behind the others.
    open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
    /// Adds a container before the one at `index`.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
    }
    /// Removes the text container at an index.
    open func removeTextContainer(at index: Int) { textContainers.remove(at: index) }
    /// Does nothing: text is laid out when it is asked for.
    open func ensureLayout(for container: NSTextContainer) {}
    /// Does nothing: text is laid out when it is asked for.
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    /// Does nothing: text is laid out when it is asked for.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}

    private var length: Int { textStorage?.length ?? 0 }
    private func padding(_ container: NSTextContainer?) -> CGFloat {
        container?.lineFragmentPadding ?? 0
    }

    /// The text in that container, or the first.
    private func laidOut(_ container: NSTextContainer? = nil) -> AttributedText? {
        guard let textStorage, let container = container ?? textContainers.first else { return nil }
        let width = container.size.width - 2 * container.lineFragmentPadding
        return AttributedText(
            textStorage, width: container.size.width > 0 ? max(0, min(width, 1e6)) : 1e6,
            limit: container.maximumNumberOfLines,
            defaults: AttributedText.Defaults(alignment: alignment, lineBreakMode: container.lineBreakMode),
            measurer: UIApplication.shared.textMeasurer)
    }

    // MARK: Characters and glyphs

    /// How many glyphs there are: as many as UTF-16 units.
    open var numberOfGlyphs: Int { length }
    /// The character of a glyph: the same number.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// The glyph of a character: the same number.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// The glyphs of characters: the same numbers.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }
    /// The characters of glyphs: the same numbers.
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    /// What of the text stands in a container: all of it in the first, unless lines are limited.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        guard container === textContainers.first, let last = laidOut(container)?.fragments.last else {
            return NSRange(location: 0, length: 0)
        }
        return NSRange(location: 0, length: NSMaxRange(last.range))
    }

    // MARK: Places

    /// The part of a container that text stands in, in its coordinates, in points, paddings included.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let size = laidOut(container)?.size else { return .zero }
        return CGRect(x: 0, y: 0, width: size.width + 2 * padding(container), height: size.height)
    }

    /// The character at a point of a container, or else the nearest; `partialFraction` is how far along it the point
    /// is, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = laidOut(container)?.character(at: CGPoint(x: point.x - padding(container), y: point.y))
        partialFraction?.pointee = found?.fraction ?? 0
        return found?.place ?? 0
    }
    /// Returns the glyph's index, which equals that of `characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:)`.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
    ) -> Int { characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction) }

    /// What a range covers in a container, in its coordinates, in points.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = laidOut(container)?.rects(of: glyphRange) ?? []
        let all = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
        return all.offsetBy(dx: padding(container), dy: 0)
    }
    /// Tells what a range covers, a rectangle a line, in the container's coordinates, until told to stop.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for rect in laidOut(textContainer)?.rects(of: glyphRange) ?? [] where !stop.boolValue {
            block(rect.offsetBy(dx: padding(textContainer), dy: 0), &stop)
        }
    }
    /// Tells of each line that has something of a range: the line as wide as the container, what is used of it, the
    /// container, its range; until told to stop.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var stop: ObjCBool = false
        for line in laidOut()?.fragments ?? [] where !stop.boolValue {
            guard NSIntersectionRange(line.range, glyphRange).length > 0 else { continue }
            block(whole(line), used(line), container, line.range, &stop)
        }
    }
    /// The line of a character, as wide as the container; zero where there is none.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        guard let line = line(glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = line.range
        return whole(line)
    }
    /// What is used of a character's line, paddings included; zero where there is none.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        guard let line = line(glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = line.range
        return used(line)
    }
    /// Where a character stands in its line: its left edge and the baseline, from the line's corner, in points.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        let rect = laidOut()?.rects(of: NSRange(location: glyphIndex, length: 1)).first ?? .zero
        return CGPoint(x: rect.minX + padding(textContainers.first), y: line(glyphIndex)?.ascent ?? 0)
    }

    private func line(_ place: Int) -> AttributedText.Fragment? {
        laidOut()?.fragments.first { NSLocationInRange(place, $0.range) }
    }
    private func whole(_ line: AttributedText.Fragment) -> CGRect {
        let width = line.room + 2 * padding(textContainers.first)
        return CGRect(x: 0, y: line.used.minY, width: width, height: line.used.height)
    }
    private func used(_ line: AttributedText.Fragment) -> CGRect {
        let padding = padding(textContainers.first)
        return CGRect(
            x: line.used.minX, y: line.used.minY, width: line.used.width + 2 * padding, height: line.used.height)
    }

    // MARK: Drawing

    /// Draws the text in the current context, the container's corner at a point; all of it, whatever the range.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = CGContext.current, let text = laidOut() else { return }
        let corner = CGPoint(x: origin.x + padding(textContainers.first), y: origin.y)
        text.draw(into: &context.list, in: CGRect(origin: corner, size: text.size))
    }
    /// Does nothing: backgrounds are drawn with the glyphs.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

extension UITextView {
    /// Lays out the view's text in its container. A new one each time, of the text as it is now.
    public var layoutManager: NSLayoutManager {
        NSLayoutManager(text: attributedText, container: textContainer, alignment: textAlignment)
    }
    /// The view's text as it is now. A new one each time: set `attributedText` to change what is shown.
    public var textStorage: NSTextStorage { NSTextStorage(attributedString: attributedText) }
}
