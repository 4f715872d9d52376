import Foundation
import TouchstoneCore

/// An accessory at the leading or trailing edge of a list row.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// The states of the list in which an accessory is visible.
    public enum DisplayedState: Sendable {
        /// The accessory is always visible.
        case always
        /// The accessory is visible during editing.
        case whenEditing
        /// The accessory is visible when the list is not being edited.
        case whenNotEditing
    }

    /// The edge at which a custom view is placed.
    public enum Placement {
        /// At the leading edge of the row.
        case leading(displayed: DisplayedState = .always)
        /// At the trailing edge of the row.
        case trailing(displayed: DisplayedState = .always)
    }

    /// The configuration of an accessory with a custom view.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        let view: UIView
        let placement: Placement
        /// Creates a configuration with a view and its placement.
        public init(customView: UIView, placement: Placement) {
            view = customView
            self.placement = placement
        }
    }

    let displayed: DisplayedState
    let isLeading: Bool
    private let make: (UICollectionViewListCell) -> UIView
    /// The style and the action of an outline disclosure; `nil` for other accessories.
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

    /// Returns an accessory that shows a disclosure chevron.
    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        drawn(.disclosureIndicator, displayed)
    }
    /// Returns an accessory that shows a check mark.
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        drawn(.checkmark, displayed)
    }
    /// Returns an accessory with a detail button, which calls `actionHandler`.
    public static func detail(
        displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { drawn(.detailButton, displayed, actionHandler) }

    private static func control(
        _ kind: EditingControl.Kind, _ displayed: DisplayedState,
        _ handler: @escaping @MainActor (UICollectionViewListCell) -> Void
    ) -> UICellAccessory {
        UICellAccessory(displayed: displayed, isLeading: true) { cell in
            let view = EditingControl(frame: CGRect(x: 0, y: 0, width: EditingControl.width, height: 44))
            view.kind = kind
            view.isSelected = cell.isSelected
            view.isUserInteractionEnabled = kind != .select
            view.addAction(
                UIAction { [weak cell] _ in
                    if let cell { handler(cell) }
                }, for: .touchUpInside)
            return view
        }
    }

    /// Returns a control for deleting the row; by default it shows the trailing actions of the row.
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        control(.delete, displayed) { cell in
            if let actionHandler { actionHandler() } else { cell.showDeletion() }
        }
    }
    /// Returns a control for inserting a row; a tap calls `actionHandler`, and does nothing without one.
    public static func insert(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { control(.insert, displayed) { _ in actionHandler?() } }
    /// Returns an accessory that shows whether the row is selected.
    public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        control(.select, displayed) { _ in }
    }
    /// Returns a control with which the user drags the row to another position.
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
    /// Returns an accessory that shows a custom view.
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
