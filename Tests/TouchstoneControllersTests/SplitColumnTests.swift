import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Records what a split view controller asks and reports.
private final class SplitNotes: UISplitViewControllerDelegate {
    var lines: [String] = []
    var handles = false

    func splitViewController(_ svc: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode) {
        lines.append("mode \(mode.rawValue)")
    }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        lines.append("show \(column.rawValue)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        lines.append("hide \(column.rawValue)")
    }
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        lines.append("gesture begins")
    }
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        lines.append("gesture ends")
    }
    func splitViewController(_ svc: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
        lines.append("show controller")
        return handles
    }
    func splitViewController(_ svc: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
        lines.append("show detail")
        return handles
    }
}

/// The columns of split view controllers on a pad of 1000 by 700 points.
@Suite(.application(screen: CGSize(width: 1000, height: 700), idiom: .pad)) @MainActor
struct SplitColumnTests {
    let app = TestApplication.current
    private let notes = SplitNotes()

    private func makeSplit(_ style: UISplitViewController.Style, columns: Int = 2) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.setViewController(UIViewController(), for: .primary)
        if columns > 2 { split.setViewController(UIViewController(), for: .supplementary) }
        split.setViewController(UIViewController(), for: .secondary)
        split.delegate = notes
        return split
    }

    private func show(_ split: UISplitViewController) {
        _ = app.makeWindow("window", root: split)
        app.settle()
    }

    private func frame(_ split: UISplitViewController, _ column: UISplitViewController.Column) -> CGRect? {
        guard let view = split.viewController(for: column)?.viewIfLoaded, view.window != nil else { return nil }
        return view.frame
    }

    // MARK: Widths

    @Test func `The width of the primary column is limited by its minimum and maximum and by the view`() {
        let split = makeSplit(.doubleColumn)
        show(split)
        expectEqual(split.primaryColumnWidth, 320)
        split.preferredPrimaryColumnWidth = 250
        expectEqual(split.primaryColumnWidth, 250)
        split.minimumPrimaryColumnWidth = 280
        expectEqual(split.primaryColumnWidth, 280)
        split.minimumPrimaryColumnWidth = 100
        split.maximumPrimaryColumnWidth = 200
        expectEqual(split.primaryColumnWidth, 200)
        split.maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
        split.preferredPrimaryColumnWidth = 3000
        expectEqual(split.primaryColumnWidth, 1000)
        split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
        split.preferredPrimaryColumnWidthFraction = 0.5
        expectEqual(split.primaryColumnWidth, 500)
        expectEqual(frame(split, .primary), CGRect(x: 0, y: 0, width: 500, height: 700))
        expectEqual(frame(split, .secondary), CGRect(x: 500, y: 0, width: 500, height: 700))
    }

    @Test func `The supplementary column has widths of its own`() {
        let split = makeSplit(.tripleColumn, columns: 3)
        show(split)
        split.preferredSupplementaryColumnWidth = 210
        #expect(split.supplementaryColumnWidth == 210 && split.primaryColumnWidth == 320)
        split.minimumSupplementaryColumnWidth = 240
        expectEqual(split.supplementaryColumnWidth, 240)
        split.minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
        split.maximumSupplementaryColumnWidth = 150
        expectEqual(split.supplementaryColumnWidth, 150)
        split.maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension
        split.preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
        split.preferredSupplementaryColumnWidthFraction = 0.3
        expectEqual(split.supplementaryColumnWidth, 300)
        #expect(split.minimumSupplementaryColumnWidth == -1 && split.preferredSupplementaryColumnWidthFraction == 0.3)
    }

    @Test func `A view narrower than 800 points has a primary column of 0.4 of its width`() {
        let split = makeSplit(.doubleColumn)
        show(split)
        split.view.frame.size.width = 700
        expectEqual(split.primaryColumnWidth, 280)
    }

    // MARK: Display modes

    @Test func `A display mode of more columns than the style has is one column`() {
        let split = makeSplit(.doubleColumn)
        show(split)
        split.preferredDisplayMode = .twoBesideSecondary
        expectEqual(split.displayMode, .oneBesideSecondary)
        split.preferredDisplayMode = .twoOverSecondary
        expectEqual(split.displayMode, .oneOverSecondary)
        split.preferredDisplayMode = .secondaryOnly
        expectEqual(split.displayMode, .secondaryOnly)
    }

    @Test func `The split behavior follows the display mode unless it is preferred`() {
        let split = makeSplit(.doubleColumn)
        show(split)
        #expect(split.splitBehavior == .tile && split.displayMode == .oneBesideSecondary)
        split.preferredDisplayMode = .oneOverSecondary
        expectEqual(split.splitBehavior, .overlay)
        split.preferredDisplayMode = .automatic
        split.preferredSplitBehavior = .overlay
        #expect(split.splitBehavior == .overlay && split.displayMode == .secondaryOnly)
        split.show(.primary)
        expectEqual(split.displayMode, .oneOverSecondary)
        split.preferredSplitBehavior = .tile
        expectEqual(split.displayMode, .oneBesideSecondary)
    }

    @Test func `A new preferred display mode replaces the mode that the program chose`() {
        let split = makeSplit(.doubleColumn)
        show(split)
        split.hide(.primary)
        expectEqual(split.displayMode, .secondaryOnly)
        split.preferredDisplayMode = .oneBesideSecondary
        expectEqual(split.displayMode, .oneBesideSecondary)
    }

    @Test func `The delegate learns of a change of the mode before the columns that hide and show`() {
        let split = makeSplit(.tripleColumn, columns: 3)
        split.preferredDisplayMode = .twoBesideSecondary
        show(split)
        notes.lines = []
        split.hide(.supplementary)
        let modes = UISplitViewController.DisplayMode.self
        expectEqual(notes.lines, ["mode \(modes.secondaryOnly.rawValue)", "hide 0", "hide 1"])
        notes.lines = []
        split.show(.supplementary)
        expectEqual(notes.lines, ["mode \(modes.oneBesideSecondary.rawValue)", "show 1"])
        notes.lines = []
        split.show(.supplementary)
        split.show(.secondary)
        split.hide(.secondary)
        split.hide(.primary)
        #expect(notes.lines.isEmpty)
    }

    @Test func `Two columns that displace the secondary one move it by the supplementary width`() {
        let split = makeSplit(.tripleColumn, columns: 3)
        split.preferredPrimaryColumnWidth = 200
        split.preferredSupplementaryColumnWidth = 300
        split.preferredDisplayMode = .twoDisplaceSecondary
        show(split)
        #expect(split.displayMode == .twoDisplaceSecondary && split.splitBehavior == .displace)
        expectEqual(frame(split, .primary), CGRect(x: 0, y: 0, width: 200, height: 700))
        expectEqual(frame(split, .supplementary), CGRect(x: 200, y: 0, width: 300, height: 700))
        expectEqual(frame(split, .secondary), CGRect(x: 500, y: 0, width: 700, height: 700))
    }

    // MARK: Gestures and buttons

    @Test func `A swipe from the edge shows the primary column, and a touch beside it hides it`() {
        let split = makeSplit(.doubleColumn)
        split.preferredDisplayMode = .secondaryOnly
        split.preferredSplitBehavior = .overlay
        show(split)
        app.fingerDrag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.3)
        app.settle()
        let mode = UISplitViewController.DisplayMode.oneOverSecondary
        expectEqual(notes.lines, ["gesture begins", "mode \(mode.rawValue)", "show 0", "gesture ends"])
        #expect(split.displayMode == mode && frame(split, .secondary) == CGRect(x: 0, y: 0, width: 1000, height: 700))
        app.fingerTap(at: CGPoint(x: 800, y: 300))
        app.settle()
        expectEqual(split.displayMode, .secondaryOnly)
    }

    @Test func `A swipe to the edge hides a column that covers the secondary one`() {
        let split = makeSplit(.doubleColumn)
        split.preferredDisplayMode = .oneOverSecondary
        show(split)
        app.fingerSwipe(at: CGPoint(x: 280, y: 300), .left)
        app.settle()
        let mode = UISplitViewController.DisplayMode.secondaryOnly
        expectEqual(notes.lines, ["gesture begins", "mode \(mode.rawValue)", "hide 0", "gesture ends"])
        #expect(split.displayMode == mode && frame(split, .primary) == nil)
    }

    @Test func `Gestures neither hide columns beside the secondary one nor work without presentsWithGesture`() {
        let split = makeSplit(.doubleColumn)
        show(split)
        app.fingerSwipe(at: CGPoint(x: 280, y: 300), .left)
        app.settle()
        #expect(split.displayMode == .oneBesideSecondary && notes.lines.isEmpty)
        split.preferredDisplayMode = .secondaryOnly
        split.presentsWithGesture = false
        notes.lines = []
        app.fingerDrag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.3)
        app.settle()
        #expect(split.displayMode == .secondaryOnly && notes.lines.isEmpty)
    }

    @Test func `A trailing primary column comes from the right edge`() {
        let split = makeSplit(.doubleColumn)
        split.primaryEdge = .trailing
        split.preferredDisplayMode = .secondaryOnly
        show(split)
        app.fingerDrag(from: CGPoint(x: 998, y: 300), to: CGPoint(x: 700, y: 300), duration: 0.3)
        app.settle()
        expectEqual(frame(split, .primary), CGRect(x: 680, y: 0, width: 320, height: 700))
        expectEqual(frame(split, .secondary), CGRect(x: 0, y: 0, width: 680, height: 700))
    }

    @Test func `The display mode button shows the first hidden column, and hides all`() {
        let split = makeSplit(.tripleColumn, columns: 3)
        split.preferredDisplayMode = .twoBesideSecondary
        show(split)
        press(split.displayModeButtonItem)
        expectEqual(split.displayMode, .secondaryOnly)
        press(split.displayModeButtonItem)
        expectEqual(split.displayMode, .oneBesideSecondary)
        let double = makeSplit(.doubleColumn)
        show(double)
        press(double.displayModeButtonItem)
        expectEqual(double.displayMode, .secondaryOnly)
        press(double.displayModeButtonItem)
        expectEqual(double.displayMode, .oneBesideSecondary)
    }

    private func press(_ item: UIBarButtonItem) {
        if let action = item.primaryAction { UIControl().sendAction(action) }
    }

    // MARK: Controllers

    @Test func `viewControllers are the primary and the secondary controller, and the supplementary one between them`()
    {
        let (one, two, three) = (UIViewController(), UIViewController(), UIViewController())
        let split = UISplitViewController(style: .doubleColumn)
        split.viewControllers = [one, two]
        #expect(split.viewController(for: .primary) === one && split.viewController(for: .secondary) === two)
        expectEqual(split.viewControllers, [one, two])
        show(split)
        split.viewControllers = [three]
        app.settle()
        #expect(split.viewControllers == [three] && three.view.window != nil && two.viewIfLoaded?.window == nil)
        #expect(two.parent == nil && one.parent == nil && three.parent === split)

        let triple = UISplitViewController(style: .tripleColumn)
        triple.viewControllers = [one, two, three]
        #expect(triple.viewController(for: .supplementary) === two && triple.viewController(for: .secondary) === three)
        triple.viewControllers = [one, three]
        #expect(triple.viewController(for: .supplementary) == nil && triple.viewController(for: .secondary) === three)
    }

    @Test func `The delegate can show a controller itself`() {
        let split = makeSplit(.doubleColumn)
        show(split)
        let (primary, secondary) = (split.viewController(for: .primary), split.viewController(for: .secondary))
        notes.lines = []
        notes.handles = true
        split.show(UIViewController(), sender: nil)
        split.showDetailViewController(UIViewController(), sender: nil)
        expectEqual(notes.lines, ["show controller", "show detail"])
        #expect(split.viewController(for: .primary) === primary && split.viewController(for: .secondary) === secondary)
        notes.handles = false
        let (master, detail) = (UIViewController(), UIViewController())
        split.show(master, sender: nil)
        split.showDetailViewController(detail, sender: nil)
        expectEqual((split.viewController(for: .primary) as? UINavigationController)?.viewControllers, [master])
        expectEqual((split.viewController(for: .secondary) as? UINavigationController)?.viewControllers, [detail])
        #expect(master.splitViewController === split && UIViewController().splitViewController == nil)
    }

    @Test func `A split view controller without a style wraps no controllers`() {
        let split = UISplitViewController()
        let (one, two) = (UIViewController(), UINavigationController())
        split.setViewController(one, for: .primary)
        split.setViewController(two, for: .secondary)
        #expect(split.style == .unspecified && split.viewControllers == [one, two])
        let styled = UISplitViewController(style: .doubleColumn)
        styled.setViewController(two, for: .secondary)
        #expect(styled.viewController(for: .secondary) === two)
        styled.setViewController(nil, for: .secondary)
        #expect(styled.viewController(for: .secondary) == nil)
    }
}

