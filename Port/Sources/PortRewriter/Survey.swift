#if Port
import SwiftSyntax

/// A declared method.
struct Method {
    let base: String
    let labels: [String]
    let node: FunctionDeclSyntax
    let file: Int
    let isStatic: Bool
    let isOverride: Bool
    let customName: String?
    let isInExtension: Bool
    /// Whether Objective-C can call it by name.
    let isNamed: Bool
    /// Whether it creates the destination of a storyboard's segue.
    let isCreation: Bool

    /// Includes the access level of its extension.
    var isPrivate: Bool {
        let around = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)?.modifiers
        return [node.modifiers, around].compactMap { $0 }.contains {
            $0.contains(.private) || $0.contains(.fileprivate)
        }
    }

    /// `move(to:animated:)`.
    var fullName: String { base + "(" + labels.map { $0 + ":" }.joined() + ")" }
    var actionName: String { customName ?? ActionName.of(base, labels: labels) }
}

/// A type that the target declares or extends.
final class TypeShape {
    let name: String
    var isDeclared = false
    var isClass = false
    var isGeneric = false
    var inherits: [String] = []
    var methods: [Method] = []
    /// The types of the properties that have a type annotation.
    var properties: [String: String] = [:]
    var overriddenProperties: Set<String> = []
    /// Computed properties without a setter.
    var readOnlyProperties: Set<String> = []
    /// The ends of its bodies, where members of extensions are inserted. There are several if `#if` chooses one.
    var bodyEnds: [(file: Int, offset: Int)] = []
    var isProtocol = false
    var isFinal = false
    var isOnMainActor = false
    /// The properties that nibs and storyboards connect.
    var outlets: [String] = []
    /// The properties that Interface Builder shows as attributes.
    var inspectables: [String] = []
    /// The file of the first one.
    var inspectablesFile: Int?
    /// The labels of the required initializers.
    var requiredInitializers: Set<[String]> = []

    init(_ name: String) { self.name = name }

    /// The file in which it is private.
    var privateTo: Int?
}

/// An optional requirement of a protocol.
struct OptionalRequirement {
    let proto: String
    let base: String
    let labels: [String]
    let parameterTypes: [String]
    let result: String?
    let isProperty: Bool
}

/// The declarations of all files of a target.
final class Survey {
    private(set) var types: [String: TypeShape] = [:]
    private(set) var requirements: [String: [OptionalRequirement]] = [:]
    /// The annotated types of the properties, parameters and variables with each name.
    private(set) var typesOfNames: [String: Set<String>] = [:]
    /// The names of all properties.
    private(set) var propertyNames: Set<String> = []
    /// The types that the target's type aliases name.
    private(set) var aliases: [String: String] = [:]
    /// The types in the order of the files, which makes the output deterministic.
    private(set) var order: [String] = []
    /// The application delegate's class: the one with `@main` or `@UIApplicationMain`, or the first that conforms.
    private(set) var applicationDelegate: String?
    /// Whether a type with `@main` starts the program.
    private(set) var hasMainType = false
    var knownStubs: [String: [(fullName: String, text: String)]] = [:]

    init(_ sources: [Source], conditions: Conditions) {
        for (index, source) in sources.enumerated() {
            let surveyor = Surveyor(self, file: index, conditions: conditions)
            surveyor.walk(source.tree)
        }
    }

    func shape(_ name: String) -> TypeShape {
        if let shape = types[name] { return shape }
        let shape = TypeShape(name)
        types[name] = shape
        order.append(name)
        return shape
    }

    fileprivate func noteDelegate(_ name: String, isMain: Bool) {
        if isMain || applicationDelegate == nil { applicationDelegate = name }
        if isMain { hasMainType = true }
    }

    fileprivate func add(_ requirement: OptionalRequirement) {
        requirements[requirement.base, default: []].append(requirement)
    }

    fileprivate func noteAlias(_ name: String, of type: String) { aliases[name] = type }

    fileprivate func note(_ name: String, type: String?, isProperty: Bool) {
        if isProperty { propertyNames.insert(name) }
        if let type { typesOfNames[name, default: []].insert(type) }
    }

    /// The shape that a name means within a type.
    func resolve(_ name: String, within scope: [String] = []) -> TypeShape? {
        let plain = Survey.plain(name)
        for count in stride(from: scope.count, through: 0, by: -1) {
            if let shape = types[(scope.prefix(count) + [plain]).joined(separator: ".")] { return shape }
        }
        return nil
    }

