import Foundation
import TouchstoneText

/// Creates causes for a dump, with their confidence, evidence and advice.
extension DumpAnalysis {
    typealias Cause = DumpExplanation.Cause
    typealias Change = DumpExplanation.Change

    func name(_ node: Int) -> String { names.view(node).name }

    private func printed(_ node: Int, _ what: String) -> [String] {
        ["\(tree.numbersAreLines ? "line" : "view") \(tree.nodes[node].line): \(what)"]
    }

    /// Returns words about the subviews of a view, among which is the wanted one; none if the view is the wanted one.
    private func aboutSubviews(_ node: Int, _ words: String = ", and so are its subviews") -> String {
        node == wanted ? "" : words
    }

    // MARK: Certain causes

    func hidden(_ node: Int) -> Cause {
        let isWindow = tree.isWindow(node)
        return Cause(
            code: isWindow ? "window-hidden" : "hidden", about: names.view(node),
            text: isWindow
                ? "\(name(node)) is a window that is not shown (HT-33)"
                : "\(name(node)) is hidden\(aboutSubviews(node)) (HT-7)",
            confidence: .certain, restsOn: printed(node, "hidden = YES"),
            changes: [change("unhide", node, "show it: \(name(node)).isHidden = false")])
    }

    func interactionOff(_ node: Int) -> Cause {
        let kind = tree.kind(of: node).shortName
        let isDefault = ["UILabel", "UIImageView"].contains(kind)
        return Cause(
            code: "interaction-disabled", about: names.view(node),
            text:
                "\(name(node)).isUserInteractionEnabled is false\(aboutSubviews(node, ", so hit testing also skips its subviews"))"
                + (isDefault ? ", as it is by default for a \(kind) (HT-11)" : " (HT-7)"),
            confidence: .certain, restsOn: printed(node, "userInteractionEnabled = NO"),
            changes: [
                change(
                    "enable-interaction", node, "enable interaction: \(name(node)).isUserInteractionEnabled = true")
            ])
    }

    func transparent(_ node: Int) -> Cause {
        let alpha = tree.nodes[node].alpha
        return Cause(
            code: "alpha", about: names.view(node),
            text: "\(name(node)).alpha is \(alpha)\(alpha == 0.01 ? ", which is stored as a little less" : ""), "
                + "and hit testing skips a view with an alpha below 0.01\(aboutSubviews(node, ", with its subviews")) (HT-8)",
            confidence: alpha == 0.01 ? .likely : .certain, restsOn: printed(node, "alpha = \(alpha)"),
            changes: [change("set-alpha", node, "raise it above 0.01: \(name(node)).alpha = 1")])
    }

    func disabled(_ node: Int) -> Cause {
        Cause(
            code: "disabled-control", about: names.view(node),
            text: "\(name(node)).isEnabled is false, and hit testing skips a disabled control (HT-14)",
            confidence: .certain, restsOn: printed(node, "enabled = NO"),
            changes: [change("enable-control", node, "enable it: \(name(node)).isEnabled = true")])
    }

    func singular(_ node: Int) -> Cause {
        Cause(
            code: "singular-transform", about: names.view(node),
            text: "\(name(node))'s transform cannot be inverted, since it scales the view to zero (HT-21)",
            confidence: .certain, restsOn: printed(node, "its transform"),
            changes: [change("reset-transform", node, "give it a size: \(name(node)).transform = .identity")])
    }

    func scaledAway(_ node: Int) -> Cause {
        let frame = tree.nodes[node].frame
        return Cause(
            code: "no-size", about: names.view(node),
            text:
                "\(name(node)) has almost no size, \(Double(frame.width).short)×\(Double(frame.height).short), since its transform scales it down\(aboutSubviews(node)) (HT-15)",
            confidence: .likely, restsOn: printed(node, "its frame and transform") + overrides([node]),
            changes: [change("reset-transform", node, "give it a size: \(name(node)).transform = .identity")])
    }

    // MARK: Causes that follow from frames

