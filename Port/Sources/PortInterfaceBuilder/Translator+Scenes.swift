#if Port
// Scenes of storyboards.
extension Translator {
    /// Adds the functions that create the controller of a scene, and returns a call.
    func scene(_ node: XMLNode) -> (id: String, function: String)? {
        node.markRead()
        node.ignore(["sceneID"])
        node.child("point")?.ignore()
        let objects = node.list("objects")
        let known = objects.first { Elements.controllers[$0.name] != nil }
        let isPlace: (XMLNode) -> Bool = { ["viewControllerPlaceholder", "placeholder", "exit"].contains($0.name) }
        guard let controller = known ?? objects.first(where: { $0.name.hasSuffix("ontroller") && !isPlace($0) }) else {
            // A reference to another storyboard has no controller.
            for object in objects where isPlace(object) {
                object.markRead()
                object.each { $0.ignore() }
            }
            return nil
        }
        self.controller = controller
        defer { self.controller = nil }
        ownSegues = []
        let others = objects.filter { $0 !== controller && $0.name != "placeholder" && $0.name != "exit" }
        for object in objects where object.name == "placeholder" || object.name == "exit" {
            object.markRead()
            object.ignore()
        }
        return (controller.id, self.controller(controller, others))
    }

    private func controller(_ node: XMLNode, _ others: [XMLNode]) -> String {
        node.markRead()
        let plain = Elements.controllers[node.name] ?? "UIViewController"
        if Elements.controllers[node.name] == nil {
            report(node, "the element <\(node.name)> is not known: a UIViewController takes its place")
            node.ignoreUnreadAttributes()
        }
        let (base, made) = classes(of: node, plain)
        let id = SwiftText.quoted(node.id)
        var loading: [String] = []
        var calls: [String] = []
        let inView = part {
            for other in others { calls += topLevel(other).map { "_ = " + $0 } }
            if let view = node.children.first(where: { $0.plainKey == "view" }) {
                calls.append("c.view = \(self.view(view))")
            }
            if Elements.isSubclass(base, of: "UITableViewController"),
                let control = node.child("refreshControl", key: "refreshControl")
            {
                calls.append("c.refreshControl = \(self.view(control))")
            }
            for guide in node.list("layoutGuides") {
                guide.markRead()
                let property = guide["type"] == "bottom" ? "bottomLayoutGuide" : "topLayoutGuide"
                calls.append("i.name(\(SwiftText.quoted(guide.id)), c.\(property))")
            }
            connections(of: node)
        }
        loading = calls + inView
        var setting: [String] = []
        let inScene = part { setting = settings(node, base) }
        setting += inScene
        let values = controllerValues(node, base)
        let hasView = node.children.contains { $0.plainKey == "view" }
        let loadsNib = node["nibName"] != nil
        // The segues and outlets of a container are connected before its view is created.
        if !hasView { setting += loading }
        setting += ownSegues
        let name = "scene_" + SwiftText.name(node.id)
        var lines = ["i.makeController(\(id), \(base).self, \(values){ \(made)(coder: $0) }) { (c: \(base)) in"]
        lines.append(indented(setting.isEmpty ? ["_ = c"] : setting, 1))
        if hasView, !loadsNib {
            lines.append("} loadView: { (i: InterfaceObjects, c: \(base)) in")
            lines.append(indented(loading, 1))
            lines.append("}")
        } else {
            lines.append("}")
        }
        add(
            function:
                "@MainActor static func \(name)(_ i: InterfaceObjects) -> UIViewController {\n\(indented(lines, 1))\n}")
        return name
    }

