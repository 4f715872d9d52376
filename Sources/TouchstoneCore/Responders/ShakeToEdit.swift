import Foundation

extension UIApplication {
    /// Offers what the chain's undo manager can undo or redo; the user chooses, so nothing is done here (M-2).
    func offerUndo() {
        guard applicationSupportsShakeToEdit,
            let manager = (firstResponder ?? keyWindow)?.undoManager, manager.canUndo || manager.canRedo
        else { return }
        let choices = [manager.canUndo ? "undo" : nil, manager.canRedo ? "redo" : nil].compactMap(\.self)
        trace.note("shake to edit offers \(choices.joined(separator: " and "))")
        offersShakeToEdit?(manager)
    }
}
