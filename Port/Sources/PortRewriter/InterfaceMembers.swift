#if Port
import PortInterfaceBuilder
import SwiftSyntax

/// Adds members to classes that find outlets, actions and attributes by name for nibs and storyboards, including private ones.
extension Rewriter {
    func portInterfaceMembers(_ node: ClassDeclSyntax) {
        guard options.makesInterfaceMembers else { return }
        let name = (scope + [node.name.text]).joined(separator: ".")
        guard let shape = survey.types[name] else { return }
        let classes = survey.lineage(of: name).filter(\.isDeclared)
        var members: [String] = []
        if classes.contains(where: { !$0.outlets.isEmpty }) {
            members.append(
                setter("interfaceConnect", of: name, "setOutlet", shape.outlets, above: { $0.outlets.isEmpty }))
        }
        if classes.contains(where: { !$0.inspectables.isEmpty }) {
            members.append(
                setter("interfaceSet", of: name, "setAttribute", shape.inspectables, above: { $0.inspectables.isEmpty })
            )
        }
        let actions = shape.interfaceActions(in: file)
        if !actions.isEmpty || classes.dropFirst().contains(where: { !$0.interfaceActions(in: nil).isEmpty }) {
            let cases = actions.map {
                "case \"\($0.actionName)\": return Selector(\(bound(shape.name, $0)), name: \"\($0.actionName)\")"
            }
            let next = above("interfaceAction", name, "(name)", else: "nil") { $0.interfaceActions(in: nil).isEmpty }
            members.append(
                finder(
                    "static func interfaceAction_\(ClassFacts.suffix(name))(_ name: String) -> Selector?", cases, next))
        }
        let creations = shape.methods.filter(\.isCreation)
        if classes.contains(where: { $0.methods.contains(where: \.isCreation) }) {
            let cases = creations.map { method in
                let values = ["coder", "sender", "identifier"]
                let arguments = zip(method.labels, values).map { ($0 == "_" ? "" : $0 + ": ") + $1 }
                return "case \"\(method.actionName)\": return \(method.base)(\(arguments.joined(separator: ", ")))"
            }
            let next = above("interfaceCreate", name, "(name, coder, sender, identifier)", else: "nil") {
                !$0.methods.contains(where: \.isCreation)
            }
            let head =
                "func interfaceCreate_\(ClassFacts.suffix(name))"
                + "(_ name: String, _ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController?"
            members.append(finder(head, cases, next))
        }
        if !members.isEmpty { additionsInClass.append((node.memberBlock.rightBrace.start, members)) }
    }

    /// Attributes that extensions add to UIKit's classes. The file of the first extension sets them.
    func portInterfaceExtensions() {
        guard options.makesInterfaceMembers else { return }
        for name in survey.order {
            guard let shape = survey.types[name], !shape.isDeclared, shape.inspectablesFile == file else { continue }
            additions.append(
                "extension \(name) {\n    "
                    + setter("interfaceSet", of: name, "setAttribute", shape.inspectables, above: { _ in true })
                    + "\n}\n")
        }
    }

    /// The call of the same member of the nearest superclass that has it.
    private func above(
        _ member: String, _ name: String, _ arguments: String, else none: String, _ isMissing: (TypeShape) -> Bool
    ) -> String {
        let found = survey.lineage(of: name).dropFirst().first { $0.isDeclared && !isMissing($0) }
        return found.map { "\(member)_\(ClassFacts.suffix($0.name))\(arguments)" } ?? none
    }

    private func setter(
        _ member: String, of name: String, _ function: String, _ properties: [String],
        above isMissing: (TypeShape) -> Bool
    ) -> String {
        let next = above(member, name, "(name, value)", else: "false", isMissing)
        let cases = properties.map { "case \"\($0)\": return \(function)(&self.\($0), to: value)" }
        return finder("func \(member)_\(ClassFacts.suffix(name))(_ name: String, _ value: Any?) -> Bool", cases, next)
    }

    private func finder(_ head: String, _ cases: [String], _ next: String) -> String {
        guard !cases.isEmpty else { return "\(head) { \(next) }" }
        return "\(head) { switch name { \(cases.joined(separator: "; ")); default: return \(next) } }"
    }
}

extension TypeShape {
    /// The methods that a nib can use and that the class's file can access.
    func interfaceActions(in file: Int?) -> [Method] {
        var names: Set<String> = []
        return methods.filter { method in
            method.isNamed && !method.isStatic && method.labels.count <= 2 && !method.isCreation
                && (!method.isPrivate || file == nil || method.file == file)
                && names.insert(method.actionName).inserted
        }
    }
}

extension Port {
    /// The facts about the classes that nibs and storyboards need.
    static func interfaceFacts(_ survey: Survey, module: String) -> ModuleFacts {
        var classes: [String: ClassFacts] = [:]
        var extensions: [String: Set<String>] = [:]
        for name in survey.order {
            guard let shape = survey.types[name] else { continue }
            guard shape.isDeclared else {
                if !shape.inspectables.isEmpty { extensions[name] = Set(shape.inspectables) }
                continue
            }
            // Another file cannot name a private class, or a generic class without its arguments.
            guard shape.isClass, !shape.isGeneric, shape.privateTo == nil else { continue }
            let line = survey.lineage(of: name).filter(\.isDeclared)
            let above = line.last?.inherits.first.map { Survey.plain($0) } ?? "NSObject"
            classes[name.split(separator: ".").last.map(String.init) ?? name] = ClassFacts(
                name: name, base: above.hasPrefix("UI") ? above : "NSObject",
                outlets: Set(line.flatMap(\.outlets)),
                actions: Set(line.flatMap { $0.interfaceActions(in: nil).map(\.actionName) }),
                attributes: Set(line.flatMap(\.inspectables)),
                creations: Set(line.flatMap { $0.methods.filter(\.isCreation).map(\.actionName) }))
        }
        return ModuleFacts(name: module, classes: classes, extensions: extensions)
    }
}
#endif
