import TouchstoneRules

extension RuleBook {
    /// An HTML page with all rules, each with its ID as an anchor.
    var html: String {
        let known = Set(rules.map(\.id))
        var html = """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <title>The rules of UIKit's event system</title><link rel="stylesheet" href="styles/rules.css"></head>
            <body><main><h1>The rules of UIKit's event system</h1>

            """
        var section: String?
        for rule in rules {
            if rule.section != section {
                if section != nil { html += "</dl>\n" }
                section = rule.section
                html += "<h2>\(Self.escaped(rule.section))</h2>\n<dl>\n"
            }
            let words = Self.escaped(String(rule.text.dropFirst(rule.id.count)))
                .replacing(#/`([^`]+)`/#) { "<code>\($0.1)</code>" }
                .replacing(#/\b[A-Z]{1,2}-[0-9]{1,3}\b/#) {
                    known.contains(String($0.0)) ? "<a href=\"#\($0.0)\">\($0.0)</a>" : String($0.0)
                }
            html += "<dt id=\"\(rule.id)\">\(rule.id)</dt><dd>\(words)</dd>\n"
        }
        return html + (section == nil ? "" : "</dl>\n") + "</main></body></html>\n"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
