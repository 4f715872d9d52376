import Foundation
import TouchstoneCore

extension UITableViewCell {
    /// The style of a cell, which determines the arrangement of its labels.
    public typealias CellStyle = UITableViewCellCellStyle

    /// The style of the separator below a row.
    public typealias SeparatorStyle = UITableViewCellSeparatorStyle

    /// The appearance of a selected row.
    public typealias SelectionStyle = UITableViewCellSelectionStyle

    /// The editing style of a row: the control at its leading edge during editing.
    public typealias EditingStyle = UITableViewCellEditingStyle

    /// The type of the accessory at the trailing edge.
    public typealias AccessoryType = UITableViewCellAccessoryType

    /// The appearance of a cell that has the focus.
    public typealias FocusStyle = UITableViewCellFocusStyle

    /// The controls that a cell shows after a transition.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The cell shows its editing controls.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The cell shows its delete button.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
}
