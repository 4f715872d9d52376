import ArgumentParser
import Foundation

struct Rule: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print rules of UIKit's event system by their ids.",
        discussion: """
            Tests, code, explanations and reports name rules by ids such as HT-22. Several ids may be given. The rules are those \
            of docs/rules.md in the checkout that this command was built from, or in the one where it is run.
            """
    )

    @Argument(help: ArgumentHelp("Ids of rules, such as HT-22 or G-20.", valueName: "id"))
    var ids: [String]

    func run() throws {
        let rules = try Self.book()
        for (number, id) in ids.enumerated() {
            guard let rule = Self.rule(id, in: rules) else {
                throw ValidationError("There is no rule \(id). Families: \(Self.families(in: rules)).")
            }
            if number > 0 { tell("") }
            tell(rule)
        }
    }

    /// The words of a rule by its id, for those who name rules; of none where the book is not at hand.
    static func known() -> (String) -> String? {
        guard let book = try? book() else { return { _ in nil } }
        return { rule($0, in: book) }
    }

    private static func book() throws -> String {
        let source = URL(fileURLWithPath: #filePath)
        let checkout = source.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let places = [checkout, URL(fileURLWithPath: FileManager.default.currentDirectoryPath)]
        for place in places {
            if let text = try? String(contentsOf: place.appendingPathComponent("docs/rules.md"), encoding: .utf8) {
                return text
            }
        }
        throw ValidationError("docs/rules.md was not found: run this in a checkout of Touchstone.")
    }

    /// The rule's paragraph with the section that it stands in; nil where there is none. Letter case does not matter.
    static func rule(_ id: String, in book: String) -> String? {
        let head = "- **\(id.uppercased())**"
        var section = ""
        var found: [Substring] = []
        for line in book.split(separator: "\n", omittingEmptySubsequences: false) {
            if !found.isEmpty {
                guard line.hasPrefix("  ") else { break }
                found.append(line)
            } else if line.hasPrefix("#") {
                section = line.drop { $0 == "#" || $0 == " " }.description
            } else if line.hasPrefix(head) {
                found = [line]
            }
        }
        guard !found.isEmpty else { return nil }
        // The first line has the id's anchor for links in the page.
        found[0] = Substring(found[0].replacing(#/<a id="[^"]*"></a>/#, with: ""))
        let text = found.map { $0.dropFirst(2) }.joined(separator: "\n").replacingOccurrences(of: "**", with: "")
        return "\(section)\n\n\(text)"
    }

    private static func families(in book: String) -> String {
        var families: [String] = []
        for line in book.split(separator: "\n") where line.hasPrefix("- **") {
            let family = String(line.dropFirst(4).prefix { $0.isLetter })
            if line.dropFirst(4 + family.count).first == "-", !families.contains(family) { families.append(family) }
        }
        return families.joined(separator: ", ")
    }
}
