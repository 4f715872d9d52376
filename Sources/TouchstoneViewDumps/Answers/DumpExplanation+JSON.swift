import Foundation
import TouchstoneText

extension DumpExplanation {
    /// The report as one JSON object.
    ///
    /// Its keys, always in this order: `x`, `y` (points), `outcome` (`arrives`, `blocked` or `cannot-tell`; without a
    /// wanted view, `arrives` means that the hit view is known), `confidence` (`certain`, `likely` or `cannotTell`),
    /// `restsOn`, `hit`, `wanted`, `path`, `causes` (each with `code`, `about`, `confidence`, `restsOn`, `text` and
    /// `changes`: `code`, `about`, `text`), `steps` (`view`, `class`, `line`, `address`, `depth`, `x`, `y`, `bounds`,
    /// `verdict`, `answer`, `text`, flags, `more`), `recognizers`, `chain`, `notes`. Views that the report is about are
    /// followed by their address in the dump, such as `hitAddress`. Values that the dump does not contain are null.
    package var json: String {
        var json = JSONText()
        json.object { json in
            json.add("x", Double(location.x))
            json.add("y", Double(location.y))
            json.add("outcome", outcome.rawValue)
            json.add("confidence", confidence.rawValue)
            json.add("restsOn", restsOn)
            json.view("hit", hit)
            json.view("wanted", wanted)
            json.add("path", path.map(\.name))
            json.key("causes")
            json.array { array in causes.forEach { $0.write(into: &array) } }
            json.key("steps")
            json.array { array in steps.forEach { $0.write(into: &array) } }
            json.key("recognizers")
            json.array { array in recognizerViews.forEach { Self.writeRecognizers(of: $0, into: &array) } }
            json.key("chain")
            json.array { array in
                for view in chain {
                    array.object { json in
                        json.view("responder", view)
                        json.addNull("takesTouches")
                        json.addNull("control")
                    }
                }
            }
            json.add("notes", notes)
        }
        return json.text
    }

    /// Writes a recognizer of unknown class and flags, since a dump shows only that a view has recognizers.
    private static func writeRecognizers(of view: View, into json: inout JSONText) {
        json.object { json in
            for key in ["recognizer", "class"] { json.addNull(key) }
            json.view("view", view)
            for key in [
                "enabled", "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded", "delegate",
                "requiresToFail",
            ] { json.addNull(key) }
        }
    }
}

extension DumpExplanation.Cause {
    fileprivate func write(into json: inout JSONText) {
        json.object { json in
            json.add("code", code)
            json.view("about", about)
            json.add("confidence", confidence.rawValue)
            json.add("restsOn", restsOn)
            json.add("text", text)
            json.key("changes")
            json.array { array in
                for change in changes {
                    array.object { json in
                        json.add("code", change.code)
                        json.view("about", change.about)
                        json.add("text", change.text)
                    }
                }
            }
        }
    }
}

extension DumpExplanation.Step {
    fileprivate func write(into json: inout JSONText) {
        json.object { json in
            json.add("view", view.name)
            json.add("class", view.className)
            json.add("line", view.line)
            json.add("address", view.address.isEmpty ? nil : view.address)
            json.add("depth", depth)
            json.add("x", point.map { Double($0.x) })
            json.add("y", point.map { Double($0.y) })
            json.key("bounds")
            if let bounds {
                json.array { array in
                    for number in [bounds.minX, bounds.minY, bounds.width, bounds.height] { array.add(Double(number)) }
                }
            } else {
                json.addNull()
            }
            json.add("verdict", verdict.code)
            json.add("answer", answer?.name)
            json.add("text", words)
            json.add("hidden", flags.isHidden)
            json.add("alpha", flags.alpha)
            json.add("userInteractionEnabled", flags.isUserInteractionEnabled)
            json.add("enabled", flags.isEnabled)
            json.add("animated", flags.isAnimated)
            json.add("hasRecognizers", flags.hasRecognizers)
            json.addNull("multipleTouchEnabled")
            json.addNull("exclusiveTouch")
            json.add("more", more)
        }
    }
}

extension JSONText {
    /// Adds the view's name and its address.
    fileprivate mutating func view(_ key: String, _ view: DumpExplanation.View?) {
        add(key, view?.name)
        add("\(key)Address", view.flatMap { $0.address.isEmpty ? nil : $0.address })
    }
}
