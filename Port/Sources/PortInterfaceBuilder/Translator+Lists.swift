#if Port
// Tables and collection views.
extension Translator {
    func table(_ node: XMLNode) -> [String] {
        var lines = colors(node, ["separatorColor", "sectionIndexColor", "sectionIndexBackgroundColor"])
        if let inset = node.child("inset", key: "separatorInset") {
            lines.append("o.separatorInset = \(insets(inset))")
        }
        for key in ["tableHeaderView", "tableFooterView", "backgroundView"] {
            guard let child = node.children.first(where: { $0.plainKey == key }) else { continue }
            lines.append("o.\(key) = \(view(child))")
        }
        for cell in node.list("prototypes") { lines += prototype(cell, of: "o") }
        let sections = node.list("sections").map { section -> String in
            section.markRead()
            section.ignore(["id", "colorLabel"])
            let rows = section.list("cells").map { cell -> String in
                let height = cell.number("rowHeight").map { SwiftText.number($0) } ?? "nil"
                return "(cell: \(view(cell)), height: \(height))"
            }
            func title(_ name: String) -> String {
                let long = section.child("string", key: name)
                long?.ignore()
                return (section[name] ?? long?.string).map { SwiftText.quoted($0) } ?? "nil"
            }
            let list = indented(rows.map { $0 + "," }, 1)
            return
                "StaticTableSection(header: \(title("headerTitle")), footer: \(title("footerTitle")), rows: [\n\(list)\n]),"
        }
        if !sections.isEmpty { lines.append("i.setSections([\n\(indented(sections, 1))\n], of: o)") }
        return lines
    }

    /// Registers a prototype cell, which is created when a list needs one.
    private func prototype(_ cell: XMLNode, of list: String, kind: String? = nil) -> [String] {
        guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else {
            report(cell, "this prototype has no reuse identifier, so nothing can use it")
            cell.ignore()
            return []
        }
        var call = ""
        let statements = part { call = view(cell) }
        let name = "prototype_" + SwiftText.name(cell.id)
        let lines = ["let cell = \(call)"] + statements + ["return [cell]"]
        add(
            function: "@MainActor static func \(name)(_ i: InterfaceObjects) -> [Any] {\n\(indented(lines, 1))\n}")
        let kindPart = kind.map { "kind: \($0), " } ?? ""
        return ["i.prototype(\(list), \(kindPart)\(SwiftText.quoted(identifier))) { \(name)($0) }"]
    }

    func collection(_ node: XMLNode) -> [String] {
        var lines: [String] = []
        for cell in node.list("cells") { lines += prototype(cell, of: "o") }
        for (key, kind) in [
            ("sectionHeaderView", "UICollectionView.elementKindSectionHeader"),
            ("sectionFooterView", "UICollectionView.elementKindSectionFooter"),
        ] {
            guard let child = node.child("collectionReusableView", key: key) else { continue }
            lines += prototype(child, of: "o", kind: kind)
        }
        return lines
    }

    /// The call that creates the layout of a collection view; the function that it calls is added.
    func collectionLayout(_ node: XMLNode) -> String? {
        guard let layout = node.children.first(where: { $0.plainKey == "collectionViewLayout" }) else { return nil }
        layout.markRead()
        let isFlow = layout.name == "collectionViewFlowLayout"
        let (_, made) = classes(of: layout, isFlow ? "UICollectionViewFlowLayout" : "UICollectionViewLayout")
        guard isFlow || customClass(layout) != nil else {
            report(layout, "the layout <\(layout.name)> is left out: a flow layout takes its place")
            layout.ignore()
            return nil
        }
        var lines = isFlow ? flowLayout(layout) : []
        if !lines.isEmpty { lines.insert("guard let o = o as? UICollectionViewFlowLayout else { return }", at: 0) }
        let name = "object_" + SwiftText.name(layout.id)
        // The initializer of this class runs the statements, before that of a subclass continues.
        addFunction(name, layout.id, "UICollectionViewLayout", made, lines)
        connections(of: layout)
        return name + "(i)"
    }

    private func flowLayout(_ layout: XMLNode) -> [String] {
        var lines: [String] = []
        if let direction = layout["scrollDirection"] {
            lines.append("o.scrollDirection = .\(direction == "horizontal" ? "horizontal" : "vertical")")
        }
        for name in ["minimumLineSpacing", "minimumInteritemSpacing"] {
            if let value = layout.number(name) { lines.append("o.\(name) = \(SwiftText.number(value))") }
        }
        for name in ["sectionHeadersPinToVisibleBounds", "sectionFootersPinToVisibleBounds"] {
            if let value = layout.flag(name) { lines.append("o.\(name) = \(value)") }
        }
        for key in ["itemSize", "headerReferenceSize", "footerReferenceSize"] {
            if let child = layout.child("size", key: key) { lines.append("o.\(key) = \(size(child))") }
        }
        if let estimated = layout.child("size", key: "estimatedItemSize") {
            let isNone = estimated.number("width") == 0 && estimated.number("height") == 0
            lines.append("o.estimatedItemSize = \(isNone ? ".zero" : size(estimated))")
        } else if layout["automaticEstimatedItemSize"] == "YES" {
            lines.append("o.estimatedItemSize = UICollectionViewFlowLayout.automaticSize")
        }
        if let inset = layout.child("inset", key: "sectionInset") {
            lines.append("o.sectionInset = \(insets(inset))")
        }
        return lines
    }
}
#endif
