import Foundation
import TouchstoneTesting
import UIKit

/// A value that an application can pass by mistake.
enum ExtremeNumber: String, CaseIterable, Sendable {
    case notANumber = "NaN"
    case infinity = "∞"
    case negativeInfinity = "−∞"
    case huge
    case tiny
    case negative = "−1"

    var double: Double {
        switch self {
        case .notANumber: .nan
        case .infinity: .infinity
        case .negativeInfinity: -.infinity
        case .huge: 1e30
        case .tiny: .leastNonzeroMagnitude
        case .negative: -1
        }
    }
}

/// A type of which a value can be made of one number.
protocol MadeOfNumbers {
    init(_ extreme: ExtremeNumber)
    var numbers: [Double] { get }
}

extension CGFloat: MadeOfNumbers {
    init(_ extreme: ExtremeNumber) { self = CGFloat(extreme.double) }
    var numbers: [Double] { [Double(self)] }
}

extension Double: MadeOfNumbers {
    init(_ extreme: ExtremeNumber) { self = extreme.double }
    var numbers: [Double] { [self] }
}

extension Float: MadeOfNumbers {
    init(_ extreme: ExtremeNumber) { self = extreme == .tiny ? .leastNonzeroMagnitude : Float(extreme.double) }
    var numbers: [Double] { [Double(self)] }
}

extension Int: MadeOfNumbers {
    /// Integers have neither infinity nor fractions.
    init(_ extreme: ExtremeNumber) {
        switch extreme {
        case .infinity, .huge: self = .max
        case .negativeInfinity: self = .min
        case .notANumber, .tiny: self = 0
        case .negative: self = -1
        }
    }
    var numbers: [Double] { [Double(self)] }
}

extension CGPoint: MadeOfNumbers {
    init(_ extreme: ExtremeNumber) { self.init(x: CGFloat(extreme), y: CGFloat(extreme)) }
    var numbers: [Double] { [x, y].map { Double($0) } }
}

extension CGSize: MadeOfNumbers {
    init(_ extreme: ExtremeNumber) { self.init(width: CGFloat(extreme), height: CGFloat(extreme)) }
    var numbers: [Double] { [width, height].map { Double($0) } }
}

extension CGVector: MadeOfNumbers {
    init(_ extreme: ExtremeNumber) { self.init(dx: CGFloat(extreme), dy: CGFloat(extreme)) }
    var numbers: [Double] { [dx, dy].map { Double($0) } }
}

extension CGRect: MadeOfNumbers {
    init(_ extreme: ExtremeNumber) { self.init(origin: CGPoint(extreme), size: CGSize(extreme)) }
    var numbers: [Double] { origin.numbers + size.numbers }
}

extension UIOffset: MadeOfNumbers {
    init(_ extreme: ExtremeNumber) { self.init(horizontal: CGFloat(extreme), vertical: CGFloat(extreme)) }
    var numbers: [Double] { [horizontal, vertical].map { Double($0) } }
}

extension UIEdgeInsets: MadeOfNumbers {
    init(_ extreme: ExtremeNumber) {
        let number = CGFloat(extreme)
        self.init(top: number, left: number, bottom: number, right: number)
    }
    var numbers: [Double] { [top, left, bottom, right].map { Double($0) } }
}

extension NSDirectionalEdgeInsets: MadeOfNumbers {
    init(_ extreme: ExtremeNumber) {
        let number = CGFloat(extreme)
        self.init(top: number, leading: number, bottom: number, trailing: number)
    }
    var numbers: [Double] { [top, leading, bottom, trailing].map { Double($0) } }
}

extension CGAffineTransform: MadeOfNumbers {
    init(_ extreme: ExtremeNumber) {
        let number = CGFloat(extreme)
        self.init(a: number, b: 0, c: 0, d: number, tx: number, ty: number)
    }
    var numbers: [Double] { [a, b, c, d, tx, ty].map { Double($0) } }
}

extension CATransform3D: MadeOfNumbers {
    init(_ extreme: ExtremeNumber) {
        self = CATransform3DMakeScale(extreme.double, extreme.double, extreme.double)
    }
    var numbers: [Double] { [m11, m12, m13, m14, m22, m33, m41, m42, m43, m44].map { Double($0) } }
}

extension Optional: MadeOfNumbers where Wrapped: MadeOfNumbers {
    init(_ extreme: ExtremeNumber) { self = Wrapped(extreme) }
    var numbers: [Double] { map(\.numbers) ?? [] }
}

/// A public setter of a class, and an object to set it on.
@MainActor
struct Setter {
    let name: String
    /// Makes an object and returns it with functions that set its property, and that describe the property afterwards.
    let made: () -> (object: AnyObject, set: (ExtremeNumber) -> Void, result: (ExtremeNumber) -> String)

    init<Object: AnyObject, Value: MadeOfNumbers>(
        _ className: String, _ property: String, _ path: ReferenceWritableKeyPath<Object, Value>,
        _ make: @escaping () -> Object
    ) {
        name = "\(className).\(property)"
        made = {
            let object = make()
            let before = object[keyPath: path].numbers
            return (
                object, { object[keyPath: path] = Value($0) },
                { Self.words(object[keyPath: path].numbers, set: Value($0).numbers, before: before) }
            )
        }
    }

    private static func words(_ numbers: [Double], set: [Double], before: [Double]) -> String {
        if isSame(numbers, set) { return "kept" }
        if isSame(numbers, before) { return "ignored" }
        // Values of several equal numbers are shown as one number.
        let first = numbers.first ?? .nan
        if numbers.allSatisfy({ isSame([$0], [first]) }) { return short(first) }
        return "changed"
    }

    private static func isSame(_ one: [Double], _ other: [Double]) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
    }

    private static func short(_ number: Double) -> String {
        if number.isNaN { return "NaN" }
        if number.isInfinite { return number > 0 ? "∞" : "−∞" }
        let text = number == number.rounded() && abs(number) < 1e7 ? String(Int(number)) : "\(Float(number))"
        return text.replacingOccurrences(of: "-", with: "−")
    }
}
