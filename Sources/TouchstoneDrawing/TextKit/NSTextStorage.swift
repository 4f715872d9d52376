import Foundation
import TouchstoneCore

/// A text with attributes; its layout managers read it on every query.
open class NSTextStorage: NSMutableAttributedString {
    /// The layout managers of the text; empty by default.
    public private(set) var layoutManagers: [NSLayoutManager] = []

    /// Adds a layout manager, which the storage retains, and removes it from its previous storage.
    @preconcurrency @MainActor
    open func addLayoutManager(_ layoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === layoutManager }) else { return }
        layoutManager.textStorage?.removeLayoutManager(layoutManager)
        layoutManagers.append(layoutManager)
        layoutManager.textStorage = self
    }

    /// Removes a layout manager; has no effect if the storage does not have it.
    @preconcurrency @MainActor
    open func removeLayoutManager(_ layoutManager: NSLayoutManager) {
        guard let index = layoutManagers.firstIndex(where: { $0 === layoutManager }) else { return }
        layoutManagers.remove(at: index)
        layoutManager.textStorage = nil
    }
}
