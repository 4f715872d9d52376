import Foundation
import TouchstoneText

extension DumpAnswer {
    /// The version of the JSON, which docs/why.schema.json defines. Keys may be added without a new version.
    package static let schemaVersion = 1

    /// The answer as one JSON object that follows docs/why.schema.json.
    package var json: String {
        var json = JSONText()
        json.object { json in
            json.add("version", Self.schemaVersion)
            json.add("outcome", report.outcome.rawValue)
            json.add("confidence", report.confidence.code)
            json.key("at")
            writePoint(into: &json)
            json.view("wanted", report.wanted)
            json.view("receives", report.hit)
            json.key("cause")
            if let cause = report.causes.first { cause.writeAnswer(into: &json) } else { json.addNull() }
            json.view("subject", report.causes.first.flatMap(subject))
            json.key("fix")
            if let fix = report.causes.first?.changes.first { fix.writeAnswer(into: &json) } else { json.addNull() }
            json.key("otherCauses")
            json.array { list in report.causes.dropFirst().forEach { $0.writeWhole(into: &list) } }
            json.add("evidence", report.restsOn)
            json.add("cannotKnow", report.unknowns)
            json.add("notes", report.notes.filter { !report.unknowns.contains($0) })
            json.add("path", report.path.map(\.name))
            json.key("tree")
            writeTree(into: &json)
        }
        return json.text
    }

    /// The view that a cause is about. If that only contains what is in front, as a window does, it is the view that receives the touch.
    private func subject(of cause: DumpExplanation.Cause) -> DumpExplanation.View? {
        guard let about = cause.about, let hit = report.hit else { return cause.about }
        let isContainer =
            cause.code == "window-in-front" || cause.code == "covered" && about.className == "UITransitionView"
        return isContainer ? hit : about
    }

    private func writePoint(into json: inout JSONText) {
        json.object { json in
            json.add("x", Double(report.location.x))
            json.add("y", Double(report.location.y))
            json.add("givenX", (report.given?.x).map { Double($0) })
            json.add("givenY", (report.given?.y).map { Double($0) })
        }
    }

    private func writeTree(into json: inout JSONText) {
        json.object { json in
            json.add("format", dump.kind.rawValue)
            json.add("kind", dump.kind.hasViews ? "views" : "accessibility")
            json.add("count", dump.count)
            json.key("problems")
            json.array { list in
                for problem in dump.problems {
                    list.object { json in
                        json.add("line", problem.line)
                        json.add("message", problem.message)
                    }
                }
            }
        }
    }
}

extension DumpExplanation.Cause {
    /// The ids of the rules that the text names, such as `HT-16`.
    package var rules: [String] {
        var rules: [String] = []
        for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "-") }) {
            let parts = word.split(separator: "-", omittingEmptySubsequences: false)
            guard parts.count == 2, (1...2).contains(parts[0].count), parts[0].allSatisfy(\.isUppercase),
                !parts[1].isEmpty, parts[1].allSatisfy(\.isNumber), !rules.contains(String(word))
            else { continue }
            rules.append(String(word))
        }
        return rules
    }

    fileprivate func writeAnswer(into json: inout JSONText) {
        json.object { writeMembers(into: &$0) }
    }

    /// Writes the cause with its subject and its fix.
    fileprivate func writeWhole(into json: inout JSONText) {
        json.object { json in
            writeMembers(into: &json)
            json.view("subject", about)
            json.key("fix")
            if let fix = changes.first { fix.writeAnswer(into: &json) } else { json.addNull() }
        }
    }

    private func writeMembers(into json: inout JSONText) {
        json.add("code", code)
        json.add("text", text)
        json.add("confidence", confidence.code)
        json.add("rules", rules)
        json.add("evidence", restsOn)
    }
}

extension DumpExplanation.Change {
    fileprivate func writeAnswer(into json: inout JSONText) {
        json.object { json in
            json.add("code", code)
            json.add("text", text)
            json.view("subject", about)
        }
    }
}

extension DumpExplanation.Confidence {
    /// The confidence in JSON, spelled like the outcome.
    fileprivate var code: String { self == .cannotTell ? "cannot-tell" : rawValue }
}

extension JSONText {
    fileprivate mutating func view(_ key: String, _ view: DumpExplanation.View?) {
        self.key(key)
        guard let view else { return addNull() }
        object { json in
            json.add("name", view.name)
            json.add("class", view.className)
            json.add("line", view.line)
            json.add("address", view.address.isEmpty ? nil : view.address)
        }
    }
}
