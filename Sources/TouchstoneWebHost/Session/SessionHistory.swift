import TouchstoneCore

/// The latest records, pictures and scenes sent to pages, for pages that join later; bounded in size.
struct SessionHistory {
    enum Item: Sendable {
        case records([PageRecord])
        case picture(Picture)
        /// A heading for the items after it.
        case mark(String)
    }

    /// The maximum number of records, views and drawing commands.
    static let limit = 100_000
    /// The number of bytes of an image, or of elements of a path, that take as much memory as a record.
    private static let bytesOfRecord = 256
    private static let elementsOfRecord = 4

    private(set) var items: [Item] = []
    /// The shares of the limit that the items take: a record, a view and a drawing command are of similar size.
    private var weights: [Int] = []
    private(set) var weight = 0
    /// The images of the latest picture, which the next picture usually shares.
    private var images: Set<String> = []

    mutating func add(_ item: Item) {
        let added: Int
        switch item {
        case .records(let records): added = 1 + records.count
        case .picture(let picture):
            var shown: Set<String> = []
            added = 1 + picture.views.count + weight(of: picture.list.commands, &shown)
            images = shown
        case .mark: added = 1
        }
        items.append(item)
        weights.append(added)
        weight += added
        guard weight > Self.limit else { return }
        // Remove a tenth at once, so that the average cost of adding does not depend on the limit.
        var count = 0
        while weight > Self.limit * 9 / 10, count < items.count - 1 {
            weight -= weights[count]
            count += 1
        }
        items.removeFirst(count)
        weights.removeFirst(count)
    }

    private func weight(of commands: [DrawingCommand], _ shown: inout Set<String>) -> Int {
        var weight = commands.count
        for command in commands {
            switch command {
            case .bitmap(let image, _, _):
                guard shown.insert(image.id).inserted, !images.contains(image.id) else { continue }
                weight += image.data.count / Self.bytesOfRecord
            case .clipPath(let path, _), .fillPath(let path, _, _), .strokePath(let path, _, _),
                .castShadow(let path, _, _, _):
                weight += path.elements.count / Self.elementsOfRecord
            case .mask(let commands): weight += self.weight(of: commands, &shown)
            default: break
            }
        }
        return weight
    }
}
