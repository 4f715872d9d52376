import Foundation
import TouchstoneGeometry

extension NSValue {
    /// Creates a value from a transform.
    public convenience init(caTransform3D transform: CATransform3D) {
        self.init(numbers: CATransform3D.components.map { transform[keyPath: $0] })
    }
    /// The transform in the value; all its components are zero if the value contains something else.
    public var caTransform3DValue: CATransform3D {
        var transform = CATransform3D()
        for (component, number) in zip(CATransform3D.components, numbers(16)) {
            transform[keyPath: component] = number
        }
        return transform
    }
}

extension CATransform3D {
    /// The components, row by row.
    fileprivate static var components: [WritableKeyPath<CATransform3D, Double>] {
        [
            \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43,
            \.m44,
        ]
    }
}
