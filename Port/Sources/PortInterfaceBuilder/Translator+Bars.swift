#if Port
// Items of bars.
extension Translator {
    private static let systemItems: Set<String> = [
        "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
        "organize",
        "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo",
        "redo", "close",
    ]

    /// The call that creates a bar button item.
    func barButton(_ node: XMLNode) -> String {
        node.markRead()
        let (base, made) = classes(of: node, "UIBarButtonItem")
        let name = "object_" + SwiftText.name(node.id)
        var create: String?
        if let item = node["systemItem"] {
            if Self.systemItems.contains(item) {
                if made == base {
                    create = "{ _ in UIBarButtonItem(barButtonSystemItem: .\(item), target: nil, action: nil) }"
                } else {
                    create = "{ _ in \(made)(barButtonSystemItem: .\(item), target: nil, action: nil) }"
                }
            } else {
                report(node, "the system item \"\(item)\" is left out")
            }
        }
        var lines = attributes(node, of: base)
        if create != nil { lines.removeAll { $0.hasPrefix("o.style") } }
        lines += barImages(node) + colors(node, ["tintColor"]) + accessibility(node)
        if let view = node.children.first(where: { $0.plainKey == "customView" }) {
            lines.append("o.customView = \(self.view(view))")
        }
        if let inset = node.child("inset", key: "imageInsets") { lines.append("o.imageInsets = \(insets(inset))") }
        addFunction(name, node.id, base, made, create: create, lines)
        connections(of: node)
        return name + "(i)"
    }

    private func barImages(_ node: XMLNode) -> [String] {
        let catalog = node["catalog"]
        var lines: [String] = []
        for (key, property) in [
            ("image", "image"), ("selectedImage", "selectedImage"), ("landscapeImage", "landscapeImagePhone"),
        ] {
            if let image = node[key] { lines.append("o.\(property) = \(self.image(image, catalog: catalog))") }
        }
        for key in ["image", "selectedImage"] {
            if let image = node.child("imageReference", key: key).flatMap({ imageReference($0) }) {
                lines.append("o.\(key) = \(image)")
            }
        }
        return lines
    }

    /// The call that creates an item of a tab bar.
    func tabItem(_ node: XMLNode) -> String {
        node.markRead()
        let (base, made) = classes(of: node, "UITabBarItem")
        let name = "object_" + SwiftText.name(node.id)
        var create: String?
        if let item = node["systemItem"] {
            let known = [
                "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search",
                "downloads", "mostRecent", "mostViewed",
            ]
            if known.contains(item) {
                create = "{ _ in \(made)(tabBarSystemItem: .\(item), tag: 0) }"
            } else {
                report(node, "the system item \"\(item)\" is left out")
            }
        }
        var lines = attributes(node, of: base)
        // The title of a system item is determined by the system.
        if create != nil { lines.removeAll { $0.hasPrefix("o.title ") } }
        lines += barImages(node) + accessibility(node) + colors(node, ["badgeColor"])
        if let inset = node.child("inset", key: "imageInsets") { lines.append("o.imageInsets = \(insets(inset))") }
        if let offset = node.child("offsetWrapper", key: "titlePositionAdjustment") {
            let parts = ["horizontal", "vertical"].map { "\($0): \(SwiftText.number(offset.number($0) ?? 0))" }
            lines.append("o.titlePositionAdjustment = UIOffset(\(parts.joined(separator: ", ")))")
        }
        addFunction(name, node.id, base, made, create: create, lines)
        runtimeConnections(of: node)
        return name + "(i)"
    }

    private func runtimeConnections(of node: XMLNode) { connections(of: node) }

    /// Statements that configure a navigation item.
    func navigationItem(_ node: XMLNode, on object: String) -> [String] {
        node.markRead()
        node.ignore(Attributes.silent)
        var lines = attributes(node, of: "UINavigationItem", on: object)
        for key in ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"] {
            guard let child = node.child("barButtonItem", key: key) else { continue }
            lines.append("\(object).\(key) = \(barButton(child))")
        }
        for key in ["leftBarButtonItems", "rightBarButtonItems"] {
            let items = node.list(key).map { barButton($0) }
            if !items.isEmpty { lines.append("\(object).\(key) = [\(items.joined(separator: ", "))]") }
        }
        if let title = node.children.first(where: { $0.plainKey == "titleView" }) {
            lines.append("\(object).titleView = \(view(title))")
        }
        lines += barLook(node, on: object)
        connections(of: node)
        return lines
    }
}
#endif