    /// Whether the unqualified name denotes the type in that file.
    func isNameable(_ shape: TypeShape, in file: Int) -> Bool {
        guard shape.isDeclared, shape.isClass else { return false }
        let parts = shape.name.split(separator: ".").map(String.init)
        return parts.indices.allSatisfy { index in
            guard let outer = types[parts[...index].joined(separator: ".")] else { return true }
            return !outer.isGeneric && (outer.privateTo == nil || outer.privateTo == file)
        }
    }

    /// The type itself and its superclasses, nearest first: those of the target, and the UIKit classes that it extends.
    func lineage(of name: String) -> [TypeShape] {
        var result: [TypeShape] = []
        var next = types[name]
        while let shape = next, !result.contains(where: { $0 === shape }) {
            result.append(shape)
            let outer = shape.name.split(separator: ".").dropLast().map(String.init)
            next = shape.inherits.lazy.compactMap { self.classShape($0, within: outer) }.first
            if next == nil, !shape.isDeclared {
                next = UIKitClasses.above[shape.name].flatMap { classShape($0, within: []) }
            }
        }
        return result
    }

    /// The class with that name, or its nearest superclass that the target extends.
    private func classShape(_ name: String, within scope: [String]) -> TypeShape? {
        if let shape = resolve(name, within: scope) { return shape.isClass || !shape.isDeclared ? shape : nil }
        var system = UIKitClasses.above[Survey.plain(name)]
        while let each = system {
            if let shape = types[each] { return shape }
            system = UIKitClasses.above[each]
        }
        return nil
    }

    func methods(of name: String, base: String) -> [Method] {
        lineage(of: name).flatMap(\.methods).filter { $0.base == base }
    }

    /// Whether a subclass in the target overrides the member.
    func isOverridden(_ member: String, below name: String) -> Bool {
        types.values.contains { shape in
            shape.name != name
                && (shape.methods.contains { $0.isOverride && $0.fullName == member }
                    || shape.overriddenProperties.contains(member))
                && lineage(of: shape.name).contains { $0.name == name }
        }
    }

    /// `Cell` of `Module.Cell<Item>?`.
    static func plain(_ type: String) -> String {
        var name = type
        for prefix in ["any ", "some ", "@MainActor ", "@preconcurrency ", "@unchecked ", "UIKit.", "Foundation."] {
            if name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
        }
        while let last = name.last, last == "?" || last == "!" { name.removeLast() }
        if let open = name.firstIndex(of: "<") { name = String(name[..<open]) }
        return name
    }
}

/// Adds the declarations of one file to a survey.
private final class Surveyor: SyntaxVisitor {
    private let survey: Survey
    private let file: Int
    private let conditions: Conditions
    private var scope: [String] = []
    private var inExtension: [Bool] = []
    /// Whether all members of the type or extension have names in Objective-C.
    private var allAreNamed: [Bool] = []

