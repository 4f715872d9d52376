import Foundation
import TouchstoneCore

/// Calls the initializers of cells, headers and footers through metatypes, as `DynamicInitializer` describes.
@MainActor
private enum CellInitializer {
    static let cells: Void = DynamicInitializer.verify(
        UITableViewCell.self, PlainCell.self, like: Styled.self, OverridingStyled.self)
    static let headers: Void = DynamicInitializer.verify(
        UITableViewHeaderFooterView.self, PlainHeader.self, like: Identified.self, OverridingIdentified.self)
}

// MARK: init(style:reuseIdentifier:)

private class Styled: UIView {
    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    convenience override init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class OverridingStyled: Styled {
    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class PlainCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableViewCell {
    /// Returns a cell of a registered class, which it creates with the initializer of that class.
    @inline(never)
    @_optimize(none)
    static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
        _ = CellInitializer.cells
        return unsafeBitCast(
            unsafeBitCast(type, to: Styled.Type.self).init(style: .default, reuseIdentifier: reuseIdentifier),
            to: UITableViewCell.self)
    }
}

// MARK: init(reuseIdentifier:)

private class Identified: UIView {
    required init(reuseIdentifier: String?) { super.init(frame: .zero) }
    convenience override init(frame: CGRect) { self.init(reuseIdentifier: nil) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class OverridingIdentified: Identified {
    required init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class PlainHeader: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableViewHeaderFooterView {
    /// Returns a header or footer of a registered class, which it creates with the initializer of that class.
    @inline(never)
    @_optimize(none)
    static func make(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String) -> UITableViewHeaderFooterView {
        _ = CellInitializer.headers
        return unsafeBitCast(
            unsafeBitCast(type, to: Identified.Type.self).init(reuseIdentifier: reuseIdentifier),
            to: UITableViewHeaderFooterView.self)
    }
}
