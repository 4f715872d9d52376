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
                return (section[name] ?? long?.text).map { SwiftText.quoted($0) } ?? "nil"
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
        return ["i.prototype(\(list), \(kindPart)\(SwiftText.quoted(identifier)), \(name))"]
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

    /// The function that creates the layout of a collection view.
    func collectionLayout(_ node: XMLNode) -> String? {
        guard let layout = node.children.first(where: { $0.plainKey == "collectionViewLayout" }) else { return nil }
        layout.markRead()
        layout.ignore(Attributes.silent)
        let custom = layout["customClass"].flatMap { facts.classes[$0] }
        guard layout.name == "collectionViewFlowLayout" else {
            if let custom { return "\(custom.name)()" }
            report(layout, "the layout <\(layout.name)> is left out: a flow layout takes its place")
            layout.ignore()
            return nil
        }
        var lines = ["let layout = \(custom?.name ?? "UICollectionViewFlowLayout")()"]
        if let direction = layout["scrollDirection"] {
            lines.append("layout.scrollDirection = .\(direction == "horizontal" ? "horizontal" : "vertical")")
        }
        for name in ["minimumLineSpacing", "minimumInteritemSpacing"] {
            if let value = layout.number(name) { lines.append("layout.\(name) = \(SwiftText.number(value))") }
        }
        for key in ["itemSize", "headerReferenceSize", "footerReferenceSize"] {
            if let child = layout.child("size", key: key) { lines.append("layout.\(key) = \(size(child))") }
        }
        if let estimated = layout.child("size", key: "estimatedItemSize") {
            let isNone = estimated.number("width") == 0 && estimated.number("height") == 0
            lines.append("layout.estimatedItemSize = \(isNone ? ".zero" : size(estimated))")
        } else if layout["automaticEstimatedItemSize"] == "YES" {
            lines.append("layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize")
        }
        if let inset = layout.child("inset", key: "sectionInset") {
            lines.append("layout.sectionInset = \(insets(inset))")
        }
        lines.append("return layout")
        let name = "layout_" + SwiftText.name(layout.id)
        add(
            function: "@MainActor static func \(name)() -> UICollectionViewLayout {\n\(indented(lines, 1))\n}")
        return name + "()"
    }
}
#endif
