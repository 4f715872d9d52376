import TouchstoneTesting
import UIKit

/// A mistake injected into an application, and the answer that `explain` must give about it.
@MainActor
struct Fault {
    /// Unique, in kebab case.
    let name: String
    /// The question in a developer's words.
    let question: String
    let batch: Batch
    /// Builds the screen that contains the mistake, in an application of its own.
    let inject: @MainActor (TestApplication) -> InjectedFault
}

/// A screen that contains a mistake.
@MainActor
struct InjectedFault {
    /// What should have received the touch or acted.
    let wanted: Wanted
    /// The manual result.
    let expected: ExpectedAnswer
    /// The fingers, keys and passing time of the session. The question is about the last touch that begins, unless `touch` is set.
    let input: @MainActor () -> Void
    /// The number of the finger whose last touch the question is about; `nil` for the touch that began last.
    var touch: Int?
    /// What the application does between the session and a later question, which must not change the answer.
    var afterwards: @MainActor () -> Void
}

/// What the developer wanted to happen.
@MainActor
enum Wanted {
    /// The view receives the touch; a control sends its action.
    case view(UIView)
    /// The recognizer runs its action.
    case recognizer(UIGestureRecognizer)
    /// The control sends this event to a target.
    case event(UIControl, UIControl.Event)
    /// The responder becomes first responder.
    case firstResponder(UIResponder)
    /// The view controller receives the touch.
    case controller(UIViewController)
}

/// The manual result: what the first cause of a right answer says.
enum ExpectedAnswer {
    /// Nothing is wrong, and the answer says so.
    case noFault
    /// The sentence of the first cause and its first advice contain all of `about`, at least one of each list in `says`, and none of
    /// `never`. Case is ignored.
    ///
    /// - Parameters:
    ///   - about: Accessibility identifiers, recognizers' names, or classes of objects that have neither.
    ///   - says: Lists of synonyms.
    ///   - never: Words that would mislead the reader.
    case cause(about: [String], says: [[String]], never: [String] = [])
}
