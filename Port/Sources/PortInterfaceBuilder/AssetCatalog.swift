#if Port
import Foundation

/// The colors and images of an asset catalog, as Swift.
public struct AssetCatalog {
    /// The entries of a dictionary of colors by name.
    public private(set) var colors: [String] = []
    /// The entries of a dictionary of images by name.
    public private(set) var images: [String] = []
    /// The problems.
    public private(set) var problems: [InterfaceProblem] = []

    /// Reads a catalog.
    ///
    /// - Parameter path: The folder, which ends with `.xcassets`.
    public init(path: String) { read(path, namespace: "") }

    /// Reads image files that are not in a catalog. The name of an image is that of its file without scale and ending.
    ///
    /// - Parameter paths: The paths of the files, in order.
    public init(images paths: [String]) {
        var chosen: [String: (scale: Double, path: String)] = [:]
        var names: [String] = []
        for path in paths {
            let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
            let parts = stem.wholeMatch(of: /(.+)@([123])x(~iphone)?/)
            let (name, scale) = parts.map { (String($0.1), Double($0.2) ?? 1) } ?? (stem, 1)
            if chosen[name] == nil { names.append(name) }
            if scale > chosen[name]?.scale ?? 0 { chosen[name] = (scale, path) }
        }
        for name in names {
            guard let (scale, path) = chosen[name], let data = FileManager.default.contents(atPath: path) else {
                continue
            }
            images.append("\(SwiftText.quoted(name)): { _ in \(Self.loading(data, scale: scale)) },")
        }
    }

    /// An expression that creates an image from its data.
    private static func loading(_ data: Data, scale: Double) -> String {
        "UIImage(data: Data(base64Encoded: \"\(data.base64EncodedString())\") ?? Data(), scale: \(SwiftText.number(scale)))"
    }

    private static let silentKinds: Set<String> = ["appiconset", "launchimage", "brandassets", "complicationset"]

    private mutating func read(_ folder: String, namespace: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
        for name in names {
            let path = folder + "/" + name
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                continue
            }
            let parts = name.split(separator: ".", omittingEmptySubsequences: false)
            let (stem, kind) = (
                parts.dropLast().joined(separator: "."), parts.count > 1 ? String(parts.last ?? "") : ""
            )
            switch kind {
            case "colorset":
                if let all = contents(path) { color(namespace + stem, all, path) }
            case "imageset", "symbolset":
                if let all = contents(path) { image(namespace + stem, all, path) }
            case _ where Self.silentKinds.contains(kind): break
            case "", "spriteatlas":
                // The name of a folder may be part of the names.
                let own = kind.isEmpty ? name : stem
                let contents = FileManager.default.fileExists(atPath: path + "/Contents.json") ? contents(path) : [:]
                let provides = (contents?["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
                read(path, namespace: provides ? namespace + own + "/" : namespace)
            default: report(path, "a .\(kind) of an asset catalog is left out")
            }
        }
    }

    private mutating func report(
        _ path: String, _ message: String, _ severity: InterfaceProblem.Severity = .warning, line: Int = 1
    ) {
        problems.append(
            InterfaceProblem(path: path, line: line, column: 1, severity: severity, message: message))
    }

    private mutating func contents(_ folder: String) -> [String: Any]? {
        let path = folder + "/Contents.json"
        guard let data = FileManager.default.contents(atPath: path) else {
            report(path, "this file is missing", .error)
            return nil
        }
        do {
            guard let all = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
                report(path, "this file has no JSON object", .error)
                return nil
            }
            return all
        } catch {
            let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
            let line = reason.firstMatch(of: /line (\d+)/).flatMap { Int($0.1) } ?? 1
            report(path, "this file is no JSON: \(reason)", .error, line: line)
            return nil
        }
    }

    private enum Style { case light, dark }

    /// The style of an entry for phones, or `nil` if it is for other devices or traits.
    private func style(_ entry: [String: Any]) -> Style? {
        guard ["universal", "iphone", nil].contains(entry["idiom"] as? String) else { return nil }
        guard entry["subtype"] == nil, entry["display-gamut"] as? String != "display-P3", entry["width-class"] == nil,
            entry["height-class"] == nil, entry["language-direction"] == nil
        else { return nil }
        let appearances = entry["appearances"] as? [[String: Any]] ?? []
        if appearances.isEmpty { return .light }
        guard appearances.count == 1, appearances[0]["appearance"] as? String == "luminosity" else { return nil }
        return appearances[0]["value"] as? String == "dark" ? .dark : .light
    }

    // MARK: Colors

