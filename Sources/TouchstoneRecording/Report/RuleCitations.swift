import Foundation
import TouchstoneCore

/// The rules that a report names, which it prints at its end so that each id is a link.
struct RuleCitations {
    private let text: (String) -> String?
    private(set) var cited: [(id: String, text: String)] = []

    /// - Parameter text: A rule's words by its id; nil where there is no such rule.
    init(text: @escaping (String) -> String?) {
        self.text = text
    }

    /// The words as HTML, with ids of rules as links.
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

    /// The rules themselves; empty where none was named.
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
