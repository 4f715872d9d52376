import Foundation
import TouchstoneCore
import TouchstoneText

extension TouchExplanation {
    /// Touchstone extension: a change that removes a cause.
    ///
    /// A change that sets a property can be applied to the running program with `apply(to:)`, for example by a test or
    /// an inspector. A change to the source code can only be described.
    public enum Change: Equatable {
        /// Set `isHidden` to `false` (HT-7).
        case unhide(Mention)
        /// Set `isUserInteractionEnabled`: `true` to receive touches, `false` to let them through (HT-12).
        case setUserInteractionEnabled(Mention, Bool)
        /// Set `alpha`, to at least 0.01 (HT-8).
        case setAlpha(Mention, CGFloat)
        /// End the animation, or let it allow interaction.
        case endAnimation(Mention)
        /// Set `transform` to the identity (HT-21).
        case resetTransform(Mention)
        /// Enlarge the bounds, in the view's own coordinates, to contain its subviews and the point.
        case enlarge(Mention, to: CGRect)
        /// Change the constraints that hold the view's size.
        case layOut(Mention, LayoutChange)
        /// In the source: let touches through the view where no view inside it handles them.
        case passThrough(Mention)
        /// Bring the view to the front of its siblings, or a window to the front of its level.
        case bringToFront(Mention)
        /// Set the control's `isEnabled` to `true` (HT-14).
        case enableControl(Mention)
        /// Call `endIgnoringInteractionEvents()` once for each unbalanced call (DL-22).
        case endIgnoringInteractionEvents
        /// In the source: add the view to a window.
        case addToWindow(Mention)
        /// In the source: retain the window of a view, given by its name (HT-44).
        case retainWindow(Mention, window: String)
        /// In the source: correct the override of a method, given by its full name.
        case changeOverride(Mention, method: String)
        /// Set `isMultipleTouchEnabled` to `true` (DL-13).
        case setMultipleTouchEnabled(Mention)
        /// Set `isExclusiveTouch` to `false` (DL-15).
        case clearExclusiveTouch(Mention)
        /// Set the recognizer's `cancelsTouchesInView` (G-31).
        case setCancelsTouchesInView(Mention, Bool)
        /// Set the recognizer's `delaysTouchesBegan` (G-39).
        case setDelaysTouchesBegan(Mention, Bool)
        /// Set the recognizer's `delaysTouchesEnded` (G-37).
        case setDelaysTouchesEnded(Mention, Bool)
        /// Set the recognizer's `isEnabled` (G-45).
        case setRecognizerEnabled(Mention, Bool)
        /// Remove a requirement made by `require(toFail:)`.
        case dropRequirement(Mention, on: Mention)
        /// Set the recognizer's `allowedTouchTypes` to all (G-18).
        case allowAllTouchTypes(Mention)
        /// Set the recognizer's `requiresExclusiveTouchType` to `false` (G-17).
        case shareTouchTypes(Mention)
        /// Set the scroll view's `delaysContentTouches` (SV-3).
        case setDelaysContentTouches(Mention, Bool)
        /// Set the scroll view's `canCancelContentTouches` (SV-4).
        case setCanCancelContentTouches(Mention, Bool)
        /// Set the scroll view's `isScrollEnabled`.
        case setScrollEnabled(Mention, Bool)
        /// Let the scroll view keep drags at its edges: set `transfersHorizontalScrollingToParent`, or the vertical
        /// one, to `false` (SV-15).
        case keepDrag(Mention, isHorizontal: Bool)
        /// Set the property of this name of a list, which lets touches select rows.
        case allowSelection(Mention, property: String)
        /// Set the slider's or stepper's `isContinuous` to `true` (C-28, C-29).
        case setContinuous(Mention)
        /// Give the scroll view content to scroll, or let it bounce without content.
        case letBounce(Mention, isHorizontal: Bool = false)
        /// In the source: let the delegate return `true`. Applying it removes the delegate.
        case letDelegatePermit(Mention, by: Cause.Refuser? = nil)
        /// In the source: let the delegate of one of them allow simultaneous recognition.
        case recognizeSimultaneously(Mention, with: Mention)
        /// In the source: register a target for a tap, and retain it.
        case addTarget(Mention)
        /// In the source: set the delegate or data source; one of the named class also needs a strong reference.
        case setDelegate(Mention, property: String, className: String?)
        /// In the source: implement the action in a responder of the chain.
        case implementAction(String, sender: Mention)
        /// In the source: call `super` in the touch methods.
        case passTouchesOn(Mention)
        /// Dismiss what the view controller presents.
        case dismiss(Mention)
        /// In the source: let touches outside what the view controller presents reach the views behind it.
        case letThrough(Mention)
        /// End editing, which hides the keyboard, or move what the keyboard covers.
        case endEditing(Mention?)
        /// In the source: register for the event that the control sends.
        case registerFor(Mention, event: String)
        /// In the source: add the recognizer to the view; each view needs its own recognizer.
        case attach(Mention)
        /// In the source: inspect the described place, if no single change is certain to help.
        case lookAt(Mention, what: String)
    }
}

