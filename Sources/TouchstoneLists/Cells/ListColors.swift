import Foundation
import TouchstoneCore

extension UIColor {
    /// The highlight of rows.
    static let listSelection = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.23 : 0.82, alpha: 1)
    }
}
