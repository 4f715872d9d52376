import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Enumerations that UIKit declares in Objective-C: they have raw values and accept raw values without a case.
@Suite(.application) @MainActor
struct NumbersOfEnumerations {
    /// The raw value of a value that is created from a raw value without a case.
    private func number<Value: RawRepresentable>(of type: Value.Type, from number: Int = 99) -> Int?
    where Value.RawValue == Int {
        Value(rawValue: number)?.rawValue
    }

    @Test func `An animation runs with the curve of a keyboard notification`() throws {
        let app = TestApplication.current
        let controller = UIViewController()
        let bar = UIView(frame: CGRect(x: 0, y: 794, width: 390, height: 50))
        controller.view.addSubview(bar)
        _ = app.makeWindow(root: controller)
        app.settle()
        let userInfo: [AnyHashable: Any] = [UIResponder.keyboardAnimationCurveUserInfoKey: 7]
        let number = try #require(userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int)
        let curve = try #require(UIView.AnimationCurve(rawValue: number))
        let animator = UIViewPropertyAnimator(duration: 0.25, curve: curve) { bar.frame.origin.y = 458 }
        var ended = false
        animator.addCompletion { _ in ended = true }
        animator.startAnimation()
        app.advance(by: 1)
        #expect(ended)
        expectEqual(bar.frame.minY, 458)
        UIView.animate(
            withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16),
            animations: { bar.frame.origin.y = 794 }, completion: { _ in ended = false })
        app.advance(by: 1)
        #expect(!ended)
        expectEqual(bar.frame.minY, 794)
    }

    @Test func `Enumerations of views and controllers accept raw values without a case`() {
        expectEqual(number(of: UIView.ContentMode.self), 99)
        expectEqual(number(of: UIView.ContentMode.self, from: -5), -5)
        expectEqual(number(of: UIModalPresentationStyle.self), 99)
        expectEqual(number(of: UIModalTransitionStyle.self), 99)
        expectEqual(number(of: UIStackView.Distribution.self), 99)
        expectEqual(number(of: UITableView.RowAnimation.self), 99)
        expectEqual(number(of: UIScrollView.KeyboardDismissMode.self), 99)
        expectEqual(number(of: UIBarButtonItem.SystemItem.self), 99)
        expectEqual(number(of: UITabBarItem.SystemItem.self), 99)
    }

    @Test func `Values without a case are equal if their raw values are equal`() throws {
        let style = try #require(UIBarStyle(rawValue: 99))
        expectEqual(style, UIBarStyle(rawValue: 99))
        #expect(style != UIBarStyle(rawValue: 98))
        #expect(style != .default && style != .black)
        expectEqual(UIBarStyle(rawValue: 1), .black)
        var names: [UIBarStyle: String] = [.default: "default", style: "unknown"]
        expectEqual(names[style], "unknown")
        let same = try #require(UIBarStyle(rawValue: 99))
        names[same] = "the same"
        #expect(names.count == 2 && names[style] == "the same")
    }

    @Test func `System tab bar items have UIKit's raw values`() {
        let items: [UITabBarItem.SystemItem] = [
            .more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .search, .downloads,
            .mostRecent, .mostViewed,
        ]
        expectEqual(items.map { $0.rawValue }, Array(0...11))
        expectEqual(UITabBarItem.SystemItem(rawValue: 8), .search)
    }

    @Test func `Enumerations with gaps have UIKit's raw values`() {
        expectEqual(UITableView.RowAnimation.automatic.rawValue, 100)
        expectEqual(UITableView.RowAnimation.none.rawValue, 5)
        expectEqual(UIActivityIndicatorView.Style.medium.rawValue, 100)
        expectEqual(UIActivityIndicatorView.Style.large.rawValue, 101)
        expectEqual(UIStatusBarStyle.darkContent.rawValue, 3)
        expectEqual(UIStackView.Alignment.center.rawValue, 3)
        // Each pair of names has one raw value.
        #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    }

    @Test func `An animation curve accepts a raw value without a case`() {
        #expect(UIView.AnimationCurve(rawValue: 7) != nil)
        expectEqual(UIView.AnimationCurve(rawValue: 7)?.rawValue, 7)
        #expect(UIView.AnimationCurve(rawValue: 7) != .linear)
        let named: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
        expectEqual(named.map { $0.rawValue }, [0, 1, 2, 3])
    }

    @Test func `Enumerations of text and bars accept raw values without a case`() {
        expectEqual(number(of: NSTextAlignment.self), 99)
        expectEqual(number(of: NSLineBreakMode.self), 99)
        expectEqual(number(of: UIReturnKeyType.self), 99)
        expectEqual(number(of: UIKeyboardType.self), 99)
        expectEqual(number(of: UIKeyboardAppearance.self), 99)
        expectEqual(number(of: UITextAutocapitalizationType.self), 99)
        expectEqual(number(of: UIBarStyle.self), 99)
        expectEqual(number(of: UIStatusBarStyle.self), 99)
    }

    private func name(of alignment: NSTextAlignment) -> String {
        switch alignment {
        case .left: return "left"
        case .center: return "center"
        case .right: return "right"
        case .justified: return "justified"
        case .natural: return "natural"
        @unknown default: return "unknown"
        }
    }

    @Test func `A switch statement over alignments reaches the unknown default for a raw value without a case`() throws
    {
        let names = (0...4).compactMap { NSTextAlignment(rawValue: $0) }.map { name(of: $0) }
        expectEqual(names, ["left", "center", "right", "justified", "natural"])
        let alignment = try #require(NSTextAlignment(rawValue: 12))
        expectEqual(name(of: alignment), "unknown")
    }

    @Test func `System bar button items have UIKit's raw values`() {
        let items: [UIBarButtonItem.SystemItem] = [
            .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize,
            .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo, .redo,
        ]
        expectEqual(items.map { $0.rawValue }, Array(0...22))
        expectEqual(UIBarButtonItem.SystemItem.close.rawValue, 24)
        expectEqual(UIBarButtonItem.SystemItem(rawValue: 4), .add)
    }

    @Test func `Content modes, alignments and presentation styles have UIKit's raw values`() {
        let modes: [UIView.ContentMode] = [
            .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft,
            .topRight, .bottomLeft, .bottomRight,
        ]
        expectEqual(modes.map { $0.rawValue }, Array(0...12))
        let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
        expectEqual(alignments.map { $0.rawValue }, Array(0...4))
        let styles: [UIModalPresentationStyle] = [
            .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
            .overCurrentContext, .popover,
        ]
        expectEqual(styles.map { $0.rawValue }, Array(-2...7))
    }
}
