import Foundation

/// An object that can respond to events: the base class of views, controllers, windows, scenes and the application.
///
/// An event that a responder does not handle goes to its `next` responder. The default implementation of every
/// event method does just that, so overriding a method without calling `super` stops the event there, and calling
/// `super` passes it on (RC-9, RC-12).
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// The way back to it for those who must not retain it; of views and controllers.
    var targetLink: WeakLink<UIResponder>? { nil }

    // MARK: The chain

    /// The responder that gets an event this one does not handle; nil ends the chain (RC-1).
    ///
    /// There is no stored chain: each hop is asked for when an event climbs (RC-8), so an override reroutes it (RC-7).
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether it may become the first responder; false by default (RC-18).
    open var canBecomeFirstResponder: Bool { false }
    /// Whether it may give that up; true by default (RC-18).
    open var canResignFirstResponder: Bool { true }

    /// Whether its window sends it what has no place on the screen: keys, shakes, actions without a target (RC-21).
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Asks to become its window's first responder; says whether it is (RC-19).
    @discardableResult
    open func becomeFirstResponder() -> Bool { takeFirstResponder() }

    /// Gives up being the first responder; nobody takes its place (RC-20).
    @discardableResult
    open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

    /// The view that it is, or that it manages and has loaded; nil for others.
    var responderView: UIView? { nil }
    /// It has, or has no longer, the keyboard focus or the first responder's place.
    func focusChanged() {}
    /// The keyboard focus came to it or to what it holds, or left; called on the view that had it, the one that has it, and all
    /// above both in the responder chain. Does nothing by default.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// It is the first responder now; for subclasses that edit.
    func firstResponderBegan() {}
    /// It is the first responder no longer, whoever ended it.
    func firstResponderEnded() {}

    /// What serves for input while this, or a responder below it, is the first responder (RC-25).
    open var inputView: UIView? { nil }
    /// What stands above the keyboard while this, or a responder below it, is the first responder; nil by default
    /// (RC-25).
    open var inputAccessoryView: UIView? { nil }
    /// A controller whose view serves, where there is no such view.
    open var inputViewController: UIInputViewController? { nil }
    /// A controller whose view stands above the keyboard, where there is no such view; nil by default (RC-25).
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// Looks `inputView` and `inputAccessoryView` up anew, if this is the first responder.
    open func reloadInputViews() {
        if isFirstResponder { responderWindow?.application?.inputViewsChanged() }
    }

    // MARK: Actions

    /// Whether this responder itself takes the action: by default, whether it implements it (RC-30).
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isImplemented(self)
    }

    /// Who takes the action, from here up the chain (RC-29).
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        var responder: UIResponder? = self
        while let current = responder {
            if current.canPerformAction(action, withSender: sender) { return current }
            responder = current.next
        }
        return nil
    }

    /// The nearest up the chain; windows supply one (RC-35).
    open var undoManager: UndoManager? { next?.undoManager }

    /// The key commands this responder offers (RC-33).
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Hooks of what is not here

    /// It was made from a nib. Nobody calls it: there are none.
    open func awakeFromNib() {}
    /// It is about to be shown by a tool that draws interfaces. Nobody calls it.
    open func prepareForInterfaceBuilder() {}
    /// Changes the application's menus. Nobody calls it but the application itself: there is no menu bar.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// A command is about to be shown in a menu bar: the place to say whether and how. Nobody calls it.
    open func validate(_ command: UICommand) {}
    /// Writes what is to be restored when the application starts again. Nobody calls it.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Reads what is to be restored. Nobody calls it.
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: Standard edit actions (RC-32)

    // A responder that has an action overrides it; these themselves do nothing and do not count as having it.
    /// Removes the selection and puts it on the pasteboard.
    open func cut(_ sender: Any?) {}
    /// Puts the selection on the pasteboard.
    open func copy(_ sender: Any?) {}
    /// Puts in what is on the pasteboard.
    open func paste(_ sender: Any?) {}
    /// Pastes in the style of what is around.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Pastes an address and goes there.
    open func pasteAndGo(_ sender: Any?) {}
    /// Pastes words and searches for them.
    open func pasteAndSearch(_ sender: Any?) {}
    /// Selects what is near the caret, such as the word.
    open func select(_ sender: Any?) {}
    /// Selects everything.
    open func selectAll(_ sender: Any?) {}
    /// Removes the selection.
    open func delete(_ sender: Any?) {}
    /// Has the text begin at the left.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    /// Has the text begin at the right.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    /// Makes the selection bold, or no longer.
    open func toggleBoldface(_ sender: Any?) {}
    /// Makes the selection slanted, or no longer.
    open func toggleItalics(_ sender: Any?) {}
    /// Underlines the selection, or no longer.
    open func toggleUnderline(_ sender: Any?) {}
    /// Makes the selection's font larger.
    open func increaseSize(_ sender: Any?) {}
    /// Makes the selection's font smaller.
    open func decreaseSize(_ sender: Any?) {}
    /// Prints; `print:` in Objective-C, a name that Swift's own function has.
    open func printContent(_ sender: Any?) {}
    /// Changes the selection's attributes to what `conversionHandler` makes of the present ones.
    open func updateTextAttributes(conversionHandler: @escaping TextAttributeConversion) {}

    // MARK: Touches

    /// Fingers went down in this view. Override all four touch methods, or none (RC-10).
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        taker(of: .touchesBegan, event)?.touchesBegan(touches, with: event)
    }

    /// Fingers moved, wherever they are now (DL-9); by default passed on (RC-9).
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        taker(of: .touchesMoved, event)?.touchesMoved(touches, with: event)
    }

    /// Fingers lifted, which closes what `touchesBegan` began (DL-10); by default passed on (RC-9).
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        taker(of: .touchesEnded, event)?.touchesEnded(touches, with: event)
    }

    /// The system took the touches away: undo what `touchesBegan` did (DL-18).
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        taker(of: .touchesCancelled, event)?.touchesCancelled(touches, with: event)
    }

    /// Better values arrived for properties that were estimated when they were delivered (T-14).
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        taker(of: .touchesEstimatedPropertiesUpdated, nil)?.touchesEstimatedPropertiesUpdated(touches)
    }

    /// The last of those above this responder, or itself, up to which nobody has anything to say to the event: where that is
    /// known without asking each. Nil where nobody above has at all.
    func lastForwarder(of method: ForwardedMethod) -> UIResponder? { self }

    // MARK: Presses, motion and remote control

    /// Keys or buttons went down, this being focused or first responder (RC-36); by default passed on (RC-13).
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        taker(of: .pressesBegan, event)?.pressesBegan(presses, with: event)
    }

    /// Keys or buttons changed their force; by default passed on (RC-13).
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        taker(of: .pressesChanged, event)?.pressesChanged(presses, with: event)
    }

    /// Keys or buttons were let go; by default passed on (RC-13).
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        taker(of: .pressesEnded, event)?.pressesEnded(presses, with: event)
    }

    /// The presses were taken away, by a recognizer or the system; by default passed on (RC-13).
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        taker(of: .pressesCancelled, event)?.pressesCancelled(presses, with: event)
    }

    /// A shake began, this being the first responder (M-1); by default passed on (RC-13).
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        taker(of: .motionBegan, event)?.motionBegan(motion, with: event)
    }

    /// A shake ended (M-1); by default passed on (RC-13).
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        taker(of: .motionEnded, event)?.motionEnded(motion, with: event)
    }

    /// A shake took too long or was interrupted (M-1); by default passed on (RC-13).
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        taker(of: .motionCancelled, event)?.motionCancelled(motion, with: event)
    }

    /// A remote control's button, this being the first responder (M-3); by default passed on (RC-13).
    open func remoteControlReceived(with event: UIEvent?) {
        taker(of: .remoteControlReceived, event)?.remoteControlReceived(with: event)
    }
}

