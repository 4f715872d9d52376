import Foundation
import TouchstoneCore

/// Something at the edge of a list's row.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When it is to be seen.
    public enum DisplayedState: Sendable {
        /// The accessory is always displayed.
        case always
        /// While the list is edited.
        case whenEditing
        /// While the list is not edited.
        case whenNotEditing
    }

    /// At which edge a view of one's own is.
    public enum Placement {
        /// At the edge where text begins.
        case leading(displayed: DisplayedState = .always)
        /// At the edge where text ends.
        case trailing(displayed: DisplayedState = .always)
    }

    /// A view of the application's own.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        let view: UIView
        let placement: Placement
        /// Creates a configuration for a view and its placement.
        public init(customView: UIView, placement: Placement) {
            view = customView
            self.placement = placement
        }
    }

    let displayed: DisplayedState
    let isLeading: Bool
    private let make: (UICollectionViewListCell) -> UIView
    /// Of a disclosure of an outline.
    var outline: (style: OutlineDisclosureOptions.Style, action: (() -> Void)?)?

    init(displayed: DisplayedState, isLeading: Bool, make: @escaping (UICollectionViewListCell) -> UIView) {
        (self.displayed, self.isLeading, self.make) = (displayed, isLeading, make)
    }

    func makeView(for cell: UICollectionViewListCell) -> UIView { make(cell) }

    private static func drawn(
        _ kind: UITableViewCell.AccessoryType, _ displayed: DisplayedState, _ tap: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(displayed: displayed, isLeading: false) { _ in
            let view = AccessoryView(
                frame: CGRect(x: 0, y: 0, width: AccessoryView.width(kind), height: 44))
            view.kind = kind
            view.tapped = { tap?() }
            return view
        }
    }

    /// Returns an accessory that shows a chevron.
    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        drawn(.disclosureIndicator, displayed)
    }
    /// Returns an accessory that shows a check mark.
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        drawn(.checkmark, displayed)
    }
    /// A button, which does `actionHandler`.
    public static func detail(
        displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { drawn(.detailButton, displayed, actionHandler) }

    private static func control(
        _ kind: EditingControl.Kind, _ displayed: DisplayedState, _ handler: (() -> Void)?
    ) -> UICellAccessory {
        UICellAccessory(displayed: displayed, isLeading: true) { cell in
            let view = EditingControl(frame: CGRect(x: 0, y: 0, width: EditingControl.width, height: 44))
            view.kind = kind
            view.isSelected = cell.isSelected
            view.isUserInteractionEnabled = kind != .select
            view.addAction(
                UIAction { [weak cell] _ in if let handler { handler() } else { cell?.showDeletion() } },
                for: .touchUpInside)
            return view
        }
    }

    /// A control that deletes the row: by default it shows the row's trailing actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { control(.delete, displayed, actionHandler) }
    /// A control that inserts a row.
    public static func insert(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { control(.insert, displayed, actionHandler) }
    /// A mark that tells whether the row is selected.
    public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        control(.select, displayed, {})
    }
    /// A control that takes the row along.
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(displayed: displayed, isLeading: false) { cell in
            if let known = cell.reorderControl { return known }
            let view = ReorderControl(frame: CGRect(x: 0, y: 0, width: ReorderControl.width, height: 44))
            view.press.addHandler { [weak cell] press in cell?.reorderPressed(press) }
            return view
        }
    }
    /// Returns an accessory that shows a text.
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(displayed: displayed, isLeading: false) { _ in
            let label = UILabel()
            label.text = text
            label.textColor = .secondaryLabel
            label.frame = CGRect(x: 0, y: 0, width: label.sizeThatFits(.zero).width + 16, height: 44)
            return label
        }
    }
    /// A view of the application's own.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let isLeading: Bool
        let displayed: DisplayedState
        switch configuration.placement {
        case .leading(let state): (isLeading, displayed) = (true, state)
        case .trailing(let state): (isLeading, displayed) = (false, state)
        }
        return UICellAccessory(displayed: displayed, isLeading: isLeading) { _ in configuration.view }
    }
}

extension UICollectionViewListCell {
    fileprivate func showDeletion() {
        guard let collection, let path = collection.indexPath(for: self),
            let found = collection.list(path.section)?.trailingSwipeActionsConfigurationProvider?(path),
            !found.actions.isEmpty
        else { return }
        noteRest()
        collection.swipes.show(found, for: self)
    }

    fileprivate func reorderPressed(_ press: UIGestureRecognizer) {
        guard let collection else { return }
        let point = CGPoint(x: center.x, y: press.location(in: collection).y)
        switch press.state {
        case .began:
            if let path = collection.indexPath(for: self) { collection.beginInteractiveMovementForItem(at: path) }
        case .changed: collection.updateInteractiveMovementTargetPosition(point)
        case .ended: collection.endInteractiveMovement()
        default: collection.cancelInteractiveMovement()
        }
    }
}
