import SwiftSyntax

/// `@objc`, `@IBOutlet` and their like say nothing where there is no Objective-C and no Interface Builder.
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
        case "NSManaged":
            report(.error, node, "Core Data is not there: @NSManaged properties have no values")
        default: break
        }
        return .visitChildren
    }
}
