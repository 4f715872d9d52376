#if Port
/// A file of Interface Builder, translated into Swift.
public struct InterfaceFile: Sendable {
    public enum Kind: Sendable {
        case nib, storyboard
    }

    /// The name with which code loads the file.
    public let name: String
    public let kind: Kind
    /// The Swift file that creates its objects, or an empty text if the file cannot be read.
    public let swift: String
    /// The problems in the order of the lines.
    public let problems: [InterfaceProblem]

    /// The enumeration in `swift` that contains the functions.
    public var type: String { "Interface_\(SwiftText.name(name))_\(kind == .nib ? "nib" : "storyboard")" }

    /// - Parameters:
    ///   - path: The path of the file, which ends with `.xib` or `.storyboard`.
    ///   - text: Its text.
    ///   - facts: The facts from the module's sources.
    public init(path: String, text: String, facts: ModuleFacts) {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        kind = file.hasSuffix(".storyboard") ? .storyboard : .nib
        name = String(file.prefix { $0 != "." })
        let root: XMLNode
        do {
            root = try XMLReader.read(text)
        } catch {
            swift = ""
            problems = [
                InterfaceProblem(
                    path: path, line: error.line, column: error.column, severity: .error,
                    message: "this file cannot be read: \(error.message)")
            ]
            return
        }
        guard root.name == "document" else {
            swift = ""
            problems = [
                InterfaceProblem(
                    path: path, line: root.line, column: root.column, severity: .error,
                    message: root.name == "archive"
                        ? "this file has the format before Xcode 5: open and save it with a newer one"
                        : "this file is not one of Interface Builder: it begins with <\(root.name)>")
            ]
            return
        }
        let translator = Translator(path: path, facts: facts, root: root)
        let content = kind == .nib ? translator.nib() : translator.storyboard()
        translator.reportRest()
        problems = translator.problems
        let type = "Interface_\(SwiftText.name(name))_\(kind == .nib ? "nib" : "storyboard")"
        let imports = (["TouchstoneCore", "UIKit"] + facts.imports).map { "import \($0)\n" }.joined()
        let functions = ([content] + translator.functions).map { translator.indented([$0], 1) }
        swift = "\(imports)\n// The objects of \(file).\nenum \(type) {\n\(functions.joined(separator: "\n\n"))\n}\n"
    }
}

extension Translator {
    private func readDocument() {
        root.markRead()
        root.ignoreUnreadAttributes()
        for name in [
            "device", "dependencies", "customFonts", "classes", "simulatedMetricsContainer",
            "inferredMetricsTieBreakers", "color", "point",
        ] {
            root.child(name)?.ignore()
        }
    }

    /// The property that describes a nib.
    fileprivate func nib() -> String {
        readDocument()
        var top: [String] = []
        let statements = part {
            let objects = root.list("objects")
            for object in objects where object.name == "placeholder" {
                object.markRead()
                object.ignore(["placeholderIdentifier"] + Attributes.silent)
                let kind = object["placeholderIdentifier"] ?? ""
                if kind == "IBFirstResponder" || kind == "IBFilesOwner" { continue }
                external.append("i.takeExternal(\(SwiftText.quoted(object.id)), named: \(SwiftText.quoted(kind)))")
            }
            for object in objects where object.name == "customObject" || object.name != "placeholder" {
                top += topLevel(object)
            }
            for object in objects where object.name == "placeholder" { connections(of: object) }
        }
        let names = top.indices.map { "top\($0)" }
        let lines =
            external + zip(names, top).map { "let \($0) = \($1)" } + statements
            + ["return [\(names.joined(separator: ", "))]"]
        return "static let nib = InterfaceNib { i in\n\(indented(lines, 1))\n}"
    }

    /// The property that describes a storyboard.
    fileprivate func storyboard() -> String {
        let initial = root["initialViewController"].map { SwiftText.quoted($0) } ?? "nil"
        readDocument()
        var scenes: [String] = []
        var identifiers: [String] = []
        for node in root.list("scenes") {
            guard let (id, function) = scene(node) else { continue }
            // In language mode 5, only a closure is sendable without a warning.
            scenes.append("\(SwiftText.quoted(id)): { \(function)($0) },")
            if let name = nodes[id]?["storyboardIdentifier"] {
                identifiers.append("\(SwiftText.quoted(name)): \(SwiftText.quoted(id)),")
            }
        }
        func list(_ lines: [String]) -> String { lines.isEmpty ? "[:]" : "[\n\(indented(lines, 2))\n    ]" }
        return
            "static let storyboard = InterfaceStoryboard(\n    initial: \(initial), identifiers: \(list(identifiers)),\n"
            + "    scenes: \(list(scenes)))"
    }
}
#endif
