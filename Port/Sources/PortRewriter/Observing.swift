#if Port
import SwiftSyntax

/// Key-value observing: observing classes conform to a protocol, and `dynamic` properties report their changes.
extension Rewriter {
    private func isObserving(_ method: FunctionDeclSyntax) -> Bool {
        method.name.text == "observeValue"
            && method.signature.parameterClause.parameters.first?.firstName.text == "forKeyPath"
    }

    /// Whether the class, but none of its superclasses, implements `observeValue`.
    private func observesFirst(_ name: String) -> Bool {
        let line = survey.lineage(of: name)
        guard let own = line.first, own.methods.contains(where: { isObserving($0.node) }) else { return false }
        return !line.dropFirst().contains { $0.methods.contains { isObserving($0.node) } }
    }

    func portObserver(_ node: ClassDeclSyntax) {
        guard observesFirst((scope + [node.name.text]).joined(separator: ".")) else { return }
        if let clause = node.inheritanceClause, let last = clause.inheritedTypes.last {
            edits.insert(", KeyValueObserver", at: last.end)
        } else {
            edits.insert(": KeyValueObserver", at: node.genericParameterClause?.end ?? node.name.end)
        }
    }

    /// The first observing class overrides nothing, since the method belongs to a protocol.
    func portObserving(_ node: FunctionDeclSyntax) {
        guard isObserving(node), observesFirst(scope.joined(separator: ".")) else { return }
        for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.override) { blank(modifier) }
    }

    /// Removes `super.observeValue(…)` if no superclass observes.
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
#endif
