import Foundation

/// Explains a touch in a dump of views: which view would receive it, and why the wanted view does not.
struct DumpAnalysis {
    let tree: DumpTree
    let names: DumpNames
    let location: CGPoint
    let wanted: Int?
    /// Whether the location is the center of the wanted view by the frames of the dump, since none was given.
    var isAtCenter = false
    let hitTest: DumpHitTest
    /// The views from the outermost one to the wanted one. `points` are the touch in each one's superview coordinates.
    let path: [Int]
    private(set) var points: [CGPoint?] = []
    /// For each view of the path, its geometry and the point in its bounds, as far as the dump shows.
    private(set) var places: [DumpPlace] = []
    var causes: [DumpExplanation.Cause] = []
    var doubts: [DumpExplanation.Cause] = []
    /// Whether a view of the path may be elsewhere, because the format omits how far a scroll view is scrolled.
    private var isScrolled = false

    init(_ tree: DumpTree, _ names: DumpNames, at location: CGPoint, wanting wanted: Int?) {
        self.tree = tree
        self.names = names
        self.location = location
        self.wanted = wanted
        hitTest = DumpHitTest(tree: tree)
        path = wanted.map(tree.path) ?? []
        var point: CGPoint? = path.first.flatMap { Self.start(of: $0, in: tree, at: location) }
        for node in path {
            let place = tree.place(of: point, in: node)
            places.append(place)
            points.append(point)
            point = place.point
        }
    }

    /// The point in the coordinate space of an outermost view's frame.
    ///
    /// Outermost views that are not windows may have different superviews, so only the first one's is known.
    private static func start(of root: Int, in tree: DumpTree, at location: CGPoint) -> CGPoint? {
        if root == 0 || tree.isWindow(root) || tree.hasUnseenSuperview { return location }
        return nil
    }

    // MARK: Analysis

    mutating func explain() -> DumpExplanation {
        var report = DumpExplanation(location: location, outcome: .arrives, confidence: .likely)
        var steps: [DumpHitTest.Step]? = []
        let taking = unlessLeftOut(askAll(&steps))
        report.steps = DumpSteps(self, steps ?? []).grouped
        if case .taken(let taker, nil) = taking { report.hit = names.view(taker) }
        if let wanted {
            report.wanted = names.view(wanted)
            report.path = path.map(names.view)
            findCauses()
            report.causes = causes + doubts
            report.outcome = !causes.isEmpty ? .blocked : doubts.isEmpty ? .arrives : .cannotTell
            if report.outcome == .arrives, case .taken(let taker, nil) = taking, !tree.isInside(taker, wanted) {
                // The hit test and the search for causes must agree.
                report.outcome = .cannotTell
            }
            report.confidence = causes.first?.confidence ?? (report.outcome == .cannotTell ? .cannotTell : .likely)
            if report.outcome == .arrives { report.restsOn = assumptions(of: path, others: true) }
        } else {
            switch taking {
            case .taken(_, nil): report.restsOn = ["frames, and no window in front that is missing from the dump"]
            case .taken(_, let doubt?), .doubtful(let doubt):
                report.outcome = .cannotTell
                report.confidence = .cannotTell
                report.hit = nil
                report.notes.append(words(of: doubt))
            case .none: break
            }
        }
        if let hit = taker(taking) {
            let chain = Array(tree.path(to: hit).reversed())
            report.chain = chain.map(names.view)
            report.recognizerViews = chain.filter { tree.nodes[$0].flags.contains(.hasRecognizers) }.map(names.view)
        }
        if isScrolled { report.hit = nil }
        if path.isEmpty ? tree.otherRoot(than: 0) != nil : doubts.contains(where: { $0.code == "printed-alone" }) {
            report.hit = nil
        }
        addNotes(to: &report, taking)
        weigh(&report)
        return report
    }

    private func taker(_ taking: DumpHitTest.Taking) -> Int? {
        if case .taken(let taker, nil) = taking { return taker }
        return nil
    }

    /// Hit-tests the windows front to back; the dump lists them back to front (HT-32).
    private func askAll(_ steps: inout [DumpHitTest.Step]?) -> DumpHitTest.Taking {
        var doubt: DumpHitTest.Doubt?
        for root in tree.roots.reversed() {
            guard let point = Self.start(of: root, in: tree, at: location) else { continue }
            switch hitTest.ask(root, point, &steps) {
            case .none: break
            case .doubtful(let other): doubt = doubt ?? other
            case .taken(let taker, let other): return .taken(by: taker, doubt ?? other)
            }
        }
        return doubt.map { .doubtful($0) } ?? .none
    }

