import Foundation

/// Properties without an effect, and older names of others.
extension UIViewController {
    /// Whether a touch beside the popover leaves it open; another name of `isModalInPresentation`.
    public var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }
    /// Whether the focus returns to its view when the controller appears again; the default is `true`. Setting it has no effect.
    public var restoresFocusAfterTransition: Bool {
        get { true }
        set {}
    }
    /// Whether actions are performed while the controller presents another; always `true`.
    public var performsActionsWhilePresentingModally: Bool { true }
}
