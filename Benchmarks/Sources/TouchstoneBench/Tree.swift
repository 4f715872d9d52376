/// A view tree as data: frames in the parent's coordinates, in whole points. A node's number is its index. Siblings are
/// in the order of their numbers, the last in front.
struct Tree {
    struct Node {
        /// −1 for the root.
        var parent: Int
        var x: Int
        var y: Int
        var width: Int
        var height: Int
    }

    /// Width and height of the root.
    static let side = 8192

    private(set) var nodes: [Node] = []
    private(set) var children: [[Int]] = []

    init(nodes: [Node]) {
        for node in nodes { add(node) }
    }

    /// The root alone.
    init() {
        add(Node(parent: -1, x: 0, y: 0, width: Self.side, height: Self.side))
    }

    @discardableResult
    mutating func add(_ node: Node) -> Int {
        nodes.append(node)
        children.append([])
        let number = nodes.count - 1
        if node.parent >= 0 { children[node.parent].append(number) }
        return number
    }

    mutating func move(_ node: Int, by step: Int) {
        nodes[node].x += step
        nodes[node].y += step
    }

    /// Converts a point from a node's coordinates to the root's.
    func rootPoint(_ node: Int, _ x: Int, _ y: Int) -> (x: Int, y: Int) {
        var (x, y) = (x, y)
        var current = node
        while current >= 0 {
            x += nodes[current].x
            y += nodes[current].y
            current = nodes[current].parent
        }
        return (x, y)
    }

    /// The node that UIKit's rule finds at a point in the root, or −1, with the simplest algorithm.
    func expectedHit(_ x: Int, _ y: Int) -> Int {
        hit(0, x, y)
    }

    private func hit(_ number: Int, _ x: Int, _ y: Int) -> Int {
        let node = nodes[number]
        guard x >= 0, y >= 0, x < node.width, y < node.height else { return -1 }
        for child in children[number].reversed() {
            let answer = hit(child, x - nodes[child].x, y - nodes[child].y)
            if answer >= 0 { return answer }
        }
        return number
    }
}
