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
        if lacksFrameInitializer(node) {
            additionsInClass.append(
                (
                    node.memberBlock.rightBrace.start,
                    ["\(access)override init(frame: CGRect) { super.init(frame: frame) }"]
                ))
        }
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

    /// `@objc dynamic func setBorderColor(_ color: UIColor, for state: UIControl.State)`: calls on a proxy are noted.
    func portAppearanceMethod(_ node: FunctionDeclSyntax) {
        guard node.modifiers.contains(.dynamic), !node.modifiers.areOfType, let body = node.body,
            node.genericParameterClause == nil, node.signature.returnClause == nil,
            node.signature.effectSpecifiers == nil, node.name.text.hasPrefix("set"),
            let type = scope.last, survey.isView(scope.joined(separator: "."))
        else { return }
        let parameters = Array(node.signature.parameterClause.parameters)
        guard !parameters.isEmpty, parameters.allSatisfy({ $0.ellipsis == nil && !isPassedSpecially($0.type) }) else {
            return
        }
        let names = parameters.map { ($0.secondName ?? $0.firstName).text }
        let labels = parameters.map { $0.firstName.text }
        let arguments = zip(labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
        let full = node.name.text + "(" + labels.map { $0 + ":" }.joined() + ")"
        let axes = names.dropFirst().joined(separator: ", ")
        edits.insert(
            " noteAppearanceCall(\"\(full)\", axes: [\(axes)]) { (o: \(type)) in o.\(node.name.text)(\(arguments)) };",
            at: body.leftBrace.end)
    }

    /// Whether a parameter cannot be kept: `inout`, a closure that does not escape.
    private func isPassedSpecially(_ type: TypeSyntax) -> Bool {
        type.is(AttributedTypeSyntax.self) || type.is(FunctionTypeSyntax.self)
    }

    /// Whether the class could inherit `init(frame:)`, by which an appearance proxy is made, if it had no initializers of its own.
    private func lacksFrameInitializer(_ node: ClassDeclSyntax) -> Bool {
        guard let base = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
            UIKitClasses.isView(base), !Self.viewsWithOwnInitializers.contains(base)
        else { return false }
        let members = node.memberBlock.members.map(\.decl)
        let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }.filter {
            !$0.modifiers.contains(.convenience)
        }
        return !initializers.isEmpty && !members.contains { $0.is(IfConfigDeclSyntax.self) }
            && !initializers.contains { $0.signature.parameterClause.parameters.first?.firstName.text == "frame" }
            && members.compactMap { $0.as(VariableDeclSyntax.self) }.allSatisfy(hasValues)
    }

    /// The views whose subclasses do not inherit `init(frame:)` as a designated initializer.
    private static let viewsWithOwnInitializers: Set = [
        "UITableViewCell", "UITableViewHeaderFooterView", "UITableView", "UICollectionView", "UITextView", "UIWindow",
        "UIVisualEffectView",
    ]

    /// Whether the stored properties of the declaration have values without an initializer of the class.
    private func hasValues(_ declaration: VariableDeclSyntax) -> Bool {
        guard !declaration.modifiers.areOfType, !declaration.modifiers.contains(.lazy) else { return true }
        return declaration.bindings.allSatisfy { binding in
            if binding.initializer != nil || isComputed(binding) { return true }
            guard declaration.bindingSpecifier.tokenKind == .keyword(.var), let type = binding.typeAnnotation?.type
            else { return false }
            return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        }
    }

    private func isComputed(_ binding: PatternBindingSyntax) -> Bool {
        guard let accessors = binding.accessorBlock?.accessors else { return false }
        guard case .accessors(let list) = accessors else { return true }
        return !list.contains { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
    }

    private func propertiesOfAppearance(_ declaration: DeclSyntax) -> [String] {
        guard let property = declaration.as(VariableDeclSyntax.self), property.modifiers.contains(.dynamic),
            property.bindingSpecifier.tokenKind == .keyword(.var), !property.modifiers.contains(.lazy),
            !property.modifiers.contains(.override), !property.modifiers.areOfType,
            !property.modifiers.contains(where: { $0.detail != nil })
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
        return UIKitClasses.isView(Survey.plain(base))
    }
}
#endif
