import Foundation

extension UIApplication {
    /// Touchstone extension: returns the whole screen as drawing commands, in screen points.
    public func displayList() -> DisplayList {
        CALayer.hooks?.prepare(self)
        var list = DisplayList(style: screen.userInterfaceStyle)
        for window in windows { window.appendTree(to: &list) }
        drawSystemBars(into: &list)
        return list
    }

    /// Draws the status bar and the home indicator in front of all windows, if the screen has room for them.
    ///
    /// The time is always 9:41, so that pictures do not depend on a clock.
    private func drawSystemBars(into list: inout DisplayList) {
        let (insets, size) = (screen.safeAreaInsets, screen.bounds.size)
        if insets.top > 0, !isStatusBarHidden {
            // Beside a notch the time is large and on the left.
            let isLarge = insets.top > 24
            let font = UIFont.systemFont(ofSize: isLarge ? 17 : 12, weight: .semibold)
            let width = font.pointSize * 2.1
            list.text(
                "9:41", at: CGPoint(x: isLarge ? 36 : (size.width - width) / 2, y: insets.top - (isLarge ? 16 : 6)),
                width: width, font: font, color: statusBarStyle == .lightContent ? .white : .label)
        }
        if insets.bottom > 0 {
            let width = min(139, size.width / 2)
            list.fill(
                CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5), cornerRadius: 2.5,
                color: .label)
        }
    }
}