    init(_ survey: Survey, file: Int, conditions: Conditions) {
        self.survey = survey
        self.file = file
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    private func enter(
        _ name: String, _ inherits: InheritanceClauseSyntax?, isClass: Bool, allAreNamed: Bool = false,
        end brace: TokenSyntax
    ) {
        scope.append(name)
        inExtension.append(false)
        self.allAreNamed.append(allAreNamed)
        let shape = survey.shape(scope.joined(separator: "."))
        shape.isDeclared = true
        shape.isClass = isClass
        let names = inherits?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        shape.inherits = names + shape.inherits
        if conditions.open(around: brace).isEmpty { shape.bodyEnds = [] }
        shape.bodyEnds.append((file, brace.start))
    }

    private func leave(_ count: Int = 1) {
        scope.removeLast(count)
        inExtension.removeLast()
        allAreNamed.removeLast()
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node.name.text, node.inheritanceClause, isClass: true, allAreNamed: node.attributes.has("objcMembers"),
            end: node.memberBlock.rightBrace)
        let shape = survey.shape(scope.joined(separator: "."))
        if node.genericParameterClause != nil { shape.isGeneric = true }
        if node.modifiers.contains(.final) { shape.isFinal = true }
        if node.attributes.has("MainActor") { shape.isOnMainActor = true }
        let isMain = node.attributes.has("main") || node.attributes.has("UIApplicationMain")
        if isMain || shape.inherits.contains("UIApplicationDelegate") {
            survey.noteDelegate(shape.name, isMain: isMain)
        }
        if node.modifiers.contains(.private) || node.modifiers.contains(.fileprivate) { shape.privateTo = file }
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        conditions.isActive(node) == false ? .skipChildren : .visitChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.inheritanceClause, isClass: false, end: node.memberBlock.rightBrace)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.inheritanceClause, isClass: false, end: node.memberBlock.rightBrace)
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.inheritanceClause, isClass: false, end: node.memberBlock.rightBrace)
        return .visitChildren
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        survey.noteAlias(node.name.text, of: node.initializer.value.trimmedDescription)
        return .visitChildren
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.inheritanceClause, isClass: false, end: node.memberBlock.rightBrace)
        survey.shape(scope.joined(separator: ".")).isProtocol = true
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        scope.append(Survey.plain(node.extendedType.trimmedDescription))
        inExtension.append(true)
        allAreNamed.append(node.attributes.has("objc"))
        let shape = survey.shape(scope.joined(separator: "."))
        shape.inherits += node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        for parameter in node.signature.parameterClause.parameters {
            survey.note(
                (parameter.secondName ?? parameter.firstName).text, type: parameter.type.trimmedDescription,
                isProperty: false)
        }
        guard !scope.isEmpty, node.parent?.is(MemberBlockItemSyntax.self) ?? false else { return .visitChildren }
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        if node.modifiers.contains(.optional) {
            survey.add(
                OptionalRequirement(
                    proto: scope.joined(separator: "."), base: node.name.text, labels: labels,
                    parameterTypes: node.signature.parameterClause.parameters.map { $0.type.trimmedDescription },
                    result: node.signature.returnClause?.type.trimmedDescription, isProperty: false))
        }
        survey.shape(scope.joined(separator: ".")).methods.append(
            Method(
                base: node.name.text, labels: labels, node: node, file: file,
                isStatic: node.modifiers.areOfType,
                isOverride: node.modifiers.contains(.override), customName: node.attributes.objectiveCName,
                isInExtension: inExtension.last ?? false,
                isNamed: node.attributes.has("objc") || node.attributes.has("IBAction")
                    || allAreNamed.last ?? false,
                isCreation: node.attributes.has("IBSegueAction")))
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = node.signature.parameterClause.parameters
        for parameter in parameters {
            survey.note(
                (parameter.secondName ?? parameter.firstName).text, type: parameter.type.trimmedDescription,
                isProperty: false)
        }
        guard !scope.isEmpty else { return .visitChildren }
        let shape = survey.shape(scope.joined(separator: "."))
        if node.modifiers.contains(.required) || shape.isProtocol {
            shape.requiredInitializers.insert(parameters.map(\.firstName.text))
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.is(MemberBlockItemSyntax.self) ?? false
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            var type = binding.typeAnnotation?.type.trimmedDescription
            if type == nil, let value = binding.initializer?.value { type = madeType(value) }
            survey.note(name, type: type, isProperty: true)
            guard isMember, !scope.isEmpty else { continue }
            let shape = survey.shape(scope.joined(separator: "."))
            if let type { shape.properties[name] = type }
            if node.attributes.has("IBOutlet") { shape.outlets.append(name) }
            if node.attributes.has("IBInspectable") || node.attributes.has("GKInspectable") {
                shape.inspectables.append(name)
                if shape.inspectablesFile == nil { shape.inspectablesFile = file }
            }
            if let block = binding.accessorBlock, case .getter = block.accessors {
                shape.readOnlyProperties.insert(name)
            }
            if node.modifiers.contains(.override) { shape.overriddenProperties.insert(name) }
            if node.modifiers.contains(.optional) {
                survey.add(
                    OptionalRequirement(
                        proto: scope.joined(separator: "."), base: name, labels: [], parameterTypes: [], result: type,
                        isProperty: true))
            }
        }
        return .visitChildren
    }

    /// `Model` of `Model(…)`.
    private func madeType(_ value: ExprSyntax) -> String? {
        guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
        let name = call.calledExpression.trimmedDescription
        return name.first?.isUppercase ?? false ? name : nil
    }
}

extension DeclModifierListSyntax {
    func contains(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }
    /// Whether the member belongs to the type rather than to its objects.
    var areOfType: Bool { contains(.static) || contains(.class) }
}

extension AttributeListSyntax {
    func has(_ name: String) -> Bool {
        contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
    }

    /// `name:` of `@objc(name:)`.
    var objectiveCName: String? {
        for case .attribute(let attribute) in self where attribute.attributeName.trimmedDescription == "objc" {
            guard let arguments = attribute.arguments else { continue }
            return arguments.trimmedDescription
        }
        return nil
    }
}
#endif
