import Foundation

/// The appearance or disappearance of a context menu, which takes no time in Touchstone.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the menu's preview; always `nil`, because previews are not shown.
    var previewViewController: UIViewController? { get }
    /// Makes changes along with the menu; they are made when the delegate's method has returned.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a block that is called after all animations.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// How a context menu disappears when its preview is tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The menu is dismissed.
    case dismiss
    /// The preview grows to the whole screen.
    case pop
}

/// The disappearance of a context menu whose preview is tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the menu disappears.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects what a delegate adds, and then runs it.
@MainActor
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    var previewViewController: UIViewController? { nil }
    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        for change in animations { change() }
        for completion in completions { completion() }
    }
}
