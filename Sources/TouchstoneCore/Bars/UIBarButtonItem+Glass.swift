import Foundation

extension UIBarButtonItemStyle {
    /// The style of an item that completes something; the same as `.done`.
    public static var prominent: UIBarButtonItemStyle { .done }
}

extension UIBarButtonItem {
    /// A small mark over an item.
    public struct Badge: Hashable {
        /// The text of the mark; `nil` for a mark without text.
        public var stringValue: String?
        /// The color of the text; `nil`, the default, for the system's.
        public var foregroundColor: UIColor?
        /// The color of the mark; `nil`, the default, for the system's.
        public var backgroundColor: UIColor?
        /// The font of the text; `nil`, the default, for the system's.
        public var font: UIFont?

        /// Returns a mark with a number.
        public static func count(_ count: Int) -> Badge { Badge(stringValue: "\(count)") }
        /// Returns a mark with a text.
        public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
        /// Returns a mark without text.
        public static func indicator() -> Badge { Badge() }
    }
}
