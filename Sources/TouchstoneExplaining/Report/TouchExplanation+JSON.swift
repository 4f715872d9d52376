import Foundation
import TouchstoneCore
import TouchstoneText

extension TouchExplanation {
    /// The report as one JSON object.
    ///
    /// Its keys, always in this order: `x`, `y` (screen points), `hit`, `wanted`, `path`, `causes` (each with `code`,
    /// `about`, `text` and `changes`: `code`, `about`, `text`), `reasons` (`code`, `text`), `steps` (`view`, `class`,
    /// `depth`, `x`, `y`, `bounds`, `verdict`, `answer`, `text`), `recognizers`, `chain`, `notes`. Each name is
    /// followed by its number in the trace and in view outlines, such as `hitID` or `viewID`, or null. Missing values
    /// are null or an empty list.
    public var json: String {
        var json = JSONText()
        write(into: &json)
        return json.text
    }

    package func write(into json: inout JSONText) {
        json.object { json in
            json.add("x", Double(location.x))
            json.add("y", Double(location.y))
            json.add("hit", hit?.name)
            json.add("hitID", hit?.id)
            json.add("wanted", wanted?.name)
            json.add("wantedID", wanted?.id)
            json.add("path", path.map(\.name))
            json.key("causes")
            json.array { array in causes.forEach { write($0, into: &array) } }
            json.key("reasons")
            json.array { array in
                for reason in reasons {
                    array.object { json in
                        json.add("code", reason.code)
                        json.add("text", reason.sentence)
                    }
                }
            }
            json.key("steps")
            json.array { array in steps.forEach { $0.write(into: &array) } }
            json.key("recognizers")
            json.array { array in contenders.forEach { $0.write(into: &array) } }
            json.key("chain")
            json.array { array in chain.forEach { $0.write(into: &array) } }
            json.add("notes", notes)
        }
    }

    private func write(_ cause: TouchExplanation.Cause, into json: inout JSONText) {
        json.object { json in
            json.add("code", cause.code)
            json.add("about", cause.subject?.name)
            json.add("aboutID", cause.subject?.id)
            json.add("text", cause.sentence(wanted: wanted))
            json.key("changes")
            json.array { array in
                for change in changes(for: cause) {
                    array.object { json in
                        json.add("code", change.code)
                        json.add("about", change.subject?.name)
                        json.add("aboutID", change.subject?.id)
                        json.add("text", change.words)
                    }
                }
            }
        }
    }
}

extension TouchExplanation.Step {
    fileprivate func write(into json: inout JSONText) {
        json.object { json in
            json.add("view", view.name)
            json.add("viewID", view.id)
            json.add("class", view.className)
            json.add("depth", depth)
            json.add("x", Double(point.x))
            json.add("y", Double(point.y))
            json.key("bounds")
            json.array { array in
                for number in [bounds.minX, bounds.minY, bounds.width, bounds.height] { array.add(Double(number)) }
            }
            json.add("verdict", verdict.code)
            json.add("answer", answer?.name)
            json.add("text", words)
        }
    }
}

extension TouchExplanation.Contender {
    fileprivate func write(into json: inout JSONText) {
        json.object { json in
            json.add("recognizer", recognizer.name)
            json.add("recognizerID", recognizer.id)
            json.add("class", recognizer.className)
            json.add("view", view.name)
            for (key, flag) in [
                ("enabled", isEnabled), ("cancelsTouchesInView", cancelsTouchesInView),
                ("delaysTouchesBegan", delaysTouchesBegan), ("delaysTouchesEnded", delaysTouchesEnded),
                ("delegate", hasDelegate),
            ] { json.add(key, flag) }
            json.add("requiresToFail", requirements.map(\.name))
        }
    }
}

extension TouchExplanation.Link {
    fileprivate func write(into json: inout JSONText) {
        json.object { json in
            json.add("responder", responder.name)
            json.add("responderID", responder.id)
            json.add("takesTouches", takesTouches)
            json.add("control", isControl)
        }
    }
}
