import Foundation
import TouchstoneCore

// Operators are found only in modules imported as a whole, and `UIKit` reexports only single names of the core.

extension UIWindow.Level {
    /// Returns a level that is higher by a number.
    public static func + (level: UIWindow.Level, higher: CGFloat) -> UIWindow.Level {
        UIWindow.Level(rawValue: level.rawValue + higher)
    }
    /// Returns a level that is lower by a number.
    public static func - (level: UIWindow.Level, lower: CGFloat) -> UIWindow.Level {
        UIWindow.Level(rawValue: level.rawValue - lower)
    }
}

extension UILayoutPriority {
    /// Returns a priority that is higher by a number, as in `.defaultLow + 1`.
    public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + number)
    }
    /// Returns a priority that is lower by a number, as in `.required - 1`.
    public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - number)
    }
}
