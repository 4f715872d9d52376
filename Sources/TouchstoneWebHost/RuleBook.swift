import Foundation
import TouchstonePageFiles

/// The rules of docs/rules.md, which records and explanations cite by IDs such as `HT-22`.
package struct RuleBook: Sendable {
    package struct Rule: Sendable {
        package let id: String
        /// The heading above the rule.
        package let section: String
        /// The rule's paragraph, which begins with its ID.
        package let text: String
    }

    package let rules: [Rule]

    /// The rules that are embedded in the program.
    package static let embedded: RuleBook = {
        var count = 0
        guard let bytes = touchstone_rules(&count) else { return RuleBook("") }
        return RuleBook(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
    }()

    /// Parses rules.
    ///
    /// - Parameter text: The text of docs/rules.md, or a part of it.
    package init(_ text: String) {
        var rules: [Rule] = []
        var section = ""
        var id = ""
        var lines: [String] = []
        func finish() {
            guard !lines.isEmpty else { return }
            rules.append(Rule(id: id, section: section, text: lines.joined(separator: "\n").replacing("**", with: "")))
            lines = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if !lines.isEmpty, line.hasPrefix("  ") {
                lines.append(String(line.dropFirst(2)))
                continue
            }
            finish()
            if line.hasPrefix("#") {
                section = String(line.drop { $0 == "#" || $0 == " " })
            } else if let match = line.prefixMatch(of: #/- \*\*(?<id>[A-Z]{1,2}-[0-9]+)\*\*/#) {
                id = String(match.id)
                // Remove the ID's anchor, which is for links in docs/rules.md.
                lines = [String(line.dropFirst(2).replacing(#/<a id="[^"]*"></a>/#, with: ""))]
            }
        }
        finish()
        self.rules = rules
    }

    /// Returns the rule with an ID, in upper or lower case, or `nil` if there is none.
    package func rule(_ id: String) -> Rule? {
        let id = id.uppercased()
        return rules.first { $0.id == id }
    }

    /// The prefixes of the IDs, in the order of the rules.
    package var families: [String] {
        var families: [String] = []
        for rule in rules {
            let family = String(rule.id.prefix { $0 != "-" })
            if !families.contains(family) { families.append(family) }
        }
        return families
    }

    // MARK: HTML page

    /// An HTML page with all rules, each with its ID as an anchor.
    var html: String {
        let known = Set(rules.map(\.id))
        var html = """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <title>The rules of UIKit's event system</title><link rel="stylesheet" href="rules.css"></head>
            <body><main><h1>The rules of UIKit's event system</h1>

            """
        var section: String?
        for rule in rules {
            if rule.section != section {
                if section != nil { html += "</dl>\n" }
                section = rule.section
                html += "<h2>\(Self.escaped(rule.section))</h2>\n<dl>\n"
            }
            let words = Self.escaped(String(rule.text.dropFirst(rule.id.count)))
                .replacing(#/`([^`]+)`/#) { "<code>\($0.1)</code>" }
                .replacing(#/\b[A-Z]{1,2}-[0-9]{1,3}\b/#) {
                    known.contains(String($0.0)) ? "<a href=\"#\($0.0)\">\($0.0)</a>" : String($0.0)
                }
            html += "<dt id=\"\(rule.id)\">\(rule.id)</dt><dd>\(words)</dd>\n"
        }
        return html + (section == nil ? "" : "</dl>\n") + "</main></body></html>\n"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
