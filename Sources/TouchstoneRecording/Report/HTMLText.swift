import Foundation
import TouchstoneCore
import TouchstoneText

/// HTML under construction. Text is always escaped.
struct HTMLText {
    private(set) var html = ""

    /// Adds markup without escaping.
    mutating func raw(_ markup: String) { html += markup }

    /// Adds escaped text, also for use in a quoted attribute.
    mutating func text(_ text: String) { html += HTMLText.escaped(text) }

    /// Adds an element with a CSS class that contains text.
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
            // Control characters are useless in HTML, and some reverse the direction of the text.
            case _ where scalar.isCommand: escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// A number for an attribute, with at most two decimal places; 0 if it is not finite.
    static func number(_ value: CGFloat) -> String {
        let value = Double(value)
        guard value.isFinite, abs(value) < 1e9 else { return "0" }
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
    }
}
