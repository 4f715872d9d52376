import Foundation

/// Records operations for undo and redo in groups. It has the names of Foundation's class, which Linux lacks.
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

    /// Whether the steps of one event form a group; `true` by default. Stored; has no effect: a step that is registered
    /// outside of a group is a group of its own.
    open var groupsByEvent = true

    /// The maximum number of groups; 0, the default, for no limit.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// Whether there is a group to undo.
    open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.steps.isEmpty } }
    /// Whether there is a group to redo. New steps discard the groups to redo.
    open var canRedo: Bool { !redoGroups.isEmpty }
    /// Whether `undo()` is in progress.
    open var isUndoing: Bool { mode == .undoing }
    /// Whether `redo()` is in progress.
    open var isRedoing: Bool { mode == .redoing }
    /// Whether steps can be registered; `true` by default.
    open var isUndoRegistrationEnabled: Bool { disabling == 0 }
    /// The name of the group to undo next; empty if it has no name.
    open var undoActionName: String { undoGroups.last?.name ?? "" }
    /// The name of the group to redo next; empty if it has no name.
    open var redoActionName: String { redoGroups.last?.name ?? "" }

    /// The title of an Undo menu item: “Undo” and the group's name.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a Redo menu item: “Redo” and the group's name.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// Returns the title of an Undo menu item for an action name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo " + actionName
    }
    /// Returns the title of a Redo menu item for an action name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo " + actionName
    }

    /// Registers a step that undoes a change or, during an undo, redoes it.
    ///
    /// The target is not retained. After it is deallocated, the step does nothing.
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

    /// Combines all steps until `endUndoGrouping()` into one group. Otherwise each step is a group.
    open func beginUndoGrouping() {
        post(.NSUndoManagerCheckpoint)
        open.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Ends a group. A group inside another group becomes part of it.
    open func endUndoGrouping() {
        post(.NSUndoManagerCheckpoint)
        if !open.isEmpty { post(.NSUndoManagerWillCloseUndoGroup) }
        close()
    }

    private func close() {
        guard let group = open.popLast() else { return }
        defer { post(.NSUndoManagerDidCloseUndoGroup) }
        guard !group.steps.isEmpty else { return }
        if open.isEmpty {
            push(group)
        } else {
            open[open.count - 1].steps.append(contentsOf: group.steps)
        }
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    private func push(_ group: Group) {
        if mode == .undoing { redoGroups.append(group) } else { undoGroups.append(group) }
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoGroups = undoGroups.suffix(levelsOfUndo)
        redoGroups = redoGroups.suffix(levelsOfUndo)
    }

    /// Sets the user-visible name of the open group or, if no group is open, of the newest one.
    open func setActionName(_ name: String) {
        if !open.isEmpty {
            open[0].name = name
        } else if !undoGroups.isEmpty {
            undoGroups[undoGroups.count - 1].name = name
        }
    }

    /// Undoes the newest group, its last step first. Ends open groups.
    open func undo() {
        while !open.isEmpty { endUndoGrouping() }
        post(.NSUndoManagerCheckpoint)
        guard let group = undoGroups.popLast() else { return }
        post(.NSUndoManagerWillUndoChange)
        run(group, .undoing)
        post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes the group that was undone last.
    open func redo() {
        post(.NSUndoManagerCheckpoint)
        guard let group = redoGroups.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        run(group, .redoing)
        post(.NSUndoManagerDidRedoChange)
    }

    /// Runs the steps, last one first. The steps that they register become one group for the other direction.
    private func run(_ group: Group, _ mode: Mode) {
        self.mode = mode
        open.append(Group(name: group.name))
        for step in group.steps.reversed() { step() }
        close()
        self.mode = .recording
    }

    /// Stops registering steps until `enableUndoRegistration()` has been called equally often.
    open func disableUndoRegistration() { disabling += 1 }
    /// Reverses one call of `disableUndoRegistration()`.
    open func enableUndoRegistration() { disabling = max(0, disabling - 1) }

    /// Removes all groups to undo and redo, and registers steps again.
    open func removeAllActions() {
        disabling = 0
        undoGroups = []
        redoGroups = []
        open = []
    }
}

extension NSNotification.Name {
    /// Posted by an undo manager before it opens or closes a group, undoes or redoes.
    public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
    /// Posted by an undo manager after it has opened a group.
    public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted by an undo manager before it closes a group.
    public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted by an undo manager after it has closed a group.
    public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted by an undo manager before it undoes a group.
    public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
    /// Posted by an undo manager after it has undone a group.
    public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
    /// Posted by an undo manager before it redoes a group.
    public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
    /// Posted by an undo manager after it has redone a group.
    public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
