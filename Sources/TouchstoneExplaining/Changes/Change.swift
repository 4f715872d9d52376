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
        /// Show the navigation bar or its back button, which the system's delegate of the recognizer requires (NV-2).
        case showBackButton(Mention, past: DragBackObstacle)
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
