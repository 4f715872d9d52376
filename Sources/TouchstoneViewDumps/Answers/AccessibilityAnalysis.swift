import Foundation
import TouchstoneText

/// Explains a touch in an accessibility tree.
///
/// Frames in the tree are those of elements on the screen. The tree's order is not the view order, so it does not show
/// which view covers another.
struct AccessibilityAnalysis {
    let tree: DumpTree
    let names: DumpNames
    let location: CGPoint
    let wanted: Int?
    /// For each element, its depth and its window; -1 for none.
    private let depths: [Int32]
    private let windows: [Int32]

    init(_ tree: DumpTree, _ names: DumpNames, at location: CGPoint, wanting wanted: Int?) {
        self.tree = tree
        self.names = names
        self.location = location
        self.wanted = wanted
        var depths: [Int32] = []
        var windows: [Int32] = []
        for (index, node) in tree.nodes.enumerated() {
            let parent = Int(node.parent)
            depths.append(parent < 0 ? 0 : depths[parent] + 1)
            windows.append(tree.known(index).isWindow ? Int32(index) : parent < 0 ? -1 : windows[parent])
        }
        self.depths = depths
        self.windows = windows
    }

    func explain() -> DumpExplanation {
        var report = DumpExplanation(location: location, outcome: .cannotTell, confidence: .cannotTell)
        report.isOrdered = false
        if let wanted {
            report.wanted = names.view(wanted)
            report.path = tree.path(to: wanted).map(names.view)
            let sure = causes(wanted)
            let doubts = doubts(wanted)
            report.causes = sure + doubts
            report.outcome = !sure.isEmpty ? .blocked : doubts.isEmpty ? .arrives : .cannotTell
            report.confidence = sure.first?.confidence ?? (doubts.isEmpty ? .likely : .cannotTell)
            if report.outcome == .arrives {
                report.hit = report.wanted
                report.restsOn = [
                    "its frame on the screen", "no other element having the point",
                    "nothing that is no element being in front",
                ]
            }
            report.notes.append(
                "the tree does not show whether a view that is not an element covers \(names.name(wanted)), or whether it is on screen"
            )
        } else {
            report.notes.append(
                "an accessibility tree does not show which of the elements that contain the point is in front")
        }
        report.steps = steps()
        report.unknowns += [
            "this is the accessibility tree: views that are no elements are not in it, so what covers or holds an element may be missing",
            "it does not show isHidden, alpha, isUserInteractionEnabled, recognizers, overrides and transforms",
        ]
        report.notes += report.unknowns
        return report
    }

    private func has(_ node: Int) -> Bool {
        let frame = tree.nodes[node].frame
        return frame.isANumber && location.x >= frame.minX && location.x < frame.maxX && location.y >= frame.minY
            && location.y < frame.maxY
    }

    private func cause(
        _ code: String, _ node: Int, _ confidence: DumpExplanation.Confidence, _ text: String, _ restsOn: String
    ) -> DumpExplanation.Cause {
        DumpExplanation.Cause(
            code: code, about: names.view(node), text: text, confidence: confidence, restsOn: [restsOn])
    }

    /// The report about an element that the tree does not contain.
    static func absent(
        _ name: String, near: [String], from tree: DumpTree, at location: CGPoint?
    ) -> DumpExplanation {
        let names = DumpNames(tree)
        let closed = tree.nodes.indices.first { isClosedContainer($0, in: tree) }
        let isCut = !tree.gaps.isEmpty || closed != nil
        var report = DumpExplanation(
            location: location ?? CGPoint(x: CGFloat.nan, y: .nan), outcome: isCut ? .cannotTell : .blocked,
            confidence: isCut ? .cannotTell : .likely)
        let view = DumpExplanation.View(name: name, className: "", line: 0, address: "")
        report.wanted = view
        let missing =
            closed.map { ", but \(names.name($0)) contains elements that the tree does not list" }
            ?? (isCut ? ", but lines are missing" : ", so it is not on the screen under this name")
        var cause = DumpExplanation.Cause(
            code: "not-present", about: closed.map(names.view) ?? view,
            text: "no element is called \(name)\(missing)"
                + (near.isEmpty ? "" : "; there are \(near.joined(separator: ", "))"),
            confidence: report.confidence,
            restsOn: ["the names of all \(tree.nodes.count) elements"])
        cause.changes = [
            .init(
                code: "make-accessible", about: view,
                text:
                    "check the name and the screen; if the view is there, make it an element: isAccessibilityElement = true, and accessibilityIdentifier = \"\(name)\""
            )
        ]
        report.causes = [cause]
        report.unknowns = [
            "this is the accessibility tree: views that are no elements are not in it, and an element that contains others may hide them"
        ]
        report.notes = report.unknowns
        return report
    }

