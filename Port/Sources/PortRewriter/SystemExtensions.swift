#if Port
import SwiftSyntax

/// A member that an extension adds to a UIKit class and that classes of the target override. Without Objective-C such a member can't be
/// overridden: it calls a protocol to which the overriding classes conform.
struct OpenMember {
    let type: String
    let base: String
    let fullName: String

    private var suffix: String {
        (type + "_" + fullName).map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    }
    var proto: String { "Overriding_" + suffix }
    /// The name of the member in overriding classes.
    var overriding: String { "overriding_" + base }
    /// The name of the extension's own implementation.
    var original: String { "original_" + base }
}

extension Survey {
    /// The member of an extension of a UIKit class that this one overrides.
    func openMember(_ fullName: String, overriddenIn type: String) -> OpenMember? {
        for shape in lineage(of: type) where !shape.isDeclared {
            if let member = openMember(fullName, of: shape) { return member }
        }
        return nil
    }

    func openMember(_ fullName: String, of shape: TypeShape) -> OpenMember? {
        guard !shape.isDeclared, isOverridden(fullName, below: shape.name) else { return nil }
        if let method = shape.methods.first(where: { $0.fullName == fullName }) {
            guard !method.isStatic, method.node.genericParameterClause == nil, method.node.body != nil,
                method.node.signature.effectSpecifiers == nil
            else { return nil }
            return OpenMember(type: shape.name, base: method.base, fullName: fullName)
        }
        guard shape.readOnlyProperties.contains(fullName) else { return nil }
        return OpenMember(type: shape.name, base: fullName, fullName: fullName)
    }

    /// Whether a superclass in the target overrides it as well.
    func isOverridden(_ member: OpenMember, above type: String) -> Bool {
        lineage(of: type).dropFirst().contains { shape in
            shape.methods.contains { $0.isOverride && $0.fullName == member.fullName }
                || shape.overriddenProperties.contains(member.fullName)
        }
    }
}

extension Rewriter {
    private var around: TypeShape? { survey.types[scope.joined(separator: ".")] }

    func portOpenMethod(_ node: FunctionDeclSyntax) {
        guard let shape = around else { return }
        let parameters = node.signature.parameterClause.parameters
        let full = node.name.text + "(" + parameters.map { $0.firstName.text + ":" }.joined() + ")"
        if node.modifiers.contains(.override), let member = survey.openMember(full, overriddenIn: shape.name) {
            return rename(node.name, node.modifiers, member, shape)
        }
        guard let member = survey.openMember(full, of: shape), let body = node.body else { return }
        let arguments = parameters.map { parameter in
            let value = (parameter.secondName ?? parameter.firstName).text
            return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
        }.joined(separator: ", ")
        let signature = text(node.signature)
        split(body.leftBrace, member, call: "(\(arguments))", original: "func \(member.original)\(signature)")
        add(declaration(member, "func \(member.overriding)\(signature)"), for: node)
    }

