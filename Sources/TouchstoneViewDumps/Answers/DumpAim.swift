import Foundation

/// The view and the point that a question means: several views may have the name, and the point may be missing or in pixels.
struct DumpAim {
    let tree: DumpTree
    /// The screen in the tree's unit, or `nil` if the tree does not contain it.
    private let screen: CGRect?
    /// The wanted view, or `nil`.
    private(set) var node: Int?
    /// The touch in points; `nil` if it is unknown.
    private(set) var location: CGPoint?
    /// The touch as it was given, if that was in pixels.
    private(set) var given: CGPoint?
    /// Whether the touch is assumed to be in the center of the view, since none is given.
    private(set) var isAtCenter = false
    /// Observations about the view and the point, for the report.
    private(set) var notes: [String] = []

    init(_ tree: DumpTree, _ names: DumpNames, at given: CGPoint?, wanting wanted: String?) throws {
        self.tree = tree
        screen = tree.screen
        location = given
        if let wanted {
            let candidates = try names.candidates(wanted)
            if let note = candidates.note { notes.append(note) }
            let found = candidates.nodes
            node = found.count == 1 ? found[0] : choose(among: found)
            guard node != nil else { throw names.ambiguity(wanted, found) }
            if found.count > 1, let node {
                notes.append(
                    location == nil
                        ? "\(found.count) elements match \(wanted), one in the other; \(names.place(node)) is meant"
                        : "\(found.count) views match \(wanted); \(names.place(node)) is the one at the point")
            }
        }
        if let given { readPixels(given) } else { aimAtCenter(names) }
    }

    // MARK: The view

    /// The only one of the views that may contain the point; of elements that contain each other, the innermost.
    private func choose(among found: [Int]) -> Int? {
        guard let location else {
            // An element and those in it may share a name, as a cell and its text do.
            guard tree.hasElements, found.allSatisfy({ tree.isInside($0, found[0]) }) else { return nil }
            return found.last { tree.known($0).isControl } ?? found[0]
        }
        let points = [location] + Self.scales.map { CGPoint(x: location.x / $0, y: location.y / $0) }
        for (index, point) in points.enumerated() where index == 0 || !isOnScreen(location) {
            var possible = found.filter { isInside(point, $0) != .no }
            if possible.count > 1 { possible.removeAll(where: isSkipped) }
            guard let last = possible.last, isInside(point, last) == .yes else { continue }
            if possible.count == 1 { return last }
            if tree.hasElements, possible.allSatisfy({ tree.isInside(last, $0) }) { return last }
        }
        return nil
    }

    private func isSkipped(_ node: Int) -> Bool {
        tree.path(to: node).contains { tree.nodes[$0].flags.contains(.hidden) || tree.nodes[$0].isTransparent }
    }

    private func contains(_ point: CGPoint, _ node: Int) -> Bool { isInside(point, node) == .yes }

    private func isInside(_ point: CGPoint, _ node: Int) -> DumpPlace.Answer {
        guard !tree.hasElements else {
            let frame = tree.nodes[node].frame
            let isInside =
                frame.isANumber && frame.minX <= point.x && point.x < frame.maxX && frame.minY <= point.y
                && point.y < frame.maxY
            return isInside ? .yes : .no
        }
        var current: CGPoint? = point
        var isInside = DumpPlace.Answer.untraced
        for view in tree.path(to: node) {
            let place = tree.place(of: current, in: view)
            current = place.point
            isInside = place.isInside
        }
        return isInside
    }

    // MARK: Pixels

    private static let scales: [CGFloat] = [3, 2]

    private func isOnScreen(_ point: CGPoint) -> Bool {
        guard let screen else { return true }
        return screen.minX <= point.x && point.x < screen.maxX && screen.minY <= point.y && point.y < screen.maxY
    }

