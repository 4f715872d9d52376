import Foundation

/// The work that is due at the end of a run-loop iteration.
struct CommitWork: OptionSet {
    let rawValue: UInt8
    /// The first responder or its input views changed.
    static let inputViews = CommitWork(rawValue: 1)
    /// Some views need layout.
    static let layout = CommitWork(rawValue: 2)
    /// Something that hosts draw has changed.
    static let drawing = CommitWork(rawValue: 4)
    /// Some layers must be drawn, or were animated.
    static let layers = CommitWork(rawValue: 8)
}

extension UIApplication {
    func commitWanted() { commitWork.insert(.layout) }
    package func drawingChanged() { commitWork.insert(.drawing) }
    /// Requests a commit of layers at the end of the iteration.
    package func layersChanged() { commitWork.insert(.layers) }

    /// Called when layers are about to leave a window, which ends their animations.
    func layersLeave() { if animatesLayers { layersChanged() } }

    func inputViewsChanged() {
        // Hosts show where text is inserted.
        commitWork.formUnion([.inputViews, .drawing])
    }

    /// Touchstone extension: Calls `show` at the end of each run-loop iteration that changed the picture.
    public func onDisplay(_ show: @escaping @MainActor () -> Void) {
        displayListeners.append(show)
        drawingChanged()
    }

    /// Touchstone extension: Performs due layout and notifies hosts of a new picture.
    public func commit() {
        if !commitWork.isEmpty { commitChanges() }
    }

    private func commitChanges() {
        openPanel?.closeIfSourceLeft()
        let iterationObserver = loop.isIdle && commitWork != .drawing ? iterationObserver : nil
        iterationObserver?.iterationBegan(.commit)
        defer { iterationObserver?.iterationEnded(.commit) }
        // Observers of the keyboard may change the first responder, even back and forth, so limit the number of rounds.
        for _ in 0..<8 where commitWork.contains(.inputViews) {
            commitWork.remove(.inputViews)
            widgets.updateInputViews()
        }
        if commitWork.contains(.layout) {
            commitWork.remove(.layout)
            // Go from back to front in a snapshot, because layout may show and hide windows.
            if let window = windowOrder.onlyWindow {
                window.layOut()
            } else {
                let shown = windowOrder.frontToBack
                for index in shown.indices.reversed() { shown[index].layOut() }
            }
        }
        if commitWork.contains(.layers), loop.isIdle {
            commitWork.remove(.layers)
            CALayer.hooks?.commit(self)
        }
        commits += 1
        if commitWork.contains(.drawing), loop.isIdle {
            commitWork.remove(.drawing)
            for show in displayListeners { show() }
        }
    }
}
