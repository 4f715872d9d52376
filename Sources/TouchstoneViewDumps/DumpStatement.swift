import Foundation

/// What a text itself says about a touch, beside its views: the answer of a hit test, or that an element is not hittable.
struct DumpStatement {
    /// What made the statement.
    enum Source {
        /// UIKit's hit test, as Detox or a snapshot reports it.
        case hitTest
        /// XCUITest, which found no point of the element that can be touched.
        case noHitPoint
        /// A test of the pixels, which says what is visible and not what is hit.
        case visibility
    }

    let line: Int
    let source: Source
    /// The touch in window coordinates, if stated.
    var point: CGPoint?
    /// The address of the view that the hit test returned, and its class.
    var hit: String?
    var hitClass: String?
    /// The address, class, identifier or label of the view that should have been hit.
    var target: String?
    var targetClass: String?
    /// The reason in the words of the tool, if it gives one.
    var words: String?
}
