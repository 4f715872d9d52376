import Foundation
import TouchstoneCore

/// Touchstone extension: what a cell's class has in common with `CellMaking`: an initialiser right behind what both
/// inherit, and no stored properties before it.
@preconcurrency @MainActor
open class MadeCell: UIView {
    /// A cell of that style, and the name by which it is used again; nil for one that is used once.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class with `init(style:reuseIdentifier:)` where `MadeCell` has it.
@MainActor
private class CellMaking: UIView {
    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Keeps `CellMaking.init(style:reuseIdentifier:)` a dynamic call.
private final class OtherCellMaking: CellMaking {}

/// Touchstone extension: what a header's class has in common with `HeaderMaking`.
@preconcurrency @MainActor
open class MadeHeaderFooterView: UIView {
    /// A header or footer, and the name by which it is used again; nil for one that is used once.
    public init(reuseIdentifier: String?) { super.init(frame: .zero) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class with `init(reuseIdentifier:)` where `MadeHeaderFooterView` has it.
@MainActor
private class HeaderMaking: UIView {
    required init(reuseIdentifier: String?) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Keeps `HeaderMaking.init(reuseIdentifier:)` a dynamic call.
private final class OtherHeaderMaking: HeaderMaking {}

extension UITableViewCell {
    /// A cell of a class that an application has registered, by the class's own initialiser.
    @inline(never)
    @_optimize(none)
    static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
        unsafeBitCast(
            unsafeBitCast(type, to: CellMaking.Type.self).init(style: .default, reuseIdentifier: reuseIdentifier),
            to: UITableViewCell.self)
    }
}

extension UITableViewHeaderFooterView {
    /// A header of a class that an application has registered, by the class's own initialiser.
    @inline(never)
    @_optimize(none)
    static func make(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String) -> UITableViewHeaderFooterView {
        unsafeBitCast(
            unsafeBitCast(type, to: HeaderMaking.Type.self).init(reuseIdentifier: reuseIdentifier),
            to: UITableViewHeaderFooterView.self)
    }
}
