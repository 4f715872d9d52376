import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The iOS version whose behavior an application has.
@Suite(.application(tracing: .both)) @MainActor
struct BehaviorTests {
    let app = TestApplication.current

    @Test func `An application behaves like iOS 26 by default`() {
        expectEqual(app.application.behavior, .iOS26)
        expectEqual(app.application.behavior.version, .iOS26)
    }

    @Test(.application(behavior: .iOS17, tracing: .both))
    func `The behavior trait of a test overrides that of its suite`() {
        expectEqual(app.application.behavior, .iOS17)
        expectEqual(UIApplication.shared.behavior.version, .iOS17)
    }

    @Test(arguments: Behavior.Version.allCases)
    func `Choices that UIKit does not determine are the same in every version`(_ version: Behavior.Version) {
        let row = Behavior(version)
        expectEqual(row.version, version)
        #expect(row.tapInterval == 0.35 && row.tapDistance == 45 && row.touchLimit == 32)
        #expect(row.cancelsTouchesOfRemovedViews && row.suppressesWhileAnyTouchIsDown && !row.hitTestsTwice)
    }

    @Test func `iOS 27 differs from iOS 26 in its version alone`() {
        let switches = [Behavior.iOS26, .iOS27].map { behavior in
            Mirror(reflecting: behavior).children.filter { $0.label != "version" }.map {
                "\($0.label ?? ""): \($0.value)"
            }
        }
        #expect(switches[0] == switches[1] && switches[0].count > 10)
        #expect(Behavior.iOS27.version > Behavior.iOS26.version && Behavior.Version(rawValue: "iOS27") == .iOS27)
        expectEqual(statesInReset(.iOS27), statesInReset(.iOS26))
    }

    // MARK: The state in reset()

    /// A recognizer that ends when the finger lifts and fails when it moves.
    private final class Press: UIGestureRecognizer {
        var seen: [State] = []
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        override func reset() {
            super.reset()
            seen.append(state)
        }
    }

    private func statesInReset(_ behavior: Behavior) -> [UIGestureRecognizer.State] {
        app.application.behavior = behavior
        let press = Press()
        app.makeWindow().addGestureRecognizer(press)
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        app.fingerDrag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50))
        app.settle()
        expectEqual(press.state, .possible)
        // The recognizer works again after the reset.
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        return press.seen
    }

    @Test func `G-11: since iOS 26 a recognizer's state is possible in reset()`() {
        expectEqual(statesInReset(.iOS26), [.possible, .possible, .possible])
    }

    @Test(arguments: [Behavior.iOS17, .iOS18])
    func `G-11: before iOS 26 a recognizer's state in reset() is its final state`(_ behavior: Behavior) {
        expectEqual(statesInReset(behavior), [.ended, .failed, .ended])
    }
}
