#if Port
// Buttons and their configurations.
extension Translator {
    private static let states = [
        "normal": ".normal", "highlighted": ".highlighted", "disabled": ".disabled", "selected": ".selected",
    ]

    func button(_ node: XMLNode) -> [String] {
        var lines: [String] = []
        if let configuration = node.child("buttonConfiguration") { lines += self.configuration(configuration) }
        let hasConfiguration = !lines.isEmpty
        for state in node.children where state.name == "state" {
            state.markRead()
            guard let name = Self.states[state.plainKey ?? ""] else {
                report(state, "the state \"\(state.plainKey ?? "")\" of a button is left out")
                continue
            }
            state.ignore(["catalog", "backgroundImageCatalog"])
            let title = state["title"] ?? text(state, "title")
            // The title of a configuration is the visible one.
            if let title, !hasConfiguration { lines.append("o.setTitle(\(SwiftText.quoted(title)), for: \(name))") }
            let symbol = state.child("preferredSymbolConfiguration").flatMap { symbolConfiguration($0) }
            if let image = state["image"], !hasConfiguration {
                let made = self.image(image, catalog: state["catalog"], configuration: symbol)
                lines.append("o.setImage(\(made), for: \(name))")
            }
            if let image = state["backgroundImage"] {
                lines.append(
                    "o.setBackgroundImage(\(self.image(image, catalog: state["backgroundImageCatalog"])), for: \(name))"
                )
            }
            for (key, method) in [("titleColor", "setTitleColor"), ("titleShadowColor", "setTitleShadowColor")] {
                if let none = state.child("nil", key: key) { none.ignore() }
                if let color = state.child("color", key: key).flatMap({ color($0) }) {
                    lines.append("o.\(method)(\(color), for: \(name))")
                }
            }
            if let text = state.child("attributedString", key: "attributedTitle") {
                let setting = attributedString(text, into: "let title")
                lines += setting.map {
                    $0.replacingLast("\n}", by: "\n    o.setAttributedTitle(title, for: \(name))\n}")
                }
            }
            for (key, method) in [("image", "setImage"), ("backgroundImage", "setBackgroundImage")] {
                if let image = state.child("imageReference", key: key).flatMap({ imageReference($0) }) {
                    lines.append("o.\(method)(\(image), for: \(name))")
                }
            }
        }
        if let font = font(of: node) { lines.append("o.titleLabel?.font = \(font)") }
        if let mode = node["lineBreakMode"], mode != "middleTruncation" {
            let names = [
                "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
                "headTruncation": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
            ]
            if let name = names[mode] { lines.append("o.titleLabel?.lineBreakMode = .\(name)") }
        }
        for key in ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"] {
            if let inset = node.child("inset", key: key) { lines.append("o.\(key) = \(insets(inset))") }
        }
        if let offset = node.child("size", key: "titleShadowOffset") { offset.ignore() }
        return lines
    }

    private func configuration(_ node: XMLNode) -> [String] {
        let styles = [
            "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent",
        ]
        let style = node["style"] ?? "plain"
        if !styles.contains(style) { report(node, "the style \"\(style)\" of a button's configuration is left out") }
        var lines = ["var c = UIButton.Configuration.\(styles.contains(style) ? style : "plain")()"]
        for name in ["title", "subtitle"] {
            if let value = node[name] ?? text(node, name) { lines.append("c.\(name) = \(SwiftText.quoted(value))") }
        }
        for (key, name) in [("attributedTitle", "title"), ("attributedSubtitle", "subtitle")] {
            guard let text = node.child("attributedString", key: key) else { continue }
            report(text, "only the text of the \(key) of a button's configuration is used")
            let content = text.children.map { $0["content"] ?? $0.child("string", key: "content")?.string ?? "" }
            text.ignore()
            lines.append("c.\(name) = \(SwiftText.quoted(content.joined()))")
        }
        let symbol = node.child("preferredSymbolConfiguration").flatMap { symbolConfiguration($0) }
        if let image = node["image"] {
            lines.append("c.image = \(self.image(image, catalog: node["catalog"], configuration: symbol))")
        } else if let image = node.child("imageReference", key: "image").flatMap({ imageReference($0) }) {
            lines.append("c.image = \(image)")
        }
        for name in ["imagePadding", "titlePadding"] {
            if let value = node.number(name) { lines.append("c.\(name) = \(SwiftText.number(value))") }
        }
        for (name, values) in [
            ("imagePlacement", ["leading", "trailing", "top", "bottom"]),
            ("cornerStyle", ["fixed", "dynamic", "small", "medium", "large", "capsule"]),
            ("buttonSize", ["mini", "small", "medium", "large"]),
            ("titleAlignment", ["automatic", "leading", "center", "trailing"]),
        ] {
            guard let value = node[name] else { continue }
            if values.contains(value) {
                lines.append("c.\(name) = .\(value)")
            } else {
                report(node, "the \(name) \"\(value)\" of a button's configuration is left out")
            }
        }
        if let value = node.flag("showsActivityIndicator") { lines.append("c.showsActivityIndicator = \(value)") }
        lines += colors(node, ["baseBackgroundColor", "baseForegroundColor"], on: "c")
        if let inset = node.child("directionalEdgeInsets", key: "contentInsets") {
            lines.append("c.contentInsets = \(directionalInsets(inset))")
        }
        lines += background(node)
        for key in ["titleFontDescription", "subtitleFontDescription"] {
            guard let font = node.child("fontDescription", key: key) else { continue }
            report(font, "the \(key) of a button's configuration is left out")
            font.ignore()
        }
        lines.append("o.configuration = c")
        return ["do {\n\(indented(lines, 1))\n}"]
    }

    /// Statements that set the background of a button's configuration.
    private func background(_ node: XMLNode) -> [String] {
        guard let background = node.child("backgroundConfiguration", key: "background") else { return [] }
        var lines: [String] = []
        for name in ["cornerRadius", "strokeWidth"] {
            if let value = background.number(name) { lines.append("c.background.\(name) = \(SwiftText.number(value))") }
        }
        if let image = background["image"] {
            lines.append("c.background.image = \(self.image(image, catalog: background["catalog"]))")
        }
        if let insets = background.child("directionalEdgeInsets", key: "backgroundInsets") {
            lines.append("c.background.backgroundInsets = \(directionalInsets(insets))")
        }
        return lines + colors(background, ["backgroundColor", "strokeColor"], on: "c.background")
    }
}
#endif
