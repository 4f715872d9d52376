import Foundation
import TouchstoneCore

/// Finding views, and what of them is seen and can be touched.
extension EventGenerator {
    /// How much of something has to be seen.
    public enum Visibility: Sendable {
        /// Any part.
        case partial
        /// The middle.
        case center
        /// All of it.
        case full
    }

    /// The first view of the window with this accessibility identifier, those further up before those below them.
    /// - Throws: `HammerError.unableToFindView`
    public func viewWithIdentifier(_ accessibilityIdentifier: String) throws -> UIView {
        var level: [UIView] = [window]
        while !level.isEmpty {
            if let found = level.first(where: { $0.accessibilityIdentifier == accessibilityIdentifier }) {
                return found
            }
            level = level.flatMap(\.subviews)
        }
        throw HammerError.unableToFindView(identifier: accessibilityIdentifier)
    }

    /// The same, of a class.
    /// - Throws: `HammerError.unableToFindView`, or `invalidViewType` where it is of another class.
    public func viewWithIdentifier<View: UIView>(
        _ accessibilityIdentifier: String, ofType type: View.Type
    ) throws -> View {
        let found = try viewWithIdentifier(accessibilityIdentifier)
        if let view = found as? View { return view }
        throw HammerError.invalidViewType(
            identifier: accessibilityIdentifier, type: String(describing: Swift.type(of: found)),
            expected: String(describing: type))
    }

    /// The same, once there is one; looked for every `checkInterval` seconds, `timeout` seconds long.
    /// - Throws: `HammerError.unableToFindView`
    public func viewWithIdentifier(
        _ accessibilityIdentifier: String, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
    ) throws -> UIView {
        try viewWithIdentifier(
            accessibilityIdentifier, ofType: UIView.self, timeout: timeout, checkInterval: checkInterval)
    }

    /// The same, of a class.
    /// - Throws: `HammerError.unableToFindView`, or `invalidViewType` where it is of another class.
    public func viewWithIdentifier<View: UIView>(
        _ accessibilityIdentifier: String, ofType type: View.Type, timeout: TimeInterval,
        checkInterval: TimeInterval = 0.1
    ) throws -> View {
        do {
            try waitUntilExists(accessibilityIdentifier, timeout: timeout, checkInterval: checkInterval)
        } catch HammerError.waitConditionTimeout {
            throw HammerError.unableToFindView(identifier: accessibilityIdentifier)
        }
        return try viewWithIdentifier(accessibilityIdentifier, ofType: type)
    }

    // MARK: What is seen

    /// Whether the view with this accessibility identifier is there, and seen.
    public func viewIsVisible(_ accessibilityIdentifier: String, visibility: Visibility = .partial) -> Bool {
        (try? viewWithIdentifier(accessibilityIdentifier)).map { viewIsVisible($0, visibility: visibility) } ?? false
    }

    /// Whether the view is in the window, neither it nor a superview is hidden or transparent (HT-8), and neither the window nor a
    /// superview that clips cuts it off. What lies in front of it does not matter.
    public func viewIsVisible(_ view: UIView, visibility: Visibility = .partial) -> Bool {
        guard view.isDescendant(of: window) else { return false }
        var current = view
        while true {
            guard !current.isHidden, current.alpha >= 0.01 else { return false }
            guard let superview = current.superview else { return true }
            if superview.clipsToBounds || superview === window,
                !superview.bounds.shows(view.convert(view.bounds, to: superview), visibility)
            {
                return false
            }
            current = superview
        }
    }

    /// Whether the rectangle, in the window's coordinates, is in the window.
    public func rectIsVisible(_ rect: CGRect, visibility: Visibility = .partial) -> Bool {
        window.bounds.shows(rect, visibility)
    }

    /// Whether the point, in the window's coordinates, is in the window.
    public func pointIsVisible(_ point: CGPoint) -> Bool { window.bounds.contains(point) }

    // MARK: What can be touched

    /// Whether the view with this accessibility identifier is there, and a touch gets to it, or to one inside it.
    /// - Parameter point: In the view's coordinates; nil, the default, for the middle of what is seen of it.
    public func viewIsHittable(_ accessibilityIdentifier: String, atPoint point: CGPoint? = nil) -> Bool {
        (try? viewWithIdentifier(accessibilityIdentifier)).map { viewIsHittable($0, atPoint: point) } ?? false
    }

    /// Whether a touch gets to the view, or to one inside it.
    /// - Parameter point: In the view's coordinates; nil, the default, for the middle of what is seen of it.
    public func viewIsHittable(_ view: UIView, atPoint point: CGPoint? = nil) -> Bool {
        guard isWindowReady, viewIsVisible(view) else { return false }
        let place = point.map { view.convert($0, to: window) } ?? middleOfWhatIsSeen(of: view)
        return pace.test.application.viewHit(at: window.screenPoint(place))?.isDescendant(of: view) ?? false
    }

    /// Whether any view of the window gets a touch at a point in the window's coordinates.
    public func pointIsHittable(_ point: CGPoint) -> Bool {
        isWindowReady && pace.test.application.viewHit(at: window.screenPoint(point))?.window === window
    }

    /// Where to touch a view, in the window's coordinates: in the middle of what is seen of it.
    /// - Throws: `HammerError.viewIsNotInHierarchy`, `viewIsNotVisible` or `viewIsNotHittable`.
    public func windowHitPoint(forView view: UIView) throws -> CGPoint {
        try checkVisible(view)
        guard viewIsHittable(view) else { throw HammerError.viewIsNotHittable(view) }
        return middleOfWhatIsSeen(of: view)
    }

    func checkVisible(_ view: UIView) throws {
        guard view.isDescendant(of: window) else { throw HammerError.viewIsNotInHierarchy(view) }
        // Changes of the scene that have not been laid out yet.
        pace.settle()
        guard isWindowReady else { throw HammerError.windowIsNotReadyForInteraction }
        guard viewIsVisible(view) else { throw HammerError.viewIsNotVisible(view) }
    }

    func check(_ points: [CGPoint]) throws {
        guard isWindowReady else { throw HammerError.windowIsNotReadyForInteraction }
        for point in points where !pointIsHittable(point) { throw HammerError.pointIsNotHittable(point) }
    }

    private func middleOfWhatIsSeen(of view: UIView) -> CGPoint {
        var seen = view.convert(view.bounds, to: window)
        var holder: UIView? = view.superview
        while let current = holder {
            let part = seen.intersection(current.convert(current.bounds, to: window))
            if !part.isNull, !part.isEmpty { seen = part }
            holder = current.superview
        }
        return CGPoint(x: seen.midX, y: seen.midY)
    }
}

extension CGRect {
    fileprivate func shows(_ other: CGRect, _ visibility: EventGenerator.Visibility) -> Bool {
        switch visibility {
        // An edge that both share is no part of either.
        case .partial: minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
        case .center: contains(CGPoint(x: other.midX, y: other.midY))
        case .full: contains(other)
        }
    }
}
