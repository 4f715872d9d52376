import Foundation
import TouchstoneCore

/// Finding views, and checking whether they are visible and can be touched.
extension EventGenerator {
    /// How much of an object must be visible.
    public enum Visibility: Sendable {
        /// Any part of it must be visible.
        case partial
        /// Its center must be visible.
        case center
        /// All of it must be visible.
        case full
    }

    /// Returns the first view in the window with this accessibility identifier, searching level by level from the top
    /// of the hierarchy.
    ///
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

    /// Returns the first view in the window with this accessibility identifier, as a given class.
    ///
    /// - Throws: `HammerError.unableToFindView`, or `HammerError.invalidViewType` if the view has another class.
    public func viewWithIdentifier<View: UIView>(
        _ accessibilityIdentifier: String, ofType type: View.Type
    ) throws -> View {
        let found = try viewWithIdentifier(accessibilityIdentifier)
        if let view = found as? View { return view }
        throw HammerError.invalidViewType(
            identifier: accessibilityIdentifier, type: String(describing: Swift.type(of: found)),
            expected: String(describing: type))
    }

    /// Waits for a view with this accessibility identifier and returns it.
    ///
    /// - Parameters:
    ///   - accessibilityIdentifier: The identifier to search for.
    ///   - timeout: The maximum time to wait, in seconds.
    ///   - checkInterval: The time between two searches, in seconds.
    /// - Throws: `HammerError.unableToFindView`
    public func viewWithIdentifier(
        _ accessibilityIdentifier: String, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
    ) throws -> UIView {
        try viewWithIdentifier(
            accessibilityIdentifier, ofType: UIView.self, timeout: timeout, checkInterval: checkInterval)
    }

    /// Waits for a view with this accessibility identifier and returns it as a given class.
    ///
    /// - Parameters:
    ///   - accessibilityIdentifier: The identifier to search for.
    ///   - type: The class of the view.
    ///   - timeout: The maximum time to wait, in seconds.
    ///   - checkInterval: The time between two searches, in seconds.
    /// - Throws: `HammerError.unableToFindView`, or `HammerError.invalidViewType` if the view has another class.
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

    // MARK: Visibility

    /// Whether a view with this accessibility identifier exists and is visible.
    public func viewIsVisible(_ accessibilityIdentifier: String, visibility: Visibility = .partial) -> Bool {
        (try? viewWithIdentifier(accessibilityIdentifier)).map { viewIsVisible($0, visibility: visibility) } ?? false
    }

    /// Whether a view is visible.
    ///
    /// A view is visible if it is in the window, neither it nor an ancestor is hidden or transparent (HT-8), and
    /// neither the window nor a clipping ancestor cuts it off. Views in front of it are not considered.
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

    /// Whether a rectangle in the window's coordinates is inside the window.
    public func rectIsVisible(_ rect: CGRect, visibility: Visibility = .partial) -> Bool {
        window.bounds.shows(rect, visibility)
    }

    /// Whether a point in the window's coordinates is inside the window.
    public func pointIsVisible(_ point: CGPoint) -> Bool { window.bounds.contains(point) }

    // MARK: Hit testing

    /// Whether a view with this accessibility identifier exists and a touch reaches it or one of its descendants.
    ///
    /// - Parameters:
    ///   - accessibilityIdentifier: The identifier of the view.
    ///   - point: A point in the view's coordinates; `nil`, the default, for the center of its visible part.
    public func viewIsHittable(_ accessibilityIdentifier: String, atPoint point: CGPoint? = nil) -> Bool {
        (try? viewWithIdentifier(accessibilityIdentifier)).map { viewIsHittable($0, atPoint: point) } ?? false
    }

    /// Whether a touch reaches a view or one of its descendants.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - point: A point in the view's coordinates; `nil`, the default, for the center of its visible part.
    public func viewIsHittable(_ view: UIView, atPoint point: CGPoint? = nil) -> Bool {
        guard isWindowReady, viewIsVisible(view) else { return false }
        let place = point.map { view.convert($0, to: window) } ?? middleOfWhatIsSeen(of: view)
        return pace.test.application.viewHit(at: window.screenPoint(place))?.isDescendant(of: view) ?? false
    }

    /// Whether a touch at a point in the window's coordinates reaches any view of the window.
    public func pointIsHittable(_ point: CGPoint) -> Bool {
        isWindowReady && pace.test.application.viewHit(at: window.screenPoint(point))?.window === window
    }

    /// Returns the point at which to touch a view, in the window's coordinates: the center of its visible part.
    ///
    /// - Throws: `HammerError.viewIsNotInHierarchy`, `HammerError.viewIsNotVisible` or `HammerError.viewIsNotHittable`.
    public func windowHitPoint(forView view: UIView) throws -> CGPoint {
        try checkVisible(view)
        guard viewIsHittable(view) else { throw HammerError.viewIsNotHittable(view) }
        return middleOfWhatIsSeen(of: view)
    }

    func checkVisible(_ view: UIView) throws {
        guard view.isDescendant(of: window) else { throw HammerError.viewIsNotInHierarchy(view) }
        // Changes may be waiting for layout.
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
        // Rectangles that only share an edge do not overlap.
        case .partial: minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
        case .center: contains(CGPoint(x: other.midX, y: other.midY))
        case .full: contains(other)
        }
    }
}
