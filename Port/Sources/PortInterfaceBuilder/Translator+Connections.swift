#if Port
// Outlets, actions and attributes of Interface Builder.
extension Translator {
    /// Adds the connections that start at an element to the current part.
    func connections(of node: XMLNode) {
        let id = node.id
        for each in node.children where each.name == "connections" {
            each.markRead()
            outletsOf(id, each.children.filter { $0.name == "outlet" || $0.name == "outletCollection" })
            for connection in each.children where connection.name == "action" { action(connection, from: node) }
            for connection in each.children where connection.name == "segue" { segue(connection, from: node) }
        }
        runtimeAttributes(of: node)
    }

    // MARK: Outlets

    private func outletsOf(_ id: String, _ all: [XMLNode]) {
        var done: Set<String> = []
        for outlet in all {
            outlet.markRead()
            outlet.ignore(["id", "collectionClass", "appends"])
            let name = outlet["property"] ?? ""
            let isCollection = outlet.name == "outletCollection"
            guard done.insert(name).inserted else { continue }
            let same = all.filter { $0.name == outlet.name && $0["property"] == name }
            let destinations = same.map { $0["destination"] ?? "" }
            connect(name, isCollection: isCollection, from: id, to: destinations, at: outlet)
        }
    }

    private func connect(
        _ name: String, isCollection: Bool, from id: String, to destinations: [String], at node: XMLNode
    ) {
        for destination in destinations where nodes[destination] == nil && !destination.hasPrefix("-") {
            report(node, "the outlet \(name) leads to an object that the file does not have")
        }
        if isCollection, name == "gestureRecognizers" {
            for destination in destinations {
                self.connect {
                    $0.outlets.append(
                        "if let recognizer = i.object(\(SwiftText.quoted(destination)), as: UIGestureRecognizer.self) "
                            + "{ i.object(\(SwiftText.quoted(id)), as: UIView.self)?.addGestureRecognizer(recognizer) }"
                    )
                }
            }
            return
        }
        let source = madeClass(of: id)
        let list = "[\(destinations.map { SwiftText.quoted($0) }.joined(separator: ", "))]"
        let method = isCollection ? "connectCollection" : "connect"
        let call =
            "i.\(method)(\(SwiftText.quoted(id)), as: \(source.name).self, \(SwiftText.quoted(name)), to: \(list)) "
        if let facts = source.facts, facts.outlets.contains(name) {
            self.connect {
                $0.outlets.append(call + "{ $0.interfaceConnect_\(facts.suffix)(\(SwiftText.quoted(name)), $1) }")
            }
            return
        }
        if name == "view", Elements.isSubclass(source.base, of: "UIViewController") {
            self.connect {
                $0.outlets.append(
                    "i.object(\(SwiftText.quoted(id)), as: UIViewController.self)?.view = "
                        + "i.object(\(SwiftText.quoted(destinations[0])), as: UIView.self)")
            }
            return
        }
        guard let type = Self.standardOutlet(name, of: source.base) else {
            let missing = source.facts == nil && source.name == "NSObject" ? "the object" : source.name
            return report(node, "\(missing) has no outlet \(name), so nothing is connected")
        }
        // Without Objective-C, an object that lacks the protocol can't be a delegate. UIKit accepts it, and calls none of its methods.
        let accepts = type.hasPrefix("any ") ? "true" : "$1 is \(type)"
        self.connect {
            $0.outlets.append(call + "{ $0.\(name) = $1 as? \(type); return \(accepts) }")
        }
    }

