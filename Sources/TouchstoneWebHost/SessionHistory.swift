import TouchstoneCore

/// The latest records, pictures and scenes sent to pages, for pages that join later; bounded in size.
struct SessionHistory {
    enum Item: Sendable {
        case records([TraceRecord])
        case picture(Picture)
        /// A heading for the items after it.
        case mark(String)

        /// The item's share of the limit: a record, a view and a drawing command are of similar size.
        fileprivate var weight: Int {
            switch self {
            case .records(let records): records.count
            case .picture(let picture): picture.views.count + picture.list.commands.count
            case .mark: 1
            }
        }
    }

    /// The maximum number of records, views and drawing commands.
    private static let limit = 100_000

    private(set) var items: [Item] = []
    private var weight = 0

    mutating func add(_ item: Item) {
        items.append(item)
        weight += item.weight
        guard weight > Self.limit else { return }
        // Remove a tenth at once, so that the average cost of adding does not depend on the limit.
        var count = 0
        while weight > Self.limit * 9 / 10, count < items.count - 1 {
            weight -= items[count].weight
            count += 1
        }
        items.removeFirst(count)
    }
}
