#if Port
import SwiftSyntax

/// Optional requirements throw if a type does not implement them, and `delegate?.method?(…)` becomes `try? delegate?.method(…)`. So any
/// type in any module may implement the method or not.
extension Rewriter {
    func portProtocol(_ node: ProtocolDeclSyntax) {
        guard node.attributes.has("objc") || node.memberBlock.members.contains(where: { isOptional($0.decl) }) else {
            return
        }
        limitToObjects(node)
        let name = (scope + [node.name.text]).joined(separator: ".")
        let access = ["public", "private", "fileprivate", "package"].first { word in
            node.modifiers.contains { $0.name.text == word }
        }
        // The members of an extension of a private protocol are implicitly private.
        let prefix = access == "public" || access == "package" ? access! + " " : ""
        var defaults: [String] = []
        for member in node.memberBlock.members where isOptional(member.decl) {
            if let method = member.decl.as(FunctionDeclSyntax.self) {
                defaults.append(prefix + makeThrowing(method))
            } else if let property = member.decl.as(VariableDeclSyntax.self) {
                defaults += makeThrowing(property).map { prefix + $0 }
            } else {
                report(.error, member.decl, "only methods and properties can be optional requirements here")
            }
        }
        guard !defaults.isEmpty else { return }
        add("extension \(name) {\n" + defaults.map { "    \($0)\n" }.joined() + "}\n", for: node)
    }

    private func isOptional(_ declaration: DeclSyntax) -> Bool {
        declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains(.optional) ?? false
    }

    /// Protocols of Objective-C are class-bound.
    private func limitToObjects(_ node: ProtocolDeclSyntax) {
        guard let clause = node.inheritanceClause else {
            return edits.insert(": AnyObject", at: node.name.end)
        }
        var names = clause.inheritedTypes.map { text($0.type) }
        for inherited in clause.inheritedTypes where text(inherited.type) == "class" {
            edits.replace(inherited.type.extent, by: "AnyObject")
            names.append("AnyObject")
        }
        if !names.contains("AnyObject"), let first = clause.inheritedTypes.first {
            edits.insert("AnyObject, ", at: first.start)
        }
    }

    private func makeThrowing(_ method: FunctionDeclSyntax) -> String {
        let signature = method.signature
        var effects = ""
        if let written = signature.effectSpecifiers {
            if written.asyncSpecifier != nil { effects += " async" }
            if written.throwsClause != nil {
                effects += " throws"
            } else {
                effects += " throws(UnimplementedRequirement)"
                edits.insert(" throws(UnimplementedRequirement)", at: written.end)
            }
        } else {
            effects = " throws(UnimplementedRequirement)"
            edits.insert(effects, at: signature.parameterClause.end)
        }
        let generics = method.genericParameterClause.map { text($0) } ?? ""
        let result = signature.returnClause.map { " " + text($0) } ?? ""
        return "func \(method.name.text)\(generics)\(text(signature.parameterClause))\(effects)\(result) "
            + "{ throw UnimplementedRequirement() }"
    }

    private func makeThrowing(_ property: VariableDeclSyntax) -> [String] {
        guard let binding = property.bindings.first, let block = binding.accessorBlock,
            let type = binding.typeAnnotation, case .accessors(let accessors) = block.accessors
        else { return [] }
        for accessor in accessors {
            if accessor.accessorSpecifier.tokenKind == .keyword(.get) {
                edits.insert(" throws(UnimplementedRequirement)", at: accessor.end)
            } else {
                blank(accessor)
                report(.warning, property, "an optional property that can be set is only read here")
            }
        }
        return [
            "var \(text(binding.pattern))\(text(type)) "
                + "{ get throws(UnimplementedRequirement) { throw UnimplementedRequirement() } }"
        ]
    }

    // MARK: Calls

