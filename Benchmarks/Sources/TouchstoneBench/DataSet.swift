/// The sets of points, each with its tree.
enum DataSet {
    static let flatCounts = [100, 1000, 10_000, 100_000]
    static let depths = [10, 50, 200]
    static let appCounts = [1000, 10_000, 100_000]
    static let overlapCounts = [100, 1000, 10_000]

    /// The names of the point sets in the order of measurement.
    static var all: [String] {
        flatCounts.map { "flat\($0)" } + depths.map { "deep\($0)" } + appCounts.map { "app\($0)" }
            + appCounts.map { "app\($0)-walk" } + overlapCounts.map { "ovl\($0)" }
            + overlapCounts.map { "ovl\($0)-top" }
    }

    static let usual = [
        "flat1000", "flat10000", "flat100000", "deep50", "app1000", "app10000", "app100000", "app1000-walk",
        "app10000-walk", "app100000-walk", "ovl1000", "ovl1000-top",
    ]

    /// The name of a point set's tree is the part before the dash.
    static func tree(of set: String) -> String {
        String(set.prefix { $0 != "-" })
    }

    /// Writes every tree and every set of points.
    static func generate(into folder: DataFolder) throws {
        let side = Tree.side
        for count in flatCounts {
            let tree = Tree.flat(count)
            try folder.write(tree, "flat\(count)")
            try folder.write(tree.spread(seed: 1, x: 0..<side, y: 0..<side), "flat\(count)")
        }
        for depth in depths {
            let tree = Tree.deep(depth)
            let inner = 2 * depth..<side - 2 * depth
            try folder.write(tree, "deep\(depth)")
            try folder.write(tree.spread(seed: 2, x: inner, y: inner), "deep\(depth)")
        }
        for count in appCounts {
            let tree = Tree.app(count)
            try folder.write(tree, "app\(count)")
            try folder.write(tree.mixed(), "app\(count)")
            try folder.write(tree.walk(), "app\(count)-walk")
        }
        for count in overlapCounts {
            let tree = Tree.overlapping(count)
            try folder.write(tree, "ovl\(count)")
            try folder.write(tree.spread(seed: 4, x: side / 2..<side, y: 0..<side), "ovl\(count)")
            try folder.write(tree.spread(seed: 4, x: 0..<side / 2, y: 0..<side), "ovl\(count)-top")
        }
    }
}
