import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The line on which a sliding attachment keeps its item.
struct SlidingLine {
    /// The direction of the line, as a unit vector; zero if the item does not move.
    private let direction: SIMD2<Double>
    /// The center of the item, relative to the anchor point.
    private let offset: SIMD2<Double>
    private let angle: Double

    @MainActor init(of item: any UIDynamicItem, anchor: CGPoint, axis: CGVector) {
        let body = DynamicBody(item)
        let length = Double(hypot(axis.dx, axis.dy))
        direction = length > 0 && length.isFinite ? SIMD2(Double(axis.dx), Double(axis.dy)) / length : .zero
        offset = body.center - SIMD2(Double(anchor.x), Double(anchor.y))
        angle = body.angle
    }

    /// Moves a body to the nearest point of the line within a range, and keeps only its velocity along the line.
    func hold(_ body: inout DynamicBody, anchor: CGPoint, range: UIFloatRange) {
        guard !body.isAnchored else { return }
        let zero = SIMD2(Double(anchor.x), Double(anchor.y)) + offset
        let distance = ((body.center - zero) * direction).sum()
        let allowed = min(max(distance, Double(range.minimum)), Double(range.maximum))
        let speed = distance == allowed ? (body.velocity * direction).sum() : 0
        body.center = zero + direction * allowed
        body.velocity = direction * speed
        body.angle = angle
        body.spin = 0
    }
}