extension UIResponder {
    /// The longest chain that is walked; a longer one can only be a `next` that leads back to where it came from.
    private static var longestChain: Int { 1_000_000 }

    /// The first responder above this one whose class has something to say to an event; nil, and the event is dropped, where
    /// there is none (RC-9).
    ///
    /// Responders that do not override the method would only forward in turn, so they are passed over in a loop: a chain
    /// of any length takes no stack, and the trace still names each hop.
    private func taker(of method: ForwardedMethod, _ event: UIEvent?) -> UIResponder? {
        if event?.trace?.heard != nil { return tracedTaker(of: method, event!.trace!) }
        guard var current = lastForwarder(of: method) else { return nil }
        for _ in 0..<Self.longestChain {
            guard let next = current.next else { return nil }
            if method.isOverridden(by: next) { return next }
            current = next
        }
        LoggedException.log("UIResponder.next", loop)
        return nil
    }

    private func tracedTaker(of method: ForwardedMethod, _ trace: Trace) -> UIResponder? {
        var current = self
        for _ in 0..<Self.longestChain {
            guard let next = current.next else {
                trace.record(.dropped(method, last: trace.subject(current)))
                return nil
            }
            trace.record(.forwarded(method, from: trace.subject(current), to: trace.subject(next)))
            if method.isOverridden(by: next) { return next }
            current = next
        }
        LoggedException.log("UIResponder.next", loop)
        return nil
    }

    private var loop: String {
        "The responder chain of \(type(of: self)) is a loop: an override of `next` leads back into it."
    }
}
