import TouchstoneCore

/// What the pages were told last, for those that come later: records, pictures, and the scenes they belong to. Bounded.
struct SessionTape {
    enum Item: Sendable {
        case records([TraceRecord])
        case picture(Picture)
        /// A heading over what comes after it.
        case mark(String)

        /// How much of the bound it takes: a record, a view and a drawing command are of about the same size.
        fileprivate var weight: Int {
            switch self {
            case .records(let records): records.count
            case .picture(let picture): picture.views.count + picture.list.commands.count
            case .mark: 1
            }
        }
    }

    /// Records, views and drawing commands that are kept.
    private static let limit = 100_000

    private(set) var items: [Item] = []
    private var weight = 0

    mutating func add(_ item: Item) {
        items.append(item)
        weight += item.weight
        guard weight > Self.limit else { return }
        // In pieces, so that what comes costs the same however much is kept.
        var count = 0
        while weight > Self.limit * 9 / 10, count < items.count - 1 {
            weight -= items[count].weight
            count += 1
        }
        items.removeFirst(count)
    }
}
