import Foundation

/// Sizes of the system's controls, in points, where versions of iOS differ (section 13 of the rules).
extension Behavior {
    private var isRound: Bool { version == .iOS26 }

    package var switchSize: CGSize { isRound ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31) }
    package var sliderThumbSize: CGSize { isRound ? CGSize(width: 37, height: 24) : CGSize(width: 28, height: 28) }
}

extension UIView {
    /// The behavior of the view's application, or of the shared one while it is in no window.
    package var behavior: Behavior { (windowStorage?.application ?? .shared).behavior }
}
