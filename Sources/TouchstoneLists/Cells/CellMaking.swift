import Foundation
import TouchstoneCore

/// Touchstone extension: the superclass of cells.
///
/// Its layout is that of `CellMaking`: `init(style:reuseIdentifier:)` comes directly after the inherited members, and no stored
/// properties come before it.
@preconcurrency @MainActor
open class MadeCell: UIView {
    /// Creates a cell.
    ///
    /// - Parameter reuseIdentifier: The identifier under which the cell is reused; `nil` if it is not reused.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class that has `init(style:reuseIdentifier:)` at the same place in its layout as `MadeCell`.
@MainActor
private class CellMaking: UIView {
    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A subclass whose existence makes calls of `CellMaking.init(style:reuseIdentifier:)` dynamic.
private final class OtherCellMaking: CellMaking {}

/// Touchstone extension: the superclass of headers and footers, which has the layout of `HeaderMaking`.
@preconcurrency @MainActor
open class MadeHeaderFooterView: UIView {
    /// Creates a header or footer.
    ///
    /// - Parameter reuseIdentifier: The identifier under which the view is reused; `nil` if it is not reused.
    public init(reuseIdentifier: String?) { super.init(frame: .zero) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class that has `init(reuseIdentifier:)` at the same place in its layout as `MadeHeaderFooterView`.
@MainActor
private class HeaderMaking: UIView {
    required init(reuseIdentifier: String?) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A subclass whose existence makes calls of `HeaderMaking.init(reuseIdentifier:)` dynamic.
private final class OtherHeaderMaking: HeaderMaking {}

extension UITableViewCell {
    /// Returns a cell of a registered class, which it creates with the initializer of that class.
    @inline(never)
    @_optimize(none)
    static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
        unsafeBitCast(
            unsafeBitCast(type, to: CellMaking.Type.self).init(style: .default, reuseIdentifier: reuseIdentifier),
            to: UITableViewCell.self)
    }
}

extension UITableViewHeaderFooterView {
    /// Returns a header or footer of a registered class, which it creates with the initializer of that class.
    @inline(never)
    @_optimize(none)
    static func make(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String) -> UITableViewHeaderFooterView {
        unsafeBitCast(
            unsafeBitCast(type, to: HeaderMaking.Type.self).init(reuseIdentifier: reuseIdentifier),
            to: UITableViewHeaderFooterView.self)
    }
}
