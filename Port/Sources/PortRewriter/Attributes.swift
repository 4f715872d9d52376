#if Port
import SwiftSyntax

/// Removes `@objc`, `@IBOutlet` and similar attributes, which need Objective-C or Interface Builder.
extension Rewriter {
    private static let silent: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBSegueAction", "IBInspectable", "IBDesignable",
        "GKInspectable", "objc_runtimeName", "NSCopying",
    ]

    func portAttribute(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = text(node.attributeName)
        switch name {
        case _ where Self.silent.contains(name):
            blank(node)
            return .skipChildren
        case "UIApplicationMain", "NSApplicationMain":
            edits.replace(node.extent, by: "@main")
            return .skipChildren
        case "convention" where isObjectiveC(node):
            blank(node)
            return .skipChildren
        case "NSManaged":
            report(.error, node, "Core Data is not available: @NSManaged properties have no values")
        default: break
        }
        return .visitChildren
    }

    /// Whether `@convention` describes a block, or a function with objects, which needs Objective-C.
    private func isObjectiveC(_ node: AttributeSyntax) -> Bool {
        guard let convention = node.arguments.map({ text($0) }) else { return false }
        let function = node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
        let objects: Set = ["AnyObject", "Any", "Selector", "AnyClass"]
        return convention == "block"
            || convention == "c"
                && function?.parameters.contains {
                    !objects.isDisjoint(with: $0.type.tokens(viewMode: .sourceAccurate).map(\.text))
                }
                    ?? false
    }
}
#endif
