import Foundation
import TouchstoneCore

extension UICollectionView {
    /// Says how cells of a class show an item.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Shows an item in a cell.
        public typealias Handler = (Cell, IndexPath, Item) -> Void
        let handler: Handler
        let mark = RegistrationMark()
        /// Cells that this handler fills.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// Says how views of a class beside the items are filled.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view of that kind.
        public typealias Handler = (Supplementary, String, IndexPath) -> Void
        let handler: Handler
        let kind: String
        let mark = RegistrationMark()
        /// Views of that kind that this handler fills.
        public init(elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            kind = elementKind
        }
    }

    /// A cell for an item, filled by its registration.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let identifier = identifier(registration.mark)
        if pool.registered(identifier) == nil { register(Cell.self, forCellWithReuseIdentifier: identifier) }
        let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as! Cell
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A view beside the items, filled by its registration.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let identifier = identifier(registration.mark)
        if pool.registered(registration.kind + " " + identifier) == nil {
            register(
                Supplementary.self, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: identifier)
        }
        let view =
            dequeueReusableSupplementaryView(
                ofKind: registration.kind, withReuseIdentifier: identifier, for: indexPath)
            as! Supplementary
        registration.handler(view, registration.kind, indexPath)
        return view
    }

    /// The name under which a registration's views wait: a collection numbers registrations as it meets them.
    private func identifier(_ mark: RegistrationMark) -> String {
        "registration \(registrations.firstIndex { $0 === mark } ?? add(mark))"
    }

    private func add(_ mark: RegistrationMark) -> Int {
        registrations.append(mark)
        return registrations.count - 1
    }
}

/// Tells one registration from another.
final class RegistrationMark {}
