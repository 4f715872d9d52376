import ArgumentParser
import UIKit

struct DispatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dispatch",
        abstract: "A press, eight moves and a release, from the host's port to the view's handler.",
        discussion: "Nanoseconds for one of the ten events; every view has handlers, and every event must be heard.")

    @OptionGroup var measuring: Measuring

    @Option(name: .customLong("set"), help: "A set of points, such as app10000; may be repeated.")
    var sets = ["app1000", "app10000", "deep50", "flat1000"]

    @Option(help: "Per cent of the views that override hitTest(_:with:) and call super.")
    var overriding: [Int] = [0, 1]

    @Option(help: "How many sequences one round plays.")
    var sequences = 400

    func run() throws {
        print(TouchstoneBench.header)
        try DataFolder.forEach(sets) { set, tree, probes in
            for percent in overriding { measure(set, tree, Array(probes.prefix(sequences)), percent) }
        }
    }

    @MainActor
    private func measure(_ set: String, _ tree: Tree, _ probes: [Probe], _ percent: Int) {
        let stage = Stage()
        let views = stage.show(tree) { number, frame in
            number % 100 < percent ? AskedHandlingView(number, frame) : HandlingView(number, frame)
        }
        let peer = percent == 0 ? "touchstone-dispatch" : "touchstone-dispatch-\(percent)%-overriding"
        var expected = 0
        Heard.events = 0
        Stopwatch(measuring: measuring).row(peer, set, points: probes.count, parts: probes.count * 10) {
            abs(expected - Heard.events)
        } work: {
            for probe in probes { stage.press(probe) }
            expected += probes.count * 10
        }
        withExtendedLifetime(views) {}
    }
}

extension Stage {
    /// Sends ten events: a touch-down, eight moves of one point to the right, and a lift.
    func press(_ probe: Probe) {
        let y = Double(probe.y) + 0.5
        func x(_ step: Int) -> Double { Double(min(probe.x + step, Tree.side - 2)) + 0.5 }
        touch(.began, x(0), y)
        for step in 1...8 { touch(.moved, x(step), y) }
        touch(.ended, x(8), y)
        // Moves away, so that the next press is not a second tap.
        pass(frames: 60)
    }
}
