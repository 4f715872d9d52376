#if Port
import SwiftSyntax

/// Decides which clauses of `#if` are compiled.
struct Conditions {
    let options: PortOptions

    /// Whether the clause is compiled, or `nil` if only the compiler knows, as for `DEBUG`.
    func isActive(_ clause: IfConfigClauseSyntax) -> Bool? {
        let earlier = earlierClauses(clause).map { value(of: $0) }
        if earlier.contains(true) { return false }
        let own = value(of: clause)
        if own == false { return false }
        return earlier.contains(nil) ? nil : own
    }

    /// The clauses around a place that only the compiler can decide, outermost first.
    func open(around node: some SyntaxProtocol) -> [IfConfigClauseSyntax] {
        var clauses: [IfConfigClauseSyntax] = []
        var next = node.parent
        while let each = next {
            if let clause = each.as(IfConfigClauseSyntax.self), isActive(clause) == nil {
                clauses.insert(clause, at: 0)
            }
            next = each.parent
        }
        return clauses
    }

    /// The conditions of the clause that only the compiler knows, including the negated conditions of earlier clauses.
    func parts(of clause: IfConfigClauseSyntax) -> [(condition: ExprSyntax, isNegated: Bool)] {
        let earlier = earlierClauses(clause).filter { value(of: $0) == nil }.compactMap(\.condition).map {
            (condition: $0, isNegated: true)
        }
        guard let own = clause.condition, evaluate(own) == nil else { return earlier }
        return earlier + [(condition: own, isNegated: false)]
    }

    private func earlierClauses(_ clause: IfConfigClauseSyntax) -> [IfConfigClauseSyntax] {
        guard let list = clause.parent?.as(IfConfigClauseListSyntax.self) else { return [] }
        return Array(list.prefix { $0.id != clause.id })
    }

    /// The value of the clause's own condition. `#else` is true.
    private func value(of clause: IfConfigClauseSyntax) -> Bool? {
        guard let condition = clause.condition else { return true }
        return evaluate(condition)
    }

    func evaluate(_ condition: ExprSyntax) -> Bool? {
        if let sequence = condition.as(SequenceExprSyntax.self) { return evaluate(Array(sequence.elements)) }
        if let infix = condition.as(InfixOperatorExprSyntax.self) {
            return evaluate([infix.leftOperand, infix.operator, infix.rightOperand])
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return evaluate(only.expression)
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return evaluate(prefix.expression).map { !$0 }
        }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.tokenKind == .keyword(.true)
        }
        guard let call = condition.as(FunctionCallExprSyntax.self), let argument = call.arguments.first?.expression
        else { return nil }
        return evaluate(call.calledExpression.trimmedDescription, argument.trimmedDescription)
    }

    /// Evaluates `a && b || c`, whose operators the parser does not group.
    private func evaluate(_ elements: [ExprSyntax]) -> Bool? {
        let isOr = { (element: ExprSyntax) in element.trimmedDescription == "||" }
        let values = elements.split(whereSeparator: isOr).map { factors -> Bool? in
            let values = factors.filter { $0.trimmedDescription != "&&" }.map { evaluate($0) }
            return values.contains(false) ? false : values.contains(nil) ? nil : true
        }
        return values.contains(true) ? true : values.contains(nil) ? nil : false
    }

    private func evaluate(_ function: String, _ argument: String) -> Bool? {
        switch function {
        case "os": return argument == "iOS"
        case "targetEnvironment": return false
        case "canImport":
            if ["ObjectiveC", "os", "OSLog", "UIKit", "Foundation"].contains(argument) { return true }
            if options.substitute(for: argument) != nil { return true }
            return Rewriter.missing.contains(argument) && !options.kept.contains(argument) ? false : nil
        case "swift", "compiler":
            // The language mode is 5 or later, and the compiler is newer than Swift 5.
            let major = argument.drop { !$0.isNumber }.prefix { $0.isNumber }
            guard let major = Int(major), major <= 5, argument.hasPrefix(">=") || argument.hasPrefix("<") else {
                return nil
            }
            return argument.hasPrefix(">=")
        default: return nil
        }
    }
}

extension Rewriter {
    /// The condition under which a place is compiled, or `nil` if it always is.
    func condition(around node: some SyntaxProtocol) -> String? {
        let parts = conditions.open(around: node).flatMap { conditions.parts(of: $0) }
        guard !parts.isEmpty else { return nil }
        return parts.map { part in
            let text = edits.applied(to: source.bytes, in: part.condition.extent)
            return part.isNegated ? "!(\(text))" : parts.count == 1 ? text : "(\(text))"
        }.joined(separator: " && ")
    }

    /// Adds text at the end of the file, under the conditions of the place that needs it.
    func add(_ text: String, for node: some SyntaxProtocol) {
        guard let condition = condition(around: node) else { return additions.append(text) }
        additions.append("#if \(condition)\n\(text)#endif\n")
    }

    /// The members of a type or extension that may be compiled, including those in `#if`.
    func members(_ list: MemberBlockItemListSyntax) -> [DeclSyntax] {
        list.flatMap { item -> [DeclSyntax] in
            guard let choice = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            return choice.clauses.filter { conditions.isActive($0) != false }.flatMap { clause -> [DeclSyntax] in
                guard case .decls(let inner) = clause.elements else { return [] }
                return members(inner)
            }
        }
    }
}
#endif
