import Foundation

/// The effects of keys on a text.
///
/// Shortcuts use Command, or Control on platforms other than the Mac: A, C, X, V, Z and, for redo, Shift-Z or Y. Arrow
/// keys move by a cluster, with Alternate or Control by a word, and with Command to the end of the line or text. Shift
/// extends the selection.
extension TextEditor {
    private enum Meaning {
        case type(String)
        case backward(word: Bool, line: Bool)
        case forward(word: Bool)
        case move(Move, extends: Bool)
        case perform(@MainActor (TextEditor) -> Void)
    }

    enum Move {
        case left, right, up, down, wordLeft, wordRight, lineLeft, lineRight, lineStart, lineEnd, start, end

        /// The movement in the same screen direction in right-to-left text.
        var mirrored: Move {
            switch self {
            case .left: .right
            case .right: .left
            case .wordLeft: .wordRight
            case .wordRight: .wordLeft
            case .lineLeft: .lineRight
            case .lineRight: .lineLeft
            default: self
            }
        }
    }

    /// Handles the presses of keys that affect the text and returns the other presses.
    ///
    /// The other presses and their ends go up the responder chain. The ends of handled presses do not.
    func began(_ presses: Set<UIPress>) -> Set<UIPress> {
        let taken = presses.filter { $0.key.map(takes) ?? false }
        held.append(contentsOf: taken)
        for press in taken { if let key = press.key { take(key) } }
        return presses.subtracting(taken)
    }

    func ended(_ presses: Set<UIPress>) -> Set<UIPress> {
        let others = presses.filter { press in !held.contains { $0 === press } }
        held.removeAll { presses.contains($0) }
        return others
    }

    func takes(_ key: UIKey) -> Bool {
        guard let meaning = meaning(of: key), let owner else { return false }
        switch meaning {
        case .type, .backward, .forward: return owner.canEdit
        case .move, .perform: return true
        }
    }

    func take(_ key: UIKey) {
        guard let meaning = meaning(of: key), let owner else { return }
        switch meaning {
        case .type(let text): owner.insertText(text)
        case .backward(let word, let line):
            guard content.selection.isEmpty, word || line else { return owner.deleteBackward() }
            let start = line ? owner.textLayout.lineRange(at: content.focus).lowerBound : wordStart
            replace(start..<content.focus, with: "", .deleting)
        case .forward(let word):
            guard content.selection.isEmpty, word else { return deleteForward() }
            replace(content.focus..<wordEnd, with: "", .deleting)
        case .move(let move, let extends): self.move(move, extends: extends)
        case .perform(let body): body(self)
        }
    }

    private var isSecure: Bool { owner?.isSecureTextEntry == true }
    private var wordStart: Int { isSecure ? 0 : content.wordStart(before: content.focus) }
    private var wordEnd: Int { isSecure ? content.count : content.wordEnd(after: content.focus) }

    private func meaning(of key: UIKey) -> Meaning? {
        let flags = key.modifierFlags
        let isCommand = flags.contains(.command)
        let isWord = flags.contains(.alternate) || flags.contains(.control)
        let extends = flags.contains(.shift)
        func arrow(_ plain: Move, _ word: Move, _ command: Move) -> Meaning {
            .move(isCommand ? command : isWord ? word : plain, extends: extends)
        }
        switch key.keyCode {
        case .keyboardLeftArrow: return arrow(.left, .wordLeft, .lineLeft)
        case .keyboardRightArrow: return arrow(.right, .wordRight, .lineRight)
        case .keyboardUpArrow: return arrow(.up, .up, .start)
        case .keyboardDownArrow: return arrow(.down, .down, .end)
        case .keyboardHome: return .move(isCommand || isWord ? .start : .lineStart, extends: extends)
        case .keyboardEnd: return .move(isCommand || isWord ? .end : .lineEnd, extends: extends)
        case .keyboardDeleteOrBackspace: return .backward(word: isWord, line: isCommand)
        case .keyboardDeleteForward: return .forward(word: isWord)
        case .keyboardReturnOrEnter, .keypadEnter: return isCommand || isWord ? nil : .type("\n")
        case .keyboardEscape: return nil
        case .keyboardTab: return owner?.takesLineBreaks == true && flags.isEmpty ? .type("\t") : nil
        default: break
        }
        // Some keyboards type third-level characters with Control and Alternate together.
        if isCommand || flags.contains(.control) && !flags.contains(.alternate) { return shortcut(key) }
        guard let first = key.characters.unicodeScalars.first, first.value >= 0x20, first.value != 0x7F,
            !key.characters.hasPrefix("UIKeyInput")
        else { return nil }
        return .type(key.characters)
    }

