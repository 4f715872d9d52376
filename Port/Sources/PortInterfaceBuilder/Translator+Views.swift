#if Port
// Views and their common parts.
extension Translator {
    /// Adds the function that creates the object of a view's element, and returns a call of it.
    func view(_ node: XMLNode) -> String {
        node.markRead()
        var plain = Elements.views[node.name]
        if plain == nil {
            let isKnown = Elements.unavailable.contains(node.name)
            report(
                node,
                "the element <\(node.name)> is \(isKnown ? "a view that is not available here" : "not known"): an empty view takes its place"
            )
            plain = "UIView"
            node.ignoreUnreadAttributes()
        }
        let (base, made) = classes(of: node, plain ?? "UIView")
        let id = node.id
        let name = "object_" + SwiftText.name(id)
        var lines: [String] = []
        lines += common(node)
        lines += attributes(node, of: base)
        if node.flag("fixedFrame") ?? false {
            // Without constraints, Interface Builder keeps the frame and the autoresizing mask.
            lines.removeAll { $0.hasPrefix("o.translatesAutoresizingMaskIntoConstraints") }
        }
        lines += specific(node, base)
        lines += variations(node, base)
        lines += subviews(node, base)
        lines += guides(node)
        let frame = node.child("rect", key: "frame").map { rect($0) }
        for other in node.children where other.name == "rect" { other.markRead(); other.ignore() }
        addFunction(name, id, base, made, frame: frame, values: values(node, base), lines)
        connections(of: node)
        return name + "(i)"
    }

    /// Adds the function that creates an object.
    func addFunction(
        _ name: String, _ id: String, _ base: String, _ made: String, frame: String? = nil, values: [String] = [],
        create: String? = nil, _ lines: [String]
    ) {
        var call = "i.make(\(SwiftText.quoted(id)), \(base).self"
        if let frame { call += ", frame: \(frame)" }
        if !values.isEmpty { call += ", values: [\(values.joined(separator: ", "))]" }
        call += ", \(create ?? "{ \(made)(coder: $0) }"))"
        let head = "@MainActor @discardableResult static func \(name)(_ i: InterfaceObjects) -> \(base) {"
        let body = lines.isEmpty ? "_ in" : "(o: \(base)) in"
        let statements = lines.isEmpty ? "" : "\n" + indented(lines, 2)
        add(function: "\(head)\n    \(call) { \(body)\(statements)\n    }\n}")
    }

    /// The arguments of an initializer.
    private func values(_ node: XMLNode, _ base: String) -> [String] {
        func value(_ attribute: String, _ key: String, _ type: String, _ names: [String: String]) -> [String] {
            guard let text = node[attribute] else { return [] }
            guard let found = names[text] else {
                report(node, "the \(attribute) \"\(text)\" of <\(node.name)> is left out")
                return []
            }
            return ["\"\(key)\": \(type).\(found)"]
        }
        var result: [String] = []
        let lineage = Elements.lineage(base)
        if lineage.contains("UITableView") {
            result += value(
                "style", "style", "UITableView.Style",
                ["plain": "plain", "grouped": "grouped", "insetGrouped": "insetGrouped"])
        }
        if lineage.contains("UITableViewCell") {
            result += value(
                "style", "style", "UITableViewCell.CellStyle",
                [
                    "IBUITableViewCellStyleDefault": "`default`", "IBUITableViewCellStyleValue1": "value1",
                    "IBUITableViewCellStyleValue2": "value2", "IBUITableViewCellStyleSubtitle": "subtitle",
                ])
        }
        if lineage.contains("UITableViewCell") || lineage.contains("UITableViewHeaderFooterView") {
            if let name = node["reuseIdentifier"] { result.append("\"reuseIdentifier\": \(SwiftText.quoted(name))") }
        }
        if lineage.contains("UIButton") {
            result += value(
                "buttonType", "buttonType", "UIButton.ButtonType",
                [
                    "system": "system", "roundedRect": "system", "custom": "custom",
                    "detailDisclosure": "detailDisclosure",
                    "infoLight": "infoLight", "infoDark": "infoDark", "contactAdd": "contactAdd", "close": "close",
                ])
        }
        if lineage.contains("UICollectionView"), let layout = collectionLayout(node) {
            result.append("\"collectionViewLayout\": \(layout)")
        }
        return result
    }

