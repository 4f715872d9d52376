import Foundation

/// Changes a tree of menus, in `buildMenu(with:)`. Whatever is not there is left alone.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    /// What the menus belong to.
    var system: UIMenuSystem { get }
    /// The menu of that identifier.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// The action of that identifier.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// The command with that action.
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    /// Puts a menu in another's place.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Gives a menu what `childrenBlock` makes of its elements.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Puts a menu before another.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu after another.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu at the beginning of another.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Puts a menu at the end of another.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Takes a menu away.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// What menus belong to. Neither is shown here.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    /// The menu bar.
    public static let main = UIMenuSystem()
    /// The menus of content.
    public static let context = UIMenuSystem()

    /// Has the menus built anew. Does nothing: they are not built.
    open func setNeedsRebuild() {}
    /// Has the menus asked anew. Does nothing.
    open func setNeedsRevalidate() {}
}

extension UIMenu.Identifier {
    /// The whole menu bar.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    /// The application's own menu.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// Files and documents.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// Editing.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// How content is shown.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// Windows.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// Help.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// What is known about the application.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// The application's settings.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// Other programs' services.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// Hiding the application.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// Ending the application.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// Another window.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// Opening what was open lately.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// Closing.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// Printing.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// Saving and its like.
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    /// Undo and redo.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// Cut, copy, paste and delete.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// Finding.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// Putting other words in place of some.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// Sharing.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// Looking words up.
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// Learning words.
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// Reading aloud.
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    /// Fonts and their like.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// Fonts.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// Larger and smaller text.
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// Colours of text.
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    /// On which side text begins.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    /// The toolbar.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// The sidebar.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    /// The full screen.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// Making a window small and large.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// Bringing all windows to the front.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
}
