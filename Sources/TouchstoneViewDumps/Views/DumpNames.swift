import Foundation

/// Gives the views of a dump unique names and finds views by name.
struct DumpNames {
    private let tree: DumpTree
    /// Identifiers shared by several views.
    private let shared: Set<String>

    init(_ tree: DumpTree) {
        self.tree = tree
        var seen: Set<String> = []
        var shared: Set<String> = []
        for node in tree.nodes where !node.identifier.isEmpty {
            let identifier = tree.string(node.identifier)
            if !seen.insert(identifier).inserted { shared.insert(identifier) }
        }
        self.shared = shared
    }

    /// The identifier, or the class and line; both if several views share the identifier.
    func name(_ node: Int) -> String {
        let identifier = tree.nodes[node].identifier
        guard !identifier.isEmpty else { return place(node) }
        let name = tree.string(identifier).split(whereSeparator: \.isNewline).joined(separator: " ")
        return shared.contains(tree.string(identifier)) ? "\(name) (\(place(node)))" : name
    }

    /// The class and line, such as `UIButton:6`.
    func place(_ node: Int) -> String { "\(tree.kind(of: node).shortName):\(tree.nodes[node].line)" }

    func view(_ node: Int) -> DumpExplanation.View {
        DumpExplanation.View(
            name: name(node), className: tree.kind(of: node).name, line: Int(tree.nodes[node].line),
            address: tree.string(tree.nodes[node].address))
    }

    // MARK: Lookup

    /// The views that a name means.
    struct Found {
        let nodes: [Int]
        /// The difference between the name and that of the views, in words; `nil` if there is none.
        var note: String?
    }

    /// Finds the views called `wanted`: by class and line, address, identifier, text or class. A text inside a control
    /// identifies the control. The selectors of test tools, such as `id: pay` or `~pay`, are names as well.
    ///
    /// - Throws: `ViewDump.Failure` if no view matches.
    func candidates(_ wanted: String) throws -> Found {
        let name = wanted.trimmingCharacters(in: .whitespacesAndNewlines)
        let found = matches(name)
        if !found.isEmpty { return Found(nodes: found) }
        for prefix in ["id:", "text:", "label:", "identifier:", "testID:", "~", "#"] where name.hasPrefix(prefix) {
            let rest = name.dropFirst(prefix.count).trimmingCharacters(in: CharacterSet(charactersIn: " \"'"))
            let found = matches(rest)
            if !found.isEmpty { return Found(nodes: found) }
        }
        if let found = NearNames(tree, self).matches(name) { return found }
        let host = tree.nodes.indices.first { tree.known($0).taking == .answersItself }
        throw ViewDump.Failure.nothingCalled(name, near: near(name), beside: host.map(view))
    }

    private func matches(_ name: String) -> [Int] {
        for found in [places(name), addresses(name)] where !found.isEmpty { return found }
        let bytes = Array(name.utf8)
        guard !bytes.isEmpty else { return [] }
        if let node = tree.aliases[name] { return [node] }
        let texts = tree.nodes.indices.filter { tree.isText(tree.nodes[$0].text, bytes) }
        for found in [
            receivers(tree.nodes.indices.filter { tree.isText(tree.nodes[$0].identifier, bytes) }),
            owners(texts.filter { !tree.nodes[$0].flags.contains(.hasValue) }), owners(texts),
            classes(name), owners(tree.nodes.indices.filter { isShortened(tree.nodes[$0].text, bytes) }),
        ] where !found.isEmpty { return found }
        return []
    }

    /// The error that several views have the name.
    func ambiguity(_ name: String, _ found: [Int]) -> ViewDump.Failure {
        .severalCalled(name, found.prefix(8).map(described), count: found.count)
    }

    /// Whether a long text, which is printed with an ellipsis, begins like `name`, or `name` begins it.
    private func isShortened(_ text: Range<Int32>, _ name: [UInt8]) -> Bool {
        let (start, end) = (Int(text.lowerBound), Int(text.upperBound))
        let isDotted = text.count > 6 && (tree.bytes.has("...", at: end - 3) || tree.bytes.has("\u{2026}", at: end - 3))
        guard isDotted, name.count > 3 else { return false }
        let length = min(name.count, text.count - 3)
        return tree.bytes.isEqual(start..<start + length, Array(name.prefix(length)))
    }

    private func places(_ name: String) -> [Int] {
        guard let colon = name.lastIndex(of: ":"), let line = Int32(name[name.index(after: colon)...]) else {
            return []
        }
        let kind = String(name[..<colon])
        return tree.nodes.indices.filter {
            tree.nodes[$0].line == line && (tree.kind(of: $0).shortName == kind || tree.kind(of: $0).name == kind)
        }
    }