    /// Converts a point in pixels, or a point of a tree in pixels, if only that makes sense of it.
    private mutating func readPixels(_ point: CGPoint) {
        guard let node, !contains(point, node), let screen, screen.width > 0 else { return }
        let isOutside = !isOnScreen(point)
        for scale in Self.scales {
            let points = CGPoint(x: point.x / scale, y: point.y / scale)
            if contains(points, node), isOnScreen(points) {
                let words = "\(Double(scale).short) pixels a point"
                guard isOutside else {
                    notes.append(
                        "if the point is in pixels of a screen with \(words), it is \(points.short) in points, and inside"
                    )
                    continue
                }
                (location, given) = (points, point)
                notes.append(
                    "the point \(point.short) is outside of the screen, \(Double(screen.width).short)×\(Double(screen.height).short), so it is read as pixels, with \(words): it is \(points.short) in points"
                )
                return
            }
            let pixels = CGPoint(x: point.x * scale, y: point.y * scale)
            if max(screen.width, screen.height) > 1400, contains(pixels, node) {
                (location, given) = (pixels, point)
                notes.append(
                    "the tree is in pixels, with \(Double(scale).short) a point, so the point is read as \(pixels.short)"
                )
                return
            }
        }
    }

    // MARK: The center

    private mutating func aimAtCenter(_ names: DumpNames) {
        guard let node, let center = center(of: node) else { return }
        (location, isAtCenter) = (center, true)
        notes.append("no point is given, so it is the center of \(names.name(node))")
    }

    private func center(of node: Int) -> CGPoint? {
        let frame = tree.nodes[node].frame
        guard frame.isANumber, !tree.nodes[node].flags.contains(.hasNoFrame) else { return nil }
        var point = CGPoint(x: frame.midX, y: frame.midY)
        guard !tree.hasElements else { return point }
        for view in tree.path(to: node).dropLast().reversed() {
            guard let outer = tree.outerPoint(of: point, in: view) else { return nil }
            point = outer
        }
        return point
    }
}

extension DumpTree {
    /// The screen: the frame of the application, of the first window or of the outermost element.
    var screen: CGRect? {
        guard hasElements else {
            let window = roots.first { isWindow($0) }
            return window.map { nodes[$0].frame }.flatMap { $0.isANumber && $0.width > 0 ? $0 : nil }
        }
        if let statedScreen { return statedScreen }
        func isScreen(_ node: Int) -> Bool {
            nodes[node].frame.isANumber && nodes[node].frame.width > 0 && nodes[node].frame.height > 0
        }
        let named = nodes.indices.first { kind(of: $0).name == "Application" && isScreen($0) }
        let window = named ?? nodes.indices.first { known($0).isWindow && isScreen($0) }
        // Without both, it is the first element at the origin that is as large as a screen.
        let large =
            window
            ?? nodes.indices.first {
                isScreen($0) && nodes[$0].frame.origin == .zero && nodes[$0].frame.width >= 200
                    && nodes[$0].frame.height >= 200
            }
        return large.map { nodes[$0].frame }
    }

    /// Converts a point in a view's bounds to its superview; `nil` if the dump does not determine it.
    func outerPoint(of point: CGPoint, in node: Int) -> CGPoint? {
        let view = nodes[node]
        guard view.frame.isANumber, !view.flags.contains(.hasNoFrame), !view.flags.contains(.isAfterGap),
            let place = optionalPlace(in: node), let bounds = place.bounds
        else { return nil }
        let inner = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)
        guard let transform = transform(of: node) else {
            return CGPoint(x: view.frame.midX + inner.x, y: view.frame.midY + inner.y)
        }
        return CGPoint(
            x: view.frame.midX + transform.a * inner.x + transform.c * inner.y,
            y: view.frame.midY + transform.b * inner.x + transform.d * inner.y)
    }

    /// The place of some point, for the bounds in it; `nil` if the bounds are unknown or have no size.
    private func optionalPlace(in node: Int) -> DumpPlace? {
        let place = place(of: CGPoint(x: nodes[node].frame.midX, y: nodes[node].frame.midY), in: node)
        return place.isSingular || place.bounds == nil ? nil : place
    }
}