extension TouchExplanation.Change {
    /// The advice in one sentence, with the line of code if one line is enough.
    @MainActor
    public var words: String {
        switch self {
        case .unhide(let view): "show it: \(view.name).isHidden = false"
        case .setUserInteractionEnabled(let view, true):
            "enable interaction: \(view.name).isUserInteractionEnabled = true"
        case .setUserInteractionEnabled(let view, false):
            "let touches pass through it: \(view.name).isUserInteractionEnabled = false"
        case .setAlpha(let view, let alpha): "raise it above 0.01: \(view.name).alpha = \(Double(alpha).short)"
        case .endAnimation(let view):
            "pass .allowUserInteraction to the animation of \(view.name), or wait until it has ended"
        case .resetTransform(let view) where view.past?.view.node.flags.contains(.singular) == false:
            "give it its full size: \(view.name).transform = .identity"
        case .resetTransform(let view): "give it a size: \(view.name).transform = .identity"
        case .enlarge(let view, let rect):
            "make \(view.name) large enough: bounds \(rect.short); or override point(inside:with:) there"
        case .layOut(_, let change): change.words
        case .passThrough(let view):
            "let touches pass through \(view.name) where none of its subviews handles them: override hitTest(_:with:) in \(view.ownClassWords) and return nil if the result would be the view itself or a plain subview"
        case .bringToFront(let view) where view.object is UIWindow:
            "put the window in front: raise \(view.name).windowLevel, or show it last"
        case .bringToFront(let view): "bring it to the front: superview.bringSubviewToFront(\(view.name))"
        case .enableControl(let control): "enable it: \(control.name).isEnabled = true"
        case .endIgnoringInteractionEvents: "call endIgnoringInteractionEvents() as often as its counterpart"
        case .addToWindow(let item) where item.object is UIBarButtonItem:
            "show it in the bar of the shown view controller: navigationItem.rightBarButtonItem = \(item.name), or toolbarItems"
        case .addToWindow(let view): "add \(view.name) to a view of a shown window"
        case .retainWindow(_, let window):
            "keep the window \(window) in a property, such as that of the application's or scene's delegate"
        case .changeOverride(let view, let method) where view.isOfTheLibrary:
            "override \(method) in a subclass of \(view.className)"
        case .changeOverride(let view, let method) where method.rightAnswer != nil:
            "return \(method.rightAnswer ?? "") from \(method) of \(view.called)"
        case .changeOverride(let view, let method): "correct \(view.className).\(method), or leave it out"
        case .setMultipleTouchEnabled(let view):
            "allow several touches: \(view.name).isMultipleTouchEnabled = true"
        case .clearExclusiveTouch(let view): "share: \(view.name).isExclusiveTouch = false"
        case .setCancelsTouchesInView(let recognizer, let value):
            "leave the view its touches: \(recognizer.name).cancelsTouchesInView = \(value)"
        case .setDelaysTouchesBegan(let recognizer, let value):
            "deliver touches to the view immediately: \(recognizer.name).delaysTouchesBegan = \(value)"
        case .setDelaysTouchesEnded(let recognizer, let value):
            "deliver touchesEnded to the view immediately: \(recognizer.name).delaysTouchesEnded = \(value)"
        case .setRecognizerEnabled(let recognizer, true): "enable it: \(recognizer.inCode).isEnabled = true"
        case .setRecognizerEnabled(let recognizer, false):
            "do without it: \(recognizer.inCode).isEnabled = false"
        case .dropRequirement(let recognizer, let other):
            "remove the failure requirement: \(recognizer.name).require(toFail: \(other.name))"
        case .setDelaysContentTouches(let scrollView, let value):
            "deliver touches to the content immediately: \(scrollView.name).delaysContentTouches = \(value)"
        case .setCanCancelContentTouches(let scrollView, let value):
            value
                ? "allow it to cancel touches of its content: \(scrollView.name).canCancelContentTouches = true"
                : "keep the touches of the content: \(scrollView.name).canCancelContentTouches = \(value), or return false from touchesShouldCancel(in:)"
        case .setScrollEnabled(let scrollView, let value):
            (value ? "enable scrolling: " : "disable scrolling: ") + "\(scrollView.name).isScrollEnabled = \(value)"
        case .keepDrag(let scrollView, let isHorizontal):
            "keep drags at its edge, so that it bounces: \(scrollView.name).transfers\(isHorizontal ? "Horizontal" : "Vertical")ScrollingToParent = false"
        case .allowSelection(let list, let property): "allow selection: \(list.name).\(property) = true"
        case .setContinuous(let control): "send every change: \(control.name).isContinuous = true"
        case .letBounce(let scrollView, let isHorizontal):
            "set \(scrollView.name).contentSize to what it holds, or \(scrollView.name).alwaysBounce\(isHorizontal ? "Horizontal" : "Vertical") = true"
        case .allowAllTouchTypes(let recognizer):
            "name the type in \(recognizer.name).allowedTouchTypes, or leave that as it is by default"
        case .shareTouchTypes(let recognizer):
            "allow touches of several types: \(recognizer.name).requiresExclusiveTouchType = false"
        case .letDelegatePermit(_, let by?): "return true from \(by.words)"
        case .letDelegatePermit(let recognizer, nil)
        where recognizer.recognizer?.delegate is any ReasonedGestureDelegate:
            "put a delegate of your own in the place of the system's: "
                + (recognizer.object is ContentDragGestureRecognizer
                    ? "interactiveContentPopGestureRecognizer?.delegate = self"
                    : "interactivePopGestureRecognizer?.delegate = self")
        case .letDelegatePermit(let recognizer, nil): "return true from the delegate of \(recognizer.name)"
        case .recognizeSimultaneously(let recognizer, let other):
            "return true from gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) of the delegate of \(recognizer.name) or \(other.name)"
        case .addTarget(let item) where item.object is UIBarButtonItem:
            "set its target and action, and keep the target in a property: \(item.name).target = self; \(item.name).action = #selector(…)"
        case .setDelegate(let owner, let property, let className?):
            "keep a strong reference to the \(className), such as a property of the view controller, and set it: \(owner.name).\(property) = …"
        case .setDelegate(let owner, let property, nil): "set it: \(owner.name).\(property) = self"
        case .addTarget(let recognizer) where recognizer.object is UIGestureRecognizer:
            "keep the target in a property, and add it: \(recognizer.inCode).addTarget(self, action: #selector(…))"
        case .addTarget(let control):
            "keep the target in a property, and register it: \(control.registration(for: control.chiefEvent))"
        case .implementAction(let action, let sender):
            "implement \(action) in a responder above \(sender.name) that returns true from canPerformAction(_:withSender:), or set the target"
        case .passTouchesOn(let responder) where responder.object is UIControl && responder.isOfTheLibrary:
            "act on its event instead: \(responder.registration(for: responder.chiefEvent))"
        case .passTouchesOn(let responder) where responder.isOfTheLibrary:
            "act on a recognizer of it instead: \(responder.name).addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(…)))"
        case .passTouchesOn(let responder): "call super in the touch methods of \(responder.className)"
        case .dismiss(let controller):
            "dismiss it: \(controller.name).dismiss(animated: true); or present it in less of the screen"
        case .letThrough(let controller)
        where (controller.object as? UIViewController)?.modalPresentationStyle == .popover:
            "let touches through to the view: \(controller.name).popoverPresentationController?.passthroughViews = […]"
        case .letThrough(let controller):
            "leave what is behind it undimmed: \(controller.name).sheetPresentationController?.largestUndimmedDetentIdentifier = .medium"
        case .endEditing(let responder):
            "end editing\(responder.map { ", \($0.name).resignFirstResponder()" } ?? ""), or move what the keyboard covers"
        case .registerFor(let control, let event):
            "register for \(event), which \(control.name) sends: \(control.registration(for: event))"
        case .attach(let recognizer):
            "add \(recognizer.name) to the view with addGestureRecognizer(_:), before the touch; each view needs a recognizer of its own"
        case .lookAt(_, let what): what
        }
    }

