import Foundation
import TouchstoneCore

extension UITableViewCell {
    /// How the labels stand.
    public typealias CellStyle = UITableViewCellCellStyle

    /// Whether there is a line below the row.
    public typealias SeparatorStyle = UITableViewCellSeparatorStyle

    /// How a selected row looks.
    public typealias SelectionStyle = UITableViewCellSelectionStyle

    /// What the control at the leading edge does while the table is edited.
    public typealias EditingStyle = UITableViewCellEditingStyle

    /// What is at the trailing edge.
    public typealias AccessoryType = UITableViewCellAccessoryType

    /// How a cell looks that has the focus.
    public typealias FocusStyle = UITableViewCellFocusStyle

    /// What a cell is about to become, or has become.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Its editing controls show.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The button that deletes it shows.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
}