    /// The result of the hit test, with a doubt if lines are omitted that may describe a view in front.
    private func unlessLeftOut(_ taking: DumpHitTest.Taking) -> DumpHitTest.Taking {
        guard case .taken(let taker, nil) = taking, let gap = gap(inFrontOf: taker) else { return taking }
        return .taken(by: taker, .init(node: taker, reason: .leftOut(gap)))
    }

    /// The place of omitted lines that may describe a view in front of a view.
    private func gap(inFrontOf node: Int) -> DumpTree.Gap? {
        let end = Int(tree.nodes[tree.root(of: node)].end)
        return tree.gaps.first { $0.place > node && ($0.place <= end || $0.isEnd) }
    }

    // MARK: Causes

    private mutating func findCauses() {
        guard let wanted else { return }
        findWindowsInFront()
        for (index, node) in path.enumerated() {
            let before = causes.count
            findRefusals(node, isWanted: node == wanted)
            findMisses(index)
            // A view that is skipped, or does not contain the point, is not covered.
            if causes.count == before, index > 0 { findCover(of: index) }
        }
        findTakersInside()
        findLeftOut()
        findOthersPrintedAlone()
    }

    private mutating func findWindowsInFront() {
        let roots = tree.roots
        guard let own = path.first, let place = roots.firstIndex(of: own) else { return }
        let isPart = !tree.isWindow(own)
        for root in roots[(place + 1)...].reversed() {
            guard let point = Self.start(of: root, in: tree, at: location) else { continue }
            if isPart, !tree.hasUnseenSuperview, !tree.isWindow(root) { continue }
            var none: [DumpHitTest.Step]?
            switch hitTest.ask(root, point, &none) {
            case .none: continue
            case .doubtful(let doubt): addDoubt(inFront: root, of: own, doubt, isWindow: !isPart)
            case .taken(let taker, _):
                causes.append(inFront(root, taker, of: own, isWindow: !isPart))
                return
            }
        }
    }

    private mutating func findRefusals(_ node: Int, isWanted: Bool) {
        let view = tree.nodes[node]
        if view.flags.contains(.hidden) { causes.append(hidden(node)) }
        if view.flags.contains(.interactionOff) { causes.append(interactionOff(node)) }
        if view.isTransparent { causes.append(transparent(node)) }
        if view.flags.contains(.disabled), tree.known(node).isControl { causes.append(disabled(node)) }
        if let doubt = hitTest.doubt(node) { addDoubt(doubt) }
        if tree.known(node).taking == .answersItself, !isWanted { addDoubt(inside: node) }
    }

    private mutating func findMisses(_ index: Int) {
        let (node, place) = (path[index], places[index])
        if place.isSingular {
            causes.append(singular(node))
        } else if place.isInside == .no, tree.isScaledAway(node) {
            causes.append(scaledAway(node))
        } else if let bounds = place.bounds, bounds.width <= 0 || bounds.height <= 0 {
            causes.append(empty(node, bounds, index))
        } else if place.isInside == .no {
            if isAtCenter, let wanted, let scroller = unknownScroller(around: path.count - 1) {
                addScrolled(wanted, in: scroller)
                return
            }
            // If the wanted view itself misses the point, its superviews need not contain it.
            if index + 1 < path.count, isElsewhere { return }
            // Distances in a view that has almost no size on the screen say nothing.
            if path[..<index].contains(where: tree.isScaledAway), !causes.isEmpty { return }
            if let scroller = scroller(around: index) {
                addScrolled(node, in: scroller)
                return
            }
            if index == 0, path.count > 1, tree.isWindow(node) {
                causes.append(offScreen(node))
                return
            }
            let isNear = tree.known(node).isWidened && place.overshoot.map { $0 <= 20 } ?? false
            if isNear {
                addDoubt(.init(node: node, reason: .widened))
            } else {
                causes.append(outside(node, place, index))
            }
        } else if place.isInside == .untraced, points[index] != nil || index == 0 || places[index - 1].point != nil {
            let why =
                points[index] == nil
                ? "the dump does not show its position relative to the first view"
                : "the point is on its edge, as far as its frame is printed"
            addDoubt(.init(node: node, reason: .place(place.reason ?? why)))
        } else if place.point == nil, index + 1 < path.count, places[index].isInside == .yes {
            addDoubt(.init(node: node, reason: .content(place.reason ?? "")))
        }
    }

    private mutating func addScrolled(_ node: Int, in scroller: Int) {
        isScrolled = true
        addDoubt(.init(node: node, reason: .place("the content offset of \(name(scroller)) is not in the dump")))
    }

    /// The innermost scroll view around a view of the path, as an index in the path, if the format omits how far it is
    /// scrolled.
    private func unknownScrollerIndex(around index: Int) -> Int? {
        tree.omitsFlags ? path[..<index].lastIndex { tree.kind(of: $0).isNamedScrollView } : nil
    }

