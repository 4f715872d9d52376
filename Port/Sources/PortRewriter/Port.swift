#if Port
import PortInterfaceBuilder
import SwiftSyntax

/// What a port is to know beside the sources.
public struct PortOptions: Sendable {
    /// Modules that are there though Apple has one of that name, so that their imports stay.
    public var kept: Set<String>
    /// The products of `AppleModules` that the target depends on, so that imports become imports of these.
    public var products: Set<String>
    /// The modules of the application's own; an import of another module that is not Apple's is reported. `nil` if only the compiler knows.
    public var otherModules: Set<String>?
    /// Whether compilers are told where each line stood, so that what they find is shown in the original; not wanted in sources that are written
    /// out to be kept.
    public var tellsLocations: Bool

    /// Whether classes get the members by which nibs and storyboards find their outlets, actions and attributes.
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

/// Sources written for iOS, as this library compiles them.
public struct Port: Sendable {
    /// The sources in the order in which they were given, by path.
    public let sources: [(path: String, text: String)]
    /// What could not be done, in the order of files and lines.
    public let findings: [Finding]
    /// The products of `AppleModules` that the ported sources import, in order.
    public let products: [String]
    /// The class of the application's delegate; nil if there is none.
    public let applicationDelegate: String?
    /// Whether the program starts at a class with `@main`.
    public let hasMainType: Bool
    /// What the sources say that nibs and storyboards need.
    public let interfaceFacts: ModuleFacts

    /// Ports all the files of one module together: what is declared in one is found from the others.
    public init(_ files: [(path: String, text: String)], options: PortOptions = PortOptions()) {
        let sources = files.map { Source(path: $0.path, text: $0.text) }
        let survey = Survey(sources, conditions: Conditions(options: options))
        let rewriters = sources.enumerated().map { index, source in
            let rewriter = Rewriter(source, file: index, survey: survey, options: options)
            rewriter.walk(source.tree)
            rewriter.portInterfaceExtensions()
            return rewriter
        }
        // Their own text is changed before they are moved.
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

/// Where what follows was written.
private func location(_ path: String, _ line: Int) -> String {
    let quoted = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(quoted)\", line: \(line))\n"
}

extension Rewriter {
    fileprivate func ported(_ options: PortOptions, moduleUsesUIKit: Bool) -> String {
        let body = edits.applied(to: source.bytes, in: 0..<source.bytes.count)
        // `Selector`, `CGColor`, `objc_setAssociatedObject` and so on belong to Foundation, Core Graphics and the Objective-C runtime on a
        // Mac, and to UIKit here.
        let needsUIKit = !edits.isEmpty || moduleUsesUIKit && importsPartOfUIKit
        var result = importsUIKit || !needsUIKit ? "" : "import UIKit\n"
        if !importsNetworking, getsNetworking || usesNetworking(source.tree) {
            result += "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
        }
        if options.tellsLocations { result += location(source.path, 1) }
        result += body
        guard !additions.isEmpty else { return result }
        result += options.tellsLocations ? "\n#sourceLocation()\n" : "\n"
        return result + additions.joined(separator: "\n")
    }
}
#endif
