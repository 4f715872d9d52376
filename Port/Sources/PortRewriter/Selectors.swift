#if Port
import SwiftSyntax

/// `#selector(tapped)` becomes `Selector({ (o: Player) in o.tapped }, name: "tapped")`: a closure, since in language mode 5 a bare method
/// reference can't be sent.
extension Rewriter {
    func portMacro(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            guard let argument = node.arguments.first else { return .skipChildren }
            let own = selector(argument, at: node)
            let plain = plainInPatterns(own, node)
            edits.replace(
                node.extent, by: qualified(plain == own ? withNamesakes(own, of: argument, at: node) : plain))
            return .skipChildren
        case "keyPath":
            guard let argument = node.arguments.first else { return .skipChildren }
            edits.replace(node.extent, by: "\"" + keyPath(argument.expression) + "\"")
            return .skipChildren
        case "colorLiteral":
            // The compiler calls this initializer with `Float` values.
            let parts = node.arguments.map { argument in
                let label = argument.label?.text ?? ""
                return "\(label == "red" ? "_colorLiteralRed" : label): \(text(argument.expression))"
            }
            edits.replace(node.extent, by: "UIColor(" + parts.joined(separator: ", ") + ")")
            return .skipChildren
        case "imageLiteral":
            let name = node.arguments.first.map { text($0.expression) } ?? "\"\""
            edits.replace(node.extent, by: "(UIImage(named: \(name)) ?? UIImage())")
            return .skipChildren
        case "fileLiteral":
            let name = node.arguments.first.map { text($0.expression) } ?? "\"\""
            edits.replace(node.extent, by: "Bundle.main.url(forResource: \(name), withExtension: nil)!")
            return .skipChildren
        default: return .visitChildren
        }
    }

    /// `UIKit.Selector(…)` where the target declares a type of its own with the name `Selector`.
    private func qualified(_ selector: String) -> String {
        guard survey.types["Selector"]?.isDeclared ?? false else { return selector }
        return selector.replacing(#/(^|[^A-Za-z0-9_.])Selector(?=[(.])/#) { $0.output.1 + "UIKit.Selector" }
    }

    /// An action without a target goes to any object with a method of that name, regardless of the named class.
    private func withNamesakes(
        _ selector: String, of argument: LabeledExprSyntax, at node: MacroExpansionExprSyntax
    ) -> String {
        guard selector.hasPrefix("Selector({") || selector.hasPrefix("Selector(optional:"),
            let quote = selector.ranges(of: ", name: \"").last, isWithoutTarget(argument, node)
        else { return selector }
        let name = String(selector[quote.upperBound...].dropLast(2))
        let owner = argument.expression.as(MemberAccessExprSyntax.self)?.base.map { text($0) }
        let own = survey.resolve(owner ?? "", within: scope)?.name ?? scope.joined(separator: ".")
        let others = survey.order.compactMap { survey.types[$0] }.filter { shape in
            shape.name != own && survey.isNameable(shape, in: file)
                && !survey.lineage(of: shape.name).dropFirst().contains {
                    survey.isNameable($0, in: file) && $0.methods.contains { $0.actionName == name }
                }
        }.flatMap { shape in
            // The members of a generic class are found in its subclasses.
            let lineage = survey.lineage(of: shape.name)
            let above = lineage.dropFirst().prefix { !survey.isNameable($0, in: file) }
            return (shape.methods + above.flatMap(\.methods)).filter {
                $0.actionName == name && !$0.isStatic && !$0.isPrivate && $0.labels.count <= 2
            }
            .map { "Selector(\(bound(shape.name, $0)), name: \"\(name)\")" }
        }
        return others.isEmpty ? selector : "Selector(anyOf: [" + ([selector] + others).joined(separator: ", ") + "])"
    }

    /// Whether the selector names no receiver or a type other than the enclosing one.
    private func isWithoutTarget(_ argument: LabeledExprSyntax, _ node: MacroExpansionExprSyntax) -> Bool {
        if let base = argument.expression.as(MemberAccessExprSyntax.self)?.base {
            let owner = text(base)
            if isType(owner), owner != "Self", owner != scope.joined(separator: "."), owner != scope.last {
                return true
            }
        }
        guard let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
        let callee = text(call.calledExpression)
        if ["UIKeyCommand", "UICommand", "UIMenuItem"].contains(callee) { return true }
        return call.arguments.contains {
            $0.expression.is(NilLiteralExprSyntax.self) && $0.label?.text != "from" && $0.label?.text != "for"
                && $0.label?.text != "userInfo" && $0.label?.text != "object"
        }
    }

    /// `case #selector(copy(_:))` compares names only, and patterns can't contain closures.
    private func plainInPatterns(_ selector: String, _ node: MacroExpansionExprSyntax) -> String {
        guard node.parent?.is(ExpressionPatternSyntax.self) ?? false, let name = selector.ranges(of: ", name: ").last
        else {
            return selector
        }
        return "Selector(" + selector[name.upperBound...]
    }

    /// The properties' names without their types, as Objective-C has them: `isHidden` is `hidden`.
    private func keyPath(_ expression: ExprSyntax) -> String {
        let renamed = [
            "isHidden": "hidden", "isEnabled": "enabled", "isSelected": "selected", "isHighlighted": "highlighted",
            "isOpaque": "opaque", "isFinished": "finished", "isExecuting": "executing", "isCancelled": "cancelled",
        ]
        let parts = text(expression).split(separator: ".").map { String($0).filter { $0 != "?" && $0 != "!" } }
        let path = parts.drop { $0.first?.isUppercase ?? false || $0 == "self" }
        return path.map { renamed[$0] ?? $0 }.joined(separator: ".")
    }

    private func selector(_ argument: LabeledExprSyntax, at node: MacroExpansionExprSyntax) -> String {
        var expression = argument.expression
        if argument.label != nil {
            // The getter or setter of a property.
            var parts = text(expression).split(separator: ".").map(String.init)
            let name = parts.popLast() ?? ""
            let isSetter = argument.label?.text == "setter"
            let action = isSetter ? "set" + name.prefix(1).uppercased() + name.dropFirst() + ":" : name
            let owner = parts.joined(separator: ".")
            let type = ["", "self", "Self", "super"].contains(owner) ? home(of: name) : isType(owner) ? owner : nil
            guard let type else { return "Selector(\"\(action)\")" }
            return "Selector(\(isSetter ? "setting" : "getting"): \\\(type).\(name), name: \"\(action)\")"
        }
        var cast = ""
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            expression = only.expression
        }
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            // `tapped as (Player) -> () -> Void`
            cast = " as " + boundType(sequence.elements.last)
            expression = first
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            return selector(reference, in: nil, cast, at: node)
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
            report(.error, node, "this selector can't be read: \(text(node))")
            return text(node)
        }
        let owner = text(base)
        switch owner {
        case "self", "self?", "self!", "Self", "super": return selector(member.declName, in: nil, cast, at: node)
        case _ where isType(owner): return selector(member.declName, in: owner, cast, at: node)
        default:
            let type = owner.split(separator: ".").last.flatMap { survey.typesOfNames[String($0)] }.flatMap {
                $0.count == 1 ? $0.first : nil
            }
            let shape = type.flatMap { survey.resolve($0, within: scope) }
            let name = actionName(member.declName, in: shape?.name).name
            return "Selector(of: \(owner), { $0.\(text(member.declName))\(cast) }, name: \"\(name)\")"
        }
    }

    /// `(Sender) -> Void` of that type itself or of `(Player) -> (Sender) -> Void`.
    private func boundType(_ expression: ExprSyntax?) -> String {
        guard let type = expression?.as(TypeExprSyntax.self)?.type else { return expression.map { text($0) } ?? "" }
        guard let function = type.as(FunctionTypeSyntax.self) else { return text(type) }
        let result = function.returnClause.type
        return text(result.is(FunctionTypeSyntax.self) ? result : type)
    }

    /// A method of an object of that type, as a closure.
    func bound(_ type: String, _ method: Method) -> String {
        let result = method.node.signature.returnClause
        let isPlain = method.labels.isEmpty && (result == nil || text(result!.type) == "Void")
        let labels = method.labels.isEmpty ? "" : "(" + method.labels.map { $0 + ":" }.joined() + ")"
        return "{ (o: \(type)) in o.\(method.base)\(labels)\(isPlain ? " as () -> Void" : "") }"
    }

    private func isType(_ expression: String) -> Bool {
        expression.split(separator: ".").allSatisfy { $0.first?.isUppercase ?? false }
    }

    private func selector(
        _ reference: DeclReferenceExprSyntax, in owner: String?, _ cast: String, at node: some SyntaxProtocol
    ) -> String {
        let base = reference.baseName.text
        let type = owner ?? home(of: base)
        guard let type else {
            report(.error, node, "this selector lies outside of all types")
            return text(node)
        }
        let shape = survey.resolve(type, within: scope)
        let (name, method) = actionName(reference, in: shape?.name)
        if let standard = ActionName.standard[name], method?.isOverride ?? true { return "Selector.\(standard)" }
        if let method, method.isStatic {
            report(.error, node, "\(base) is no method of an object, so that it can't be an action")
        }
        let labels = reference.argumentNames?.arguments.map(\.name.text)
        if let requirement = survey.requirements[base]?.first(where: { requirement in
            shape?.name == requirement.proto && !requirement.isProperty
                && (labels == nil || labels == requirement.labels)
        }) {
            return "Selector(optional: { (o: any \(type)) in \(self.method(requirement, of: "o")) }, name: \"\(name)\")"
        }
        if let method, cast.isEmpty, !method.isStatic {
            return "Selector(\(bound(type, method)), name: \"\(name)\")"
        }
        return "Selector({ (o: \(type)) in o.\(text(reference))\(cast) }, name: \"\(name)\")"
    }

    /// The enclosing type that has the method, or the innermost one if that is unknown.
    private func home(of base: String) -> String? {
        guard !scope.isEmpty else { return nil }
        for count in stride(from: scope.count, to: 0, by: -1) {
            let name = scope.prefix(count).joined(separator: ".")
            if !survey.methods(of: name, base: base).isEmpty { return name }
        }
        return scope.joined(separator: ".")
    }

    private func actionName(_ reference: DeclReferenceExprSyntax, in type: String?) -> (name: String, method: Method?) {
        let base = reference.baseName.text
        let written = reference.argumentNames?.arguments.map(\.name.text)
        let known = (type.map { survey.methods(of: $0, base: base) } ?? []).filter {
            written == nil || $0.labels == written
        }
        if let method = known.first { return (method.actionName, method) }
        if let written { return (ActionName.of(base, labels: written), nil) }
        if let labels = ActionName.labelsOfUIKit[base] { return (ActionName.of(base, labels: labels), nil) }
        if ActionName.standard[base + ":"] != nil { return (base + ":", nil) }
        return (base, nil)
    }

    // MARK: Names

    /// `Selector("tapped:")` if a method of the target has that name.
    func portNamedSelector(_ call: FunctionCallExprSyntax) {
        guard call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil else { return }
        var expression = argument.expression
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            expression = only.expression
        }
        guard let literal = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
            edits.replace(
                call.calledExpression.start..<argument.start, by: "Selector(")
            edits.insert(", among: [" + nameableSelectors().joined(separator: ", ") + "]", at: argument.end)
            return
        }
        if let replacement = namedSelector(literal) {
            edits.replace(call.extent, by: replacement)
        } else {
            report(
                .warning, call,
                "no @objc method of this target is called \"\(literal)\", so this selector calls nothing")
        }
    }

    /// The methods of the target that are accessible from this place.
    private func nameableSelectors() -> [String] {
        let around = Set(
            (1...max(1, scope.count)).flatMap { survey.lineage(of: scope.prefix($0).joined(separator: ".")) }.map(
                \.name))
        return survey.order.compactMap { survey.types[$0] }.filter { survey.isNameable($0, in: file) }.flatMap {
            shape in
            shape.methods.filter { method in
                method.isNamed && !method.isStatic && !method.isOverride && method.labels.count <= 2
                    && (!method.isPrivate || around.contains(shape.name) && method.file == file)
            }.map { "Selector(\(bound(shape.name, $0)), name: \"\($0.actionName)\")" }
        }
    }

    private func namedSelector(_ name: String) -> String? {
        func reference(_ method: Method, _ shape: TypeShape) -> String {
            "Selector(\(bound(shape.name, method)), name: \"\(name)\")"
        }
        func find(in shape: TypeShape) -> String? {
            shape.methods.first { $0.actionName == name && !$0.isStatic }.map { reference($0, shape) }
        }
        for count in stride(from: scope.count, to: 0, by: -1) {
            for shape in survey.lineage(of: scope.prefix(count).joined(separator: ".")) {
                if let found = find(in: shape) { return found }
            }
        }
        if let standard = ActionName.standard[name] { return "Selector.\(standard)" }
        let all = survey.order.compactMap { survey.types[$0].flatMap(find) }
        if all.count == 1 { return all[0] }
        if all.count > 1 { return "Selector(anyOf: [" + all.joined(separator: ", ") + "])" }
        return ActionName.ofUIKit[name].map { "Selector({ (o: \($0.type)) in o.\($0.reference) }, name: \"\(name)\")" }
    }
}
#endif
