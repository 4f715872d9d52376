import Foundation

/// What can be undone and redone, in groups. Foundation on Linux has none, so this is ours, with Foundation's names.
@MainActor
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

    open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.steps.isEmpty } }
    open var canRedo: Bool { !redoGroups.isEmpty }
    open var isUndoing: Bool { mode == .undoing }
    open var isRedoing: Bool { mode == .redoing }
    open var isUndoRegistrationEnabled: Bool { disabling == 0 }
    open var undoActionName: String { undoGroups.last?.name ?? "" }
    open var redoActionName: String { redoGroups.last?.name ?? "" }

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

    open func setActionName(_ name: String) {
        if !undoGroups.isEmpty { undoGroups[undoGroups.count - 1].name = name }
    }

    open func undo() {
        while !open.isEmpty { endUndoGrouping() }
        guard let group = undoGroups.popLast() else { return }
        run(group, .undoing)
        if !redoGroups.isEmpty { redoGroups[redoGroups.count - 1].name = group.name }
    }

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

    open func disableUndoRegistration() { disabling += 1 }
    open func enableUndoRegistration() { disabling = max(0, disabling - 1) }

    open func removeAllActions() {
        undoGroups = []
        redoGroups = []
        open = []
    }
}
