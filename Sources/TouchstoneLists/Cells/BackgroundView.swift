import Foundation
import TouchstoneCore

extension UIBackgroundConfiguration {
    private static func cell(_ color: UIColor?) -> UIBackgroundConfiguration {
        var made = clear()
        made.backgroundColor = color
        made.selectionColor = .listSelection
        return made
    }
    /// Returns a background for a row of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { cell(.systemBackground) }
    /// Returns a background for a row of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { cell(.secondarySystemGroupedBackground) }
    /// Returns a background for a row of a list of any appearance.
    public static func listCell() -> UIBackgroundConfiguration { cell(nil) }
    /// Returns a background for a row of a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { cell(nil) }
    /// Returns a background for a sidebar row with accompanying content.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { cell(nil) }
    /// Returns a background for a header or footer of a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        var made = clear()
        made.backgroundColor = .systemBackground
        return made
    }
    /// Returns a background for a header or footer of a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// Returns a background for a header of a list of any appearance.
    public static func listHeader() -> UIBackgroundConfiguration { clear() }
    /// Returns a background for a footer of a list of any appearance.
    public static func listFooter() -> UIBackgroundConfiguration { clear() }

    /// Returns the configuration for a state; a highlighted or selected list row has the selection color.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var made = self
        if let cell = state as? UICellConfigurationState {
            made.showsSelection = cell.isHighlighted || cell.isSelected
        }
        return made
    }

    /// Returns the color that is shown.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = (showsSelection ? selectionColor : nil) ?? backgroundColor ?? .clear
        return backgroundColorTransformer?(color) ?? color
    }
}

/// A view that shows a background configuration.
final class BackgroundView: UIView {
    private let fill = UIView()
    private let image = UIImageView()
    var configuration = UIBackgroundConfiguration.clear() {
        didSet { show(replacing: oldValue) }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(fill)
        fill.addSubview(image)
        show(replacing: configuration)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func show(replacing old: UIBackgroundConfiguration) {
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        fill.layer.cornerRadius = configuration.cornerRadius
        fill.layer.borderColor = configuration.strokeColor?.cgColor
        fill.layer.borderWidth = configuration.strokeWidth
        image.image = configuration.image
        if old.customView !== configuration.customView { old.customView?.removeFromSuperview() }
        if let custom = configuration.customView, custom.superview !== self { addSubview(custom) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = configuration.backgroundInsets
        fill.frame = bounds.inset(
            by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
        image.frame = fill.bounds
        configuration.customView?.frame = bounds
    }
}
