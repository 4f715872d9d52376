#if Port
/// The size classes under which the subviews and constraints of a view are installed.
final class Variations {
    private struct Mask {
        let sizeClasses: String
        let kind: String
        let id: String
        let isIncluded: Bool
    }

    private var masks: [Mask] = []
    private let node: XMLNode
    private let translator: Translator

    init(_ node: XMLNode, _ translator: Translator) {
        self.node = node
        self.translator = translator
        for variation in node.children where variation.name == "variation" {
            variation.markRead()
            for mask in variation.children where mask.name == "mask" {
                mask.markRead()
                for each in mask.children {
                    masks.append(
                        Mask(
                            sizeClasses: variation.plainKey ?? "default", kind: mask.plainKey ?? "",
                            id: each["reference"] ?? "", isIncluded: each.name == "include"))
                }
            }
        }
    }

    /// The condition under which a subview or constraint is installed, or `nil` if it always is.
    func condition(_ kind: String, _ id: String) -> String? {
        let own = masks.filter { $0.kind == kind && $0.id == id }
        guard !own.isEmpty else { return nil }
        let normally = own.first { $0.sizeClasses == "default" }?.isIncluded ?? true
        let others = own.filter { $0.sizeClasses != "default" }.sorted {
            $0.sizeClasses.count < $1.sizeClasses.count
        }
        guard !others.isEmpty else { return "\(normally)" }
        let list = others.map { "\(SwiftText.quoted($0.sizeClasses)): \($0.isIncluded)" }.joined(separator: ", ")
        return "i.isInstalled(\(normally), [\(list)])"
    }

    /// Reports that the size classes are considered only when the view is loaded.
    func report() {
        for variation in node.children where variation.name == "variation" {
            guard let key = variation.plainKey, key != "default" else { continue }
            translator.report(
                variation,
                "the variation \"\(key)\" is chosen when the view is loaded, and not when the size class changes later")
        }
    }
}
#endif
