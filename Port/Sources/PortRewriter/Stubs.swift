#if Port
import SwiftSyntax

/// Stubs for optional requirements that only subclasses implement.
extension Survey {
    /// The stubs of a class for optional requirements that only its subclasses implement.
    func stubs(of shape: TypeShape) -> [(fullName: String, text: String)] {
        if let known = knownStubs[shape.name] { return known }
        var stubs: [(fullName: String, text: String)] = []
        defer { knownStubs[shape.name] = stubs }
        guard shape.isDeclared, shape.isClass else { return [] }
        let scope = shape.name.split(separator: ".").dropLast().map(String.init)
        let protocols = shape.inherits.map { resolve($0, within: scope)?.name ?? Survey.plain($0) }
        let line = lineage(of: shape.name)
        // The UIKit protocols whose default implementations are called.
        var unimplemented: Set<String> = []
        for below in order.compactMap({ types[$0] }) where below !== shape && below.isClass {
            guard lineage(of: below.name).dropFirst().contains(where: { $0 === shape }) else { continue }
            for method in below.methods where !method.isOverride && !method.isStatic {
                guard !line.contains(where: { $0.methods.contains { $0.fullName == method.fullName } }),
                    !stubs.contains(where: { $0.fullName == method.fullName })
                else { continue }
                let signature = method.node.signature
                let head = "func \(method.base)\(signature.parameterClause.trimmedDescription)"
                let result = signature.returnClause?.trimmedDescription
                if requirements[method.base]?.contains(where: {
                    protocols.contains($0.proto) && $0.labels == method.labels
                })
                    ?? false
                {
                    let throwing = " throws(UnimplementedRequirement) " + (result.map { $0 + " " } ?? "")
                    stubs.append((method.fullName, head + throwing + "{ throw UnimplementedRequirement() }"))
                } else if UIKitProtocols.optionalMethods.contains(method.base),
                    let stub = delegateStub(method, head, result, protocols)
                {
                    if result != nil { unimplemented.insert(stub.proto) }
                    stubs.append((method.fullName, stub.text))
                }
            }
            for name in below.readOnlyProperties.sorted() where !below.overriddenProperties.contains(name) {
                guard !line.contains(where: { $0.properties[name] != nil || $0.readOnlyProperties.contains(name) }),
                    !stubs.contains(where: { $0.fullName == name }),
                    let type = requirements[name]?.first(where: { $0.isProperty && protocols.contains($0.proto) })?
                        .result
                else { continue }
                let getter = "get throws(UnimplementedRequirement) { throw UnimplementedRequirement() }"
                stubs.append((name, "var \(name): \(type) { \(getter) }"))
            }
        }
        if !unimplemented.isEmpty {
            let conformances = (["NSObject"] + unimplemented.sorted()).joined(separator: ", ")
            stubs.insert(
                (Survey.unimplemented, "private final class \(Survey.unimplemented): \(conformances) {}"), at: 0)
        }
        return stubs
    }

    /// An empty nested class, whose methods are UIKit's default implementations.
    private static let unimplemented = "UnimplementedDelegate"

    /// A delegate method of UIKit that does nothing or returns UIKit's default, or `nil` if there is no default.
    private func delegateStub(
        _ method: Method, _ head: String, _ result: String?, _ protocols: [String]
    ) -> (proto: String, text: String)? {
        // The methods of a data source without a default are required.
        let ends = ["Delegate", "DelegateFlowLayout"] + (result == nil ? ["DataSource"] : [])
        let proto = protocols.first { name in
            types[name] == nil && ends.contains { name.hasSuffix($0) }
                && UIKitProtocols.mayDeclare(name, method: method.base, labels: method.labels)
        }
        guard let proto else { return nil }
        guard let result else { return (proto, head + " {}") }
        // An empty class cannot conform to a protocol with requirements.
        guard !UIKitProtocols.haveRequirements.contains(proto) else { return nil }
        let arguments = method.node.signature.parameterClause.parameters.map { parameter in
            let label = parameter.firstName.text
            return (label == "_" ? "" : label + ": ") + (parameter.secondName ?? parameter.firstName).text
        }
        let call = "\(Survey.unimplemented)().\(method.base)(\(arguments.joined(separator: ", ")))"
        return (proto, "\(head) \(result) { \(call) }")
    }
}
#endif
