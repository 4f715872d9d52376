import Foundation

/// A text with a selection and undo steps, in UTF-16 units.
struct TextModel {
    struct State: Equatable {
        var text = ""
        /// The fixed end of the selection, and the end that moves.
        var (anchor, focus) = (0, 0)
    }
    enum Kind { case typing, deleting, other }

    private(set) var state = State()
    private(set) var marked: Range<Int>?
    private(set) var undoSteps: [State] = []
    private(set) var redoSteps: [State] = []
    /// The undo step that further typing joins.
    private var group: (kind: Kind, time: TimeInterval)?

    var text: String { state.text }
    var length: Int { text.utf16.count }
    var selection: Range<Int> { min(state.anchor, state.focus)..<max(state.anchor, state.focus) }
    var typingRange: Range<Int> { marked ?? selection }

    /// The offsets between the user's characters.
    var boundaries: [Int] {
        var passed = 0
        return [0]
            + text.map { character in
                passed += character.utf16.count
                return passed
            }
    }
    func boundary(atOrAfter offset: Int) -> Int { boundaries.first { $0 >= offset } ?? length }
    func boundary(atOrBefore offset: Int) -> Int { boundaries.last { $0 <= offset } ?? 0 }
    func boundary(before offset: Int) -> Int { boundaries.last { $0 < offset } ?? 0 }
    func boundary(after offset: Int) -> Int { boundaries.first { $0 > offset } ?? length }

    func text(in range: Range<Int>) -> String {
        (text as NSString).substring(with: NSRange(location: range.lowerBound, length: range.count))
    }

    // MARK: Changes by the application

    mutating func set(_ text: String) {
        state = State(text: text, anchor: text.utf16.count, focus: text.utf16.count)
        close()
    }

    /// Ends editing.
    mutating func close() {
        removeUndoSteps()
        (marked, group) = (nil, nil)
    }

    mutating func removeUndoSteps() { (undoSteps, redoSteps) = ([], []) }

    // MARK: Changes by the user

    mutating func select(anchor: Int, focus: Int) {
        guard (anchor, focus) != (state.anchor, state.focus) else { return }
        (state.anchor, state.focus) = (anchor, focus)
        group = nil
    }

    mutating func edit(_ range: Range<Int>, with new: String, _ kind: Kind, at time: TimeInterval) {
        // A composition is one step, which began with its first text.
        if marked == nil { register(kind, time) }
        replace(range, with: new)
    }

    mutating func mark(_ new: String, selected: Range<Int>, at time: TimeInterval) {
        if marked == nil { register(.other, time) }
        let start = typingRange.lowerBound
        replace(typingRange, with: new)
        guard !new.isEmpty else { return }
        marked = boundary(atOrBefore: start)..<boundary(atOrAfter: start + new.utf16.count)
        state.anchor = boundary(atOrBefore: start + selected.lowerBound)
        state.focus = boundary(atOrAfter: start + selected.upperBound)
        if selected.isEmpty { state.focus = state.anchor }
    }

    mutating func unmark() {
        guard marked != nil else { return }
        (marked, group) = (nil, nil)
    }

    private mutating func replace(_ range: Range<Int>, with new: String) {
        state.text = (text as NSString).replacingCharacters(
            in: NSRange(location: range.lowerBound, length: range.count), with: new)
        let caret = boundary(atOrAfter: range.lowerBound + new.utf16.count)
        (state.anchor, state.focus, marked) = (caret, caret, nil)
    }

    // MARK: Undo

    private mutating func register(_ kind: Kind, _ time: TimeInterval) {
        let joins = group.map { $0.kind == kind && kind != .other && time - $0.time < 1 } ?? false
        group = (kind, time)
        guard !joins || undoSteps.isEmpty else { return }
        undoSteps.append(state)
        redoSteps = []
    }

    mutating func undo() { Self.exchange(&self, from: \.undoSteps, to: \.redoSteps) }
    mutating func redo() { Self.exchange(&self, from: \.redoSteps, to: \.undoSteps) }

    private static func exchange(
        _ model: inout TextModel, from: WritableKeyPath<TextModel, [State]>, to: WritableKeyPath<TextModel, [State]>
    ) {
        guard let step = model[keyPath: from].popLast() else { return }
        model[keyPath: to].append(model.state)
        (model.state, model.marked, model.group) = (step, nil, nil)
    }
}
