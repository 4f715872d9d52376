import Foundation

/// Ours: a view tree read from text that a developer can copy from iOS, for explaining a touch without the app.
///
/// Two kinds of text are read: `recursiveDescription` of a view or window, as lldb's `po` prints it, and the
/// `debugDescription` of an XCUITest element. Prefixes, wrapped lines, unknown attributes and a cut-off end are no obstacle;
/// what cannot be read is reported by line, and the rest is used.
///
/// The views are stand-ins: plain views with the geometry and the flags that the text tells. What it does not tell is named
/// in the report's notes instead of guessed.
@MainActor
package final class ViewDump {
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
    }

    /// Why a text cannot be used, or a view in it not be found.
    package enum Failure: Error, Equatable, CustomStringConvertible {
        /// The text names no view that could be read.
        case noViews
        /// No view has this name; with names that are like it.
        case nothingCalled(String, near: [String])
        /// Several views have this name; with what tells them apart.
        case severalCalled(String, [String])

        package var description: String {
            switch self {
            case .noViews:
                "there is no view in this text: paste what `po [view recursiveDescription]` or `print(app.debugDescription)` printed"
            case .nothingCalled(let name, let near):
                "no view is called \(name)" + (near.isEmpty ? "" : "; there are \(near.joined(separator: ", "))")
            case .severalCalled(let name, let names):
                "\(names.count) views are called \(name): say which, \(names.prefix(8).joined(separator: ", "))"
            }
        }
    }

    /// Which text it was read from.
    package let kind: Kind
    /// What could not be read, in the order of the lines.
    package let problems: [Problem]
    /// How many views were read.
    package let count: Int
    private let application: UIApplication
    private let nodes: [DumpNode]
    private let views: [UIView]
    private let windows: [UIWindow]
    private let limits: [String]

    /// Reads a text; throws ``Failure/noViews`` where it names no view.
    package init(_ text: String) throws {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        let reading: DumpReading
        if AccessibilityTreeReader.isMeant(by: lines) {
            kind = .accessibilityTree
            reading = AccessibilityTreeReader().read(lines)
        } else {
            kind = .recursiveDescription
            reading = RecursiveDescriptionReader().read(lines)
        }
        guard !reading.nodes.isEmpty else { throw Failure.noViews }
        nodes = reading.nodes
        problems = reading.problems.sorted { $0.line < $1.line }
        count = nodes.count
        var screen = CGRect.zero
        for node in nodes where node.parent == nil { screen = screen.union(node.frame) }
        application = UIApplication(clock: VirtualClock(), screen: screen)
        (views, windows) = Self.build(nodes, application)
        limits = Self.limits(kind, nodes, windows.count)
    }

    private static func build(_ nodes: [DumpNode], _ application: UIApplication) -> (
        views: [UIView], windows: [UIWindow]
    ) {
        var views: [UIView] = []
        var windows: [UIWindow] = []
        for node in nodes {
            let view: UIView
            if node.isWindow {
                view = DumpedWindow(application, node)
            } else if node.isControl {
                view = DumpedControl(node)
            } else {
                view = DumpedView(node)
            }
            node.apply(to: view)
            views.append(view)
            if let parent = node.parent {
                views[parent].addSubview(view)
            } else if let window = view as? UIWindow {
                windows.append(window)
            } else {
                // A part of a tree gets a window of its own, which holds its place.
                let window = DumpedWindow(application, nil)
                window.frame = view.frame
                window.addSubview(view)
                view.frame.origin = .zero
                windows.append(window)
            }
        }
        for (window, node) in zip(windows, nodes.filter { $0.parent == nil }) where !(node.isWindow && node.isHidden) {
            window.isHidden = false
        }
        return (views, windows)
    }

    /// What this kind of text leaves open.
    private static func limits(_ kind: Kind, _ nodes: [DumpNode], _ windowCount: Int) -> [String] {
        var limits: [String] = []
        switch kind {
        case .recursiveDescription:
            limits.append("the dump does not tell whether a class overrides hitTest(_:with:) or point(inside:with:)")
            if !nodes.contains(where: { $0.transform != nil }) {
                limits.append(
                    "the dump shows frames; of a view that is turned or scaled, and does not say so, it shows the box around it"
                )
            }
            if !nodes.contains(where: { $0.offset != nil }) {
                limits.append("the dump does not tell bounds' origins, other than contentOffset of scroll views")
            }
            if windowCount > 1 {
                limits.append(
                    "windows are taken to be listed from the back to the front, as UIApplication.windows lists them; their levels are not told"
                )
            }
        case .accessibilityTree:
            limits.append(
                "this is the accessibility tree: views that are no elements are not in it, so what covers or holds an element may be missing"
            )
            limits.append(
                "it tells nothing of hidden, alpha, isUserInteractionEnabled, recognizers, overrides and transforms")
        }
        return limits
    }

    // MARK: Asking

    /// All names by which a view can be wanted, in the order of the text.
    package var names: [String] { nodes.map(\.name) }

    /// Where a touch would go.
    ///
    /// - Parameters:
    ///   - location: In points of the coordinates that the outermost view's frame is in; for a window that is the screen.
    ///   - wanted: A view's name, `UIButton:7` for the one on line 7, or its class, address, text, identifier or label,
    ///     where only one view has it.
    package func explainTouch(at location: CGPoint, wanting wanted: String? = nil) throws -> TouchExplanation {
        let view = try wanted.map(self.view(called:))
        var report = TouchExplanation(application, at: location, wanting: view)
        // A dump does not know targets.
        report.causes.removeAll { [.noTarget, .targetDead, .nobodyTakes].contains($0.kind) }
        report.notes += remarks(on: report) + limits
        report.notes += problems.isEmpty ? [] : ["\(problems.count) lines could not be read in full; see the problems"]
        return report
    }

    private func view(called name: String) throws -> UIView {
        for isCalled in [\DumpNode.place, \.address] as [KeyPath<DumpNode, String>] {
            if let index = nodes.firstIndex(where: { $0[keyPath: isCalled] == name }) { return views[index] }
        }
        let found = nodes.indices.filter { index in
            let node = nodes[index]
            return [node.identifier, node.label, node.text, node.className, node.shortClassName].contains(name)
        }
        guard let only = found.first else {
            let near = nodes.filter { $0.name.lowercased().contains(name.lowercased()) }.prefix(5)
            throw Failure.nothingCalled(name, near: (near.isEmpty ? nodes.prefix(5) : near).map(\.name))
        }
        if found.count > 1 { throw Failure.severalCalled(name, found.map { nodes[$0].name }) }
        return views[only]
    }

    /// What is special about the views that were asked or are on the way.
    private func remarks(on report: TouchExplanation) -> [String] {
        let concerned = report.path + report.steps.map(\.view)
        var remarks: [String] = []
        for (node, view) in zip(nodes, views) where concerned.contains(where: { $0.object === view }) {
            if node.isAnimated {
                remarks.append(
                    "\(node.name) is in an animation; unless it allows user interaction, no touch reaches it or what is in it"
                )
            }
            if node.offset != nil {
                remarks.append(
                    "\(node.name) is a scroll view: it may delay touches of what is in it, and take them to scroll")
            } else if node.hasRecognizers {
                remarks.append("\(node.name) has recognizers; the dump does not tell which, or their flags")
            }
        }
        return remarks
    }
}

/// What the stand-ins have in common.
@MainActor
private final class DumpedView: UIView, ReadFromDump {
    let dumpedClass: String
    init(_ node: DumpNode) {
        dumpedClass = node.className
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
}

@MainActor
private final class DumpedControl: UIControl, ReadFromDump {
    let dumpedClass: String
    init(_ node: DumpNode) {
        dumpedClass = node.className
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
}

@MainActor
private final class DumpedWindow: UIWindow, ReadFromDump {
    let dumpedClass: String
    init(_ application: UIApplication, _ node: DumpNode?) {
        dumpedClass = node?.className ?? "UIWindow"
        super.init(application: application, frame: node?.frame ?? .zero)
        if node == nil {
            accessibilityIdentifier = "(superview)"
        }
    }
    required init?(coder: NSCoder) { nil }
}
