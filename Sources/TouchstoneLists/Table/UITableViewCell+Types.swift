import Foundation
import TouchstoneCore

extension UITableViewCell {
    /// How the labels stand.
    public enum CellStyle: Int, Sendable {
        /// One label.
        case `default`
        /// A label, and another at the other side.
        case value1
        /// A label that ends where the other one begins.
        case value2
        /// A label above the other.
        case subtitle
    }

    /// Whether there is a line below the row.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none
        /// One line.
        case singleLine
        /// As `singleLine`.
        case singleLineEtched
    }

    /// How a selected row looks.
    public enum SelectionStyle: Int, Sendable {
        /// As others.
        case none
        /// As `default`.
        case blue
        /// As `default`.
        case gray
        /// Grey.
        case `default`
    }

    /// What the control at the leading edge does while the table is edited.
    public enum EditingStyle: Int, Sendable {
        /// There is none.
        case none
        /// Deletes the row.
        case delete
        /// Inserts a row.
        case insert
    }

    /// What is at the trailing edge.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none
        /// A chevron.
        case disclosureIndicator
        /// A button, and a chevron.
        case detailDisclosureButton
        /// A check mark.
        case checkmark
        /// A button.
        case detailButton
    }

    /// How a cell looks that has the focus.
    public enum FocusStyle: Int, Sendable {
        /// As the system has it.
        case `default`
        /// As the application has it.
        case custom
    }

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
