import Foundation
import TouchstoneCore

extension UIColor {
    /// The background color of highlighted and selected rows.
    static let listSelection = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.23 : 0.82, alpha: 1)
    }
}
