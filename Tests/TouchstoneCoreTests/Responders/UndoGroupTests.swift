import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Undo groups, as Foundation documents them for `UndoManager` (RC-35).
@Suite(.application) @MainActor
struct UndoGroupTests {
    private let manager = UndoManager()
    private let page = Page()

    @MainActor
    private final class Page {
        var text = ""
        var steps: [String] = []

        func append(_ letter: String, _ manager: UndoManager) {
            manager.registerUndo(withTarget: self) { $0.removeLast(manager) }
            text += letter
            steps.append("+" + letter)
        }

        func removeLast(_ manager: UndoManager) {
            let letter = String(text.removeLast())
            manager.registerUndo(withTarget: self) { $0.append(letter, manager) }
            steps.append("-" + letter)
        }

        func note(_ manager: UndoManager) {
            manager.registerUndo(withTarget: self) { page in
                page.steps.append("\(manager.isUndoing) \(manager.isRedoing)")
                page.note(manager)
            }
        }
    }

    private func write(_ letters: String) {
        for letter in letters { page.append(String(letter), manager) }
    }

    private func group(_ body: () -> Void) {
        manager.beginUndoGrouping()
        body()
        manager.endUndoGrouping()
    }

    @Test func `RC-35: a group is undone as one step in reverse order, and redone in the original order`() {
        group { write("abc") }
        page.steps = []
        manager.undo()
        #expect(page.text == "" && page.steps == ["-c", "-b", "-a"] && !manager.canUndo && manager.canRedo)
        page.steps = []
        manager.redo()
        #expect(page.text == "abc" && page.steps == ["+a", "+b", "+c"] && manager.canUndo && !manager.canRedo)
        manager.undo()
        #expect(page.text == "" && !manager.canUndo)
    }

    @Test func `RC-35: each undo reverts one group, and each redo restores one`() {
        group { write("ab") }
        group { write("cd") }
        group { write("e") }
        var seen: [String] = []
        while manager.canUndo {
            manager.undo()
            seen.append(page.text)
        }
        while manager.canRedo {
            manager.redo()
            seen.append(page.text)
        }
        expectEqual(seen, ["abcd", "ab", "", "ab", "abcd", "abcde"])
    }

    @Test func `RC-35: undoing a group undoes the groups nested in it`() {
        group {
            write("a")
            group { write("b") }
            write("c")
        }
        page.steps = []
        manager.undo()
        #expect(page.text == "" && page.steps == ["-c", "-b", "-a"] && !manager.canUndo)
    }

    @Test func `RC-35: undo closes an open group`() {
        manager.beginUndoGrouping()
        write("ab")
        #expect(manager.canUndo)
        manager.undo()
        #expect(page.text == "" && !manager.canUndo && manager.canRedo)
        group { write("x") }
        manager.undo()
        #expect(page.text == "" && !manager.canUndo)
    }

    @Test func `RC-35: registering an action clears the actions to redo`() {
        group { write("ab") }
        group { write("cd") }
        manager.undo()
        #expect(manager.canRedo)
        write("x")
        #expect(!manager.canRedo)
        manager.redo()
        expectEqual(page.text, "abx")
        manager.undo()
        expectEqual(page.text, "ab")
    }

    @Test func `RC-35: isUndoing and isRedoing are true only during undo and redo`() {
        page.note(manager)
        manager.undo()
        manager.redo()
        expectEqual(page.steps, ["true false", "false true"])
        #expect(!manager.isUndoing && !manager.isRedoing)
    }

    @Test func `RC-35: each group has its own action name`() {
        group {
            write("a")
            manager.setActionName("First")
        }
        group {
            write("b")
            manager.setActionName("Second")
        }
        #expect(manager.undoActionName == "Second" && manager.undoMenuItemTitle == "Undo Second")
        #expect(manager.redoActionName == "" && manager.redoMenuItemTitle == "Redo")
        manager.undo()
        #expect(manager.undoActionName == "First" && manager.redoActionName == "Second")
        expectEqual(manager.redoMenuItemTitle, "Redo Second")
        manager.undo()
        #expect(manager.undoActionName == "" && manager.undoMenuItemTitle == "Undo")
        expectEqual(manager.redoActionName, "First")
        manager.redo()
        #expect(manager.undoActionName == "First" && manager.redoActionName == "Second")
    }

    @Test func `RC-35: an action name that is set after a group belongs to that group`() {
        group { write("a") }
        manager.setActionName("First")
        group { write("b") }
        expectEqual(manager.undoActionName, "")
        manager.setActionName("Second")
        expectEqual(manager.undoActionName, "Second")
        manager.undo()
        expectEqual(manager.undoActionName, "First")
    }

    @Test func `RC-35: calls of disableUndoRegistration nest`() {
        manager.disableUndoRegistration()
        manager.disableUndoRegistration()
        manager.enableUndoRegistration()
        #expect(!manager.isUndoRegistrationEnabled)
        write("a")
        #expect(!manager.canUndo)
        manager.enableUndoRegistration()
        #expect(manager.isUndoRegistrationEnabled)
        write("b")
        manager.undo()
        #expect(page.text == "a" && !manager.canUndo)
    }

    @Test func `RC-35: removeAllActions enables registration again`() {
        write("a")
        manager.undo()
        write("b")
        manager.disableUndoRegistration()
        manager.removeAllActions()
        #expect(!manager.canUndo && !manager.canRedo && manager.isUndoRegistrationEnabled)
    }

    @Test func `RC-35: a group counts as one of levelsOfUndo`() {
        manager.levelsOfUndo = 2
        group { write("ab") }
        group { write("cd") }
        group { write("ef") }
        manager.undo()
        manager.undo()
        #expect(page.text == "ab" && !manager.canUndo)
    }
}
