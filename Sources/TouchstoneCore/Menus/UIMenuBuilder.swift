import Foundation

/// Changes a tree of menus in `buildMenu(with:)`. Changes to elements that do not exist have no effect.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    /// The menu system that the menus belong to.
    var system: UIMenuSystem { get }
    /// Returns the menu with an identifier.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// Returns the action with an identifier.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// Returns the command with an action and property list.
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    /// Replaces a menu with another.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Replaces the elements of a menu with the result of `childrenBlock`.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Inserts a menu before another one.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu after another one.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu at the beginning of another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts a menu at the end of another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Removes a menu from the tree.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A system of menus. Touchstone shows neither of the two.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    /// The menus of the menu bar.
    public static let main = UIMenuSystem()
    /// The context menus of content.
    public static let context = UIMenuSystem()

    /// Requests that the menus are built again. Does nothing, because no menus are built.
    open func setNeedsRebuild() {}
    /// Requests that commands are validated again. Does nothing.
    open func setNeedsRevalidate() {}
}

extension UIMenu.Identifier {
    /// The menu bar itself.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    /// The menu of the application.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// The File menu, for documents.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// The Edit menu, for editing.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// The View menu, for how content is shown.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// The Window menu, for windows.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// The Help menu, for documentation.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// The About item of the application.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// The settings of the application.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// The services of other applications.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// The items that hide the application.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// The item that quits the application.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// The item that opens a new window.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// The menu of recently opened documents.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// The items that close windows or documents.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// The items that print content.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// The items that save a document.
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    /// The Undo and Redo items.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// The Cut, Copy, Paste and Delete items.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// The items that find text.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// The items that replace text.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// The items that share content.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// The items that look up words.
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// The items that teach spelling words.
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// The items that read text aloud.
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    /// The Format menu, for fonts and text.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// The items that change the font.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// The items that change the size of text.
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// The items that change the color of text.
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    /// The items that change the alignment of text.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    /// The items that change the toolbar.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// The items that change the sidebar.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    /// The item that enters full screen.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// The items that minimize and zoom a window.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// The item that brings all windows to the front.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
}
