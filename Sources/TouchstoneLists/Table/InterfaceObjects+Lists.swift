import Foundation
import TouchstoneCore

// What generated code calls for tables and collection views of ported nibs and storyboards.
extension InterfaceObjects {
    /// Registers a prototype cell.
    public func prototype(_ table: UITableView, _ identifier: String, _ load: @escaping InterfaceNib.Loading) {
        table.register(UINib(part: InterfaceNib(load), of: self), forCellReuseIdentifier: identifier)
    }

    /// Registers a prototype cell of a collection view.
    public func prototype(_ collection: UICollectionView, _ identifier: String, _ load: @escaping InterfaceNib.Loading)
    {
        collection.register(UINib(part: InterfaceNib(load), of: self), forCellWithReuseIdentifier: identifier)
    }

    /// Registers a prototype of a collection view's supplementary views.
    public func prototype(
        _ collection: UICollectionView, kind: String, _ identifier: String, _ load: @escaping InterfaceNib.Loading
    ) {
        collection.register(
            UINib(part: InterfaceNib(load), of: self), forSupplementaryViewOfKind: kind,
            withReuseIdentifier: identifier)
    }

    /// Gives a table static sections. The table view controller shows them where its class does not override the data source's methods.
    public func setSections(_ sections: [StaticTableSection], of table: UITableView) {
        table.staticSections = sections
    }

    /// Makes the selection of a row perform a segue.
    public func start(_ segue: InterfaceSegue, of controller: UIViewController?, selecting cell: UITableViewCell) {
        guard let controller else { return }
        segue.start(at: controller, anchor: cell)
        cell.selectionSegue = segue
    }

    /// Makes a tap on the accessory button of a row perform a segue.
    public func start(_ segue: InterfaceSegue, of controller: UIViewController?, accessoryOf cell: UITableViewCell) {
        guard let controller else { return }
        segue.start(at: controller, anchor: cell)
        cell.accessorySegue = segue
    }

    /// Makes the selection of an item perform a segue.
    public func start(_ segue: InterfaceSegue, of controller: UIViewController?, selecting cell: UICollectionViewCell) {
        guard let controller else { return }
        segue.start(at: controller, anchor: cell)
        cell.selectionSegue = segue
    }
}
