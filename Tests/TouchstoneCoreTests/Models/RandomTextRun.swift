import Foundation
import TouchstoneTestSupport
import TouchstoneTesting
import UIKit

/// A text field or a text view that is edited at random, and the model that says what it must contain.
@MainActor
final class RandomTextRun: NSObject {
    let app: TestApplication
    private(set) var log: [String] = []
    private(set) var complaints: [String] = []
    private let input: any UIView & UITextInput
    private var model = TextModel()
    private var pasteboard: String?
    /// What the delegate does when it is asked for the next change.
    private var answer = Answer.allow
    /// The text that the delegate sets after the next change.
    private var correction: String?
    private var (received, expected): ([String], [String]) = ([], [])
    /// The text and the selection after the last step, and the number of times that the delegate was notified of a selection since.
    private var (former, wasMarked, selectionChanges) = (TextModel.State(), false, 0)

    private enum Answer { case allow, refuse, setInstead(String) }

    init(seed: UInt64, app: TestApplication) {
        var random = SeededRandomNumberGenerator(seed)
        self.app = app
        let frame = CGRect(x: 20, y: 60, width: 300, height: 120)
        let field = random.chance(50) ? UITextField(frame: frame) : nil
        let view = UITextView(frame: frame)
        input = field ?? view
        super.init()
        log.append(field == nil ? "text view" : "text field")
        field?.delegate = self
        field?.addAction(UIAction { [unowned self] _ in changed() }, for: .editingChanged)
        view.delegate = self
        app.makeWindow().addSubview(input)
        input.becomeFirstResponder()
        app.settle()
        app.application.pasteboard.string = nil
    }

    private var field: UITextField? { input as? UITextField }
    private var view: UITextView? { input as? UITextView }
    private var now: TimeInterval { app.application.clock.now }

    private static let letters = [
        "a", "b", "X", " ", ".", "é", "e", "\u{301}", "日", "👍", "🏽", "🇩", "🇪", "👩‍👧", "ש", "ok", "two words", "",
    ]
    private func letter(_ random: inout SeededRandomNumberGenerator) -> String { random.among(Self.letters) }
    private func words(_ random: inout SeededRandomNumberGenerator) -> String {
        (0..<random.below(5)).map { _ in letter(&random) }.joined()
    }

    // MARK: Steps

    /// Makes one step, whose decisions depend only on its seed and on the state.
    func step(_ seed: UInt64) {
        var random = SeededRandomNumberGenerator(seed)
        switch random.below(20) {
        case 0...5: insert(random.chance(80) ? letter(&random) : words(&random))
        case 6, 7: deleteBackward()
        case 8: select(&random)
        case 9: key(&random)
        case 10: replace(&random)
        case 11: mark(&random)
        case 12: editAction(&random)
        case 13, 14: undoOrRedo(isUndo: random.chance(60))
        case 15: setText(&random)
        case 16: answer = random.chance(50) ? .refuse : .setInstead(words(&random))
        case 17: correction = words(&random)
        case 18: random.chance(60) ? leaveOrReturn() : removeUndoSteps()
        default: app.advance(by: random.among([0.1, 0.6, 1.5]))
        }
        check()
    }

    /// Predicts a change by the user, and then lets `body` make it.
    private func change(_ range: Range<Int>, _ new: String, _ kind: TextModel.Kind, _ body: () -> Void) {
        if !range.isEmpty || !new.isEmpty {
            expected.append("should change \(range) to \(new.debugDescription)")
            switch answer {
            case .refuse: break
            case .setInstead(let text): model.set(text)
            case .allow:
                model.edit(range, with: new, kind, at: now)
                expectChange()
            }
        }
        body()
    }

    private func expectChange() {
        expected.append("changed to \(model.text.debugDescription)")
        if let correction { model.set(correction) }
    }

    private func insert(_ text: String) {
        log.append("insert \(text.debugDescription)")
        if field != nil, text == "\n" {
            model.unmark()
            input.insertText(text)
        } else {
            change(model.typingRange, text, text.count == 1 ? .typing : .other) { input.insertText(text) }
        }
    }

    private var backwardRange: Range<Int> {
        if let marked = model.marked { return marked }
        guard model.selection.isEmpty else { return model.selection }
        return model.boundary(before: model.state.focus)..<model.state.focus
    }

    private func deleteBackward() {
        log.append("delete backward")
        change(backwardRange, "", .deleting) { input.deleteBackward() }
    }

    private func range(_ random: inout SeededRandomNumberGenerator) -> Range<Int> {
        let (one, other) = (random.among(model.boundaries), random.among(model.boundaries))
        return min(one, other)..<max(one, other)
    }

