import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Delegates and requirements that are set or removed while a finger is down.
@Suite(.application(tracing: .both)) @MainActor
struct DelegateDuringTouchTests {
    private let app = TestApplication.current
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let pan = UIPanGestureRecognizer()
    private let other = UIPanGestureRecognizer()

    private final class Delegate: NSObject, UIGestureRecognizerDelegate {
        var begins = true
        var isShared = false
        var questions = 0
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            questions += 1
            return begins
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { isShared }
    }

    init() {
        let window = app.makeWindow()
        window.addSubview(view)
        view.addGestureRecognizer(pan)
        app.settle()
    }

    private func states(_ change: () -> Void) -> [UIGestureRecognizer.State] {
        app.fingerDown(at: CGPoint(x: 50, y: 50))
        change()
        app.fingerMove(to: CGPoint(x: 50, y: 150), duration: 0.2)
        defer {
            app.fingerUp()
            app.settle()
        }
        return view.gestureRecognizers?.map(\.state) ?? []
    }

    @Test func `A delegate set during a touch is asked`() {
        let delegate = Delegate()
        delegate.begins = false
        #expect(!states { pan.delegate = delegate }.contains(.changed) && delegate.questions == 1)
    }

    @Test func `A delegate removed during a touch is not asked, and one set again is`() {
        let delegate = Delegate()
        delegate.begins = false
        pan.delegate = delegate
        #expect(states { pan.delegate = nil } == [.changed] && delegate.questions == 0)
        #expect(!states { pan.delegate = delegate }.contains(.changed) && delegate.questions == 1)
    }

    @Test func `A delegate set during a touch lets both recognize`() {
        view.addGestureRecognizer(other)
        let delegate = Delegate()
        delegate.isShared = true
        expectEqual(states { pan.delegate = delegate }, [.changed, .changed])
    }

    @Test func `A requirement set during a touch holds the recognizer back`() {
        let press = UILongPressGestureRecognizer()
        press.allowableMovement = 1000
        press.minimumPressDuration = 10
        view.addGestureRecognizer(press)
        expectEqual(states { pan.require(toFail: press) }, [.possible, .possible])
    }
}
