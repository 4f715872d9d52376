import Foundation
import TouchstoneCore

/// A session as one HTML page that needs nothing else: the touches' paths over the picture of the views, a timeline with
/// recognizers and views in lanes, and each touch's story. There is no script in it, and nothing is loaded.
public struct SessionReport: Sendable {
    /// What the screen showed when a touch was bound.
    public struct Picture: Sendable {
        /// The screen as drawing commands, in screen points.
        public var list: DisplayList
        /// The views, from back to front.
        public var views: [ViewOutline]

        /// A picture of these commands and views.
        public init(list: DisplayList, views: [ViewOutline]) {
            self.list = list
            self.views = views
        }

        /// What an application shows now.
        @MainActor
        public init(of application: UIApplication) {
            self.init(list: application.displayList(), views: application.viewOutline(limit: 2000))
        }
    }

    /// The whole page.
    public let html: String

    /// More touches than this are listed without picture and story.
    private static let cardLimit = 200

    /// Writes the page of a session.
    ///
    /// - Parameters:
    ///   - records: The trace.
    ///   - screen: In points.
    ///   - pictures: What the screen showed at each touch, by the touch's number; touches without one are drawn on an
    ///     empty screen.
    ///   - rule: The words of a rule by its id, such as HT-4, or nil. Rules that the page names are printed at its end, and their
    ///     ids are links; by default none is known.
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
                "\(touches.count - Self.cardLimit) more touches are not drawn here; `touchstone explain` tells of them."
            )
            page.raw("</p></section>\n")
        }
        page.raw(rules.html)
        page.raw("</main>\n</body>\n</html>\n")
        html = page.html
    }
}
