#if Port
import PortInterfaceBuilder
import SwiftSyntax

/// Settings of a port.
public struct PortOptions: Sendable {
    /// Modules that exist although Apple has one with the same name. Their imports stay.
    public var kept: Set<String>
    /// The products of `AppleModules` that the target depends on. Imports of Apple's modules become imports of these.
    public var products: Set<String>
    /// The application's own modules. Imports of other modules that are not Apple's are reported. `nil` if only the compiler knows them.
    public var otherModules: Set<String>?
    /// Whether the output contains the original location of each line, so that diagnostics refer to the original. `false` for sources that
    /// replace the original.
    public var tellsLocations: Bool

    /// Whether classes get the members through which nibs and storyboards set outlets, actions and attributes.
    public var makesInterfaceMembers: Bool

    public init(
        kept: Set<String> = [], products: Set<String> = [], otherModules: Set<String>? = nil,
        tellsLocations: Bool = true, makesInterfaceMembers: Bool = false
    ) {
        self.kept = kept
        self.products = products
        self.otherModules = otherModules
        self.tellsLocations = tellsLocations
        self.makesInterfaceMembers = makesInterfaceMembers
    }
}

/// Sources for iOS, rewritten so that they compile with this library.
public struct Port: Sendable {
    /// The ported sources in the given order.
    public let sources: [(path: String, text: String)]
    /// The problems in the order of files and lines.
    public let findings: [Finding]
    /// The products of `AppleModules` that the ported sources import, in order.
    public let products: [String]
    /// The class of the application's delegate, or `nil`.
    public let applicationDelegate: String?
    /// Whether a class with `@main` starts the program.
    public let hasMainType: Bool
    /// The facts about the sources that nibs and storyboards need.
    public let interfaceFacts: ModuleFacts

    /// Ports all files of one module together, so that declarations are found across files.
    public init(_ files: [(path: String, text: String)], options: PortOptions = PortOptions()) {
        let sources = files.map { Source(path: $0.path, text: $0.text) }
        let survey = Survey(sources, conditions: Conditions(options: options))
        let rewriters = sources.enumerated().map { index, source in
            let rewriter = Rewriter(source, file: index, survey: survey, options: options)
            rewriter.walk(source.tree)
            rewriter.portInterfaceExtensions()
            return rewriter
        }
        // Members are rewritten before they are moved.
        let moved = rewriters.flatMap { rewriter in
            rewriter.moves.map { move in
                (
                    move, move.access + rewriter.edits.applied(to: rewriter.source.bytes, in: move.range),
                    rewriter.condition(around: move.member)
                )
            }
        }
        for (move, text, condition) in moved {
            rewriters[move.file].edits.remove(move.range)
            let from = rewriters[move.file].source
            for end in move.shape.bodyEnds {
                let home = rewriters[end.file]
                var member = "\n    " + text + "\n"
                if options.tellsLocations {
                    member = location(from.path, from.line(at: move.range.lowerBound)) + text + "\n"
                }
                if let condition { member = "#if \(condition)\n\(member)#endif\n" }
                if options.tellsLocations {
                    member += location(home.source.path, home.source.line(at: end.offset))
                }
                home.edits.insert("\n" + member, at: end.offset)
                if home.usesNetworking(move.member) { home.getsNetworking = true }
            }
        }
        for rewriter in rewriters {
            for (offset, members) in rewriter.additionsInClass {
                let back =
                    options.tellsLocations
                    ? location(rewriter.source.path, rewriter.source.line(at: offset)) : ""
                rewriter.edits.insert(
                    "\n" + members.map { "    \($0)\n" }.joined() + back, at: offset)
            }
        }
        for rewriter in rewriters { rewriter.findCoreImage() }
        products = Set(rewriters.flatMap(\.substituted.values)).sorted()
        applicationDelegate = survey.applicationDelegate
        hasMainType = survey.hasMainType
        interfaceFacts = Port.interfaceFacts(survey, module: "")
        let usesUIKit = rewriters.contains(where: \.importsUIKit)
        self.sources = rewriters.map { ($0.source.path, $0.ported(options, moduleUsesUIKit: usesUIKit)) }
        findings = rewriters.flatMap { rewriter in
            rewriter.findings.sorted { ($0.line, $0.column, $0.message) < ($1.line, $1.column, $1.message) }
        }
    }
}

/// A directive with the original location of the following lines.
private func location(_ path: String, _ line: Int) -> String {
    let quoted = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(quoted)\", line: \(line))\n"
}

extension Rewriter {
    /// Whether the file uses a type, or another name with a capital letter, that the target doesn't declare.
    private var usesForeignTypes: Bool {
        source.tree.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind, name.first?.isUppercase == true else { return false }
            return survey.types[name] == nil
        }
    }

    fileprivate func ported(_ options: PortOptions, moduleUsesUIKit: Bool) -> String {
        let body = edits.applied(to: source.bytes, in: 0..<source.bytes.count)
        // `Selector`, `CGColor`, `objc_setAssociatedObject` and so on are declared in Foundation, Core Graphics and the Objective-C
        // runtime on a Mac, and in UIKit here.
        // A target with a header in Objective-C has the header's imports in each file.
        let needsUIKit =
            !edits.isEmpty || moduleUsesUIKit && (importsPartOfUIKit || importsNothing && usesForeignTypes)
        var result = importsUIKit || !needsUIKit ? "" : "import UIKit\n"
        if !importsNetworking, getsNetworking || usesNetworking(source.tree) {
            result += "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
        }
        if let product = coreImage { result += "import \(product)\n" }
        if options.tellsLocations { result += location(source.path, 1) }
        result += body
        guard !additions.isEmpty else { return result }
        result += options.tellsLocations ? "\n#sourceLocation()\n" : "\n"
        return result + additions.joined(separator: "\n")
    }
}
#endif
