// The test kit: the first move of a drag has its own time and velocity, so that delegates can decide by direction when a gesture
// begins. Key codes of digits, symbols and capitals.
import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A row whose pan begins only for horizontal drags.
private final class MailRow: UIView, UIGestureRecognizerDelegate {
    private(set) var states: [UIGestureRecognizer.State] = []
    private(set) var asked: CGPoint?
    private var pan: UIPanGestureRecognizer!

    override init(frame: CGRect) {
        super.init(frame: frame)
        pan = UIPanGestureRecognizer()
        pan.addHandler { [weak self] in self?.states.append($0.state) }
        pan.delegate = self
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let velocity = pan.velocity(in: self)
        asked = velocity
        return abs(velocity.x) > abs(velocity.y)
    }
}

private final class Diary: UIView {
    var began: [TimeInterval] = []
    var moved: [TimeInterval] = []
    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
    }
    required init?(coder: NSCoder) { nil }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        began += touches.map(\.timestamp)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        moved += touches.map(\.timestamp)
    }
}

@Suite(.application(tracing: .both)) @MainActor
struct KitFingerTests {
    let app = TestApplication.current
    let window: UIWindow
    private let row: MailRow
    let list: UIScrollView

    init() {
        window = app.makeWindow()
        list = UIScrollView(frame: window.bounds)
        list.contentSize = CGSize(width: 390, height: 3000)
        window.addSubview(list)
        row = MailRow(frame: CGRect(x: 0, y: 200, width: 390, height: 80))
        list.addSubview(row)
        app.settle()
    }

    @Test func `G-28: a horizontal drag begins the pan of a row`() {
        app.fingerDrag(from: CGPoint(x: 300, y: 240), to: CGPoint(x: 100, y: 244))
        expectEqual(row.states.first, .began)
        expectEqual(row.states.last, .ended)
        expectEqual(list.contentOffset.y, 0)
        #expect((row.asked?.x ?? 0) < -100)
    }

    @Test func `G-28: a vertical drag scrolls the list and does not begin the pan of a row`() {
        app.fingerDrag(from: CGPoint(x: 200, y: 260), to: CGPoint(x: 206, y: 60))
        expectEqual(row.states, [])
        #expect(list.contentOffset.y > 100)
    }

    @Test func `G-28: a finger moved by fingerMove has a velocity at the beginning of a pan`() {
        app.fingerDown(at: CGPoint(x: 100, y: 240))
        app.fingerMove(to: CGPoint(x: 250, y: 240), duration: 0.2)
        expectEqual(row.states.first, .began)
        app.fingerUp()
        expectEqual(row.states.last, .ended)
    }

    @Test func `G-28: a pan that begins with a single move has a velocity`() {
        app.fingerDown(at: CGPoint(x: 100, y: 240))
        app.fingerMove(to: CGPoint(x: 140, y: 240))
        expectEqual(row.states, [.began])
        #expect((row.asked?.x ?? 0) > 0)
        app.fingersUp()
    }

    @Test func `G-54: the velocity at the beginning of a pan is that of the finger`() {
        var velocities: [CGPoint] = []
        let view = UIView(frame: CGRect(x: 0, y: 500, width: 390, height: 300))
        window.addSubview(view)
        let pan = UIPanGestureRecognizer()
        pan.addHandler { [weak pan] in
            if $0.state == .began, let pan { velocities.append(pan.velocity(in: nil)) }
        }
        view.addGestureRecognizer(pan)
        // The finger moves at 1200 points per second, 20 points per frame.
        app.fingerDrag(from: CGPoint(x: 50, y: 600), to: CGPoint(x: 350, y: 600), duration: 0.25)
        expectEqual(velocities.count, 1)
        #expect(velocities[0].x > 500 && velocities[0].x < 1300, "\(velocities)")
        expectEqual(velocities[0].y, 0)
    }

    @Test func `T-4: the first move is one frame later than the touch-down`() {
        let diary = Diary(frame: CGRect(x: 0, y: 500, width: 390, height: 300))
        window.addSubview(diary)
        app.fingerDown(at: CGPoint(x: 100, y: 600))
        app.fingerMove(to: CGPoint(x: 105, y: 600))
        app.fingerUp()
        #expect(diary.began.count == 1 && diary.moved.count == 1)
        #expect(diary.moved[0] - diary.began[0] > 0.9 / 60)
    }