    private func controllerValues(_ node: XMLNode, _ base: String) -> String {
        var values: [String] = []
        if base == "UIPageViewController" {
            if let style = node["transitionStyle"] {
                values.append(
                    "\"transitionStyle\": UIPageViewController.TransitionStyle.\(style == "pageCurl" ? "pageCurl" : "scroll")"
                )
            }
            if let direction = node["navigationOrientation"] {
                values.append(
                    "\"orientation\": UIPageViewController.NavigationOrientation.\(direction == "vertical" ? "vertical" : "horizontal")"
                )
            }
            node.ignore(["spineLocation", "pageSpacing"])
        }
        if base == "UISplitViewController", let style = node["style"] {
            if ["doubleColumn", "tripleColumn"].contains(style) {
                values.append("\"style\": UISplitViewController.Style.\(style)")
            }
        }
        return values.isEmpty ? "" : "values: [\(values.joined(separator: ", "))], "
    }

    /// Objects of a scene or nib other than its controller or owner.
    func topLevel(_ node: XMLNode) -> [String] {
        if let base = Elements.recognizers[node.name] { return [recognizer(node, base)] }
        switch node.name {
        case "customObject": return customObject(node)
        case "barButtonItem": return [barButton(node)]
        case "navigationItem":
            let name = "object_" + SwiftText.name(node.id)
            addFunction(
                name, node.id, "UINavigationItem", "UINavigationItem", create: "{ _ in UINavigationItem(title: \"\") }",
                navigationItem(node, on: "o"))
            return [name + "(i)"]
        case _ where Elements.views[node.name] != nil || Elements.unavailable.contains(node.name): return [view(node)]
        default:
            report(node, "the object <\(node.name)> is left out")
            node.ignore()
            return []
        }
    }

    private func customObject(_ node: XMLNode) -> [String] {
        node.markRead()
        node.ignore(Attributes.silent)
        guard let custom = customClass(node) else {
            report(
                node,
                "the object of the class \"\(node["customClass"] ?? "NSObject")\" is left out: its class is not in the sources"
            )
            return []
        }
        let name = "object_" + SwiftText.name(node.id)
        let create = "{ _ in \(custom.name)() }"
        addFunction(name, node.id, custom.name, custom.name, create: create, [])
        connections(of: node)
        return [name + "(i)"]
    }

    private func recognizer(_ node: XMLNode, _ plain: String) -> String {
        node.markRead()
        let (base, made) = classes(of: node, plain)
        let name = "object_" + SwiftText.name(node.id)
        var lines = attributes(node, of: base)
        // Interface Builder omits the number of taps of a long press if it is 0.
        if let edges = node.child("edges") ?? node.child("rectEdge") {
            let names = ["top", "left", "bottom", "right", "all"].filter { edges.flag($0) ?? false }
            lines.append("o.edges = [\(names.map { "." + $0 }.joined(separator: ", "))]")
        }
        addFunction(name, node.id, base, made, create: "{ _ in \(made)(target: nil, action: nil) }", lines)
        connections(of: node)
        return name + "(i)"
    }

    // MARK: Controllers

    private func settings(_ node: XMLNode, _ base: String) -> [String] {
        var lines = attributes(node, of: base, on: "c")
        for child in node.children
        where child.name.hasPrefix("simulated") || child.plainKey?.hasPrefix("simulated") ?? false {
            child.ignore()
        }
        for key in ["freeformSize", "modalFormSheetSize"] { node.child("size", key: key)?.ignore() }
        node.child("value")?.ignore()
        node.child("nil")?.ignore()
        node.ignore(["nibName", "storyboardName", "sizeToFit"])
        for none in node.children where none.name == "nil" { none.ignore() }
        if let size = node.child("size", key: "preferredContentSize") {
            lines.append("c.preferredContentSize = \(self.size(size))")
        }
        if let edges = node.child("extendedEdge") {
            let names = ["top", "left", "bottom", "right"].filter { edges.flag($0) ?? false }
            lines.append("c.edgesForExtendedLayout = [\(names.map { "." + $0 }.joined(separator: ", "))]")
        }
        if let item = node.child("navigationItem") {
            lines.append("i.name(\(SwiftText.quoted(item.id)), c.navigationItem)")
            lines += navigationItem(item, on: "c.navigationItem")
        }
        if let item = node.child("tabBarItem") { lines.append("c.tabBarItem = \(tabItem(item))") }
        let items = node.list("toolbarItems").map { barButton($0) }
        if !items.isEmpty { lines.append("c.toolbarItems = [\(items.joined(separator: ", "))]") }
        for (name, type) in [
            ("navigationBar", "UINavigationBar"), ("toolbar", "UIToolbar"), ("tabBar", "UITabBar"),
        ] {
            guard let bar = node.child(name) else { continue }
            lines += barSettings(bar, type, on: "c.\(name)")
        }
        return lines + relationships(node, base)
    }

