import ArgumentParser
import TouchstoneRules

struct Rule: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print rules of UIKit's event system by their ids.",
        discussion: """
            Tests, code, explanations and reports name rules by ids such as HT-22. Several ids may be given. The rules are those \
            of docs/rules.md when this command was built.
            """
    )

    @Argument(help: ArgumentHelp("Ids of rules, such as HT-22 or G-20.", valueName: "id"))
    var ids: [String]

    func run() throws {
        let book = RuleBook.embedded
        for (number, id) in ids.enumerated() {
            guard let rule = book.rule(id) else {
                throw ValidationError("There is no rule \(id). Families: \(book.families.joined(separator: ", ")).")
            }
            if number > 0 { printLine("") }
            printLine("\(rule.section)\n\n\(rule.text)")
        }
    }

    /// Returns a function that finds the text of a rule by its id.
    static func known() -> (String) -> String? {
        { id in RuleBook.embedded.rule(id).map { "\($0.section)\n\n\($0.text)" } }
    }
}
