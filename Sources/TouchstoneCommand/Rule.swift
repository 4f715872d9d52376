import ArgumentParser
import TouchstoneWebHost

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
        guard let book = RuleBook.atHand else {
            throw ValidationError("docs/rules.md was not found: run this in a checkout of Touchstone.")
        }
        for (number, id) in ids.enumerated() {
            guard let rule = book.rule(id) else {
                throw ValidationError("There is no rule \(id). Families: \(book.families.joined(separator: ", ")).")
            }
            if number > 0 { tell("") }
            tell("\(rule.section)\n\n\(rule.text)")
        }
    }

    /// The words of a rule by its id, for those who name rules; of none where the book is not at hand.
    static func known() -> (String) -> String? {
        { id in RuleBook.atHand?.rule(id).map { "\($0.section)\n\n\($0.text)" } }
    }
}
