import ArgumentParser
import UIKit

struct GestureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gesture",
        abstract: "Taps of two events and pans of ten, through recognizers, and what else one does with many.",
        discussion: """
            Nanoseconds an event. nest1 is one view with a recognizer; nest20 is 20 nested views, the innermost with a \
            recognizer; nest20-each has one on every view. many1000 and many10000 are one view with so many recognizers, \
            nest1000-each so many views with one each; in chain1000 and chain10000 each of many requires the one before \
            it to fail. "fail" has recognizers that set their state to failed, and a tap last; "configure" gives each \
            another delegate and target, switches it off and on, and then taps. Every gesture must be recognized, by \
            one recognizer.
            """)

    @OptionGroup var measuring: Measuring

    @Option(help: "How many gestures one round plays.")
    var sequences = 300

    @Option(name: .customLong("kind"), help: "tap, pan, fail or configure; may be repeated.")
    var kinds: [Kind] = [.tap, .pan]

    @Option(
        name: .customLong("set"),
        help: """
            nest1, nest20, nest20-each, many1000, many10000, chain1000, chain10000 or nest1000-each; may be repeated.
            """)
    var nests: [Nest] = [.nest1, .nest20, .nest20Each]

    enum Kind: String, CaseIterable, ExpressibleByArgument { case tap, pan, fail, configure }

    enum Nest: String, CaseIterable, ExpressibleByArgument {
        case nest1, nest20
        case nest20Each = "nest20-each"
        case many1000, many10000
        case chain1000, chain10000
        case nest1000Each = "nest1000-each"

        var views: Int {
            switch self {
            case .nest1, .many1000, .many10000, .chain1000, .chain10000: 1
            case .nest20, .nest20Each: 20
            case .nest1000Each: 1000
            }
        }

        /// The number of recognizers of the view at each level, the innermost last.
        func recognizers(at level: Int) -> Int {
            switch self {
            case .many1000, .chain1000: 1000
            case .many10000, .chain10000: 10_000
            case .nest20Each, .nest1000Each: 1
            case .nest1, .nest20: level == views ? 1 : 0
            }
        }

        /// Whether each recognizer requires the one that was added before it to fail.
        var isChain: Bool { self == .chain1000 || self == .chain10000 }
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
        let events = kind == .pan ? 10 : 2
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

/// Fails at the touch-down.
private final class FailingRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

/// A target and delegate that is added and removed.
private final class Other: NSObject, UIGestureRecognizerDelegate {
    @MainActor func acted() {}
}

/// A controller with nested views, recognizers and a count of their actions. It is the target, as in applications.
final class GestureScene: UIViewController {
    @exclusivity(unchecked) private(set) var recognized = 0
    let stage = Stage(side: 1024)
    private let kind: GestureCommand.Kind
    private var recognizers: [UIGestureRecognizer] = []

    init(_ kind: GestureCommand.Kind, _ nest: GestureCommand.Nest) {
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
        var parent: UIView = stage.window
        for level in 1...nest.views {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
            parent.addSubview(view)
            parent = view
            let count = nest.recognizers(at: level)
            for number in stride(from: 1, through: count, by: 1) {
                let isLast = number == count && level == nest.views
                let recognizer =
                    switch kind {
                    case .pan: UIPanGestureRecognizer(target: self, action: GestureScene.ended)
                    case .fail where !isLast: FailingRecognizer(target: self, action: GestureScene.ended)
                    default: UITapGestureRecognizer(target: self, action: GestureScene.ended)
                    }
                if nest.isChain, let before = recognizers.last { recognizer.require(toFail: before) }
                view.addGestureRecognizer(recognizer)
                recognizers.append(recognizer)
            }
        }
        stage.application.service()
    }

    required init?(coder: NSCoder) { nil }

    private func ended(_ recognizer: UIGestureRecognizer) {
        if recognizer.state == .ended { recognized += 1 }
    }

    func play(_ index: Int) {
        if kind == .configure { configure() }
        let x = Double(100 + index % 100)
        stage.touch(.began, x, 100)
        if kind == .pan {
            for step in 1...8 { stage.touch(.moved, x + 12 * Double(step), 100) }
            stage.touch(.ended, x + 96, 100)
        } else {
            stage.pass(frames: 3)
            stage.touch(.ended, x, 100)
        }
        stage.pass(frames: 60)
    }

    /// Changes the delegate of each recognizer, adds and removes a target, and disables and enables it.
    private func configure() {
        let other = Other()
        for recognizer in recognizers {
            recognizer.delegate = other
            recognizer.addTarget(other, action: Other.acted)
            recognizer.removeTarget(other, action: nil)
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
    }
}
