import Foundation

/// Stores the appearance proxies of an application and applies their values to objects.
@MainActor
final class Appearances {
    @MainActor private final class Entry {
        let type: any AppearanceCustomizable.Type
        let trait: UITraitCollection?
        /// The containers of the proxy, innermost first.
        let containers: [AnyClass]
        let proxy: AnyObject
        /// An object of the class with its default values, to find out which values of the proxy were set.
        let new: AnyObject
        /// The number of superclasses of the class.
        let depth: Int
        /// The calls of methods that were made on the proxy, in order.
        var calls: [AppearanceCall] = []

        init(
            _ type: any AppearanceCustomizable.Type, _ trait: UITraitCollection?, _ containers: [AnyClass],
            proxy: AnyObject, new: AnyObject
        ) {
            (self.type, self.trait, self.containers) = (type, trait, containers)
            (self.proxy, self.new) = (proxy, new)
            depth = Appearances.classes(above: type).count
        }
    }

    private var entries: [Entry] = []
    /// The entries that apply to objects of a class, cached because they are looked up for each object.
    private var entriesOfClass: [ObjectIdentifier: [Entry]] = [:]

    private let round = AppearanceRound()
    /// Whether views receive the calls of proxies, which do not count as their own.
    private var isRepeating = false

    func proxy<Object: AppearanceCustomizable>(
        of type: Object.Type, _ trait: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type],
        _ make: () -> Object
    ) -> Object {
        let containers = containers.map { $0 as AnyClass }
        for entry in entries
        where entry.type == type && entry.trait == trait && entry.containers.elementsEqual(containers, by: ==) {
            if let proxy = entry.proxy as? Object { return proxy }
        }
        let made = make()
        entries.append(Entry(type, trait, containers, proxy: made, new: make()))
        entriesOfClass = [:]
        return made
    }

    // MARK: Applying

    func give(to view: UIView) { give(to: view, in: Self.classes(around: view)) { view.traitCollection } }

    /// Applies the appearance of an item that has no view of its own.
    ///
    /// - Parameter bar: The bar that shows the item.
    func give(to item: any AppearanceCustomizable, in bar: UIView) {
        give(to: item, in: [type(of: bar)] + Self.classes(around: bar)) { bar.traitCollection }
    }

    private func give(
        to object: any AppearanceCustomizable, in around: @autoclosure () -> [AnyClass],
        _ traits: () -> UITraitCollection
    ) {
        let entries = entries(for: type(of: object))
        guard !entries.isEmpty else { return }
        // A value that was applied is not replaced, so the entries are sorted by precedence: the most derived class
        // first, then the outermost container, then the most containers, and then those with a trait collection.
        let classes = entries.contains { !$0.containers.isEmpty } ? around() : []
        let matching = entries.compactMap { entry -> (entry: Entry, outermost: Int)? in
            guard entry.trait.map({ traits().containsTraits(in: $0) }) ?? true else { return nil }
            return Self.outermost(of: entry.containers, in: classes).map { (entry, $0) }
        }
        let ranked = matching.enumerated().sorted { one, other in
            func rank(_ match: (offset: Int, element: (entry: Entry, outermost: Int))) -> [Int] {
                let (entry, outermost) = match.element
                return [-entry.depth, -outermost, -entry.containers.count, entry.trait == nil ? 1 : 0, match.offset]
            }
            return rank(one).lexicographicallyPrecedes(rank(other))
        }
        round.begin()
        for (_, (entry, _)) in ranked {
            for property in entry.type.appearanceProperties { property.give(entry.proxy, entry.new, object, round) }
        }
        if let view = object as? UIView { repeatCalls(of: ranked.map(\.element.entry), on: view) }
    }

    // MARK: Methods

    /// Stores a call on a proxy, or marks it as the view's own call.
    func note(_ call: AppearanceCall, on view: UIView) {
        guard !isRepeating else { return }
        guard let entry = entries.first(where: { $0.proxy === view }) else {
            view.rarer.appearanceCalls.insert(call.key)
            return
        }
        entry.calls.removeAll { $0.key == call.key }
        entry.calls.append(call)
    }

    private func repeatCalls(of entries: [Entry], on view: UIView) {
        var done = view.rareStorage?.rarer?.appearanceCalls ?? []
        isRepeating = true
        defer { isRepeating = false }
        for entry in entries {
            for call in entry.calls where done.insert(call.key).inserted { call.make(view) }
        }
    }

    private func entries(for type: AnyClass) -> [Entry] {
        if let known = entriesOfClass[ObjectIdentifier(type)] { return known }
        let classes = [type] + Self.classes(above: type)
        let found = entries.filter { entry in classes.contains { $0 == entry.type } }
        entriesOfClass[ObjectIdentifier(type)] = found
        return found
    }

    /// Returns the index in `around` of the last of `containers`, which must occur there in order.
    ///
    /// - Returns: -1 if there are no containers, and `nil` if one of them is missing.
    private static func outermost(of containers: [AnyClass], in around: [AnyClass]) -> Int? {
        var place = -1
        for container in containers {
            let found = around.indices.dropFirst(place + 1).first { index in
                ([around[index]] + classes(above: around[index])).contains { $0 == container }
            }
            guard let found else { return nil }
            place = found
        }
        return place
    }

    /// Returns the classes of the view's ancestors from the inside outward; a view controller follows its root view.
    private static func classes(around view: UIView) -> [AnyClass] {
        var found: [AnyClass] = []
        if let owner = view.owner { found.append(type(of: owner)) }
        var outer = view.superviewStorage
        while let current = outer {
            found.append(type(of: current))
            if let owner = current.owner { found.append(type(of: owner)) }
            outer = current.superviewStorage
        }
        return found
    }

    private static func classes(above type: AnyClass) -> [AnyClass] {
        Array(sequence(first: type) { _getSuperclass($0) }.dropFirst())
    }
}
