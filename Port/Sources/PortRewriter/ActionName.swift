#if Port
/// The Objective-C names of Swift methods.
enum ActionName {
    /// `tapped(_:)` is `tapped:`, `move(to:animated:)` is `moveTo:animated:`, `play(song:)` is `playWithSong:`.
    static func of(_ base: String, labels: [String]) -> String {
        guard let first = labels.first else { return base }
        var name = base
        if first != "_" {
            let needsWith = !prepositions.contains(firstWord(first)) && !prepositions.contains(lastWord(base))
            if needsWith { name += "With" }
            name += first.prefix(1).uppercased() + first.dropFirst()
        }
        name += ":"
        for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
        return name
    }

    private static func firstWord(_ name: String) -> String {
        String(name.prefix { !$0.isUppercase })
    }

    private static func lastWord(_ name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return name[start...].lowercased()
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]

    /// Actions with a constant in `Selector`. A responder implements them only if its class overrides them.
    static let standard: [String: String] = [
        "cut:": "cut", "copy:": "copy", "paste:": "paste", "pasteAndMatchStyle:": "pasteAndMatchStyle",
        "pasteAndGo:": "pasteAndGo", "pasteAndSearch:": "pasteAndSearch", "select:": "select",
        "selectAll:": "selectAll", "delete:": "delete",
        "makeTextWritingDirectionLeftToRight:": "makeTextWritingDirectionLeftToRight",
        "makeTextWritingDirectionRightToLeft:": "makeTextWritingDirectionRightToLeft",
        "toggleBoldface:": "toggleBoldface", "toggleItalics:": "toggleItalics", "toggleUnderline:": "toggleUnderline",
        "increaseSize:": "increaseSize", "decreaseSize:": "decreaseSize", "print:": "printContent",
        "printContent:": "printContent",
    ]

    /// UIKit methods that are named by a string or without labels, with their class and reference.
    static let ofUIKit: [String: (type: String, reference: String)] = [
        "resignFirstResponder": ("UIResponder", "resignFirstResponder"),
        "becomeFirstResponder": ("UIResponder", "becomeFirstResponder"),
        "endEditing:": ("UIView", "endEditing(_:)"),
        "setNeedsDisplay": ("UIView", "setNeedsDisplay as () -> Void"),
        "setNeedsLayout": ("UIView", "setNeedsLayout"),
        "layoutIfNeeded": ("UIView", "layoutIfNeeded"),
        "removeFromSuperview": ("UIView", "removeFromSuperview"),
        "reloadData": ("UITableView", "reloadData"),
    ]

    /// The methods by base name, for references without labels.
    static let labelsOfUIKit: [String: [String]] = [
        "endEditing": ["_"], "dismiss": ["animated", "completion"], "popViewController": ["animated"],
        "popToRootViewController": ["animated"],
    ]
}
#endif