    func empty(_ node: Int, _ bounds: CGRect, _ index: Int) -> Cause {
        Cause(
            code: "no-size", about: names.view(node),
            text: "\(name(node)) has no size, \(Double(bounds.width).short)×\(Double(bounds.height).short); "
                + "its subviews may be visible, but they receive no touches (HT-16)",
            confidence: tree.known(node).isOwn ? .likely : .certain,
            restsOn: printed(node, "its frame") + overrides([node]), changes: enlarging(node, index))
    }

    func outside(_ node: Int, _ place: DumpPlace, _ index: Int) -> Cause {
        guard tree.nodes[node].frame.isANumber else {
            return Cause(
                code: "outside", about: names.view(node),
                text: "\(name(node))'s frame is no number, and no point is inside such a view (HT-17)",
                confidence: .likely, restsOn: printed(node, "its frame"))
        }
        let by = place.point.flatMap { point in
            place.bounds.map { Overshoot(point, $0).words }
        }
        let turned = tree.transform(of: node) == nil ? "" : ", in the axes of the view, which is turned or scaled"
        let text =
            node == wanted
            ? "the point is outside of \(name(node)): it is \(by ?? "outside the box around it")\(turned)\(whereItIs(node)) (HT-15)"
            : "\(wanted.map(name) ?? "the view") is in \(name(node)), and the point is outside it: it is "
                + "\(by ?? "outside the box around it")\(turned), and touches do not leave the superview's bounds (HT-22)"
        return Cause(
            code: "outside", about: names.view(node), text: text, confidence: .likely,
            restsOn: ["the frames printed from \(name(path[0])) down"] + overrides([node]),
            changes: enlarging(node, index))
    }

    /// The wanted view's frame, in words, if no view on its path is transformed.
    private func whereItIs(_ node: Int) -> String {
        guard path.allSatisfy({ tree.transform(of: $0) == nil }), let place = places.last, let point = place.point,
            let bounds = place.bounds
        else { return "" }
        let (x, y) = (location.x - point.x + bounds.minX, location.y - point.y + bounds.minY)
        return "; it is at (\(Double(x).short) \(Double(y).short); \(Double(bounds.width).short) "
            + "\(Double(bounds.height).short))"
    }

    func offScreen(_ window: Int) -> Cause {
        let frame = tree.nodes[window].frame
        let wanted = wanted ?? window
        return Cause(
            code: "off-screen", about: names.view(wanted),
            text:
                "the point is off screen: \(location.short) is outside of \(name(window)), which is \(Double(frame.width).short)×\(Double(frame.height).short) (HT-15)",
            confidence: .likely, restsOn: ["the frames printed from \(name(window)) down"],
            changes: [
                change("scroll-into-view", wanted, "scroll or move \(name(wanted)) into \(name(window)) first")
            ])
    }

    private func enlarging(_ node: Int, _ index: Int) -> [Change] {
        guard let bounds = places[index].bounds, let point = places[index].point else { return [] }
        // A touch far outside the view is not a matter of its size.
        if node == wanted, places[index].overshoot.map({ $0 > 30 }) ?? true { return [] }
        var held = bounds.union(CGRect(x: point.x.rounded(.down), y: point.y.rounded(.down), width: 1, height: 1))
        if index + 1 < path.count, tree.nodes[path[index + 1]].frame.isANumber {
            held = held.union(tree.nodes[path[index + 1]].frame)
        }
        let size = held.short
        return [
            change(
                "enlarge", node,
                "make \(name(node)) large enough: bounds \(size); or override point(inside:with:) there")
        ]
    }

    // MARK: Covering views

    func inFront(_ front: Int, _ taker: Int, of behind: Int, isWindow: Bool) -> Cause {
        let (frontName, takerName) = (name(front), name(taker))
        let isKeyboard = tree.known(front).isKeyboard || tree.known(taker).isKeyboard
        let keyboard = isKeyboard ? ", of the keyboard," : ""
        let within = front == taker ? keyboard : "\(keyboard.isEmpty ? "," : keyboard) in \(frontName),"
        let text =
            isWindow
            ? "\(takerName)\(within) is hit first: its window is in front of \(name(behind)) (HT-32)"
            : "\(takerName)\(within) is in front of \(name(behind)) and is hit first (HT-4)"
        var involved = [front]
        if taker != front { involved.append(taker) }
        return Cause(
            code: isWindow ? "window-in-front" : "covered", about: names.view(isWindow ? front : front), text: text,
            confidence: .likely,
            restsOn: ["frames, and the order in the dump, where the last sibling is in front"] + overrides(involved),
            changes: uncovering(front, behind, isWindow: isWindow, isKeyboard: isKeyboard))
    }

