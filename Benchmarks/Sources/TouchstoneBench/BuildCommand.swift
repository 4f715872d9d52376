import ArgumentParser
import UIKit

struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Makes whole trees and lets them go, in nanoseconds a view.",
        discussion: """
            touchstone-make makes the views of a tree, outside a window; touchstone-make-drop also lets them go; \
            touchstone-show puts the tree in a window, lays it out, hit-tests it once and takes it out again.
            """)

    @OptionGroup var measuring: Measuring

    @Option(name: .customLong("set"), help: "A tree, such as app100000; may be repeated.")
    var sets = ["app100000", "flat100000"]

    func run() throws {
        let folder = try DataFolder.usual()
        print(TouchstoneBench.header)
        for set in sets {
            let tree = try folder.tree(DataSet.tree(of: set))
            MainActor.assumeIsolated { measure(set, tree) }
        }
    }

    @MainActor
    private func measure(_ set: String, _ tree: Tree) {
        let watch = Stopwatch(measuring: measuring)
        let count = tree.nodes.count
        var wrong = 0
        watch.row("touchstone-make-drop", set, points: count, parts: count) {
            wrong
        } work: {
            weak var root: UIView?
            do {
                let views = Stage.build(tree) { _, frame in UIView(frame: frame) }
                root = views[0]
                if views.count != count { wrong += 1 }
            }
            if root != nil { wrong += 1 }
        }
        let stage = Stage()
        let views = Stage.build(tree) { _, frame in UIView(frame: frame) }
        watch.row("touchstone-show", set, points: count, parts: count) {
            wrong
        } work: {
            stage.window.addSubview(views[0])
            stage.application.service()
            if stage.window.hitTest(CGPoint(x: 1, y: 1), with: nil) == nil { wrong += 1 }
            views[0].removeFromSuperview()
        }
    }
}