    /// The type of an outlet that UIKit declares.
    private static func standardOutlet(_ name: String, of base: String) -> String? {
        let known: [String: [String: String]] = [
            "UITableView": ["delegate": "any UITableViewDelegate", "dataSource": "any UITableViewDataSource"],
            "UICollectionView": [
                "delegate": "any UICollectionViewDelegate", "dataSource": "any UICollectionViewDataSource",
            ],
            "UITextView": ["delegate": "any UITextViewDelegate"],
            "UIScrollView": ["delegate": "any UIScrollViewDelegate", "refreshControl": "UIRefreshControl"],
            "UITextField": [
                "delegate": "any UITextFieldDelegate", "inputView": "UIView", "inputAccessoryView": "UIView",
                "leftView": "UIView", "rightView": "UIView",
            ],
            "UISearchBar": ["delegate": "any UISearchBarDelegate"],
            "UIPickerView": ["delegate": "any UIPickerViewDelegate", "dataSource": "any UIPickerViewDataSource"],
            "UIGestureRecognizer": ["delegate": "any UIGestureRecognizerDelegate"],
            "UINavigationController": ["delegate": "any UINavigationControllerDelegate"],
            "UITabBarController": ["delegate": "any UITabBarControllerDelegate"],
            "UISplitViewController": ["delegate": "any UISplitViewControllerDelegate"],
            "UIPageViewController": [
                "delegate": "any UIPageViewControllerDelegate", "dataSource": "any UIPageViewControllerDataSource",
            ],
            "UINavigationBar": ["delegate": "any UINavigationBarDelegate"],
            "UITabBar": ["delegate": "any UITabBarDelegate"],
            "UITableViewCell": [
                "accessoryView": "UIView", "backgroundView": "UIView", "selectedBackgroundView": "UIView",
            ],
            "UICollectionViewCell": ["backgroundView": "UIView", "selectedBackgroundView": "UIView"],
            "UITableViewController": ["refreshControl": "UIRefreshControl"],
            "UINavigationItem": ["titleView": "UIView"],
        ]
        return Elements.lineage(base).lazy.compactMap { known[$0]?[name] }.first
    }

    // MARK: Actions

    private static let events: [String: String] = [
        "touchDown": "touchDown", "touchDownRepeat": "touchDownRepeat", "touchDragInside": "touchDragInside",
        "touchDragOutside": "touchDragOutside", "touchDragEnter": "touchDragEnter", "touchDragExit": "touchDragExit",
        "touchUpInside": "touchUpInside", "touchUpOutside": "touchUpOutside", "touchCancel": "touchCancel",
        "valueChanged": "valueChanged", "primaryActionTriggered": "primaryActionTriggered",
        "menuActionTriggered": "menuActionTriggered", "editingDidBegin": "editingDidBegin",
        "editingChanged": "editingChanged", "editingDidEnd": "editingDidEnd",
        "editingDidEndOnExit": "editingDidEndOnExit", "allTouchEvents": "allTouchEvents",
        "allEditingEvents": "allEditingEvents", "allEvents": "allEvents",
    ]
    private static let methodsOfUIKit: [String: String] = [
        "resignFirstResponder":
            "Selector({ (o: UIResponder) in { _ = o.resignFirstResponder() } }, name: \"resignFirstResponder\")",
        "becomeFirstResponder":
            "Selector({ (o: UIResponder) in { _ = o.becomeFirstResponder() } }, name: \"becomeFirstResponder\")",
        "copy:": "Selector.copy", "cut:": "Selector.cut", "paste:": "Selector.paste",
        "selectAll:": "Selector.selectAll",
    ]

    /// The expression of a selector for a method of an object; nil if no method has that name.
    private func selector(_ name: String, of destination: String) -> String? {
        if nodes[destination]?["placeholderIdentifier"] == "IBFirstResponder" || destination == "-2" {
            // Any class of the module may implement it. The responder chain decides at run time.
            let owners = facts.classes.keys.sorted().compactMap { facts.classes[$0] }.filter {
                $0.actions.contains(name)
            }
            let all = owners.map { "\($0.name).interfaceAction_\($0.suffix)(\(SwiftText.quoted(name)))" }
            if all.isEmpty { return Self.methodsOfUIKit[name] }
            return "Selector(anyOf: [\(all.joined(separator: ", "))].compactMap { $0 })"
        }
        let owner = madeClass(of: destination)
        if let facts = owner.facts, facts.actions.contains(name) {
            return "\(facts.name).interfaceAction_\(facts.suffix)(\(SwiftText.quoted(name)))"
        }
        return Self.methodsOfUIKit[name]
    }

