import ArgumentParser
import UIKit

struct GestureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gesture", abstract: "Taps of two events and pans of ten, through recognizers.",
        discussion: """
            Nanoseconds an event. nest1 is one view with a recognizer; nest20 is 20 nested views, the innermost with a \
            recognizer; nest20-each has one on every view. many1000 and many10000 are one view with so many recognizers, \
            nest1000-each so many views with one each. Every gesture must be recognized, by one recognizer.
            """)

    @OptionGroup var measuring: Measuring

    @Option(help: "How many gestures one round plays.")
    var sequences = 300

    @Option(name: .customLong("kind"), help: "tap or pan; may be repeated.")
    var kinds: [Kind] = Kind.allCases

    @Option(
        name: .customLong("set"),
        help: "nest1, nest20, nest20-each, many1000, many10000 or nest1000-each; may be repeated.")
    var nests: [Nest] = [.nest1, .nest20, .nest20Each]

    enum Kind: String, CaseIterable, ExpressibleByArgument { case tap, pan }

    enum Nest: String, CaseIterable, ExpressibleByArgument {
        case nest1, nest20
        case nest20Each = "nest20-each"
        case many1000, many10000
        case nest1000Each = "nest1000-each"

        var views: Int {
            switch self {
            case .nest1, .many1000, .many10000: 1
            case .nest20, .nest20Each: 20
            case .nest1000Each: 1000
            }
        }

        /// How many recognizers the view at this level has; the innermost is the last.
        func recognizers(at level: Int) -> Int {
            switch self {
            case .many1000: 1000
            case .many10000: 10_000
            case .nest20Each, .nest1000Each: 1
            case .nest1, .nest20: level == views ? 1 : 0
            }
        }
    }

    func run() throws {
        print(TouchstoneBench.header)
        for kind in kinds {
            for nest in nests { MainActor.assumeIsolated { measure(kind, nest) } }
        }
    }

    @MainActor
    private func measure(_ kind: Kind, _ nest: Nest) {
        let scene = GestureScene(kind, nest)
        let events = kind == .tap ? 2 : 10
        var expected = 0
        Stopwatch(measuring: measuring).row(
            "touchstone-\(kind.rawValue)", nest.rawValue, points: sequences, parts: sequences * events
        ) {
            abs(expected - scene.recognized)
        } work: {
            for index in 0..<sequences { scene.play(index) }
            expected += sequences
        }
    }
}

/// Nested views with recognizers, and what these recognized. It is a controller, as the targets of applications are.
final class GestureScene: UIViewController {
    @exclusivity(unchecked) private(set) var recognized = 0
    let stage = Stage(side: 1024)
    private let kind: GestureCommand.Kind

    init(_ kind: GestureCommand.Kind, _ nest: GestureCommand.Nest) {
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
        var parent: UIView = stage.window
        for level in 1...nest.views {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
            parent.addSubview(view)
            parent = view
            for _ in 0..<nest.recognizers(at: level) {
                switch kind {
                case .tap:
                    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: GestureScene.ended))
                case .pan:
                    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: GestureScene.ended))
                }
            }
        }
        stage.application.service()
    }

    required init?(coder: NSCoder) { nil }

    private func ended(_ recognizer: UIGestureRecognizer) {
        if recognizer.state == .ended { recognized += 1 }
    }

    func play(_ index: Int) {
        let x = Double(100 + index % 100)
        stage.touch(.began, x, 100)
        switch kind {
        case .tap:
            stage.pass(frames: 3)
            stage.touch(.ended, x, 100)
        case .pan:
            for step in 1...8 { stage.touch(.moved, x + 12 * Double(step), 100) }
            stage.touch(.ended, x + 96, 100)
        }
        stage.pass(frames: 60)
    }
}