    /// `delegate?.method?(…)` and `delegate.method!(…)`.
    func portOptionalCall(_ call: FunctionCallExprSyntax) {
        let callee: ExprSyntax
        let mark: TokenSyntax
        let isForced: Bool
        if let chained = call.calledExpression.as(OptionalChainingExprSyntax.self) {
            (callee, mark, isForced) = (chained.expression, chained.questionMark, false)
        } else if let forced = call.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (callee, mark, isForced) = (forced.expression, forced.exclamationMark, true)
        } else {
            return
        }
        let reference = callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self)
        guard let reference else { return }
        let name = reference.baseName.text
        let labels =
            reference.argumentNames?.arguments.map(\.name.text) ?? call.arguments.map { $0.label?.text ?? "_" }
        let trailing = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
        if survey.requirements[name]?.contains(where: { requirement in
            !requirement.isProperty && requirement.labels.count == labels.count + trailing
                && Array(requirement.labels.prefix(labels.count)) == labels
        }) ?? false, !isClosure(callee, name) {
            edits.replace(mark.extent, by: "")
            attempt(ExprSyntax(call), isForced: isForced)
            nameProtocol(callee, of: name)
        } else if UIKitProtocols.optionalMethods.contains(name) || UIKitProtocols.rarerOptionalMethods.contains(name),
            !mayHoldClosure(name)
        {
            // UIKit's protocols have default implementations here.
            edits.replace(mark.extent, by: "")
            if !isForced, !(call.parent?.is(CodeBlockItemSyntax.self) ?? false), !isChained(callee) {
                edits.insert("Optional(", at: call.start)
                edits.close(")", at: call.end)
            }
        }
    }

    /// Casts the `AnyObject` in `delegate?.method?(…)` to the protocol that declares the method. In Objective-C, it has the methods of all
    /// protocols.
    private func nameProtocol(_ callee: ExprSyntax, of method: String) {
        let protocols = Set(survey.requirements[method, default: []].map(\.proto))
        guard protocols.count == 1, let proto = protocols.first, let base = callee.as(MemberAccessExprSyntax.self)?.base
        else { return }
        let chained = base.as(OptionalChainingExprSyntax.self)
        let inner = chained?.expression ?? base
        let known = types(of: inner)
        guard !known.isEmpty, known.allSatisfy({ Survey.plain($0) == "AnyObject" }) else { return }
        edits.insert("(", at: inner.start)
        edits.close(chained == nil ? " as? any \(proto))?" : " as? any \(proto))", at: inner.end)
    }

    /// Whether a property with that name is callable. Many tables are named `tableView`, like the methods of their delegate.
    private func mayHoldClosure(_ name: String) -> Bool {
        survey.typesOfNames[name]?.contains { $0.contains("->") } ?? false
    }

    /// Whether the call calls a property with that name instead.
    private func isClosure(_ callee: ExprSyntax, _ name: String) -> Bool {
        guard survey.propertyNames.contains(name), let proto = survey.requirements[name]?.first?.proto else {
            return false
        }
        guard let base = callee.as(MemberAccessExprSyntax.self)?.base else { return scope.last != proto }
        let inner = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        if text(inner) == "self" { return scope.last != proto }
        let owner = inner.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? text(inner)
        guard let types = survey.typesOfNames[owner] else { return false }
        let protocols = survey.order.filter { name in
            name == proto || survey.types[name]?.inherits.contains { mentions($0, proto) } ?? false
        }
        return !types.contains { type in protocols.contains { mentions(type, $0) } }
    }

    private func isChained(_ expression: ExprSyntax) -> Bool {
        guard let base = expression.as(MemberAccessExprSyntax.self)?.base else { return false }
        return base.is(OptionalChainingExprSyntax.self) || isChained(base)
    }

    /// Inserts `try?` before an expression that may throw.
    private func attempt(_ expression: ExprSyntax, isForced: Bool) {
        let word = isForced ? "try! " : "try? "
        if expression.parent?.is(CodeBlockItemSyntax.self) ?? false {
            return edits.insert(word, at: expression.start)
        }
        edits.insert("(" + word, at: expression.start)
        guard let parent = expression.parent else { return }
        // The chain continues: `delegate?.size?(for: x).width`.
        let goesOn =
            parent.as(MemberAccessExprSyntax.self)?.base?.id == expression.id
            || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == expression.id
            || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == expression.id
        edits.close(goesOn && !isForced ? ")?" : ")", at: expression.end)
    }

    // MARK: Tests for implementation

    /// `delegate?.method` as a value, and optional properties.
    func portMember(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base, let candidates = survey.requirements[node.declName.baseName.text], !isCalled(node)
        else {
            return .visitChildren
        }
        let inner = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        // The method of a class exists.
        if ["self", "Self", "super"].contains(text(inner)) || text(inner).first?.isUppercase ?? false {
            return .visitChildren
        }
        let owner = inner.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? text(inner)
        let ownerTypes = types(of: inner)
        let fitting = candidates.filter { requirement in
            let protocols = survey.protocols(below: requirement.proto)
            return ownerTypes.contains { type in protocols.contains { mentions(type, $0) } }
        }
        let fits = !fitting.isEmpty
        for requirement in fits ? fitting : candidates {
            if requirement.isProperty {
                guard fits else { continue }
                attempt(ExprSyntax(node), isForced: false)
                return .visitChildren
            }
            let labels = node.declName.argumentNames?.arguments.map(\.name.text)
            // Without a type annotation, `button.menu` may be a property of UIKit. The full name or the owner's name decides.
            let mayFit = ownerTypes.isEmpty && (labels != nil || isDelegateByName(owner))
            guard fits || mayFit, labels == nil || labels == requirement.labels else { continue }
            edits.replace(node.extent, by: method(requirement, of: text(inner)))
            return .skipChildren
        }
        return .visitChildren
    }

    private func isDelegateByName(_ owner: String) -> Bool {
        let owner = owner.lowercased()
        return ["delegate", "datasource", "listener", "observer", "output"].contains { owner.hasSuffix($0) }
    }

    private func mentions(_ type: String, _ name: String) -> Bool {
        let type = survey.aliases[Survey.plain(type)] ?? type
        return type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains(Substring(name))
    }

    private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
        var expression = Syntax(node)
        while let parent = expression.parent,
            parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        {
            expression = parent
        }
        return expression.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == expression.id
    }

    func method(_ requirement: OptionalRequirement, of object: String) -> String {
        let full = requirement.base + "(" + requirement.labels.map { $0 + ":" }.joined() + ")"
        let owners = survey.order.filter { name in
            survey.types[name]?.methods.contains { $0.fullName == full } ?? false && name != requirement.proto
        }
        let known = survey.order.filter { survey.types[$0]?.isDeclared ?? false }
        let names = requirement.parameterTypes.indices.map { "a\($0)" }
        let parameters = zip(names, requirement.parameterTypes).map { "\($0): \($1)" }.joined(separator: ", ")
        let arguments = zip(names, requirement.labels).map { $1 == "_" ? $0 : "\($1): \($0)" }.joined(separator: ", ")
        return "optionalMethod(\(object), of: \(list(owners)), known: \(list(known)), { o in "
            + "{ (\(parameters)) -> \(requirement.result ?? "Void") in "
            + attempted("o.\(requirement.base)(\(arguments))", requirement, full) + " } })"
    }

    /// Whether a type of another module implements the method is known only when it is called. If it does not, the call returns
    /// what a message to nil returns in Objective-C.
    private func attempted(_ call: String, _ requirement: OptionalRequirement, _ full: String) -> String {
        guard let result = requirement.result, result != "Void", result != "()" else { return "_ = try? \(call)" }
        if result.hasSuffix("?") || result.hasSuffix("!") { return "try? \(call)" }
        if result.hasPrefix("[") { return "(try? \(call)) ?? \(result.contains(":") ? "[:]" : "[]")" }
        if Self.zeroes.contains(result) { return "(try? \(call)) ?? \(result)()" }
        return "do { return try \(call) } catch { fatalError(\"\\(type(of: o)) has no \(full)\") }"
    }

    /// Types whose `init()` is the result of a message to nil.
    private static let zeroes: Set<String> = [
        "Bool", "Int", "Int32", "Int64", "UInt", "Float", "Double", "CGFloat", "TimeInterval", "CGPoint", "CGSize",
        "CGRect", "CGVector", "UIEdgeInsets", "String",
    ]

    private func list(_ names: [String]) -> String { "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }

    /// `delegate.responds(to: #selector(Delegate.method))` for an optional requirement.
    func portResponds(_ call: FunctionCallExprSyntax) -> Bool {
        guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
            callee.declName.baseName.text == "responds", call.arguments.count == 1, let argument = call.arguments.first,
            argument.label?.text == "to",
            let selector = argument.expression.as(MacroExpansionExprSyntax.self), selector.macroName.text == "selector",
            let named = selector.arguments.first?.expression.as(MemberAccessExprSyntax.self)
        else { return false }
        // Older systems had a context without some of its methods.
        if named.base.map({ text($0) }) == "UIViewControllerContextTransitioning" {
            edits.replace(call.extent, by: "true")
            return true
        }
        guard let candidates = survey.requirements[named.declName.baseName.text]
        else { return false }
        let labels = named.declName.argumentNames?.arguments.map(\.name.text)
        let methods = candidates.filter { !$0.isProperty && (labels == nil || labels == $0.labels) }
        // Several protocols may have it. The named one is meant.
        let proto = named.base.map { text($0) }
        guard let requirement = methods.first(where: { $0.proto == proto }) ?? methods.first else { return false }
        let chained = base.as(OptionalChainingExprSyntax.self)
        // The static type of the object may be `NSObject` or `AnyObject`.
        let object = "conforming(\(text(chained?.expression ?? base)), to: (any \(requirement.proto)).self)"
        let asked = "(" + method(requirement, of: object) + " != nil)"
        edits.replace(call.extent, by: chained == nil ? asked : "Optional(\(asked))")
        return true
    }
}
#endif
