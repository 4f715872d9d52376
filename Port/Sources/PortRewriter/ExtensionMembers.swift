#if Port
import SwiftSyntax

/// In Objective-C, members of extensions can override and be overridden, here only members of the class itself.
extension Rewriter {
    func findMoves(_ node: ExtensionDeclSyntax, _ name: String) {
        let full = (scope + [name]).joined(separator: ".")
        let shape = survey.shape(full)
        for member in members(node.memberBlock.members) {
            guard let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers else { continue }
            let names = memberNames(member)
            guard !names.isEmpty else { continue }
            let overridesStub = names.contains { name in
                survey.lineage(of: full).dropFirst().contains { survey.stubs(of: $0).contains { $0.fullName == name } }
            }
            let overrides = modifiers.contains(.override) || overridesStub
            let isOverridden = names.contains { survey.isOverridden($0, below: full) }
            guard overrides || isOverridden else { continue }
            guard shape.isDeclared, shape.isClass, !shape.bodyEnds.isEmpty else {
                // The members of a protocol extension belong to no class.
                guard !shape.isDeclared else { continue }
                if !overrides, names.allSatisfy({ survey.openMember($0, of: shape) != nil }) { continue }
                report(
                    .error, member,
                    overrides
                        ? "an extension can't override a method of \(name), which this target doesn't declare"
                        : "this member of an extension of \(name) is overridden, which can't be without Objective-C")
                continue
            }
            guard node.genericWhereClause == nil else {
                report(.error, member, "an extension with conditions can't override")
                continue
            }
            let access = ["public", "open", "private", "fileprivate", "package"].first { word in
                node.modifiers.contains { $0.name.text == word }
            }
            let hasOwn = modifiers.contains {
                ["public", "open", "internal", "private", "fileprivate", "package"].contains($0.name.text)
            }
            if shape.bodyEnds.contains(where: { $0.file != file }) { openNames(usedBy: member, of: full) }
            moves.append(
                Move(
                    file: file, member: member, shape: shape,
                    access: hasOwn ? "" : access.map { $0 + " " } ?? ""))
        }
    }

    /// Removes `private` from declarations that a member uses that moves to another file.
    private func openNames(usedBy member: DeclSyntax, of type: String) {
        let used = Set(member.tokens(viewMode: .sourceAccurate).map(\.text))
        func open(_ declaration: DeclSyntax) {
            guard let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers else { return }
            let names = memberNames(declaration).map { $0.prefix { $0 != "(" } }
            let typeName = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
            guard names.contains(where: { used.contains(String($0)) }) || typeName.map({ used.contains($0) }) ?? false
            else {
                return
            }
            for modifier in modifiers where modifier.detail == nil {
                let isPrivate =
                    modifier.name.tokenKind == .keyword(.private) || modifier.name.tokenKind == .keyword(.fileprivate)
                if isPrivate, opened.insert(modifier.id).inserted { blank(modifier) }
            }
        }
        for declaration in declarations(source.tree.statements) {
            if let around = declaration.as(ExtensionDeclSyntax.self) {
                guard Survey.plain(text(around.extendedType)) == type else { continue }
                around.memberBlock.members.forEach { open($0.decl) }
                // The access level of the extension applies to its members.
                for modifier in around.modifiers
                where [.keyword(.private), .keyword(.fileprivate)].contains(modifier.name.tokenKind) {
                    if opened.insert(modifier.id).inserted { blank(modifier) }
                }
            } else {
                open(declaration)
            }
        }
    }

    /// The declarations among statements, also those in conditions.
    private func declarations(_ statements: CodeBlockItemListSyntax) -> [DeclSyntax] {
        statements.flatMap { statement -> [DeclSyntax] in
            guard case .decl(let declaration) = statement.item else { return [] }
            guard let condition = declaration.as(IfConfigDeclSyntax.self) else { return [declaration] }
            return condition.clauses.flatMap { clause in
                clause.elements?.as(CodeBlockItemListSyntax.self).map(declarations) ?? []
            }
        }
    }

    /// A class may leave an optional requirement of its protocol to its subclasses. It gets a method that throws
    /// `UnimplementedRequirement`, which the subclasses override.
    func portConformance(_ node: ClassDeclSyntax) {
        let name = (scope + [node.name.text]).joined(separator: ".")
        guard let shape = survey.types[name] else { return }
        let stubs = survey.stubs(of: shape)
        guard !stubs.isEmpty else { return }
        let access = ["public", "open"].first { word in node.modifiers.contains { $0.name.text == word } }
        // A method with an explicit narrower access level is not a requirement.
        let members = stubs.map { stub in
            stub.text.hasPrefix("private ") ? stub.text : (access.map { $0 + " " } ?? "") + stub.text
        }
        additionsInClass.append((node.memberBlock.rightBrace.start, members))
    }

    func portStubOverride(_ node: FunctionDeclSyntax) {
        guard let shape = survey.types[scope.joined(separator: ".")], !node.modifiers.contains(.override) else {
            return
        }
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
        let full = node.name.text + "(" + labels.joined() + ")"
        let isStub = survey.lineage(of: shape.name).dropFirst().contains { above in
            survey.stubs(of: above).contains { $0.fullName == full }
        }
        if isStub { edits.insert("override ", at: node.modifiers.first?.start ?? node.funcKeyword.start) }
    }

    /// The same for a property.
    func portStubOverride(_ node: VariableDeclSyntax) {
        guard let shape = survey.types[scope.joined(separator: ".")], !node.modifiers.contains(.override),
            node.parent?.is(MemberBlockItemSyntax.self) ?? false, node.bindings.count == 1,
            let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            survey.lineage(of: shape.name).dropFirst().contains(where: { above in
                survey.stubs(of: above).contains { $0.fullName == name }
            })
        else { return }
        edits.insert("override ", at: node.modifiers.first?.start ?? node.bindingSpecifier.start)
    }

    private func memberNames(_ declaration: DeclSyntax) -> [String] {
        if let method = declaration.as(FunctionDeclSyntax.self) {
            let labels = method.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
            return [method.name.text + "(" + labels.joined() + ")"]
        }
        guard let property = declaration.as(VariableDeclSyntax.self) else { return [] }
        return property.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    }
}
#endif
