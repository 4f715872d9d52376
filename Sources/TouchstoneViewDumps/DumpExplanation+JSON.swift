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
            json.number("x", Double(location.x))
            json.number("y", Double(location.y))
            json.text("outcome", outcome.rawValue)
            json.text("confidence", confidence.rawValue)
            json.list("restsOn", restsOn)
            json.view("hit", hit)
            json.view("wanted", wanted)
            json.list("path", path.map(\.name))
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
                        json.flag("takesTouches", nil)
                        json.flag("control", nil)
                    }
                }
            }
            json.list("notes", notes)
        }
        return json.text
    }

    /// Writes a recognizer of unknown class and flags, since a dump shows only that a view has recognizers.
    private static func writeRecognizers(of view: View, into json: inout JSONText) {
        json.object { json in
            for key in ["recognizer", "class"] { json.text(key, nil) }
            json.view("view", view)
            for key in [
                "enabled", "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded", "delegate",
                "requiresToFail",
            ] { json.flag(key, nil) }
        }
    }
}

extension DumpExplanation.Cause {
    fileprivate func write(into json: inout JSONText) {
        json.object { json in
            json.text("code", code)
            json.view("about", about)
            json.text("confidence", confidence.rawValue)
            json.list("restsOn", restsOn)
            json.text("text", text)
            json.key("changes")
            json.array { array in
                for change in changes {
                    array.object { json in
                        json.text("code", change.code)
                        json.view("about", change.about)
                        json.text("text", change.text)
                    }
                }
            }
        }
    }
}

extension DumpExplanation.Step {
    fileprivate func write(into json: inout JSONText) {
        json.object { json in
            json.text("view", view.name)
            json.text("class", view.className)
            json.key("line")
            json.add(view.line)
            json.text("address", view.address.isEmpty ? nil : view.address)
            json.key("depth")
            json.add(depth)
            json.number("x", point.map { Double($0.x) })
            json.number("y", point.map { Double($0.y) })
            json.key("bounds")
            if let bounds {
                json.array { array in
                    for number in [bounds.minX, bounds.minY, bounds.width, bounds.height] { array.add(Double(number)) }
                }
            } else {
                json.addNull()
            }
            json.text("verdict", verdict.code)
            json.text("answer", answer?.name)
            json.text("text", words)
            json.flag("hidden", flags.isHidden)
            json.number("alpha", flags.alpha)
            json.flag("userInteractionEnabled", flags.isUserInteractionEnabled)
            json.flag("enabled", flags.isEnabled)
            json.flag("animated", flags.isAnimated)
            json.flag("hasRecognizers", flags.hasRecognizers)
            json.flag("multipleTouchEnabled", nil)
            json.flag("exclusiveTouch", nil)
            json.key("more")
            json.add(more)
        }
    }
}

extension JSONText {
    fileprivate mutating func text(_ key: String, _ text: String?) {
        self.key(key)
        if let text { add(text) } else { addNull() }
    }

    fileprivate mutating func flag(_ key: String, _ flag: Bool?) {
        self.key(key)
        if let flag { add(flag) } else { addNull() }
    }

    fileprivate mutating func number(_ key: String, _ number: Double?) {
        self.key(key)
        if let number { add(number) } else { addNull() }
    }

    fileprivate mutating func list(_ key: String, _ texts: [String]) {
        self.key(key)
        array { array in texts.forEach { array.add($0) } }
    }

    /// Adds the view's name and its address.
    fileprivate mutating func view(_ key: String, _ view: DumpExplanation.View?) {
        text(key, view?.name)
        text("\(key)Address", view.flatMap { $0.address.isEmpty ? nil : $0.address })
    }
}
