import Foundation

/// The actions of editing menus and keys. A responder has an action if its class overrides the method (RC-30, RC-32).
extension Selector {
    /// The action of Cut in the editing menu and of its key.
    public static let cut = edit("cut:", UIResponder.cut, Cut.self)
    /// The action of Copy in the editing menu and of its key.
    public static let copy = edit("copy:", UIResponder.copy, Copy.self)
    /// The action of Paste in the editing menu and of its key.
    public static let paste = edit("paste:", UIResponder.paste, Paste.self)
    /// Pastes text in the style of the surrounding text.
    public static let pasteAndMatchStyle = edit(
        "pasteAndMatchStyle:", UIResponder.pasteAndMatchStyle, PasteAndMatchStyle.self)
    /// Pastes an address and opens it.
    public static let pasteAndGo = edit("pasteAndGo:", UIResponder.pasteAndGo, PasteAndGo.self)
    /// Pastes text and searches for it.
    public static let pasteAndSearch = edit("pasteAndSearch:", UIResponder.pasteAndSearch, PasteAndSearch.self)
    /// The action of Select in the editing menu.
    public static let select = edit("select:", UIResponder.select, Select.self)
    /// The action of Select All in the editing menu and of its key.
    public static let selectAll = edit("selectAll:", UIResponder.selectAll, SelectAll.self)
    /// The action of Delete in the editing menu.
    public static let delete = edit("delete:", UIResponder.delete, Delete.self)
    /// Makes text run from left to right.
    public static let makeTextWritingDirectionLeftToRight = edit(
        "makeTextWritingDirectionLeftToRight:", UIResponder.makeTextWritingDirectionLeftToRight, LeftToRight.self)
    /// Makes text run from right to left.
    public static let makeTextWritingDirectionRightToLeft = edit(
        "makeTextWritingDirectionRightToLeft:", UIResponder.makeTextWritingDirectionRightToLeft, RightToLeft.self)
    /// Toggles bold style of the selection.
    public static let toggleBoldface = edit("toggleBoldface:", UIResponder.toggleBoldface, Boldface.self)
    /// Toggles italic style of the selection.
    public static let toggleItalics = edit("toggleItalics:", UIResponder.toggleItalics, Italics.self)
    /// Toggles underlining of the selection.
    public static let toggleUnderline = edit("toggleUnderline:", UIResponder.toggleUnderline, Underline.self)
    /// Makes the selection's font larger.
    public static let increaseSize = edit("increaseSize:", UIResponder.increaseSize, Increase.self)
    /// Makes the selection's font smaller.
    public static let decreaseSize = edit("decreaseSize:", UIResponder.decreaseSize, Decrease.self)
    /// Prints content; named `print:` in Objective-C.
    public static let printContent = edit("print:", UIResponder.printContent, Print.self)

    /// Changes text attributes. The sender is the closure that converts the current attributes.
    public static let updateTextAttributes: Selector = {
        let probe = OverrideProbe(base: UIResponder.self, overriding: Attributes.self, plain: Plain.self)
        return Selector(name: "updateTextAttributesWithConversionHandler:") { responder in
            responder is UIResponder && probe.isOverridden(by: type(of: responder))
        } call: { target, sender, _ in
            guard let responder = target as? UIResponder, let handler = sender as? TextAttributeConversion else {
                return false
            }
            responder.updateTextAttributes(conversionHandler: handler)
            return true
        }
    }()

    private static func edit(
        _ name: String, _ method: @escaping @MainActor (UIResponder) -> (Any?) -> Void, _ overriding: AnyClass
    ) -> Selector {
        let probe = OverrideProbe(base: UIResponder.self, overriding: overriding, plain: Plain.self)
        return Selector(name: name) { responder in
            responder is UIResponder && probe.isOverridden(by: type(of: responder))
        } call: { target, sender, _ in
            guard let responder = target as? UIResponder else { return false }
            method(responder)(sender)
            return true
        }
    }
}

/// Touchstone extension: a closure that returns new attributes for the given attributes of a text.
public typealias TextAttributeConversion = ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]

// One class for each action, which overrides only that action.
private final class Plain: UIResponder {}
private final class Cut: UIResponder { override func cut(_ sender: Any?) {} }
private final class Copy: UIResponder { override func copy(_ sender: Any?) {} }
private final class Paste: UIResponder { override func paste(_ sender: Any?) {} }
private final class PasteAndMatchStyle: UIResponder { override func pasteAndMatchStyle(_ sender: Any?) {} }
private final class PasteAndGo: UIResponder { override func pasteAndGo(_ sender: Any?) {} }
private final class PasteAndSearch: UIResponder { override func pasteAndSearch(_ sender: Any?) {} }
private final class Select: UIResponder { override func select(_ sender: Any?) {} }
private final class SelectAll: UIResponder { override func selectAll(_ sender: Any?) {} }
private final class Delete: UIResponder { override func delete(_ sender: Any?) {} }
private final class LeftToRight: UIResponder {
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
}
private final class RightToLeft: UIResponder {
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
}
private final class Boldface: UIResponder { override func toggleBoldface(_ sender: Any?) {} }
private final class Italics: UIResponder { override func toggleItalics(_ sender: Any?) {} }
private final class Underline: UIResponder { override func toggleUnderline(_ sender: Any?) {} }
private final class Increase: UIResponder { override func increaseSize(_ sender: Any?) {} }
private final class Decrease: UIResponder { override func decreaseSize(_ sender: Any?) {} }
private final class Print: UIResponder { override func printContent(_ sender: Any?) {} }
private final class Attributes: UIResponder {
    override func updateTextAttributes(conversionHandler: @escaping TextAttributeConversion) {}
}
