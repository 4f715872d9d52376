import Foundation
import TouchstoneCore

/// Maps times to horizontal positions. Long periods without events are folded.
struct ReportTimeScale {
    struct Fold {
        var x: Double
        var duration: TimeInterval
    }

    private struct Piece {
        var start: TimeInterval
        var end: TimeInterval
        var x: Double
        var pointsPerSecond: Double
    }

    private var pieces: [Piece] = []
    private(set) var folds: [Fold] = []
    private(set) var width: Double = 0

    private static let foldWidth = 34.0
    private static let longestPause: TimeInterval = 0.6

    /// - Parameters:
    ///   - spans: The periods with events, in seconds.
    ///   - least: The minimum width, in points.
    init(_ spans: [(start: TimeInterval, end: TimeInterval)], least: Double) {
        var busy: [(start: TimeInterval, end: TimeInterval)] = []
        for span in spans.sorted(by: { $0.start < $1.start }) {
            let (start, end) = (span.start - 0.06, max(span.end, span.start) + 0.12)
            if let last = busy.last, start - last.end < Self.longestPause {
                busy[busy.count - 1].end = max(last.end, end)
            } else {
                busy.append((start, end))
            }
        }
        let total = max(0.05, busy.reduce(0) { $0 + $1.end - $1.start })
        let room = least - Double(max(0, busy.count - 1)) * Self.foldWidth
        // A short session fills the page; a long one gets wider and scrolls.
        let rate = min(4000, max(room / total, 90))
        for span in busy {
            if let last = pieces.last {
                folds.append(Fold(x: width + Self.foldWidth / 2, duration: span.start - last.end))
                width += Self.foldWidth
            }
            pieces.append(Piece(start: span.start, end: span.end, x: width, pointsPerSecond: rate))
            width += (span.end - span.start) * rate
        }
    }

    func x(_ time: TimeInterval) -> Double {
        guard let piece = pieces.last(where: { $0.start <= time }) ?? pieces.first else { return 0 }
        return piece.x + (min(max(time, piece.start), piece.end) - piece.start) * piece.pointsPerSecond
    }

    /// Round times that are far enough apart for their labels.
    func ticks() -> [(time: TimeInterval, x: Double)] {
        var ticks: [(time: TimeInterval, x: Double)] = []
        for piece in pieces {
            let wanted = 90 / piece.pointsPerSecond
            let step = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 300].first { $0 >= wanted } ?? 600
            var time = (piece.start / step).rounded(.up) * step
            while time <= piece.end, ticks.count < 2000 {
                let x = x(time)
                let isFree = !folds.contains { abs($0.x - x) < 40 }
                if isFree, ticks.last.map({ x - $0.x > 44 }) ?? true { ticks.append((time, x)) }
                time += step
            }
        }
        return ticks
    }
}

/// Touches, recognizers and views of a session in lanes along a time axis.
struct ReportTimeline {
    private(set) var html = ""

    private static let label = 150.0
    private static let lane = 26.0

    init(_ touches: [TouchHistory], start: TimeInterval, end: TimeInterval) {
        let spans = touches.map { (start: $0.downTime - start, end: min($0.endTime, end) - start) }
        let scale = ReportTimeScale(spans, least: 900)
        var lanes: [(title: String, marks: String, isHeading: Bool)] = [("Touches", "", true)]
        for row in Self.rows(touches) {
            let marks = row.map { Self.touch($0, scale, start, end) }.joined()
            let numbers = row.prefix(3).map { "\($0.number)" }.joined(separator: ", ")
            let title = row.count == 1 ? "touch \(numbers)" : "touches \(numbers)\(row.count > 3 ? " …" : "")"
            lanes.append((title, marks, false))
        }
        let recognizers = Self.recognizers(touches)
        if !recognizers.isEmpty { lanes.append(("Recognizers", "", true)) }
        for recognizer in recognizers.prefix(60) {
            let marks = touches.filter { $0.arena.contains { $0.id == recognizer.id } }
                .map { Self.gesture($0, recognizer, scale, start, end) }
            lanes.append((recognizer.name, marks.joined(), false))
        }
        let views = Self.views(touches)
        if !views.isEmpty { lanes.append(("Views", "", true)) }
        for view in views.prefix(60) {
            lanes.append((view.name, touches.map { Self.view($0, view, scale, start, end) }.joined(), false))
        }
        draw(lanes, scale)
    }

