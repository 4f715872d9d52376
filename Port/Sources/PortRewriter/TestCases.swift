#if Port
import SwiftSyntax

/// XCTest's `setUp()` and `tearDown()` are nonisolated. In iOS, a test case on the main actor may override them anyway, here only with a
/// nonisolated method. XCTest calls them on the main thread.
extension Rewriter {
    private static let hooks: Set<String> = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"]

    func portTestCase(_ node: FunctionDeclSyntax) {
        guard Self.hooks.contains(node.name.text), node.modifiers.contains(.override), let body = node.body,
            node.signature.parameterClause.parameters.isEmpty, !node.modifiers.contains(.nonisolated),
            node.signature.effectSpecifiers?.asyncSpecifier == nil,
            let shape = survey.types[scope.joined(separator: ".")], isTestCase(shape.name)
        else { return }
        let own = node.attributes.first { isMainActor($0) }
        guard own != nil || survey.lineage(of: shape.name).contains(where: \.isOnMainActor) else { return }
        if let own { blank(own) }
        edits.insert("nonisolated ", at: node.funcKeyword.start)
        let attempt = node.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
        edits.insert(" \(attempt)MainActor.assumeIsolated {", at: body.leftBrace.end)
        edits.close("} ", at: body.rightBrace.start)
    }

    private func isMainActor(_ attribute: AttributeListSyntax.Element) -> Bool {
        attribute.as(AttributeSyntax.self).map { text($0.attributeName) == "MainActor" } ?? false
    }

    private func isTestCase(_ name: String) -> Bool {
        survey.lineage(of: name).contains { shape in
            guard let base = shape.inherits.first else { return false }
            return ["XCTestCase", "ApplicationTestCase"].contains(Survey.plain(base).split(separator: ".").last ?? "")
        }
    }
}
#endif