/// Split view controllers without a style on a large phone that is turned.
@Suite(.application(screen: CGSize(width: 932, height: 430))) @MainActor
struct SplitWithoutStyleTests {
    let app = TestApplication.current
    let split = UISplitViewController()
    let list = UIViewController()
    let detail = UIViewController()
    let navigation = UINavigationController()

    private final class Separator: UISplitViewControllerDelegate {
        var lines: [String] = []
        var separated: UIViewController?
        var collapses = false
        var primaries: [UIViewController?] = [nil, nil]
        func primaryViewController(forCollapsing svc: UISplitViewController) -> UIViewController? { primaries[0] }
        func primaryViewController(forExpanding svc: UISplitViewController) -> UIViewController? { primaries[1] }
        func splitViewController(
            _ svc: UISplitViewController, collapseSecondary secondary: UIViewController, onto primary: UIViewController
        ) -> Bool {
            lines.append("collapse")
            return collapses
        }
        func splitViewController(
            _ svc: UISplitViewController, separateSecondaryFrom primary: UIViewController
        ) -> UIViewController? {
            lines.append("separate")
            return separated
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { lines.append("did collapse") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("did expand") }
    }
    private let delegate = Separator()

    init() {
        navigation.viewControllers = [list]
        split.viewControllers = [navigation, detail]
        split.delegate = delegate
        _ = app.makeWindow(root: split)
        app.settle()
    }

