import Foundation

extension UIApplication {
    /// Offers to undo or redo with the undo manager of the responder chain. The user chooses, so nothing is undone here
    /// (M-2).
    func offerUndo() {
        guard applicationSupportsShakeToEdit,
            let manager = (firstResponder ?? keyWindow)?.undoManager, manager.canUndo || manager.canRedo
        else { return }
        let choices = [manager.canUndo ? "undo" : nil, manager.canRedo ? "redo" : nil].compactMap(\.self)
        trace.note("shake to edit offers \(choices.joined(separator: " and "))")
        offersShakeToEdit?(manager)
    }
}