    private func uncovering(_ front: Int, _ behind: Int, isWindow: Bool, isKeyboard: Bool) -> [Change] {
        if isKeyboard {
            return [
                change(
                    "dismiss-keyboard", front,
                    "dismiss the keyboard, or move \(wanted.map(name) ?? name(behind)) above it, as a keyboardLayoutGuide does"
                )
            ]
        }
        if tree.kind(of: front).shortName == "UITableViewCellContentView" {
            return [
                change(
                    "add-to-content-view", behind,
                    "add \(name(behind)) to the cell's contentView, not to the cell")
            ]
        }
        let through = change(
            "disable-interaction", front,
            "let touches pass through it: \(name(front)).isUserInteractionEnabled = false")
        let forward =
            isWindow
            ? change(
                "bring-to-front", behind,
                "put the window in front: raise \(name(behind)).windowLevel, or show it last")
            : change(
                "bring-to-front", behind,
                "bring it to the front: superview.bringSubviewToFront(\(name(behind)))")
        if tree.kind(of: front).shortName == "UITransitionView" || tree.kind(of: front).shortName == "UIDimmingView" {
            return [change("dismiss", front, "dismiss what is presented in \(name(front))")]
        }
        return isOnlyLookedAt(front) ? [through, forward] : [forward, through]
    }

    /// Whether no view inside it is known to handle touches, so that touches may as well pass through it.
    private func isOnlyLookedAt(_ node: Int) -> Bool {
        !(node..<Int(tree.nodes[node].end)).contains { inner in
            tree.nodes[inner].flags.contains(.hasRecognizers) || tree.known(inner).isControl
                || tree.known(inner).isOwn
        }
    }

    func takenInside(_ keeper: Int) -> Cause {
        Cause(
            code: "subview-receives-touch", about: names.view(keeper),
            text:
                "\(name(keeper)), which is in \(wanted.map(name) ?? "it"), receives the touch and does not pass it on (RC-9, C-24)",
            confidence: .likely, restsOn: ["frames, and what a \(tree.kind(of: keeper).shortName) is"],
            changes: [
                change(
                    "disable-interaction", keeper,
                    "let touches pass through it: \(name(keeper)).isUserInteractionEnabled = false")
            ])
    }

    // MARK: Possible causes

    func receivesPerhaps(_ taker: Int) -> Cause {
        Cause(
            code: "subview-receives-touch", about: names.view(taker),
            text:
                "\(name(taker)), which is in \(wanted.map(name) ?? "it"), receives the touch; the dump does not show whether it passes it on",
            confidence: .cannotTell, restsOn: ["\(name(taker)) has interaction on, and is no part of the control"],
            changes: [
                change(
                    "disable-interaction", taker,
                    "let touches pass through it: \(name(taker)).isUserInteractionEnabled = false")
            ])
    }

    func printedAlone(_ other: Int, _ own: Int) -> Cause {
        Cause(
            code: "printed-alone", about: names.view(other),
            text:
                "\(name(other)) and \(name(own)) are printed one by one, so it is unknown which is in front, and where they are relative to each other; print the window that contains both",
            confidence: .cannotTell, restsOn: ["neither is in the other's tree"])
    }

    /// The report about a view that a view with other content may draw.
    static func unseen(
        _ name: String, in host: DumpExplanation.View, at location: CGPoint
    ) -> DumpExplanation {
        var report = DumpExplanation(location: location, outcome: .cannotTell, confidence: .cannotTell)
        report.wanted = DumpExplanation.View(name: name, className: "", line: 0, address: "")
        report.causes = [
            Cause(
                code: "not-present", about: host,
                text:
                    "no view is called \(name): the dump does not contain the views that \(host.name) draws, and it does not show which of them receives a touch",
                confidence: .cannotTell, restsOn: ["the class of \(host.name)"])
        ]
        report.unknowns = ["the dump does not contain the content of \(host.name)"]
        report.notes = report.unknowns
        return report
    }

