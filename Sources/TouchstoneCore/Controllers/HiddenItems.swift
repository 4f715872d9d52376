import Foundation

/// An annotation: when a finger went down, no toolbar showed these bar button items of a view controller at the top of its navigation
/// controller.
@MainActor
package struct HiddenItems: Annotation {
    package struct Item {
        package let item: Remembered
        package let customView: Remembered?
    }

    /// The finger's identifier, `TouchSample.id`.
    package let touch: Int
    package let controller: Remembered
    package let items: [Item]
}

extension UIViewController {
    package func rememberHiddenItems(in trace: Trace, touch: Int) {
        // A trace calls no override of the application.
        guard let items = ownToolbarItems, !items.isEmpty, navigationController?.topViewController === self
        else { return }
        guard items.allSatisfy({ ($0.customView ?? $0.shownView)?.windowStorage == nil }) else { return }
        trace.remember(
            HiddenItems(
                touch: touch, controller: trace.remembered(self),
                items: items.map {
                    .init(item: trace.remembered($0), customView: $0.customView.map { trace.remembered($0) })
                }))
    }
}
