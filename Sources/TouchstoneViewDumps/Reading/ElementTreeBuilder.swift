import Foundation

/// Builds a tree whose strings are decoded, such as those of XML and JSON, and therefore do not stand in the input.
struct ElementTreeBuilder {
    private(set) var tree: DumpTree
    private var strings: [UInt8] = []
    /// The strings that were added, so that frequent ones are stored once.
    private var places: [String: Range<Int32>] = [:]

    /// - Parameter hasElements: Whether types are those of accessibility elements instead of classes.
    init(hasElements: Bool) { tree = DumpTree(DumpBytes([]), hasElements: hasElements) }

    /// An element or view as a format describes it.
    struct Element {
        var type: String
        var line: Int32
        var frame: CGRect?
        var text: String?
        var hasLabel = false
        var hasValue = false
        var identifier: String?
        var address: String?
        var alpha: Float = 1
        var flags: DumpNode.Flags = []
    }

    /// Adds a node in front of the other children of its parent and returns its index.
    mutating func add(_ element: Element, below parent: Int32) -> Int32 {
        var node = DumpNode(
            line: element.line, kind: tree.kind(called: element.type), address: place(of: element.address ?? ""))
        if let frame = element.frame { node.frame = frame } else { node.flags.insert(.hasNoFrame) }
        node.flags.formUnion(element.flags)
        node.alpha = element.alpha
        if let text = element.text, !text.isEmpty {
            node.text = place(of: text)
            if element.hasLabel { node.flags.insert(.hasLabel) }
            if element.hasValue { node.flags.insert(.hasValue) }
        }
        if let identifier = element.identifier, !identifier.isEmpty { node.identifier = place(of: identifier) }
        tree.nodes.append(node)
        tree.put(tree.nodes.count - 1, below: parent)
        return Int32(tree.nodes.count - 1)
    }

    private mutating func place(of string: String) -> Range<Int32> {
        if let place = places[string] { return place }
        let start = Int32(strings.count)
        strings += Array(string.utf8)
        let place = start..<Int32(strings.count)
        places[string] = place
        return place
    }

    /// Changes the tree, such as by a problem or a gap.
    mutating func change(_ change: (inout DumpTree) -> Void) { change(&tree) }

    /// Returns the finished tree.
    mutating func finished() -> DumpTree {
        tree.setStrings(DumpBytes(strings))
        tree.close()
        return tree
    }
}

extension ElementTreeBuilder {
    /// The elements of a log without a tree, which are known by the names in its statements; `nil` if there are none.
    static func elements(of statements: [DumpStatement]) -> DumpTree? {
        var builder = ElementTreeBuilder(hasElements: true)
        for statement in statements where statement.source == .notHittable {
            guard let name = statement.target.identifier else { continue }
            _ = builder.add(Element(type: "Element", line: Int32(statement.line), identifier: name), below: -1)
        }
        let tree = builder.finished()
        return tree.nodes.isEmpty ? nil : tree
    }
}
