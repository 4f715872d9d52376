import Foundation
import TouchstoneCore

extension UICollectionView {
    /// A registration of a cell class with a closure that configures its cells.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures a cell for an item.
        public typealias Handler = (Cell, IndexPath, Item) -> Void
        let handler: Handler
        let mark = RegistrationMark()
        /// Creates a registration with a handler that configures its cells.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// A registration of a supplementary view class with a closure that configures its views.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures a supplementary view.
        public typealias Handler = (Supplementary, String, IndexPath) -> Void
        let handler: Handler
        let kind: String
        let mark = RegistrationMark()
        /// Creates a registration for an element kind, with a handler that configures its views.
        public init(elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            kind = elementKind
        }
    }

    /// Returns a reused or new cell that the registration configures for an item.
    ///
    /// - Parameter item: The item that the cell shows; with `nil` the handler is not called.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let identifier = identifier(registration.mark)
        if pool.registered(identifier) == nil { register(Cell.self, forCellWithReuseIdentifier: identifier) }
        let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as! Cell
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a reused or new supplementary view that the registration configures.
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

    /// The reuse identifier of a registration; the collection view numbers registrations in the order of their first use.
    private func identifier(_ mark: RegistrationMark) -> String {
        "registration \(registrations.firstIndex { $0 === mark } ?? add(mark))"
    }

    private func add(_ mark: RegistrationMark) -> Int {
        registrations.append(mark)
        return registrations.count - 1
    }
}

/// The identity of a registration.
final class RegistrationMark {}
