import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Methods that are called on `appearance()`, and repeated on views that enter a window.
@Suite(.application) @MainActor
struct AppearanceMethodTests {
    /// A view with a method of the kind that iOS code marks as `@objc dynamic`.
    private class Badge: UIView {
        private(set) var calls: [String] = []

        func setBorder(_ width: Int, for state: UIControl.State) {
            noteAppearanceCall("setBorder(_:for:)", axes: [state]) { (o: Badge) in o.setBorder(width, for: state) }
            calls.append("\(width) for \(state.rawValue)")
        }
    }

    private final class RoundBadge: Badge {}

    private let window = TestApplication.current.makeWindow()

    private func show<View: UIView>(_ view: View) -> View {
        window.addSubview(view)
        TestApplication.current.settle()
        return view
    }

    @Test func `A method called on the proxy is called on a view that enters the window`() {
        Badge.appearance().setBorder(2, for: .normal)
        Badge.appearance().setBorder(4, for: .selected)
        let badge = Badge()
        expectEqual(badge.calls, [])
        expectEqual(show(badge).calls, ["2 for 0", "4 for 4"])
        expectEqual(show(RoundBadge()).calls, ["2 for 0", "4 for 4"])
    }

    @Test func `A later call with the same state replaces an earlier one`() {
        Badge.appearance().setBorder(2, for: .normal)
        Badge.appearance().setBorder(3, for: .normal)
        expectEqual(show(Badge()).calls, ["3 for 0"])
    }

    @Test func `A view keeps what the application has set on it for the same state`() {
        Badge.appearance().setBorder(2, for: .normal)
        Badge.appearance().setBorder(4, for: .selected)
        let badge = Badge()
        badge.setBorder(9, for: .normal)
        expectEqual(show(badge).calls, ["9 for 0", "4 for 4"])
    }

    @Test func `The proxy of the most derived class has precedence`() {
        Badge.appearance().setBorder(2, for: .normal)
        RoundBadge.appearance().setBorder(7, for: .normal)
        expectEqual(show(RoundBadge()).calls, ["7 for 0"])
    }
}
