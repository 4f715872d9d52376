import Foundation

/// Compares the answer by the tree with what the text states about the touch.
extension DumpAnalysis {
    /// Applies the statements to a report.
    ///
    /// The answer of UIKit's own hit test is certain. If the tree gives another one, the tree lacks the reason.
    mutating func weigh(_ report: inout DumpExplanation) {
        for statement in tree.statements {
            if let point = statement.point, max(abs(point.x - location.x), abs(point.y - location.y)) > 1.5 {
                report.notes.append("\(statement.place) is about another point, \(point.short)")
                continue
            }
            if let wanted, !tree.isTarget(statement, wanted) {
                report.notes.append("\(statement.place) is about another view")
                continue
            }
            switch statement.source {
            case .hitTest: return weigh(hitTest: statement, &report)
            case .notHittable: return weigh(refusal: statement, &report)
            }
        }
    }

    private func weigh(refusal statement: DumpStatement, _ report: inout DumpExplanation) {
        guard let wanted, report.outcome != .blocked else { return }
        let cause = Cause(
            code: "not-hittable", about: names.view(wanted),
            text:
                "\(statement.place) says that \(name(wanted)) cannot be hit (\(statement.words ?? "not hittable")), although by the frames it could: the tree does not show what refuses the touch",
            confidence: .certain, restsOn: [statement.place])
        report.outcome = .blocked
        report.confidence = .certain
        report.hit = nil
        report.causes.insert(cause, at: 0)
    }

    private mutating func weigh(hitTest statement: DumpStatement, _ report: inout DumpExplanation) {
        let hit = tree.find(statement.hit, at: location)
        let isInside = hit.map { hit in wanted.map { tree.isInside(hit, $0) } ?? true } ?? false
        let words = hit.map(name) ?? statement.hit.description
        if let wanted, !isInside {
            reportMiss(statement, hit, wanted, &report)
        } else {
            if report.outcome != .arrives || wanted != nil && !report.causes.isEmpty {
                report.notes.append(
                    "by the frames of the tree alone, the answer would be another one: \(report.causes.first?.text ?? "it cannot be told")"
                )
            }
            report.outcome = .arrives
            report.causes = []
            report.confidence = .certain
        }
        report.hit = hit.map(names.view) ?? DumpExplanation.View(statement.hit, line: statement.line)
        report.restsOn = ["UIKit's own hit test, which returned \(words) (\(statement.place))"]
        if let hit { report.chain = tree.path(to: hit).reversed().map(names.view) }
    }

    /// Explains why the hit test returned another view: by the causes that agree with it, or by what the tree does not show.
    private mutating func reportMiss(
        _ statement: DumpStatement, _ hit: Int?, _ wanted: Int, _ report: inout DumpExplanation
    ) {
        let evidence =
            "UIKit's own hit test, which returned \(hit.map(name) ?? statement.hit.description) (\(statement.place))"
        let sure = report.causes.filter { $0.confidence != .cannotTell }
        let agrees = hit.map { report.hit == names.view($0) } ?? false
        let isSkipped = sure.contains { !["covered", "window-in-front", "subview-receives-touch"].contains($0.code) }
        report.outcome = .blocked
        report.confidence = .certain
        if agrees || isSkipped {
            report.notes.append("this agrees with \(evidence)")
            return
        }
        let cause = hit.map { front(of: $0, evidence) ?? unseen($0, evidence) } ?? missing(statement, evidence)
        report.causes = [cause] + report.causes.filter { $0.about != cause.about }
    }

    /// The cause that the hit view is in front of the wanted one, if the tree has it there.
    private func front(of hit: Int, _ evidence: String) -> Cause? {
        let (one, other) = (path, tree.path(to: hit))
        let shared = zip(one, other).prefix { $0 == $1 }.count
        guard shared < one.count, shared < other.count, other[shared] > one[shared] else { return nil }
        let cause = inFront(
            other[shared], hit, of: one[shared], isWindow: shared == 0 && tree.isWindow(other[shared]))
        // Without flags, the view itself is to be changed, not the one around it.
        return Cause(
            code: cause.code, about: names.view(hit), text: cause.text, confidence: .certain, restsOn: [evidence],
            changes: cause.changes)
    }

    /// The cause that the tree does not show why the hit view receives the touch.
    private func unseen(_ hit: Int, _ evidence: String) -> Cause {
        let wanted = wanted.map(name) ?? "the view"
        let isAround = path.contains(hit)
        let side = isAround ? ", which contains \(wanted)" : ", which is behind or beside \(wanted)"
        let omitted =
            tree.omitsFlags
            ? "isUserInteractionEnabled, isEnabled, the content offset of a scroll view, or " : ""
        return Cause(
            code: "not-in-tree", about: names.view(hit),
            text:
                "UIKit's hit test returned \(name(hit))\(side), and the tree does not show why: \(omitted)an override of hitTest(_:with:) or point(inside:with:), as pointerEvents of React Native is one, or a view that hosts other content",
            confidence: .certain, restsOn: [evidence])
    }

    private func missing(_ statement: DumpStatement, _ evidence: String) -> Cause {
        let isNone = statement.hit.isEmpty
        return Cause(
            code: isNone ? "no-view-hit" : "not-in-tree",
            about: DumpExplanation.View(statement.hit, line: statement.line),
            text: isNone
                ? "UIKit's hit test returned no view, and the tree does not show why"
                : "UIKit's hit test returned \(statement.hit.description), which the tree does not contain or contains several times: it is in front, or the tree is from another moment",
            confidence: .certain, restsOn: [evidence])
    }
}

extension DumpExplanation.View {
    /// A view that a statement names and the tree does not contain; `nil` if the statement names none.
    init?(_ named: DumpStatement.Named, line: Int) {
        guard let className = named.className ?? named.identifier else { return nil }
        self.init(
            name: named.identifier ?? className, className: className, line: line, address: named.address ?? "")
    }
}

extension DumpStatement.Named: CustomStringConvertible {
    /// The class with its address or frame, as in `UIView 0x1`.
    var description: String {
        guard !isEmpty else { return "no view" }
        let parts = [identifier, className, address].compactMap { $0 }
        return parts.joined(separator: " ")
    }
}