    // MARK: Drawing

    private mutating func draw(_ lanes: [(title: String, marks: String, isHeading: Bool)], _ scale: ReportTimeScale) {
        let height = 30 + Double(lanes.count) * Self.lane + 8
        let width = Self.label + scale.width + 20
        var svg =
            "<div class=\"scroller\"><svg class=\"timeline\" width=\"\(Self.n(width))\" height=\"\(Self.n(height))\">"
        svg += "<g transform=\"translate(\(Self.n(Self.label)) 0)\">"
        for tick in scale.ticks() {
            svg +=
                "<line class=\"tick\" x1=\"\(Self.n(tick.x))\" x2=\"\(Self.n(tick.x))\" y1=\"22\" y2=\"\(Self.n(height))\"/>"
            svg += "<text class=\"time\" x=\"\(Self.n(tick.x))\" y=\"14\">\(tick.time.seconds)</text>"
        }
        for fold in scale.folds {
            svg +=
                "<rect class=\"fold\" x=\"\(Self.n(fold.x - 13))\" y=\"22\" width=\"26\" height=\"\(Self.n(height - 22))\">"
            svg += "<title>\(fold.duration.seconds) in which nothing happened</title></rect>"
            svg += "<text class=\"time\" x=\"\(Self.n(fold.x))\" y=\"14\">⋯</text>"
        }
        for (index, lane) in lanes.enumerated() where !lane.isHeading {
            let y = 30 + Double(index) * Self.lane
            svg += "<g transform=\"translate(0 \(Self.n(y)))\">\(lane.marks)</g>"
        }
        svg += "</g>"
        for (index, lane) in lanes.enumerated() {
            let y = 30 + Double(index) * Self.lane
            let kind = lane.isHeading ? "heading" : "label"
            let title = lane.title.count > 20 ? lane.title.prefix(19) + "…" : lane.title[...]
            svg += "<text class=\"\(kind)\" x=\"0\" y=\"\(Self.n(y + 17))\">\(HTMLText.escaped(String(title)))"
            svg += "<title>\(HTMLText.escaped(lane.title))</title></text>"
        }
        html = svg + "</svg></div>\n" + Self.legend
    }

    private static let legend = """
        <p class="legend"><span><i class="k possible"></i>possible</span><span><i class="k waiting"></i>waits for \
        another to fail</span><span><i class="k underWay"></i>under way</span><span><b class="v recognized">●</b> \
        recognized or ended</span><span><b class="v failed">×</b> failed</span><span><b class="v cancelled">⊘</b> \
        cancelled</span><span><i class="k held"></i>held back from its view</span></p>

        """

    private static func bar(
        _ style: String, _ from: TimeInterval, _ to: TimeInterval, _ scale: ReportTimeScale, inset: Double,
        _ title: String
    ) -> String {
        let x = scale.x(from)
        let width = max(2, scale.x(to) - x)
        return
            "<rect class=\"\(style)\" x=\"\(n(x))\" y=\"\(n(inset))\" width=\"\(n(width))\" height=\"\(n(lane - 2 * inset))\" "
            + "rx=\"\(n(min(4, width / 2)))\"><title>\(HTMLText.escaped(title))</title></rect>"
    }

    private static func sign(
        _ style: String, _ text: String, _ time: TimeInterval, _ scale: ReportTimeScale, _ title: String
    ) -> String {
        "<text class=\"v \(style)\" x=\"\(n(scale.x(time)))\" y=\"18\">\(text)<title>\(HTMLText.escaped(title))</title></text>"
    }

