import AllocationCount
import ArgumentParser
import UIKit

struct MemoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "memory", abstract: "Bytes of the allocator that one plain view takes, all it holds included.",
        discussion: """
            The third and fourth columns are bytes, not nanoseconds: of a view outside a window, then of one in a window \
            that has been laid out and hit-tested.
            """)

    @Option(name: .customLong("set"), help: "A tree, such as app100000; may be repeated.")
    var sets = ["app100000", "flat100000", "deep200"]

    func run() throws {
        print("peer,set,bytes_alone,bytes_shown,points,mismatch")
        try DataFolder.forEach(sets, measure)
    }

    @MainActor
    private func measure(_ set: String, _ tree: Tree, _ probes: [Probe]) {
        let stage = Stage()
        var views: [UIView] = []
        views.reserveCapacity(tree.nodes.count)
        let before = touchstone_bytes_in_use()
        for node in tree.nodes {
            let view = UIView(frame: CGRect(x: node.x, y: node.y, width: node.width, height: node.height))
            if node.parent >= 0 { views[node.parent].addSubview(view) }
            views.append(view)
        }
        let alone = touchstone_bytes_in_use() - before
        stage.window.addSubview(views[0])
        stage.application.service()
        var wrong = 0
        for probe in probes where stage.window.hitTest(CGPoint(x: probe.x, y: probe.y), with: nil) == nil { wrong += 1 }
        let shown = touchstone_bytes_in_use() - before
        let count = tree.nodes.count
        print("touchstone-view,\(set),\(alone / count),\(shown / count),\(count),\(wrong)")
    }
}
