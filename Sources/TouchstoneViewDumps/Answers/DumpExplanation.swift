import Foundation

/// Touchstone extension: explains which view of a dump would receive a touch at a point and why another view does not,
/// with confidence and evidence.
package struct DumpExplanation: CustomStringConvertible {
    /// Whether the touch reaches the wanted view.
    package enum Outcome: String, Sendable {
        case arrives
        case blocked
        case cannotTell = "cannot-tell"
    }

    /// How certain a statement is.
    package enum Confidence: String, Sendable {
        /// The dump states it.
        case certain
        /// It follows from frames and from the behavior of UIKit's classes, unless an application class behaves
        /// differently.
        case likely
        /// The dump does not contain the information.
        case cannotTell
    }

    /// A view of the dump.
    package struct View: Equatable, Sendable {
        /// The view's identifier, or its class and line, by which it can be wanted.
        package let name: String
        /// The class name as written in the dump.
        package let className: String
        /// The line, from 1; if the dump has lost its line breaks, the number of the view.
        package let line: Int
        /// The address as written in the dump.
        package let address: String
    }

    /// A certain or possible reason why the touch does not reach the wanted view.
    package struct Cause: Sendable {
        /// The cause's code in JSON: one of `TouchExplanation.Cause`, or `left-out`.
        package let code: String
        /// The view to change first, or `nil`.
        package let about: View?
        /// The cause in words.
        package let text: String
        /// How certain the cause is.
        package let confidence: Confidence
        /// The evidence in words.
        package let restsOn: [String]
        /// The changes that remove the cause, least intrusive first.
        package var changes: [Change] = []
    }

    /// A change that would remove a cause.
    package struct Change: Sendable {
        /// The change's code in JSON.
        package let code: String
        /// The view to change, or `nil`.
        package let about: View?
        /// The advice in words.
        package let text: String
    }

    /// One view that was queried, or several siblings with the same verdict.
    package struct Step: Sendable {
        /// The view, or the first of several.
        package let view: View
        /// The nesting level; 0 for the outermost view.
        package let depth: Int
        /// The point in the view's bounds coordinates, in points; `nil` if unknown.
        package let point: CGPoint?
        /// The view's bounds, in points; `nil` if unknown.
        package let bounds: CGRect?
        /// The result of the view's hit test.
        package let verdict: DumpVerdict
        /// The view that its hit test returns, or `nil`.
        package let answer: View?
        /// The verdict in words.
        package let words: String
        /// The printed flags of the view; `nil` for those not printed.
        package let flags: Flags
        /// The number of further siblings with the same verdict.
        package var more = 0
    }

    /// The flags of a view in a dump; `nil` if the dump does not show them.
    package struct Flags: Equatable, Sendable {
        package var isHidden: Bool?
        package var alpha: Double?
        package var isUserInteractionEnabled: Bool?
        package var isEnabled: Bool?
        package var isAnimated: Bool?
        package var hasRecognizers: Bool?
    }

    /// The touch location in points, in the coordinate space of the outermost frame.
    package var location: CGPoint
    /// The location as it was given, if that was in pixels; otherwise `nil`.
    package var given: CGPoint?
    /// Whether the wanted view receives the touch; if none is wanted, whether the hit view is known.
    package var outcome: Outcome
    /// How certain the outcome is.
    package var confidence: Confidence
    /// The evidence for the outcome in words; empty if the causes contain it.
    package var restsOn: [String] = []
    /// The view that receives the touch; `nil` if there is none or it is unknown.
    package var hit: View?
    /// The view that should receive the touch.
    package var wanted: View?
    /// The views from the outermost one to the wanted view.
    package var path: [View] = []
    /// The causes that keep the touch from the wanted view: certain causes before possible ones, each from the outside
    /// in.
    package var causes: [Cause] = []
    /// The queried views, in order.
    package var steps: [Step] = []
    /// Whether the steps are those of a hit test; otherwise they are the elements at the point, in the order of the text.
    package var isOrdered = true
    /// Views in the chain from the hit view that have recognizers, about which the dump shows nothing else.
    package var recognizerViews: [View] = []
    /// The chain from the hit view upward, without view controllers, which the dump does not show.
    package var chain: [View] = []
    /// Further observations, and facts that could not be determined.
    package var notes: [String] = []
    /// Those of the notes that name what the text does not show.
    package var unknowns: [String] = []

    /// The first change for each cause.
    package var advice: [Change] { causes.compactMap(\.changes.first) }
}
