import Foundation
import TouchstoneCore

/// Sections and their items, each once, by their identifiers and in order. A value.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    private var sections: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    /// Which section each item is in.
    private var home: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The items to be provided anew, in the order in which that was asked for.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The sections to be provided anew.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items whose cells stay and are provided anew.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// A snapshot of nothing.
    public init() {}

    // MARK: Asking

    /// How many items all sections have.
    public var numberOfItems: Int { home.count }
    /// How many sections there are.
    public var numberOfSections: Int { sections.count }
    /// The sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    /// The items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
    /// How many items a section has, which must be there.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }
    /// The items of a section, which must be there.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let found = items[identifier] else {
            log("There is no section \(identifier).")
            return []
        }
        return found
    }
    /// The section that an item is in; nil where there is no such item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        home[identifier]
    }
    /// An item's place among those of all sections; nil where there is no such item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    /// A section's place; nil where there is no such section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

    // MARK: Items

    private func log(_ reason: String) { LoggedException.log("NSDiffableDataSourceSnapshot", reason) }

    /// Those that are not in the snapshot; others are logged.
    private func unique(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
        var new: Set<ItemIdentifierType> = []
        let unique = identifiers.filter { home[$0] == nil && new.insert($0).inserted }
        if unique.count < identifiers.count {
            log("Item identifiers must be unique; identifiers that are already in the snapshot keep their positions.")
        }
        return unique
    }

    private mutating func put(_ identifiers: [ItemIdentifierType], _ section: SectionIdentifierType, at index: Int) {
        let identifiers = unique(identifiers)
        items[section]?.insert(contentsOf: identifiers, at: index)
        for identifier in identifiers { home[identifier] = section }
    }

    /// The section and the index of an item; `nil`, which is logged, if there is no such item.
    private func place(_ identifier: ItemIdentifierType) -> (SectionIdentifierType, Int)? {
        guard let section = home[identifier], let index = items[section]?.firstIndex(of: identifier) else {
            log("There is no item \(identifier).")
            return nil
        }
        return (section, index)
    }

    /// Puts items at the end of a section, by default the last one; there must be one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sections.last else {
            return log("There are currently no sections in the data source. Please add a section first.")
        }
        guard let count = items[section]?.count else { return log("There is no section \(section).") }
        put(identifiers, section, at: count)
    }
    /// Puts items before another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        guard let (section, index) = place(beforeIdentifier) else { return }
        put(identifiers, section, at: index)
    }
    /// Puts items behind another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        guard let (section, index) = place(afterIdentifier) else { return }
        put(identifiers, section, at: index + 1)
    }
    /// Takes items out; what is not there is passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        var gone: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
        for identifier in identifiers {
            if let section = home.removeValue(forKey: identifier) { gone[section, default: []].insert(identifier) }
        }
        for (section, leaving) in gone { items[section]!.removeAll { leaving.contains($0) } }
    }
    /// Takes all items out, and all sections.
    public mutating func deleteAllItems() { self = Self() }
    /// Moves an item before another, be it in another section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier, place(identifier) != nil, place(toIdentifier) != nil else { return }
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }
    /// Moves an item behind another, be it in another section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier, place(identifier) != nil, place(toIdentifier) != nil else { return }
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }
    /// Has items provided anew, in cells that may be others.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    /// Has items provided anew, in the cells that they have.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: Sections

    private mutating func put(_ identifiers: [SectionIdentifierType], at index: Int) {
        var new: [SectionIdentifierType] = []
        for identifier in identifiers {
            guard items[identifier] == nil else {
                log("The section \(identifier) is already in the snapshot and keeps its position.")
                continue
            }
            items[identifier] = []
            new.append(identifier)
        }
        sections.insert(contentsOf: new, at: min(index, sections.count))
    }

    /// The index of a section; the end, which is logged, if there is no such section.
    private func place(_ identifier: SectionIdentifierType) -> Int {
        guard let index = sections.firstIndex(of: identifier) else {
            log("There is no section \(identifier).")
            return sections.count
        }
        return index
    }

    /// Puts sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { put(identifiers, at: sections.count) }
    /// Puts sections before another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { put(identifiers, at: place(toIdentifier)) }
    /// Puts sections behind another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { put(identifiers, at: place(toIdentifier) + 1) }
    /// Takes sections out with their items; what is not there is passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            for item in items.removeValue(forKey: identifier) ?? [] { home[item] = nil }
        }
        sections.removeAll { items[$0] == nil }
    }
    /// Moves a section before another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard identifier != toIdentifier, items[identifier] != nil, items[toIdentifier] != nil else {
            return log("Section \(identifier) cannot be moved before \(toIdentifier).")
        }
        sections.remove(at: place(identifier))
        sections.insert(identifier, at: min(sections.count, place(toIdentifier)))
    }
    /// Moves a section behind another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        guard identifier != toIdentifier, items[identifier] != nil, items[toIdentifier] != nil else {
            return log("Section \(identifier) cannot be moved after \(toIdentifier).")
        }
        sections.remove(at: place(identifier))
        sections.insert(identifier, at: min(sections.count, place(toIdentifier) + 1))
    }
    /// Has sections provided anew.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: For data sources

    /// What was asked for once is not asked for again.
    mutating func settle() {
        reloadedItemIdentifiers = []
        reloadedSectionIdentifiers = []
        reconfiguredItemIdentifiers = []
    }

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, sections.indices.contains(path.section), let found = items[sections[path.section]],
            found.indices.contains(path.item)
        else { return nil }
        return found[path.item]
    }

    func path(of item: ItemIdentifierType) -> IndexPath? {
        guard let section = home[item], let index = items[section]?.firstIndex(of: item),
            let place = sections.firstIndex(of: section)
        else { return nil }
        return IndexPath(item: index, section: place)
    }

    /// Makes the items of a section these.
    mutating func replaceItems(_ identifiers: [ItemIdentifierType], in section: SectionIdentifierType) {
        if items[section] == nil { appendSections([section]) }
        deleteItems(items[section]!)
        appendItems(identifiers, toSection: section)
    }
}