    private mutating func color(_ name: String, _ all: [String: Any], _ folder: String) {
        let path = folder + "/Contents.json"
        guard let entries = all["colors"] as? [[String: Any]] else {
            return report(path, "this file has no list \"colors\"", .error)
        }
        var found: [Style: String] = [:]
        for entry in entries {
            guard let style = style(entry), let color = entry["color"] as? [String: Any] else { continue }
            guard let swift = value(color, path) else { continue }
            // An entry for the light appearance has priority over one without an appearance.
            if found[style] == nil || entry["appearances"] != nil { found[style] = swift }
        }
        guard let light = found[.light] ?? found[.dark] else {
            return report(path, "the color \"\(name)\" has no value for a phone")
        }
        let value = found[.dark].map { "UIColor(light: \(light), dark: \($0))" } ?? light
        colors.append("\(SwiftText.quoted(name)): { \(value) },")
    }

    private mutating func value(_ color: [String: Any], _ path: String) -> String? {
        if let reference = color["reference"] as? String {
            if let found = Translator.systemColor(reference) { return found }
            report(path, "the color \"\(reference)\" does not exist")
            return nil
        }
        guard let parts = color["components"] as? [String: Any] else {
            report(path, "a color has no components", .error)
            return nil
        }
        var values: [String: Double] = [:]
        for (name, part) in parts {
            guard let number = Self.component(part, isAlpha: name == "alpha") else {
                report(path, "the component \"\(name)\" of a color is no number: \(part)", .error)
                return nil
            }
            values[name] = number
        }
        let alpha = SwiftText.number(values["alpha"] ?? 1)
        if let white = values["white"] { return "UIColor(white: \(SwiftText.number(white)), alpha: \(alpha))" }
        guard let red = values["red"], let green = values["green"], let blue = values["blue"] else {
            report(path, "a color has no red, green and blue", .error)
            return nil
        }
        let isWide = color["color-space"] as? String == "display-p3"
        return ColorComponents(red: red, green: green, blue: blue, isWide: isWide).swift(alpha: alpha)
    }

    /// Reads a component. `0.500`, `128` and `0x80` all mean one half.
    private static func component(_ value: Any, isAlpha: Bool) -> Double? {
        guard let text = value as? String else { return (value as? NSNumber)?.doubleValue }
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = Double(text) else { return nil }
        // Integers range to 255, other numbers to 1.
        return text.contains(".") || isAlpha ? number : number / 255
    }

    // MARK: Images

    private mutating func image(_ name: String, _ all: [String: Any], _ folder: String) {
        let path = folder + "/Contents.json"
        guard let entries = (all["images"] ?? all["symbols"]) as? [[String: Any]] else {
            return report(path, "this file has no list \"images\"", .error)
        }
        let properties = all["properties"] as? [String: Any] ?? [:]
        let mode = ["template": "alwaysTemplate", "original": "alwaysOriginal"][
            properties["template-rendering-intent"] as? String ?? ""]
        var chosen: [Style: (scale: Double, file: String)] = [:]
        for entry in entries {
            guard let style = style(entry), let file = entry["filename"] as? String else { continue }
            let scale = Double((entry["scale"] as? String ?? "1x").dropLast()) ?? 1
            // Screens here have two or three pixels per point.
            if chosen[style] == nil || (scale > chosen[style]!.scale && scale <= 3) { chosen[style] = (scale, file) }
        }
        guard !chosen.isEmpty else {
            return report(path, "the image \"\(name)\" has no file for a phone")
        }
        var loads: [Style: String] = [:]
        for (style, entry) in chosen.sorted(by: { $0.key == .light && $1.key == .dark }) {
            let file = folder + "/" + entry.file
            guard let data = FileManager.default.contents(atPath: file) else {
                report(path, "the file \"\(entry.file)\" of the image \"\(name)\" is missing", .error)
                continue
            }
            guard ["png", "jpg", "jpeg", "gif"].contains(file.split(separator: ".").last?.lowercased()) else {
                report(file, "the image \"\(name)\" is left out: only PNG, JPEG and GIF are read")
                continue
            }
            var call = Self.loading(data, scale: entry.scale)
            if let mode { call += "?.withRenderingMode(.\(mode))" }
            loads[style] = call
        }
        if entries.contains(where: { $0["resizing"] != nil }) {
            report(path, "the slices of the image \"\(name)\" are left out")
        }
        guard let first = loads[.light] ?? loads[.dark] else { return }
        let body = loads[.dark].map { "$0 == .dark ? \($0) : \(first)" } ?? "_ in \(first)"
        images.append("\(SwiftText.quoted(name)): { \(body) },")
    }
}
#endif