    /// Finds `0x7f8`, `UIButton: 0x7f8` or `<UIButton: 0x7f8>`, ignoring case and leading zeros.
    private func addresses(_ name: String) -> [Int] {
        guard let hex = name.range(of: "0x", options: .caseInsensitive) else { return [] }
        let digits = name[hex.upperBound...].prefix { $0.isHexDigit }
        let rest = name[hex.upperBound...].dropFirst(digits.count)
        guard let number = UInt64(digits, radix: 16), rest.allSatisfy({ "> ;".contains($0) }) else { return [] }
        // Compares the last digit before it reads the whole number.
        let last = digits.last?.hexDigitValue
        return tree.nodes.indices.filter { node in
            let address = tree.nodes[node].address
            let byte = tree.bytes[Int(address.upperBound) - 1]
            guard !address.isEmpty, Character(Unicode.Scalar(byte)).hexDigitValue == last else { return false }
            return UInt64(tree.string(address).dropFirst(2), radix: 16) == number
        }
    }

    private func classes(_ name: String) -> [Int] {
        let kinds = Set(tree.kinds.indices.filter { tree.kinds[$0].name == name || tree.kinds[$0].shortName == name })
        guard !kinds.isEmpty else { return [] }
        let found = tree.nodes.indices.filter { kinds.contains(Int(tree.nodes[$0].kind)) }
        // Prefer a view with a frame, since nothing can be said about one without.
        let placed = found.filter { !tree.nodes[$0].flags.contains(.hasNoFrame) }
        return placed.count == 1 ? placed : found
    }

    /// Returns, once each, the controls that contain the matching texts, or the views themselves.
    func owners(_ found: [Int]) -> [Int] {
        var owners: [Int] = []
        for node in found {
            let owner = owner(node)
            if !owners.contains(owner) { owners.append(owner) }
            if owners.count > 1000 { break }
        }
        // A touch is meant for a control, not for a title with the same text.
        let controls = owners.filter { tree.known($0).isControl }
        return controls.count == 1 ? controls : owners
    }

    /// Returns the views, with the control or cell in place of a label or image in it.
    func receivers(_ found: [Int]) -> [Int] {
        var receivers: [Int] = []
        for node in found {
            let receiver = isContent(node) ? owner(node) : node
            if !receivers.contains(receiver) { receivers.append(receiver) }
            if receivers.count > 1000 { break }
        }
        return receivers
    }

    /// Whether the view is a label or image that does not handle touches itself.
    ///
    /// One with recognizers is meant to handle them, even if its interaction is off.
    private func isContent(_ node: Int) -> Bool {
        guard !tree.hasElements, !tree.nodes[node].flags.contains(.hasRecognizers) else { return false }
        let kind = tree.kind(of: node).shortName
        guard ["UILabel", "UIImageView", "UIButtonLabel", "UITableViewLabel"].contains(kind) else { return false }
        return tree.omitsFlags || tree.nodes[node].flags.contains(.interactionOff)
    }

    /// Whether the view is a cell, of UIKit or the application.
    private func isCell(_ node: Int) -> Bool {
        let kind = tree.kind(of: node).shortName
        return kind.hasSuffix("Cell") || tree.known(node).keepsTouches && !tree.known(node).isScrollView
    }

    /// The control or cell that the text is part of, or the view itself.
    func owner(_ node: Int) -> Int {
        if tree.known(node).isControl, !tree.nodes[node].flags.contains(.interactionOff) { return node }
        // The label of a cell identifies the row.
        let isOfRow = tree.kind(of: node).shortName == "UITableViewLabel" || isContent(node)
        var current = tree.nodes[node].parent
        for _ in 0..<6 where current >= 0 {
            let above = Int(current)
            // A button inside a button, as in a bar, does not receive touches itself. If all are disabled, the last one
            // counts.
            if tree.known(above).isControl, !tree.nodes[above].flags.contains(.interactionOff) { return above }
            if isOfRow, isCell(above) { return above }
            current = tree.nodes[above].parent
        }
        return nearestControl(node) ?? node
    }

    /// The nearest enclosing control, even if it has user interaction disabled.
    private func nearestControl(_ node: Int) -> Int? {
        var current = tree.nodes[node].parent
        for _ in 0..<4 where current >= 0 {
            if tree.known(Int(current)).isControl { return Int(current) }
            current = tree.nodes[Int(current)].parent
        }
        return nil
    }

    /// The view's class and line with its address, to distinguish it from others of the same name.
    private func described(_ node: Int) -> String {
        let address = tree.string(tree.nodes[node].address)
        return address.isEmpty ? place(node) : "\(place(node)) (\(address))"
    }

    private func near(_ name: String) -> [String] {
        let lower = name.lowercased()
        var near: [String] = []
        for node in tree.nodes.indices where near.count < 5 {
            if self.name(node).lowercased().contains(lower) { near.append(self.name(node)) }
        }
        return near.isEmpty ? tree.nodes.indices.prefix(5).map(self.name) : near
    }
}
