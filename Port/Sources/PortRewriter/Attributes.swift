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
        case "NSManaged" where portLayerProperty(node): return .skipChildren
        case "NSManaged":
            report(.error, node, "Core Data is not available: @NSManaged properties have no values")
        default: break
        }
        return .visitChildren
    }

    /// A property of a layer that Core Animation stores and animates: `@NSManaged var angle: CGFloat`. It becomes a stored property that
    /// redraws the layer if `needsDisplay(forKey:)` says so.
    private func portLayerProperty(_ node: AttributeSyntax) -> Bool {
        guard let property = node.parent?.parent?.as(VariableDeclSyntax.self),
            let base = survey.lineage(of: scope.joined(separator: ".")).last(where: \.isDeclared)?.inherits.first,
            base.hasPrefix("CA") && base.hasSuffix("Layer")
        else { return false }
        blank(node)
        for binding in property.bindings {
            guard let type = binding.typeAnnotation?.type else { continue }
            edits.insert(
                "\(Self.initialValue(of: type)) { didSet { layerPropertyChanged(\"\(text(binding.pattern))\") } }",
                at: type.end)
        }
        return true
    }

    /// The rest of a declaration with the value that Core Animation gives to a property of a type: zero or `nil`.
    private static func initialValue(of type: TypeSyntax) -> String {
        switch type.trimmedDescription {
        case "CGPoint", "CGSize", "CGRect", "UIEdgeInsets": " = .zero"
        case "Bool": " = false"
        case "CGFloat", "Double", "Float", "Int", "UInt", "Int32", "UInt32", "NSInteger", "TimeInterval": " = 0"
        default: type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ? "" : "!"
        }
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
