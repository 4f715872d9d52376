import Foundation

// Foundation outside Apple's platforms cannot box structures, but arrays of numbers.

extension NSValue {
    /// Creates a value with the given numbers.
    package convenience init(numbers: [Double]) {
        let type = NSValue.type(of: numbers.count)
        self.init(bytes: numbers, objCType: type)
    }

    /// Returns the numbers in the value, or zeros if it has another type or count.
    package func numbers(_ count: Int) -> [Double] {
        var numbers = [Double](repeating: 0, count: count)
        guard String(cString: objCType) == NSValue.type(of: count) else { return numbers }
        getValue(&numbers)
        return numbers
    }

    private static func type(of count: Int) -> String { "[\(count)d]" }

    /// Creates a value from a vector.
    public convenience init(cgVector: CGVector) {
        self.init(numbers: [Double(cgVector.dx), Double(cgVector.dy)])
    }
    /// The vector in the value; zero if it contains something else.
    public var cgVectorValue: CGVector {
        let numbers = numbers(2)
        return CGVector(dx: numbers[0], dy: numbers[1])
    }

    /// Creates a value from a transform.
    public convenience init(cgAffineTransform: CGAffineTransform) {
        let transform = cgAffineTransform
        self.init(
            numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(Double.init))
    }
    /// The transform in the value; all its components are zero if the value contains something else.
    public var cgAffineTransformValue: CGAffineTransform {
        let numbers = numbers(6).map { CGFloat($0) }
        return CGAffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
}
