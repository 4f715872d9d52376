import Foundation

/// The base class of objects that handle events: views, view controllers, windows, scenes and the application.
///
/// An event that a responder does not handle goes to its `next` responder. The default implementation of every event
/// method forwards the event. An override that does not call `super` therefore stops the event, and calling `super`
/// passes it on (RC-9, RC-12).
///
/// ```swift
/// final class PaintView: UIView {
///     override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
///         for touch in touches { print(touch.location(in: self)) }
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// A weak link for objects that must not retain the responder. Only views and view controllers have one.
    var targetLink: WeakLink<UIResponder>? { nil }

    // MARK: Responder chain

    /// The responder that receives the events this one does not handle; `nil` ends the chain (RC-1).
    ///
    /// The chain is not stored. Each event reads `next` again (RC-8), so an override changes the route (RC-7).
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether the responder can become first responder; `false` by default (RC-18).
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder can stop being first responder; `true` by default (RC-18).
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder is its window's first responder, which receives input without a location: keys, shakes,
    /// and actions without a target (RC-21).
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Asks to become first responder of the window (RC-19).
    ///
    /// - Returns: Whether the responder is now first responder.
    @discardableResult
    open func becomeFirstResponder() -> Bool { takeFirstResponder() }

    /// Stops being first responder. No other responder takes its place (RC-20).
    ///
    /// - Returns: Whether the responder is no longer first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

    /// The responder itself if it is a view, or the loaded view of a view controller; `nil` for others.
    package var responderView: UIView? { nil }
    /// Called when the responder gains or loses the keyboard focus or first responder status.
    func focusChanged() {}
    /// Called when the keyboard focus moves.
    ///
    /// The call goes to the view that had the focus, the view that has it, and all responders above both in the chain.
    /// Does nothing by default.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// Called when the responder has become first responder, for subclasses that edit.
    func firstResponderBegan() {}
    /// Called when the responder is no longer first responder, for whatever reason.
    func firstResponderEnded() {}

    /// The view that replaces the keyboard while this responder, or one below it, is first responder; `nil` by default
    /// (RC-25).
    open var inputView: UIView? { nil }
    /// The view above the keyboard while this responder, or one below it, is first responder; `nil` by default (RC-25).
    open var inputAccessoryView: UIView? { nil }
    /// The controller of the view that replaces the keyboard, used if `inputView` is `nil`; `nil` by default (RC-25).
    open var inputViewController: UIInputViewController? { nil }
    /// The controller of the view above the keyboard, used if `inputAccessoryView` is `nil`; `nil` by default (RC-25).
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// Updates the input views if this responder is first responder.
    open func reloadInputViews() {
        if isFirstResponder { responderWindow?.application?.inputViewsChanged() }
    }

    // MARK: Actions

    /// Whether this responder takes the action; by default, whether it implements it (RC-30).
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isImplemented(self)
    }

    /// Returns the first responder that takes the action, from this one up the chain (RC-29).
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        var responder: UIResponder? = self
        while let current = responder {
            if current.canPerformAction(action, withSender: sender) { return current }
            responder = current.next
        }
        return nil
    }

    /// The nearest undo manager up the chain. Windows provide one (RC-35).
    open var undoManager: UndoManager? { next?.undoManager }

    /// The key commands of this responder (RC-33); `nil` by default.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called after the ported nib that contains the object was loaded. Does nothing by default.
    open func awakeFromNib() {}

    // MARK: Unsupported features

    /// Called before an interface builder shows the object. Touchstone never calls it.
    open func prepareForInterfaceBuilder() {}
    /// Changes the application's menus. Only the application calls it, because there is no menu bar.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Updates a command before a menu bar shows it. Touchstone never calls it.
    open func validate(_ command: UICommand) {}
    /// Saves the state to restore at the next launch. Touchstone never calls it.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Restores the state saved at an earlier launch. Touchstone never calls it.
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: Standard edit actions (RC-32)

    // A responder that has an action overrides its method. The methods here do nothing and do not count as having the
    // action.
    /// Deletes the selection and puts it on the pasteboard.
    open func cut(_ sender: Any?) {}
    /// Puts the selection on the pasteboard.
    open func copy(_ sender: Any?) {}
    /// Replaces the selection with the contents of the pasteboard.
    open func paste(_ sender: Any?) {}
    /// Pastes text in the style of the surrounding text.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Pastes an address and opens it.
    open func pasteAndGo(_ sender: Any?) {}
    /// Pastes text and searches for it.
    open func pasteAndSearch(_ sender: Any?) {}
    /// Selects text near the caret, such as a word.
    open func select(_ sender: Any?) {}
    /// Selects all text or content.
    open func selectAll(_ sender: Any?) {}
    /// Deletes the selection without the pasteboard.
    open func delete(_ sender: Any?) {}
    /// Makes text run from left to right.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    /// Makes text run from right to left.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    /// Toggles bold style of the selection.
    open func toggleBoldface(_ sender: Any?) {}
    /// Toggles italic style of the selection.
    open func toggleItalics(_ sender: Any?) {}
    /// Toggles underlining of the selection.
    open func toggleUnderline(_ sender: Any?) {}
    /// Makes the selection's font larger.
    open func increaseSize(_ sender: Any?) {}
    /// Makes the selection's font smaller.
    open func decreaseSize(_ sender: Any?) {}
    /// Prints content. Objective-C calls it `print:`, the name of a Swift function.
    open func printContent(_ sender: Any?) {}
    /// Replaces the selection's attributes with the result of `conversionHandler`.
    open func updateTextAttributes(conversionHandler: @escaping TextAttributeConversion) {}

    // MARK: Touches

    /// Called when fingers touch this view. Override all four touch methods, or none (RC-10).
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        taker(of: .touchesBegan, event)?.touchesBegan(touches, with: event)
    }

    /// Called when touches move, wherever they are now (DL-9). Forwards to the next responder by default (RC-9).
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        taker(of: .touchesMoved, event)?.touchesMoved(touches, with: event)
    }

    /// Called when fingers lift, which ends what `touchesBegan` began (DL-10). Forwards to the next responder by
    /// default (RC-9).
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        taker(of: .touchesEnded, event)?.touchesEnded(touches, with: event)
    }

    /// Called when the system cancels touches. Undo what `touchesBegan` did (DL-18).
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        taker(of: .touchesCancelled, event)?.touchesCancelled(touches, with: event)
    }

    /// Called when estimated properties of delivered touches are updated (T-14).
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        taker(of: .touchesEstimatedPropertiesUpdated, nil)?.touchesEstimatedPropertiesUpdated(touches)
    }

    /// Returns the highest responder in the chain, from this one up, that is known only to forward `method`.
    ///
    /// It saves reading `next` of each responder. Returns `nil` if no responder above implements the method.
    func lastForwarder(of method: ForwardedMethod) -> UIResponder? { self }

    // MARK: Presses, motion and remote control

    /// Called on the focused or first responder when keys or buttons go down (RC-36). Forwards to the next responder by
    /// default (RC-13).
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        taker(of: .pressesBegan, event)?.pressesBegan(presses, with: event)
    }

    /// Called when the force of keys or buttons changes. Forwards to the next responder by default (RC-13).
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        taker(of: .pressesChanged, event)?.pressesChanged(presses, with: event)
    }

    /// Called when keys or buttons are released. Forwards to the next responder by default (RC-13).
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        taker(of: .pressesEnded, event)?.pressesEnded(presses, with: event)
    }

    /// Called when a recognizer or the system cancels presses. Forwards to the next responder by default (RC-13).
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        taker(of: .pressesCancelled, event)?.pressesCancelled(presses, with: event)
    }

    /// Called on the first responder when a shake begins (M-1). Forwards to the next responder by default (RC-13).
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        taker(of: .motionBegan, event)?.motionBegan(motion, with: event)
    }

    /// Called when a shake ends (M-1). Forwards to the next responder by default (RC-13).
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        taker(of: .motionEnded, event)?.motionEnded(motion, with: event)
    }

    /// Called when a shake takes too long or is interrupted (M-1). Forwards to the next responder by default (RC-13).
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        taker(of: .motionCancelled, event)?.motionCancelled(motion, with: event)
    }

    /// Called on the first responder for a button of a remote control (M-3). Forwards to the next responder by default
    /// (RC-13).
    open func remoteControlReceived(with event: UIEvent?) {
        taker(of: .remoteControlReceived, event)?.remoteControlReceived(with: event)
    }

    // MARK: Accessibility. UIKit declares these members for every object; here responders have them.

    /// The values that the application has set; each is `nil` until it is set.
    var accessibility: AccessibilityState {
        get { AccessibilityState() }
        set {}
    }
    /// The default values that the system's own views provide where the application has set nothing.
    var ownAccessibility: AccessibilityState { AccessibilityState() }
    /// The object's frame on the screen, in points.
    var boundsOnScreen: CGRect { .zero }

    /// Whether an assistive technology stops at this element.
    ///
    /// `false` by default; `true` for the system's controls and labels.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? ownAccessibility.isElement ?? false }
        set { accessibility.isElement = newValue }
    }
    /// A short name of the element; by default a button's title or a label's text, and `nil` for other elements.
    open var accessibilityLabel: String? {
        get { accessibility.label ?? ownAccessibility.label }
        set { accessibility.label = newValue }
    }
    /// The element's value in words.
    ///
    /// By default the percentage for a slider, 1 or 0 for a switch, and `nil` for other elements.
    open var accessibilityValue: String? {
        get { accessibility.value ?? ownAccessibility.value }
        set { accessibility.value = newValue }
    }
    /// A description of the effect of activating the element; `nil` by default.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    /// The traits that describe how the element behaves; by default the system's own views' traits, and none for
    /// others.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? ownAccessibility.traits ?? .none }
        set { accessibility.traits = newValue }
    }
    /// The element's frame on the screen, in points; by default the smallest rectangle around its bounds.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? boundsOnScreen }
        set { accessibility.frame = newValue }
    }
    /// The point that an assistive technology touches to activate the element, in screen coordinates, in points.
    ///
    /// The center of `accessibilityFrame` by default.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return accessibility.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { accessibility.activationPoint = newValue }
    }
    /// Whether the elements inside this one are hidden from assistive technologies; `false` by default.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements ?? false }
        set { accessibility.hidesElements = newValue }
    }

    /// The elements inside this one, views or `UIAccessibilityElement`s, in reading order.
    ///
    /// `nil`, the default, uses the subviews.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    /// Returns the number of `accessibilityElements`.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns the element at `index` of `accessibilityElements`, or `nil` if the index is out of range.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// Returns the index of an element in `accessibilityElements`, or `NSNotFound` if it is not among them.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
    /// Whether assistive technologies ignore the siblings of this view; `false` by default.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    /// Whether the elements inside this one are read before its siblings; `false` by default.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }
    /// The element's outline on the screen, in points; `nil`, the default, uses `accessibilityFrame`.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility.path }
        set { accessibility.path = newValue }
    }
    /// The language code with which the element is read; `nil`, the default, uses the user's language.
    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { accessibility.language = newValue }
    }
    /// The actions that the element offers besides activation; `nil` by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }
    /// The lists through which an assistive technology goes from place to place; `nil` by default. Stored; has no effect.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility.rotors }
        set { accessibility.rotors = newValue }
    }
    /// The kind of container that groups the elements inside this one; none by default.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility.containerType }
        set { accessibility.containerType = newValue }
    }
    /// How assistive technologies navigate the elements inside this one; `.automatic` by default.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility.navigationStyle }
        set { accessibility.navigationStyle = newValue }
    }
    /// The names by which a voice command can refer to the element; by default its label.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { accessibility.inputLabels = newValue }
    }
    /// Whether the element reacts to user interaction.
    ///
    /// By default `true` if `accessibilityTraits` contains `.button`, `.link` or `.adjustable`.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.responds ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable]) }
        set { accessibility.responds = newValue }
    }
    /// Whether the element keeps its colors when the screen's colors are inverted; `false` by default.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility.ignoresInvertedColors }
        set { accessibility.ignoresInvertedColors = newValue }
    }

    /// Called when an assistive technology focuses the element. Does nothing by default.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when an assistive technology moves its focus away from the element. Does nothing by default.
    open func accessibilityElementDidLoseFocus() {}
    /// Returns whether an assistive technology has focused the element; always `false`, since none runs here.
    open func accessibilityElementIsFocused() -> Bool { false }

    /// Activates the element, as a double tap does in an assistive technology.
    ///
    /// - Returns: Whether the element handled the activation. `false`, the default, sends a tap to the activation point
    ///   instead.
    open func accessibilityActivate() -> Bool { false }
    /// Increases the value of an element with the `.adjustable` trait by one step. Does nothing by default.
    open func accessibilityIncrement() {}
    /// Decreases the value of an element with the `.adjustable` trait by one step. Does nothing by default.
    open func accessibilityDecrement() {}
    /// Dismisses the content shown on top; returns `false`, the default, if there is nothing to dismiss.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Performs the action of a double tap with two fingers; returns `false`, the default, if there is none.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Scrolls by one page; returns `false`, the default, if the element does not scroll.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}

extension UIResponder {
    /// The number of responders after which a chain is considered a loop.
    private static var longestChain: Int { 1_000_000 }

    /// Returns the next responder above this one that overrides `method`, or `nil`, which drops the event (RC-9).
    ///
    /// Responders that do not override the method would only forward the event, so a loop skips them. A chain of any
    /// length therefore uses no stack, and the trace still records each hop.
    private func taker(of method: ForwardedMethod, _ event: UIEvent?) -> UIResponder? {
        if event?.trace?.listening != nil { return tracedTaker(of: method, event!.trace!) }
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
