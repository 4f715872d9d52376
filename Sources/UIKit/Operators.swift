import Foundation
import TouchstoneCore

// Operators are looked up in modules that are imported whole, as the core is not by who imports `UIKit`.

extension UIWindow.Level {
    /// A level that is higher by so much.
    public static func + (level: UIWindow.Level, higher: CGFloat) -> UIWindow.Level {
        UIWindow.Level(rawValue: level.rawValue + higher)
    }
    /// A level that is lower by so much.
    public static func - (level: UIWindow.Level, lower: CGFloat) -> UIWindow.Level {
        UIWindow.Level(rawValue: level.rawValue - lower)
    }
}

extension UILayoutPriority {
    /// One that is higher by a number: `.defaultLow + 1`.
    public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + number)
    }
    /// One that is lower by a number: `.required - 1`.
    public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - number)
    }
}