    private func textRange(_ range: Range<Int>) -> UITextRange? {
        guard let start = input.position(from: input.beginningOfDocument, offset: range.lowerBound),
            let end = input.position(from: input.beginningOfDocument, offset: range.upperBound)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    private func select(_ random: inout SeededRandomNumberGenerator) {
        let range = range(&random)
        log.append("select \(range)")
        model.select(anchor: range.lowerBound, focus: range.upperBound)
        if let view, random.chance(50) {
            view.selectedRange = NSRange(location: range.lowerBound, length: range.count)
        } else {
            input.selectedTextRange = textRange(range)
        }
    }

    /// Presses a key; arrow keys in right-to-left text depend on the layout.
    private func key(_ random: inout SeededRandomNumberGenerator) {
        guard input.isFirstResponder else { return }
        switch random.below(4) {
        case 0:
            log.append("key a")
            change(model.typingRange, "a", .typing) { app.keyType("a") }
        case 1:
            log.append("key Z with Control")
            undo()
            app.keyType("z", modifiers: .control)
        default:
            guard !model.text.unicodeScalars.contains("ש") else { return }
            arrow(isLeft: random.chance(50), extends: random.chance(40))
        }
    }

    private func arrow(isLeft: Bool, extends: Bool) {
        log.append("arrow to the \(isLeft ? "left" : "right")\(extends ? " with Shift" : "")")
        model.unmark()
        let (selection, focus) = (model.selection, model.state.focus)
        var place = isLeft ? model.boundary(before: focus) : model.boundary(after: focus)
        if !extends, !selection.isEmpty { place = isLeft ? selection.lowerBound : selection.upperBound }
        model.select(anchor: extends ? model.state.anchor : place, focus: place)
        app.keyType(
            isLeft ? UIKeyCommand.inputLeftArrow : UIKeyCommand.inputRightArrow, modifiers: extends ? .shift : [])
    }

    private func replace(_ random: inout SeededRandomNumberGenerator) {
        let (range, new) = (range(&random), words(&random))
        guard let textRange = textRange(range) else { return complaints.append("no range \(range)") }
        log.append("replace \(range) with \(new.debugDescription)")
        change(range, new, .other) { input.replace(textRange, withText: new) }
    }

    private func mark(_ random: inout SeededRandomNumberGenerator) {
        if model.marked != nil, random.chance(40) {
            log.append("unmark")
            model.unmark()
            return input.unmarkText()
        }
        let new = words(&random)
        let count = new.utf16.count
        let selected = random.chance(50) ? count..<count : 0..<count
        log.append("mark \(new.debugDescription), selected \(selected)")
        if !model.typingRange.isEmpty || !new.isEmpty {
            model.mark(new, selected: selected, at: now)
            expectChange()
        }
        input.setMarkedText(new, selectedRange: NSRange(location: selected.lowerBound, length: selected.count))
    }

    private func editAction(_ random: inout SeededRandomNumberGenerator) {
        switch random.below(5) {
        case 0:
            log.append("select all")
            model.select(anchor: 0, focus: model.length)
            input.selectAll(nil)
        case 1:
            log.append("copy")
            if !model.selection.isEmpty { pasteboard = model.text(in: model.selection) }
            input.copy(nil)
        case 2:
            log.append("cut")
            guard !model.selection.isEmpty else { return input.cut(nil) }
            if case .allow = answer { pasteboard = model.text(in: model.selection) }
            change(model.selection, "", .other) { input.cut(nil) }
        case 3:
            log.append("delete")
            change(model.selection, "", .other) { input.delete(nil) }
        default:
            log.append("paste")
            guard var text = pasteboard else { return input.paste(nil) }
            if field != nil { text = String(text.map { $0.isNewline ? " " : $0 }) }
            change(model.typingRange, text, .other) { input.paste(nil) }
        }
    }

    private func undoOrRedo(isUndo: Bool) {
        log.append(isUndo ? "undo" : "redo")
        if isUndo {
            undo()
            input.undoManager?.undo()
        } else {
            if !model.redoSteps.isEmpty {
                model.redo()
                expectChange()
            }
            input.undoManager?.redo()
        }
    }

    private func removeUndoSteps() {
        log.append("remove the undo steps")
        model.removeUndoSteps()
        input.undoManager?.removeAllActions()
    }

    private func undo() {
        guard !model.undoSteps.isEmpty else { return }
        model.undo()
        expectChange()
    }

    private func setText(_ random: inout SeededRandomNumberGenerator) {
        let new = words(&random)
        log.append("set \(new.debugDescription)")
        model.set(new)
        guard random.chance(50) else { return set(new) }
        let styled = NSMutableAttributedString(string: new)
        if let first = new.first {
            let range = NSRange(location: 0, length: first.utf16.count)
            styled.addAttribute(.foregroundColor, value: UIColor.red, range: range)
        }
        field?.attributedText = styled
        view?.attributedText = styled
    }

    private func set(_ text: String) {
        field?.text = text
        view?.text = text
    }

    private func leaveOrReturn() {
        if input.isFirstResponder {
            log.append("resign")
            model.close()
            input.resignFirstResponder()
        } else {
            log.append("become first responder")
            input.becomeFirstResponder()
        }
    }

    // MARK: Delegate

    private func allows(_ range: NSRange, _ text: String) -> Bool {
        let range = range.location..<(range.location + range.length)
        received.append("should change \(range) to \(text.debugDescription)")
        defer { answer = .allow }
        switch answer {
        case .allow: return true
        case .refuse: return false
        case .setInstead(let text):
            set(text)
            return false
        }
    }

    private func changed() {
        received.append("changed to \((field?.text ?? view?.text ?? "").debugDescription)")
        guard let correction else { return }
        self.correction = nil
        set(correction)
    }

    // MARK: Comparison

    private func complain(_ line: String) { complaints.append("\(line) after \(log.last ?? "")") }

    private func offsets(_ range: UITextRange?) -> Range<Int>? {
        guard let range else { return nil }
        let start = input.offset(from: input.beginningOfDocument, to: range.start)
        return start..<input.offset(from: input.beginningOfDocument, to: range.end)
    }

    private func check() {
        let text = field?.text ?? view?.text ?? ""
        if received != expected { complain("calls \(received), not \(expected)") }
        let wasChanged = !received.isEmpty
        (received, expected) = ([], [])
        if Array(text.utf16) != Array(model.text.utf16) {
            return complain("text \(text.debugDescription), not \(model.text.debugDescription)")
        }
        let styled = field?.attributedText ?? view?.attributedText
        if styled?.string != text { complain("the attributed text is \(styled?.string.debugDescription ?? "")") }
        let selected = offsets(input.selectedTextRange)
        if selected != model.selection { complain("selected \(selected.debugDescription), not \(model.selection)") }
        let marked = offsets(input.markedTextRange)
        if marked != model.marked {
            complain("marked \(marked.debugDescription), not \(model.marked.debugDescription)")
        }
        let undo = input.undoManager
        if undo?.canUndo != !model.undoSteps.isEmpty { complain("can undo: \(undo?.canUndo == true)") }
        if undo?.canRedo != !model.redoSteps.isEmpty { complain("can redo: \(undo?.canRedo == true)") }
        if app.application.pasteboard.string != pasteboard {
            complain("the pasteboard has \(app.application.pasteboard.string ?? "nothing")")
        }
        checkSelectionChanges(wasChanged)
        if input.hasText != !model.text.isEmpty { complain("has text: \(input.hasText)") }
    }

    private func checkSelectionChanges(_ wasChanged: Bool) {
        let (old, new) = (former, model.state)
        let hasMoved =
            min(old.anchor, old.focus) != model.selection.lowerBound
            || max(old.anchor, old.focus) != model.selection.upperBound
        if hasMoved, selectionChanges == 0 { complain("the delegate is not notified of the selection") }
        // The end of a composition is a change of the selection, too.
        let isUnmarked = wasMarked && model.marked == nil
        if old == new, selectionChanges > 0, !wasChanged, !isUnmarked {
            complain("the delegate is notified of a selection that stays")
        }
        (former, wasMarked, selectionChanges) = (new, model.marked != nil, 0)
    }

    /// Undoes everything, then redoes everything.
    func finish() {
        guard complaints.isEmpty else { return }
        (answer, correction) = (.allow, nil)
        for _ in model.undoSteps {
            undoOrRedo(isUndo: true)
            check()
        }
        for _ in model.redoSteps {
            undoOrRedo(isUndo: false)
            check()
        }
    }
}

extension RandomTextRun: UITextFieldDelegate, UITextViewDelegate {
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { allows(range, string) }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        allows(range, text)
    }
    func textViewDidChange(_ textView: UITextView) { changed() }
    func textFieldDidChangeSelection(_ textField: UITextField) { selectionChanges += 1 }
    func textViewDidChangeSelection(_ textView: UITextView) { selectionChanges += 1 }
}
