#if Port
// Segues.
extension Translator {
    /// Adds a segue that starts at an element.
    func segue(_ node: XMLNode, from source: XMLNode) {
        node.markRead()
        node.ignore(["id", "userLabel", "customModule", "customModuleProvider"])
        let kind = node["kind"] ?? ""
        if kind == "relationship" { return }
        guard let owner = controller else {
            return report(node, "this segue is left out: it does not belong to a controller")
        }
        guard let made = segueFunction(node, kind, of: owner) else { return }
        let vc = "i.object(\(SwiftText.quoted(owner.id)), as: UIViewController.self)"
        let id = SwiftText.quoted(source.id)
        let base = madeClass(of: source.id).base
        let anchor = (node["popoverAnchorBarButtonItem"] ?? node["popoverAnchorView"]).map {
            "i[\(SwiftText.quoted($0))]"
        }
        switch kind {
        case "embed":
            connect { $0.embeddings.append("i.embed(\(made), of: \(vc), in: i.object(\(id), as: UIView.self))") }
            return
        case _ where source === owner:
            connect { $0.actions.append("i.start(\(made), of: \(vc), at: \(anchor ?? "nil"))") }
        case _ where source.name == "tableViewCell" || source.name == "collectionViewCell":
            let type = source.name == "tableViewCell" ? "UITableViewCell" : "UICollectionViewCell"
            let isAccessory = node["trigger"] == "accessoryAction"
            connect {
                $0.actions.append(
                    "if let o = i.object(\(id), as: \(type).self) "
                        + "{ i.start(\(made), of: \(vc), \(isAccessory ? "accessoryOf" : "selecting"): o) }")
            }
            // The controller can perform it without the cell.
            ownSegues.append("i.start(\(made), of: \(vc), at: nil)")
        case _ where Elements.isSubclass(base, of: "UIControl"):
            let event = source.name == "button" ? "touchUpInside" : "valueChanged"
            trigger(
                made, vc, id, anchor, "UIControl", "o.addTarget(segue, action: InterfaceSegue.trigger, for: .\(event))")
        case _ where Elements.isSubclass(base, of: "UIBarButtonItem"):
            trigger(made, vc, id, anchor, "UIBarButtonItem", "o.target = segue; o.action = InterfaceSegue.trigger")
        case _ where Elements.isSubclass(base, of: "UIGestureRecognizer"):
            trigger(made, vc, id, anchor, "UIGestureRecognizer", "o.addTarget(segue, action: InterfaceSegue.trigger)")
        default:
            report(node, "this segue is left out: <\(source.name)> does not trigger segues here")
        }
    }

    private func trigger(
        _ made: String, _ vc: String, _ id: String, _ anchor: String?, _ type: String, _ statement: String
    ) {
        connect {
            $0.actions.append(
                "if let o = i.object(\(id), as: \(type).self) { let segue = \(made); i.start(segue, of: \(vc), at: \(anchor ?? "o")); \(statement) }"
            )
        }
    }

    /// Adds the function that creates a segue, and returns a call of it.
    private func segueFunction(_ node: XMLNode, _ kind: String, of owner: XMLNode) -> String? {
        guard let kindText = kindOf(node, kind) else { return nil }
        var arguments = [kindText, "identifier: \(node["identifier"].map { SwiftText.quoted($0) } ?? "nil")"]
        if node.flag("animates") == false { arguments.append("animates: false") }
        let destination = node["destination"] ?? ""
        if kind == "unwind" {
            arguments.append("scene: \"\"")
        } else if let placeholder = nodes[destination], placeholder.name == "viewControllerPlaceholder" {
            arguments.append("other: \(reference(placeholder))")
        } else if nodes[destination] == nil {
            report(node, "this segue leads to an object that the file does not have")
            return nil
        } else {
            arguments.append("scene: \(SwiftText.quoted(destination))")
        }
        if let name = node["customClass"] {
            if let custom = facts.classes[name] {
                arguments.append("making: { \(custom.name)(identifier: $0, source: $1, destination: $2) }")
            } else {
                report(node, "the class \"\(name)\" of a segue is not in the sources")
            }
        }
        if let selector = node["destinationCreationSelector"] {
            let class_ = customClass(owner)
            if let class_, class_.creations.contains(selector) {
                arguments.append(
                    "creation: { ($0 as? \(class_.name))?.interfaceCreate_\(class_.suffix)(\(SwiftText.quoted(selector)), $1, $2, $3) }"
                )
            } else {
                report(node, "no @IBSegueAction of the controller is called \"\(selector)\"")
            }
        }
        let name = "segue_" + SwiftText.name(node.id)
        add(
            function:
                "@MainActor static func \(name)(_ i: InterfaceObjects) -> InterfaceSegue {\n    InterfaceSegue(\(arguments.joined(separator: ", ")))\n}"
        )
        return name + "(i)"
    }

    private func kindOf(_ node: XMLNode, _ kind: String) -> String? {
        switch kind {
        case "show": return ".show"
        case "showDetail": return ".showDetail"
        case "push": return ".push"
        case "replace": return ".replace"
        case "embed": return ".embed"
        case "custom": return ".custom"
        case "presentation", "modal":
            func choice(_ name: String, _ kind: Attribute.Kind) -> String {
                guard case .cases(let names) = kind, let text = node[name] else { return "nil" }
                if names.contains(text) { return "." + text }
                report(node, "the \(name) \"\(text)\" of a segue is left out")
                return "nil"
            }
            let style = choice("modalPresentationStyle", Attributes.presentations)
            return ".present(\(style), \(choice("modalTransitionStyle", Attributes.transitions)))"
        case "popoverPresentation":
            if let directions = node.child("popoverArrowDirection") {
                let all = ["up", "down", "left", "right"].allSatisfy { directions.flag($0) ?? false }
                if !all { report(directions, "the arrow directions of a popover segue are left out") }
                directions.ignore()
            }
            node.ignore(["popoverPassthroughViews"])
            return ".popover"
        case "unwind":
            let action = node["unwindAction"] ?? ""
            let owners = facts.classes.keys.sorted().compactMap { facts.classes[$0] }.filter {
                $0.actions.contains(action)
            }
            let all = owners.map { "\($0.name).interfaceAction_\($0.suffix)(\(SwiftText.quoted(action)))" }
            if all.isEmpty {
                report(
                    node, "no @IBAction of the sources is called \"\(action)\", so that this unwind segue leads nowhere"
                )
                return nil
            }
            return ".unwind(Selector(anyOf: [\(all.joined(separator: ", "))].compactMap { $0 }))"
        default:
            report(node, "the segue kind \"\(kind)\" is left out")
            return nil
        }
    }

    /// A controller of another storyboard.
    func reference(_ node: XMLNode) -> String {
        node.markRead()
        let identifier = node["referencedIdentifier"].map { SwiftText.quoted($0) } ?? "nil"
        let own = path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
        return "(storyboard: \(SwiftText.quoted(node["storyboardName"] ?? own)), identifier: \(identifier))"
    }
}
#endif
