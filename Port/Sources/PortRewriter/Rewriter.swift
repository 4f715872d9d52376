#if Port
import SwiftSyntax

/// A member of an extension that moves into the class, since only members of classes can be overridden.
struct Move {
    let file: Int
    let member: DeclSyntax
    let shape: TypeShape
    /// The access level of the extension.
    let access: String

    var range: Range<Int> { member.extent }
}

/// Finds the edits of one file. Each kind of edit is in an extension in its own file.
final class Rewriter: SyntaxVisitor {
    let survey: Survey
    let source: Source
    let file: Int
    let options: PortOptions
    let conditions: Conditions
    var edits = Edits()
    var findings: [Finding] = []
    var moves: [Move] = []
    /// Members to insert, by the end of the class's body.
    var additionsInClass: [(offset: Int, members: [String])] = []
    /// Text to append to the file.
    var additions: [String] = []
    /// Apple's modules that the file imports, with their replacements.
    var substituted: [String: String] = [:]
    var declaresIntersects = false
    var importsUIKit = false
    var importsNothing = true
    /// Whether the file imports a module of which UIKit declares some names here.
    var importsPartOfUIKit = false
    var importsNetworking = false
    /// The replacement of Core Image that the file uses without an import of its own.
    var coreImage: String?
    /// Whether a member that moves to this file uses a name of FoundationNetworking.
    var getsNetworking = false
    /// Declarations whose access is wider in the port.
    var opened: Set<SyntaxIdentifier> = []
    /// The types around the visited place, outermost first.
    private(set) var scope: [String] = []

    init(_ source: Source, file: Int, survey: Survey, options: PortOptions) {
        self.source = source
        self.file = file
        self.survey = survey
        self.options = options
        conditions = Conditions(options: options)
        super.init(viewMode: .sourceAccurate)
    }

    func text(_ node: some SyntaxProtocol) -> String { node.trimmedDescription }

    /// Replaces a text by spaces, so that the following text keeps its column.
    func blank(_ node: some SyntaxProtocol) { blank(node.extent) }

    func blank(_ range: Range<Int>) {
        let spaces = source.bytes[range].map { $0 == 10 ? 10 : UInt8(ascii: " ") }
        edits.replace(range, by: String(decoding: spaces, as: UTF8.self))
    }

    func report(_ severity: Finding.Severity, _ node: some SyntaxProtocol, _ message: String) {
        let finding = Finding(
            path: source.path, line: source.line(at: node.start), column: source.column(at: node.start),
            severity: severity, message: message)
        if !findings.contains(finding) { findings.append(finding) }
    }

    // MARK: Types

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        scope.append(name)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        portObserver(node)
        portInterfaceMembers(node)
        portAppearance(node)
        portConformance(node)
        portOpenConformances(node)
        portGestureConformance(node)
        return enter(node.name.text)
    }
    override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        portProtocol(node)
        return enter(node.name.text)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { scope.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = Survey.plain(text(node.extendedType))
        findMoves(node, name)
        return enter(name)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

    // MARK: Other syntax

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { portAttribute(node) }
    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        switch node.name.tokenKind {
        case .keyword(.optional), .keyword(.dynamic): blank(node)
        case .keyword(.open) where isStatic(node) || extendsUndeclaredType(node):
            edits.replace(node.name.extent, by: "public")
        default: break
        }
        return .visitChildren
    }
    /// Whether a modifier is of a static member, which cannot be overridden. Older compilers accepted `open static`.
    private func isStatic(_ node: DeclModifierSyntax) -> Bool {
        node.parent?.as(DeclModifierListSyntax.self)?.contains(.static) ?? false
    }

    /// Whether a modifier is of a member of an extension of a class of UIKit. That class may be final here, and then its members are not
    /// open.
    private func extendsUndeclaredType(_ node: DeclModifierSyntax) -> Bool {
        guard node.detail == nil, let item = node.parent?.parent?.parent?.as(MemberBlockItemSyntax.self),
            let around = item.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
        else { return false }
        return !survey.shape(Survey.plain(text(around.extendedType))).isDeclared
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        portObservedProperty(node)
        portNarrowedDelegate(node)
        portPrematureSelf(node)
        portOpenProperty(node)
        portStubOverride(node)
        return .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.is(MemberBlockItemSyntax.self) ?? false {
            portStubOverride(node)
            portObserving(node)
            portTestCase(node)
            portForwarding(node)
            portActionParameter(node)
            portOlderOverride(node)
            portOpenMethod(node)
            portAppearanceMethod(node)
        }
        return .visitChildren
    }
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self) { portModuleName(base.name) }
        return .visitChildren
    }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        portOlderName(node.name)
        return .visitChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if !isMember { portOlderName(node.baseName) }
        return .visitChildren
    }
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        portImport(node)
        return .visitChildren
    }
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { portCondition(condition) }
        return conditions.isActive(node) == false ? .skipChildren : .visitChildren
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { portMacro(node) }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { portCall(node) }
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        portWindow(node.expression, mark: node.questionMark)
        return .visitChildren
    }
    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        portWindow(node.expression, mark: node.exclamationMark)
        return .visitChildren
    }
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        portWindow(node.initializer)
        return .visitChildren
    }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self) { portModuleName(base.baseName) }
        portOlderMember(node)
        portSuperOfOpenMember(node)
        portAnyObject(node)
        return portMember(node)
    }
}
#endif