    @Test func `T-4: the first move of two fingers is one frame later than their touch-down`() {
        let diary = Diary(frame: CGRect(x: 0, y: 500, width: 390, height: 300))
        window.addSubview(diary)
        app.fingersDown([1: CGPoint(x: 100, y: 600), 2: CGPoint(x: 200, y: 600)])
        app.fingersMove([1: CGPoint(x: 90, y: 600), 2: CGPoint(x: 230, y: 600)], duration: 0.1)
        app.fingersUp([1, 2])
        expectEqual(diary.began.count, 2)
        #expect((diary.moved.min() ?? 0) - diary.began[0] > 0.9 / 60)
    }

    @Test func `SV-11: the velocity in scrollViewWillEndDragging is that of the finger`() {
        final class Notifier: UIScrollViewDelegate {
            var velocity: CGPoint?
            func scrollViewWillEndDragging(
                _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                targetContentOffset: UnsafeMutablePointer<CGPoint>
            ) { self.velocity = velocity }
        }
        let notifier = Notifier()
        list.delegate = notifier
        app.fingerDown(at: CGPoint(x: 200, y: 700))
        app.fingerMove(to: CGPoint(x: 200, y: 500), duration: 0.2)
        app.fingerUp()
        #expect(abs((notifier.velocity?.y ?? 0) - 1) < 0.01)
    }
}

/// Records its key presses.
private final class KeyReceiver: UIView {
    var keys: [UIKey] = []
    var released: [UIKey] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap(\.key)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        released += presses.compactMap(\.key)
    }
}

@Suite(.application(tracing: .both)) @MainActor
struct KitKeyTests {
    let app = TestApplication.current
    private let counter = KeyReceiver(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        app.makeWindow().addSubview(counter)
        counter.becomeFirstResponder()
    }

    @Test(arguments: [("1", 0x1E), ("5", 0x22), ("9", 0x26), ("0", 0x27)])
    func `RC-36: a digit has the code and the characters of its key`(_ digit: String, _ code: Int) {
        app.keyType(digit)
        expectEqual(counter.keys.map(\.keyCode.rawValue), [code])
        expectEqual(counter.keys.map(\.characters), [digit])
        expectEqual(counter.keys[0].modifierFlags, [])
        expectEqual(counter.released.map(\.keyCode.rawValue), [code])
    }

    @Test(arguments: [("-", 0x2D), ("[", 0x2F), (";", 0x33), (",", 0x36), ("/", 0x38), (" ", 0x2C)])
    func `RC-36: a symbol has the code of its key and no modifiers`(_ symbol: String, _ code: Int) {
        app.keyType(symbol)
        expectEqual(counter.keys.map(\.keyCode.rawValue), [code])
        expectEqual(counter.keys[0].modifierFlags, [])
    }

    @Test(arguments: [("A", 0x04), ("Q", 0x14), ("!", 0x1E), ("?", 0x38), (":", 0x33)])
    func `RC-36: a capital or a shifted symbol has the code of its key and the Shift flag`(
        _ character: String, _ code: Int
    ) {
        app.keyType(character)
        expectEqual(counter.keys.map(\.keyCode.rawValue), [code])
        expectEqual(counter.keys.map(\.characters), [character])
        expectEqual(counter.keys[0].modifierFlags, .shift)
    }

    @Test func `RC-36: a lowercase letter has no Shift flag, and other modifiers are kept`() {
        app.keyType("a")
        app.keyType("A", modifiers: .command)
        expectEqual(counter.keys.map(\.keyCode), [.keyboardA, .keyboardA])
        expectEqual(counter.keys.map(\.modifierFlags), [[], [.command, .shift]])
    }

    @Test func `C-30: a text with digits, capitals and symbols is typed into a text field unchanged`() {
        let field = UITextField(frame: CGRect(x: 0, y: 200, width: 300, height: 40))
        counter.superview?.addSubview(field)
        app.fingerTap(at: field)
        app.keyTypeText("Flat 12-B, floor 3?")
        expectEqual(field.text, "Flat 12-B, floor 3?")
    }
}
