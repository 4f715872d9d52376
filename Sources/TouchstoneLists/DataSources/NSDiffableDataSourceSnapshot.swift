import Foundation
import TouchstoneCore

/// A value that describes the sections and items of a data source by unique identifiers, in order.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    private var sections: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    /// The section of each item.
    private var home: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The items to reload, in the order of the requests.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The sections to reload, in the order of the requests.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items to reconfigure; their cells stay the same.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Creates a snapshot without sections.
    public init() {}

    // MARK: Queries

    /// The number of items in all sections.
    public var numberOfItems: Int { home.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The identifiers of the sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    /// The identifiers of the items in all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
    /// Returns the number of items in a section; 0, with a logged error, if there is no such section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }
    /// Returns the items of a section; an empty array, with a logged error, if there is no such section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let found = items[identifier] else {
            log("There is no section \(identifier).")
            return []
        }
        return found
    }
    /// Returns the section that contains an item; `nil` if there is no such item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        home[identifier]
    }
    /// Returns the index of an item in `itemIdentifiers`; `nil` if there is no such item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    /// Returns the index of a section; `nil` if there is no such section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

    // MARK: Items

    private func log(_ reason: String) { LoggedException.log("NSDiffableDataSourceSnapshot", reason) }

    /// Returns the identifiers that the snapshot does not contain; logs an error if there are others.
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

    /// Returns the section and the index of an item; `nil`, with a logged error, if there is no such item.
    private func place(_ identifier: ItemIdentifierType) -> (SectionIdentifierType, Int)? {
        guard let section = home[identifier], let index = items[section]?.firstIndex(of: identifier) else {
            log("There is no item \(identifier).")
            return nil
        }
        return (section, index)
    }

    /// Appends items to a section, by default to the last one. Logs an error if there is no such section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sections.last else {
            return log("There are currently no sections in the data source. Please add a section first.")
        }
        guard let count = items[section]?.count else { return log("There is no section \(section).") }
        put(identifiers, section, at: count)
    }
    /// Inserts items before another item.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        guard let (section, index) = place(beforeIdentifier) else { return }
        put(identifiers, section, at: index)
    }
    /// Inserts items after another item.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        guard let (section, index) = place(afterIdentifier) else { return }
        put(identifiers, section, at: index + 1)
    }
    /// Deletes items; ignores identifiers that the snapshot does not contain.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        var gone: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
        for identifier in identifiers {
            if let section = home.removeValue(forKey: identifier) { gone[section, default: []].insert(identifier) }
        }
        for (section, leaving) in gone { items[section]!.removeAll { leaving.contains($0) } }
    }
    /// Deletes all items and all sections.
    public mutating func deleteAllItems() { self = Self() }
    /// Moves an item before another item, which can be in another section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier, place(identifier) != nil, place(toIdentifier) != nil else { return }
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }
    /// Moves an item after another item, which can be in another section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier, place(identifier) != nil, place(toIdentifier) != nil else { return }
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }
    /// Marks items to be reloaded; the data source may return other cells for them.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    /// Marks items to be reconfigured; their cells stay the same.
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

    /// Returns the index of a section; the number of sections, with a logged error, if there is no such section.
    private func place(_ identifier: SectionIdentifierType) -> Int {
        guard let index = sections.firstIndex(of: identifier) else {
            log("There is no section \(identifier).")
            return sections.count
        }
        return index
    }

    /// Appends sections behind the last one.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { put(identifiers, at: sections.count) }
    /// Inserts sections before another section.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { put(identifiers, at: place(toIdentifier)) }
    /// Inserts sections after another section.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { put(identifiers, at: place(toIdentifier) + 1) }
    /// Deletes sections and their items; ignores identifiers that the snapshot does not contain.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            for item in items.removeValue(forKey: identifier) ?? [] { home[item] = nil }
        }
        sections.removeAll { items[$0] == nil }
    }
    /// Moves a section before another section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard identifier != toIdentifier, items[identifier] != nil, items[toIdentifier] != nil else {
            return log("Section \(identifier) cannot be moved before \(toIdentifier).")
        }
        sections.remove(at: place(identifier))
        sections.insert(identifier, at: min(sections.count, place(toIdentifier)))
    }
    /// Moves a section after another section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        guard identifier != toIdentifier, items[identifier] != nil, items[toIdentifier] != nil else {
            return log("Section \(identifier) cannot be moved after \(toIdentifier).")
        }
        sections.remove(at: place(identifier))
        sections.insert(identifier, at: min(sections.count, place(toIdentifier) + 1))
    }
    /// Marks sections to be reloaded.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: Use by data sources

    /// Clears the requests to reload and to reconfigure, so that they are performed only once.
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

    /// Replaces the items of a section, which is appended if it does not exist.
    mutating func replaceItems(_ identifiers: [ItemIdentifierType], in section: SectionIdentifierType) {
        if items[section] == nil { appendSections([section]) }
        deleteItems(items[section]!)
        appendItems(identifiers, toSection: section)
    }
}

/// The change from one snapshot to the next: the new positions, and the items to reload.
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

    /// Returns the requested reloads by their old positions.
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