    /// The change's code in JSON, such as `bring-to-front`.
    public var code: String {
        switch self {
        case .unhide: "unhide"
        case .setUserInteractionEnabled(_, let value): value ? "enable-interaction" : "disable-interaction"
        case .setAlpha: "set-alpha"
        case .endAnimation: "end-animation"
        case .resetTransform: "reset-transform"
        case .enlarge: "enlarge"
        case .layOut: "change-layout"
        case .passThrough: "pass-through"
        case .keepDrag: "keep-drag"
        case .allowSelection: "allow-selection"
        case .setContinuous: "set-continuous"
        case .bringToFront: "bring-to-front"
        case .enableControl: "enable-control"
        case .endIgnoringInteractionEvents: "end-ignoring"
        case .addToWindow: "add-to-window"
        case .retainWindow: "retain-window"
        case .changeOverride: "change-override"
        case .setMultipleTouchEnabled: "enable-multiple-touch"
        case .clearExclusiveTouch: "clear-exclusive-touch"
        case .setCancelsTouchesInView: "cancels-touches"
        case .setDelaysTouchesBegan: "delays-began"
        case .setDelaysTouchesEnded: "delays-ended"
        case .dropRequirement: "drop-requirement"
        case .setRecognizerEnabled(_, let value): value ? "enable-recognizer" : "disable-recognizer"
        case .allowAllTouchTypes: "allow-touch-types"
        case .shareTouchTypes: "share-touch-types"
        case .setDelaysContentTouches: "delays-content-touches"
        case .setCanCancelContentTouches: "cancels-content-touches"
        case .setScrollEnabled: "scroll-enabled"
        case .letBounce: "let-bounce"
        case .letDelegatePermit: "delegate-permits"
        case .recognizeSimultaneously: "recognize-simultaneously"
        case .addTarget: "add-target"
        case .setDelegate: "set-delegate"
        case .implementAction: "implement-action"
        case .passTouchesOn: "call-super"
        case .dismiss: "dismiss"
        case .letThrough: "let-through"
        case .endEditing: "end-editing"
        case .registerFor: "register-for"
        case .attach: "attach"
        case .lookAt: "look-at"
        }
    }

