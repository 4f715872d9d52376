import Foundation
import TouchstoneCore

/// Where a finger goes that is told to go to a view.
extension TestApplication {
    /// The middle of a view, in screen points. Where a touch there would not get to the view, or to one inside it, that is an issue
    /// of the test at `site`, with what keeps it from there and what would help.
    ///
    /// - Parameter mayMiss: The touch is meant to go elsewhere: nothing is looked at.
    func place(of view: UIView, mayMiss: Bool, _ site: TestSite) -> CGPoint {
        // While the application is busy, the touch comes to a scene that is not there yet.
        guard !mayMiss, !isBusy, !reaches(view) else { return middle(of: view) }
        // A change of the scene that has not been laid out yet: nobody touches what is not seen.
        settle()
        guard !reaches(view) else { return middle(of: view) }
        let report = application.explainTouch(at: middle(of: view), wanting: view)
        recordsIssue(
            TestIssue(
                "The finger would miss \(report.wanted?.name ?? "the view"). Where that is meant, say `orMiss: true`, or name a point.\n\(report)",
                at: site))
        return middle(of: view)
    }

    private func reaches(_ view: UIView) -> Bool {
        guard view.window != nil, !application.isIgnoringInteractionEvents,
            let hit = application.viewHit(at: middle(of: view))
        else { return false }
        return hit.isDescendant(of: view)
    }

    /// Those of the fingers that are down; the others are an issue of the test.
    func down(_ asked: [Int], to doWhat: String, _ site: TestSite) -> [Int] {
        let absent = asked.filter { fingers[$0] == nil }
        guard !absent.isEmpty else { return asked }
        let names = absent.map(String.init).joined(separator: ", ")
        let others = fingers.keys.sorted().map(String.init).joined(separator: ", ")
        recordsIssue(
            TestIssue(
                "Finger \(names) is not down, so there is nothing to \(doWhat). "
                    + (others.isEmpty ? "No finger is down." : "Down: \(others)."), at: site))
        return asked.filter { fingers[$0] != nil }
    }

    /// The view of an open menu's item that has this title; nil where there is none.
    public func menuItem(_ title: String) -> UIView? {
        for window in application.windows.reversed() where window.windowLevel > .alert {
            if let item = window.subviews.first(where: { $0.accessibilityLabel == title }) { return item }
        }
        return nil
    }

    /// Taps an item of the open menu by its title. Where no menu has one, that is an issue of the test, which tells what there is.
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
        // One that is disabled is there to be tapped in vain.
        let isDisabled = (item as? UIControl)?.isEnabled == false
        fingerTap(at: place(of: item, mayMiss: isDisabled, site))
    }
}
