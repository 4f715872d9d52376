import Foundation
import Testing
import TouchstoneExpectations
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
        expectEqual(pan.state, .began)
        pan.setTranslation(.zero, in: nil)
        log.states = []
        log.translations = []
    }

    private func isNear(_ one: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
        guard let one else { return false }
        return abs(one.x - x) < 0.01 && abs(one.y - y) < 0.01
    }

    @Test(arguments: [(1, 2, 230.0), (2, 1, 130.0)])
    func `Below the minimum, the translation follows the remaining finger, and no change is sent`(
        lifted: Int, left: Int, x: Double
    ) {
        begin()
        app.fingerUp(lifted)
        app.fingerMove(left, to: CGPoint(x: x + 40, y: 220))
        #expect(isNear(pan.translation(in: nil), 40, 20))
        app.fingerMove(left, to: CGPoint(x: x + 10, y: 270))
        #expect(isNear(pan.translation(in: nil), 10, 70))
        expectEqual(log.states, [])
        app.fingersUp()
    }

    @Test func `A finger that lands again far away causes no jump, and changes continue`() {
        begin()
        app.fingerUp(1)
        app.fingerMove(2, to: CGPoint(x: 230, y: 250))
        app.fingerDown(1, at: CGPoint(x: 330, y: 700))
        #expect(isNear(pan.translation(in: nil), 0, 50))
        app.fingersMove([1: CGPoint(x: 340, y: 700), 2: CGPoint(x: 240, y: 250)])
        #expect(isNear(pan.translation(in: nil), 10, 50))
        expectEqual(log.states.last, .changed)
        #expect(log.states.allSatisfy { $0 == .changed })
        #expect(isNear(log.translations.last, 10, 50))
        #expect(log.translations.allSatisfy { $0.x >= -0.01 && $0.x <= 10.01 && abs($0.y - 50) < 0.01 })
        app.fingersUp()
    }

    @Test func `The last action has the translation of the remaining finger`() {
        begin()
        app.fingerUp(1)
        app.fingerMove(2, to: CGPoint(x: 230, y: 260))
        app.fingerUp(2)
        expectEqual(log.states, [.ended])
        #expect(isNear(log.translations.last, 0, 60))
    }

    @Test func `Below the minimum, the translation is in the coordinates of a scaled view`() {
        let enlarged = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        enlarged.isUserInteractionEnabled = false
        enlarged.transform = CGAffineTransform(scaleX: 2, y: 4)
        board.addSubview(enlarged)
        begin()
        app.fingerUp(2)
        app.fingerMove(1, to: CGPoint(x: 150, y: 240))
        #expect(isNear(pan.translation(in: nil), 20, 40))
        #expect(isNear(pan.translation(in: enlarged), 10, 10))
        app.fingersUp()
    }

    /// The fingers go down beside each other, 60 points apart, from x = 60, and move 30 points to the right, with which
    /// the pan begins. The translation counts from there.
    private func beginInRow(fingers: Int) {
        var (starts, ends): ([Int: CGPoint], [Int: CGPoint]) = ([:], [:])
        for finger in 1...fingers {
            starts[finger] = CGPoint(x: Double(finger) * 60, y: 200)
            ends[finger] = CGPoint(x: Double(finger) * 60 + 30, y: 200)
        }
        app.fingersDown(starts)
        app.fingersMove(ends)
        expectEqual(pan.state, .began)
        pan.setTranslation(.zero, in: nil)
        log.states = []
        log.translations = []
    }

    @Test func `A finger that lifts changes neither the translation nor the state`() {
        beginInRow(fingers: 2)
        app.fingersMove([1: CGPoint(x: 100, y: 230), 2: CGPoint(x: 160, y: 230)])
        #expect(isNear(pan.translation(in: nil), 10, 30))
        log.states = []
        let state = pan.state
        app.fingerUp(2)
        #expect(isNear(pan.translation(in: nil), 10, 30))
        expectEqual(pan.state, state)
        expectEqual(log.states, [])
        app.fingersUp()
    }

    @Test func `A pan of three fingers follows the centroid of the remaining two`() {
        pan.minimumNumberOfTouches = 3
        beginInRow(fingers: 3)
        app.fingerUp(3)
        app.fingersMove([1: CGPoint(x: 90, y: 230), 2: CGPoint(x: 150, y: 230)])
        #expect(isNear(pan.translation(in: nil), 0, 30))
        app.fingerMove(2, to: CGPoint(x: 190, y: 230))
        #expect(isNear(pan.translation(in: nil), 20, 30))
        expectEqual(log.states, [])
        app.fingersUp()
    }

    @Test func `Below the minimum, a translation that is set continues from there`() {
        beginInRow(fingers: 2)
        app.fingerUp(1)
        app.fingerMove(2, to: CGPoint(x: 200, y: 200))
        pan.setTranslation(CGPoint(x: -5, y: 100), in: nil)
        app.fingerMove(2, to: CGPoint(x: 210, y: 203))
        #expect(isNear(pan.translation(in: nil), 5, 103))
        expectEqual(log.states, [])
        app.fingersUp()
    }

    @Test func `A finger can lift and land again several times`() {
        beginInRow(fingers: 2)
        var first = CGPoint(x: 90, y: 200)
        var second = CGPoint(x: 150, y: 200)
        for round in 1...3 {
            app.fingerUp(1)
            second.x += 10
            app.fingerMove(2, to: second)
            expectEqual(log.states.count { $0 == .changed }, round - 1)
            first = CGPoint(x: 300 - 40 * Double(round), y: 500)
            app.fingerDown(1, at: first)
            first.y += 10
            second.y += 10
            app.fingersMove([1: first, 2: second])
            #expect(isNear(pan.translation(in: nil), CGFloat(round) * 10, CGFloat(round) * 10))
            expectEqual(log.states.count { $0 == .changed }, round)
            #expect(isNear(log.translations.last, CGFloat(round) * 10, CGFloat(round) * 10))
        }
        app.fingersUp([1, 2])
        expectEqual(log.states.last, .ended)
    }
}
