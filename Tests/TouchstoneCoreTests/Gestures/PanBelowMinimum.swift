import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A pan that has begun and has fewer fingers than its minimum (G-64).
@Suite(.application) @MainActor
struct PanBelowMinimum {
    let app = TestApplication.current
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let pan = UIPanGestureRecognizer()
    private let log = Log()

    @MainActor private final class Log {
        var states: [UIGestureRecognizer.State] = []
        var translations: [CGPoint] = []
    }

    init() {
        TestApplication.current.makeWindow().addSubview(board)
        board.isMultipleTouchEnabled = true
        board.addGestureRecognizer(pan)
        pan.minimumNumberOfTouches = 2
        pan.addHandler { [log] pan in
            log.states.append(pan.state)
            log.translations.append(pan.translation(in: nil))
        }
    }

    /// Two fingers move until the pan has begun: finger 1 to (130, 200), finger 2 to (230, 200). The translation counts
    /// from there.
    private func begin() {
        app.fingersDown([1: CGPoint(x: 100, y: 200), 2: CGPoint(x: 200, y: 200)])
        app.fingersMove([1: CGPoint(x: 130, y: 200), 2: CGPoint(x: 230, y: 200)])
        #expect(pan.state == .began || pan.state == .changed)
        pan.setTranslation(.zero, in: nil)
        log.states = []
        log.translations = []
    }

    private func isNear(_ one: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
        guard let one else { return false }
        return abs(one.x - x) < 0.01 && abs(one.y - y) < 0.01
    }

    @Test(arguments: [(1, 2, 230.0), (2, 1, 130.0)])
    func `The translation follows whichever finger is left, and no change is sent`(lifted: Int, left: Int, x: Double) {
        begin()
        app.fingerUp(lifted)
        app.fingerMove(left, to: CGPoint(x: x + 40, y: 220))
        #expect(isNear(pan.translation(in: nil), 40, 20))
        app.fingerMove(left, to: CGPoint(x: x + 10, y: 270))
        #expect(isNear(pan.translation(in: nil), 10, 70))
        #expect(log.states == [])
    }

    @Test func `A finger that comes back far away causes no jump, and changes continue`() {
        begin()
        app.fingerUp(1)
        app.fingerMove(2, to: CGPoint(x: 230, y: 250))
        app.fingerDown(1, at: CGPoint(x: 330, y: 700))
        #expect(isNear(pan.translation(in: nil), 0, 50))
        app.fingersMove([1: CGPoint(x: 340, y: 700), 2: CGPoint(x: 240, y: 250)])
        #expect(isNear(pan.translation(in: nil), 10, 50))
        #expect(log.states.last == .changed)
        #expect(log.states.allSatisfy { $0 == .changed })
        #expect(isNear(log.translations.last, 10, 50))
        #expect(log.translations.allSatisfy { $0.x >= -0.01 && $0.x <= 10.01 && abs($0.y - 50) < 0.01 })
    }

    @Test func `The last action has the way that the finger that was left has made`() {
        begin()
        app.fingerUp(1)
        app.fingerMove(2, to: CGPoint(x: 230, y: 260))
        app.fingerUp(2)
        #expect(log.states == [.ended])
        #expect(isNear(log.translations.last, 0, 60))
    }

    @Test func `A scaled view has the translation below the minimum in its own coordinates`() {
        let enlarged = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        enlarged.isUserInteractionEnabled = false
        enlarged.transform = CGAffineTransform(scaleX: 2, y: 4)
        board.addSubview(enlarged)
        begin()
        app.fingerUp(2)
        app.fingerMove(1, to: CGPoint(x: 150, y: 240))
        #expect(isNear(pan.translation(in: nil), 20, 40))
        #expect(isNear(pan.translation(in: enlarged), 10, 10))
    }
}
