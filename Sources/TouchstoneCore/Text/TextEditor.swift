import Foundation

/// A view that shows and edits a text.
@MainActor
protocol TextEditing: UIView, UITextInput, KeyTaking {
    var editor: TextEditor { get }
    var canEdit: Bool { get }
    /// Whether a line break is text, not the return key's action.
    var takesLineBreaks: Bool { get }
    /// In the view's bounds coordinates.
    var textLayout: TextLayout { get }
    func permits(_ range: NSRange, _ text: String) -> Bool
    /// The user changed the text.
    func textEdited()
    /// The caret or the selection moved.
    func selectionMoved()
    /// Begins editing where the view's touches may begin it.
    func beginEditingByTouch() -> Bool
}

/// What text fields and text views have in common: the text, its undo, and what keys and fingers do to it.
@MainActor
final class TextEditor {
    weak var owner: (any TextEditing)?
    private(set) var content = EditableText()
    let undoManager = UndoManager()
    /// How far right or down the caret has come, kept over up and down moves.
    var wantedX: CGFloat?
    /// Keys that are down and were taken.
    var held: [UIPress] = []

    enum Kind { case typing, deleting, other }

    /// The group that is being typed: further typing joins it while the caret stays where it left it, and until a pause.
    private var group: (kind: Kind, time: TimeInterval)?
    /// In seconds between two keys.
    static let groupingPause: TimeInterval = 1

    private var now: TimeInterval { owner?.windowStorage?.application?.clock.now ?? 0 }

    // MARK: The text

    /// The program's own change: no delegate is asked, and what could be undone is gone.
    func setText(_ text: String) {
        content = EditableText(text)
        group = nil
        undoManager.removeAllActions()
        owner?.selectionMoved()
    }

    /// The user's change; the owner may refuse it.
    @discardableResult
    func replace(_ range: Range<Int>, with text: String, _ kind: Kind = .other) -> Bool {
        guard let owner, owner.canEdit, !(range.isEmpty && text.isEmpty) else { return false }
        guard owner.permits(content.utf16Range(range), text) else { return false }
        let before = content
        content.replace(range.clamped(to: content.all), with: text)
        // A composition is one group, and this ends it.
        if before.marked == nil { register(before, kind) }
        edited()
        return true
    }

    private func register(_ before: EditableText, _ kind: Kind) {
        let continues = group.map { $0.kind == kind && kind != .other && now - $0.time < TextEditor.groupingPause }
        group = (kind, now)
        if continues == true { return }
        undoManager.registerUndo(withTarget: self) { $0.restore(before) }
        undoManager.setActionName(kind == .deleting ? "Delete" : "Typing")
    }

    private func restore(_ content: EditableText) {
        let present = self.content
        self.content = content
        self.content.unmark()
        group = nil
        undoManager.registerUndo(withTarget: self) { $0.restore(present) }
        edited()
    }

    private func edited() {
        wantedX = nil
        owner?.selectionMoved()
        owner?.textEdited()
    }

    /// Editing ended.
    func close() {
        content.unmark()
        group = nil
        undoManager.removeAllActions()
    }

    // MARK: Selecting

    func select(anchor: Int, focus: Int) {
        let before = (content.anchor, content.focus)
        content.select(anchor: anchor, focus: focus)
        guard before != (content.anchor, content.focus) else { return }
        group = nil
        owner?.selectionMoved()
    }

    func select(_ range: Range<Int>) { select(anchor: range.lowerBound, focus: range.upperBound) }

    /// A word; of a text that is not to be read, all of it.
    func word(at index: Int) -> Range<Int> {
        owner?.isSecureTextEntry == true ? content.all : content.word(at: index)
    }

    // MARK: Typing

    func insert(_ text: String) {
        let isTyping = text.count == 1
        replace(content.typingRange, with: text, isTyping ? .typing : .other)
    }

    func deleteBackward() { replace(content.marked ?? content.backwardRange, with: "", .deleting) }
    func deleteForward() { replace(content.marked ?? content.forwardRange, with: "", .deleting) }

    func setMarked(_ text: String?, _ selected: NSRange) {
        guard let owner, owner.canEdit else { return }
        let before = content
        content.setMarked(text ?? "", selected: selected)
        // All of a composition is one group.
        if before.marked == nil { register(before, .other) }
        edited()
    }

    func unmark() {
        guard content.marked != nil else { return }
        content.unmark()
        group = nil
        owner?.selectionMoved()
    }

    // MARK: Edit actions

    var pasteboard: UIPasteboard { (owner?.windowStorage?.application ?? UIApplication.shared).pasteboard }

    func copy() {
        if !content.selection.isEmpty { pasteboard.string = content.selectedText }
    }

    func cut() {
        guard !content.selection.isEmpty else { return }
        let text = content.selectedText
        if replace(content.selection, with: "") { pasteboard.string = text }
    }

    func paste() {
        guard var text = pasteboard.string else { return }
        if owner?.takesLineBreaks == false { text = String(text.map { $0.isNewline ? " " : $0 }) }
        replace(content.typingRange, with: text)
    }

    /// Whether the action makes sense now; nil for what is not editing.
    func permits(_ action: Selector, sender: Any?) -> Bool? {
        guard let owner else { return nil }
        let isSelected = !content.selection.isEmpty
        switch action {
        case .cut: return owner.canEdit && isSelected && !owner.isSecureTextEntry
        case .copy: return isSelected && !owner.isSecureTextEntry
        case .paste: return owner.canEdit && pasteboard.hasStrings
        case .select: return !isSelected && content.count > 0
        case .selectAll: return content.count > 0 && content.selection != content.all
        // As in UIKit's menus, where backspace does it.
        case .delete: return owner.canEdit && isSelected && !(sender is UIMenuController)
        default: return nil
        }
    }
}
