import Foundation
import TouchstoneCore

/// HTML under construction: what is said as text is escaped, whatever is in it.
struct HTMLText {
    private(set) var html = ""

    /// Adds markup.
    mutating func raw(_ markup: String) { html += markup }

    /// Adds text, also within an attribute's quotes.
    mutating func text(_ text: String) { html += HTMLText.escaped(text) }

    /// Adds an element with text in it.
    mutating func element(_ name: String, _ style: String, _ text: String) {
        html += "<\(name) class=\"\(style)\">\(HTMLText.escaped(text))</\(name)>"
    }

    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            // Neither HTML nor a reader has a use for these, and some turn the text round.
            case _ where scalar.isCommand: escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// A number for an attribute, with at most two decimals; what is not finite becomes 0.
    static func number(_ value: CGFloat) -> String {
        let value = Double(value)
        guard value.isFinite, abs(value) < 1e9 else { return "0" }
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
    }
}
