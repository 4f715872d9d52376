import Foundation
import TouchstoneCore
import TouchstoneInitializerCalls

/// The initializers of cells, headers and footers that are called through metatypes.
@MainActor
private enum CellInitializer {
    static let cell = DynamicInitializer(
        "init(style:reuseIdentifier:)", of: UITableViewCell.self, overriding: CellProbe.self)
    static let header = DynamicInitializer(
        "init(reuseIdentifier:)", of: UITableViewHeaderFooterView.self, overriding: HeaderProbe.self)

    /// Calls each initializer once, and stops the program if another member was called.
    static let verification: Void = {
        guard makeCell(CellProbe.self, "cell").reuseIdentifier == "cell", CellProbe.wasCalled else {
            DynamicInitializer.stop("init(style:reuseIdentifier:) is not the first member of UITableViewCell")
        }
        guard makeHeader(HeaderProbe.self, "header").reuseIdentifier == "header", HeaderProbe.wasCalled else {
            DynamicInitializer.stop("init(reuseIdentifier:) is not the first member of UITableViewHeaderFooterView")
        }
    }()

    static func makeCell(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
        cell.create(type) { function, type in
            DynamicInitializer.consume(identifier) {
                touchstone_init_style(function, type, UITableViewCell.CellStyle.default.rawValue, $0, $1)
            }
        } ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    static func makeHeader(_ type: UITableViewHeaderFooterView.Type, _ identifier: String)
        -> UITableViewHeaderFooterView
    {
        header.create(type) { function, type in
            DynamicInitializer.consume(identifier) { touchstone_init_identifier(function, type, $0, $1) }
        } ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
}

private final class CellProbe: UITableViewCell {
    static var wasCalled = false
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        CellProbe.wasCalled = style == .default
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class HeaderProbe: UITableViewHeaderFooterView {
    static var wasCalled = false
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        HeaderProbe.wasCalled = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableViewCell {
    /// Returns a cell of a registered class, which it creates with the initializer of that class.
    static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
        _ = CellInitializer.verification
        return CellInitializer.makeCell(type, reuseIdentifier)
    }
}

extension UITableViewHeaderFooterView {
    /// Returns a header or footer of a registered class, which it creates with the initializer of that class.
    static func make(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String) -> UITableViewHeaderFooterView {
        _ = CellInitializer.verification
        return CellInitializer.makeHeader(type, reuseIdentifier)
    }
}