    private func action(_ node: XMLNode, from source: XMLNode) {
        node.markRead()
        node.ignore(["id"])
        let name = node["selector"] ?? ""
        let destination = node["destination"] ?? ""
        guard let selector = selector(name, of: destination) else {
            let event = node["eventType"]
            _ = event
            return report(
                node,
                "no @IBAction of \(madeClass(of: destination).name) is called \"\(name)\", so this action calls nothing"
            )
        }
        let isFirstResponder =
            selector.hasPrefix("Selector(anyOf") || destination == "-2"
            || nodes[destination]?["placeholderIdentifier"] == "IBFirstResponder"
        let target = isFirstResponder ? "nil" : "i[\(SwiftText.quoted(destination))]"
        let id = SwiftText.quoted(source.id)
        let base = madeClass(of: source.id).base
        var statement: String
        if Elements.isSubclass(base, of: "UIBarButtonItem") {
            statement =
                "if let o = i.object(\(id), as: UIBarButtonItem.self) { o.target = \(target); o.action = \(selector) }"
        } else if Elements.isSubclass(base, of: "UIGestureRecognizer") {
            guard !isFirstResponder else {
                return report(node, "the action \(name) is left out: a gesture recognizer needs a target")
            }
            statement =
                "if let target = \(target), let action = \(selector) as Selector? "
                + "{ i.object(\(id), as: UIGestureRecognizer.self)?.addTarget(target, action: action) }"
        } else {
            let usual = source.name == "button" ? "touchUpInside" : "valueChanged"
            let event = node["eventType"] ?? usual
            guard let found = Self.events[event] else {
                return report(node, "the control event \"\(event)\" is left out")
            }
            statement =
                "if let action = \(selector) as Selector? "
                + "{ i.object(\(id), as: UIControl.self)?.addTarget(\(target), action: action, for: .\(found)) }"
        }
        connect { $0.actions.append(statement) }
    }

    // MARK: Attributes

    private func runtimeAttributes(of node: XMLNode) {
        for attribute in node.list("userDefinedRuntimeAttributes") {
            attribute.markRead()
            guard let path = attribute["keyPath"] else { continue }
            let value = runtimeValue(attribute)
            attribute.each { $0.ignore() }
            guard let value else {
                report(attribute, "the value of the runtime attribute \(path) is left out")
                continue
            }
            guard let statement = setting(path, value, of: node) else {
                report(
                    attribute, "\(madeClass(of: node.id).name) has no attribute \(path) that Interface Builder can set")
                continue
            }
            connect { $0.attributes.append(statement) }
        }
    }

    private func runtimeValue(_ node: XMLNode) -> String? {
        let child = node.children.first { $0.plainKey == "value" }
        switch node["type"] ?? "" {
        case "boolean": return (node.flag("value") ?? child?.flag("value")).map { "\($0)" }
        case "number":
            let number = child?.number("value") ?? node.number("value")
            return number.map { "Double(\(SwiftText.number($0)))" }
        case "string", "localizedString": return SwiftText.quoted(node["value"] ?? child?.string ?? "")
        case "color": return child.flatMap { color($0) }
        case "point": return child.map { point($0) }
        case "size": return child.map { size($0) }
        case "rect": return child.map { rect($0) }
        case "image": return (node["value"] ?? child?["name"]).map { image($0, catalog: nil) }
        case "range":
            guard let child else { return nil }
            return
                "NSRange(location: \(Int(child.number("location") ?? 0)), length: \(Int(child.number("length") ?? 0)))"
        case "nil": return "nil"
        default: return nil
        }
    }

    private func setting(_ path: String, _ value: String, of node: XMLNode) -> String? {
        let id = SwiftText.quoted(node.id)
        let made = madeClass(of: node.id)
        let object = "i.object(\(id), as: \(made.name).self)"
        if let facts = made.facts, facts.attributes.contains(path) {
            return "_ = \(object)?.interfaceSet_\(facts.suffix)(\(SwiftText.quoted(path)), \(value))"
        }
        for type in Elements.lineage(made.base) where facts.extensions[type]?.contains(path) ?? false {
            return "_ = \(object)?.interfaceSet_\(type)(\(SwiftText.quoted(path)), \(value))"
        }
        return RuntimeProperty.setting(path, of: made.base, to: value).map { object + "?" + $0 }
    }
}
#endif
