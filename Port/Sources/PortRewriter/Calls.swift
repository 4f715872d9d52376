#if Port
import SwiftSyntax

extension Rewriter {
    /// Functions of the Objective-C runtime that do not exist here.
    private static let impossible: [String: String] = [
        "class_getInstanceMethod": "methods can't be exchanged here",
        "method_exchangeImplementations": "methods can't be exchanged here",
        "class_addMethod": "methods can't be added here", "class_replaceMethod": "methods can't be exchanged here",
        "method_setImplementation": "methods can't be exchanged here",
        "object_setClass": "an object keeps its class here",
        "objc_getClass": "classes are not found by name here",
        "class_copyMethodList": "classes don't list their methods here",
        "class_copyPropertyList": "classes don't list their properties here",
    ]

    /// The first labels of a timer's initializers; none for `Timer()`.
    private static let timers: Set<String?> = ["timeInterval", "fire", "fireAt", nil]

    /// Methods with which an object handles messages that it does not declare.
    private static let forwarding: Set<String> = [
        "responds", "forwardingTarget", "forwardInvocation", "methodSignature", "resolveInstanceMethod",
        "resolveClassMethod",
        "doesNotRecognizeSelector", "setValue", "value",
    ]

    func portForwarding(_ node: FunctionDeclSyntax) {
        guard node.modifiers.contains(.override), Self.forwarding.contains(node.name.text) else { return }
        let label = node.signature.parameterClause.parameters.first?.firstName.text ?? ""
        guard ["to", "for", "_", "forKey", "forUndefinedKey", "forKeyPath"].contains(label) else { return }
        report(
            .error, node,
            "\(node.name.text)(\(label):) can't be overridden: nothing is called by name without Objective-C")
    }

    /// `self` in the initial value of a property that is not lazy is a method and not an object. UIKit treats it as `nil`.
    func portPrematureSelf(_ node: VariableDeclSyntax) {
        guard node.parent?.is(MemberBlockItemSyntax.self) ?? false, !node.modifiers.contains(.lazy),
            !node.modifiers.areOfType, !scope.isEmpty
        else { return }
        for binding in node.bindings {
            guard let value = binding.initializer?.value else { continue }
            for token in value.tokens(viewMode: .sourceAccurate) where token.tokenKind == .keyword(.self) {
                guard let argument = token.parent?.parent?.as(LabeledExprSyntax.self),
                    let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
                    argument.label?.text == "target" || text(call.calledExpression).hasSuffix("addTarget")
                else { continue }
                edits.replace(token.extent, by: "nil")
                report(
                    .warning, argument,
                    "self is not available in the initial value of a property that is not lazy: the target is nil")
            }
        }
    }

    /// In iOS, `window` of the application delegate is an optional requirement, so it is optional twice:
    /// `delegate?.window??.rootViewController`.
    func portWindow(_ expression: ExprSyntax, mark: TokenSyntax) {
        let inner =
            expression.as(OptionalChainingExprSyntax.self)?.expression
            ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
        let name = inner?.as(MemberAccessExprSyntax.self)?.declName ?? inner?.as(DeclReferenceExprSyntax.self)
        guard name?.baseName.text == "window" else { return }
        edits.replace(mark.extent, by: "")
    }

    /// `if let window = UIApplication.shared.delegate?.window, let window = window`.
    func portWindow(_ initializer: InitializerClauseSyntax?) {
        guard let value = initializer?.value,
            ["?.", "!."].contains(where: { text(value) == "UIApplication.shared.delegate\($0)window" })
        else { return }
        edits.insert("Optional(", at: value.start)
        edits.close(")", at: value.end)
    }

    func portCall(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if portResponds(call) || portSuperObserving(call) { return .skipChildren }
        portOptionalCall(call)
        portOlderCall(call)
        portMetatype(call)
        let callee = call.calledExpression
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        if let function = callee.as(DeclReferenceExprSyntax.self) {
            switch function.baseName.text {
            case "Selector", "NSSelectorFromString": portNamedSelector(call)
            case "Timer" where Self.timers.contains(labels.first):
                edits.replace(function.extent, by: "ApplicationTimer")
            case let name:
                if let reason = Self.impossible[name] { report(.error, call, "\(name): \(reason)") }
            }
        } else if let member = callee.as(MemberAccessExprSyntax.self) {
            portMethod(call, member, member.base.map { text($0) } ?? "", labels)
        }
        return .visitChildren
    }

    private func portMethod(
        _ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax, _ base: String, _ labels: [String]
    ) {
        switch member.declName.baseName.text {
        case "scheduledTimer" where base == "Timer", "init" where base == "Timer" && Self.timers.contains(labels.first):
            if let base = member.base { edits.replace(base.extent, by: "ApplicationTimer") }
        case "async" where base == "DispatchQueue.main",
            "asyncAfter" where base == "DispatchQueue.main" && labels.first == "deadline":
            if let base = member.base { edits.replace(base.extent, by: "ApplicationQueue.main") }
        case "addObserver"
        where labels == ["forName", "object", "queue"] || labels == ["forName", "object", "queue", "using"]:
            // Foundation's main queue does not follow the application's clock. Without a queue, observers are called at once.
            if let queue = call.arguments.first(where: { $0.label?.text == "queue" })?.expression,
                [".main", "OperationQueue.main"].contains(text(queue))
            {
                edits.replace(queue.extent, by: "nil")
            }
        case "description" where labels.isEmpty && base.hasPrefix("type(of:"):
            // A class is an object only in Objective-C.
            guard let type = member.base else { break }
            edits.insert("String(reflecting: ", at: type.start)
            edits.replace(type.end..<call.end, by: ")")
        case "enumerateMatches" where labels.first == "in" && labels.contains("range"):
            // Foundation's closure escapes on Linux, so it would need an explicit `self`.
            edits.replace(member.declName.extent, by: "forEachMatch")
        case "intersects" where labels == ["_"]: portIntersects(call)
        case "add" where base.hasPrefix("RunLoop.") && labels == ["_", "forMode"]:
            edits.replace(member.declName.extent, by: "start")
        default: break
        }
    }
}
#endif
