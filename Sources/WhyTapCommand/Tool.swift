import Foundation
import TouchstoneRules
import TouchstoneText
import TouchstoneViewDumps

/// A tool that an agent can call.
struct Tool: Sendable {
    /// A parameter of a tool, which the client shows to the agent.
    struct Parameter: Sendable {
        let name: String
        let type: String
        let description: String
        var isRequired = true
    }

    /// What a call gives: text for the agent, and JSON if there is more to say.
    struct Outcome {
        let text: String
        var json: String?
        var isError = false

        func write(into json: inout JSONText) {
            json.key("content")
            json.array { list in
                list.object { json in
                    json.key("type")
                    json.add("text")
                    json.key("text")
                    json.add(text)
                }
            }
            if let structured = self.json {
                json.key("structuredContent")
                json.add(json: structured)
            }
            json.key("isError")
            json.add(isError)
        }
    }

    let name: String
    let title: String
    let description: String
    let parameters: [Parameter]
    let call: @Sendable ([String: JSONValue]) -> Outcome

    static let all = [explainTap, compareTrees, rule]

    func write(into json: inout JSONText) {
        json.object { json in
            for (key, value) in [("name", name), ("title", title), ("description", description)] {
                json.key(key)
                json.add(value)
            }
            json.key("inputSchema")
            json.object { json in
                json.key("type")
                json.add("object")
                json.key("properties")
                json.object { json in parameters.forEach { $0.write(into: &json) } }
                json.key("required")
                json.array { list in parameters.filter(\.isRequired).forEach { list.add($0.name) } }
            }
            json.key("annotations")
            json.object { json in
                json.key("readOnlyHint")
                json.add(true)
                json.key("openWorldHint")
                json.add(false)
            }
        }
    }
}

extension Tool.Parameter {
    fileprivate func write(into json: inout JSONText) {
        json.key(name)
        json.object { json in
            json.key("type")
            json.add(type)
            json.key("description")
            json.add(description)
        }
    }
}

// MARK: The tools

extension Tool {
    private static func missing(_ name: String, _ what: String) -> Outcome {
        Outcome(text: "The argument \(name) is missing or of the wrong type: \(what).", isError: true)
    }

    private static let formats =
        "a view tree (recursiveDescription, a Detox log, a snapshot in JSON) or an accessibility tree (XCUITest debugDescription, WebDriverAgent page source, describe-ui JSON of idb, AXe or sim-use, Maestro hierarchy)"

    static let explainTap = Tool(
        name: "explain_tap", title: "Explain a tap",
        description:
            "Explains whether a tap at a point reaches the wanted view, and if not, why and what to change. An accessibility tree does not show what is in front; the answer says so.",
        parameters: [
            Parameter(name: "tree", type: "string", description: "The whole text of \(formats)."),
            Parameter(
                name: "x", type: "number", description: "The x-coordinate of the tap, in points.", isRequired: false),
            Parameter(
                name: "y", type: "number", description: "The y-coordinate of the tap, in points.", isRequired: false),
            Parameter(
                name: "want", type: "string",
                description:
                    "The view that should receive the tap: its identifier, label or text, its class, or a class with its line such as UIButton:7.",
                isRequired: false),
            Parameter(
                name: "log", type: "string",
                description:
                    "A log that states what the tap hit, such as that of Detox, if the tree does not contain it.",
                isRequired: false),
        ]
    ) { arguments in
        guard let tree = arguments["tree"]?.string else { return missing("tree", "pass the text of the tree") }
        var point: CGPoint?
        if arguments["x"] != nil || arguments["y"] != nil {
            guard let x = arguments["x"]?.double, let y = arguments["y"]?.double, x.isFinite, y.isFinite else {
                return missing("x or y", "pass both as numbers, in points")
            }
            point = CGPoint(x: x, y: y)
        }
        do {
            let answer = try DumpQuestion(at: point, wanting: arguments["want"]?.string).answer(
                Array(tree.utf8), log: arguments["log"]?.string.map { Array($0.utf8) })
            return Outcome(text: answer.report.description, json: answer.json)
        } catch {
            return Outcome(text: "\(error)", isError: true)
        }
    }

    static let compareTrees = Tool(
        name: "compare_trees", title: "Compare two trees",
        description: "Lists what changed between two trees of one screen, such as before and after a tap.",
        parameters: [
            Parameter(name: "before", type: "string", description: "The tree before the tap: \(formats)."),
            Parameter(name: "after", type: "string", description: "The tree after the tap, in the same format."),
        ]
    ) { arguments in
        guard let before = arguments["before"]?.string else { return missing("before", "pass the text of the tree") }
        guard let after = arguments["after"]?.string else { return missing("after", "pass the text of the tree") }
        var dumps: [ViewDump] = []
        for (name, text) in [("before", before), ("after", after)] {
            do {
                dumps.append(try ViewDump(bytes: Array(text.utf8)))
            } catch {
                return Outcome(text: "\(name): \(error)", isError: true)
            }
        }
        let comparison = DumpComparison(dumps[0], dumps[1])
        return Outcome(text: comparison.description, json: comparison.json)
    }

    static let rule = Tool(
        name: "rule", title: "Read a rule",
        description: "Returns the text of a rule of UIKit's event system, such as HT-16, which answers name.",
        parameters: [Parameter(name: "id", type: "string", description: "The id of the rule, such as HT-16.")]
    ) { arguments in
        guard let id = arguments["id"]?.string else { return missing("id", "pass the id of a rule, such as HT-16") }
        let book = RuleBook.embedded
        guard let rule = book.rule(id.trimmingCharacters(in: .whitespaces)) else {
            return Outcome(
                text: "There is no rule \(id). The families are \(book.families.joined(separator: ", ")).",
                isError: true)
        }
        return Outcome(text: "\(rule.section)\n\n\(rule.text)")
    }
}
