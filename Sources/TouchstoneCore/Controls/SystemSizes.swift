import Foundation

// Sizes of system controls, in points, that differ between versions of iOS (section 13 of the rules).
extension Behavior {
    private var isRound: Bool { version >= .iOS26 }

    package var switchSize: CGSize { isRound ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31) }
    package var sliderThumbSize: CGSize { isRound ? CGSize(width: 37, height: 24) : CGSize(width: 28, height: 28) }
}

// Sizes that differ between versions only on a device: without a device model, the sizes are whole numbers (SZ-7).
extension UIView {
    private var device: (scale: CGFloat, isRound: Bool)? {
        let screen = (windowStorage?.application ?? .shared).screen
        return !screen.hasModel ? nil : (screen.scale, behavior.version >= .iOS26)
    }

    /// The smallest height of a list row without its separator, in points.
    package var minimumRowContentHeight: CGFloat { device?.isRound == true ? 52 : 44 }
    /// The height that a separator adds to a table's row, in points: one pixel.
    package var rowSeparatorHeight: CGFloat { device.map { 1 / max(1, $0.scale) } ?? 0 }
    /// The height of a navigation bar's row with the title, in points, if it is not compact.
    package var navigationRowHeight: CGFloat { device?.isRound == true ? 54 : 44 }
}

extension UIView {
    /// The behavior of the view's application, or of the shared application while the view is in no window.
    package var behavior: Behavior { (windowStorage?.application ?? .shared).behavior }
}
