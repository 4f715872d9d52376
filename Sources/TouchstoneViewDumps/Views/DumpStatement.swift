import Foundation

/// What a text itself says about a touch, beside its views: the answer of a hit test, or that an element is not hittable.
struct DumpStatement {
    /// What made the statement.
    enum Source {
        /// UIKit's hit test, as Detox or a snapshot reports it.
        case hitTest
        /// A test tool, which found that the element cannot be touched.
        case notHittable
    }

    /// A view that the statement names, as far as it does.
    struct Named {
        var className: String?
        var address: String?
        var identifier: String?
        var frame: CGRect?
        var alpha: Float?

        var isEmpty: Bool { className == nil && address == nil && identifier == nil }
    }

    /// The line, from 1, in the text or in the separate log.
    var line: Int
    let source: Source
    var isInLog = false
    /// The touch in window coordinates, if stated.
    var point: CGPoint?
    /// The view that the hit test returned; empty if it returned none.
    var hit = Named()
    /// The view that should have been hit; empty if the statement names none.
    var target = Named()
    /// The reason in the words of the tool, if it gives one.
    var words: String?

    /// The statement's place in words.
    var place: String { isInLog ? "line \(line) of the log" : "line \(line)" }
}

extension DumpTree {
    /// Whether the statement is about the view: by address, identifier, text, or class and frame. One that names no view is about any.
    func isTarget(_ statement: DumpStatement, _ node: Int) -> Bool {
        let target = statement.target
        if target.isEmpty { return true }
        if let address = target.address, find(address: address) != nil { return isView(target, node) }
        if let identifier = target.identifier {
            let bytes = Array(identifier.utf8)
            let named = nodes.indices.filter {
                isText(nodes[$0].identifier, bytes) || isText(nodes[$0].text, bytes)
            }
            if !named.isEmpty { return named.contains { isInside($0, node) || isInside(node, $0) } }
        }
        return isView(target, node)
    }

    /// The view with an address, or `nil`.
    func find(address: String) -> Int? {
        guard let number = UInt64(address.dropFirst(2), radix: 16), number != 0 else { return nil }
        let text = Array(address.utf8)
        return nodes.indices.first { isText(nodes[$0].address, text) }
    }

    /// The view that a statement names. If several views look like it, the first that a hit test at the point comes to.
    func find(_ named: DumpStatement.Named, at point: CGPoint? = nil) -> Int? {
        if let address = named.address, let node = find(address: address) { return node }
        let found = nodes.indices.filter { isView(named, $0) }
        guard found.count > 1, let point else { return found.count == 1 ? found[0] : nil }
        return found.last { mayBeHit($0, at: point) }
    }

    /// Whether nothing that the dump shows keeps a touch from the view.
    private func mayBeHit(_ node: Int, at point: CGPoint) -> Bool {
        let test = DumpHitTest(tree: self)
        var current: CGPoint? = point
        for view in path(to: node) {
            let place = place(of: current, in: view)
            if test.refusal(view) != nil || place.isInside == .no || place.isSingular { return false }
            current = place.point
        }
        return true
    }

    private func isView(_ named: DumpStatement.Named, _ node: Int) -> Bool {
        let view = nodes[node]
        if let address = named.address, !view.address.isEmpty { return string(view.address) == address }
        guard let className = named.className else { return false }
        let kind = kind(of: node)
        guard kind.name == className || kind.shortName == className || className.hasSuffix("." + kind.name) else {
            return false
        }
        if let alpha = named.alpha, abs(view.alpha - alpha) > 0.001 { return false }
        guard let frame = named.frame else { return true }
        // Detox cuts numbers to whole points.
        return abs(view.frame.minX - frame.minX) < 1.01 && abs(view.frame.minY - frame.minY) < 1.01
            && abs(view.frame.width - frame.width) < 1.01 && abs(view.frame.height - frame.height) < 1.01
    }
}