    private func turn(isWide: Bool) {
        let size = isWide ? CGSize(width: 932, height: 430) : CGSize(width: 430, height: 932)
        _ = app.port.sendScreen(size: size, scale: 1, style: .light)
        app.settle()
        expectEqual(split.isCollapsed, !isWide)
    }

    @Test func `The secondary controller moves onto the primary stack and back`() {
        turn(isWide: false)
        #expect(navigation.viewControllers == [list, detail] && split.viewControllers == [navigation])
        turn(isWide: true)
        #expect(navigation.viewControllers == [list] && split.viewControllers == [navigation, detail])
        expectEqual(delegate.lines, ["collapse", "did collapse", "separate", "did expand"])
        #expect(detail.view.window != nil && detail.view.superview === split.view)
    }

    @Test func `Several screens above the list leave the topmost one as the secondary controller`() {
        turn(isWide: false)
        let other = UIViewController()
        navigation.pushViewController(other, animated: false)
        turn(isWide: true)
        expectEqual(split.viewControllers, [navigation, other])
        expectEqual(navigation.viewControllers, [list, detail])
    }

    @Test func `The delegate can collapse and separate the secondary controller itself`() {
        delegate.collapses = true
        turn(isWide: false)
        expectEqual(navigation.viewControllers, [list])
        let other = UIViewController()
        delegate.separated = other
        turn(isWide: true)
        #expect(split.viewControllers == [navigation, other] && navigation.viewControllers == [list])
        #expect(other.view.window != nil && detail.view.window == nil)
    }

