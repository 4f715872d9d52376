import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

// Members of applications that have the names of Touchstone's extensions. They do not override them, so they need no `override`.

private final class Pan: UIPanGestureRecognizer {
    var states: [State] = []
    override var state: State {
        get { super.state }
        set {
            states.append(newValue)
            super.state = newValue
        }
    }
    func takes(_ event: UIEvent) -> Bool { false }
    func scrollEnded(with event: UIEvent) {}
}

private final class Pager: UIScrollView {
    func restingPlace(for target: CGPoint, velocity: CGPoint) -> CGPoint { .zero }
}

/// Names that an application's subclass can use, although a class of this library has members of the same name.
@Suite(.application) @MainActor
struct OwnMemberTests {
    let app = TestApplication.current

    @Test func `A pan recognizer that does not take scrolls by its own function still scrolls by wheel`() {
        let window = app.makeWindow()
        let pan = Pan()
        pan.allowedScrollTypesMask = .all
        window.addGestureRecognizer(pan)
        app.wheel(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 40))
        expectEqual(pan.states.first, .began)
    }

    @Test func `A scroll view comes to rest where its content does, not at its own resting place`() {
        let window = app.makeWindow()
        let pager = Pager(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        pager.contentSize = CGSize(width: 100, height: 1000)
        window.addSubview(pager)
        app.fingerDrag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10))
        app.advance(by: 5)
        #expect(pager.contentOffset.y > 0)
    }
}