    /// Whether the element is a bar or a web page without any element in it, whose content the tool could not list.
    private static func isClosedContainer(_ node: Int, in tree: DumpTree) -> Bool {
        guard tree.nodes[node].lastChild < 0 else { return false }
        let kind = tree.kind(of: node).name
        if ["TabBar", "TabGroup", "Toolbar", "NavigationBar", "WebView", "Web"].contains(kind) { return true }
        return kind == "Group" && ["tab bar", "toolbar"].contains(tree.string(tree.nodes[node].text).lowercased())
    }

    // MARK: Certain causes

    private func causes(_ wanted: Int) -> [DumpExplanation.Cause] {
        let name = names.name(wanted)
        let (view, line) = (tree.nodes[wanted], "line \(tree.nodes[wanted].line)")
        var causes: [DumpExplanation.Cause] = []
        let frame = view.frame
        if view.flags.contains(.hasNoFrame) {
            // Its place is unknown.
        } else if !frame.isANumber {
            causes.append(
                cause("outside", wanted, .likely, "\(name)'s frame is no number: it is not on the screen", "\(line)"))
        } else if frame.width <= 0 || frame.height <= 0 {
            causes.append(
                cause(
                    "no-size", wanted, .likely,
                    "\(name) has no size on the screen, \(Double(frame.width).short)×\(Double(frame.height).short) (HT-16)",
                    "the frame in \(line)"))
        } else if let screen = tree.screen, !screen.contains(location) || !screen.intersects(frame) {
            causes.append(offScreen(wanted, screen))
        } else if !has(wanted) {
            let by = Overshoot(location, frame).words
            causes.append(
                cause(
                    "outside", wanted, .likely,
                    "the point is outside of \(name): it is \(by); it is at \(frame.short) (HT-15)",
                    "the frame in \(line), which an application can set only for accessibility"))
        }
        if view.flags.contains(.disabled) {
            let isControl = tree.known(wanted).isControl
            var disabled = cause(
                "disabled-control", wanted, isControl ? .certain : .likely,
                "\(name) is Disabled, and hit testing skips a disabled control (HT-14)", "\(line), which says so")
            disabled.changes = [
                .init(code: "enable-control", about: names.view(wanted), text: "enable it: \(name).isEnabled = true")
            ]
            causes.append(disabled)
        }
        if causes.isEmpty, let refusal = refusal(wanted) { causes.append(refusal) }
        if causes.isEmpty, let keyboard = keyboard(over: wanted) {
            causes.append(
                cause(
                    "window-in-front", keyboard, .likely,
                    "the keyboard, \(names.name(keyboard)), is shown: its window is in front of the application's, so it is hit before \(name) (HT-32)",
                    "the keyboard's frame"))
        }
        return causes
    }

    private func offScreen(_ wanted: Int, _ screen: CGRect) -> DumpExplanation.Cause {
        let (name, frame) = (names.name(wanted), tree.nodes[wanted].frame)
        let size = "\(Double(screen.width).short)×\(Double(screen.height).short)"
        let what =
            screen.intersects(frame)
            ? "the point \(location.short) is off screen, outside of the screen, which is \(size)"
            : "\(name) is off screen: it is at \(frame.short), outside of the screen, which is \(size)"
        var cause = cause("off-screen", wanted, .likely, what, "the frames of it and of the screen")
        cause.changes = [
            .init(code: "scroll-into-view", about: names.view(wanted), text: "scroll \(name) into view first")
        ]
        return cause
    }

    private func rivalWords(_ wanted: Int) -> String {
        guard let rival = tree.nodes.indices.first(where: { isRival($0, of: wanted) }) else { return "" }
        return "; \(described(rival))\(holder(of: rival, beside: wanted)) also contains the point and may cover it"
    }

