import Foundation
import TouchstoneCore

/// Records what an application is given, whichever hosts give it, and how its loop turned.
///
/// ```swift
/// let recorder = SessionRecorder(application)
/// …
/// try recorder.stop().text.write(toFile: "session.jsonl", atomically: true, encoding: .utf8)
/// ```
///
/// It sits where all ports meet, so that it hears what really came in, in the one order in which it came in. Begin before
/// anything is touched, and best before the interface is made: a replay begins where the recording did.
@MainActor
public final class SessionRecorder {
    /// What has been recorded so far; without entries where it goes to a file.
    public private(set) var recording: Recording
    private weak var application: UIApplication?
    private let file: RecordingFile?
    private var listener: Trace.Listener?
    private var numbering = TraceNumbering()
    /// Turns within turns are part of them.
    private var depth = 0
    /// Whether the last line tells of what happened outside all turns.
    private var isOutside = false
    private var frame: (samples: [TouchSample], device: Int, serial: Int)?
    private var traceOfFrame: [String] = []
    private var lineCount = 0

    /// Begins.
    /// - Parameters:
    ///   - application: Whose input is recorded. It has one recorder at a time; a new one takes the old one's place.
    ///   - title: What is recorded, for people.
    ///   - app: Where it can be replayed; see ``Recording/Header/app``.
    ///   - keepsTrace: Whether the trace is stored too, so that a replay can tell the first difference.
    public convenience init(
        _ application: UIApplication, title: String? = nil, app: String? = nil, keepsTrace: Bool = true
    ) {
        self.init(application, title: title, app: app, keepsTrace: keepsTrace, file: nil)
    }

    /// Begins, and writes each turn to a file as soon as it is over; nothing is kept in memory.
    /// - Throws: ``RecordingFileError`` where the file cannot be written.
    public convenience init(
        _ application: UIApplication, file path: String, title: String? = nil, app: String? = nil,
        keepsTrace: Bool = true
    ) throws {
        self.init(
            application, title: title, app: app, keepsTrace: keepsTrace, file: try RecordingFile(path))
    }

    private init(_ application: UIApplication, title: String?, app: String?, keepsTrace: Bool, file: RecordingFile?) {
        self.application = application
        self.file = file
        let screen = application.screen
        recording = Recording(
            header: Recording.Header(
                title: title, app: app, start: application.clock.now, screen: screen.bounds.size, scale: screen.scale,
                isDark: screen.userInterfaceStyle == .dark, frameInterval: application.frameInterval,
                behavior: application.behavior.version,
                device: screen.model.flatMap { ScreenModel.named($0.name) == $0 ? $0.name : nil }))
        file?.add(RecordingText.header(recording.header))
        application.turnListener = self
        (application.clock as? any TurningClock)?.deadlineTurn = { [weak self] body in
            guard let self else { return body() }
            turnBegan(.deadlines)
            body()
            turnEnded(.deadlines)
        }
        guard keepsTrace else { return }
        listener = application.trace.listen { [weak self] record in
            guard let self else { return }
            if depth == 0 {
                if !isOutside { add(.turn(Recording.Turn(kind: .outside), time: now)) }
                isOutside = true
                add(.trace(TraceJSON(numbering.renumberedOutside(record)).line))
            } else {
                let line = TraceJSON(numbering.renumbered(record)).line
                // A hardware frame stays together, though each of its samples is traced.
                if frame == nil { add(.trace(line)) } else { traceOfFrame.append(line) }
            }
        }
    }

    /// Ends. The recording is in memory, unless it went to a file.
    /// - Throws: ``RecordingFileError`` where the file could not be written, now or before.
    @discardableResult
    public func stop() throws -> Recording {
        endFrame()
        if let application, application.turnListener === self {
            application.turnListener = nil
            (application.clock as? any TurningClock)?.deadlineTurn = nil
            if let listener { application.trace.stop(listener) }
        }
        try file?.end(RecordingText.end(lines: lineCount))
        return recording
    }

    /// Shows another of the host's scenes, as something that a replay does too.
    public func show(_ scene: String, _ show: () -> Void) {
        guard let application else { return show() }
        (application.clock as? any TurningClock)?.holdStill {
            turnBegan(.scene)
            add(.input(.scene(scene), time: application.clock.now))
            show()
            turnEnded(.scene)
        }
    }

    private func add(_ entry: Recording.Entry) {
        lineCount += 1
        if let file { file.add(RecordingText.line(entry)) } else { recording.entries.append(entry) }
    }

    private func endFrame() {
        guard let (samples, device, _) = frame else { return }
        frame = nil
        add(.input(.touches(samples, device: device), time: now))
        for line in traceOfFrame { add(.trace(line)) }
        traceOfFrame.removeAll(keepingCapacity: true)
    }

    private var now: TimeInterval { application?.clock.now ?? recording.header.start }
}

extension SessionRecorder: TurnListener {
    package func turnBegan(_ turn: LoopTurn) {
        depth += 1
        isOutside = false
        if depth == 1 || turn == .port { add(.turn(Recording.Turn(kind: turn), time: now)) }
    }

    package func took(_ input: MovedInput) {
        switch input {
        case .touch(let sample, let device, let serial):
            if let open = frame, open.device == device, open.serial == serial {
                frame!.samples.append(sample)
            } else {
                endFrame()
                frame = ([sample], device, serial)
            }
        case .other(let input):
            endFrame()
            add(.input(Recording.Input(input), time: now))
        }
    }

    package func turnEnded(_ turn: LoopTurn) {
        endFrame()
        depth -= 1
        if depth == 0 { file?.flush() }
    }
}

extension Recording.Input {
    fileprivate init(_ input: HostInput) {
        switch input {
        case .hover(let sample, let device): self = .hover(sample, device: device)
        case .scroll(let sample): self = .scroll(sample)
        case .key(let sample, let device): self = .key(sample, device: device)
        case .text(let sample, let device): self = .text(sample, device: device)
        case .pasteboard(let strings): self = .pasteboard(strings)
        case .global(let sample): self = .global(sample)
        case .hostGone(let device): self = .hostGone(device: device)
        case .builtInKeyboard(let shows): self = .builtInKeyboard(shows)
        case .activation(let isActive): self = .activation(isActive)
        case .background(let isBackground): self = .background(isBackground)
        case .screen(let size, let scale, let style):
            self = .screen(size, scale: scale, isDark: style == .dark)
        }
    }
}
