import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// A part of an alert, which scrolls if its content is higher than the space that the screen leaves for it.
final class AlertScrollView: UIScrollView {
    init() {
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        delaysContentTouches = false
        isScrollEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// A drag that begins on a button scrolls, and the button is not chosen.
    override func touchesShouldCancel(in view: UIView) -> Bool { true }

    /// Sets the frame, and scrolling if the content does not fit.
    func show(_ contentHeight: CGFloat, in frame: CGRect) {
        self.frame = frame
        contentSize = CGSize(width: frame.width, height: contentHeight)
        isScrollEnabled = contentHeight > frame.height
        contentOffset.y = max(0, min(contentOffset.y, contentHeight - frame.height))
    }
}