    /// The statement of the tool that the element cannot be hit.
    private func refusal(_ wanted: Int) -> DumpExplanation.Cause? {
        let name = names.name(wanted)
        let line: String
        if tree.nodes[wanted].flags.contains(.notHittable) {
            line = "line \(tree.nodes[wanted].line), which says hittable=false"
        } else if let stated = tree.statements.first(where: { tree.isTarget($0, wanted) && $0.source == .notHittable })
        {
            line = "\(stated.place), which says \(stated.words ?? "not hittable")"
        } else {
            return nil
        }
        return cause(
            "not-hittable", wanted, .certain,
            "XCTest found no hit point of \(name): it is covered, off screen, or an ancestor refuses touches\(rivalWords(wanted))",
            line)
    }

    /// The keyboard that contains the point, unless the wanted element is inside a keyboard's window.
    private func keyboard(over wanted: Int) -> Int? {
        tree.nodes.indices.first {
            tree.kind(of: $0).name == "Keyboard" && has($0) && !tree.isInside(wanted, $0) && !isInputView(wanted)
        }
    }

    /// Whether the element is in the window of a keyboard.
    private func isInputView(_ wanted: Int) -> Bool {
        let window = Int(windows[wanted])
        guard window >= 0 else { return false }
        return (window..<Int(tree.nodes[window].end)).contains { tree.kind(of: $0).name == "Keyboard" }
    }

    // MARK: Possible causes

    private func doubts(_ wanted: Int) -> [DumpExplanation.Cause] {
        if tree.nodes[wanted].flags.contains(.hasNoFrame) {
            return [
                cause(
                    "outside", wanted, .cannotTell, "the tree does not contain the position of \(names.name(wanted))",
                    "line \(tree.nodes[wanted].line)")
            ]
        }
        guard has(wanted) else { return [] }
        var doubts: [DumpExplanation.Cause] = []
        if let holder = holderBeside(wanted) { doubts.append(beside(holder, wanted)) }
        let others = tree.nodes.indices.filter { isRival($0, of: wanted) }
        if let first = others.first {
            let more = others.count > 1 ? ", and \(others.count - 1) others have," : ""
            doubts.append(
                cause(
                    "covered", first, .cannotTell,
                    "\(described(first))\(holder(of: first, beside: wanted)) also contains the point\(more), and the order of an accessibility tree is not the order of the views, so it is unknown whether it covers \(names.name(wanted))",
                    "only frames"))
        }
        if others.isEmpty, let modal = modal(over: wanted) {
            doubts.append(
                cause(
                    "covered", modal, .cannotTell,
                    "\(described(modal)) is shown: it is unknown whether views beside it, such as \(names.name(wanted)), receive touches",
                    "what such an element is"))
        }
        if tree.nodes[wanted].flags.contains(.notVisible) {
            doubts.append(
                cause(
                    "not-visible", wanted, .cannotTell,
                    "WebDriverAgent says that \(names.name(wanted)) is not visible; it does not say whether it is covered",
                    "line \(tree.nodes[wanted].line), which says visible=false"))
        }
        if let gap = tree.gaps.first {
            doubts.append(
                .init(
                    code: "left-out", about: nil,
                    text: "\(gap.words), and an element that is missing may contain the point",
                    confidence: .cannotTell, restsOn: [gap.words]))
        }
        return doubts
    }

    /// The outermost ancestor of the wanted element that does not contain the point; one without size comes first.
    private func holderBeside(_ wanted: Int) -> Int? {
        let holders = tree.path(to: wanted).dropLast().filter { node in
            let kind = tree.kind(of: node).name
            return !has(node) && kind != "Application" && !kind.hasPrefix("Window") && tree.nodes[node].frame.isANumber
                && !isEmptyRoot(node)
        }
        return holders.first { !hasSize($0) } ?? holders.first
    }

    /// Whether the element only holds the tree together, as Maestro's root without a name and a size does.
    private func isEmptyRoot(_ node: Int) -> Bool {
        let view = tree.nodes[node]
        return view.parent < 0 && view.frame == .zero && view.identifier.isEmpty && view.text.isEmpty
    }

    private func hasSize(_ node: Int) -> Bool {
        let frame = tree.nodes[node].frame
        return frame.width > 0 && frame.height > 0
    }

