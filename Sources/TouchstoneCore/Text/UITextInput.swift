import Foundation

/// A responder for simple text entry. While it is first responder, keys and the on-screen keyboard type into it.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text to delete.
    var hasText: Bool { get }
    /// Inserts text at the caret or in place of the selection, as typing does.
    func insertText(_ text: String)
    /// Deletes the selection, or the grapheme cluster before the caret.
    func deleteBackward()
}

/// A position between two grapheme clusters of a text input.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// The number of grapheme clusters before the position.
    let index: Int

    public override init() {
        index = 0
        super.init()
    }

    init(_ index: Int) {
        self.index = index
        super.init()
    }
}

/// A range of a text input's text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// The position where the range begins.
    open var start: UITextPosition { first }
    /// The position where the range ends.
    open var end: UITextPosition { last }
    /// Whether the range is empty.
    open var isEmpty: Bool { start.index == end.index }
    private let first: UITextPosition
    private let last: UITextPosition

    public override init() {
        first = UITextPosition()
        last = first
        super.init()
    }

    init(_ range: Range<Int>) {
        first = UITextPosition(range.lowerBound)
        last = UITextPosition(range.upperBound)
        super.init()
    }

    var indices: Range<Int> { min(start.index, end.index)..<max(start.index, end.index) }
}

/// A text input with a selection, marked text for input methods, and text geometry.
///
/// Offsets are in UTF-16 units, as in UIKit, but a position is never inside a grapheme cluster. An offset that points
/// into a cluster is moved to its end or, for negative offsets, to its beginning.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// Returns the text in a range, or `nil` if the range is not in this text.
    func text(in range: UITextRange) -> String?
    /// Replaces the text in a range and puts the caret after the new text.
    func replace(_ range: UITextRange, withText text: String)
    /// The selection, which is empty for a caret; `nil` if there is none.
    var selectedTextRange: UITextRange? { get set }
    /// The provisional text of an input method; `nil` if there is none.
    var markedTextRange: UITextRange? { get }
    /// Replaces the marked text or, if there is none, the selection with provisional text of an input method.
    /// - Parameter selectedRange: The new selection, in UTF-16 units of `markedText`.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Turns marked text into normal text.
    func unmarkText()
    /// The position before the first cluster.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last cluster.
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two positions, in either order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at an offset from another, in UTF-16 units, or `nil` if it is beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the order of two positions in the text.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the distance between two positions, in UTF-16 units; negative if the second comes first.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the first rectangle that a range covers, in the view's coordinates, in points.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the caret's rectangle at a position, in the view's coordinates, in points.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the position nearest to a point in the view's coordinates.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the range of the cluster at a point in the view's coordinates, or `nil` if there is none.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// Returns the rectangles that a range covers, one for each line, in the view's coordinates, in points.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
}

/// Default implementations for text inputs with positions that count grapheme clusters from the beginning.
extension UITextInput {
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (one, other) = (fromPosition.index, toPosition.index)
        return UITextRange(min(one, other)..<max(one, other))
    }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.index < other.index
            ? .orderedAscending : position.index > other.index ? .orderedDescending : .orderedSame
    }

    private var content: EditableText {
        EditableText(textRange(from: beginningOfDocument, to: endOfDocument).flatMap { text(in: $0) } ?? "")
    }

    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let content = self.content
        let (target, overflows) = content.utf16Offset(position.index).addingReportingOverflow(offset)
        guard !overflows, target >= 0, target <= content.utf16Offset(content.count) else { return nil }
        return UITextPosition(content.index(atUTF16: target, roundingUp: offset > 0))
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        let content = self.content
        return content.utf16Offset(toPosition.index) - content.utf16Offset(from.index)
    }
}
