import Foundation

/// Touchstone extension: a view tree read from text that a developer can copy from iOS, to explain a touch without the
/// app.
///
/// Reads the formats of ``Kind``. Accepts common alterations: prefixes, other indentation, lost or escaped line breaks, wrapped
/// or omitted lines, unknown attributes and a cut-off end. Unreadable content is reported by line, and the rest is
/// used. Information that the text does not contain is reported as unknown, never guessed.
package struct ViewDump {
    /// The format that the text was in.
    package enum Kind: String, Sendable {
        /// The output of `po` for `recursiveDescription` of a view or window, alone or in a log such as Detox's.
        case recursiveDescription
        /// The XML of Detox's view hierarchy.
        case detoxHierarchy = "Detox view hierarchy"
        /// Windows with views in JSON.
        case snapshot
        /// The `debugDescription` of an XCUITest element, which contains only frames and names.
        case accessibilityTree = "XCUITest debugDescription"
        /// The page source of Appium or WebDriverAgent.
        case pageSource = "WebDriverAgent page source"
        /// The JSON of `describe-ui` of idb, AXe or sim-use.
        case describeUI = "describe-ui"
        /// The JSON of Maestro's hierarchy.
        case maestro = "Maestro hierarchy"

        /// Whether the format contains views in their order, so that it shows what is in front. An accessibility tree does not.
        package var hasViews: Bool { self == .recursiveDescription || self == .detoxHierarchy || self == .snapshot }
    }

    /// Content of a line that could not be used.
    package struct Problem: Equatable, Sendable, CustomStringConvertible {
        /// The line number, from 1.
        package let line: Int
        /// The problem in words.
        package let message: String
        package var description: String { "line \(line): \(message)" }

        package init(line: Int, message: String) {
            self.line = line
            self.message = message
        }
    }

    /// Why a text cannot be used or a view was not found.
    package enum Failure: Error, Equatable, CustomStringConvertible {
        /// The text contains no readable view. The value describes what it seems to be and what to paste instead.
        case noViews(NoDump)
        /// No view has this name. `near` are similar names; `beside` is a view with content that no dump contains.
        case nothingCalled(String, near: [String], beside: DumpExplanation.View? = nil)
        /// Several views have this name. The list describes the first of them; `count` is their number.
        case severalCalled(String, [String], count: Int)
        /// Neither the question nor the text contains the location of the touch.
        case noPoint

        package var description: String {
            switch self {
            case .noViews(let what): what.description
            case .nothingCalled(let name, let near, let host):
                "no view is called \(name)" + (near.isEmpty ? "" : "; there are \(near.joined(separator: ", "))")
                    + (host.map {
                        "; the dump does not contain the views that \($0.name) draws, so a touch in it cannot be explained"
                    }
                        ?? "")
            case .severalCalled(let name, let names, let count):
                "\(count) views match \(name); use a class and line or an address: \(names.joined(separator: ", "))"
                    + (count > names.count ? ", …" : "")
            case .noPoint: "the location of the touch is missing: specify it in points (--at X,Y; for a tool, x and y)"
            }
        }
    }

    /// The format that the text was in.
    package let kind: Kind
    /// The unreadable content, ordered by line; at most the first 500.
    package var problems: [Problem] { tree.problems.sorted { $0.line < $1.line } }
    /// The number of views that were read.
    package var count: Int { tree.nodes.count }
    private(set) var tree: DumpTree
    let viewNames: DumpNames

    /// Reads a view tree from text.
    ///
    /// - Throws: ``Failure/noViews(_:)`` if the text contains no view.
    package init(_ text: String) throws {
        try self.init(bytes: Array(text.utf8))
    }

    /// Reads a view tree from UTF-8 text. Invalid bytes are skipped.
    ///
    /// - Parameters:
    ///   - pasted: The tree.
    ///   - log: A log that says something about the touch, such as that of Detox, or `nil`.
    /// - Throws: ``Failure/noViews(_:)`` if the text contains no view.
    package init(bytes pasted: [UInt8], log: [UInt8]? = nil) throws {
        (kind, tree) = try Self.read(pasted)
        if let log {
            let stated = DumpStatementReader(DumpText(log).bytes).statements
            tree.statements += stated.map { statement in
                var statement = statement
                statement.isInLog = true
                return statement
            }
        }
        for statement in tree.statements {
            for named in [statement.target, statement.hit] {
                guard let identifier = named.identifier, let node = tree.find(named) else { continue }
                tree.aliases[identifier] = node
            }
        }
        guard !tree.nodes.isEmpty, !tree.isResponderChain else { throw Failure.noViews(NoDump(tree)) }
        viewNames = DumpNames(tree)
    }

    private static func read(_ pasted: [UInt8]) throws -> (Kind, DumpTree) {
        if let found = try readJSON(DumpBytes(pasted)) { return found }
        let text = DumpText(pasted)
        if MaestroTableReader.isMeant(by: text.bytes) { return (.maestro, MaestroTableReader.read(text.bytes)) }
        if PageSourceReader.isMeant(by: text.bytes) {
            let tree = PageSourceReader.read(text.bytes)
            guard tree.nodes.contains(where: { !$0.flags.contains(.hasNoFrame) }) else {
                throw Failure.noViews(.pageSource)
            }
            return (.pageSource, tree)
        }
        let stated = DumpStatementReader(text.bytes)
        var (kind, tree) = try readLines(stated.rest, text)
        if tree.nodes.isEmpty, !stated.lines.isEmpty { (kind, tree) = try readLines(text.bytes, text) }
        if tree.nodes.isEmpty, let named = ElementTreeBuilder.elements(of: stated.statements) {
            (kind, tree) = (.accessibilityTree, named)
        }
        tree.statements = stated.statements
        return (kind, tree)
    }

    private static func readLines(_ bytes: DumpBytes, _ text: DumpText) throws -> (Kind, DumpTree) {
        if DetoxHierarchyReader.isMeant(by: bytes) { return (.detoxHierarchy, try DetoxHierarchyReader.read(bytes)) }
        if AccessibilityTreeReader.isMeant(by: bytes) {
            return (.accessibilityTree, AccessibilityTreeReader.read(bytes))
        }
        return (.recursiveDescription, RecursiveDescriptionReader.read(bytes, countsViews: text.wasWrapped))
    }

    /// Reads the first JSON value with views or elements, which may follow lines of a log.
    private static func readJSON(_ bytes: DumpBytes) throws -> (Kind, DumpTree)? {
        let keys: [StaticString] = ["frame\"", "\"AXFrame\"", "\"bounds\"", "\"rect\""]
        guard keys.contains(where: { bytes.place(of: $0, from: 0, to: bytes.count) != nil }) else { return nil }
        var tries = 0
        for line in DumpLines(bytes, 0..<bytes.count) {
            var place = line.lowerBound
            while bytes[place].isSpace || bytes[place] >= 0x80 { place += 1 }
            guard place < line.upperBound, bytes[place] == UInt8(ascii: "{") || bytes[place] == UInt8(ascii: "[") else {
                continue
            }
            tries += 1
            guard tries <= 20, let json = DumpJSON(bytes, from: place) else { continue }
            if let tree = SnapshotReader.read(json) { return (.snapshot, tree) }
            if let found = try ElementJSONReader.read(json) { return (found.kind, found.tree) }
        }
        return nil
    }

    /// The location of the touch that the text itself states, as a log of Detox does.
    package var statedLocation: CGPoint? { tree.statements.lazy.compactMap(\.point).first }

    /// The names by which views can be wanted, in the order of the text.
    package var names: [String] { tree.nodes.indices.map(viewNames.name) }

    /// Explains where a touch would go.
    ///
    /// - Parameters:
    ///   - location: The touch in points, in the coordinate space of the outermost view's frame; for a window, the
    ///     screen. `nil` means the point that the text states, or the center of the wanted view.
    ///   - wanted: The view that should receive the touch: `UIButton:7` for the one on line 7, or its class, address,
    ///     text, identifier or label. A text inside a control identifies the control. If several views have the name,
    ///     the one at the point is meant.
    /// - Returns: The report, with statements that are certain, likely, or not determined by the dump.
    /// - Throws: ``Failure`` if no view or several views have the wanted name, or no point is known.
    package func explainTouch(at location: CGPoint?, wanting wanted: String? = nil) throws -> DumpExplanation {
        let aim: DumpAim
        do {
            aim = try DumpAim(tree, viewNames, at: location ?? statedLocation, wanting: wanted)
        } catch let failure as Failure {
            guard case .nothingCalled(let name, let near, let host) = failure else { throw failure }
            if !kind.hasViews { return AccessibilityAnalysis.absent(name, near: near, from: tree, at: location) }
            guard let host, let location else { throw failure }
            return DumpAnalysis.unseen(name, in: host, at: location)
        }
        // An element without a position can still be known not to be hittable.
        let unknown = kind.hasViews || aim.node == nil ? nil : CGPoint(x: CGFloat.nan, y: .nan)
        guard let location = aim.location ?? unknown else { throw Failure.noPoint }
        var report: DumpExplanation
        if kind.hasViews {
            var analysis = DumpAnalysis(tree, viewNames, at: location, wanting: aim.node)
            analysis.isAtCenter = aim.isAtCenter
            report = analysis.explain()
        } else {
            report = AccessibilityAnalysis(tree, viewNames, at: location, wanting: aim.node).explain()
        }
        report.given = aim.given
        report.notes = aim.notes + report.notes
        if tree.problemCount > 0 {
            report.notes.append(
                tree.problemCount == 1
                    ? "one line could not be read in full; see the problems"
                    : "\(tree.problemCount) lines could not be read in full; see the problems")
        }
        return report
    }
}