    func leftOut(_ gap: DumpTree.Gap) -> Cause {
        Cause(
            code: "left-out", about: nil,
            text: "\(gap.words), and a view that is missing may be in front of \(wanted.map(name) ?? "it")",
            confidence: .cannotTell, restsOn: [gap.words])
    }

    /// Adds a possible cause once, since it may be found in two ways.
    private mutating func doubt(_ cause: Cause) {
        if !doubts.contains(where: { $0.text == cause.text }) { doubts.append(cause) }
    }

    mutating func addDoubt(_ uncertain: DumpHitTest.Doubt) {
        let code =
            switch uncertain.reason {
            case .animating: "animating"
            case .alpha: "alpha"
            case .place, .content, .widened: "outside"
            case .known: "override"
            case .leftOut: "left-out"
            }
        doubt(
            Cause(
                code: code, about: names.view(uncertain.node), text: words(of: uncertain), confidence: .cannotTell,
                restsOn: ["the dump shows nothing more about \(name(uncertain.node))"]))
    }

    mutating func addDoubt(inside host: Int) {
        let reason = tree.known(host).reason ?? "has its own hit testing"
        doubt(
            Cause(
                code: "override", about: names.view(host),
                text:
                    "\(wanted.map(name) ?? "the view") is in \(name(host)), which \(reason); it is unknown which part receives a touch in it",
                confidence: .cannotTell, restsOn: ["the class of \(name(host))"]))
    }

    mutating func addDoubt(inFront front: Int, of behind: Int, _ uncertain: DumpHitTest.Doubt, isWindow: Bool) {
        let keyboard = tree.known(front).isKeyboard ? ", the keyboard's," : ""
        doubt(
            Cause(
                code: isWindow ? "window-in-front" : "covered", about: names.view(front),
                text:
                    "\(name(front))\(keyboard) is in front of \(name(behind)), and it is unknown whether it lets the touch pass through: "
                    + words(of: uncertain),
                confidence: .cannotTell, restsOn: ["the dump shows nothing more about \(name(uncertain.node))"]))
    }

    func words(of doubt: DumpHitTest.Doubt) -> String {
        let view = name(doubt.node)
        return switch doubt.reason {
        case .place(let why): "it is unknown whether \(view) contains the point: \(why)"
        case .content(let why): "it is unknown where the point is in the content of \(view): \(why)"
        case .animating:
            "\(view) is being animated; unless the animation allows user interaction, neither it nor its subviews receive touches (HT-13), and the dump does not show that"
        case .alpha:
            "\(view).alpha is printed as \(tree.nodes[doubt.node].alpha); it is unknown whether it is below 0.01 (HT-8)"
        case .known(let why): "\(view) \(why); it is unknown what it does here"
        case .widened:
            "the point is just outside \(view), and the touchable area of a \(tree.kind(of: doubt.node).shortName) may be larger than its bounds; the dump does not show by how much"
        case .leftOut(let gap): "\(gap.words), and a view that is missing may be in front of \(view)"
        }
    }

    // MARK: Evidence

    private func change(_ code: String, _ node: Int, _ text: String) -> Change {
        Change(code: code, about: names.view(node), text: text)
    }

    /// Assumptions about classes that may override the hit test.
    func overrides(_ nodes: [Int]) -> [String] {
        nodes.filter { tree.known($0).isOwn }.prefix(4).map {
            "\(name($0)) not overriding hitTest(_:with:) or point(inside:with:)"
        }
    }

    func assumptions(of nodes: [Int], others: Bool) -> [String] {
        var list = ["the frames printed from \(name(nodes[0])) down"] + overrides(nodes)
        if let wanted, tree.known(wanted).isControl, !tree.nodes[wanted].flags.contains(.hasEnabledState) {
            list.append("\(name(wanted)) is enabled")
        }
        if others { list.append("no window in front that is missing from the dump") }
        return list
    }
}
