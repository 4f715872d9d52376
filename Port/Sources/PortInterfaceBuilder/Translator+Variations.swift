#if Port
// Values that differ between size classes.
extension Translator {
    /// Statements that set the attributes, fonts, colors and images of a view that differ under some size classes.
    func variations(_ node: XMLNode, _ base: String) -> [String] {
        let all = node.children.filter { $0.name == "variation" && $0.plainKey != "default" }
        // What is said of both dimensions takes precedence over what is said of one.
        return all.sorted { ($0.plainKey ?? "").count < ($1.plainKey ?? "").count }.compactMap { variation in
            let lines = attributes(variation, of: base) + variedValues(variation, base)
            guard !lines.isEmpty else { return nil }
            let condition = "i.isInstalled(false, [\(SwiftText.quoted(variation.plainKey ?? "")): true])"
            return "if \(condition) {\n\(indented(lines, 1))\n}"
        }
    }

    private func variedValues(_ variation: XMLNode, _ base: String) -> [String] {
        let lineage = Elements.lineage(base)
        var lines: [String] = []
        if ["UILabel", "UITextField", "UITextView", "UIButton"].contains(where: lineage.contains),
            let font = variation.child("fontDescription", key: "fontDescription").flatMap({ font($0) })
        {
            lines.append("o.\(lineage.contains("UIButton") ? "titleLabel?." : "")font = \(font)")
        }
        for child in variation.children where child.name == "color" {
            let key = child.plainKey == "highlightedColor" ? "highlightedTextColor" : child.plainKey ?? ""
            guard let value = color(child) else { continue }
            if let setting = RuntimeProperty.setting(key, of: base, to: value) {
                lines.append("o" + setting)
            } else {
                report(child, "the color \(key) of a variation is left out")
            }
        }
        if lineage.contains("UIImageView"), let name = variation["image"] {
            lines.append("o.image = \(image(name, catalog: variation["catalog"]))")
        }
        if let margins = variation.child("edgeInsets", key: "layoutMargins") {
            lines.append("o.layoutMargins = \(insets(margins))")
        }
        return lines
    }
}
#endif
