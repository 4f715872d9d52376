#if Port
import SwiftSyntax

extension Rewriter {
    /// The declared types of an expression's name: those of the nearest declaration, or else of all declarations with that name.
    func types(of expression: ExprSyntax) -> Set<String> {
        if let chained = expression.as(OptionalChainingExprSyntax.self) { return types(of: chained.expression) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return types(of: forced.expression) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return types(of: only.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            let type = sequence.elements.last?.as(TypeExprSyntax.self)
        {
            return [text(type)]
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            if let type = localType(of: name, at: reference) ?? property(name, of: scope) { return [type] }
            return survey.typesOfNames[name] ?? []
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return [] }
        let name = member.declName.baseName.text
        if text(base) == "self" {
            if let type = property(name, of: scope) { return [type] }
        } else {
            let found = Set(
                types(of: base).compactMap { type in
                    survey.resolve(type, within: scope).flatMap { property(name, of: [$0.name]) }
                })
            if !found.isEmpty { return found }
        }
        return survey.typesOfNames[name] ?? []
    }

    /// The type of a property of the innermost enclosing type that has it.
    private func property(_ name: String, of scope: [String]) -> String? {
        for count in stride(from: scope.count, to: 0, by: -1) {
            for shape in survey.lineage(of: scope.prefix(count).joined(separator: ".")) {
                if let type = shape.properties[name] { return type }
            }
        }
        return nil
    }

    /// The type of a parameter of the enclosing functions.
    private func localType(of name: String, at node: some SyntaxProtocol) -> String? {
        var next = node.parent
        while let each = next {
            let clause =
                each.as(FunctionDeclSyntax.self)?.signature.parameterClause
                ?? each.as(InitializerDeclSyntax.self)?.signature.parameterClause
            for parameter in clause?.parameters ?? [] where (parameter.secondName ?? parameter.firstName).text == name {
                return text(parameter.type)
            }
            if each.is(MemberBlockItemSyntax.self) { return nil }
            next = each.parent
        }
        return nil
    }
}

extension Survey {
    /// The names of the protocol and of the protocols that refine it.
    func protocols(below name: String) -> Set<String> {
        var found: Set<String> = [name]
        var grows = true
        while grows {
            let more = order.filter { each in
                guard let shape = types[each], shape.isProtocol, !found.contains(each) else { return false }
                return shape.inherits.contains { found.contains(Survey.plain($0)) }
            }
            found.formUnion(more)
            grows = !more.isEmpty
        }
        return Set(found.map { $0.split(separator: ".").last.map(String.init) ?? $0 })
    }
}
#endif
