import SwiftSyntax

/// Key-value observing: who observes by name conforms to a protocol, and `dynamic` properties tell of their changes.
extension Rewriter {
    private func isObserving(_ declaration: DeclSyntax) -> Bool {
        guard let method = declaration.as(FunctionDeclSyntax.self) else { return false }
        return method.name.text == "observeValue"
            && method.signature.parameterClause.parameters.first?.firstName.text == "forKeyPath"
    }

    func portObserver(_ node: ClassDeclSyntax) {
        for member in node.memberBlock.members where isObserving(member.decl) {
            guard let method = member.decl.as(FunctionDeclSyntax.self) else { continue }
            let above = survey.lineage(of: (scope + [node.name.text]).joined(separator: ".")).dropFirst()
            if above.contains(where: { $0.methods.contains { $0.base == "observeValue" } }) { continue }
            for modifier in method.modifiers where modifier.name.tokenKind == .keyword(.override) { blank(modifier) }
            if let clause = node.inheritanceClause, let last = clause.inheritedTypes.last {
                edits.insert(", KeyValueObserver", at: last.end)
            } else {
                edits.insert(": KeyValueObserver", at: node.genericParameterClause?.end ?? node.name.end)
            }
        }
    }

    /// `super.observeValue(…)` of an object that observes nothing.
    func portSuperObserving(_ call: FunctionCallExprSyntax) -> Bool {
        guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
            callee.base?.is(SuperExprSyntax.self) ?? false,
            callee.declName.baseName.text == "observeValue"
        else { return false }
        let above = survey.lineage(of: scope.joined(separator: ".")).dropFirst()
        guard !above.contains(where: { $0.methods.contains { $0.base == "observeValue" } }) else { return false }
        edits.replace(call.extent, by: "()")
        return true
    }

    func portObservedProperty(_ node: VariableDeclSyntax) {
        guard node.modifiers.contains(.dynamic), node.bindingSpecifier.tokenKind == .keyword(.var),
            !node.modifiers.contains(.lazy), node.bindings.count == 1, let binding = node.bindings.first
        else { return }
        let told = "keyValueMayHaveChanged()"
        guard let block = binding.accessorBlock else {
            return edits.insert(" { didSet { \(told) } }", at: binding.end)
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        let kinds: [Keyword] = [.didSet, .set]
        if let accessor = accessors.first(where: { accessor in
            kinds.contains { accessor.accessorSpecifier.tokenKind == .keyword($0) }
        }), let body = accessor.body {
            edits.insert(" defer { \(told) };", at: body.leftBrace.end)
        } else if accessors.contains(where: { $0.accessorSpecifier.tokenKind == .keyword(.willSet) }) {
            edits.insert(" didSet { \(told) } ", at: block.rightBrace.start)
        }
    }
}