    // MARK: Attributes of all views

    private func common(_ node: XMLNode) -> [String] {
        var lines: [String] = []
        // A file omits the default values of UIView, even if the class has other defaults.
        lines.append("o.isUserInteractionEnabled = \(node.flag("userInteractionEnabled") ?? true)")
        lines.append("o.clipsToBounds = \(node.flag("clipsSubviews") ?? false)")
        if let mask = node.child("autoresizingMask") {
            let names = [
                ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
                ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleTopMargin"),
                ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
            ]
            let chosen = names.filter { mask.flag($0.0) ?? false }.map { "." + $0.1 }
            lines.append("o.autoresizingMask = [\(chosen.joined(separator: ", "))]")
        } else if node.flag("translatesAutoresizingMaskIntoConstraints") ?? true {
            lines.append("o.autoresizingMask = []")
        }
        for (attribute, call) in [
            ("horizontalHuggingPriority", "setContentHuggingPriority(*, for: .horizontal)"),
            ("verticalHuggingPriority", "setContentHuggingPriority(*, for: .vertical)"),
            ("horizontalCompressionResistancePriority", "setContentCompressionResistancePriority(*, for: .horizontal)"),
            ("verticalCompressionResistancePriority", "setContentCompressionResistancePriority(*, for: .vertical)"),
        ] {
            guard let priority = node.number(attribute) else { continue }
            let value = "UILayoutPriority(rawValue: \(SwiftText.number(priority)))"
            lines.append("o." + call.split(separator: "*").joined(separator: value))
        }
        lines += colors(node, ["backgroundColor", "tintColor"])
        if let margins = node.child("edgeInsets", key: "layoutMargins") {
            let parts = ["top", "left", "bottom", "right"].map {
                "\($0): \(SwiftText.number(margins.number($0) ?? 0))"
            }
            lines.append("o.layoutMargins = UIEdgeInsets(\(parts.joined(separator: ", ")))")
        }
        if let margins = node.child("directionalEdgeInsets", key: "directionalLayoutMargins") {
            lines.append("o.directionalLayoutMargins = \(directionalInsets(margins))")
        }
        lines += accessibility(node)
        for child in node.children
        where child.name.hasPrefix("simulated") || child.plainKey?.hasPrefix("simulated") ?? false {
            child.ignore()
        }
        node.child("point", key: "canvasLocation")?.ignore()
        return lines
    }

    /// Statements that set colors with these keys.
    func colors(_ node: XMLNode, _ keys: [String], on object: String = "o") -> [String] {
        keys.compactMap { key in
            if let none = node.child("nil", key: key) { none.ignore() }
            guard let child = node.child("color", key: key), let value = color(child) else { return nil }
            return "\(object).\(key) = \(value)"
        }
    }

    func accessibility(_ node: XMLNode, on object: String = "o") -> [String] {
        guard let all = node.child("accessibility") else { return [] }
        all.markRead()
        var lines: [String] = []
        for (attribute, property) in [
            ("identifier", "accessibilityIdentifier"), ("label", "accessibilityLabel"), ("hint", "accessibilityHint"),
        ] {
            if let value = all[attribute] { lines.append("\(object).\(property) = \(SwiftText.quoted(value))") }
        }
        if let flag = all.child("bool", key: "isElement") {
            lines.append("\(object).isAccessibilityElement = \(flag.flag("value") ?? false)")
        }
        if let traits = all.child("accessibilityTraits") {
            let names = [
                "button", "link", "image", "selected", "staticText", "searchField", "header", "notEnabled",
                "adjustable", "updatesFrequently", "keyboardKey",
            ].filter { traits.flag($0) ?? false }
            lines.append("\(object).accessibilityTraits = [\(names.map { "." + $0 }.joined(separator: ", "))]")
        }
        return lines
    }

