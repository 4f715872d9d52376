import Foundation

/// Touchstone extension: where a touch at some place of a dump would go, what keeps it from a view, how sure that is,
/// and what it rests on.
package struct DumpExplanation: CustomStringConvertible {
    /// What became of the question.
    package enum Outcome: String, Sendable {
        case arrives
        case blocked
        case cannotTell = "cannot-tell"
    }

    /// How sure a statement is.
    package enum Confidence: String, Sendable {
        /// The text says so.
        case certain
        /// It follows from frames and from what is known of UIKit's classes, unless a class of the application's own
        /// does otherwise.
        case likely
        /// The text does not tell.
        case cannotTell
    }

    /// A view of the dump.
    package struct View: Equatable, Sendable {
        /// Its identifier or class and line, by which it can be wanted.
        package let name: String
        /// As the text names it.
        package let className: String
        /// From 1; of a text that lost its line ends, which view it is.
        package let line: Int
        /// As the text has it.
        package let address: String
    }

    /// One thing that keeps the touch from the wanted view, or may.
    package struct Cause: Sendable {
        /// One word for programs, those of `TouchExplanation.Cause` and `left-out`.
        package let code: String
        /// Whom it is about: the one that a change would have to begin with.
        package let about: View?
        /// In words.
        package let text: String
        /// How sure it is.
        package let confidence: Confidence
        /// What that rests on, in words.
        package let restsOn: [String]
        /// What takes it away, the one that disturbs least first.
        package var changes: [Change] = []
    }

    /// What would take a cause away.
    package struct Change: Sendable {
        /// One word for programs.
        package let code: String
        /// What is to be changed.
        package let about: View?
        /// What to do.
        package let text: String
    }

    /// One view that was asked, or several side by side of which the same is to be said.
    package struct Step: Sendable {
        /// The only one, or the first of several.
        package let view: View
        /// 0 for the outermost.
        package let depth: Int
        /// In the view's bounds coordinates, in points; nil where that is not told.
        package let point: CGPoint?
        /// In points; nil where the dump does not tell.
        package let bounds: CGRect?
        /// What it answered.
        package let verdict: DumpVerdict
        /// The view that it answered.
        package let answer: View?
        /// In words.
        package let words: String
        /// What is printed of it; nil of what is not.
        package let flags: Flags
        /// How many more there are beside it with the same verdict.
        package var more = 0
    }

    /// What a dump tells of a view's flags; nil where it does not.
    package struct Flags: Equatable, Sendable {
        package var isHidden: Bool?
        package var alpha: Double?
        package var isUserInteractionEnabled: Bool?
        package var isEnabled: Bool?
        package var isAnimated: Bool?
        package var hasRecognizers: Bool?
    }

    /// In points of the coordinates that the outermost frame is in.
    package let location: CGPoint
    /// Whether the wanted view gets the touch; without one, whether it can be told who does.
    package var outcome: Outcome
    /// How sure the outcome is.
    package var confidence: Confidence
    /// What the outcome rests on, in words; where it is a cause, that is in the cause.
    package var restsOn: [String] = []
    /// Who gets the touch; nil for nobody, and where it cannot be told.
    package var hit: View?
    /// Who should have it.
    package var wanted: View?
    /// The wanted view and those that hold it, from the outermost down.
    package var path: [View] = []
    /// What keeps the touch from the wanted one; what is sure before what is not, each from the outside in.
    package var causes: [Cause] = []
    /// Who was asked, in that order.
    package var steps: [Step] = []
    /// Views on the way up from the hit one that have recognizers; nothing else is told of those.
    package var recognizerViews: [View] = []
    /// From the hit view up. View controllers are not told.
    package var chain: [View] = []
    /// What is worth knowing besides, and what could not be told.
    package var notes: [String] = []

    /// One change for each cause.
    package var advice: [Change] { causes.compactMap(\.changes.first) }
}
