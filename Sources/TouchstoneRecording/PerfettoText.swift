import Foundation
import TouchstoneCore
import TouchstoneText

/// A trace in the JSON format of Chrome's trace viewer, which Perfetto (ui.perfetto.dev) opens. It has a track for each
/// touch, recognizer and view.
public struct PerfettoText {
    /// The text of the JSON file.
    public let text: String

    /// Converts a trace. Times in the file are in microseconds since the first record.
    ///
    /// - Parameter records: The records of the trace, in order.
    public init(_ records: [TraceRecord]) {
        var writer = TraceEventWriter(start: records.first?.time ?? 0)
        let touches = TouchHistory.all(in: records)
        let end = records.last?.time ?? 0
        for (index, touch) in touches.enumerated() { writer.add(touch, track: index + 1, end: end) }
        writer.addRecognizers(touches, end: end)
        writer.addViews(touches, end: end)
        text = writer.text
    }
}

private struct TraceEventWriter {
    private enum Group: Int, CaseIterable {
        case touches = 1
        case recognizers, views

        var name: String {
            switch self {
            case .touches: "Touches"
            case .recognizers: "Recognizers"
            case .views: "Views"
            }
        }
    }

    private let start: TimeInterval
    private var events: [String] = []

    init(start: TimeInterval) {
        self.start = start
        for group in Group.allCases {
            name("process_name", group, 0, group.name)
            sort("process_sort_index", group, 0, group.rawValue)
        }
    }

    var text: String {
        "{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n" + events.joined(separator: ",\n") + "\n]}\n"
    }

    mutating func add(_ touch: TouchHistory, track: Int, end: TimeInterval) {
        name("thread_name", .touches, track, "touch \(touch.number) (finger \(touch.finger))")
        sort("thread_sort_index", .touches, track, track)
        let eventLog = TouchEventLog(touch, start: start)
        slice(
            .touches, track, "touch \(touch.number): \(touch.outcome.words)", touch.downTime, touch.upTime ?? end,
            [("story", eventLog.text)])
        if let binding = touch.binding {
            moment(.touches, track, "bound to \(binding.view.name)", binding.time)
            if let first = touch.deliveries.first, first.time - binding.time > 1e-6 {
                slice(.touches, track, "held back from \(binding.view.name)", binding.time, first.time, [])
            }
        }
        for cancellation in touch.cancellations {
            moment(.touches, track, "cancelled: \(cancellation.reason.words)", cancellation.time)
        }
        for effect in touch.effects { moment(.touches, track, effect.text, effect.time) }
    }

    mutating func addRecognizers(_ touches: [TouchHistory], end: TimeInterval) {
        var tracks: [Int: Int] = [:]
        for touch in touches {
            for recognizer in touch.arena {
                let isNew = tracks[recognizer.id] == nil
                let track = tracks[recognizer.id] ?? tracks.count + 1
                tracks[recognizer.id] = track
                if isNew {
                    name("thread_name", .recognizers, track, recognizer.name)
                    sort("thread_sort_index", .recognizers, track, track)
                }
                for phase in touch.phases(of: recognizer, end: end) {
                    slice(
                        .recognizers, track, phase.name, phase.start, phase.end,
                        [("touch", "\(touch.number)")] + (phase.reason.map { [("why", $0.words)] } ?? []))
                }
            }
        }
    }

    mutating func addViews(_ touches: [TouchHistory], end: TimeInterval) {
        var tracks: [Int: Int] = [:]
        for touch in touches {
            var open: (view: TraceSubject, time: TimeInterval)?
            for delivery in touch.deliveries {
                let view = delivery.receiver
                let isNew = tracks[view.id] == nil
                let track = tracks[view.id] ?? tracks.count + 1
                tracks[view.id] = track
                if isNew {
                    name("thread_name", .views, track, view.name)
                    sort("thread_sort_index", .views, track, track)
                }
                moment(.views, track, "\(delivery.method.rawValue) [\(touch.number)]", delivery.time)
                switch delivery.method {
                case .touchesBegan: open = (view, delivery.time)
                case .touchesEnded, .touchesCancelled:
                    if let from = open?.time {
                        let how = delivery.method == .touchesEnded ? "ended" : "cancelled"
                        slice(.views, track, "touch \(touch.number), \(how)", from, delivery.time, [])
                    }
                    open = nil
                default: break
                }
            }
            if let open, let track = tracks[open.view.id] {
                slice(.views, track, "touch \(touch.number)", open.time, end, [])
            }
        }
    }

    // MARK: Trace events

    private mutating func slice(
        _ group: Group, _ track: Int, _ name: String, _ from: TimeInterval, _ to: TimeInterval,
        _ arguments: [(String, String)]
    ) {
        let start = start
        event(name, "X", group, track) { json in
            json.key("ts")
            json.add((from - start) * 1e6, decimals: 3)
            json.key("dur")
            json.add(max(0, to - from) * 1e6, decimals: 3)
            guard !arguments.isEmpty else { return }
            json.key("args")
            json.object { json in
                for (key, value) in arguments {
                    json.key(key)
                    json.add(value)
                }
            }
        }
    }

    private mutating func moment(_ group: Group, _ track: Int, _ name: String, _ time: TimeInterval) {
        let start = start
        event(name, "i", group, track) { json in
            json.key("ts")
            json.add((time - start) * 1e6, decimals: 3)
            json.key("s")
            json.add("t")
        }
    }

    private mutating func name(_ kind: String, _ group: Group, _ track: Int, _ name: String) {
        event(kind, "M", group, track) { json in
            json.key("args")
            json.object { json in
                json.key("name")
                json.add(name)
            }
        }
    }

    private mutating func sort(_ kind: String, _ group: Group, _ track: Int, _ index: Int) {
        event(kind, "M", group, track) { json in
            json.key("args")
            json.object { json in
                json.key("sort_index")
                json.add(index)
            }
        }
    }

    private mutating func event(
        _ name: String, _ phase: String, _ group: Group, _ track: Int, _ members: (inout JSONText) -> Void
    ) {
        var json = JSONText()
        json.object { json in
            json.key("name")
            json.add(name)
            json.key("ph")
            json.add(phase)
            json.key("pid")
            json.add(group.rawValue)
            json.key("tid")
            json.add(track)
            members(&json)
        }
        events.append(json.text)
    }
}
