import Foundation

/// Reads the JSON of tools that describe the accessibility tree: `describe-ui` of idb, AXe and sim-use, the hierarchy of Maestro, and the
/// JSON page source of WebDriverAgent.
///
/// The tools agree neither on keys nor on nesting. Any object with a frame is an element, and the nearest such object around it is its
/// parent.
struct ElementJSONReader {
    private let json: DumpJSON
    private var builder = ElementTreeBuilder(hasElements: true)
    private(set) var kind = ViewDump.Kind.describeUI
    private var isAndroid = false
    /// The elements of an outline that are open, by their depths.
    private var outline: [(depth: Double, node: Int32)] = []

    /// Reads the elements of a JSON text; `nil` if it has none.
    static func read(_ json: DumpJSON) throws -> (tree: DumpTree, kind: ViewDump.Kind)? {
        var reader = ElementJSONReader(json: json)
        reader.readAll()
        if reader.isAndroid { throw ViewDump.Failure.noViews(.android) }
        let tree = reader.builder.finished()
        return tree.nodes.isEmpty ? nil : (tree, reader.kind)
    }

    private init(json: DumpJSON) { self.json = json }

    private mutating func readAll() {
        // sim-use gives the same elements twice, as a tree and as an outline.
        let hasRaw = json.values.indices.contains { json.isKey($0, "raw") && json.values[$0].end > Int32($0) + 1 }
        var nodes = [Int32](repeating: -1, count: json.values.count)
        var index = 0
        while index < json.values.count {
            let value = json.values[index]
            let parent = value.parent >= 0 ? nodes[Int(value.parent)] : -1
            nodes[index] = parent
            if value.kind == .object, json.isKey(index, "screen"), let screen = json.screen(index) {
                builder.change { $0.statedScreen = screen }
            }
            if value.kind == .list, json.isKey(index, "lists") || hasRaw && json.isKey(index, "entries") {
                index = Int(value.end)
                continue
            }
            if value.kind == .object, !json.isKey(index, "attributes"), let element = element(index) {
                nodes[index] = builder.add(element, below: parent >= 0 ? parent : outlineParent(of: index))
            }
            index += 1
        }
        if json.isCut {
            let line = Int(json.values.last?.line ?? 1)
            builder.change {
                $0.problem(line, "the text is cut off")
                $0.gaps.append(.init(place: $0.nodes.count, line: line, isEnd: true))
            }
        }
    }

    /// The parent by the depths of an outline, whose elements are not nested; -1 if the element has no depth.
    private mutating func outlineParent(of index: Int) -> Int32 {
        guard let member = json.members(of: index).first(where: { json.isKey($0, "depth") }),
            let depth = json.number(member)
        else { return -1 }
        while let last = outline.last, last.depth >= depth { outline.removeLast() }
        defer { outline.append((depth, Int32(builder.tree.nodes.count))) }
        return outline.last?.node ?? -1
    }

    private mutating func element(_ index: Int) -> ElementTreeBuilder.Element? {
        let members = DumpJSONMembers(json, index, attributes: true)
        guard let frame = members.rect("frame", "AXFrame", "rect", "bounds") else { return nil }
        note(members)
        var element = ElementTreeBuilder.Element(
            type: type(members), line: json.values[index].line, frame: frame)
        element.identifier = members.text(
            "AXUniqueId", "AXIdentifier", "resource-id", "rawIdentifier", "identifier", "uniqueId",
            "accessibilityIdentifier")
        element.text = members.text("AXLabel", "label", "accessibilityText", "title", "text", "name")
        element.hasLabel = element.text != nil
        if element.text == nil {
            element.text = members.text("AXValue", "value", "hintText", "placeholderValue")
            element.hasValue = true
        }
        if element.identifier == nil, let name = members.text("name"), name != element.text {
            element.identifier = name
        }
        if members.flag("enabled", "isEnabled", "AXEnabled") == false || hasTrait("NotEnabled", members)
            || members["states"].map({ json.members(of: $0).contains { json.string($0) == "disabled" } }) ?? false
        {
            element.flags.insert(.disabled)
        }
        if members.flag("visible", "isVisible") == false { element.flags.insert(.notVisible) }
        if members.flag("hittable", "isHittable") == false { element.flags.insert(.notHittable) }
        return element
    }

    private mutating func note(_ members: DumpJSONMembers) {
        if members["bounds"] != nil, members["frame"] == nil, members["AXFrame"] == nil { kind = .maestro }
        if members["isEnabled"] != nil, members["rect"] != nil { kind = .pageSource }
        if let name = members.text("class", "package"), name.hasPrefix("android.") { isAndroid = true }
    }

    /// The element's type as XCUITest names it.
    private func type(_ members: DumpJSONMembers) -> String {
        guard var type = members.text("type", "role", "elementType", "kind", "class") else { return "Element" }
        for prefix in ["XCUIElementType", "AX"] where type.hasPrefix(prefix) && type.count > prefix.count {
            type = String(type.dropFirst(prefix.count))
        }
        return type.allSatisfy(\.isNumber) ? "Element" : type
    }

    private func hasTrait(_ trait: String, _ members: DumpJSONMembers) -> Bool {
        guard let traits = members["traits"] else { return false }
        if let text = json.string(traits) { return text.split(separator: ",").contains { $0.contains(trait) } }
        return json.members(of: traits).contains { json.string($0) == trait }
    }
}