/// From one snapshot to the next: where what stays is, and what is to be provided anew.
@MainActor
struct SnapshotStep<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    let old: NSDiffableDataSourceSnapshot<Section, Item>
    let new: NSDiffableDataSourceSnapshot<Section, Item>
    private let paths: [Item: IndexPath]
    private let sections: [Section: Int]

    init(from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>) {
        self.old = old
        self.new = new
        (paths, sections) = Self.places(new)
    }

    func path(_ place: IndexPath) -> IndexPath? { old.item(at: place).flatMap { paths[$0] } }

    func section(_ place: Int) -> Int? {
        let known = old.sectionIdentifiers
        return known.indices.contains(place) ? sections[known[place]] : nil
    }

    /// What is provided anew, by its old place.
    func updates(animates: Bool) -> ListUpdates {
        var updates = ListUpdates()
        updates.animates = animates
        let (items, sections) = (new.reloadedItemIdentifiers, new.reloadedSectionIdentifiers)
        let reconfigured = new.reconfiguredItemIdentifiers
        guard !items.isEmpty || !reconfigured.isEmpty || !sections.isEmpty else { return updates }
        let before = Self.places(old)
        updates.reloaded = Set(items.compactMap { before.paths[$0] })
        updates.reconfigured = Set(reconfigured.compactMap { before.paths[$0] })
        updates.reloadedSections = Set(sections.compactMap { before.sections[$0] })
        return updates
    }

    private static func places(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
    ) -> (paths: [Item: IndexPath], sections: [Section: Int]) {
        var paths: [Item: IndexPath] = [:]
        var sections: [Section: Int] = [:]
        for (index, section) in snapshot.sectionIdentifiers.enumerated() {
            sections[section] = index
            for (place, item) in snapshot.itemIdentifiers(inSection: section).enumerated() {
                paths[item] = IndexPath(item: place, section: index)
            }
        }
        return (paths, sections)
    }
}