    private func barSettings(_ bar: XMLNode, _ type: String, on object: String) -> [String] {
        bar.ignoreUnreadAttributes()
        let shown = (Attributes.of[type] ?? []).map(\.name) + ["tag", "hidden"]
        var body = attributes(bar, of: type).filter { line in
            // The container determines the position and the view attributes of the bar.
            shown.contains { name in
                let property = (Elements.lineage(type).flatMap { Attributes.of[$0] ?? [] }.first { $0.name == name })?
                    .property
                return property.map { line.hasPrefix("o.\($0) ") } ?? false
            }
        }
        body += specificColors(bar) + barLook(bar)
        body.insert("i.name(\(SwiftText.quoted(bar.id)), o)", at: 0)
        body += accessibility(bar)
        for child in bar.children where ["rect", "autoresizingMask"].contains(child.name) { child.ignore() }
        connections(of: bar)
        return ["do {\n    let o: \(type) = \(object)\n\(indented(body, 1))\n}"]
    }

    private func specificColors(_ bar: XMLNode) -> [String] {
        colors(bar, ["barTintColor", "unselectedItemTintColor", "backgroundColor", "tintColor"])
    }

    private func relationships(_ node: XMLNode, _ base: String) -> [String] {
        let segues = node.list("connections").filter { $0.name == "segue" && $0["kind"] == "relationship" }
        var children: [String: [String]] = [:]
        for segue in segues {
            segue.markRead()
            segue.ignore(["id", "kind"])
            children[segue["relationship"] ?? "", default: []].append(destination(segue))
        }
        var lines: [String] = []
        if let roots = children["rootViewController"] {
            lines.append("c.setViewControllers([\(roots[0])].compactMap { $0 }, animated: false)")
        }
        if let tabs = children["viewControllers"] {
            let list = "[\n\(indented(tabs.map { $0 + "," }, 1))\n].compactMap { $0 }"
            if Elements.isSubclass(base, of: "UITabBarController")
                || Elements.isSubclass(base, of: "UINavigationController")
            {
                lines.append("c.setViewControllers(\(list), animated: false)")
            }
        }
        let isStyled = node["style"] == "doubleColumn" || node["style"] == "tripleColumn"
        let master = children["masterViewController"] ?? []
        let detail = children["detailViewController"] ?? []
        if isStyled {
            for (name, column) in [
                ("masterViewController", "primary"), ("detailViewController", "secondary"),
                ("supplementaryViewController", "supplementary"), ("compactViewController", "compact"),
            ] {
                if let found = children[name] { lines.append("c.setViewController(\(found[0]), for: .\(column))") }
            }
        } else if !(master + detail).isEmpty {
            lines.append("c.viewControllers = [\((master + detail).joined(separator: ", "))].compactMap { $0 }")
        }
        return lines
    }

    private func destination(_ segue: XMLNode) -> String {
        let id = segue["destination"] ?? ""
        if let placeholder = nodes[id], placeholder.name == "viewControllerPlaceholder" {
            return "InterfaceSegue.controller(of: \(reference(placeholder)), from: i.storyboard)"
        }
        return "i.controller(\(SwiftText.quoted(id)))"
    }
}
#endif
