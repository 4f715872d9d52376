#if Port
import Foundation

/// An element of an Interface Builder file. It records which parts were read, so that the rest can be reported.
final class XMLNode {
    let name: String
    let line: Int
    let column: Int
    private let attributes: [(name: String, value: String)]
    private var read: Set<String> = []
    fileprivate(set) var children: [XMLNode] = []
    private(set) var text = ""
    private(set) weak var parent: XMLNode?
    /// Whether the translation has read the element.
    private(set) var isRead = false
    private var isIgnored = false

    init(_ name: String, attributes: [(name: String, value: String)], line: Int, column: Int) {
        self.name = name
        self.attributes = attributes
        self.line = line
        self.column = column
    }

    func add(_ child: XMLNode) {
        child.parent = self
        children.append(child)
    }
    func add(_ more: String) { text += more }

    /// Returns the value of an attribute and marks it as read.
    subscript(_ name: String) -> String? {
        isRead = true
        read.insert(name)
        return attributes.first { $0.name == name }?.value
    }

    /// The text of a string element. Interface Builder encodes text that XML would change.
    var string: String {
        guard self["base64-UTF8"] == "YES" else { return text }
        let digits = text.filter { !$0.isWhitespace }
        let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
        return Data(base64Encoded: digits + padding).map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    var id: String { self["id"] ?? "" }
    func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" || $0 == "true" } }
    func number(_ name: String) -> Double? { self[name].flatMap { Double($0) } }

    func has(_ name: String) -> Bool { attributes.contains { $0.name == name } }

    /// Returns the child with a name, and with a key if one is given, and marks it as read.
    func child(_ name: String, key: String? = nil) -> XMLNode? {
        let found = children.first { $0.name == name && (key == nil || $0.plainKey == key) }
        found?.markRead()
        return found
    }

    /// The children within a child of that name.
    func list(_ name: String) -> [XMLNode] { child(name)?.children ?? [] }

    /// The key, without reading it.
    var plainKey: String? { attributes.first { $0.name == "key" }?.value }

    /// The identifier, without reading it.
    var plainID: String? { attributes.first { $0.name == "id" }?.value }

    func markRead() {
        isRead = true
        read.insert("key")
    }

    /// Marks parts that the translation does not need as read.
    func ignore() { isIgnored = true }
    func ignore(_ names: [String]) { read.formUnion(names) }
    func ignoreUnreadAttributes() { read.formUnion(attributes.map(\.name)) }

    /// The attributes and child elements that were not read.
    func leftOver() -> [(node: XMLNode, attribute: (name: String, value: String)?)] {
        if isIgnored { return [] }
        guard isRead else { return [(self, nil)] }
        return attributes.filter { !read.contains($0.name) }.map { (self, $0) } + children.flatMap { $0.leftOver() }
    }

    func each(_ body: (XMLNode) -> Void) {
        body(self)
        for child in children { child.each(body) }
    }
}
#endif
