import Foundation

/// A system bar that draws its background. UIKit declares the properties in each kind of bar.
@preconcurrency @MainActor
package protocol SystemBar: UIView {
    /// The background of the bar.
    var background: BarBackground { get }
    /// Redraws the bar after a change of its look.
    func showLook()
    /// Updates the bar's items after a change of the values that appearances set.
    func showItems()
}

extension SystemBar {
    package func showLook() { setNeedsDisplay() }
    package func showItems() {}

    /// Updates the items of a bar that has entered a window in which appearances apply.
    package func takeAppearancesIfAny() {
        if windowStorage?.application?.appearancesInUse != nil { showItems() }
    }
}
