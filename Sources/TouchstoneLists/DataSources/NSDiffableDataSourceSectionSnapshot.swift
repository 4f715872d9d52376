import Foundation
import TouchstoneCore

/// A value that describes the items of a section as a tree; the children of expanded items are visible.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    private var roots: [ItemIdentifierType] = []
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// Creates a snapshot without items.
    public init() {}

    private func tree(_ item: ItemIdentifierType) -> [ItemIdentifierType] {
        [item] + (children[item] ?? []).flatMap { tree($0) }
    }
    private func seen(_ item: ItemIdentifierType) -> [ItemIdentifierType] {
        [item] + (expanded.contains(item) ? (children[item] ?? []).flatMap { seen($0) } : [])
    }

    /// All items; each parent comes before its children.
    public var items: [ItemIdentifierType] { roots.flatMap { tree($0) } }
    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { roots }
    /// The items that are visible because all their ancestors are expanded.
    public var visibleItems: [ItemIdentifierType] { roots.flatMap { seen($0) } }
    /// Whether the snapshot contains an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil || roots.contains(item) }
    /// Returns the index of an item in `items`; `nil` if the snapshot does not contain it.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    /// Returns the number of ancestors of an item; 0 for a root item.
    public func level(of item: ItemIdentifierType) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }
    /// Returns the parent of an item; `nil` for a root item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
    /// Whether the children of an item are visible when the item is.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    /// Whether an item is visible, because all its ancestors are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

    /// Adds items behind the last child of `parent`, or behind the last root item if it is `nil`.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        put(items, in: parent, at: .max)
    }
    /// Inserts items before another item, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        put(items, in: parents[item], at: siblings(item).firstIndex(of: item) ?? .max)
    }
    /// Inserts items after another item, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        put(items, in: parents[item], at: siblings(item).firstIndex(of: item).map { $0 + 1 } ?? .max)
    }

    private func siblings(_ item: ItemIdentifierType) -> [ItemIdentifierType] {
        parents[item].map { children[$0] ?? [] } ?? roots
    }

    private mutating func put(_ items: [ItemIdentifierType], in parent: ItemIdentifierType?, at index: Int) {
        var new: Set<ItemIdentifierType> = []
        let all = items
        let items = all.filter { !contains($0) && new.insert($0).inserted }
        if items.count < all.count {
            LoggedException.log(
                "NSDiffableDataSourceSectionSnapshot",
                "Items must be unique; those that are in the snapshot already stay there.")
        }
        guard let parent else { return roots.insert(contentsOf: items, at: min(index, roots.count)) }
        guard contains(parent) else {
            return LoggedException.log("NSDiffableDataSourceSectionSnapshot", "There is no item \(parent).")
        }
        children[parent, default: []].insert(contentsOf: items, at: min(index, children[parent]?.count ?? 0))
        for item in items { parents[item] = parent }
    }

    /// Deletes items and all their descendants.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where contains(item) {
            for gone in tree(item).reversed() {
                if let parent = parents.removeValue(forKey: gone) {
                    children[parent]?.removeAll { $0 == gone }
                } else {
                    roots.removeAll { $0 == gone }
                }
                children[gone] = nil
                expanded.remove(gone)
            }
        }
    }
    /// Replaces the children of an item by the items of a snapshot.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(children[parent] ?? [])
        insert(snapshot, in: parent)
    }
    private mutating func insert(_ snapshot: Self, in parent: ItemIdentifierType) {
        func add(_ item: ItemIdentifierType, to place: ItemIdentifierType) {
            put([item], in: place, at: .max)
            if snapshot.isExpanded(item) { expanded.insert(item) }
            for child in snapshot.children[item] ?? [] { add(child, to: item) }
        }
        for item in snapshot.roots { add(item, to: parent) }
    }
    /// Deletes all items of the snapshot.
    public mutating func deleteAll() { self = Self() }
    /// Expands items, which shows their children.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
    /// Collapses items, which hides their children.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    /// Returns a new snapshot of the descendants of an item.
    ///
    /// - Parameter includingParent: Whether the snapshot contains the item itself; the default is `false`.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var made = Self()
        func add(_ item: ItemIdentifierType, to place: ItemIdentifierType?) {
            made.append([item], to: place)
            if expanded.contains(item) { made.expand([item]) }
            for child in children[item] ?? [] { add(child, to: item) }
        }
        if includingParent { add(parent, to: nil) } else { for child in children[parent] ?? [] { add(child, to: nil) } }
        return made
    }
}
