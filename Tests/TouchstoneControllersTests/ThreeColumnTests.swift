import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Three columns on a pad: how many show, where they lie, and in which order they hide.
@Suite(.application(screen: CGSize(width: 1000, height: 700), idiom: .pad)) @MainActor
struct ThreeColumnTests {
    let app = TestApplication.current
    let split = UISplitViewController(style: .tripleColumn)

    init() {
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
            split.setViewController(UIViewController(), for: column)
        }
        split.preferredPrimaryColumnWidth = 200
        split.preferredSupplementaryColumnWidth = 300
    }

    private func show(_ mode: UISplitViewController.DisplayMode) {
        _ = app.makeWindow("window", root: split)
        split.preferredDisplayMode = mode
        app.settle()
    }

    /// The left edge and the width of each column that shows, from the primary to the secondary.
    private var columns: [[CGFloat]?] {
        [UISplitViewController.Column.primary, .supplementary, .secondary].map { column in
            guard let view = split.viewController(for: column)?.viewIfLoaded, view.window != nil else { return nil }
            return [view.frame.minX, view.frame.width]
        }
    }

    @Test func `Two columns beside the secondary one share the width`() {
        show(.twoBesideSecondary)
        expectEqual(columns, [[0, 200], [200, 300], [500, 500]])
    }

    @Test func `The primary column hides first and the supplementary one after it`() {
        show(.twoBesideSecondary)
        split.hide(.primary)
        app.settle()
        #expect(split.displayMode == .oneBesideSecondary && columns == [nil, [0, 300], [300, 700]])
        split.hide(.supplementary)
        app.settle()
        #expect(split.displayMode == .secondaryOnly && columns == [nil, nil, [0, 1000]])
    }

    @Test func `The supplementary column hides with the primary one`() {
        show(.twoBesideSecondary)
        split.hide(.supplementary)
        app.settle()
        expectEqual(split.displayMode, .secondaryOnly)
    }

    @Test func `Showing the supplementary column leaves the primary one hidden`() {
        show(.secondaryOnly)
        split.show(.supplementary)
        app.settle()
        #expect(split.displayMode == .oneBesideSecondary && columns[0] == nil && columns[1] != nil)
        split.show(.primary)
        app.settle()
        #expect(split.displayMode == .twoBesideSecondary && columns.allSatisfy { $0 != nil })
    }

    @Test func `Columns over the secondary one leave it the whole width`() {
        show(.twoOverSecondary)
        expectEqual(columns, [[0, 200], [200, 300], [0, 1000]])
    }

    @Test func `Columns at the right edge begin there`() {
        split.primaryEdge = .trailing
        show(.twoBesideSecondary)
        expectEqual(columns, [[800, 200], [500, 300], [0, 500]])
    }
}

/// Whether columns of an unset display mode stand beside the secondary one, by the size of the screen.
@MainActor
struct AutomaticColumnTests {
    private func mode() -> UISplitViewController.DisplayMode {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        _ = TestApplication.current.makeWindow("window", root: split)
        TestApplication.current.settle()
        return split.displayMode
    }

    @Test(.application(screen: CGSize(width: 801, height: 800), idiom: .pad))
    func `A wide screen shows both`() { expectEqual(mode(), .oneBesideSecondary) }

    @Test(.application(screen: CGSize(width: 800, height: 800), idiom: .pad))
    func `A square screen shows the secondary one`() { expectEqual(mode(), .secondaryOnly) }
}
