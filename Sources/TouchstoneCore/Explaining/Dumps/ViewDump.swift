import Foundation

/// Touchstone extension: a view tree read from text that a developer can copy from iOS, for explaining a touch without
/// the app.
///
/// Two kinds of text are read: `recursiveDescription` of a view or window, as lldb's `po` prints it, and the
/// `debugDescription` of an XCUITest element. What people's tools do to them on the way is no obstacle: prefixes, other
/// indentation, lost or escaped line ends, wrapped or left-out lines, unknown attributes, a cut-off end. What cannot be
/// read is reported by line, and the rest is used. What the text does not tell is told to be so, and never guessed.
package struct ViewDump {
    /// Which text it was read from.
    package enum Kind: String, Sendable {
        /// What `po` prints of a view's or a window's `recursiveDescription`.
        case recursiveDescription
        /// What XCUITest prints of an element's `debugDescription`: frames and names alone.
        case accessibilityTree = "XCUITest debugDescription"
    }

    /// Something on a line that could not be used.
    package struct Problem: Equatable, Sendable, CustomStringConvertible {
        /// From 1.
        package let line: Int
        /// What is wrong there, in words.
        package let message: String
        package var description: String { "line \(line): \(message)" }

        package init(line: Int, message: String) {
            self.line = line
            self.message = message
        }
    }

    /// Why a text cannot be used, or a view in it not be found.
    package enum Failure: Error, Equatable, CustomStringConvertible {
        /// The text names no view that could be read; with what it seems to be instead, and what to do.
        case noViews(NoDump)
        /// No view has this name; with names that are like it, and a view that draws what is in no dump.
        case nothingCalled(String, near: [String], beside: String? = nil)
        /// Several views have this name; with what tells the first of them apart, and how many there are.
        case severalCalled(String, [String], count: Int)

        package var description: String {
            switch self {
            case .noViews(let what): what.description
            case .nothingCalled(let name, let near, let host):
                "no view is called \(name)" + (near.isEmpty ? "" : "; there are \(near.joined(separator: ", "))")
                    + (host.map { "; what \($0) draws is not in the dump as views, so a touch in it cannot be told" }
                        ?? "")
            case .severalCalled(let name, let names, let count):
                "\(count) views are called \(name): say which, by class and line or by address: \(names.joined(separator: ", "))"
                    + (count > names.count ? ", …" : "")
            }
        }
    }

    /// Which text it was read from.
    package let kind: Kind
    /// What could not be read, in the order of the lines; of very many the first.
    package var problems: [Problem] { tree.problems.sorted { $0.line < $1.line } }
    /// How many views were read.
    package var count: Int { tree.nodes.count }
    private let tree: DumpTree
    private let viewNames: DumpNames

    /// Reads a text; throws ``Failure/noViews(_:)`` where it names no view.
    package init(_ text: String) throws {
        try self.init(bytes: Array(text.utf8))
    }

    /// Reads a text in UTF-8; bytes that are none are passed over.
    package init(bytes pasted: [UInt8]) throws {
        let text = DumpText(pasted)
        let bytes = text.bytes
        if AccessibilityTreeReader.isMeant(by: bytes) {
            kind = .accessibilityTree
            tree = AccessibilityTreeReader.read(bytes)
        } else {
            kind = .recursiveDescription
            tree = RecursiveDescriptionReader.read(bytes, countsViews: text.wasWrapped)
        }
        guard !tree.nodes.isEmpty, !tree.isResponderChain else { throw Failure.noViews(NoDump(tree)) }
        viewNames = DumpNames(tree)
    }

    /// All names by which a view can be wanted, in the order of the text.
    package var names: [String] { tree.nodes.indices.map(viewNames.name) }

    /// Where a touch would go.
    ///
    /// - Parameters:
    ///   - location: In points of the coordinates that the outermost view's frame is in; for a window that is the
    /// screen.
    ///   - wanted: A view's name, `UIButton:7` for the one on line 7, or its class, address, text, identifier or label,
    ///     where only one view has it. A text in a control means the control.
    package func explainTouch(at location: CGPoint, wanting wanted: String? = nil) throws -> DumpExplanation {
        let node = try wanted.map(viewNames.find)
        var report: DumpExplanation
        switch kind {
        case .recursiveDescription:
            var analysis = DumpAnalysis(tree, viewNames, at: location, wanting: node)
            report = analysis.explain()
        case .accessibilityTree:
            report = AccessibilityAnalysis(tree, viewNames, at: location, wanting: node).explain()
        }
        if tree.problemCount > 0 {
            report.notes.append(
                tree.problemCount == 1
                    ? "one line could not be read in full; see the problems"
                    : "\(tree.problemCount) lines could not be read in full; see the problems")
        }
        return report
    }
}
