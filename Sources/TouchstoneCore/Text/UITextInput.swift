import Foundation

/// A responder that takes simple text: while it is the first responder, keys and the keyboard on the screen type into it.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text to delete.
    var hasText: Bool { get }
    /// Puts text where the caret is, in place of the selection; what typing does.
    func insertText(_ text: String)
    /// Deletes the selection, or the grapheme cluster before the caret.
    func deleteBackward()
}

/// A place between two clusters of a text input's text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// In grapheme clusters.
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

/// A part of a text input's text, between two positions.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Where it begins.
    open var start: UITextPosition { first }
    /// Where it ends.
    open var end: UITextPosition { last }
    /// Whether nothing lies between start and end.
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

/// Text with a selection, with marked text for input methods, and with places on the screen.
///
/// Offsets are UTF-16 units, as UIKit's fields count them, but a position is never inside a grapheme cluster: an offset that
/// leads into one goes on to its end, and backward to its beginning.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The text of a range; nil where it is not of this text.
    func text(in range: UITextRange) -> String?
    /// Puts `text` in place of the range, and the caret after it.
    func replace(_ range: UITextRange, withText text: String)
    /// The selection, empty where there is only a caret; nil for none.
    var selectedTextRange: UITextRange? { get set }
    /// What an input method has not settled yet; nil where there is none.
    var markedTextRange: UITextRange? { get }
    /// Puts text that an input method has not settled yet in place of what was not settled before, or of the selection.
    /// - Parameter selectedRange: In UTF-16 units of `markedText`.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Takes marked text as it is for settled.
    func unmarkText()
    /// Before the first cluster.
    var beginningOfDocument: UITextPosition { get }
    /// After the last cluster.
    var endOfDocument: UITextPosition { get }
    /// The range between two positions, in whichever order they come.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Nil where the text ends before.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Which of two positions comes first in the text.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// How far it is from one to the other, in UTF-16 units; negative backwards.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// In the coordinates of the view, in points.
    func firstRect(for range: UITextRange) -> CGRect
    /// Where the caret stands at a position, in the coordinates of the view, in points.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The position nearest to a point in the coordinates of the view.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The cluster at a point in the coordinates of the view; nil where there is none.
    func characterRange(at point: CGPoint) -> UITextRange?
}

/// What follows from the text alone, for texts whose positions count their clusters from the beginning.
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
