import Foundation

/// What the application owes at the end of a turn of its loop.
struct CommitWork: OptionSet {
    let rawValue: UInt8
    /// The first responder or its input views changed.
    static let inputViews = CommitWork(rawValue: 1)
    /// Views wait for layout.
    static let layout = CommitWork(rawValue: 2)
    /// Something changed that hosts draw.
    static let drawing = CommitWork(rawValue: 4)
    /// Layers are to be drawn, or were animated.
    static let layers = CommitWork(rawValue: 8)
}

extension UIApplication {
    func commitWanted() { commitWork.insert(.layout) }
    package func drawingChanged() { commitWork.insert(.drawing) }
    /// Calls the module of layers at the end of the turn.
    package func layersChanged() { commitWork.insert(.layers) }

    /// Layers are about to leave a window: animations end with it.
    func layersLeave() { if animatesLayers { layersChanged() } }

    func inputViewsChanged() {
        // Hosts show where text goes.
        commitWork.formUnion([.inputViews, .drawing])
    }

    /// Ours: calls `show` at the end of each turn that changed the picture.
    public func onDisplay(_ show: @escaping @MainActor () -> Void) {
        displayListeners.append(show)
        drawingChanged()
    }

    /// Ours: lays out what is due and tells the hosts of a new picture.
    public func commit() {
        if !commitWork.isEmpty { commitChanges() }
    }

    private func commitChanges() {
        openPanel?.closeIfSourceLeft()
        let turnListener = loop.isIdle && commitWork != .drawing ? turnListener : nil
        turnListener?.turnBegan(.commit)
        defer { turnListener?.turnEnded(.commit) }
        // Who is told of the keyboard may go on to another field, or, for a while, back and forth.
        for _ in 0..<8 where commitWork.contains(.inputViews) {
            commitWork.remove(.inputViews)
            widgets.updateInputViews()
        }
        if commitWork.contains(.layout) {
            commitWork.remove(.layout)
            // From the back to the front; who lays out may show and hide windows.
            let shown = windowOrder.frontToBack
            for index in shown.indices.reversed() { shown[index].layOut() }
        }
        if commitWork.contains(.layers), loop.isIdle {
            commitWork.remove(.layers)
            CALayer.room?.commit(self)
        }
        commits += 1
        if commitWork.contains(.drawing), loop.isIdle {
            commitWork.remove(.drawing)
            for show in displayListeners { show() }
        }
    }

    /// Ours: the whole screen as drawing commands, in screen points.
    public func displayList() -> DisplayList {
        CALayer.room?.prepare(self)
        var list = DisplayList(style: screen.userInterfaceStyle)
        for window in windows { window.appendTree(to: &list) }
        drawSystemBars(into: &list)
        return list
    }
}
