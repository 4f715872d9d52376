import Foundation

/// A view that shows and edits text.
@MainActor
protocol TextEditing: UIView, UITextInput, KeyTaking {
    var editor: TextEditor { get }
    var canEdit: Bool { get }
    /// Whether Return inserts a line break instead of performing an action.
    var takesLineBreaks: Bool { get }
    /// The layout of the text, in the view's bounds coordinates.
    var textLayout: TextLayout { get }
    func permits(_ range: NSRange, _ text: String) -> Bool
    /// Called after the user changed the text.
    func textEdited()
    /// Called after the caret or selection moved.
    func selectionMoved()
    /// Redraws the view and scrolls the caret into view.
    func showCaret()
    /// Begins editing if touches are allowed to begin it.
    func beginEditingByTouch() -> Bool
}

/// The text, undo, keys and gestures that text fields and text views share.
@MainActor
final class TextEditor {
    weak var owner: (any TextEditing)?
    private(set) var content = EditableText()
    let undoManager = UndoManager()
    /// The x-coordinate that the caret keeps while it moves up and down.
    var wantedX: CGFloat?
    /// The presses of keys that are down and were handled.
    var held: [UIPress] = []
    /// The attributes of each style number in the content; empty if the text has one style.
    private(set) var styles: [[NSAttributedString.Key: Any]] = []
    /// Whether the user's next change replaces the whole text, like the first change in a secure field that is edited
    /// again.
    var replacesAll = false
    /// The text as the application set it, until it is changed.
    private var given: NSAttributedString?

    package enum Kind { case typing, deleting, other }

    /// The current undo group of typing. Further typing joins it until the caret moves elsewhere or typing pauses.
    private var group: (kind: Kind, time: TimeInterval)?
    /// The pause between two keys that ends an undo group, in seconds.
    static let groupingPause: TimeInterval = 1

    private var now: TimeInterval { owner?.windowStorage?.application?.clock.now ?? 0 }

    // MARK: The text

    /// Sets the text on behalf of the application. No delegate method is called, and the undo steps are discarded.
    func setText(_ text: String) { set(EditableText(text), []) }

    /// Sets attributed text on behalf of the application. No delegate method is called, and the undo steps are discarded.
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

    /// Returns the text with its attributes, added to `common` attributes of the whole text.
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
            // Foundation on Linux traps when it compares attributes of neighboring runs that contain objects of Swift
            // classes. It does not compare attribute sets of unequal size, so neighboring runs get a different number
            // of attributes.
            attributes[.otherRun] = nil
            if attributes.count == former { attributes[.otherRun] = true }
            former = attributes.count
            made.append(NSAttributedString(string: String(rest[run]), attributes: attributes))
            rest = rest.dropFirst(run.count)
        }
        return made
    }

    /// Returns the drawing attributes of each cluster; empty if the text has one style.
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

    /// Removes an attribute from all styles, so that the whole text looks the same in this respect.
    func unify(_ key: NSAttributedString.Key) {
        given = nil
        for index in styles.indices { styles[index][key] = nil }
    }

    private func set(
        _ text: EditableText, _ styles: [[NSAttributedString.Key: Any]], as given: NSAttributedString? = nil
    ) {
        // Texts that are canonically equivalent are equal, but positions in them count UTF-16 units.
        let isSame =
            text.string.utf16.elementsEqual(content.string.utf16) && text.selection == content.selection
        content = text
        self.styles = styles
        self.given = given
        replacesAll = false
        group = nil
        undoManager.removeAllActions()
        if isSame { owner?.showCaret() } else { owner?.selectionMoved() }
    }

    /// Changes the text on behalf of the user. The owner may refuse the change.
    @discardableResult
    func replace(_ range: Range<Int>, with text: String, _ kind: Kind = .other) -> Bool {
        guard let owner, owner.canEdit, !(range.isEmpty && text.isEmpty) else { return false }
        guard owner.permits(content.utf16Range(range), text) else { return false }
        let before = content
        content.replace(replacesAll ? content.all : range.clamped(to: content.all), with: text)
        replacesAll = false
        // A composition is one undo group, and this change ends it.
        if before.marked == nil { register(before, kind) }
        edited()
        return true
    }

    private func register(_ before: EditableText, _ kind: Kind) {
        let continues = group.map { $0.kind == kind && kind != .other && now - $0.time < TextEditor.groupingPause }
        group = (kind, now)
        // The application can have removed the undo steps.
        if continues == true, undoManager.canUndo { return }
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

    /// Ends editing and discards the undo steps.
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

    /// Selects the whole text. If the editing menu sent the action, shows the menu for the new selection.
    func selectAll(from sender: Any?) {
        select(content.all)
        if sender is UIMenuController { showMenu() }
    }

    /// Selects the word at the caret. If the editing menu sent the action, shows the menu for the new selection.
    func selectWord(from sender: Any?) {
        select(word(at: content.focus))
        if sender is UIMenuController { showMenu() }
    }

    /// Shows the editing menu for the selection or the caret.
    func showMenu() {
        guard let owner, let application = owner.windowStorage?.application else { return }
        let layout = owner.textLayout
        let rect = layout.rects(of: content.selection).first ?? layout.caret(at: content.focus)
        application.menuController.showMenu(from: owner, rect: rect)
    }

    /// Returns the word at an index, or the whole text for secure entry.
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
        // Without marked text, selected text and new text, nothing changes.
        guard let owner, owner.canEdit, !(content.typingRange.isEmpty && text?.isEmpty != false) else { return }
        let before = content
        content.setMarked(text ?? "", selected: selected)
        // A whole composition is one undo group.
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

    /// Whether an editing action is possible now; `nil` for other actions.
    func permits(_ action: Selector, sender: Any?) -> Bool? {
        guard let owner else { return nil }
        let isSelected = !content.selection.isEmpty
        switch action {
        case .cut: return owner.canEdit && isSelected && !owner.isSecureTextEntry
        case .copy: return isSelected && !owner.isSecureTextEntry
        case .paste: return owner.canEdit && pasteboard.hasStrings
        case .select: return !isSelected && content.count > 0
        case .selectAll: return content.count > 0 && content.selection != content.all
        // Like UIKit's menus, the menu has no Delete, because Backspace deletes.
        case .delete: return owner.canEdit && isSelected && !(sender is UIMenuController)
        default: return nil
        }
    }
}

extension NSAttributedString.Key {
    /// An extra attribute for a run of edited text that would have as many attributes as the run before.
    fileprivate static let otherRun = NSAttributedString.Key("TouchstoneOtherRun")
}
