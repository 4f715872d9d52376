import Foundation

/// Finds views by a name that differs from theirs in typography, escapes, letter case or its end.
struct NearNames {
    private let tree: DumpTree
    private let names: DumpNames

    init(_ tree: DumpTree, _ names: DumpNames) {
        self.tree = tree
        self.names = names
    }

    /// The views that the name means; `nil` if there are none. Other letter case, or only the beginning of a name, means
    /// a view if it means no other one.
    func matches(_ name: String) -> DumpNames.Found? {
        let names = Self.readings(name)
        guard !names.isEmpty else { return nil }
        let folded = tree.nodes.indices.map { node in
            let view = tree.nodes[node]
            return [view.identifier, view.text].map { $0.isEmpty ? "" : FoldedName.folded(tree.string($0)) }
        }
        if let found = views(folded, { names.contains($0) }), !found.isEmpty {
            return DumpNames.Found(nodes: found, note: note(name, found[0]))
        }
        let lowercased = Set(names.map { $0.lowercased() })
        let kinds = tree.nodes.indices.filter {
            let kind = tree.kind(of: $0)
            return lowercased.contains(kind.shortName.lowercased()) || lowercased.contains(kind.name.lowercased())
        }
        let beginnings = names.filter { $0.count > 3 }
        for found in [
            views(folded) { lowercased.contains($0.lowercased()) }, kinds,
            views(folded) { text in beginnings.contains { Self.begins(text, with: $0) } },
        ] {
            if let found, found.count == 1 { return DumpNames.Found(nodes: found, note: note(name, found[0])) }
        }
        return nil
    }

    /// The name as it is, without quotation marks around it, and after the prefix of a selector.
    private static func readings(_ name: String) -> Set<String> {
        var readings: Set<String> = []
        var rest = FoldedName.folded(name)
        for prefix in ["", "id:", "text:", "label:", "identifier:", "testID:", "~", "#"] where rest.hasPrefix(prefix) {
            rest = rest.dropFirst(prefix.count).trimmingCharacters(in: .whitespaces)
            readings.insert(rest)
            readings.insert(rest.trimmingCharacters(in: CharacterSet(charactersIn: " \"'")))
        }
        readings.remove("")
        return readings
    }

    /// The views with a matching identifier, or else the owners of matching texts.
    private func views(_ folded: [[String]], _ isMatch: (String) -> Bool) -> [Int]? {
        let identifiers = folded.indices.filter { !folded[$0][0].isEmpty && isMatch(folded[$0][0]) }
        if !identifiers.isEmpty { return names.receivers(identifiers) }
        let texts = folded.indices.filter { !folded[$0][1].isEmpty && isMatch(folded[$0][1]) }
        let labels = texts.filter { !tree.nodes[$0].flags.contains(.hasValue) }
        return texts.isEmpty ? nil : names.owners(labels.isEmpty ? texts : labels)
    }

    /// Whether the text is the name, a punctuation mark and more, as a label that consists of several texts is.
    private static func begins(_ text: String, with name: String) -> Bool {
        guard text.hasPrefix(name), let next = text.dropFirst(name.count).first else { return false }
        return ",;:.(".contains(next)
    }

    private func note(_ name: String, _ node: Int) -> String {
        "no view is called exactly \(name); \(names.place(node)) is the one with the most similar name"
    }
}
