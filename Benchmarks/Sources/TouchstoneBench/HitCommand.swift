import ArgumentParser
import UIKit

struct HitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hit", abstract: "The view at a point: window.hitTest(_:with:), in nanoseconds a lookup.")

    @OptionGroup var measuring: Measuring

    @Option(name: .customLong("set"), help: "A set of points, such as app10000; may be repeated.")
    var sets: [String] = DataSet.usual

    @Option(help: "Per cent of the views that override hitTest(_:with:) and call super.")
    var overriding: [Int] = [0, 1]

    func run() throws {
        print(TouchstoneBench.header)
        try DataFolder.forEach(sets) { set, tree, probes in
            for percent in overriding { measure(set, tree, probes, percent) }
        }
    }

    @MainActor
    private func measure(_ set: String, _ tree: Tree, _ probes: [Probe], _ percent: Int) {
        let stage = Stage()
        let views = stage.show(tree) { number, frame in
            number % 100 < percent ? AskedView(number, frame) : NumberedView(number, frame)
        }
        let window = stage.window
        let points = probes.map(\.point)
        let peer = percent == 0 ? "touchstone-hit" : "touchstone-hit-\(percent)%-overriding"
        var sum = 0
        Stopwatch(measuring: measuring).row(peer, set, points: points.count, parts: points.count) {
            zip(points, probes).count { point, probe in
                (window.hitTest(point, with: nil) as? NumberedView)?.number != probe.expected
            }
        } work: {
            for point in points {
                guard let view = window.hitTest(point, with: nil) else { continue }
                sum &+= unsafeDowncast(view, to: NumberedView.self).number
            }
        }
        withExtendedLifetime((views, sum)) {}
    }
}
