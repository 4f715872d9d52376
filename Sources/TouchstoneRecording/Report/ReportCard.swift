import Foundation
import TouchstoneCore

/// One touch of a report: its path over the picture, its description, the hit test, the recognizers and the deliveries.
struct ReportCard {
    let html: String

    init(
        _ touch: TouchHistory, start: TimeInterval, end: TimeInterval, picture: SessionReport.Picture?,
        gallery: inout ReportGallery, rules: inout RuleCitations
    ) {
        let eventLog = TouchEventLog(touch, start: start)
        var page = HTMLText()
        page.raw("<section class=\"card\" id=\"touch\(touch.number)\">\n<div class=\"picture\">")
        page.raw(gallery.html(touch, picture))
        page.raw("</div>\n<div class=\"telling\"><h2><i class=\"chip t\(touch.number % 8)\"></i>Touch \(touch.number) ")
        page.element("span", "outcome \(Self.tone(touch))", eventLog.outcome.words)
        page.raw("</h2>\n<p class=\"story\">")
        page.raw(rules.linked(eventLog.text))
        page.raw("</p>\n<div class=\"columns\">")
        page.raw(Self.asked(touch))
        page.raw(Self.competitors(touch))
        page.raw(Self.received(touch))
        page.raw("</div></div>\n</section>\n")
        html = page.html
    }

    private static func tone(_ touch: TouchHistory) -> String {
        switch touch.outcome {
        case .unbound: "bad"
        case .recognized: "won"
        case .handled(_, let isCancelled): isCancelled ? "refused" : "good"
        case .suppressed, .dropped, .neverDelivered: "refused"
        }
    }

    private static func asked(_ touch: TouchHistory) -> String {
        guard !touch.answers.isEmpty else { return "" }
        var page = HTMLText()
        page.raw("<div><h3>Hit testing</h3><ul>")
        for answer in touch.answers.prefix(40) {
            let isYes = answer.answer != nil
            page.raw("<li class=\"\(isYes ? "yes" : "no")\"><b>")
            page.text(answer.view.name)
            page.raw("</b> ")
            page.text(answer.verdict.words(answer.answer?.name))
            page.raw("</li>")
        }
        if touch.answers.count > 40 { page.raw("<li>and \(touch.answers.count - 40) more</li>") }
        page.raw("</ul></div>")
        return page.html
    }

    private static func competitors(_ touch: TouchHistory) -> String {
        guard !touch.arena.isEmpty else { return "" }
        var page = HTMLText()
        page.raw("<div><h3>Arena</h3><ul>")
        for recognizer in touch.arena {
            let phases = touch.phases(of: recognizer, end: touch.endTime)
            guard let last = phases.last else { continue }
            let (mark, style): (String, String) =
                switch last.kind {
                case .recognized: ("●", "yes")
                case .underWay: ("●", "yes")
                case .failed: ("×", "no")
                case .cancelled: ("⊘", "no")
                case .possible, .waiting: ("○", "")
                }
            page.raw("<li class=\"\(style)\"><span class=\"mark\">\(mark)</span><b>")
            page.text(recognizer.name)
            page.raw("</b> ")
            page.text(Self.part(phases, since: touch.downTime))
            page.raw("</li>")
        }
        page.raw("</ul></div>")
        return page.html
    }

    /// What a recognizer did, in a few words.
    private static func part(_ phases: [GesturePhase], since start: TimeInterval) -> String {
        guard let last = phases.last else { return "" }
        let after = "after \((last.start - start).seconds)"
        let beginning = phases.first { $0.kind == .underWay }.map { "began after \(($0.start - start).seconds)" }
        switch last.kind {
        case .possible: return last.name
        case .waiting: return "\(last.name) since \((last.start - start).seconds)"
        case .underWay: return beginning ?? last.name
        case .recognized: return beginning.map { "\($0), ended \(after)" } ?? "recognized \(after)"
        case .cancelled: return beginning.map { "\($0), cancelled \(after)" } ?? "cancelled \(after)"
        case .failed: return "failed \(after)" + (last.reason.map { ": \($0.words)" } ?? "")
        }
    }

    private static func received(_ touch: TouchHistory) -> String {
        guard !touch.deliveries.isEmpty || !touch.effects.isEmpty else { return "" }
        var rows: [(time: TimeInterval, text: String, count: Int)] = []
        for delivery in touch.deliveries {
            let chain = ([delivery.receiver] + delivery.climb).map(\.name) + (delivery.isDropped ? ["dropped"] : [])
            let text = "\(delivery.method.rawValue) → \(chain.joined(separator: " → "))"
            if rows.last?.text == text {
                rows[rows.count - 1].count += 1
            } else {
                rows.append((delivery.time, text, 1))
            }
        }
        for effect in touch.effects {
            if rows.last?.text == effect.text {
                rows[rows.count - 1].count += 1
            } else {
                rows.append((effect.time, effect.text, 1))
            }
        }
        rows = rows.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
        var page = HTMLText()
        page.raw("<div class=\"wide\"><h3>Delivery</h3><ol>")
        for row in rows.prefix(60) {
            page.raw("<li><time>+\((row.time - touch.downTime).seconds)</time><span>")
            page.text(row.text)
            if row.count > 1 { page.raw(" <em>×\(row.count)</em>") }
            page.raw("</span></li>")
        }
        if rows.count > 60 { page.raw("<li><time></time><span>and \(rows.count - 60) more</span></li>") }
        page.raw("</ol></div>")
        return page.html
    }
}
