import ArgumentParser
import UIKit

struct MoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "move", abstract: "The view at a point after another view has moved, in nanoseconds a lookup.",
        discussion: """
            Before each lookup the view that moved last goes back and one chosen by lot moves. touchstone-moves are these moves \
            alone, touchstone-moves-and-hits has a lookup after each; touchstone-hit is the tree without moves.
            """)

    @OptionGroup var measuring: Measuring

    @Option(name: .customLong("set"), help: "A set of points, such as app10000; may be repeated.")
    var sets = ["app1000", "app10000", "flat1000", "flat10000"]

    func run() throws {
        print(TouchstoneBench.header)
        try DataFolder.forEach(sets, measure)
    }

    @MainActor
    private func measure(_ set: String, _ tree: Tree, _ probes: [Probe]) {
        let stage = Stage()
        let views = stage.show(tree) { NumberedView($0, $1) }
        let window = stage.window
        let points = probes.map(\.point)
        var random = LinearCongruentialGenerator(seed: 6)
        let moved = probes.map { _ in 1 + random.next(tree.nodes.count - 1) }
        let moves = Moves(moved.map { views[$0] })
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
            for index in points.indices { moves.make(index) }
            moves.undoLast()
        }
        watch.row("touchstone-moves-and-hits", set, points: points.count, parts: points.count) {
            var tree = tree
            return points.indices.count { index in
                moves.make(index)
                if index > 0 { tree.move(moved[index - 1], by: -Moves.step) }
                tree.move(moved[index], by: Moves.step)
                let expected = tree.expectedHit(probes[index].x, probes[index].y)
                return Self.number(window, points[index]) != expected
            }
        } work: {
            for index in points.indices {
                moves.make(index)
                sum &+= Self.number(window, points[index])
            }
            moves.undoLast()
        }
        withExtendedLifetime((views, sum)) {}
    }

    @MainActor
    private static func number(_ window: UIWindow, _ point: CGPoint) -> Int {
        guard let view = window.hitTest(point, with: nil) as? NumberedView else { return -1 }
        return view.number
    }
}

/// Moves views one after the other. Each moves back before the next one moves.
@MainActor
private struct Moves {
    private let views: [UIView]
    private let homes: [CGPoint]
    /// The distance in points, in both directions.
    nonisolated static let step = 7

    init(_ views: [UIView]) {
        self.views = views
        homes = views.map(\.center)
    }

    func make(_ index: Int) {
        if index > 0 { undo(index - 1) }
        let home = homes[index]
        views[index].center = CGPoint(x: home.x + CGFloat(Self.step), y: home.y + CGFloat(Self.step))
    }

    func undoLast() { undo(views.count - 1) }

    private func undo(_ index: Int) { views[index].center = homes[index] }
}
