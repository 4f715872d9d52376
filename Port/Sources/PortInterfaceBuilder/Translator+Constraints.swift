#if Port
// Constraints.
extension Translator {
    private static let attributes: Set<String> = [
        "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
        "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
        "centerXWithinMargins", "centerYWithinMargins", "lastBaseline",
    ]

    private func attribute(_ node: XMLNode, _ name: String) -> String? {
        guard let text = node[name] else { return nil }
        let plain = text == "baseline" ? "lastBaseline" : text
        return Self.attributes.contains(plain) ? "." + plain : nil
    }

    /// Adds a constraint of a view to the current part.
    func constraint(_ node: XMLNode, in view: XMLNode, _ masks: Variations) {
        node.markRead()
        node.ignore(["userLabel", "symbolType", "symbolic", "id"])
        // A placeholder for a constraint that code adds.
        if node.flag("placeholder") ?? false { return node.ignore() }
        guard let first = attribute(node, "firstAttribute") else {
            return report(node, "this constraint is left out: its first attribute is not known")
        }
        let second = node["secondItem"]
        let other = second == nil ? ".notAnAttribute" : attribute(node, "secondAttribute")
        guard let other else {
            return report(node, "this constraint is left out: its second attribute is not known")
        }
        let relations = ["greaterThanOrEqual": "greaterThanOrEqual", "lessThanOrEqual": "lessThanOrEqual"]
        let relation = relations[node["relation"] ?? ""] ?? "equal"
        var constant = SwiftText.number(node.number("constant") ?? 0)
        var priority = SwiftText.number(node.number("priority") ?? 1000)
        for variation in node.children where variation.name == "variation" {
            variation.markRead()
            let condition = "i.isInstalled(false, [\(SwiftText.quoted(variation.plainKey ?? "")): true])"
            if let value = variation.number("constant") {
                constant = "\(condition) ? \(SwiftText.number(value)) : \(constant)"
            }
            if let value = variation.number("priority") {
                priority = "\(condition) ? \(SwiftText.number(value)) : \(priority)"
            }
            report(
                variation,
                "the variation \"\(variation.plainKey ?? "")\" is chosen when the view is loaded, and not when the size class changes later"
            )
        }
        let isInstalled =
            (node.flag("installed") ?? true) ? masks.condition("constraints", node.id) ?? "true" : "false"
        let parts = [
            SwiftText.quoted(node.id), SwiftText.quoted(node["firstItem"] ?? view.id), first, "." + relation,
            second.map { SwiftText.quoted($0) } ?? "nil", other, "multiplier: \(multiplier(node))",
            "constant: \(constant)", "priority: \(priority)",
            "identifier: \(node["identifier"].map { SwiftText.quoted($0) } ?? "nil")", "isInstalled: \(isInstalled)",
        ]
        connect { $0.constraints.append("i.constrain(\(parts.joined(separator: ", ")))") }
    }

    /// `2:1` and `2/1` are ratios.
    private func multiplier(_ node: XMLNode) -> String {
        guard let text = node["multiplier"] else { return "1" }
        let parts = text.split { $0 == ":" || $0 == "/" }.map { Double($0) }
        if parts.count == 2, let one = parts[0], let other = parts[1], other != 0 {
            return "\(SwiftText.number(one)) / \(SwiftText.number(other) + (other == other.rounded() ? ".0" : ""))"
        }
        guard let value = Double(text) else {
            report(node, "the multiplier \"\(text)\" is left out")
            return "1"
        }
        return SwiftText.number(value)
    }
}
#endif
