import Foundation
@_spi(TouchstoneExtensions) import TouchstoneCore

extension UICellAccessory {
    /// The options of the disclosure accessory of an outline.
    public struct OutlineDisclosureOptions {
        /// The part of a row that reacts to a tap.
        public enum Style: Sendable {
            /// The style `.header` for the header among the items of a section, and `.cell` for other items.
            case automatic
            /// A tap on the whole row, which does not select the row.
            case header
            /// A tap on the disclosure accessory itself.
            case cell
        }
        /// The part of a row that reacts to a tap; the default is `.automatic`.
        public var style: Style
        /// The color of the disclosure; `nil`, the default, uses the tint color of the cell.
        public var tintColor: UIColor?

        /// Creates options for a disclosure.
        public init(style: Style = .automatic, tintColor: UIColor? = nil) {
            self.style = style
            self.tintColor = tintColor
        }
    }

    /// Returns an accessory with a chevron that expands and collapses the item of the row.
    ///
    /// - Parameter actionHandler: Called in place of the default action, which changes the tree that the data source shows in the section.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(displayed: displayed, isLeading: false) { cell in
            let view = OutlineDisclosure(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
            view.isExpanded = cell.isExpandedInOutline
            view.tintColor = options.tintColor ?? view.tintColor
            view.addAction(
                UIAction { [weak cell] _ in if let actionHandler { actionHandler() } else { cell?.toggleInOutline() } },
                for: .touchUpInside)
            return view
        }
        made.outline = (options.style, actionHandler)
        return made
    }
}

/// A chevron that points down if the item is expanded, and to the right if it is not.
final class OutlineDisclosure: UIButton {
    var isExpanded = false { didSet { setNeedsDisplay() } }

    override func draw(into list: inout DisplayList) {
        let (x, y) = (bounds.width - 22, bounds.height / 2)
        let points =
            isExpanded
            ? [CGPoint(x: x - 6, y: y - 3), CGPoint(x: x, y: y + 3), CGPoint(x: x + 6, y: y - 3)]
            : [CGPoint(x: x - 3, y: y - 6), CGPoint(x: x + 3, y: y), CGPoint(x: x - 3, y: y + 6)]
        list.line(from: points[0], to: points[1], width: 2, color: tintColor)
        list.line(from: points[1], to: points[2], width: 2, color: tintColor)
    }
}

/// A data source that shows sections as trees.
@MainActor
protocol OutlineSource: AnyObject {
    func isExpanded(at path: IndexPath) -> Bool
    /// Expands or collapses an item, unless the handlers of the application prevent it.
    func toggleItem(at path: IndexPath)
}

extension UICollectionViewListCell {
    private var outlineSource: (source: any OutlineSource, path: IndexPath)? {
        guard let collection, let source = collection.dataSource as? any OutlineSource,
            let path = collection.indexPath(for: self)
        else { return nil }
        return (source, path)
    }
    var isExpandedInOutline: Bool { outlineSource.map { $0.source.isExpanded(at: $0.path) } ?? false }

    func toggleInOutline() {
        guard let (source, path) = outlineSource else { return }
        source.toggleItem(at: path)
        showOutline()
    }

    /// Handles a tap that expands or collapses the item of the row; returns whether the tap did so. Such a tap selects nothing.
    func takesTapForOutline() -> Bool {
        guard let outline = accessories.lazy.compactMap(\.outline).first else { return false }
        switch outline.style {
        case .cell: return false
        case .header: break
        case .automatic:
            guard let collection, let path = collection.indexPath(for: self), path.item == 0,
                collection.list(path.section)?.headerMode == .firstItemInSection
            else { return false }
        }
        if let action = outline.action { action() } else { toggleInOutline() }
        return true
    }
}
