import Foundation
import TouchstoneCore

/// A section's items as a tree, of which only what is expanded is to be seen. A value.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    private var roots: [ItemIdentifierType] = []
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// A snapshot of nothing.
    public init() {}

    private func tree(_ item: ItemIdentifierType) -> [ItemIdentifierType] {
        [item] + (children[item] ?? []).flatMap { tree($0) }
    }
    private func seen(_ item: ItemIdentifierType) -> [ItemIdentifierType] {
        [item] + (expanded.contains(item) ? (children[item] ?? []).flatMap { seen($0) } : [])
    }

    /// All items, parents first.
    public var items: [ItemIdentifierType] { roots.flatMap { tree($0) } }
    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { roots }
    /// The items all of whose parents are expanded.
    public var visibleItems: [ItemIdentifierType] { roots.flatMap { seen($0) } }
    /// Whether there is such an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil || roots.contains(item) }
    /// An item's place among all; nil where there is no such item.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    /// How many parents above each other an item has.
    public func level(of item: ItemIdentifierType) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }
    /// The item that this one lies in; nil for none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
    /// Whether what lies in an item is to be seen.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    /// Whether an item is to be seen.
    public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

    /// Puts items at the end of what lies in `parent`, or at the end of all where that is nil.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        put(items, in: parent, at: .max)
    }
    /// Puts items before another, in the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        put(items, in: parents[item], at: siblings(item).firstIndex(of: item) ?? .max)
    }
    /// Puts items behind another, in the same parent.
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

    /// Takes items out, with what lies in them.
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
    /// Puts what a snapshot has in the place of what lies in an item.
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
    /// Takes all items out.
    public mutating func deleteAll() { self = Self() }
    /// Shows what lies in these items.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
    /// Hides what lies in these items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    /// What lies in an item, as a snapshot of its own.
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
