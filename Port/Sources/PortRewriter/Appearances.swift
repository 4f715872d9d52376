#if Port
import SwiftSyntax

/// Lists the `@objc dynamic` properties of views, which `appearance()` sets in iOS.
extension Rewriter {
    func portAppearance(_ node: ClassDeclSyntax) {
        let name = (scope + [node.name.text]).joined(separator: ".")
        guard survey.isView(name), node.genericParameterClause == nil else { return }
        let paths = node.memberBlock.members.flatMap { propertiesOfAppearance($0.decl) }
        guard !paths.isEmpty else { return }
        let access = node.modifiers.contains(.public) || node.modifiers.contains(.open) ? "public " : ""
        let properties = paths.map { "AppearanceProperty(\\\(node.name.text).\($0))" }.joined(separator: ", ")
        additionsInClass.append(
            (
                node.memberBlock.rightBrace.start,
                [
                    "\(access)override class var appearanceProperties: [AppearanceProperty] { "
                        + "super.appearanceProperties + [\(properties)] }"
                ]
            ))
    }

    private func propertiesOfAppearance(_ declaration: DeclSyntax) -> [String] {
        guard let property = declaration.as(VariableDeclSyntax.self), property.modifiers.contains(.dynamic),
            property.bindingSpecifier.tokenKind == .keyword(.var), !property.modifiers.contains(.lazy),
            !property.modifiers.contains(.override), !property.modifiers.contains(.static),
            !property.modifiers.contains(.class), !property.modifiers.contains(where: { $0.detail != nil })
        else { return [] }
        return property.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
            // A computed property can be set if it has a setter.
            switch binding.accessorBlock?.accessors {
            case .getter: return nil
            case .accessors(let accessors)
            where accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
                && !accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }:
                return nil
            default: return name
            }
        }
    }
}

extension Survey {
    /// Whether the class inherits from `UIView`.
    fileprivate func isView(_ name: String) -> Bool {
        guard let last = lineage(of: name).last(where: \.isDeclared), let base = last.inherits.first else {
            return false
        }
        let plain = Survey.plain(base)
        return UIKitClasses.isView(plain)
    }
}
#endif
