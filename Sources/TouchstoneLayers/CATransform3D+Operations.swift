import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Returns a rotation by `angle` radians around a direction; the identity if the direction has no length.
///
/// A positive rotation around +z is clockwise on a screen.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = Double(x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (Double(x) / length, Double(y) / length, Double(z) / length)
    let (c, s) = (cos(Double(angle)), sin(Double(angle)))
    let k = 1 - c
    var t = CATransform3D()
    (t.m11, t.m12, t.m13) = (c + x * x * k, x * y * k + z * s, x * z * k - y * s)
    (t.m21, t.m22, t.m23) = (x * y * k - z * s, c + y * y * k, y * z * k + x * s)
    (t.m31, t.m32, t.m33) = (x * z * k + y * s, y * z * k - x * s, c + z * z * k)
    return t
}

/// Returns the transform that translates, in points, before it applies `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform that scales before it applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that rotates by `angle` radians around a direction before it applies `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform that applies `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    var rows: [Double] = []
    let (one, two) = (a.rows, b.rows)
    for row in 0..<4 {
        for column in 0..<4 { rows.append((0..<4).reduce(0) { $0 + one[row * 4 + $1] * two[$1 * 4 + column] }) }
    }
    return CATransform3D(rows: rows)
}

/// Returns the inverse of `t`, or `t` itself if it has no inverse.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss-Jordan elimination.
    var left = t.rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
        guard let pivot = (column..<4).max(by: { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) }),
            left[pivot * 4 + column] != 0, left[pivot * 4 + column].isFinite
        else { return t }
        for k in 0..<4 {
            left.swapAt(pivot * 4 + k, column * 4 + k)
            right.swapAt(pivot * 4 + k, column * 4 + k)
        }
        let scale = left[column * 4 + column]
        for k in 0..<4 {
            left[column * 4 + k] /= scale
            right[column * 4 + k] /= scale
        }
        for row in 0..<4 where row != column {
            let factor = left[row * 4 + column]
            for k in 0..<4 {
                left[row * 4 + k] -= factor * left[column * 4 + k]
                right[row * 4 + k] -= factor * right[column * 4 + k]
            }
        }
    }
    return CATransform3D(rows: right)
}

/// Returns whether the transform leaves every point unchanged.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
/// Returns whether both transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
/// Returns whether the transform is an affine transform of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

extension NSValue {
    /// Creates a value from a transform.
    public convenience init(caTransform3D transform: CATransform3D) {
        var transform = transform
        self.init(bytes: &transform, objCType: NSValue.transformType)
    }

    /// The transform in the value; the identity if the value contains something else.
    public var caTransform3DValue: CATransform3D { heldTransform ?? CATransform3DIdentity }

    var heldTransform: CATransform3D? {
        guard String(cString: objCType) == NSValue.transformType else { return nil }
        var transform = CATransform3D()
        getValue(&transform)
        return transform
    }

    private static let transformType = "[16d]"
}

extension CATransform3D {
    var rows: [Double] { [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44] }

    init(rows r: [Double]) {
        self.init()
        (m11, m12, m13, m14, m21, m22, m23, m24) = (r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7])
        (m31, m32, m33, m34, m41, m42, m43, m44) = (r[8], r[9], r[10], r[11], r[12], r[13], r[14], r[15])
    }

    /// Whether the transform is an affine transform of the plane.
    var isAffine: Bool { self == CATransform3D(affine) }

    func between(_ other: CATransform3D, _ part: Double) -> CATransform3D {
        guard isAffine, other.isAffine else {
            return CATransform3D(rows: zip(rows, other.rows).map { $0 + ($1 - $0) * part })
        }
        let (one, two) = (PlaneParts(self), PlaneParts(other))
        return one.between(two, part).transform
    }

    // MARK: Parts by name

    /// Returns a part such as `rotation`, `scale.x` or `translation.y`; `nil` for an unknown name.
    func part(_ name: Substring) -> LayerValue? {
        let parts = PlaneParts(self)
        switch name {
        case "rotation", "rotation.z": return .number(parts.angle)
        case "rotation.x", "rotation.y": return .number(0)
        case "scale": return .number((parts.scale.x + parts.scale.y) / 2)
        case "scale.x": return .number(parts.scale.x)
        case "scale.y": return .number(parts.scale.y)
        case "scale.z": return .number(m33)
        case "translation": return .size(CGSize(width: m41, height: m42))
        case "translation.x": return .number(m41)
        case "translation.y": return .number(m42)
        case "translation.z": return .number(m43)
        default: return nil
        }
    }

    func setting(_ name: Substring, to value: LayerValue) -> CATransform3D {
        if case .size(let size) = value, name == "translation" {
            var moved = self
            (moved.m41, moved.m42) = (Double(size.width), Double(size.height))
            return moved
        }
        guard case .number(let number) = value else { return self }
        var changed = self
        switch name {
        case "translation.x": changed.m41 = number
        case "translation.y": changed.m42 = number
        case "translation.z": changed.m43 = number
        case "rotation.x": return CATransform3DRotate(self, CGFloat(number), 1, 0, 0)
        case "rotation.y": return CATransform3DRotate(self, CGFloat(number), 0, 1, 0)
        case "scale.z": changed.m33 = number
        default:
            var parts = PlaneParts(self)
            switch name {
            case "rotation", "rotation.z": parts.angle = number
            case "scale": parts.scale = SIMD2(number, number)
            case "scale.x": parts.scale.x = number
            case "scale.y": parts.scale.y = number
            default: return self
            }
            let plane = parts.transform
            (changed.m11, changed.m12, changed.m21, changed.m22) = (plane.m11, plane.m12, plane.m21, plane.m22)
        }
        return changed
    }
}

/// The parts of an affine transform, in order: scale, shear, rotation and translation.
private struct PlaneParts {
    var scale = SIMD2(1.0, 1.0)
    var shear = 0.0
    var angle = 0.0
    var move = SIMD2(0.0, 0.0)

    init(_ t: CATransform3D) {
        move = SIMD2(t.m41, t.m42)
        let determinant = t.m11 * t.m22 - t.m12 * t.m21
        var length = (t.m11 * t.m11 + t.m12 * t.m12).squareRoot()
        // A mirroring transform has one negative scale: choose the one that needs the smaller rotation.
        if determinant < 0, t.m11 < t.m22 { length = -length }
        if length != 0 {
            scale = SIMD2(length, determinant / length)
            angle = atan2(t.m12 / length, t.m11 / length)
            shear = determinant != 0 ? (t.m11 * t.m21 + t.m12 * t.m22) / determinant : 0
        } else {
            scale = SIMD2(0, (t.m21 * t.m21 + t.m22 * t.m22).squareRoot())
            angle = scale.y != 0 ? atan2(-t.m21, t.m22) : 0
        }
    }

    var transform: CATransform3D {
        let (cosine, sine) = angle == 0 ? (1, 0) : (cos(angle), sin(angle))
        var t = CATransform3D()
        (t.m11, t.m12) = (scale.x * cosine, scale.x * sine)
        (t.m21, t.m22) = (scale.y * (shear * cosine - sine), scale.y * (shear * sine + cosine))
        (t.m41, t.m42) = (move.x, move.y)
        return t
    }

    /// Interpolates the parts and rotates in the shorter direction.
    func between(_ other: PlaneParts, _ part: Double) -> PlaneParts {
        var result = self
        result.scale += (other.scale - scale) * part
        result.shear += (other.shear - shear) * part
        result.move += (other.move - move) * part
        result.angle += (other.angle - angle).remainder(dividingBy: 2 * .pi) * part
        return result
    }
}