    private func unknownScroller(around index: Int) -> Int? { unknownScrollerIndex(around: index).map { path[$0] } }

    /// The same, if the scroll view contains the point.
    private func scroller(around index: Int) -> Int? {
        guard let scroller = unknownScrollerIndex(around: index),
            path[...scroller].indices.allSatisfy({ places[$0].isInside != .no })
        else { return nil }
        return path[scroller]
    }

    /// Whether the point lies outside the wanted view's own frame.
    private var isElsewhere: Bool {
        if unknownScroller(around: path.count - 1) != nil { return false }
        guard let place = places.last, place.isInside == .no, let bounds = place.bounds, place.point != nil else {
            return false
        }
        return bounds.width > 0 && bounds.height > 0
    }

    /// Finds views in front of a view of the path, among its siblings.
    private mutating func findCover(of index: Int) {
        let (child, parent) = (path[index], path[index - 1])
        guard let point = points[index], places[index].isInside != .no else { return }
        var sibling = Int(tree.nodes[parent].lastChild)
        while sibling >= 0, sibling != child {
            var none: [DumpHitTest.Step]?
            switch hitTest.ask(sibling, point, &none) {
            case .none: break
            case .doubtful(let doubt): addDoubt(inFront: sibling, of: child, doubt, isWindow: false)
            case .taken(let taker, _):
                causes.append(inFront(sibling, taker, of: child, isWindow: false))
                return
            }
            sibling = Int(tree.nodes[sibling].previousSibling)
        }
    }

    /// Finds views inside the wanted one that may keep the touch.
    private mutating func findTakersInside() {
        guard causes.isEmpty, let wanted, let place = places.last, place.point != nil else { return }
        let known = tree.known(wanted)
        var none: [DumpHitTest.Step]?
        switch hitTest.ask(wanted, points[path.count - 1], &none) {
        case .none:
            if known.taking == .letsThrough {
                addDoubt(.init(node: wanted, reason: .known(known.reason ?? "")))
            }
        case .doubtful(let doubt):
            if known.taking != .answersItself || doubt.node != wanted { addDoubt(doubt) }
        case .taken(_, let doubt?): addDoubt(doubt)
        case .taken(let taker, nil):
            // A scroll view's own recognizers receive all touches inside it.
            guard taker != wanted, !known.isScrollView else { return }
            if let keeper = keeper(from: taker, below: wanted) {
                guard !tree.nodes[wanted].flags.contains(.hasRecognizers) else { return }
                causes.append(takenInside(keeper))
            } else if known.isControl, !isPartOfControl(taker) {
                doubts.append(receivesPerhaps(taker))
            }
        }
    }

    /// The first view, from `taker` up to the wanted view, that does not pass touches on.
    private func keeper(from taker: Int, below wanted: Int) -> Int? {
        guard !(tree.known(wanted).isControl && !tree.known(wanted).isOwn && !tree.known(taker).isOwn) else {
            return nil
        }
        var node = taker
        while node != wanted {
            let known = tree.known(node)
            if known.isControl || known.keepsTouches { return node }
            node = Int(tree.nodes[node].parent)
        }
        return nil
    }

    /// Whether the view is a part of a UIKit control, which handles the touches of its parts.
    private func isPartOfControl(_ taker: Int) -> Bool {
        let name = tree.kind(of: taker).name
        return !tree.known(taker).isOwn && name != "UIView" && name != "UIStackView"
    }

    /// Views that were printed one by one have no order.
    private mutating func findOthersPrintedAlone() {
        guard causes.isEmpty, let own = path.first, let other = tree.otherRoot(than: own) else { return }
        doubts.append(printedAlone(other, own))
    }

    /// Lines omitted after the wanted view may describe views in front of it.
    private mutating func findLeftOut() {
        guard causes.isEmpty, let wanted, let gap = gap(inFrontOf: wanted) else { return }
        doubts.append(leftOut(gap))
    }
}

extension DumpTree {
    /// Another outermost view that is not a window, and whose place and order relative to the given one are unknown.
    func otherRoot(than own: Int) -> Int? {
        guard !hasUnseenSuperview else { return nil }
        return roots.first { root in
            guard root != own, !isWindow(root), !nodes[root].flags.contains(.hidden) else { return false }
            // A part of a tree may be printed once more.
            let address = nodes[root].address
            return address.isEmpty || find(address: string(address)).map { $0 == root || !isInside($0, own) } ?? true
        }
    }
}

extension DumpPlace {
    /// The largest distance of the point outside the bounds, in points; negative inside.
    var overshoot: CGFloat? {
        guard let point, let bounds else { return nil }
        return max(bounds.minX - point.x, point.x - bounds.maxX, bounds.minY - point.y, point.y - bounds.maxY)
    }
}
