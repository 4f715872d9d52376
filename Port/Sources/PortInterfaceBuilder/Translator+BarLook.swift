#if Port
// The colors, fonts and appearances of bars.
extension Translator {
    private static let appearances = [
        "navigationBarAppearance": "UINavigationBarAppearance", "tabBarAppearance": "UITabBarAppearance",
        "toolbarAppearance": "UIToolbarAppearance",
    ]

    /// Statements that set the look of a bar or of a navigation item.
    func barLook(_ bar: XMLNode, on object: String = "o") -> [String] {
        var lines: [String] = []
        for child in bar.children where child.name == "textAttributes" {
            lines.append("\(object).\(child.plainKey ?? "titleTextAttributes") = \(textAttributes(child))")
        }
        for child in bar.children {
            guard let type = Self.appearances[child.name], let key = child.plainKey else { continue }
            child.markRead()
            let body =
                ["let a = \(type)()"] + colors(child, ["backgroundColor", "shadowColor"], on: "a")
                + barLook(child, on: "a")
                + ["\(object).\(key) = a"]
            lines.append("do {\n\(indented(body, 1))\n}")
        }
        return lines
    }

    private func textAttributes(_ node: XMLNode) -> String {
        node.markRead()
        var values: [String] = []
        if let color = node.child("color", key: "textColor").flatMap({ color($0) }) {
            values.append(".foregroundColor: \(color)")
        }
        if let font = node.child("fontDescription").flatMap({ font($0) }) { values.append(".font: \(font)") }
        return values.isEmpty ? "[:]" : "[\(values.joined(separator: ", "))]"
    }
}
#endif
