import Foundation
import TouchstoneCore
import TouchstoneExplaining

/// Target points of fingers, and menu items.
extension TestApplication {
    /// Returns a point of a view in screen coordinates, and records an issue if a touch there would miss the view.
    ///
    /// A touch hits if it reaches the view or one of its descendants. The issue at `site` says what receives the touch
    /// instead and how to fix that.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - place: Returns the point in the view's coordinates for its bounds.
    ///   - mustHit: Whether a miss is an issue.
    /// - Returns: The point; `nil` if the view cannot be touched at all, after an issue was recorded.
    func point(in view: UIView, at place: (CGRect) -> CGPoint, mustHit: Bool, _ site: TestSite) -> CGPoint? {
        guard belongsHere(view, site) else { return nil }
        func point() -> CGPoint { screenPoint(place(view.bounds), of: view) }
        guard mustHit else {
            if view.window != nil { return point() }
            recordsIssue(TestIssue("The finger cannot go to a view that is in no window.", at: site))
            return nil
        }
        // While the application is busy, the touch is handled later, when the view hierarchy may have changed.
        guard !isBusy, !reaches(view, point()) else { return point() }
        // Changes may be waiting for layout, so lay out before reporting a miss.
        settle()
        guard !reaches(view, point()) else { return point() }
        let report = application.explainTouch(at: point(), wanting: view)
        recordsIssue(
            TestIssue(
                "The finger would miss \(report.wanted?.name ?? "the view"). If that is intended, pass `allowsMiss: true` or a point.\n\(report)",
                at: site))
        return point()
    }

    private func reaches(_ view: UIView, _ point: CGPoint) -> Bool {
        guard view.window != nil, !application.isIgnoringInteractionEvents, let hit = application.viewHit(at: point)
        else { return false }
        return hit.isDescendant(of: view)
    }

    /// Returns the view of the open menu's item with this title, or `nil` if there is none.
    public func menuItem(_ title: String) -> UIView? {
        for window in application.windows.reversed() where window.windowLevel > .alert {
            if let item = window.subviews.first(where: { $0.accessibilityLabel == title }) { return item }
        }
        return nil
    }

    /// Taps the item of the open menu with this title.
    ///
    /// If there is none, records an issue of the test that lists the items.
    public func tapMenuItem(
        _ title: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let item = menuItem(title) else {
            let menus = application.windows.filter { $0.windowLevel > .alert && !$0.isHidden }
            let titles = menus.flatMap(\.subviews).compactMap(\.accessibilityLabel).map { "“\($0)”" }
            let found = titles.isEmpty ? "no menu is open" : "the menu has " + titles.joined(separator: ", ")
            return recordsIssue(TestIssue("There is no menu item “\(title)”: \(found).", at: site))
        }
        // A tap on a disabled item is meant to have no effect.
        let isDisabled = (item as? UIControl)?.isEnabled == false
        fingerTap(at: item, allowsMiss: isDisabled, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
