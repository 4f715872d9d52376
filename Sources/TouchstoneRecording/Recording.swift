import Foundation
import TouchstoneCore

/// The inputs of an application with their times, so that they can be repeated exactly.
///
/// ``SessionRecorder`` makes a recording, ``read(contentsOf:)`` reads one from a file, and ``text`` is its text. The
/// format is described in `docs/recording.md`.
///
/// ```swift
/// let reading = try Recording.read(contentsOf: "session.jsonl")
/// print(reading.recording.duration, reading.problems)
/// ```
public struct Recording: Sendable {
    /// The version of the format that is written.
    public static let version = 2

    /// The application's state when the recording began.
    public var header: Header
    /// The entries, in the order in which they happened.
    public var entries: [Entry]

    /// Creates a recording with the given entries.
    public init(header: Header, entries: [Entry] = []) {
        self.header = header
        self.entries = entries
    }

    /// The application's state when the recording began.
    public struct Header: Equatable, Sendable {
        /// A short description of the session, or `nil` if none was given.
        public var title: String?
        /// The name of the recorded application, such as `lab`, or `nil` if not stated. A replay never opens it as a
        /// file.
        public var app: String?
        /// The text of the scenario that was recorded, or `nil` if the scene was not a scenario's.
        public var scenario: String?
        /// The clock's time when the recording began, in seconds.
        public var start: TimeInterval
        /// The size of the screen, in points.
        public var screen: CGSize
        /// The number of pixels per point.
        public var scale: CGFloat
        /// Whether the user interface style is dark.
        public var isDark: Bool
        /// The interval between two deliveries of moves, in seconds.
        public var frameInterval: TimeInterval
        /// The iOS version that the application behaved like.
        public var behavior: Behavior.Version
        /// The name of the screen's model, such as `iPhone 14`; `nil` if the screen has no model or one that has no name here.
        public var device: String?

        /// Creates a header. The defaults describe a screen of 390 × 844 points and a recording that begins at 0 s.
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
        /// An input, with the time on the application's clock at which it was received.
        case input(Input, time: TimeInterval)
        /// A run-loop iteration. The entries up to the next one happened during it.
        case turn(Turn, time: TimeInterval)
        /// A trace record, as JSON written by `TraceJSON`.
        case trace(String)
    }

    /// An input from outside the application.
    public enum Input: Equatable, Sendable {
        /// Touch samples of one device report, with the number of the device.
        case touches([TouchSample], device: Int)
        /// A hovering pointer, with the number of its device.
        case hover(HoverSample, device: Int)
        /// A wheel or trackpad that scrolls or zooms.
        case scroll(ScrollSample)
        /// A key event, with the number of its device.
        case key(KeySample, device: Int)
        /// An input method's action for the first responder, with the number of its device.
        case text(TextInputSample, device: Int)
        /// The strings that another program copied to the pasteboard.
        case pasteboard([String])
        /// A shake, a command of a remote control, or a tap on the status bar.
        case global(GlobalSample)
        /// The disconnection of a device, which also removes its fingers and keys.
        case hostGone(device: Int)
        /// Whether the application is active.
        case activation(Bool)
        /// Whether the application is in the background.
        case background(Bool)
        /// Whether the application's own keyboard appears for text input.
        case builtInKeyboard(Bool)
        /// The screen's size in points, its pixels per point, and whether the user interface style is dark.
        case screen(CGSize, scale: CGFloat, isDark: Bool)
        /// The id of a scene that the host showed.
        case scene(String)
    }

    /// The kind of a run-loop iteration. A recording without iterations is played by the times of its inputs.
    public struct Turn: Equatable, Sendable {
        let kind: RunLoopIteration
    }
}

extension Recording {
    /// Whether the recording contains run-loop iterations, so that a replay can repeat them exactly.
    public var hasIterations: Bool {
        entries.contains { if case .turn = $0 { true } else { false } }
    }

    /// The inputs, with the times at which the application received them.
    public var inputs: [(input: Input, time: TimeInterval)] {
        entries.compactMap { entry in
            guard case .input(let input, let time) = entry else { return nil }
            return (input, time)
        }
    }

    /// The stored trace, one JSON object per record; empty if none was stored.
    public var trace: [String] {
        entries.compactMap { entry in
            guard case .trace(let line) = entry else { return nil }
            return line
        }
    }

    /// The stored trace without records made outside run-loop iterations, which a replay cannot repeat.
    var traceOfIterations: [String] {
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

    /// The time from the beginning to the last entry, in seconds.
    public var duration: TimeInterval {
        for entry in entries.reversed() {
            switch entry {
            case .input(_, let time), .turn(_, let time): return max(0, time - header.start)
            case .trace: continue
            }
        }
        return 0
    }

    /// The number of samples in all inputs.
    public var sampleCount: Int {
        inputs.reduce(0) { count, entry in
            if case .touches(let samples, _) = entry.input { count + samples.count } else { count + 1 }
        }
    }

    /// The same inputs without run-loop iterations and trace, for a recording that is to be changed.
    public var inputsAlone: Recording {
        Recording(header: header, entries: inputs.map { .input($0.input, time: $0.time) })
    }

    /// Creates a recording of a device's touch samples, such as captured hardware input. The first device report is at
    /// 0 s.
    ///
    /// - Parameters:
    ///   - frames: The device reports, in order.
    ///   - screen: The size of the screen that the sample locations refer to, in points.
    public init(_ frames: [DeviceReport], screen: CGSize) {
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