    private static func n(_ value: Double) -> String { HTMLText.number(CGFloat(value)) }

    // MARK: Lanes

    /// Assigns touches to lanes. Touches that do not overlap share a lane.
    private static func rows(_ touches: [TouchHistory]) -> [[TouchHistory]] {
        var rows: [[TouchHistory]] = []
        for touch in touches {
            let free = rows.firstIndex { ($0.last!.upTime ?? .infinity) + 0.02 < touch.downTime }
            if let free { rows[free].append(touch) } else { rows.append([touch]) }
        }
        return rows
    }

    private static func recognizers(_ touches: [TouchHistory]) -> [TraceSubject] {
        unique(touches.flatMap(\.arena))
    }

    private static func views(_ touches: [TouchHistory]) -> [TraceSubject] {
        unique(touches.flatMap { $0.deliveries.map(\.receiver) })
    }

    private static func unique(_ subjects: [TraceSubject]) -> [TraceSubject] {
        var seen: Set<Int> = []
        return subjects.filter { seen.insert($0.id).inserted }
    }

    private static func touch(
        _ touch: TouchHistory, _ scale: ReportTimeScale, _ start: TimeInterval, _ end: TimeInterval
    ) -> String {
        let (from, to) = (touch.downTime - start, (touch.upTime ?? end) - start)
        let title = "Touch \(touch.number), \((to - from).seconds): \(touch.outcome.words)"
        var svg = "<a href=\"#touch\(touch.number)\">"
        svg += bar("touch t\(touch.number % 8)", from, to, scale, inset: 5, title)
        if scale.x(to) - scale.x(from) > 16 {
            svg += "<text class=\"inside\" x=\"\(n(scale.x(from) + 6))\" y=\"17\">\(touch.number)</text>"
        }
        return svg + "</a>"
    }

    private static func gesture(
        _ touch: TouchHistory, _ recognizer: TraceSubject, _ scale: ReportTimeScale, _ start: TimeInterval,
        _ end: TimeInterval
    ) -> String {
        touch.phases(of: recognizer, end: min(end, touch.endTime)).map { phase in
            let (from, to) = (phase.start - start, phase.end - start)
            let title =
                "\(recognizer.name), touch \(touch.number): \(phase.name)"
                + (phase.reason.map { ", \($0.words)" } ?? "")
            switch phase.kind {
            case .possible: return bar("k possible", from, to, scale, inset: 10, title)
            case .waiting: return bar("k waiting", from, to, scale, inset: 8, title)
            case .underWay: return bar("k underWay", from, to, scale, inset: 6, title)
            case .recognized: return sign("recognized", "●", from, scale, title)
            case .failed: return sign("failed", "×", from, scale, title)
            case .cancelled: return sign("cancelled", "⊘", from, scale, title)
            }
        }.joined()
    }

    private static func view(
        _ touch: TouchHistory, _ view: TraceSubject, _ scale: ReportTimeScale, _ start: TimeInterval,
        _ end: TimeInterval
    ) -> String {
        let mine = touch.deliveries.filter { $0.receiver.id == view.id }
        guard let first = mine.first, let last = mine.last else { return "" }
        let isClosed = last.method == .touchesEnded || last.method == .touchesCancelled
        let until = isClosed ? last.time : max(last.time, touch.upTime ?? end)
        var svg = ""
        if let binding = touch.binding, first.time - binding.time > 1e-6 {
            svg += bar(
                "k held", binding.time - start, first.time - start, scale, inset: 10,
                "held back from \(view.name) for \((first.time - binding.time).seconds)")
        }
        let title =
            "\(view.name), touch \(touch.number): " + mine.prefix(30).map(\.method.rawValue).joined(separator: ", ")
        svg += bar("heard t\(touch.number % 8)", first.time - start, until - start, scale, inset: 7, title)
        if last.method == .touchesCancelled {
            svg += sign("cancelled", "⊘", last.time - start, scale, "touchesCancelled")
        }
        return svg
    }
}
