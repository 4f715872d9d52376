import Foundation
import TouchstoneCore

/// Records the inputs that an application receives from all hosts, and its run-loop iterations.
///
/// ```swift
/// let recorder = SessionRecorder(application)
/// …
/// try recorder.stop().text.write(toFile: "session.jsonl", atomically: true, encoding: .utf8)
/// ```
///
/// The recorder observes the application where all ports meet, so it receives inputs in their actual order. Start it
/// before the first touch, and preferably before the interface is created, because a replay begins in the same state.
@MainActor
public final class SessionRecorder {
    /// The recording made until now. It has no entries if they are written to a file.
    public private(set) var recording: Recording
    private weak var application: UIApplication?
    private let file: RecordingFile?
    private var listener: Trace.Listener?
    private var numbering = TraceNumbering()
    /// The nesting depth of run-loop iterations. A nested iteration is part of the outer one.
    private var depth = 0
    /// Whether the last entry is a record made outside run-loop iterations.
    private var isOutside = false
    private var frame: (samples: [TouchSample], device: Int, serial: Int)?
    private var traceOfFrame: [String] = []
    private var lineCount = 0

    /// Starts recording in memory.
    ///
    /// - Parameters:
    ///   - application: The application to record. It has one recorder at a time; a new recorder replaces the previous
    ///     one.
    ///   - title: A short description of the session.
    ///   - app: The name of the application for a replay; see ``Recording/Header/app``.
    ///   - keepsTrace: Whether to store the trace too, so that a replay can report the first difference.
    public convenience init(
        _ application: UIApplication, title: String? = nil, app: String? = nil, keepsTrace: Bool = true
    ) {
        self.init(application, title: title, app: app, keepsTrace: keepsTrace, file: nil)
    }

    /// Starts recording to a file. No entries are kept in memory.
    ///
    /// Inputs are written before the application handles them, and the trace after each run-loop iteration. If the program crashes, the
    /// recording therefore contains the input that led to the crash.
    ///
    /// - Parameters:
    ///   - application: The application to record. It has one recorder at a time; a new recorder replaces the previous
    ///     one.
    ///   - path: The path of the file. An existing file is overwritten.
    ///   - title: A short description of the session.
    ///   - app: The name of the application for a replay; see ``Recording/Header/app``.
    ///   - keepsTrace: Whether to store the trace too, so that a replay can report the first difference.
    /// - Throws: ``RecordingFileError`` if the file cannot be created.
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
        application.iterationObserver = self
        (application.clock as? any IterationClock)?.deadlineIteration = { [weak self] body in
            guard let self else { return body() }
            iterationBegan(.deadlines)
            body()
            iterationEnded(.deadlines)
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
                // The samples of a device report form one entry, although each sample is traced.
                if frame == nil { add(.trace(line)) } else { traceOfFrame.append(line) }
            }
        }
    }

    /// Stops recording.
    ///
    /// - Returns: The recording; without entries if they were written to a file.
    /// - Throws: ``RecordingFileError`` if writing to the file failed at any time.
    @discardableResult
    public func stop() throws -> Recording {
        endFrame()
        if let application, application.iterationObserver === self {
            application.iterationObserver = nil
            (application.clock as? any IterationClock)?.deadlineIteration = nil
            if let listener { application.trace.stop(listener) }
        }
        try file?.end(RecordingText.end(lines: lineCount))
        return recording
    }

    /// Records that the host shows another of its scenes, so that a replay does the same.
    ///
    /// - Parameters:
    ///   - scene: The id of the scene.
    ///   - show: Shows the scene.
    public func show(_ scene: String, _ show: () -> Void) {
        guard let application else { return show() }
        (application.clock as? any IterationClock)?.holdStill {
            iterationBegan(.scene)
            add(.input(.scene(scene), time: application.clock.now))
            show()
            iterationEnded(.scene)
        }
    }

    private func add(_ entry: Recording.Entry) {
        lineCount += 1
        guard let file else { return recording.entries.append(entry) }
        file.add(RecordingText.line(entry))
        // The application may crash while it handles the input or iteration. The trace can wait.
        if case .trace = entry { return }
        file.flush()
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

extension SessionRecorder: RunLoopIterationObserver {
    package func iterationBegan(_ turn: RunLoopIteration) {
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

    package func iterationEnded(_ turn: RunLoopIteration) {
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