    /// The possible cause that an ancestor keeps the touch from the wanted element, if the ancestor is a view with this
    /// frame.
    private func beside(_ holder: Int, _ wanted: Int) -> DumpExplanation.Cause {
        let frame = tree.nodes[holder].frame
        let size = "\(Double(frame.width).short)×\(Double(frame.height).short)"
        let what = hasSize(holder) ? "does not have the point" : "has no size on the screen, \(size)"
        return cause(
            hasSize(holder) ? "outside" : "no-size", holder, .cannotTell,
            "\(described(holder)), which contains \(names.name(wanted)), \(what): a view receives no touch outside its bounds, but it is unknown whether that element is a view with this frame (HT-16)",
            "the frame in line \(tree.nodes[holder].line)")
    }

    private static let presented: Set<String> = ["Alert", "Sheet", "Dialog", "Popover"]

    /// The alert or sheet that contains the wanted element.
    private func presented(around wanted: Int) -> Int? {
        tree.path(to: wanted).first { Self.presented.contains(tree.kind(of: $0).name) }
    }

    /// An alert or sheet that does not contain the wanted element.
    private func modal(over wanted: Int) -> Int? {
        tree.nodes.indices.first { Self.presented.contains(tree.kind(of: $0).name) && !tree.isInside(wanted, $0) }
    }

    /// The outermost ancestor of the rival that contains the point but not the wanted element, in words: `, in toast,`.
    private func holder(of node: Int, beside wanted: Int) -> String {
        var holder = node
        while case let parent = Int(tree.nodes[holder].parent), parent >= 0, has(parent), !tree.isInside(wanted, parent)
        {
            holder = parent
        }
        return holder == node ? "" : ", in \(described(holder)),"
    }

    private func described(_ node: Int) -> String {
        let kind = tree.kind(of: node).name
        let name = names.name(node)
        return name.hasPrefix(kind) ? name : "\(name) (\(names.place(node)))"
    }

    /// Whether the element may be in front: it contains the point and is neither an ancestor nor a descendant of the
    /// wanted element.
    ///
    /// In other windows only elements with a label count, since windows of the system span the screen.
    private func isRival(_ node: Int, of wanted: Int) -> Bool {
        guard has(node), !tree.isInside(node, wanted), !tree.isInside(wanted, node) else { return false }
        // What is presented is in front of everything outside of it.
        if let modal = presented(around: wanted), !tree.isInside(node, modal) { return false }
        let kind = tree.kind(of: node).name
        if isAround(node, wanted) { return false }
        let isPlain = kind == "Other" || kind.hasPrefix("Window") || kind == "Application" || kind == "Group"
        guard isPlain else { return true }
        let isLeaf = tree.nodes[node].lastChild < 0
        return isLeaf && !kind.hasPrefix("Window") && windows[node] == windows[wanted]
            || tree.nodes[node].flags.contains(.hasLabel) && !kind.hasPrefix("Window")
    }

    /// Whether the element probably contains the wanted one in a flat list, which has lost the nesting.
    private func isAround(_ node: Int, _ wanted: Int) -> Bool {
        let (one, other) = (tree.nodes[node], tree.nodes[wanted])
        let isFlat = one.parent < 0 && other.parent < 0 && one.lastChild < 0 && other.lastChild < 0
        let kind = tree.kind(of: node).name
        return isFlat && node < wanted && one.frame.contains(other.frame) && one.frame != other.frame
            && !tree.known(node).isControl && (kind == "Group" || kind == "Application" || kind == "Other")
    }

    // MARK: Elements at the point

    /// All elements that contain the point, in the order of the text.
    private func steps() -> [DumpExplanation.Step] {
        var steps: [DumpExplanation.Step] = []
        for node in tree.nodes.indices where has(node) && steps.count < 2000 {
            let frame = tree.nodes[node].frame
            let isDisabled = tree.nodes[node].flags.contains(.disabled)
            steps.append(
                .init(
                    view: names.view(node), depth: Int(depths[node]),
                    point: CGPoint(x: location.x - frame.minX, y: location.y - frame.minY),
                    bounds: CGRect(origin: .zero, size: frame.size), verdict: .untraced, answer: nil,
                    words: "contains the point" + (isDisabled ? " and is Disabled" : ""),
                    flags: .init(isEnabled: !isDisabled)))
        }
        return steps
    }
}
