import Foundation

/// Notes of a report about a dump.
extension DumpAnalysis {
    func addNotes(to report: inout DumpExplanation, _ taking: DumpHitTest.Taking) {
        var concerned = path
        if case .taken(let taker, _) = taking {
            let known = Set(path)
            concerned += tree.path(to: taker).filter { !known.contains($0) }
        }
        // Of a long list, the innermost views matter.
        if concerned.count > 200 { concerned = Array(concerned.suffix(200)) }
        report.unknowns += untraced(of: concerned, report) + limits
        report.notes += annotations(on: concerned) + trusted + report.unknowns
    }

    /// Notes about special views in the hit test or on the path.
    private func annotations(on nodes: [Int]) -> [String] {
        var annotations: [String] = []
        for node in nodes {
            let known = tree.known(node)
            if known.isScrollView || tree.extras[Int32(node)]?.offset != nil {
                annotations.append(
                    "\(name(node)) is a scroll view: it may delay touches of what is in it, and take them to scroll")
            } else if tree.nodes[node].flags.contains(.hasRecognizers) {
                annotations.append("\(name(node)) has recognizers; the dump does not show their types or properties")
            }
            if known.taking == .answersItself, node != path.last {
                annotations.append("\(name(node)) \(known.reason ?? "has its own hit testing"): its content is unknown")
            }
        }
        return annotations
    }

    /// Notes about windows in front that are assumed to let touches through.
    private var trusted: [String] {
        guard let window = path.first else { return [] }
        return tree.roots.filter { $0 > window && tree.known($0).taking == .letsThrough }.prefix(4).map {
            "\(name($0)) \(tree.known($0).reason ?? "lets touches through")"
        }
    }

    /// Notes about behavior of classes and controls that the dump does not show.
    private func untraced(of nodes: [Int], _ report: DumpExplanation) -> [String] {
        var notes: [String] = []
        let own = nodes.filter { tree.known($0).isOwn }
        for node in own.prefix(6) {
            notes.append(
                "the dump does not show whether \(name(node)) overrides hitTest(_:with:) or point(inside:with:)")
        }
        if own.count > 6 { notes.append("nor whether \(own.count - 6) others of the application's own classes do") }
        for node in nodes {
            let known = tree.known(node)
            if known.taking == .takes, let reason = known.reason, isAnswer(node, report) {
                notes.append("\(name(node)) \(reason), which the dump does not show")
            }
            if known.isControl, !tree.nodes[node].flags.contains(.hasEnabledState) {
                notes.append(
                    "the dump does not show whether \(name(node)) is enabled; a disabled control is passed over (HT-14)"
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
            "the dump shows neither the origins of bounds, other than contentOffset of scroll views, nor the transforms of layers"
        ]
        let roots = tree.roots
        if roots.count > 1 {
            limits.append(
                roots.contains { tree.isWindow($0) }
                    ? "windows are assumed to be listed from back to front, as in UIApplication.windows; the dump does not show their levels"
                    : tree.hasUnseenSuperview
                        ? "the outermost views are assumed to be siblings, with the last one in front"
                        : "the dump does not show the relative positions of its \(roots.count) outermost views; the point is in the coordinates of the first"
            )
        }
        if !tree.numbersAreLines { limits.append("line ends are lost; the numbers count views") }
        if let gap = tree.gaps.first { limits.append(gap.words) }
        return limits
    }
}
