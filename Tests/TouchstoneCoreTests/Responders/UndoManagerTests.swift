import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// `UndoManager` as Foundation documents it, and the undo managers of responders (RC-35).
@Suite(.application(tracing: .both)) @MainActor
struct UndoManagerTests {
    let app = TestApplication.current

    private final class Counter: UIView {
        var value = 0
        func set(_ new: Int, _ manager: UndoManager) {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old, manager) }
            value = new
        }
    }

    @Test func `An undo and a redo are announced before and after`() {
        let manager = UndoManager()
        let target = UIView()
        manager.registerUndo(withTarget: target) { $0.tag = 1 }
        var names: [String] = []
        let tokens = [NSNotification.Name.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange].map { name in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { notification in
                let name = notification.name.rawValue
                MainActor.assumeIsolated { names.append("\(name) \(target.tag)") }
            }
        }
        manager.undo()
        manager.undo()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        expectEqual(
            names, ["NSUndoManagerWillUndoChangeNotification 0", "NSUndoManagerDidUndoChangeNotification 1"])
    }

    @Test func `RC-35: a view's undoManager is the nearest one up the chain, and each window has one`() {
        final class Owner: UIView {
            let own = UndoManager()
            override var undoManager: UndoManager? { own }
        }
        let (window, other) = (app.makeWindow(), app.makeWindow("other"))
        let owner = Owner(frame: .zero).placed("owner", in: window)
        let below = UIView(frame: .zero).placed("below", in: owner)
        let beside = UIView(frame: .zero).placed("beside", in: window)
        #expect(below.undoManager === owner.own)
        #expect(beside.undoManager === window.undoManager && window.undoManager != nil)
        #expect(other.undoManager !== window.undoManager)
        #expect(UIView(frame: .zero).undoManager == nil)
    }

    @Test func `RC-35: undo and redo restore the values, and a new action clears the actions to redo`() {
        let manager = UndoManager()
        let counter = Counter(frame: .zero)
        counter.set(1, manager)
        counter.set(2, manager)
        manager.undo()
        #expect(counter.value == 1 && manager.canUndo && manager.canRedo)
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo)
        manager.redo()
        manager.redo()
        #expect(counter.value == 2 && !manager.canRedo)
        manager.undo()
        counter.set(9, manager)
        #expect(!manager.canRedo)
    }

    @Test func `RC-35: undo and redo respect groups, action names and levelsOfUndo`() {
        let manager = UndoManager()
        let counter = Counter(frame: .zero)
        manager.beginUndoGrouping()
        counter.set(1, manager)
        manager.beginUndoGrouping()
        counter.set(2, manager)
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        manager.setActionName("Count")
        expectEqual(manager.undoActionName, "Count")
        manager.undo()
        #expect(counter.value == 0 && manager.redoActionName == "Count")
        manager.redo()
        #expect(counter.value == 2 && manager.undoActionName == "Count")
        manager.levelsOfUndo = 2
        for value in 3...6 { counter.set(value, manager) }
        manager.undo()
        manager.undo()
        manager.undo()
        expectEqual(counter.value, 4)
    }

    @Test func `RC-35: an undo manager does not retain targets and drops the actions of deallocated ones`() {
        let manager = UndoManager()
        weak var gone: Counter?
        do {
            let counter = Counter(frame: .zero)
            gone = counter
            manager.registerUndo(withTarget: counter) { $0.value = 1 }
        }
        #expect(gone == nil)
        manager.undo()
        #expect(!manager.canUndo)
    }

    @Test func `RC-35: no action is registered while registration is disabled`() {
        let manager = UndoManager()
        let counter = Counter(frame: .zero)
        manager.disableUndoRegistration()
        counter.set(1, manager)
        manager.enableUndoRegistration()
        #expect(!manager.canUndo)
        counter.set(2, manager)
        manager.removeAllActions()
        #expect(!manager.canUndo)
    }

    @Test(arguments: 1...3) func `RC-35: an undo manager keeps as many actions as levelsOfUndo`(levels: Int) {
        let manager = UndoManager()
        let counter = Counter(frame: .zero)
        manager.levelsOfUndo = levels
        for value in 1...5 { counter.set(value, manager) }
        for step in 1...levels {
            manager.undo()
            expectEqual(counter.value, 5 - step)
        }
        #expect(!manager.canUndo && manager.canRedo)
        manager.undo()
        expectEqual(counter.value, 5 - levels)
        for _ in 1...levels { manager.redo() }
        #expect(counter.value == 5 && !manager.canRedo)
    }

    @Test func `RC-35: lowering levelsOfUndo drops old actions, and 0 keeps all`() {
        let manager = UndoManager()
        let counter = Counter(frame: .zero)
        for value in 1...5 { counter.set(value, manager) }
        manager.levelsOfUndo = 0
        #expect(manager.canUndo)
        manager.levelsOfUndo = 1
        manager.undo()
        #expect(counter.value == 4 && !manager.canUndo)
        manager.levelsOfUndo = 0
        for value in 6...9 { counter.set(value, manager) }
        for _ in 6...9 { manager.undo() }
        #expect(counter.value == 4 && !manager.canUndo)
    }
}