    func portOpenProperty(_ node: VariableDeclSyntax) {
        guard let shape = around, node.parent?.is(MemberBlockItemSyntax.self) ?? false,
            let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return }
        if node.modifiers.contains(.override), let member = survey.openMember(name.text, overriddenIn: shape.name) {
            return rename(name, node.modifiers, member, shape)
        }
        guard let member = survey.openMember(name.text, of: shape), let block = binding.accessorBlock,
            let type = binding.typeAnnotation.map({ text($0) })
        else { return }
        split(block.leftBrace, member, call: "", original: "var \(member.original)\(type)")
        add(declaration(member, "var \(member.overriding)\(type) { get }"), for: node)
    }

    /// Splits the member into one that calls an override if there is one, and the original.
    private func split(_ brace: TokenSyntax, _ member: OpenMember, call: String, original: String) {
        edits.insert(
            " if let own = self as? any \(member.proto) { return own.\(member.overriding)\(call) }; "
                + "return \(member.original)\(call) }; \(original) {", at: brace.end)
    }

    private func declaration(_ member: OpenMember, _ requirement: String) -> String {
        let isolation = member.type.hasPrefix("UI") || member.type.hasPrefix("CA") ? "@MainActor " : ""
        return "\(isolation)protocol \(member.proto): AnyObject {\n    \(requirement)\n}\n"
    }

    private func rename(
        _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ member: OpenMember, _ shape: TypeShape
    ) {
        edits.replace(name.extent, by: member.overriding)
        guard !survey.isOverridden(member, above: shape.name) else { return }
        for modifier in modifiers where modifier.name.tokenKind == .keyword(.override) { blank(modifier) }
    }

    /// The protocols of the members that this class is the first to override.
    func portOpenConformances(_ node: ClassDeclSyntax) {
        guard let shape = survey.types[(scope + [node.name.text]).joined(separator: ".")],
            let last = node.inheritanceClause?.inheritedTypes.last
        else { return }
        let names = shape.methods.filter(\.isOverride).map(\.fullName) + shape.overriddenProperties.sorted()
        for name in names {
            guard let member = survey.openMember(name, overriddenIn: shape.name),
                !survey.isOverridden(member, above: shape.name)
            else { continue }
            edits.insert(", \(member.proto)", at: last.end)
        }
    }

    /// In iOS, table view cells conform to `UIGestureRecognizerDelegate` without declaring it.
    func portGestureConformance(_ node: ClassDeclSyntax) {
        let name = (scope + [node.name.text]).joined(separator: ".")
        guard let shape = survey.types[name], let last = node.inheritanceClause?.inheritedTypes.last,
            let base = shape.inherits.first, Survey.plain(base) == "UITableViewCell",
            !survey.lineage(of: name).contains(where: { $0.inherits.contains("UIGestureRecognizerDelegate") })
        else { return }
        edits.insert(", UIGestureRecognizerDelegate", at: last.end)
    }

    /// `super.reload()` of such a member.
    func portSuperOfOpenMember(_ node: MemberAccessExprSyntax) {
        guard let base = node.base, base.is(SuperExprSyntax.self), let shape = around else { return }
        let name = node.declName.baseName.text
        let candidates = survey.lineage(of: shape.name).filter { !$0.isDeclared }.flatMap { above in
            (above.methods.filter { $0.base == name }.map(\.fullName) + above.readOnlyProperties.filter { $0 == name })
                .compactMap { survey.openMember($0, of: above) }
        }
        guard let member = candidates.first else { return }
        if survey.isOverridden(member, above: shape.name) {
            edits.replace(node.declName.baseName.extent, by: member.overriding)
        } else {
            edits.replace(base.extent, by: "self")
            edits.replace(node.declName.baseName.extent, by: member.original)
        }
    }
}

/// The superclasses of UIKit's classes that applications often extend.
enum UIKitClasses {
    static let above: [String: String] = [
        "UIButton": "UIControl", "UILabel": "UIView", "UISlider": "UIControl", "UISwitch": "UIControl",
        "UIStepper": "UIControl",
        "UISegmentedControl": "UIControl", "UIPageControl": "UIControl", "UITextField": "UIControl",
        "UIRefreshControl": "UIControl", "UIControl": "UIView", "UIImageView": "UIView", "UIScrollView": "UIView",
        "UITextView": "UIScrollView", "UITableView": "UIScrollView", "UICollectionView": "UIScrollView",
        "UITableViewCell": "UIView", "UICollectionViewCell": "UICollectionReusableView",
        "UICollectionReusableView": "UIView", "UIStackView": "UIView", "UINavigationBar": "UIView",
        "UIWindow": "UIView",
        "UIView": "UIResponder", "UIViewController": "UIResponder", "UINavigationController": "UIViewController",
        "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
        "UITabBarController": "UIViewController", "UIPageViewController": "UIViewController",
        "UISplitViewController": "UIViewController", "UIApplication": "UIResponder", "UIResponder": "NSObject",
        "UITapGestureRecognizer": "UIGestureRecognizer", "UIPanGestureRecognizer": "UIGestureRecognizer",
        "UIPinchGestureRecognizer": "UIGestureRecognizer", "UIRotationGestureRecognizer": "UIGestureRecognizer",
        "UISwipeGestureRecognizer": "UIGestureRecognizer", "UILongPressGestureRecognizer": "UIGestureRecognizer",
        "UIScreenEdgePanGestureRecognizer": "UIPanGestureRecognizer", "UIGestureRecognizer": "NSObject",
        "UIBarButtonItem": "UIBarItem", "UIBarItem": "NSObject", "CALayer": "NSObject", "CAShapeLayer": "CALayer",
        "CAGradientLayer": "CALayer", "CATextLayer": "CALayer",
        "UITableViewHeaderFooterView": "UIView", "UICollectionViewListCell": "UICollectionViewCell",
        "UIToolbar": "UIView", "UITabBar": "UIView", "UISearchBar": "UIView", "UISearchTextField": "UITextField",
        "UIVisualEffectView": "UIView", "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView",
        "UIPickerView": "UIView", "UIDatePicker": "UIControl",
    ]

    /// Whether it is a listed UIKit class.
    static func isKnown(_ name: String) -> Bool { name == "NSObject" || above[name] != nil }

    static func isView(_ name: String) -> Bool { sequence(first: name) { above[$0] }.contains("UIView") }
}
#endif
