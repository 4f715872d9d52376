import Foundation
import TouchstoneCore
import TouchstoneExplaining
import TouchstoneGeometry
import TouchstoneText

extension PageMessage {
    /// A question: which view receives a touch at a point, and why does a given view not receive it?
    struct Explain: Decodable {
        /// The horizontal location in points of the screen.
        var x: Double
        var y: Double
        /// The view's number in the trace.
        var view: Double?

        func checked() throws(Refusal) -> (place: CGPoint, view: Int?) {
            guard abs(x) <= farthest, abs(y) <= farthest else {
                throw Refusal(reason: "the place to explain is beyond any screen")
            }
            guard let view else { return (CGPoint(x: x, y: y), nil) }
            guard let number = Int(exactly: view), number > 0 else {
                throw Refusal(reason: "a view is identified by its number")
            }
            return (CGPoint(x: x, y: y), number)
        }
    }
}

extension ServerMessage {
    /// The maximum number of hit-test steps in a message.
    private static let stepLimit = 300
    private static let listLimit = 50

    /// Returns the message of an explanation, with the numbers by which the page knows the views.
    @MainActor
    static func explanation(_ report: TouchExplanation, _ trace: Trace) -> String {
        func add(_ mention: TouchExplanation.Mention?, _ key: String, _ json: inout JSONText) {
            json.key(key)
            guard let mention else { return json.addNull() }
            json.object { json in
                json.key("name")
                json.add(mention.name)
                json.key("id")
                if let object = mention.view { json.add(trace.subject(object).id) } else { json.addNull() }
            }
        }
        func add(_ texts: some Sequence<String>, _ key: String, _ json: inout JSONText) {
            json.key(key)
            json.array { list in texts.forEach { list.add($0) } }
        }
        return message("explanation") { json in
            json.key("at")
            json.array { list in
                list.add(Double(report.location.x))
                list.add(Double(report.location.y))
            }
            add(report.hit, "hit", &json)
            add(report.wanted, "wanted", &json)
            json.key("causes")
            json.array { list in
                for cause in report.causes {
                    list.object { json in
                        json.key("code")
                        json.add(cause.code)
                        add(cause.subject, "about", &json)
                        json.key("text")
                        json.add(cause.sentence(wanted: report.wanted))
                        let changes = report.changes(for: cause)
                        add(changes.map(\.words), "changes", &json)
                        json.key("made")
                        json.array { list in for change in changes { list.add(change.canBeMade) } }
                    }
                }
            }
            json.key("path")
            json.array { list in
                for view in report.path.suffix(listLimit) { list.object { add(view, "view", &$0) } }
            }
            json.key("steps")
            json.array { list in
                for step in report.steps.prefix(stepLimit) {
                    list.object { json in
                        add(step.view, "view", &json)
                        json.key("depth")
                        json.add(step.depth)
                        json.key("verdict")
                        json.add(step.verdict.code)
                        json.key("text")
                        json.add(step.words)
                    }
                }
            }
            json.key("stepCount")
            json.add(report.steps.count)
            add(report.contenders.prefix(listLimit).map(\.words), "recognizers", &json)
            add(report.chain.prefix(listLimit).map(\.words), "chain", &json)
            add(report.notes.prefix(listLimit), "notes", &json)
        }
    }
}
