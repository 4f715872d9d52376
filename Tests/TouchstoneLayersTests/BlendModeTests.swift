import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Blue at half opacity over or under red at four fifths, in each of the modes that compose shapes.
@Suite(.application) @MainActor
struct BlendModeTests {
    /// Red, blue and opacity, in hundredths.
    struct Case: CustomTestStringConvertible, Sendable {
        let mode: CGBlendMode
        let expected: [Int]
        var testDescription: String { "\(mode)" }
    }

    nonisolated static let cases = [
        Case(mode: .normal, expected: [44, 56, 90]), Case(mode: .copy, expected: [0, 100, 50]),
        Case(mode: .clear, expected: [0, 0, 0]), Case(mode: .sourceIn, expected: [0, 100, 40]),
        Case(mode: .sourceOut, expected: [0, 100, 10]), Case(mode: .sourceAtop, expected: [50, 50, 80]),
        Case(mode: .destinationOver, expected: [89, 11, 90]), Case(mode: .destinationIn, expected: [100, 0, 40]),
        Case(mode: .destinationOut, expected: [100, 0, 40]), Case(mode: .destinationAtop, expected: [80, 20, 50]),
        Case(mode: .xor, expected: [80, 20, 50]),
    ]

    @Test(arguments: cases) func `Each mode keeps its share of both colors`(one: Case) {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let image = UIGraphicsImageRenderer(size: rect.size).image { renderer in
            let context = renderer.cgContext
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.8))
            context.fill(rect)
            context.setBlendMode(one.mode)
            context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
            context.fill(rect)
        }
        let parts = image.color(at: CGPoint(x: 5, y: 5)).components!
        expectEqual([parts[0], parts[2], parts[3]].map { Int(($0 * 100).rounded()) }, one.expected)
    }

    @Test func `A mixing mode mixes where both are and keeps the rest`() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let image = UIGraphicsImageRenderer(size: rect.size).image { renderer in
            let context = renderer.cgContext
            context.setFillColor(CGColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.8))
            context.fill(rect)
            context.setBlendMode(.multiply)
            context.setFillColor(CGColor(red: 1, green: 1, blue: 0.5, alpha: 0.5))
            context.fill(rect)
        }
        let parts = image.color(at: CGPoint(x: 5, y: 5)).components!
        // Of nine tenths, four are mixed, four show what lies below, and one shows what lies above.
        expectEqual(parts.map { Int(($0 * 900).rounded()) }, [500, 300, 650, 810])
    }
}
