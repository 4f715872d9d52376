import TouchstoneTesting
import UIKit

/// A mistake planted in an application, and what a good answer to "why?" must say first.
@MainActor
struct Fault {
    /// Unique, in kebab case.
    let name: String
    /// What a developer would ask, as one asks it.
    let question: String
    /// Builds the screen with the mistake in it, in an application of its own.
    let plant: @MainActor (TestApplication) -> InjectedFault
}

/// A screen with a mistake in it.
@MainActor
struct InjectedFault {
    /// Who should have had the touch, or should have acted.
    let wanted: Wanted
    /// What was the matter.
    let truth: Truth
    /// What the fingers, the keyboard and the clock do. The touch that is asked about is the last that goes down, unless `touch`
    /// says which finger's.
    let fingers: @MainActor () -> Void
    /// The number of the finger whose last touch is asked about; nil for whichever went down last.
    var touch: Int?
    /// What the application does between the touch and a later question. The answer must stay what it was.
    var afterwards: @MainActor () -> Void
}

/// What somebody wanted to happen.
@MainActor
enum Wanted {
    /// The view should have had the touch; a control should have sent its action.
    case view(UIView)
    /// The recognizer should have acted.
    case recognizer(UIGestureRecognizer)
    /// The control should have sent this event to whoever listens.
    case event(UIControl, UIControl.Event)
    /// The responder should have become first responder.
    case firstResponder(UIResponder)
    /// The controller should have had the touch, or one of its touch methods should have been called.
    case controller(UIViewController)
}

/// What a good answer says first.
struct Truth {
    /// Names that the first cause must mention: accessibility identifiers, recognizers' names, or classes of what has neither.
    let about: [String]
    /// Of each list at least one must be in the first cause's sentence or its first advice; capitals don't matter.
    let says: [[String]]
    /// None of these may be in it, since they would send the reader the wrong way.
    var never: [String] = []
    /// Nothing is the matter: all is well, and the answer must say so.
    var isFine = false
}
