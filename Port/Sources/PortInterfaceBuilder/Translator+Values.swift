#if Port
import Foundation

// Colors, fonts, images and other values.
extension Translator {
    // MARK: Attributes

    /// Statements that set the attributes of an element that a class and its superclasses declare.
    func attributes(_ node: XMLNode, of base: String, on object: String = "o") -> [String] {
        let all = Elements.lineage(base).reversed().flatMap { Attributes.of[$0] ?? [] }
        return all.filter { node.has($0.name) }.compactMap { attribute in
            value(node, attribute).map { "\(object).\(attribute.property) = \($0)" }
        }
    }

    private func value(_ node: XMLNode, _ attribute: Attribute) -> String? {
        guard let text = node[attribute.name] else { return nil }
        var found: String?
        switch attribute.kind {
        case .flag: found = text == "YES" ? "true" : text == "NO" ? "false" : nil
        case .number: found = Double(text).map { SwiftText.number($0) }
        case .whole: found = Int(text).map { "\($0)" }
        case .string: found = SwiftText.quoted(text)
        case .choice(let cases): found = cases[text].map { "." + $0 }
        case .cases(let names): found = names.contains(text) ? "." + (text == "default" ? "`default`" : text) : nil
        }
        if found == nil { report(node, "the value \"\(text)\" of \(attribute.name) of <\(node.name)> is left out") }
        return found
    }

    // MARK: Geometry

    func rect(_ node: XMLNode) -> String {
        let parts = ["x", "y", "width", "height"].map { "\($0): \(SwiftText.number(node.number($0) ?? 0))" }
        return "CGRect(\(parts.joined(separator: ", ")))"
    }

    func size(_ node: XMLNode) -> String {
        let parts = ["width", "height"].map { "\($0): \(SwiftText.number(node.number($0) ?? 0))" }
        return "CGSize(\(parts.joined(separator: ", ")))"
    }

    func point(_ node: XMLNode) -> String {
        let parts = ["x", "y"].map { "\($0): \(SwiftText.number(node.number($0) ?? 0))" }
        return "CGPoint(\(parts.joined(separator: ", ")))"
    }

    func insets(_ node: XMLNode) -> String {
        let parts = [("top", "minY"), ("left", "minX"), ("bottom", "maxY"), ("right", "maxX")].map {
            "\($0.0): \(SwiftText.number(node.number($0.1) ?? node.number($0.0) ?? 0))"
        }
        return "UIEdgeInsets(\(parts.joined(separator: ", ")))"
    }

    func directionalInsets(_ node: XMLNode) -> String {
        let parts = ["top", "leading", "bottom", "trailing"].map {
            "\($0): \(SwiftText.number(node.number($0) ?? 0))"
        }
        return "NSDirectionalEdgeInsets(\(parts.joined(separator: ", ")))"
    }

    // MARK: Colors

    private static let systemNames: [String: String] = [
        "labelColor": "label", "secondaryLabelColor": "secondaryLabel", "tertiaryLabelColor": "tertiaryLabel",
        "quaternaryLabelColor": "quaternaryLabel", "placeholderTextColor": "placeholderText", "linkColor": "link",
        "separatorColor": "separator", "opaqueSeparatorColor": "opaqueSeparator", "tintColor": "tintColor",
        "lightTextColor": "lightText", "darkTextColor": "darkText",
        "groupTableViewBackgroundColor": "systemGroupedBackground",
        "groupedTableViewBackgroundColor": "systemGroupedBackground",
        "viewFlipsideBackgroundColor": "darkGray", "scrollViewTexturedBackgroundColor": "gray",
    ]
    private static let plainNames: Set<String> = [
        "black", "darkGray", "gray", "lightGray", "white", "clear", "red", "green", "blue", "cyan", "yellow", "magenta",
        "orange", "purple", "brown", "systemCyan", "systemFill", "secondarySystemFill", "tertiarySystemFill",
        "quaternarySystemFill", "systemGroupedBackground", "secondarySystemGroupedBackground",
        "tertiarySystemGroupedBackground", "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint",
        "systemTeal", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray",
        "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemBackground",
        "secondarySystemBackground", "tertiarySystemBackground",
    ]

    /// The UIKit color with the name in Interface Builder, or `nil`.
    static func systemColor(_ name: String) -> String? {
        if let found = systemNames[name] { return "UIColor." + found }
        let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        return plainNames.contains(plain) ? "UIColor." + plain : nil
    }

    /// The value of a color element.
    func color(_ node: XMLNode) -> String? {
        node.markRead()
        node.ignore(["colorSpace", "customColorSpace"])
        if let name = node["systemColor"] ?? node["cocoaTouchSystemColor"] {
            if let found = Self.systemColor(name) {
                node.ignore(["red", "green", "blue", "alpha", "white"])
                return found
            }
            if let described = resources["systemColor " + name]?.child("color") { return components(described) }
            if node.has("red") || node.has("white") { return components(node) }
            report(node, "the color \"\(name)\" does not exist")
            return nil
        }
        if let name = node["name"] {
            let described = resources["namedColor " + name]?.child("color").flatMap { components($0) }
            return "UIColor(named: \(SwiftText.quoted(name)))" + (described.map { " ?? \($0)" } ?? " ?? .clear")
        }
        return components(node)
    }

    private func components(_ node: XMLNode) -> String? {
        let alpha = SwiftText.number(node.number("alpha") ?? 1)
        if let white = node.number("white") { return "UIColor(white: \(SwiftText.number(white)), alpha: \(alpha))" }
        guard let red = node.number("red"), let green = node.number("green"), let blue = node.number("blue") else {
            report(node, "this color is left out")
            return nil
        }
        let space = node["customColorSpace"] ?? node["colorSpace"]
        return ColorComponents(red: red, green: green, blue: blue, isWide: space == "displayP3").swift(alpha: alpha)
    }

