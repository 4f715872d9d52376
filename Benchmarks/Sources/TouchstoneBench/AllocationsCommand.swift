import AllocationCount
import ArgumentParser
import TouchstoneCore
import UIKit

struct AllocationsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "allocations", abstract: "Blocks of memory asked for while events are delivered.",
        discussion: """
            Per event kind, after a warm-up: the mean number of blocks. The host's own array of samples is one of them for \
            every event, and the queue's copy of it another.
            """)

    @Option(help: "How many sequences are counted.")
    var sequences = 100

    func run() throws {
        print("what,phase,blocks_per_event")
        MainActor.assumeIsolated {
            let stage = Stage(side: 1024)
            stage.window.addSubview(HandlingView(0, CGRect(x: 0, y: 0, width: 1024, height: 1024)))
            count("dispatch") {
                stage.touch($0, $1, 100)
            } rest: {
                stage.pass(frames: 60)
            }
            for kind in GestureCommand.Kind.allCases {
                for nest in GestureCommand.Nest.allCases {
                    let scene = GestureScene(kind, nest)
                    count("\(kind.rawValue) \(nest.rawValue)", moves: kind == .pan ? 8 : 0) {
                        scene.touch($0, $1)
                    } rest: {
                        scene.rest()
                    }
                }
            }
        }
    }

    @MainActor
    private func count(
        _ name: String, moves: Int = 8, touch: (TouchSample.Phase, Double) -> Void, rest: () -> Void
    ) {
        var totals = [0, 0, 0]
        func counted(_ place: Int, _ phase: TouchSample.Phase, _ x: Double) {
            let before = touchstone_allocations()
            touch(phase, x)
            totals[place] += touchstone_allocations() - before
        }
        for sequence in 0..<2 * sequences {
            if sequence == sequences { totals = [0, 0, 0] }
            counted(0, .began, 100)
            for step in 0..<moves { counted(1, .moved, 112 + 12 * Double(step)) }
            counted(2, .ended, moves > 0 ? 196 : 100)
            rest()
        }
        func show(_ phase: String, _ place: Int, _ events: Int) {
            print("\(name),\(phase),\(Double(totals[place] * 100 / max(1, events)) / 100)")
        }
        show("began", 0, sequences)
        if moves > 0 { show("moved", 1, sequences * moves) }
        show("ended", 2, sequences)
    }
}

extension GestureScene {
    func touch(_ phase: TouchSample.Phase, _ x: Double) { stage.touch(phase, x, 100) }
    func rest() { stage.pass(frames: 60) }
}
