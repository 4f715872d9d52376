import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneTestingTraits
import UIKit

/// Hit tests with packed and indexed subviews have the results of the reference (HT-2, HT-5, HT-15).
@Suite(.application(tracing: .both)) @MainActor
struct HitTestPackingTests {
    private static let side = 20

    /// Makes many siblings that slightly overlap their neighbors. Some are rotated.
    private func makeGrid(_ generator: inout SeededRandomNumberGenerator) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10 * Self.side, height: 10 * Self.side))
        for place in 0..<Self.side * Self.side {
            let view = UIView(
                frame: CGRect(x: place % Self.side * 10, y: place / Self.side * 10, width: 11, height: 11))
            if generator.oneIn(20) { view.transform = CGAffineTransform(rotationAngle: 0.3) }
            root.addSubview(view)
        }
        return root
    }

    private func expectReferenceResults(_ root: UIView, _ points: [CGPoint], _ comment: Comment) {
        for point in points {
            #expect(root.hitTest(point, with: nil) === ReferenceHitTest.hitTest(root, point, nil), comment)
        }
    }

    @Test func `HT-5: hit tests follow each of many subviews that moves or hides`() {
        var generator = SeededRandomNumberGenerator(7)
        let root = makeGrid(&generator)
        let end = Double(10 * Self.side)
        for round in 0..<80 {
            let view = root.subviews[Int.random(in: 0..<root.subviews.count, using: &generator)]
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: view.isHidden.toggle()
            case 1:
                view.frame = CGRect(x: generator.length(0...end), y: generator.length(0...end), width: 60, height: 60)
            default: view.center = CGPoint(x: generator.length(0...end), y: generator.length(0...end))
            }
            let anywhere = CGPoint(x: generator.length(-5...end), y: generator.length(-5...end))
            expectReferenceResults(root, [view.center, view.frame.origin, anywhere], "round \(round)")
        }
    }

    @Test func `HT-5: subviews under a cover are hit after the cover moves away`() {
        var generator = SeededRandomNumberGenerator(8)
        let root = makeGrid(&generator)
        let cover = UIView(frame: root.bounds)
        root.addSubview(cover)
        let points = (0..<10).map { CGPoint(x: 20 * $0 + 3, y: 7 * $0 + 4) }
        for round in 0..<8 {
            expectReferenceResults(root, points, "round \(round)")
            cover.frame.origin.x += round.isMultiple(of: 2) ? 100 : -100
            expectReferenceResults(root, points, "after round \(round)")
        }
    }

    /// Most offsets are so large that a 32-bit float cannot represent every whole number near them.
    @Test(arguments: [0, 16_777_217, 1e10 + 1, 1e14 + 1, -33_554_435] as [Double], [3, 40])
    func `HT-15: edges with large coordinates are exact`(offset: Double, count: Int) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        root.bounds.origin = CGPoint(x: offset, y: -offset)
        for place in 0..<count {
            let (column, row) = (Double(place % 8), Double(place / 8))
            root.addSubview(UIView(frame: CGRect(x: offset + column * 3, y: -offset + row * 3, width: 3, height: 3)))
        }
        for x in 0..<30 {
            expectReferenceResults(
                root, (0..<20).map { CGPoint(x: offset + Double(x), y: -offset + Double($0)) }, "\(offset), \(x)")
        }
    }

    @Test(arguments: [2, 40])
    func `HT-15: hit tests with NaN and infinite coordinates have the results of the reference`(count: Int) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        for place in 0..<count { root.addSubview(UIView(frame: CGRect(x: place, y: 0, width: 10, height: 10))) }
        root.subviews[1].center.x = .nan
        root.subviews[0].bounds.size.width = .infinity
        let places: [CGFloat] = [0, 5, 299, .nan, .infinity, -.infinity, 1e300]
        for _ in 0..<4 {
            expectReferenceResults(
                root, places.flatMap { x in places.map { CGPoint(x: x, y: $0) } }, "\(count) siblings")
        }
    }

    /// Tests points on an edge and the nearest doubles and floats on either side of it.
    @Test(arguments: [-100, -0x1p23, -1, -1e-40, 0, 1e-30, 0.1, 1 / 3, 100.5, 0x1p24 + 1, 1e30] as [Double])
    func `HT-15: points next to an edge are on the correct side of it`(left: Double) {
        for width in [1, 0.1, 100, 100.5, 0x1p23, 0x1p23 + 0.5, 1e-20, 1e-45, 1e20, -left].filter({ $0 > 0 }) {
            let root = UIView()
            root.bounds = CGRect(x: -1e31, y: -1e31, width: 2e31, height: 2e31)
            for _ in 0..<2 {
                let child = UIView()
                child.bounds.size = CGSize(width: width, height: width)
                child.center = CGPoint(x: left + width / 2, y: left + width / 2)
                root.addSubview(child)
            }
            let edges = [left, left + width, left + width / 2, 0]
            let places = edges.flatMap { edge in
                [
                    edge, edge.nextUp, edge.nextDown, Double(Float(edge)), Double(Float(edge).nextUp),
                    Double(Float(edge).nextDown), edge - 1e-20, edge + 1e-20,
                ]
            }
            expectReferenceResults(
                root, places.flatMap { x in places.map { CGPoint(x: x, y: $0) } }, "\(left), \(width)")
        }
    }

    /// A search caches the views two levels down. The cache follows their changes.
    @Test func `HT-2: hit tests follow views that are added and removed at any depth`() {
        var generator = SeededRandomNumberGenerator(11)
        func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var all = [root]
        for round in 0..<700 {
            let parent = all[whole(0...all.count - 1)]
            switch whole(0...9) {
            case 0 where all.count > 40, 1 where all.count > 120:
                let leaving = all[whole(1...all.count - 1)]
                leaving.removeFromSuperview()
                all.removeAll { $0.isDescendant(of: leaving) }
            case 2: parent.isHidden = parent !== root && !parent.isHidden
            case 3: parent.bounds.origin.x = generator.oneIn(50) ? 0 : 7
            case 4: parent.superview?.bringSubviewToFront(parent)
            default:
                let child = UIView(
                    frame: CGRect(x: whole(-5...30), y: whole(-5...30), width: whole(0...80), height: whole(0...80)))
                parent.insertSubview(child, at: whole(0...parent.subviews.count))
                all.append(child)
            }
            let points = (0..<4).map { _ in CGPoint(x: generator.length(0...100), y: generator.length(0...100)) }
            expectReferenceResults(root, points, "round \(round)")
        }
    }
}
