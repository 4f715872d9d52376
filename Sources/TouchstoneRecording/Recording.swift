import Foundation
import TouchstoneCore

/// What an application was given from outside, with times, so that it can be given the same again.
///
/// A recording is made by ``SessionRecorder``, read from a file by ``read(contentsOf:)`` and written as ``text``; the format is
/// described in `docs/recording.md`.
public struct Recording: Sendable {
    /// The version of the format that is written.
    public static let version = 2

    /// What the application was like when the recording began.
    public var header: Header
    /// In the order in which it happened.
    public var entries: [Entry]

    /// A recording of these entries.
    public init(header: Header, entries: [Entry] = []) {
        self.header = header
        self.entries = entries
    }

    /// What the application was like when the recording began.
    public struct Header: Equatable, Sendable {
        /// What was recorded, in a few words; nil where nobody said.
        public var title: String?
        /// What was recorded: `lab`, or any other name of an application; `nil` if not stated. A replay never opens it as a file.
        public var app: String?
        /// The text of the scenario that was recorded; `nil` if the scene was not a scenario's.
        public var scenario: String?
        /// The clock when the recording began, in seconds.
        public var start: TimeInterval
        /// The screen's size, in points.
        public var screen: CGSize
        /// Pixels a point.
        public var scale: CGFloat
        /// Whether the screen's surroundings are dark.
        public var isDark: Bool
        /// Seconds between two deliveries of moves.
        public var frameInterval: TimeInterval
        /// Which iOS the application behaved like.
        public var behavior: Behavior.Version
        /// The name of the screen's model, such as `iPhone 14`; `nil` if the screen has no model or one that has no name here.
        public var device: String?

        /// A header; what is not given is an application of 390 by 844 points that begins at 0 s.
        public init(
            title: String? = nil, app: String? = nil, scenario: String? = nil, start: TimeInterval = 0,
            screen: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1, isDark: Bool = false,
            frameInterval: TimeInterval = 1.0 / 60, behavior: Behavior.Version = .iOS26, device: String? = nil
        ) {
            self.title = title
            self.app = app
            self.scenario = scenario
            self.start = start
            self.screen = screen
            self.scale = scale
            self.isDark = isDark
            self.frameInterval = frameInterval
            self.behavior = behavior
            self.device = device
        }
    }

    /// One line of a recording.
    public enum Entry: Equatable, Sendable {
        /// Something came in; the time is when the application took it in, on its clock.
        case input(Input, time: TimeInterval)
        /// The application's loop turned; what follows, up to the next turn, happened in it.
        case turn(Turn, time: TimeInterval)
        /// What the trace said, as the JSON that `TraceJSON` writes.
        case trace(String)
    }

    /// Something from outside.
    public enum Input: Equatable, Sendable {
        /// What hardware reported of its fingers at one moment; devices are told apart by number.
        case touches([TouchSample], device: Int)
        /// A pointer that hovers, with the number of its device.
        case hover(HoverSample, device: Int)
        /// A wheel or a trackpad that scrolls or zooms.
        case scroll(ScrollSample)
        /// A key, with the number of its device.
        case key(KeySample, device: Int)
        /// What an input method had for the first responder.
        case text(TextInputSample, device: Int)
        /// What another program copied.
        case pasteboard([String])
        /// A shake, a remote control's button, or a tap on the status bar.
        case global(GlobalSample)
        /// A device is gone, and with it its fingers and keys.
        case hostGone(device: Int)
        /// The application became active, or no longer is.
        case activation(Bool)
        /// The application went to the background, or came back to the foreground.
        case background(Bool)
        /// Whether the application's own keyboard rises for text.
        case builtInKeyboard(Bool)
        /// The screen's size in points, pixels a point, and whether its surroundings are dark.
        case screen(CGSize, scale: CGFloat, isDark: Bool)
        /// The host showed another of its scenes.
        case scene(String)
    }

    /// Why the loop turned. Without its turns a recording is played by the times of its inputs alone.
    public struct Turn: Equatable, Sendable {
        let kind: LoopTurn
    }
}

extension Recording {
    /// Whether it tells how the loop turned, so that a replay repeats it exactly.
    public var hasTurns: Bool {
        entries.contains { if case .turn = $0 { true } else { false } }
    }

    /// The inputs, with the times at which the application took them in.
    public var inputs: [(input: Input, time: TimeInterval)] {
        entries.compactMap { entry in
            guard case .input(let input, let time) = entry else { return nil }
            return (input, time)
        }
    }

    /// The stored trace, one JSON object a record; empty where none was stored.
    public var trace: [String] {
        entries.compactMap { entry in
            guard case .trace(let line) = entry else { return nil }
            return line
        }
    }

    /// The stored trace without what happened outside all turns, which a replay cannot repeat.
    var traceOfTurns: [String] {
        var isOutside = false
        return entries.compactMap { entry in
            switch entry {
            case .turn(let turn, _): isOutside = turn.kind == .outside
            case .trace(let line) where !isOutside: return line
            case .trace, .input: break
            }
            return nil
        }
    }

    /// From the beginning to the last entry, in seconds.
    public var duration: TimeInterval {
        for entry in entries.reversed() {
            switch entry {
            case .input(_, let time), .turn(_, let time): return max(0, time - header.start)
            case .trace: continue
            }
        }
        return 0
    }

    /// How many samples its inputs hold.
    public var sampleCount: Int {
        inputs.reduce(0) { count, entry in
            if case .touches(let samples, _) = entry.input { count + samples.count } else { count + 1 }
        }
    }

    /// The same inputs without turns and trace, as after a change.
    public var inputsAlone: Recording {
        Recording(header: header, entries: inputs.map { .input($0.input, time: $0.time) })
    }

    /// Fingers of a device, such as recorded hardware, as inputs that arrive when they happened, the first of them at 0.
    /// - Parameter screen: What the samples' places are on, in points.
    public init(_ frames: [TouchReport], screen: CGSize) {
        self.init(header: Header(screen: screen))
        let start = frames.first?.time ?? 0
        entries = frames.map { frame in
            let time = max(0, frame.time - start)
            let samples = frame.samples.map { recorded in
                var sample = recorded
                sample.time = time
                return sample
            }
            return .input(.touches(samples, device: 1), time: time)
        }
    }
}
