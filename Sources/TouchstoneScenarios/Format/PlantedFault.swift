import Foundation

/// What is wrong with a scene on purpose: whom a touch should have reached, and the cause that a report must name first.
public struct PlantedFault: Equatable, Sendable {
    /// A view, or a recognizer.
    public var wanted: String
    /// Whether it is the pan of the scroll view `wanted` that should have acted.
    public var isScrolling: Bool
    /// A `TouchExplanation.Cause`'s code.
    public var cause: String
    /// Whom the cause is about; nil where it is about nobody.
    public var about: String?
    /// In the file.
    public var line: Int
}
