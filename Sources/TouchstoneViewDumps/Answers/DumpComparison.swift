import Foundation
import TouchstoneText

/// What changed between two trees, such as before and after a tap.
package struct DumpComparison: CustomStringConvertible {
    /// One difference between the trees.
    package struct Change: Sendable, Equatable {
        package enum Kind: String, Sendable {
            case appeared, disappeared, changed
        }

        package let kind: Kind
        /// The view: as it is afterwards, or as it was if it disappeared.
        package let view: DumpExplanation.View
        /// The property that changed, such as `frame`; for a view that appeared or disappeared, its frame.
        package let what: String
        package let before: String?
        package let after: String?
        /// The number of views inside one that appeared or disappeared.
        package var inside = 0
    }

    /// The differences in the order of the trees: what changed, then what disappeared, then what appeared.
    package let changes: [Change]
    /// Why the comparison may be inexact, or `nil`.
    package let doubt: String?

    package init(_ before: ViewDump, _ after: ViewDump) {
        let (old, new) = (Side(before), Side(after))
        var changes: [Change] = []
        for node in after.tree.nodes.indices {
            guard let other = old.nodes[new.keys[node]] else { continue }
            changes += Self.changes(from: other, of: before, to: node, of: after)
        }
        changes += Self.only(in: old, missing: new, .disappeared)
        changes += Self.only(in: new, missing: old, .appeared)
        self.changes = changes
        doubt =
            before.kind == after.kind
            ? nil
            : "the trees have different formats, \(before.kind.rawValue) and \(after.kind.rawValue), so frames and classes may differ for that reason alone"
    }

    // MARK: Matching

    /// A tree and the keys by which its views are found in the other tree.
    private struct Side {
        let dump: ViewDump
        var keys: [String] = []
        var nodes: [String: Int] = [:]

        init(_ dump: ViewDump) {
            self.dump = dump
            let tree = dump.tree
            var counts: [String: Int] = [:]
            for (index, node) in tree.nodes.enumerated() {
                let kind = tree.kinds[Int(node.kind)].name
                var key: String
                if !node.address.isEmpty {
                    key = "\(kind) \(tree.string(node.address))"
                } else if !node.identifier.isEmpty {
                    key = "\(kind) #\(tree.string(node.identifier))"
                } else if !node.text.isEmpty, !node.flags.contains(.hasValue) {
                    key = "\(kind) '\(tree.string(node.text))'"
                } else {
                    let parent = node.parent >= 0 ? nodes[keys[Int(node.parent)]] ?? -1 : -1
                    key = "\(kind) in \(parent < 0 ? "" : String(keys[parent].suffix(200)))"
                }
                counts[key, default: 0] += 1
                if let count = counts[key], count > 1 { key += " (\(count))" }
                keys.append(key)
                nodes[key] = index
            }
        }
    }

    private static func only(in side: Side, missing other: Side, _ kind: Change.Kind) -> [Change] {
        let tree = side.dump.tree
        var changes: [Change] = []
        var index = 0
        while index < tree.nodes.count {
            guard other.nodes[side.keys[index]] == nil else {
                index += 1
                continue
            }
            let end = Int(tree.nodes[index].end)
            let inside = (index + 1..<max(end, index + 1)).count { other.nodes[side.keys[$0]] == nil }
            let frame = tree.nodes[index].frame.short
            changes.append(
                Change(
                    kind: kind, view: side.dump.viewNames.view(index), what: "frame",
                    before: kind == .disappeared ? frame : nil, after: kind == .appeared ? frame : nil, inside: inside))
            // What is inside is counted, unless some of it is in the other tree as well.
            index = inside == end - index - 1 ? max(end, index + 1) : index + 1
        }
        return changes
    }

    private static func changes(from old: Int, of before: ViewDump, to new: Int, of after: ViewDump) -> [Change] {
        let (one, other) = (before.tree.nodes[old], after.tree.nodes[new])
        var changes: [Change] = []
        func note(_ what: String, _ before: String, _ afterwards: String) {
            guard before != afterwards else { return }
            changes.append(
                Change(
                    kind: .changed, view: after.viewNames.view(new), what: what, before: before, after: afterwards))
        }
        note("frame", one.frame.short, other.frame.short)
        note("text", before.tree.string(one.text), after.tree.string(other.text))
        note("alpha", "\(one.alpha)", "\(other.alpha)")
        for (flag, name) in [
            (DumpNode.Flags.hidden, "hidden"), (.interactionOff, "userInteractionDisabled"), (.disabled, "disabled"),
            (.notVisible, "notVisible"), (.notHittable, "notHittable"), (.animated, "animated"),
        ] { note(name, "\(one.flags.contains(flag))", "\(other.flags.contains(flag))") }
        note(
            "contentOffset", before.tree.extras[Int32(old)]?.offset?.short ?? "none",
            after.tree.extras[Int32(new)]?.offset?.short ?? "none")
        return changes
    }

    // MARK: Writing

    private static let mostChanges = 200

    /// The differences in words, one for each line.
    package var description: String {
        var lines =
            changes.isEmpty
            ? ["nothing changed: the trees contain the same views with the same frames, texts and flags"]
            : changes.prefix(Self.mostChanges).map(\.words)
        if changes.count > Self.mostChanges { lines.append("… and \(changes.count - Self.mostChanges) more changes") }
        if let doubt { lines.append("note: " + doubt) }
        return lines.joined(separator: "\n")
    }

    /// The differences as one JSON object: `version`, `changes` (`change`, `view`, `class`, `line`, `what`, `before`, `after`, `inside`), `count` and
    /// `doubt`.
    package var json: String {
        var json = JSONText()
        json.object { json in
            json.add("version", DumpAnswer.schemaVersion)
            json.add("count", changes.count)
            json.key("changes")
            json.array { list in changes.prefix(Self.mostChanges).forEach { $0.write(into: &list) } }
            json.add("doubt", doubt)
        }
        return json.text
    }
}

extension DumpComparison.Change {
    fileprivate var words: String {
        let others = inside > 0 ? ", with \(inside) in it" : ""
        return switch kind {
        case .appeared: "appeared: \(view.name) at \(after ?? "an unknown place")\(others)"
        case .disappeared: "disappeared: \(view.name) at \(before ?? "an unknown place")\(others)"
        case .changed: "changed: \(view.name): \(what) was \(before ?? "") and is \(after ?? "")"
        }
    }

    fileprivate func write(into json: inout JSONText) {
        json.object { json in
            json.add("change", kind.rawValue)
            json.add("view", view.name)
            json.add("class", view.className)
            json.add("line", view.line)
            json.add("what", what)
            json.add("before", before)
            json.add("after", after)
            json.add("inside", inside)
        }
    }
}