    /// The object to change, or `nil` if there is none.
    public var subject: TouchExplanation.Mention? {
        switch self {
        case .endIgnoringInteractionEvents: nil
        case .unhide(let mention), .setUserInteractionEnabled(let mention, _), .setAlpha(let mention, _),
            .endAnimation(let mention), .resetTransform(let mention), .enlarge(let mention, _), .layOut(let mention, _),
            .bringToFront(let mention), .enableControl(let mention), .addToWindow(let mention),
            .retainWindow(let mention, _),
            .passThrough(let mention), .keepDrag(let mention, _), .setContinuous(let mention),
            .allowSelection(let mention, _),
            .changeOverride(let mention, _), .setMultipleTouchEnabled(let mention), .clearExclusiveTouch(let mention),
            .setCancelsTouchesInView(let mention, _), .setDelaysTouchesBegan(let mention, _),
            .setDelaysTouchesEnded(let mention, _), .setRecognizerEnabled(let mention, _),
            .dropRequirement(let mention, _),
            .allowAllTouchTypes(let mention), .shareTouchTypes(let mention), .setDelaysContentTouches(let mention, _),
            .setCanCancelContentTouches(let mention, _), .setScrollEnabled(let mention, _), .letBounce(let mention, _),
            .letDelegatePermit(let mention, _), .letThrough(let mention),
            .recognizeSimultaneously(let mention, _), .addTarget(let mention), .setDelegate(let mention, _, _),
            .implementAction(_, let mention),
            .passTouchesOn(let mention), .dismiss(let mention), .registerFor(let mention, _), .attach(let mention),
            .lookAt(let mention, _):
            mention
        case .endEditing(let mention): mention
        }
    }

    /// Makes the change in the running program.
    ///
    /// - Returns: `false` if only the source can be changed or the object no longer exists.
    @MainActor
    @discardableResult
    public func apply(to application: UIApplication) -> Bool {
        if case .endIgnoringInteractionEvents = self {
            while application.isIgnoringInteractionEvents { application.endIgnoringInteractionEvents() }
            return true
        }
        if let view = subject?.view { return apply(to: view, of: application) }
        if let recognizer = subject?.recognizer { return apply(to: recognizer) }
        return false
    }

