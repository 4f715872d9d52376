import Foundation

/// Ours, with Foundation's names, since Foundation on Linux has none: what can be undone and redone, in groups.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private typealias Step = () -> Void

    private struct Group {
        var steps: [Step] = []
        var name = ""
    }

    private enum Mode { case recording, undoing, redoing }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    private var open: [Group] = []
    private var mode = Mode.recording
    private var disabling = 0

    /// How many groups are kept; 0, the default, keeps all.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// Whether there is a group to undo.
    open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.steps.isEmpty } }
    /// Whether there is a group to redo; there is none after new steps.
    open var canRedo: Bool { !redoGroups.isEmpty }
    /// Whether `undo()` runs.
    open var isUndoing: Bool { mode == .undoing }
    /// Whether `redo()` runs.
    open var isRedoing: Bool { mode == .redoing }
    /// Whether steps are registered; true by default.
    open var isUndoRegistrationEnabled: Bool { disabling == 0 }
    /// What the group to undo next is called; empty without a name.
    open var undoActionName: String { undoGroups.last?.name ?? "" }
    /// What the group to redo next is called; empty without a name.
    open var redoActionName: String { redoGroups.last?.name ?? "" }

    /// What a menu says that undoes: “Undo” and the group's name.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// What a menu says that does again: “Redo” and the group's name.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// What a menu says that undoes a group of that name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo " + actionName
    }
    /// What a menu says that does again a group of that name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo " + actionName
    }

    /// Registers how to undo what was just done; while undoing, how to redo it. The target is not retained: once it is gone,
    /// nothing is done.
    open func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let step: Step = { [weak target] in
            if let target { handler(target) }
        }
        if mode == .recording { redoGroups = [] }
        if open.isEmpty {
            push(Group(steps: [step]))
        } else {
            open[open.count - 1].steps.append(step)
        }
    }

    /// Puts the steps until `endUndoGrouping()` into one group; without, each step is a group.
    open func beginUndoGrouping() { open.append(Group()) }

    /// Groups within a group are part of it.
    open func endUndoGrouping() {
        guard let group = open.popLast(), !group.steps.isEmpty else { return }
        if open.isEmpty {
            push(group)
        } else {
            open[open.count - 1].steps.append(contentsOf: group.steps)
        }
    }

    private func push(_ group: Group) {
        if mode == .undoing { redoGroups.append(group) } else { undoGroups.append(group) }
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoGroups = undoGroups.suffix(levelsOfUndo)
        redoGroups = redoGroups.suffix(levelsOfUndo)
    }

    /// Names the newest group, for people.
    open func setActionName(_ name: String) {
        if !undoGroups.isEmpty { undoGroups[undoGroups.count - 1].name = name }
    }

    /// Undoes the newest group, the last step first; groups that are open are ended.
    open func undo() {
        while !open.isEmpty { endUndoGrouping() }
        guard let group = undoGroups.popLast() else { return }
        run(group, .undoing)
        if !redoGroups.isEmpty { redoGroups[redoGroups.count - 1].name = group.name }
    }

    /// Does again what was undone last.
    open func redo() {
        guard let group = redoGroups.popLast() else { return }
        run(group, .redoing)
        if !undoGroups.isEmpty { undoGroups[undoGroups.count - 1].name = group.name }
    }

    /// Last done, first undone; what the steps register makes one group the other way.
    private func run(_ group: Group, _ mode: Mode) {
        self.mode = mode
        beginUndoGrouping()
        for step in group.steps.reversed() { step() }
        endUndoGrouping()
        self.mode = .recording
    }

    /// Registers no steps until `enableUndoRegistration()` was called as often.
    open func disableUndoRegistration() { disabling += 1 }
    /// Takes one `disableUndoRegistration()` back.
    open func enableUndoRegistration() { disabling = max(0, disabling - 1) }

    /// Forgets what could be undone and redone.
    open func removeAllActions() {
        undoGroups = []
        redoGroups = []
        open = []
    }
}
