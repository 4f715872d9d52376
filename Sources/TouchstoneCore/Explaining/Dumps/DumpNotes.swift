import Foundation

/// Notes of a report about a dump.
extension DumpAnalysis {
    func notes(_ report: DumpExplanation, _ taking: DumpHitTest.Taking) -> [String] {
        var notes: [String] = []
        var concerned = path
        if case .taken(let taker, _) = taking {
            let known = Set(path)
            concerned += tree.path(to: taker).filter { !known.contains($0) }
        }
        // Of a long list, the innermost views matter.
        if concerned.count > 200 { concerned = Array(concerned.suffix(200)) }
        notes += remarks(on: concerned)
        notes += trusted
        notes += untold(of: concerned, report)
        notes += limits
        return notes
    }

    /// Notes about special views in the hit test or on the path.
    private func remarks(on nodes: [Int]) -> [String] {
        var remarks: [String] = []
        for node in nodes {
            let known = tree.known(node)
            if known.isScrollView || tree.extras[Int32(node)]?.offset != nil {
                remarks.append(
                    "\(name(node)) is a scroll view: it may delay touches of what is in it, and take them to scroll")
            } else if tree.nodes[node].flags.contains(.hasRecognizers) {
                remarks.append("\(name(node)) has recognizers; the dump does not tell which, or their flags")
            }
            if known.taking == .answersItself, node != path.last {
                remarks.append("\(name(node)) \(known.reason ?? "answers by itself"): what is in it cannot be told")
            }
        }
        return remarks
    }

    /// Notes about windows in front that are assumed to let touches through.
    private var trusted: [String] {
        guard let window = path.first else { return [] }
        return tree.roots.filter { $0 > window && tree.known($0).taking == .letsThrough }.prefix(4).map {
            "\(name($0)) \(tree.known($0).reason ?? "lets touches through")"
        }
    }

    /// Notes about behavior of classes and controls that the dump does not show.
    private func untold(of nodes: [Int], _ report: DumpExplanation) -> [String] {
        var notes: [String] = []
        let own = nodes.filter { tree.known($0).isOwn }
        for node in own.prefix(6) {
            notes.append(
                "the dump does not tell whether \(name(node)) overrides hitTest(_:with:) or point(inside:with:)")
        }
        if own.count > 6 { notes.append("nor whether \(own.count - 6) others of the application's own classes do") }
        for node in nodes {
            let known = tree.known(node)
            if known.taking == .takes, let reason = known.reason, isAnswer(node, report) {
                notes.append("\(name(node)) \(reason), which the dump does not tell")
            }
            if known.isControl, !tree.nodes[node].flags.contains(.tellsEnabled) {
                notes.append(
                    "the dump does not tell whether \(name(node)) is enabled; a disabled control is passed over (HT-14)"
                )
            }
        }
        return notes
    }

    /// Whether the view receives the touch or is the subject of a cause.
    private func isAnswer(_ node: Int, _ report: DumpExplanation) -> Bool {
        let view = names.view(node)
        return report.hit == view || report.causes.contains { $0.about == view }
    }

    private var limits: [String] {
        var limits = [
            "the dump does not tell bounds' origins, other than contentOffset of scroll views, and no transforms of layers"
        ]
        let roots = tree.roots
        if roots.count > 1 {
            limits.append(
                roots.contains { tree.isWindow($0) }
                    ? "windows are taken to be listed from the back to the front, as UIApplication.windows lists them; their levels are not told"
                    : tree.hasUnseenSuperview
                        ? "the outermost views are taken for siblings, the last being in front"
                        : "how the \(roots.count) outermost views lie to each other is not told; the point is in the coordinates of the first"
            )
        }
        if !tree.numbersAreLines { limits.append("line ends are lost; the numbers count views") }
        if let gap = tree.gaps.first {
            limits.append(
                gap.isEnd
                    ? "the dump is cut off in line \(gap.line)" : "lines are left out after line \(gap.line)")
        }
        return limits
    }
}
