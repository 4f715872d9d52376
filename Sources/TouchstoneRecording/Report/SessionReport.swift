import Foundation
import TouchstoneCore

/// A session as one self-contained HTML page.
///
/// The page shows each touch's path over a picture of the views, a timeline of touches, recognizers and views, and a
/// description of each touch. It contains no scripts and loads nothing.
///
/// ```swift
/// let report = SessionReport(title: "Checkout", records: records, screen: CGSize(width: 390, height: 844))
/// print(report.html)
/// ```
public struct SessionReport: Sendable {
    /// The content of the screen when a touch was bound.
    public struct Picture: Sendable {
        /// The screen as drawing commands, in screen points.
        public var list: DisplayList
        /// The views, from back to front.
        public var views: [ViewOutline]

        /// Creates a picture from drawing commands and view outlines.
        public init(list: DisplayList, views: [ViewOutline]) {
            self.list = list
            self.views = views
        }

        /// Creates a picture of what an application shows now.
        @MainActor
        public init(of application: UIApplication) {
            self.init(list: application.displayList(), views: application.viewOutline(limit: 2000))
        }
    }

    /// The HTML text of the page.
    public let html: String

    /// The maximum number of touches with a picture and a description.
    private static let cardLimit = 200

    /// Creates the page of a session.
    ///
    /// - Parameters:
    ///   - title: The title of the page.
    ///   - records: The records of the trace, in order.
    ///   - screen: The size of the screen, in points.
    ///   - pictures: The screen at the beginning of each touch, by the touch's number. Touches without a picture are
    ///     drawn on an empty screen.
    ///   - rule: Returns the text of a rule by its id, such as `HT-4`, or `nil`. The page prints the cited rules at its
    ///     end and links their ids. By default, no rule is known.
    public init(
        title: String, records: [TraceRecord], screen: CGSize, pictures: [Int: Picture] = [:],
        rule: @escaping (String) -> String? = { _ in nil }
    ) {
        let touches = TouchHistory.all(in: records)
        let start = records.first?.time ?? 0
        let end = records.last?.time ?? 0
        var gallery = ReportGallery(screen: screen)
        var rules = RuleCitations(text: rule)
        let cards = touches.prefix(Self.cardLimit).map { touch in
            ReportCard(
                touch, start: start, end: end, picture: pictures[touch.number], gallery: &gallery, rules: &rules
            ).html
        }
        var page = HTMLText()
        page.raw("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        page.raw(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n")
        page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
        page.text(title)
        page.raw("</title>\n<style>\(ReportStyle.css)</style>\n</head>\n<body>\n")
        page.raw(gallery.definitions)
        page.raw("<header><p class=\"brand\">Touchstone session</p><h1>")
        page.text(title)
        page.raw("</h1><p class=\"facts\">")
        let facts = [
            "\(touches.count) \(touches.count == 1 ? "touch" : "touches")", (end - start).seconds,
            "\(Int(max(0, min(1e6, screen.width)))) × \(Int(max(0, min(1e6, screen.height)))) pt",
            "\(records.count) trace records",
        ]
        for fact in facts {
            page.raw("<span>")
            page.text(fact)
            page.raw("</span>")
        }
        page.raw("</p></header>\n<main>\n")
        if touches.isEmpty {
            page.raw("<section><p class=\"empty\">No touch went down while this was recorded.</p></section>\n")
        } else {
            page.raw("<section class=\"lanes\"><h2>Timeline</h2>\n")
            page.raw(ReportTimeline(Array(touches.prefix(Self.cardLimit)), start: start, end: end).html)
            page.raw("</section>\n")
            page.raw(cards.joined())
        }
        if touches.count > Self.cardLimit {
            page.raw("<section><p class=\"empty\">")
            page.text(
                "\(touches.count - Self.cardLimit) more touches are not shown here; `touchstone explain` describes them."
            )
            page.raw("</p></section>\n")
        }
        page.raw(rules.html)
        page.raw("</main>\n</body>\n</html>\n")
        html = page.html
    }
}
