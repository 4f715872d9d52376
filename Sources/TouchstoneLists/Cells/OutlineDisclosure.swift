import Foundation
import TouchstoneCore

extension UICellAccessory {
    /// How a disclosure of an outline looks and works.
    public struct OutlineDisclosureOptions {
        /// What is to be touched.
        public enum Style: Sendable {
            /// `.header` for a section's header among its items, and `.cell` for others.
            case automatic
            /// The whole row, which is not selected then.
            case header
            /// Only a tap on the disclosure expands the item.
            case cell
        }
        /// What is to be touched; `.automatic` by default.
        public var style: Style
        /// The colour; nil, the default, for the cell's tint.
        public var tintColor: UIColor?

        /// Creates options with a style and a tint color.
        public init(style: Style = .automatic, tintColor: UIColor? = nil) {
            self.style = style
            self.tintColor = tintColor
        }
    }

    /// A chevron that shows or hides what lies in the row's item, by default in the tree that the data source shows of its section.
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

/// Points down where what lies in the item is to be seen.
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

/// A data source that shows trees.
@MainActor
protocol OutlineSource: AnyObject {
    func isExpanded(at path: IndexPath) -> Bool
    /// Shows what lies in the item, or hides it, unless the application's handlers refuse.
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

    /// Takes a tap that opens or closes the row's item in place of selecting it.
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