    private func guides(_ node: XMLNode) -> [String] {
        let all = node.children.filter { $0.name == "viewLayoutGuide" || $0.name == "layoutGuide" }
        return all.compactMap { guide in
            guide.markRead()
            let known = [
                "safeArea": "safeAreaLayoutGuide", "keyboard": "keyboardLayoutGuide",
                "contentLayoutGuide": "contentLayoutGuide", "frameLayoutGuide": "frameLayoutGuide",
                "margins": "layoutMarginsGuide", "readableContent": "readableContentGuide",
            ]
            guard let property = known[guide.plainKey ?? ""] else {
                report(guide, "the layout guide \"\(guide.plainKey ?? "")\" is left out")
                return nil
            }
            return "i.name(\(SwiftText.quoted(guide.id)), o.\(property))"
        }
    }

    // MARK: Subviews and constraints

    /// The view to which the subviews are added, and the element that contains them.
    private func subviews(_ node: XMLNode, _ base: String) -> [String] {
        let masks = Variations(node, self)
        var lines: [String] = []
        var content = node
        var target = "o"
        if let inner = contentView(of: node) {
            content = inner
            inner.markRead()
            inner.ignoreUnreadAttributes()
            for child in inner.children where child.name == "rect" || child.name == "autoresizingMask" {
                child.markRead()
                child.ignore()
            }
            target = "o.contentView"
            lines.append("i.name(\(SwiftText.quoted(inner.id)), o.contentView)")
            if let frame = inner.children.first(where: { $0.name == "rect" }),
                Elements.isSubclass(base, of: "UITableViewCell")
            {
                lines.append("o.contentView.frame = \(rect(frame))")
            }
            lines += colors(inner, ["backgroundColor", "tintColor"], on: target)
            lines += innerGuides(inner)
        }
        let adding = node.name == "stackView" ? "o.addArrangedSubview" : target + ".addSubview"
        for child in content.list("subviews") {
            if let lines2 = styledPart(child, of: node) {
                lines += lines2
                continue
            }
            let call = view(child)
            if let condition = masks.condition("subviews", child.id) {
                lines.append("if \(condition) { \(adding)(\(call)) } else { \(call) }")
            } else {
                lines.append("\(adding)(\(call))")
            }
        }
        for holder in content === node ? [node] : [node, content] {
            for constraint in holder.list("constraints") { self.constraint(constraint, in: holder, masks) }
        }
        if content !== node { connections(of: content) }
        masks.report()
        return lines
    }

    private func innerGuides(_ inner: XMLNode) -> [String] {
        inner.children.filter { $0.name == "viewLayoutGuide" }.map { guide in
            guide.markRead()
            return "i.name(\(SwiftText.quoted(guide.id)), o.contentView.safeAreaLayoutGuide)"
        }
    }

    private func contentView(of node: XMLNode) -> XMLNode? {
        guard ["tableViewCell", "collectionViewCell", "visualEffectView"].contains(node.name) else { return nil }
        return node.children.first { $0.plainKey == "contentView" }
    }

    /// A label or an image view that the style of a table view cell provides.
    private func styledPart(_ child: XMLNode, of cell: XMLNode) -> [String]? {
        let parts = ["textLabel", "detailTextLabel", "imageView"]
        guard cell.name == "tableViewCell", cell.has("style"),
            let property = parts.first(where: { cell[$0] == child.id })
        else { return nil }
        child.markRead()
        child.ignoreUnreadAttributes()
        for part in child.children where ["rect", "autoresizingMask"].contains(part.name) {
            part.markRead()
            part.ignore()
        }
        let base = Elements.views[child.name] ?? "UIView"
        var lines = attributes(child, of: base) + accessibility(child)
        // The style determines the layout of the views.
        lines.removeAll {
            $0.hasPrefix("o.translatesAutoresizing") || $0.hasPrefix("o.contentMode") || $0.hasPrefix("o.isMultiple")
        }
        lines += specific(child, base) + colors(child, ["backgroundColor", "tintColor"])
        connections(of: child)
        let body = ["i.name(\(SwiftText.quoted(child.id)), o)"] + lines
        return ["if let o = o.\(property) {\n\(indented(body, 1))\n}"]
    }
}
#endif