    @MainActor
    private func apply(to view: UIView, of application: UIApplication) -> Bool {
        switch self {
        case .unhide: view.isHidden = false
        case .setUserInteractionEnabled(_, let value): view.isUserInteractionEnabled = value
        case .setAlpha(_, let alpha): view.alpha = alpha
        case .endAnimation: view.removeAnimations()
        case .resetTransform: view.transform = .identity
        case .enlarge(_, let rect): return view.enlarge(to: rect)
        case .layOut(_, let change): change.apply(to: view)
        case .bringToFront:
            if let window = view as? UIWindow {
                let highest = application.windows.last?.windowLevel ?? window.windowLevel
                if window.windowLevel < highest { window.windowLevel = highest }
                application.windowShown(window)
            } else {
                view.superview?.bringSubviewToFront(view)
            }
        case .enableControl(let control):
            // A bar makes its buttons anew from their items.
            if let item = control.barItem { item.isEnabled = true } else { (view as? UIControl)?.isEnabled = true }
        case .setMultipleTouchEnabled: view.isMultipleTouchEnabled = true
        case .clearExclusiveTouch: view.isExclusiveTouch = false
        case .keepDrag(_, true): (view as? UIScrollView)?.transfersHorizontalScrollingToParent = false
        case .keepDrag(_, false): (view as? UIScrollView)?.transfersVerticalScrollingToParent = false
        case .allowSelection(_, let property): (view as? any RowList)?.allowSelection(property)
        case .setContinuous:
            (view as? UISlider)?.isContinuous = true
            (view as? UIStepper)?.isContinuous = true
        case .letBounce:
            (view as? UIScrollView)?.alwaysBounceVertical = true
            (view as? UIScrollView)?.alwaysBounceHorizontal = true
        case .setDelaysContentTouches(_, let value): (view as? UIScrollView)?.delaysContentTouches = value
        case .setCanCancelContentTouches(_, let value): (view as? UIScrollView)?.canCancelContentTouches = value
        case .setScrollEnabled(_, let value): (view as? UIScrollView)?.isScrollEnabled = value
        default: return false
        }
        return true
    }

    @MainActor
    private func apply(to recognizer: UIGestureRecognizer) -> Bool {
        switch self {
        case .setCancelsTouchesInView(_, let value): recognizer.cancelsTouchesInView = value
        case .setDelaysTouchesBegan(_, let value): recognizer.delaysTouchesBegan = value
        case .setDelaysTouchesEnded(_, let value): recognizer.delaysTouchesEnded = value
        case .setRecognizerEnabled(_, let value): recognizer.isEnabled = value
        case .dropRequirement(_, let other): return recognizer.stopRequiring(other.recognizer)
        case .allowAllTouchTypes: recognizer.allowedTouchTypes = [0, 1, 2, 3]
        case .shareTouchTypes: recognizer.requiresExclusiveTouchType = false
        // A scroll view's pan requires its own delegate (SV-17).
        case .letDelegatePermit where !(recognizer is ScrollPan): recognizer.delegate = nil
        default: return false
        }
        return true
    }
}

extension UIGestureRecognizer {
    /// Removes a failure requirement made by `require(toFail:)`, which UIKit cannot do. Returns `false` if there is
    /// none.
    fileprivate func stopRequiring(_ other: UIGestureRecognizer?) -> Bool {
        guard let other else { return false }
        return removeRequirement(of: other)
    }
}

extension UIView {
    /// Sets the bounds and keeps the subviews at their places on the screen.
    ///
    /// - Returns: `false` if a layout sets other bounds again.
    fileprivate func enlarge(to rect: CGRect) -> Bool {
        let middle = node.pointee.toParent(Double(rect.minX), Double(rect.minY))
        let resizes = autoresizesSubviews
        autoresizesSubviews = false
        bounds = rect
        autoresizesSubviews = resizes
        let moved = node.pointee.toParent(Double(rect.minX), Double(rect.minY))
        center = CGPoint(x: center.x + CGFloat(middle.x - moved.x), y: center.y + CGFloat(middle.y - moved.y))
        superview?.setNeedsLayout()
        window?.layoutIfNeeded()
        return bounds.union(rect) == bounds
    }
}

extension TouchExplanation.Mention {
    /// The event that applications usually register for with this control.
    fileprivate var chiefEvent: String { (object as? UIControl)?.chiefEvent ?? "touchUpInside" }

    /// The line that registers a target for events, given by their names.
    fileprivate func registration(for events: String) -> String {
        let names = events.components(separatedBy: ", ").map { ".\($0)" }
        let list = names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
        return "\(name).addTarget(self, action: #selector(…), for: \(list))"
    }
}

extension String {
    /// What a method of this name should return so that it permits; `nil` if that does not follow from its name.
    fileprivate var rightAnswer: String? {
        if contains("shouldRequireFailure") || contains("shouldBeRequiredToFail") { return "false" }
        let permits = contains("should") || contains("Should") || hasPrefix("can") && !contains("(")
        return permits ? "true" : nil
    }
}