    // MARK: Fonts

    private static let styles: [String: String] = [
        "LargeTitle": "largeTitle", "Title0": "largeTitle", "Title1": "title1", "Title2": "title2", "Title3": "title3",
        "Headline": "headline", "Subhead": "subheadline", "Body": "body", "Callout": "callout",
        "Footnote": "footnote", "Caption1": "caption1", "Caption2": "caption2",
    ]
    private static let weights: Set<String> = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]

    func font(_ node: XMLNode) -> String? {
        node.markRead()
        node.ignore(["family", "type", "metaFont"])
        if let style = node["style"] {
            node.ignore(["pointSize", "size"])
            let plain = style.replacingOccurrences(of: "UICTFontTextStyle", with: "")
            if let found = Self.styles[plain] { return "UIFont.preferredFont(forTextStyle: .\(found))" }
            report(node, "the text style \"\(style)\" is left out")
            return nil
        }
        let size = SwiftText.number(node.number("pointSize") ?? node.number("size") ?? 17)
        if let name = node["name"] {
            if !facts.fonts.contains(name) {
                report(node, "the font \"\(name)\" is not in the project: the host draws it if it has it")
            }
            return "UIFont(name: \(SwiftText.quoted(name)), size: \(size)) ?? .systemFont(ofSize: \(size))"
        }
        switch node["type"] ?? node["metaFont"] ?? "system" {
        case "boldSystem", "systemBold": return "UIFont.boldSystemFont(ofSize: \(size))"
        case "italicSystem", "systemItalic": return "UIFont.italicSystemFont(ofSize: \(size))"
        default: break
        }
        if let weight = node["weight"], Self.weights.contains(weight) {
            return "UIFont.systemFont(ofSize: \(size), weight: .\(weight))"
        }
        return "UIFont.systemFont(ofSize: \(size))"
    }

    // MARK: Attributed strings

    func attributedString(_ node: XMLNode, into property: String) -> [String] {
        var lines = ["let text = NSMutableAttributedString()"]
        for fragment in node.children {
            fragment.markRead()
            let content = fragment["content"] ?? fragment.child("string", key: "content")?.string ?? ""
            var values: [String] = []
            for each in fragment.list("attributes") {
                each.markRead()
                switch (each.name, each.plainKey) {
                case ("color", "NSColor"): color(each).map { values.append(".foregroundColor: \($0)") }
                case ("color", "NSBackgroundColor"): color(each).map { values.append(".backgroundColor: \($0)") }
                case ("font", "NSFont"): font(each).map { values.append(".font: \($0)") }
                case ("integer", "NSUnderline"): values.append(".underlineStyle: \(each["value"] ?? "0")")
                case ("integer", "NSStrikethrough"): values.append(".strikethroughStyle: \(each["value"] ?? "0")")
                case ("real", "NSKern"), ("integer", "NSKern"): values.append(".kern: \(each["value"] ?? "0")")
                case ("url", "NSLink"):
                    values.append(".link: URL(string: \(SwiftText.quoted(each["string"] ?? ""))) as Any")
                case ("paragraphStyle", _): values.append(".paragraphStyle: \(paragraph(each, &lines))")
                default: report(each, "\(each.plainKey ?? each.name) of an attributed string is left out")
                }
                each.ignore()
            }
            let list = values.isEmpty ? "[:]" : "[\(values.joined(separator: ", "))]"
            lines.append(
                "text.append(NSAttributedString(string: \(SwiftText.quoted(content)), attributes: \(list)))")
        }
        lines.append("\(property) = text")
        return ["do {\n\(indented(lines, 1))\n}"]
    }

    private func paragraph(_ node: XMLNode, _ lines: inout [String]) -> String {
        let name = "style\(lines.count)"
        lines.append("let \(name) = NSMutableParagraphStyle()")
        let alignment = node["alignment"] ?? "natural"
        if ["left", "center", "right", "justified"].contains(alignment) {
            lines.append("\(name).alignment = .\(alignment)")
        }
        for key in [
            "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore", "headIndent", "firstLineHeadIndent",
            "tailIndent",
            "minimumLineHeight", "maximumLineHeight", "lineHeightMultiple",
        ] {
            if let value = node.number(key) { lines.append("\(name).\(key) = \(SwiftText.number(value))") }
        }
        return name
    }
}

/// The components of a color, in sRGB.
struct ColorComponents {
    let red: Double
    let green: Double
    let blue: Double

    /// - Parameter isWide: Whether the components are those of Display P3.
    init(red: Double, green: Double, blue: Double, isWide: Bool) {
        guard isWide else {
            (self.red, self.green, self.blue) = (red, green, blue)
            return
        }
        func linear(_ value: Double) -> Double {
            let size = abs(value)
            let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
            return value < 0 ? -result : result
        }
        func encoded(_ value: Double) -> Double {
            let size = abs(value)
            let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
            return ((value < 0 ? -result : result) * 1e6).rounded() / 1e6
        }
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        self.red = encoded(1.2249401762805598 * r - 0.22494017628055996 * g)
        self.green = encoded(-0.042056954709688163 * r + 1.0420569547096881 * g)
        self.blue = encoded(-0.019637554590334432 * r - 0.078636045550631889 * g + 1.0982736001409663 * b)
    }

    func swift(alpha: String) -> String {
        let parts = [("red", red), ("green", green), ("blue", blue)].map { "\($0): \(SwiftText.number($1))" }
        return "UIColor(\(parts.joined(separator: ", ")), alpha: \(alpha))"
    }
}
#endif
