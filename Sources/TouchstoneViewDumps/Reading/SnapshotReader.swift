import Foundation

/// Reads a snapshot in JSON: windows with views in them, in the coordinates of their superviews, from back to front.
///
/// A view is an object with `class` and `frame`. Its subviews are in `subviews`.
struct SnapshotReader {
    private let json: DumpJSON
    private var builder = ElementTreeBuilder(hasElements: false)

    /// Reads the views of a JSON text; `nil` if it is no snapshot.
    static func read(_ json: DumpJSON) -> DumpTree? {
        let isSnapshot = json.values.indices.contains {
            json.isKey($0, "subviews") && json.values[$0].kind == .list
        }
        guard isSnapshot else { return nil }
        var reader = SnapshotReader(json: json)
        reader.readAll()
        let tree = reader.builder.finished()
        return tree.nodes.isEmpty ? nil : tree
    }

    private init(json: DumpJSON) { self.json = json }

    private mutating func readAll() {
        var nodes = [Int32](repeating: -1, count: json.values.count)
        var hits: [Int] = []
        for index in json.values.indices {
            let value = json.values[index]
            let parent = value.parent >= 0 ? nodes[Int(value.parent)] : -1
            nodes[index] = parent
            guard value.kind == .object else { continue }
            if json.isKey(index, "hitTest") {
                hits.append(index)
            } else if isView(index) {
                nodes[index] = add(index, below: parent)
            }
        }
        for index in hits { readHit(index) }
        if json.isCut {
            let line = Int(json.values.last?.line ?? 1)
            builder.change {
                $0.problem(line, "the text is cut off")
                $0.gaps.append(.init(place: $0.nodes.count, line: line, isEnd: true))
            }
        }
    }

    /// Whether the object is at the position of a view: at the top, or in a list of windows or subviews.
    private func isView(_ index: Int) -> Bool {
        let list = json.values[index].parent
        guard list >= 0, json.values[Int(list)].kind == .list else {
            return list < 0 || json.isKey(index, "root") || json.isKey(index, "view") || json.isKey(index, "window")
        }
        return json.isKey(Int(list), "subviews") || json.isKey(Int(list), "windows") || json.isKey(Int(list), "views")
            || json.values[Int(list)].parent < 0
    }

    private mutating func add(_ index: Int, below parent: Int32) -> Int32 {
        let members = DumpJSONMembers(json, index)
        guard let type = members.text("class", "className") else { return parent }
        var view = ElementTreeBuilder.Element(type: type, line: json.values[index].line, frame: members.rect("frame"))
        view.address = members.text("address", "id")
        view.identifier = members.text("accessibilityIdentifier", "identifier")
        view.text = members.text("text", "title", "label", "accessibilityLabel")
        if members.flag("hidden", "isHidden") == true { view.flags.insert(.hidden) }
        if members.flag("userInteractionEnabled", "isUserInteractionEnabled") == false {
            view.flags.insert(.interactionOff)
        }
        if let isEnabled = members.flag("enabled", "isEnabled") {
            view.flags.insert(.hasEnabledState)
            if !isEnabled { view.flags.insert(.disabled) }
        }
        if members.flag("animating", "isAnimating", "hasAnimations") == true { view.flags.insert(.animated) }
        if let list = members["gestureRecognizers", "recognizers"], json.values[list].end > Int32(list) + 1 {
            view.flags.insert(.hasRecognizers)
        }
        if members.flag("isWindow") == true { view.flags.insert(.isWindow) }
        let node = builder.add(view, below: parent)
        var extras = DumpExtras()
        extras.bounds = members.rect("bounds")
        extras.offset = members.numbers("contentOffset", count: 2).map { CGPoint(x: $0[0], y: $0[1]) }
        if let n = members.numbers("transform", count: 6), n.allSatisfy(\.isFinite) {
            extras.transform = DumpTransform(a: n[0], b: n[1], c: n[2], d: n[3])
        }
        let (alpha, base) = (
            members.number("alpha"),
            members.text("baseClass", "uikitClass", "superclass")
                ?? (view.flags.contains(.hasEnabledState) ? "UIControl" : nil)
        )
        builder.change { tree in
            if let alpha { tree.nodes[Int(node)].alpha = Float(alpha) }
            if let base, base != type { tree.nodes[Int(node)].baseKind = tree.kind(called: base) }
            if !extras.isEmpty { tree.extras[node] = extras }
        }
        return node
    }

    /// The app's own hit test at a point: `{"point": …, "view": address}`. The view is `null` if the hit test returned none.
    private mutating func readHit(_ index: Int) {
        let members = DumpJSONMembers(json, index)
        guard let answer = members["view", "hit", "answer"] ?? members.indices["view"] else { return }
        // A value that the text's end cuts off is read as null as well.
        if json.isCut, json.values[answer].kind == .null { return }
        var stated = DumpStatement(line: Int(json.values[index].line), source: .hitTest)
        stated.point = members.numbers("point", count: 2).map { CGPoint(x: $0[0], y: $0[1]) }
        if json.values[answer].kind == .object {
            let inner = DumpJSONMembers(json, answer)
            stated.hit.address = inner.text("address", "id")
            stated.hit.className = inner.text("class", "className")
        } else {
            stated.hit.address = json.string(answer)
        }
        builder.change { $0.statements.append(stated) }
    }
}
