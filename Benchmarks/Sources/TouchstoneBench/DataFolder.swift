import ArgumentParser
import Foundation

/// A folder of `.tree` and `.pts` files: a count, then one line of whole numbers for each node or point.
struct DataFolder {
    let path: URL

    init(_ path: String) { self.path = URL(fileURLWithPath: path, isDirectory: true) }

    /// The folder that `PERF_DATA` names, or else a temporary folder that is filled at first use.
    static func usual() throws -> DataFolder {
        if let path = ProcessInfo.processInfo.environment["PERF_DATA"] { return DataFolder(path) }
        let folder = DataFolder(
            FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-bench-data").path)
        if !FileManager.default.fileExists(atPath: folder.file("ovl10000-top.pts").path) {
            try folder.generate()
        }
        return folder
    }

    /// Calls `body` with each set, its tree and its points.
    static func forEach(_ sets: [String], _ body: @MainActor (_ set: String, Tree, [Probe]) -> Void) throws {
        let folder = try usual()
        for set in sets {
            let tree = try folder.tree(DataSet.tree(of: set))
            let probes = try folder.probes(set)
            MainActor.assumeIsolated { body(set, tree, probes) }
        }
    }

    func generate() throws {
        try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        try DataSet.generate(into: self)
    }

    func write(_ tree: Tree, _ name: String) throws {
        try write(tree.nodes.map { [$0.parent, $0.x, $0.y, $0.width, $0.height] }, "\(name).tree")
    }

    func write(_ probes: [Probe], _ name: String) throws {
        try write(probes.map { [$0.x, $0.y, $0.expected] }, "\(name).pts")
    }

    func tree(_ name: String) throws -> Tree {
        Tree(
            nodes: try read("\(name).tree", columns: 5).map {
                Tree.Node(parent: $0[0], x: $0[1], y: $0[2], width: $0[3], height: $0[4])
            })
    }

    func probes(_ name: String) throws -> [Probe] {
        try read("\(name).pts", columns: 3).map { Probe(x: $0[0], y: $0[1], expected: $0[2]) }
    }

    private func file(_ name: String) -> URL { path.appendingPathComponent(name) }

    private func write(_ rows: [[Int]], _ name: String) throws {
        var text = "\(rows.count)\n"
        for row in rows { text += row.map(String.init).joined(separator: " ") + "\n" }
        try Data(text.utf8).write(to: file(name))
    }

    private func read(_ name: String, columns: Int) throws -> [[Int]] {
        let url = file(name)
        guard let data = FileManager.default.contents(atPath: url.path) else {
            throw ValidationError("There is no \(url.path): touchstone-bench generate writes it")
        }
        let rows = data.split(separator: UInt8(ascii: "\n")).dropFirst().map { line in
            line.split(separator: UInt8(ascii: " ")).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        }
        guard rows.allSatisfy({ $0.count == columns }) else {
            throw ValidationError("\(url.path) does not have \(columns) whole numbers a line")
        }
        return rows
    }
}
