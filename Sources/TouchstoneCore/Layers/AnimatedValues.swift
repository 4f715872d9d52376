import Foundation
import TouchstoneGeometry

/// The animatable geometry and opacity of a view or layer, as numbers that can be added.
///
/// The visible values are the model values plus the remaining part of each animation's difference. An animation that
/// interrupts another one therefore continues from the visible position, as in iOS 8 and later.
package struct AnimatedValues: Equatable {
    /// Position, origin and size of the bounds, opacity, and the rotation angle of the transform, in radians.
    private var place = SIMD8<Double>.zero
    /// The translation and the scale of the transform.
    private var map = SIMD4<Double>.zero
    private var shear = 0.0

    init() {}

    init(_ node: NodePointer) {
        let values = node.pointee
        let parts = TransformParts(values.map)
        place = SIMD8(
            values.position.x, values.position.y, values.origin.x, values.origin.y, values.size.x, values.size.y,
            Double(values.opacity), parts.angle)
        map = SIMD4(values.map.tx, values.map.ty, parts.scale.x, parts.scale.y)
        shear = parts.shear
    }

    static func + (one: AnimatedValues, other: AnimatedValues) -> AnimatedValues {
        var sum = one
        sum.place += other.place
        sum.map += other.map
        sum.shear += other.shear
        return sum
    }

    static func * (values: AnimatedValues, factor: Double) -> AnimatedValues {
        var product = values
        product.place *= factor
        product.map *= factor
        product.shear *= factor
        return product
    }

    /// Returns the difference that leads from `new` back to these values, rotating in the shorter direction.
    func difference(from new: AnimatedValues) -> AnimatedValues {
        var difference = self + new * -1
        difference.place[7] = difference.place[7].remainder(dividingBy: 2 * .pi)
        return difference
    }

    /// Adds this difference to the values of a layer's own node.
    func move(_ node: NodePointer) {
        let sum = AnimatedValues(node) + self
        node.pointee.position = SIMD2(sum.place[0], sum.place[1])
        node.pointee.origin = SIMD2(sum.place[2], sum.place[3])
        node.pointee.size = SIMD2(max(0, sum.place[4]), max(0, sum.place[5]))
        node.pointee.settle()
        node.setOpacity(Float(sum.place[6]))
        guard place[7] != 0 || map != .zero || shear != 0 else { return }
        let parts = TransformParts(scale: SIMD2(sum.map.z, sum.map.w), shear: sum.shear, angle: sum.place[7])
        node.setTransform(parts.transform(moving: CGPoint(x: sum.map.x, y: sum.map.y)))
    }
}

extension AnimatedValues {
    /// Adds this difference to the values of a view through its public properties.
    @MainActor
    func move(_ view: UIView) { (AnimatedValues(view.node) + self).set(view) }

    /// Sets the properties of a view that differ from these values.
    @MainActor
    func set(_ view: UIView) {
        let old = AnimatedValues(view.node)
        if map != old.map || shear != old.shear || place[7] != old.place[7] {
            let parts = TransformParts(scale: SIMD2(map.z, map.w), shear: shear, angle: place[7])
            view.transform = parts.transform(moving: CGPoint(x: map.x, y: map.y))
        }
        if (2...5).contains(where: { place[$0] != old.place[$0] }) {
            view.bounds = CGRect(x: place[2], y: place[3], width: max(0, place[4]), height: max(0, place[5]))
        }
        if place[0] != old.place[0] || place[1] != old.place[1] { view.center = CGPoint(x: place[0], y: place[1]) }
        if place[6] != old.place[6] { view.alpha = CGFloat(place[6]) }
    }

    /// Returns these values with those of `target` where `one` and `other` differ.
    func replacing(
        with target: AnimatedValues, whereDifferent one: AnimatedValues, _ other: AnimatedValues
    ) -> AnimatedValues {
        var values = self
        values.place.replace(with: target.place, where: one.place .!= other.place)
        values.map.replace(with: target.map, where: one.map .!= other.map)
        if one.shear != other.shear { values.shear = target.shear }
        return values
    }
}

/// A transform split into a scale, a shear and a rotation, applied in this order.
///
/// These parts are animated separately, so that halfway through a half turn the view is rotated by a quarter turn.
private struct TransformParts {
    var scale = SIMD2(1.0, 1.0)
    var shear = 0.0
    var angle = 0.0

    init(scale: SIMD2<Double>, shear: Double, angle: Double) {
        self.scale = scale
        self.shear = shear
        self.angle = angle
    }

    init(_ map: Affine) {
        let determinant = map.a * map.d - map.b * map.c
        var length = (map.a * map.a + map.b * map.b).squareRoot()
        // A mirroring transform can be expressed with either scale negative; choose the one with the smaller rotation.
        if determinant < 0, map.a < map.d { length = -length }
        if length != 0 {
            scale = SIMD2(length, determinant / length)
            angle = atan2(map.b / length, map.a / length)
            shear = determinant != 0 ? (map.a * map.c + map.b * map.d) / determinant : 0
        } else {
            scale = SIMD2(0, (map.c * map.c + map.d * map.d).squareRoot())
            angle = scale.y != 0 ? atan2(-map.c, map.d) : 0
        }
    }

    func transform(moving translation: CGPoint) -> CGAffineTransform {
        let (cosine, sine) = angle == 0 ? (1, 0) : (cos(angle), sin(angle))
        return CGAffineTransform(
            a: CGFloat(scale.x * cosine), b: CGFloat(scale.x * sine), c: CGFloat(scale.y * (shear * cosine - sine)),
            d: CGFloat(scale.y * (shear * sine + cosine)), tx: translation.x, ty: translation.y)
    }
}
