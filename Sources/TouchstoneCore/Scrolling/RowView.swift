import Foundation

/// A row of a list, which selects it as a touch ends in it.
@MainActor
package protocol RowView: UIView {
    /// What its content is to be added to.
    var contentView: UIView { get }
}
