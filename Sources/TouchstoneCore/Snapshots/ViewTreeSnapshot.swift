import Foundation

/// A snapshot of all views in an application's windows, with everything that hit tests and gesture arenas depend on.
///
/// Views are stored in tree order: each before its subviews, and those from back to front. Shown windows come first,
/// from the frontmost, followed by hidden ones.
@MainActor
package final class ViewTreeSnapshot: Annotation {
    @MainActor
    package struct View {
        package let owner: Remembered
        /// The view's node, without links to other views, which must not be followed.
        package let node: ViewNode
        /// The index of the superview; -1 for a window.
        package let parent: Int
        /// The index after the last view in its subtree.
        package fileprivate(set) var end: Int
        /// Data that few views have.
        package let rest: Rest?
        /// Whether it is a plain view without background color, which is invisible.
        package let isClear: Bool

        package var bounds: CGRect {
            CGRect(x: node.origin.x, y: node.origin.y, width: node.size.x, height: node.size.y)
        }
        package var recognizers: [Recognizer] { rest?.recognizers ?? [] }
    }

    /// Data that few views have.
    @MainActor
    package final class Rest {
        var recognizers: [Recognizer] = []
        /// The view controller of the view.
        package var owner: Remembered?
        /// The addresses of views and recognizers in the owner's properties.
        package var held: [UInt] = []
        package var detail: (any SceneDetail)?
        /// The layout; `nil` for a view without constraints.
        package var layout: (any LayoutMemory)?
        /// The offset of the visible state during animations from the model.
        package var seenOffset: AnimatedValues?
        var multipleTouch = false
        var exclusiveTouch = false
        package var zPosition: CGFloat = 0
        /// The delegates that were deallocated while they were set.
        package var lostDelegates: [LostDelegate] = []
        /// The pages of the view's controller, if it has pages.
        package var pages: PageMemory?
    }

    @MainActor
    package struct Recognizer {
        package let owner: Remembered
        package let isEnabled: Bool
        let touchTypes: UInt8
        package let cancelsTouchesInView: Bool
        package let delaysTouchesBegan: Bool
        package let delaysTouchesEnded: Bool
        package let delegate: Remembered?
        /// Whether the delegate was deallocated while it was set.
        package let hasLostDelegate: Bool
        package let requirements: [Remembered]
        package let targets: [RememberedTarget]
        package let formerView: Remembered?
    }

    package private(set) var views: [View] = []
    private var places: [ObjectIdentifier: Int] = [:]
    /// Indices of the windows that were shown, from front to back.
    package private(set) var shownWindows: [Int] = []
    /// The levels of all windows by their indices.
    package private(set) var levels: [Int: UIWindow.Level] = [:]
    /// Whether some views were omitted, because there were too many.
    package private(set) var isCut = false
    /// The number of the touch for which the snapshot was made, if any.
    package let touch: Int?
    /// The calls that made the application ignore interaction; `nil` if it did not.
    package let ignoring: IgnoringCalls?
    package let firstResponder: Remembered?
    private var rarePlaces: [RarePointer] = []

    package var weight: Int { views.count + 8 }

    /// The maximum number of views in the snapshot of a touch; others are omitted.
    static let mostRemembered = 20_000

    /// Creates a snapshot.
    ///
    /// - Parameter most: The maximum number of views.
    package init(_ application: UIApplication, touch: Int?, most: Int = .max) {
        self.touch = touch
        ignoring = application.ignoring
        firstResponder = application.keyWindow?.firstResponder.map { application.trace.remembered($0) }
        let shown = application.windowOrder.frontToBack
        for window in shown {
            if views.count < most { shownWindows.append(views.count) }
            add(window, application.trace, most)
        }
        defer { application.trace.heldNames.forget() }
        for window in application.knownWindows where !shown.contains(where: { $0 === window }) {
            add(window, application.trace, most)
        }
    }

    isolated deinit {
        for place in rarePlaces { place.free() }
    }

    private func add(_ window: UIWindow, _ trace: Trace, _ most: Int) {
        levels[views.count] = window.windowLevel
        var waiting: [(view: UIView, parent: Int)] = [(window, -1)]
        while let (view, parent) = waiting.popLast() {
            if views.count >= most {
                isCut = true
                break
            }
            let place = views.count
            places[ObjectIdentifier(view)] = place
            views.append(remember(view, parent, trace))
            for subview in view.subviewStorage.reversed() { waiting.append((subview, place)) }
        }
        // A subtree ends where its last view's subtree does.
        for place in views.indices.reversed() {
            let parent = views[place].parent
            if parent >= 0 { views[parent].end = max(views[parent].end, views[place].end) }
        }
    }

    private func remember(_ view: UIView, _ parent: Int, _ trace: Trace) -> View {
        let held = trace.heldNames.read(view.owner)
        var node = view.node.pointee
        defer { trace.heldNames.read(view) }
        node.parent = nil
        if let rare = node.rare {
            let copy = RarePointer(copying: rare.pointee)
            rarePlaces.append(copy)
            node.rare = copy
        }
        let rest = Rest(view, trace)
        rest?.held = held
        return View(
            owner: trace.remembered(view), node: node, parent: parent, end: views.count + 1, rest: rest,
            isClear: type(of: view) == UIView.self && view.backgroundColor == nil)
    }

    private lazy var shared: Set<String> = {
        var seen: Set<String> = []
        var shared: Set<String> = []
        for view in views where !seen.insert(view.owner.name).inserted { shared.insert(view.owner.name) }
        return shared
    }()

    /// For each view that shares its name with a sibling: its position among these and their number.
    private(set) lazy var namesakes: [Int: (index: Int, count: Int)] = {
        struct Family: Hashable {
            let parent: Int
            let name: String
        }
        var families: [Family: [Int]] = [:]
        for (place, view) in views.enumerated() where isShared(view.owner.name) {
            families[Family(parent: view.parent, name: view.owner.name), default: []].append(place)
        }
        var namesakes: [Int: (index: Int, count: Int)] = [:]
        for places in families.values where places.count > 1 {
            for (index, place) in places.enumerated() { namesakes[place] = (index, places.count) }
        }
        return namesakes
    }()

    /// Whether several views have this name.
    func isShared(_ name: String) -> Bool { shared.contains(name) }

    // MARK: Queries

    /// Returns the index of a view; `nil` if it was in no window.
    package func place(of view: AnyObject) -> Int? {
        guard let place = places[ObjectIdentifier(view)], views[place].owner.refers(to: view) else { return nil }
        return place
    }

    /// Returns the index of a view. If it has been deallocated, `object` is `nil` and its address may be reused.
    package func place(of object: AnyObject?, at key: ObjectIdentifier) -> Int? {
        guard let place = places[key], views[place].owner.object === object else { return nil }
        return place
    }

    package func place(of owner: Remembered) -> Int? { place(of: owner.object, at: owner.key) }

    /// Returns the index of the view that was at an address.
    package func place(at key: ObjectIdentifier) -> Int? { places[key] }

    /// Returns the name of the view that was at an address.
    package func name(at key: ObjectIdentifier) -> String? { places[key].map { name(of: $0) } }

    /// Returns the indices of the subviews, from back to front.
    package func subviews(of place: Int) -> [Int] {
        var found: [Int] = []
        var next = place + 1
        while next < views[place].end {
            found.append(next)
            next = views[next].end
        }
        return found
    }

    /// Whether a view is in the subtree of another, or is that view.
    package func isInside(_ place: Int, of other: Int) -> Bool { place >= other && place < views[other].end }

    /// Returns the indices from the window down to the view.
    package func path(to place: Int) -> [Int] {
        var path = [place]
        while views[path[path.count - 1]].parent >= 0 { path.append(views[path[path.count - 1]].parent) }
        return path.reversed()
    }

    /// Converts a point from a view's bounds to the screen, in points.
    package func onScreen(_ point: (x: Double, y: Double), of place: Int) -> (x: Double, y: Double) {
        var (point, place) = (point, place)
        while place >= 0 {
            point = views[place].node.toParent(point.x, point.y)
            place = views[place].parent
        }
        return point
    }

    /// Converts a screen location to a view's bounds; `nil` if a transform on the way is singular.
    package func point(_ location: CGPoint, in place: Int) -> CGPoint? {
        var point: (x: Double, y: Double)? = (Double(location.x), Double(location.y))
        for step in path(to: place) { point = point.flatMap { views[step].node.fromParent($0.x, $0.y) } }
        return point.map { CGPoint(x: $0.x, y: $0.y) }
    }

    /// Whether a screen location is within a view's bounds, without regard to its superviews' bounds; `nil` if a
    /// transform on the way is singular.
    package func contains(_ location: CGPoint, in place: Int) -> Bool? {
        point(location, in: place).map { views[place].node.contains(Double($0.x), Double($0.y)) }
    }

    /// Calls `body` with a view's node in its visible state during animations (HT-25).
    package func asSeen<Result>(_ place: Int, _ body: (ViewNode) -> Result) -> Result {
        guard let offset = views[place].rest?.seenOffset else { return body(views[place].node) }
        var model = views[place].node
        model.rare = model.rare.map { RarePointer(copying: $0.pointee) }
        let seen = NodePointer(copying: model)
        offset.move(seen)
        defer {
            seen.pointee.rare?.free()
            seen.free()
        }
        return body(seen.pointee)
    }

    /// Returns the index of the recognizer's view, and the recognizer's state in the snapshot.
    package func recognizer(_ recognizer: UIGestureRecognizer) -> (place: Int, memory: Recognizer)? {
        self.recognizer { $0.refers(to: recognizer) }
    }

    /// Returns the index of the view of the first recognizer that is meant, and its state in the snapshot. The recognizer may no
    /// longer exist.
    package func recognizer(where isMeant: (Remembered) -> Bool) -> (place: Int, memory: Recognizer)? {
        for (place, view) in views.enumerated() {
            guard let rest = view.rest else { continue }
            for memory in rest.recognizers where isMeant(memory.owner) { return (place, memory) }
        }
        return nil
    }
}

extension ViewTreeSnapshot.Rest {
    /// Returns `nil` for a plain view.
    fileprivate convenience init?(_ view: UIView, _ trace: Trace) {
        let rare = view.rareStorage
        let detail = view.sceneDetail(trace)
        let offset = view.animatedOffset
        let flags = (view.isMultipleTouchEnabled, view.isExclusiveTouch)
        let layer = rare?.layer
        let lost = view.lostDelegates
        guard
            rare?.recognizers.isEmpty == false || view.owner != nil || detail != nil || offset != nil || flags.0
                || flags.1 || layer != nil || rare?.layout != nil || !lost.isEmpty
        else { return nil }
        self.init()
        layout = rare?.layout?.memory
        recognizers = (rare?.recognizers ?? []).map { ViewTreeSnapshot.Recognizer($0, trace) }
        owner = view.owner.map { trace.remembered($0) }
        self.detail = detail
        seenOffset = offset
        (multipleTouch, exclusiveTouch) = flags
        zPosition = layer?.zPosition ?? 0
        lostDelegates = lost
        pages = (view.owner as? any PageTurning)?.pageMemory(trace)
    }
}
