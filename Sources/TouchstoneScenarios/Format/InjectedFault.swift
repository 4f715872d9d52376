import Foundation

/// A fault injected into a scene: the expected receiver of a touch, and the cause that a report must name first.
public struct InjectedFault: Equatable, Sendable {
    /// A view, or a recognizer.
    public var wanted: String
    /// Whether it is the pan of the scroll view `wanted` that should have acted.
    public var isScrolling: Bool
    /// The code of the `TouchExplanation.Cause`.
    public var cause: String
    /// The subject of the cause; `nil` if the cause has none.
    public var about: String?
    /// The line number in the file.
    public var line: Int
}
