import Foundation
import TouchstoneExplaining

/// A deliberate fault of a scene: what should have received a touch, and the cause that an explanation must name first.
public struct InjectedFault: Equatable, Sendable {
    /// The name of the view or recognizer that should have received the touch.
    public var wanted: String
    /// A Boolean value that indicates whether the pan recognizer of the scroll view `wanted` should have acted.
    public var isScrolling: Bool
    /// The code of a `TouchExplanation.Cause` that an explanation must name first.
    public var cause: String
    /// The name of the object that the cause is about; `nil` if it is about no object.
    public var about: String?
    /// The line of the fault in the scenario file.
    public var line: Int
}
