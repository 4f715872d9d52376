import Foundation
import TouchstoneCore

/// Lays out the characters of a text in text containers, with the application's text measurer.
///
/// Glyphs are UTF-16 units here: each glyph index is a character index. The text is laid out on every query, so nothing has to be
/// invalidated. Only the first container receives text.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// The text to lay out; set by its storage, which retains the layout manager.
    open internal(set) weak var textStorage: NSTextStorage?
    /// The containers that receive the text; empty by default.
    public private(set) var textContainers: [NSTextContainer] = []
    /// Whether lines include the leading of their fonts; stored; has no effect. The default is `true`.
    open var usesFontLeading = true
    /// Whether layout may skip text that is not visible; stored; has no effect. The default is `false`.
    open var allowsNonContiguousLayout = false
    /// A storage that only this layout manager retains.
    private var ownStorage: NSTextStorage?
    private var alignment = NSTextAlignment.natural

    /// Creates a layout manager without text or containers.
    public override init() {}

    init(text: NSAttributedString, container: NSTextContainer, alignment: NSTextAlignment) {
        super.init()
        self.alignment = alignment
        let storage = NSTextStorage(attributedString: text)
        ownStorage = storage
        textStorage = storage
        textContainers = [container]
    }

    /// Adds a container after the others.
    open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
    /// Adds a container before the one at `index`. An index out of bounds is logged and has no effect.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        guard isInBounds(index, textContainers.count + 1, "insertTextContainer(_:at:)") else { return }
        textContainers.insert(container, at: index)
    }
    /// Removes the container at `index`. An index out of bounds is logged and has no effect.
    open func removeTextContainer(at index: Int) {
        guard isInBounds(index, textContainers.count, "removeTextContainer(at:)") else { return }
        textContainers.remove(at: index)
    }
    private func isInBounds(_ index: Int, _ count: Int, _ method: String) -> Bool {
        if (0..<count).contains(index) { return true }
        LoggedException.log("NSLayoutManager.\(method)", "The index \(index) is beyond the text containers.")
        return false
    }
    /// Has no effect: text is laid out when it is queried.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {}
    /// Has no effect: text is drawn when it is queried.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    /// Has no effect: text is laid out when it is queried.
    open func ensureLayout(for container: NSTextContainer) {}
    /// Has no effect: text is laid out when it is queried.
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    /// Has no effect: text is laid out when it is queried.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}

    private var length: Int { textStorage?.length ?? 0 }
    private func padding(_ container: NSTextContainer?) -> CGFloat {
        container?.lineFragmentPadding ?? 0
    }

    /// Returns the text laid out in the first container; `nil` if `other` is another one, which receives no text.
    private func laidOut(_ other: NSTextContainer? = nil) -> AttributedText? {
        guard let textStorage, let container = textContainers.first, other == nil || other === container else {
            return nil
        }
        let width = container.size.width - 2 * container.lineFragmentPadding
        return AttributedText(
            textStorage, width: container.size.width > 0 ? max(0, min(width, 1e6)) : 1e6,
            limit: container.maximumNumberOfLines,
            defaults: AttributedText.Defaults(alignment: alignment, lineBreakMode: container.lineBreakMode),
            measurer: UIApplication.shared.textMeasurer)
    }

    // MARK: Characters and glyphs

    /// The number of glyphs, which equals the number of UTF-16 units.
    open var numberOfGlyphs: Int { length }
    /// Returns the character index of a glyph, which equals the glyph index.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// Returns the glyph index of a character, which equals the character index.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// Returns the glyph range of a character range, which equals the character range.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }
    /// Returns the character range of a glyph range, which equals the glyph range.
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    /// Returns the range of the text in a container: all of it in the first, unless its number of lines is limited.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        guard container === textContainers.first, let last = laidOut(container)?.fragments.last else {
            return NSRange(location: 0, length: 0)
        }
        return NSRange(location: 0, length: NSMaxRange(last.range))
    }

    // MARK: Places

    /// Returns the part of a container that text occupies, with padding, in points of its coordinates.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let size = laidOut(container)?.size else { return .zero }
        return CGRect(x: 0, y: 0, width: size.width + 2 * padding(container), height: size.height)
    }

    /// Returns the index of the character at a point of a container, or of the nearest one.
    ///
    /// - Parameter partialFraction: Receives the position of the point along the character, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = laidOut(container)?.character(at: CGPoint(x: point.x - padding(container), y: point.y))
        partialFraction?.pointee = found?.fraction ?? 0
        return found?.place ?? 0
    }
    /// Returns the glyph index at a point of a container, which equals the character index.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
    ) -> Int { characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction) }

    /// Returns the bounding box of a range in a container, in points of its coordinates.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = laidOut(container)?.rects(of: glyphRange) ?? []
        let all = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
        return all.offsetBy(dx: padding(container), dy: 0)
    }
    /// Calls `block` with each line's rectangle of a range, in the container's coordinates, until `block` sets the stop flag.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for rect in laidOut(textContainer)?.rects(of: glyphRange) ?? [] where !stop.boolValue {
            block(rect.offsetBy(dx: padding(textContainer), dy: 0), &stop)
        }
    }
    /// Calls `block` for each line that intersects a range, until `block` sets the stop flag.
    ///
    /// - Parameter block: Receives the line as wide as the container, its used part, the container, its range and the stop flag.
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
    /// Returns the rectangle of a character's line, as wide as the container; `.zero` if no line has the character.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        guard let line = line(glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = line.range
        return whole(line)
    }
    /// Returns the used rectangle of a character's line, with padding; `.zero` if no line has the character.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        guard let line = line(glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = line.range
        return used(line)
    }
    /// Returns the left edge and the baseline of a character, relative to its line's corner, in points.
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

    /// Draws the text in the current context with the container's corner at a point.
    ///
    /// All of the text is drawn, whatever the range.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = CGContext.current, let text = laidOut() else { return }
        let corner = CGPoint(x: origin.x + padding(textContainers.first), y: origin.y)
        text.draw(into: &context.list, in: CGRect(origin: corner, size: text.size))
    }
    /// Has no effect: backgrounds are drawn with the glyphs.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

extension UITextView {
    /// A layout manager of the view's current text in its container; every read creates a new one.
    public var layoutManager: NSLayoutManager {
        NSLayoutManager(text: attributedText, container: textContainer, alignment: textAlignment)
    }
    /// A copy of the view's current text; every read creates a new one. Set `attributedText` to change the view's text.
    public var textStorage: NSTextStorage { NSTextStorage(attributedString: attributedText) }
}
