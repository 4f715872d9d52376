#if Port
import SwiftSyntax

/// `override var delegate: UITableViewDelegate?`: Objective-C lets a subclass narrow the type of a property that can be set, and Swift does
/// not. The override gets the type of `UIScrollView.delegate`, and its accessors convert the values that they receive.
extension Rewriter {
    private static let narrowed: Set<String> = [
        "UITableViewDelegate", "UICollectionViewDelegate", "UITextViewDelegate",
    ]

    func portNarrowedDelegate(_ node: VariableDeclSyntax) {
        guard node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }),
            let binding = node.bindings.first,
            text(binding.pattern) == "delegate", let type = binding.typeAnnotation?.type,
            let name = type.tokens(viewMode: .sourceAccurate).map(\.text).first(where: Self.narrowed.contains)
        else { return }
        edits.replace(type.extent, by: "(any UIScrollViewDelegate)?")
        guard let accessors = binding.accessorBlock else { return }
        for token in accessors.tokens(viewMode: .sourceAccurate) where ["newValue", "oldValue"].contains(token.text) {
            edits.replace(token.extent, by: "(\(token.text) as? any \(name))")
        }
    }
}
#endif
