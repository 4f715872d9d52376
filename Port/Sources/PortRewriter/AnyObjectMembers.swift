#if Port
import SwiftSyntax

/// In Objective-C, every member of every class can be called on `AnyObject` and is looked up at run time.
extension Rewriter {
    /// The members that `ObjectiveCMembers` declares.
    private static let found: Set<String> = [
        "cgRectValue", "cgPointValue", "cgSizeValue", "boolValue", "doubleValue", "floatValue", "intValue",
        "int32Value", "uintValue", "stringValue", "perform", "performSelector", "responds", "isEqual", "isKind",
        "value",
    ]
    private static let anyObjects: Set<String> = ["AnyObject", "AnyClass", "AnyObject.Type"]

    /// `(info[key] as AnyObject).cgRectValue`, `target?.perform(action)`.
    func portAnyObject(_ node: MemberAccessExprSyntax) {
        guard let base = node.base, Self.found.contains(node.declName.baseName.text) else { return }
        let inner =
            base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
            ?? base
        let known = types(of: inner)
        guard !known.isEmpty, known.allSatisfy({ Self.anyObjects.contains(Survey.plain($0)) }) else { return }
        if inner.is(TupleExprSyntax.self) {
            edits.insert("objectiveCMembers", at: inner.start)
        } else {
            edits.insert("objectiveCMembers(", at: inner.start)
            edits.close(")", at: inner.end)
        }
        // `target.perform?(action)` tests whether the method exists. Here it always exists.
        let mark =
            node.parent?.as(OptionalChainingExprSyntax.self)?.questionMark
            ?? node.parent?.as(ForceUnwrapExprSyntax.self)?.exclamationMark
        if let mark, let callee = node.parent, callee.parent?.is(FunctionCallExprSyntax.self) ?? false {
            edits.replace(mark.extent, by: "")
        }
    }
}
#endif
