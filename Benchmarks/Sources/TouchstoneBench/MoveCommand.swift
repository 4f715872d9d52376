import ArgumentParser
import UIKit

struct MoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "move", abstract: "The view at a point after another view has moved, in nanoseconds a lookup.",
        discussion: """
            Before each lookup the view that moved last goes back and one chosen by lot moves. touchstone-moves are these moves \
            alone, touchstone-moves-and-hits has a lookup after each; touchstone-hit is the tree that nobody touches.
            """)

    @OptionGroup var measuring: Measuring

    @Option(name: .customLong("set"), help: "A set of points, such as app10000; may be repeated.")
    var sets = ["app1000", "app10000", "flat1000", "flat10000"]

    func run() throws {
        let folder = try DataFolder.usual()
        print(TouchstoneBench.header)
        for set in sets {
            let tree = try folder.tree(DataSet.tree(of: set))
            let probes = try folder.probes(set)
            MainActor.assumeIsolated { measure(set, tree, probes) }
        }
    }

    @MainActor
    private func measure(_ set: String, _ tree: Tree, _ probes: [Probe]) {
        let stage = Stage()
        let views = stage.show(tree) { NumberedView($0, $1) }
        let window = stage.window
        let points = probes.map { CGPoint(x: Double($0.x) + 0.5, y: Double($0.y) + 0.5) }
        var random = LinearCongruentialGenerator(seed: 6)
        let moved = probes.map { _ in 1 + random.next(tree.nodes.count - 1) }
        let homes = moved.map { views[$0].center }
        let watch = Stopwatch(measuring: measuring)
        var sum = 0
        watch.row("touchstone-hit", set, points: points.count, parts: points.count) {
            zip(points, probes).count { Self.number(window, $0) != $1.expected }
        } work: {
            for point in points { sum &+= Self.number(window, point) }
        }
        watch.row("touchstone-moves", set, points: points.count, parts: points.count) {
            0
        } work: {
            for index in points.indices { Self.move(views, moved, homes, index) }
            views[moved[moved.count - 1]].center = homes[moved.count - 1]
        }
        watch.row("touchstone-moves-and-hits", set, points: points.count, parts: points.count) {
            var tree = tree
            return points.indices.count { index in
                Self.move(views, moved, homes, index)
                if index > 0 { tree.move(moved[index - 1], by: -Self.step) }
                tree.move(moved[index], by: Self.step)
                let expected = tree.expectedHit(probes[index].x, probes[index].y)
                return Self.number(window, points[index]) != expected
            }
        } work: {
            for index in points.indices {
                Self.move(views, moved, homes, index)
                sum &+= Self.number(window, points[index])
            }
            views[moved[moved.count - 1]].center = homes[moved.count - 1]
        }
        withExtendedLifetime((views, sum)) {}
    }

    /// In points, in both directions.
    private static let step = 7

    @MainActor
    private static func move(_ views: [UIView], _ moved: [Int], _ homes: [CGPoint], _ index: Int) {
        if index > 0 { views[moved[index - 1]].center = homes[index - 1] }
        let home = homes[index]
        views[moved[index]].center = CGPoint(x: home.x + CGFloat(step), y: home.y + CGFloat(step))
    }

    @MainActor
    private static func number(_ window: UIWindow, _ point: CGPoint) -> Int {
        guard let view = window.hitTest(point, with: nil) as? NumberedView else { return -1 }
        return view.number
    }
}
