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
    /// Draws anew, with the caret in sight.
    func showCaret()
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
    /// What the numbers of the content's styles say; empty for a text of one style.
    private(set) var styles: [[NSAttributedString.Key: Any]] = []
    /// Whether the user's next change replaces the whole text: the first one in a secure field that is edited again.
    var replacesAll = false
    /// The text as the program set it, until something changes it.
    private var given: NSAttributedString?

    enum Kind { case typing, deleting, other }

    /// The group that is being typed: further typing joins it while the caret stays where it left it, and until a pause.
    private var group: (kind: Kind, time: TimeInterval)?
    /// In seconds between two keys.
    static let groupingPause: TimeInterval = 1

    private var now: TimeInterval { owner?.windowStorage?.application?.clock.now ?? 0 }

    // MARK: The text

    /// The program's own change: no delegate is asked, and what could be undone is gone.
    func setText(_ text: String) { set(EditableText(text), []) }

    /// The same of a text with attributes.
    func setText(_ text: NSAttributedString) {
        var styles: [[NSAttributedString.Key: Any]] = []
        var ends: [Int] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            styles.append(attributes)
            ends.append(range.location + range.length)
        }
        var (place, style) = (0, 0)
        let clusters = Array(text.string)
        let content = EditableText(text.string) { index in
            while style < ends.count - 1, place >= ends[style] { style += 1 }
            place += clusters[index].utf16.count
            return style
        }
        set(content, styles, as: NSAttributedString(attributedString: text))
    }

    /// The text with its attributes; those that every text of this kind has are beneath.
    func attributedText(_ common: [NSAttributedString.Key: Any]) -> NSAttributedString {
        if let given { return given }
        let made = NSMutableAttributedString(string: "")
        var rest = content.clusters[...]
        var former = -1
        while let first = rest.indices.first {
            let style = content.styles.isEmpty ? nil : content.styles[first]
            let run = rest.indices.prefix {
                content.styles.isEmpty || content.styles[$0] == style
            }
            var attributes = common
            if let style { attributes.merge(styles[style]) { $1 } }
            // Foundation on Linux stops the program where it compares the attributes of neighbours and finds objects of Swift classes;
            // it does not compare sets of unequal size.
            attributes[.otherRun] = nil
            if attributes.count == former { attributes[.otherRun] = true }
            former = attributes.count
            made.append(NSAttributedString(string: String(rest[run]), attributes: attributes))
            rest = rest.dropFirst(run.count)
        }
        return made
    }

    /// How each cluster is drawn; none where the text is of one style.
    func runs(font: UIFont, color: UIColor) -> [AttributedText.Run] {
        guard !content.styles.isEmpty else { return [] }
        let defaults = AttributedText.Defaults(font: font, color: color)
        let made = styles.enumerated().map { number, attributes in
            var run = AttributedText.Run(attributes, defaults)
            run.number = number
            return run
        }
        return content.styles.map { made[$0] }
    }

    /// All of the text looks alike in this.
    func unify(_ key: NSAttributedString.Key) {
        given = nil
        for index in styles.indices { styles[index][key] = nil }
    }

    private func set(
        _ text: EditableText, _ styles: [[NSAttributedString.Key: Any]], as given: NSAttributedString? = nil
    ) {
        let isSame = text.clusters == content.clusters && text.selection == content.selection
        content = text
        self.styles = styles
        self.given = given
        replacesAll = false
        group = nil
        undoManager.removeAllActions()
        if isSame { owner?.showCaret() } else { owner?.selectionMoved() }
    }

    /// The user's change; the owner may refuse it.
    @discardableResult
    func replace(_ range: Range<Int>, with text: String, _ kind: Kind = .other) -> Bool {
        guard let owner, owner.canEdit, !(range.isEmpty && text.isEmpty) else { return false }
        guard owner.permits(content.utf16Range(range), text) else { return false }
        let before = content
        content.replace(replacesAll ? content.all : range.clamped(to: content.all), with: text)
        replacesAll = false
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
        given = nil
        owner?.selectionMoved()
        owner?.textEdited()
    }

    /// Editing ended.
    func close() {
        content.unmark()
        replacesAll = false
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

    /// Selects the whole text. A choice in the editing menu is followed by the menu for the selection.
    func selectAll(from sender: Any?) {
        select(content.all)
        if sender is UIMenuController { showMenu() }
    }

    /// Selects the word at the caret, likewise.
    func selectWord(from sender: Any?) {
        select(word(at: content.focus))
        if sender is UIMenuController { showMenu() }
    }

    /// Shows the editing menu above the selection or the caret.
    func showMenu() {
        guard let owner, let application = owner.windowStorage?.application else { return }
        let layout = owner.textLayout
        let rect = layout.rects(of: content.selection).first ?? layout.caret(at: content.focus)
        application.menuController.showMenu(from: owner, rect: rect)
    }

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

extension NSAttributedString.Key {
    /// A run of a text that was edited has it where the run before has as many attributes.
    fileprivate static let otherRun = NSAttributedString.Key("TouchstoneOtherRun")
}
