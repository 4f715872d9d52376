import Foundation
import TouchstoneCore

/// Checks of arguments. Each mistake is an issue of the test, and the call has no effect.
extension TestApplication {
    /// Returns whether a duration is finite and not negative, and records an issue if not.
    ///
    /// - Parameter verb: What the call does with the duration, such as `advance by`.
    func isValid(_ duration: TimeInterval, _ verb: String, _ site: TestSite) -> Bool {
        if duration.isFinite, duration >= 0 { return true }
        recordsIssue(
            TestIssue(
                "Cannot \(verb) \(duration) s. Use a finite number of seconds that is not negative.", at: site))
        return false
    }

    /// Returns whether a point is finite, and records an issue if not.
    func isValid(_ point: CGPoint, _ site: TestSite) -> Bool {
        if point.x.isFinite, point.y.isFinite { return true }
        recordsIssue(
            TestIssue(
                "A finger cannot be at (\(point.x), \(point.y)). Use finite numbers, in points of the screen.", at: site
            ))
        return false
    }

    /// Returns whether all points are finite, and records an issue if not.
    func areValid(_ points: [Int: CGPoint], _ site: TestSite) -> Bool {
        points.sorted { $0.key < $1.key }.allSatisfy { isValid($0.value, site) }
    }

    /// Returns whether fingers may go down at these points now, and records an issue if not.
    func mayTouch(_ points: [Int: CGPoint], _ site: TestSite) -> Bool {
        isCurrent(site) && hasWindow(site) && isFree(points.keys.sorted(), site) && areValid(points, site)
    }

    /// Returns whether the application has a window, and records an issue if not. A touch that a hidden window does not
    /// receive is recorded in the trace, so that it can be explained.
    private func hasWindow(_ site: TestSite) -> Bool {
        if !application.knownWindows.isEmpty { return true }
        recordsIssue(
            TestIssue(
                "The application has no window that could be touched. Create one with makeWindow(root:).", at: site))
        return false
    }

    /// Records an issue for fingers that are still down at the end of the test.
    func expectNoFingers() {
        // Fingers that come from samples or recordings may stay down.
        let order = fingers.keys.filter { touchdownSites[$0] != nil }.sorted()
        guard !order.isEmpty else { return }
        let site = touchdownSites[order[0]] ?? TestSite()
        recordsIssue(
            TestIssue(
                order.count > 1
                    ? "\(Self.names(order)) are still down at the end of the test. Lift them with fingersUp(), or cancel them."
                    : order == [Self.pencil]
                        ? "The pencil is still down at the end of the test. Lift it with pencilUp()."
                        : "\(Self.names(order)) is still down at the end of the test. Lift it with fingerUp(), or cancel it.",
                at: site))
    }

    /// Returns whether none of the fingers is down, and records an issue if one is.
    private func isFree(_ numbers: [Int], _ site: TestSite) -> Bool {
        let down = numbers.filter { fingers[$0] != nil }
        guard !down.isEmpty else { return true }
        recordsIssue(
            TestIssue(
                down.count > 1
                    ? "\(Self.names(down)) are already down. Lift them first, or use other finger numbers."
                    : down == [Self.pencil]
                        ? "The pencil is already down. Lift it first."
                        : "\(Self.names(down)) is already down. Lift it first, or use another finger number.", at: site)
        )
        return false
    }

    /// Returns the names of fingers at the beginning of a sentence, such as "Fingers 1, 2".
    static func names(_ fingers: [Int]) -> String {
        if fingers == [pencil] { return "The pencil" }
        let numbers = fingers.map { $0 == pencil ? "0 (the pencil)" : String($0) }.joined(separator: ", ")
        return (fingers.count == 1 ? "Finger " : "Fingers ") + numbers
    }

    /// Returns whether a view is in a window of this application, and records an issue if not.
    func belongsHere(_ view: UIView, _ site: TestSite) -> Bool {
        guard let other = view.window?.application, other !== application else { return true }
        recordsIssue(
            TestIssue(
                "The view's window belongs to another application. Create the window with makeWindow of this "
                    + "TestApplication, or inside its test.", at: site))
        return false
    }
}
