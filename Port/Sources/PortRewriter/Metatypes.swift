#if Port
import SwiftSyntax

/// In Objective-C, initializers can be called on any metatype, in Swift only required ones.
extension Rewriter {
    /// `T()`, `T(frame: frame)`, `type.init()` and `type.init(frame: frame)` of a UIKit class that is known only at run time.
    func portMetatype(_ call: FunctionCallExprSyntax) {
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        guard labels.isEmpty || labels == ["frame"], call.trailingClosure == nil, let leftParen = call.leftParen else {
            return
        }
        let metatype: ExprSyntax
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            guard member.declName.baseName.text == "init", let base = member.base else { return }
            metatype = base
        } else {
            metatype = call.calledExpression
        }
        guard let made = classMade(by: metatype, at: call), !survey.isRequired(labels, of: made.bounds) else { return }
        edits.insert("constructed(", at: call.start)
        edits.replace(metatype.end..<leftParen.end, by: made.suffix + (labels.isEmpty ? "" : ", "))
    }

    /// The known superclass, and the suffix that makes the name a metatype.
    private func classMade(
        by metatype: ExprSyntax, at call: FunctionCallExprSyntax
    ) -> (bounds: [String], suffix: String)? {
        if let reference = metatype.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            if name == "Self" || name == "self" && isInStaticMethod(call) {
                // In a final class, `Self` is the class itself.
                guard let shape = survey.types[scope.joined(separator: ".")], !shape.isFinal else { return nil }
                let bounds = [shape.name] + (bounds(ofParameter: "Self", at: call) ?? [])
                return isOfUIKit(bounds) ? (bounds, name == "Self" ? ".self" : "") : nil
            }
            if let bounds = bounds(ofParameter: name, at: call) { return isOfUIKit(bounds) ? (bounds, ".self") : nil }
            // `Card()` with a class name is an ordinary call. A variable named `Card` is a metatype.
            guard name.first?.isLowercase ?? false, !["self", "super"].contains(name),
                !call.calledExpression.is(DeclReferenceExprSyntax.self)
            else { return nil }
        } else if text(metatype) == "type(of: self)" {
            guard let shape = survey.types[scope.joined(separator: ".")], !shape.isFinal else { return nil }
            return isOfUIKit([shape.name]) ? ([shape.name], "") : nil
        } else if !call.calledExpression.is(MemberAccessExprSyntax.self) {
            return nil
        }
        let known = types(of: metatype)
        guard known.count == 1, let type = known.first.map({ Survey.plain($0) }), type.hasSuffix(".Type") else {
            return nil
        }
        let name = String(type.dropLast(".Type".count)).filter { $0 != "(" && $0 != ")" }
        let bounds = bounds(ofParameter: name, at: call) ?? name.split(separator: "&").map { Survey.plain(trimmed($0)) }
        return isOfUIKit(bounds) ? (bounds, "") : nil
    }

    /// Whether `self` is a class rather than an object.
    private func isInStaticMethod(_ node: some SyntaxProtocol) -> Bool {
        var next = node.parent
        while let each = next, !each.is(MemberBlockItemSyntax.self) { next = each.parent }
        guard let method = next?.as(MemberBlockItemSyntax.self)?.decl.as(FunctionDeclSyntax.self) else { return false }
        return method.modifiers.areOfType
    }

    private func trimmed(_ text: Substring) -> String { String(text.filter { $0 != " " }) }

    /// The constraints of a generic parameter of the enclosing declarations, or `nil` if there is no such parameter.
    private func bounds(ofParameter name: String, at node: some SyntaxProtocol) -> [String]? {
        var next = node.parent
        while let each = next {
            if let around = each.asProtocol((any WithGenericParametersSyntax).self),
                let parameter = around.genericParameterClause?.parameters.first(where: { $0.name.text == name })
            {
                let bounds = bounds(of: name, in: around.genericWhereClause)
                return (parameter.inheritedType.map { parts($0) } ?? []) + bounds
            }
            // `extension Reusable where Self: UIView`
            if name == "Self", let around = each.as(ExtensionDeclSyntax.self) {
                return bounds(of: name, in: around.genericWhereClause)
            }
            next = each.parent
        }
        return nil
    }

    private func bounds(of name: String, in clause: GenericWhereClauseSyntax?) -> [String] {
        (clause?.requirements ?? []).flatMap { requirement -> [String] in
            guard case .conformanceRequirement(let conformance) = requirement.requirement,
                text(conformance.leftType) == name
            else { return [] }
            return parts(conformance.rightType)
        }
    }

    /// `UIView` and `Reusable` of `UIView & Reusable`.
    private func parts(_ type: TypeSyntax) -> [String] {
        text(type).split(separator: "&").map { Survey.plain(trimmed($0)) }
    }

    /// Whether one of them is a UIKit class or inherits from one.
    private func isOfUIKit(_ bounds: [String]) -> Bool {
        bounds.contains { bound in
            if UIKitClasses.isKnown(bound) { return true }
            guard let shape = survey.resolve(bound, within: scope) else { return false }
            // A protocol may require a view class.
            if shape.isProtocol { return shape.inherits.contains { UIKitClasses.isKnown(Survey.plain($0)) } }
            guard shape.isClass else { return false }
            return survey.lineage(of: shape.name).contains { above in
                above.inherits.contains { UIKitClasses.isKnown(Survey.plain($0)) }
            }
        }
    }
}

extension Survey {
    /// Whether the initializer is required by the class or by a protocol of the target.
    fileprivate func isRequired(_ labels: [String], of bounds: [String]) -> Bool {
        bounds.contains { bound in
            guard let shape = resolve(bound) else { return false }
            if shape.isProtocol {
                return protocols(above: shape).contains { $0.requiredInitializers.contains(labels) }
            }
            return lineage(of: shape.name).contains { $0.requiredInitializers.contains(labels) }
        }
    }

    private func protocols(above shape: TypeShape) -> [TypeShape] {
        var result = [shape]
        var index = 0
        while index < result.count {
            for name in result[index].inherits {
                if let above = resolve(name), !result.contains(where: { $0 === above }) { result.append(above) }
            }
            index += 1
        }
        return result
    }
}
#endif