    private func shortcut(_ key: UIKey) -> Meaning? {
        guard let owner else { return nil }
        // Send an action of the owner, so that its overrides and its `canPerformAction` apply.
        func action(_ action: Selector) -> Meaning {
            .perform { editor in
                guard let owner = editor.owner, owner.canPerformAction(action, withSender: key) else { return }
                _ = action.call(owner, key, nil)
            }
        }
        switch key.charactersIgnoringModifiers.lowercased() {
        case "a": return action(.selectAll)
        case "c": return action(.copy)
        case "x": return action(.cut)
        case "v": return action(.paste)
        case "z" where key.modifierFlags.contains(.shift), "y": return .perform { $0.undoManager.redo() }
        case "z": return owner.canEdit ? .perform { $0.undoManager.undo() } : nil
        default: return nil
        }
    }

    // MARK: Moving the caret

    func move(_ move: Move, extends: Bool) {
        guard let owner else { return }
        unmark()
        let layout = owner.textLayout
        let selection = content.selection
        let focus = content.focus
        // An arrow key moves the caret in the arrow's direction on the screen.
        let isMirrored = layout.lines[layout.line(of: focus)].direction == .rightToLeft
        let move = isMirrored ? move.mirrored : move
        // If the selection is not extended, it collapses to the side to which the arrow points.
        if !extends, !selection.isEmpty, move == .left || move == .right {
            let place = move == .left ? selection.lowerBound : selection.upperBound
            return select(anchor: place, focus: place)
        }
        var keptX: CGFloat?
        let target: Int
        switch move {
        case .left: target = focus - 1
        case .right: target = focus + 1
        case .wordLeft: target = wordStart
        case .wordRight: target = wordEnd
        case .lineStart, .lineLeft: target = layout.lineRange(at: focus).lowerBound
        case .lineEnd, .lineRight: target = layout.lineRange(at: focus).upperBound
        case .start: target = 0
        case .end: target = content.count
        case .up, .down:
            let x = wantedX ?? layout.caret(at: focus).midX
            keptX = x
            let rows = move == .up ? -1 : 1
            target = layout.index(from: focus, rows: rows, x: x) ?? (move == .up ? 0 : content.count)
        }
        let place = min(max(0, target), content.count)
        select(anchor: extends ? content.anchor : place, focus: place)
        wantedX = keptX
    }
}

/// Key handling for an application's own responders that conform to `UIKeyInput`.
extension UIKeyInput {
    /// Returns the text that a key types, or `nil` for other keys.
    private func text(of key: UIKey) -> String? {
        if key.keyCode == .keyboardReturnOrEnter || key.keyCode == .keypadEnter { return "\n" }
        guard key.modifierFlags.isDisjoint(with: [.command, .control]),
            let first = key.characters.unicodeScalars.first, first.value >= 0x20 || key.keyCode == .keyboardTab,
            first.value != 0x7F, !key.characters.hasPrefix("UIKeyInput")
        else { return nil }
        return key.characters
    }

    func canType(_ key: UIKey) -> Bool { key.keyCode == .keyboardDeleteOrBackspace || text(of: key) != nil }

    func type(_ key: UIKey) {
        if key.keyCode == .keyboardDeleteOrBackspace {
            deleteBackward()
        } else if let text = text(of: key) {
            insertText(text)
        }
    }
}
