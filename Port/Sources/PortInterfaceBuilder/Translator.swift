#if Port
/// Translates one file of Interface Builder into Swift. Extensions translate the individual elements.
final class Translator {
    let path: String
    let facts: ModuleFacts
    let root: XMLNode
    private(set) var problems: [InterfaceProblem] = []
    /// The elements by identifier.
    private(set) var nodes: [String: XMLNode] = [:]
    private(set) var functions: [String] = []
    /// The connections of the part that is being translated, innermost last.
    private var parts: [Part] = []
    /// The controller of the scene that is being translated.
    var controller: XMLNode?
    /// Statements that add the segues of a scene's cells to its controller.
    var ownSegues: [String] = []
    /// Statements that read the objects that an application passes to a nib.
    var external: [String] = []
    /// The named and system colors that the file describes.
    private(set) var resources: [String: XMLNode] = [:]

    /// The statements that connect the objects of one part, in order.
    struct Part {
        var constraints: [String] = []
        var outlets: [String] = []
        var actions: [String] = []
        var attributes: [String] = []
        var embeddings: [String] = []

        var statements: [String] { constraints + outlets + actions + attributes + embeddings }
    }

    init(path: String, facts: ModuleFacts, root: XMLNode) {
        self.path = path
        self.facts = facts
        self.root = root
        root.each { node in
            if let id = node.plainID, nodes[id] == nil { nodes[id] = node }
        }
        for node in root.list("resources") {
            node.each { $0.markRead() }
            if let name = node["name"] { resources[node.name + " " + name] = node }
            node.ignore()
        }
    }

    // MARK: Reports

    func report(_ node: XMLNode, _ message: String, _ severity: InterfaceProblem.Severity = .warning) {
        let problem = InterfaceProblem(
            path: path, line: node.line, column: node.column, severity: severity, message: message)
        if !problems.contains(problem) { problems.append(problem) }
    }

    /// Reports the attributes and elements that the translation has not read.
    func reportRest() {
        for (node, attribute) in root.leftOver() {
            if let attribute {
                report(node, "the attribute \(attribute.name) of <\(node.name)> is left out")
            } else {
                report(node, "the element <\(node.name)> is left out")
            }
        }
        problems.sort { ($0.line, $0.column, $0.message) < ($1.line, $1.column, $1.message) }
    }

    // MARK: Text

    func add(function: String) { functions.append(function) }

    /// Returns the connections that `body` adds.
    func part(_ body: () -> Void) -> [String] {
        parts.append(Part())
        body()
        return parts.removeLast().statements
    }

    func connect(_ change: (inout Part) -> Void) {
        if parts.isEmpty { return }
        change(&parts[parts.count - 1])
    }

    func indented(_ lines: [String], _ depth: Int) -> String {
        let spaces = String(repeating: "    ", count: depth)
        return lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map { spaces + $0 }
            .joined(separator: "\n")
    }

    // MARK: Classes

    /// The facts about the custom class of an element, if it is one of the module's.
    func customClass(_ node: XMLNode) -> ClassFacts? {
        guard let name = node["customClass"] else { return nil }
        return facts.classes[name]
    }

    /// The UIKit class of an object, which its statements use, and the class that is created.
    func classes(of node: XMLNode, _ plain: String) -> (base: String, made: String) {
        node.ignore(Attributes.silent)
        guard let name = node["customClass"] else { return (plain, plain) }
        guard let found = facts.classes[name] else {
            if Elements.isSubclass(name, of: plain) { return (name, name) }
            report(node, "the class \"\(name)\" is not in the sources: a \(plain) takes its place")
            return (plain, plain)
        }
        guard Elements.isSubclass(found.base, of: plain) else {
            report(node, "\"\(name)\" is a \(found.base) and no \(plain), which replaces it", .error)
            return (plain, plain)
        }
        return (found.base, found.name)
    }

    /// The class that an element's object has in Swift.
    func madeClass(of id: String) -> (name: String, base: String, facts: ClassFacts?) {
        guard let node = nodes[id] else { return ("NSObject", "NSObject", nil) }
        let plain =
            Elements.views[node.name] ?? Elements.controllers[node.name] ?? Elements.recognizers[node.name]
            ?? [
                "barButtonItem": "UIBarButtonItem", "tabBarItem": "UITabBarItem", "navigationItem": "UINavigationItem",
                "collectionViewFlowLayout": "UICollectionViewFlowLayout",
                "collectionViewLayout": "UICollectionViewLayout",
            ][
                node.name] ?? (node.name == "placeholder" || node.name == "customObject" ? "NSObject" : "UIView")
        if let custom = customClass(node), Elements.isSubclass(custom.base, of: plain) || plain == "NSObject" {
            return (custom.name, custom.base, custom)
        }
        return (plain, plain, nil)
    }
}
#endif
