#if Port
import SwiftSyntax

/// `@objc func dragged(_ pan: UIScreenEdgePanGestureRecognizer)` as the action of a plain pan: Objective-C does not check the class of the
/// sender. If the method only uses members of a superclass, the parameter has the type of that superclass.
extension Rewriter {
    /// The members of the recognizer classes that have subclasses.
    private static let members: [String: Set<String>] = [
        "UIGestureRecognizer": [
            "state", "view", "location", "numberOfTouches", "isEnabled", "delegate", "name", "cancelsTouchesInView",
            "delaysTouchesBegan", "delaysTouchesEnded", "modifierFlags", "buttonMask", "addTarget", "removeTarget",
            "require",
        ],
        "UIPanGestureRecognizer": [
            "translation", "setTranslation", "velocity", "minimumNumberOfTouches", "maximumNumberOfTouches",
        ],
    ]

    func portActionParameter(_ node: FunctionDeclSyntax) {
        let parameters = node.signature.parameterClause.parameters
        guard node.attributes.has("objc") || node.attributes.has("IBAction"), !node.modifiers.contains(.override),
            let parameter = parameters.first, parameters.count == 1, let body = node.body,
            let type = parameter.type.as(IdentifierTypeSyntax.self), let above = UIKitClasses.above[type.name.text],
            Self.members[above] != nil, !isFixed(node.name.text)
        else { return }
        let uses = Uses(of: (parameter.secondName ?? parameter.firstName).text)
        uses.walk(body)
        guard !uses.areOthers else { return }
        let arguments = uses.arguments.map { types(ofArgument: $0) }
        let general = superclasses(of: type.name.text).last { candidate in
            let around = [candidate] + superclasses(of: candidate)
            return uses.members.isSubset(of: around.reduce(into: []) { $0.formUnion(Self.members[$1] ?? []) })
                && arguments.allSatisfy { !$0.isEmpty && $0.isSubset(of: around) }
        }
        if let general { edits.replace(type.extent, by: general) }
    }

    /// The recognizer classes above a class, nearest first.
    private func superclasses(of name: String) -> [String] {
        sequence(first: name) { UIKitClasses.above[$0] }.dropFirst().filter { Self.members[$0] != nil }
    }

    /// Whether a protocol requires a method with that name or a class overrides one, so that its parameters cannot change.
    private func isFixed(_ name: String) -> Bool {
        survey.types.values.contains { shape in
            shape.methods.contains { $0.base == name && ($0.isOverride || shape.isProtocol) }
        }
    }

    /// The types of the parameter that an argument of a call is passed to, in all methods with the name of the called one.
    private func types(ofArgument argument: LabeledExprSyntax) -> Set<String> {
        guard let list = argument.parent?.as(LabeledExprListSyntax.self),
            let call = list.parent?.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let index = Array(list).firstIndex(where: { $0.id == argument.id })
        else { return [] }
        return Set(
            survey.types.values.flatMap(\.methods).filter { $0.base == name }.map { method in
                let parameters = Array(method.node.signature.parameterClause.parameters)
                return index < parameters.count ? text(parameters[index].type) : ""
            })
    }
}

/// Finds how a method uses its parameter.
private final class Uses: SyntaxVisitor {
    private let name: String
    var members: Set<String> = []
    var arguments: [LabeledExprSyntax] = []
    /// Whether the parameter is used in another way than by its members and as an argument.
    var areOthers = false

    init(of name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.text == name else { return .skipChildren }
        if let member = node.parent?.as(MemberAccessExprSyntax.self) {
            if member.base?.id == node.id { members.insert(member.declName.baseName.text) }
        } else if let argument = node.parent?.as(LabeledExprSyntax.self) {
            arguments.append(argument)
        } else {
            areOthers = true
        }
        return .skipChildren
    }
}
#endif
