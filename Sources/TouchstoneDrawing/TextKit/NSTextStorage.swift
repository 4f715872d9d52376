import Foundation
import TouchstoneCore

/// A text with attributes. Layout managers look at it when they are asked.
open class NSTextStorage: NSMutableAttributedString {
    /// Those that lay it out; none by default.
    public private(set) var layoutManagers: [NSLayoutManager] = []

    /// Has a layout manager lay the text out; it keeps the manager.
    @preconcurrency @MainActor
    open func addLayoutManager(_ layoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === layoutManager }) else { return }
        layoutManager.textStorage?.removeLayoutManager(layoutManager)
        layoutManagers.append(layoutManager)
        layoutManager.textStorage = self
    }

    /// The manager lays the text out no more.
    @preconcurrency @MainActor
    open func removeLayoutManager(_ layoutManager: NSLayoutManager) {
        guard let index = layoutManagers.firstIndex(where: { $0 === layoutManager }) else { return }
        layoutManagers.remove(at: index)
        layoutManager.textStorage = nil
    }
}
