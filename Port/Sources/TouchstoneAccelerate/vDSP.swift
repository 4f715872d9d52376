#if AppleModules
import Foundation

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

// The functions of vDSP that waveform views and meters use, element by element.

/// The elements that `count` steps of `stride` reach.
private func elements<T>(_ base: UnsafePointer<T>, _ stride: vDSP_Stride, _ count: vDSP_Length) -> [T] {
    (0..<Int(clamping: count)).map { base[$0 * stride] }
}

/// The root of the mean of the squares.
public func vDSP_rmsqv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) {
    let squares = elements(A, IA, N).reduce(0) { $0 + $1 * $1 }
    C.pointee = N == 0 ? .nan : (squares / Float(N)).squareRoot()
}
public func vDSP_meanv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = N == 0 ? .nan : elements(A, IA, N).reduce(0, +) / Float(N) }
/// The mean of the magnitudes.
public func vDSP_meamgv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = N == 0 ? .nan : elements(A, IA, N).reduce(0) { $0 + abs($1) } / Float(N) }
public func vDSP_maxv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = elements(A, IA, N).max() ?? -.infinity }
public func vDSP_minv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = elements(A, IA, N).min() ?? .infinity }
/// The greatest magnitude.
public func vDSP_maxmgv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = elements(A, IA, N).map { abs($0) }.max() ?? 0 }
public func vDSP_sve(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = elements(A, IA, N).reduce(0, +) }
/// The sum of the products.
public func vDSP_dotpr(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = zip(elements(A, IA, N), elements(B, IB, N)).reduce(0) { $0 + $1.0 * $1.1 } }
public func vDSP_vabs(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { for (i, a) in elements(A, IA, N).enumerated() { C[i * IC] = abs(a) } }
/// Multiplies by a number.
public func vDSP_vsmul(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) { for (i, a) in elements(A, IA, N).enumerated() { C[i * IC] = a * B.pointee } }
/// Divides by a number.
public func vDSP_vsdiv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) { for (i, a) in elements(A, IA, N).enumerated() { C[i * IC] = a / B.pointee } }
/// Adds a number.
public func vDSP_vsadd(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) { for (i, a) in elements(A, IA, N).enumerated() { C[i * IC] = a + B.pointee } }
public func vDSP_vadd(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { for (i, pair) in zip(elements(A, IA, N), elements(B, IB, N)).enumerated() { C[i * IC] = pair.0 + pair.1 } }
/// A - B; as in vDSP, B is the first argument.
public func vDSP_vsub(
    _ B: UnsafePointer<Float>, _ IB: vDSP_Stride, _ A: UnsafePointer<Float>, _ IA: vDSP_Stride,
    _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { for (i, pair) in zip(elements(A, IA, N), elements(B, IB, N)).enumerated() { C[i * IC] = pair.0 - pair.1 } }
public func vDSP_vmul(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { for (i, pair) in zip(elements(A, IA, N), elements(B, IB, N)).enumerated() { C[i * IC] = pair.0 * pair.1 } }

/// Functions over arrays.
public enum vDSP {
    public static func rootMeanSquare(_ vector: [Float]) -> Float {
        vector.isEmpty ? .nan : (vector.reduce(0) { $0 + $1 * $1 } / Float(vector.count)).squareRoot()
    }
    public static func mean(_ vector: [Float]) -> Float {
        vector.isEmpty ? .nan : vector.reduce(0, +) / Float(vector.count)
    }
    public static func sum(_ vector: [Float]) -> Float { vector.reduce(0, +) }
    public static func maximum(_ vector: [Float]) -> Float { vector.max() ?? -.infinity }
    public static func minimum(_ vector: [Float]) -> Float { vector.min() ?? .infinity }
    public static func maximumMagnitude(_ vector: [Float]) -> Float { vector.map { abs($0) }.max() ?? 0 }
    public static func absolute(_ vector: [Float]) -> [Float] { vector.map { abs($0) } }
    public static func add(_ scalar: Float, _ vector: [Float]) -> [Float] { vector.map { scalar + $0 } }
    public static func multiply(_ scalar: Float, _ vector: [Float]) -> [Float] { vector.map { scalar * $0 } }
    public static func add(_ one: [Float], _ other: [Float]) -> [Float] { zip(one, other).map { $0 + $1 } }
    public static func multiply(_ one: [Float], _ other: [Float]) -> [Float] { zip(one, other).map { $0 * $1 } }
    public static func dot(_ one: [Float], _ other: [Float]) -> Float { zip(one, other).reduce(0) { $0 + $1.0 * $1.1 } }
}
#endif
