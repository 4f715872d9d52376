import Foundation
import TouchstoneCore

/// The rules that a report cites. The report prints them at its end, and each rule id links there.
struct RuleCitations {
    private let text: (String) -> String?
    private(set) var cited: [(id: String, text: String)] = []

    /// - Parameter text: Returns the text of a rule by its id, or `nil` if there is no such rule.
    init(text: @escaping (String) -> String?) {
        self.text = text
    }

    /// Returns the words as HTML in which rule ids are links.
    mutating func linked(_ words: String) -> String {
        var html = ""
        var rest = words[...]
        while let match = rest.firstMatch(of: #/\b[A-Z]{1,2}-[0-9]{1,3}\b/#) {
            let id = String(match.output)
            html += HTMLText.escaped(String(rest[..<match.range.lowerBound]))
            html += isKnown(id) ? "<a href=\"#\(id)\">\(id)</a>" : id
            rest = rest[match.range.upperBound...]
        }
        return html + HTMLText.escaped(String(rest))
    }

    private mutating func isKnown(_ id: String) -> Bool {
        if cited.contains(where: { $0.id == id }) { return true }
        guard let text = text(id) else { return false }
        cited.append((id, text))
        return true
    }

    /// The section with the cited rules; empty if there are none.
    var html: String {
        guard !cited.isEmpty else { return "" }
        var page = HTMLText()
        page.raw("<section class=\"rules\"><h2>Rules</h2>\n<dl>\n")
        for rule in cited.sorted(by: { $0.id.localizedStandardCompare($1.id) == .orderedAscending }) {
            page.raw("<dt id=\"\(rule.id)\">\(rule.id)</dt><dd>")
            page.text(rule.text)
            page.raw("</dd>\n")
        }
        page.raw("</dl></section>\n")
        return page.html
    }
}
