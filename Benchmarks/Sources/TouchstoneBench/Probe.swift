import UIKit

/// A point in the root and the expected node.
struct Probe {
    var x: Int
    var y: Int
    var expected: Int

    /// The point at the center of its pixel.
    var point: CGPoint { CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5) }
}

extension Tree {
    private static let probeCount = 4096

    /// Points that are uniformly distributed over a part of the root.
    func spread(seed: Int, x: Range<Int>, y: Range<Int>) -> [Probe] {
        var random = LinearCongruentialGenerator(seed: seed)
        return (0..<Self.probeCount).map { _ in
            let px = x.lowerBound + random.next(x.count)
            let py = y.lowerBound + random.next(y.count)
            return probe(px, py)
        }
    }

    /// Points that are alternately anywhere in the root and in a random node, so that small nodes are hit as well.
    func mixed() -> [Probe] {
        var random = LinearCongruentialGenerator(seed: 3)
        return (0..<Self.probeCount).map { index in
            if index.isMultiple(of: 2) {
                let x = random.next(Self.side)
                return probe(x, random.next(Self.side))
            }
            let node = random.next(nodes.count)
            let x = random.next(nodes[node].width)
            let point = rootPoint(node, x, random.next(nodes[node].height))
            return probe(point.x, point.y)
        }
    }

    /// The random walk of a pointer, which restarts every 512 steps.
    func walk() -> [Probe] {
        var random = LinearCongruentialGenerator(seed: 5)
        var (x, y) = (0, 0)
        return (0..<Self.probeCount).map { index in
            if index.isMultiple(of: 512) {
                let node = random.next(nodes.count)
                (x, y) = rootPoint(node, nodes[node].width / 2, nodes[node].height / 2)
            }
            x = min(max(x + random.next(13) - 6, 0), Self.side - 1)
            y = min(max(y + random.next(13) - 6, 0), Self.side - 1)
            return probe(x, y)
        }
    }

    private func probe(_ x: Int, _ y: Int) -> Probe {
        Probe(x: x, y: y, expected: expectedHit(x, y))
    }
}
