import Foundation

/// A text with a selection, indexed by grapheme clusters.
///
/// A character as the user sees it is one index step, whether it consists of one Unicode scalar or eleven, and no edit
/// splits it. Right-to-left text is stored in reading order.
struct EditableText: Sendable {
    private(set) var clusters: [Character]
    /// The style number of each cluster, which the owner defines; empty if the text has one style.
    private(set) var styles: [Int] = []
    /// The fixed end of the selection, where it began.
    private(set) var anchor: Int
    /// The moving end of the selection, which is the caret if nothing is selected.
    private(set) var focus: Int
    /// The provisional text of an input method; `nil` if there is none.
    private(set) var marked: Range<Int>?

    /// Creates a text with the caret at its end.
    init(_ string: String = "", styles: (_ cluster: Int) -> Int? = { _ in nil }) {
        clusters = Array(string)
        anchor = clusters.count
        focus = clusters.count
        self.styles = clusters.indices.compactMap(styles)
    }

    var string: String { String(clusters) }
    var count: Int { clusters.count }
    var all: Range<Int> { 0..<clusters.count }
    var selection: Range<Int> { min(anchor, focus)..<max(anchor, focus) }
    var selectedText: String { text(in: selection) }

    func text(in range: Range<Int>) -> String { String(clusters[range.clamped(to: all)]) }

    mutating func select(anchor: Int, focus: Int) {
        self.anchor = min(max(0, anchor), count)
        self.focus = min(max(0, focus), count)
    }

    mutating func select(_ range: Range<Int>) { select(anchor: range.lowerBound, focus: range.upperBound) }

    // MARK: Edits

    /// Replaces `range` with `text` and puts the caret after it.
    ///
    /// Returns the range of the new text. It includes neighbors that the new text has formed a grapheme cluster with,
    /// such as `e` and a combining accent, or the two halves of a flag.
    @discardableResult
    mutating func replace(_ range: Range<Int>, with text: String) -> Range<Int> {
        let range = range.clamped(to: all)
        let before = String(clusters[..<range.lowerBound])
        let after = String(clusters[range.upperBound...])
        let start = before.utf16.count
        let end = start + text.utf16.count
        restyle(Array(before + text + after), range)
        let made = index(atUTF16: start)..<index(atUTF16: end, roundingUp: true)
        marked = nil
        select(anchor: made.upperBound, focus: made.upperBound)
        return made
    }

    /// Gives new clusters the style of the cluster before them or, at the beginning of the text, of the first cluster.
    private mutating func restyle(_ new: [Character], _ range: Range<Int>) {
        defer { clusters = new }
        guard !styles.isEmpty else { return }
        let head = min(range.lowerBound, new.count)
        let tail = min(clusters.count - range.upperBound, new.count - head)
        let style = head > 0 ? styles[head - 1] : styles[0]
        styles =
            styles[..<head] + Array(repeating: style, count: new.count - head - tail)
            + styles[(styles.count - tail)...]
    }

    /// The range that typing replaces: the marked text or, if there is none, the selection.
    var typingRange: Range<Int> { marked ?? selection }

    /// The range that Backspace deletes: the selection, or the cluster before the caret.
    var backwardRange: Range<Int> { selection.isEmpty ? max(0, focus - 1)..<focus : selection }
    /// The range that forward delete removes: the selection, or the cluster after the caret.
    var forwardRange: Range<Int> { selection.isEmpty ? focus..<min(count, focus + 1) : selection }

    mutating func insert(_ text: String) { replace(typingRange, with: text) }
    mutating func deleteBackward() { replace(backwardRange, with: "") }
    mutating func deleteForward() { replace(forwardRange, with: "") }

    /// Replaces the marked text or, if there is none, the selection with marked text.
    /// - Parameter selected: The new selection, in UTF-16 units of `text`.
    mutating func setMarked(_ text: String, selected: NSRange) {
        // The text can form a cluster with its neighbors, so that the marked range begins before it.
        let start = utf16Offset(typingRange.lowerBound)
        let made = replace(typingRange, with: text)
        guard !text.isEmpty else { return }
        marked = made
        let length = text.utf16.count
        let lower = min(max(0, selected.location), length)
        let upper = min(max(lower, lower + max(0, min(selected.length, length))), length)
        let first = index(atUTF16: start + lower)
        select(first..<(upper > lower ? index(atUTF16: start + upper, roundingUp: true) : first))
    }

    /// Turns the marked text into normal text.
    mutating func unmark() { marked = nil }

    // MARK: UTF-16

    /// Returns the number of UTF-16 units before a cluster.
    func utf16Offset(_ index: Int) -> Int {
        clusters[..<min(max(0, index), count)].reduce(0) { $0 + $1.utf16.count }
    }

    /// Returns the cluster at a UTF-16 offset. An offset inside a cluster is rounded down to it, or up to the next one.
    func index(atUTF16 offset: Int, roundingUp: Bool = false) -> Int {
        var passed = 0
        for (index, cluster) in clusters.enumerated() {
            if passed >= offset { return index }
            let next = passed + cluster.utf16.count
            if next > offset { return roundingUp ? index + 1 : index }
            passed = next
        }
        return count
    }

    func utf16Range(_ range: Range<Int>) -> NSRange {
        let start = utf16Offset(range.lowerBound)
        return NSRange(location: start, length: text(in: range).utf16.count)
    }

    /// Returns the range of all clusters that an `NSRange` overlaps.
    func range(_ range: NSRange) -> Range<Int> {
        let lower = index(atUTF16: range.location)
        guard range.length > 0 else { return lower..<lower }
        let (end, overflows) = range.location.addingReportingOverflow(range.length)
        return lower..<max(lower, index(atUTF16: overflows ? .max : end, roundingUp: true))
    }
}