    @Test func `A primary controller that is set while collapsed takes over the screens above`() {
        turn(isWide: false)
        let (newList, newNavigation) = (UIViewController(), UINavigationController())
        newNavigation.viewControllers = [newList]
        split.setViewController(newNavigation, for: .primary)
        app.settle()
        #expect(newNavigation.viewControllers == [newList, detail] && navigation.viewControllers == [list])
        #expect(detail.view.window != nil)
    }

    @Test func `show pushes onto the primary stack while collapsed`() {
        turn(isWide: false)
        let other = UIViewController()
        split.show(other, sender: nil)
        expectEqual(other.transitionCoordinator?.isAnimated, true)
        app.advance(by: 1)
        #expect(navigation.viewControllers == [list, detail, other] && other.view.window != nil)
    }

    @Test func `The delegate chooses the primary controller before the columns collapse and expand`() {
        let (narrow, wide) = (UINavigationController(), UINavigationController())
        narrow.viewControllers = [list]
        wide.viewControllers = [UIViewController()]
        delegate.primaries = [narrow, wide]
        turn(isWide: false)
        #expect(split.viewControllers == [narrow] && narrow.viewControllers.last === detail)
        turn(isWide: true)
        #expect(split.viewControllers.first === wide && wide.view.window != nil && narrow.view.window == nil)
    }

    @Test func `A separated secondary controller does not bring back the screens of an earlier collapse`() {
        turn(isWide: false)
        let other = UIViewController()
        delegate.separated = other
        turn(isWide: true)
        navigation.viewControllers = [list]
        delegate.separated = nil
        delegate.collapses = true
        turn(isWide: false)
        turn(isWide: true)
        #expect(split.viewControllers == [navigation, other] && navigation.viewControllers == [list])
    }
}
