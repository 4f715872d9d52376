#if Port
// Images and the sizes of symbols.
extension Translator {
    private static let symbolScales = ["small", "medium", "large"]
    private static let symbolWeights = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]

    func image(_ name: String, catalog: String?, configuration: String? = nil) -> String {
        guard catalog == "system" else { return "UIImage(named: \(SwiftText.quoted(name)))" }
        let sizing = configuration.map { ", withConfiguration: \($0)" } ?? ""
        return "UIImage(systemName: \(SwiftText.quoted(name))\(sizing))"
    }

    /// The image of a reference; nil if it names none.
    func imageReference(_ node: XMLNode) -> String? {
        node.markRead()
        guard let name = node["image"] else { return nil }
        let scale = node["symbolScale"].flatMap { Self.symbolScales.contains($0) ? $0 : nil }
        let sizing = scale.map { "UIImage.SymbolConfiguration(scale: .\($0))" }
        let result = image(name, catalog: node["catalog"], configuration: sizing)
        switch node["renderingMode"] {
        case "original": return result + "?.withRenderingMode(.alwaysOriginal)"
        case "template": return result + "?.withRenderingMode(.alwaysTemplate)"
        case let mode?:
            report(node, "the rendering mode \"\(mode)\" of an image is left out")
            return result
        case nil: return result
        }
    }

    /// The size, weight and scale of a symbol; nil if the element says nothing about them.
    func symbolConfiguration(_ node: XMLNode) -> String? {
        node.markRead()
        node.ignore(["configurationType"])
        let scale = node["scale"].flatMap { Self.symbolScales.contains($0) ? "scale: .\($0)" : nil }
        let weight = node["weight"].flatMap { Self.symbolWeights.contains($0) ? "weight: .\($0)" : nil }
        var size = node.number("pointSize").map { "pointSize: \(SwiftText.number($0))" }
        if let font = node.child("fontDescription").flatMap({ self.font($0) }) {
            size = "pointSize: (\(font)).pointSize"
        }
        if size == nil, weight != nil, scale != nil { size = "pointSize: 0" }
        let parts = [size, weight, scale].compactMap { $0 }
        return parts.isEmpty ? nil : "UIImage.SymbolConfiguration(\(parts.joined(separator: ", ")))"
    }
}
#endif
