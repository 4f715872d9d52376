import Foundation
import TouchstoneRulesText

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
}
