import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Causes before and after the touch: failure requirements, earlier fingers, forwarded touches and text typed afterwards.
@Suite(.application) @MainActor
struct BeforeAndAfterTests {
    let app = TestApplication.current
    private let window = TestApplication.current.makeWindow()

    private func report(_ wanted: TouchExplanation.Wanted, touch: Int? = nil) -> TouchExplanation? {
        app.application.explain(app.records, touch: touch, for: wanted)
    }

    private func cause(_ wanted: TouchExplanation.Wanted, touch: Int? = nil) -> String? {
        report(wanted, touch: touch)?.causes.first?.code
    }

    private func sentence(_ wanted: TouchExplanation.Wanted, touch: Int? = nil) -> String {
        report(wanted, touch: touch)?.causes.first?.sentence(wanted: nil) ?? "ok"
    }

    private func added<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addHandler { _ in }
        (view ?? window).addGestureRecognizer(recognizer)
        return recognizer
    }

    // MARK: Waiting

    @Test func `G-24: a press that waits for a pan until the lift is not advised to hold longer`() {
        let pan = added(UIPanGestureRecognizer(), "pan")
        let press = added(UILongPressGestureRecognizer(), "press")
        press.require(toFail: pan)
        app.fingerLongPress(at: CGPoint(50, 50), duration: 1)
        expectEqual(cause(.recognizer(press)), "waits")
        #expect(sentence(.recognizer(press)).contains("pan (UIPanGestureRecognizer) to fail"))
        #expect(sentence(.recognizer(press)).contains("when the fingers lifted (G-24)"))
        expectEqual(
            report(.recognizer(press))?.advice.map(\.words),
            ["remove the failure requirement: press.require(toFail: pan)"])
        #expect(hasFailedWaiting(press))
        // After a lift that is too early, the press does not wait.
        app.fingerLongPress(at: CGPoint(50, 50), duration: 0.2)
        expectEqual(cause(.recognizer(press)), "recognizer-failed")
    }

    /// Whether the trace says that the recognizer met its conditions and failed when the fingers lifted.
    private func hasFailedWaiting(_ recognizer: UIGestureRecognizer) -> Bool {
        app.records.contains {
            guard case .entered(let subject, .failed, .liftedWhileWaiting) = $0.fact else { return false }
            return subject.name == recognizer.name
        }
    }

    @Test func `G-24: a pan that moved far enough is reported as waiting for an undecided recognizer`() {
        let silent = added(Silent(), "silent")
        let pan = added(UIPanGestureRecognizer(), "pan")
        pan.require(toFail: silent)
        app.fingerDrag(from: CGPoint(50, 50), to: CGPoint(200, 50), duration: 0.3)
        app.advance(by: 1)
        expectEqual(cause(.recognizer(pan)), "waits")
        #expect(sentence(.recognizer(pan)).contains("silent (Silent)"))
        #expect(hasFailedWaiting(pan))
    }

    @Test func `G-24: a pinch and a rotation are reported as waiting for an undecided recognizer`() {
        window.isMultipleTouchEnabled = true
        let silent = added(Silent(), "silent")
        let pinch = added(UIPinchGestureRecognizer(), "pinch")
        let turn = added(UIRotationGestureRecognizer(), "turn")
        for recognizer in [pinch, turn] { recognizer.require(toFail: silent) }
        app.fingerPinch(around: CGPoint(195, 400), from: 100, to: 300)
        app.advance(by: 1)
        expectEqual(cause(.recognizer(pinch)), "waits")
        #expect(hasFailedWaiting(pinch))
        expectEqual(cause(.recognizer(turn)), "recognizer-failed")
        app.advance(by: 10)
        app.fingerRotate(around: CGPoint(195, 400), by: 1)
        app.advance(by: 1)
        expectEqual(cause(.recognizer(turn)), "waits")
        #expect(hasFailedWaiting(turn))
    }

    /// The answer does not depend on how often the delegate was called.
    @Test func `G-26: a cycle of failure requirements is reported once and names each member`() {
        let (one, other) = (added(UITapGestureRecognizer(), "one"), added(UITapGestureRecognizer(), "other"))
        let demanding = Demanding()
        for recognizer in [one, other] { recognizer.delegate = demanding }
        var sentences: Set<String> = []
        for _ in 0..<40 {
            app.fingerTap(at: CGPoint(50, 50))
            app.advance(by: 1)
            sentences.insert(sentence(.recognizer(one)))
        }
        expectEqual(sentences.count, 1)
        expectEqual(sentences.first?.hasPrefix("one (UITapGestureRecognizer) and other (UITapGestureRecognizer)"), true)
        expectEqual(sentences.first?.contains("require each other to fail"), true)
    }

    // MARK: Views without a window

    @Test func `HT-1: the view with which a view left its window is reported, also after they separate`() {
        let panel = UIView().placed("panel", 0, 0, 300, 300, in: window)
        let card = UIView().placed("card", 0, 0, 100, 100, in: panel)
        @MainActor func callbacks() -> [String] {
            let report = report(.view(card))
            return [report?.causes.first?.sentence(wanted: report?.wanted), report?.advice.first?.words].compactMap(
                \.self)
        }
        panel.removeFromSuperview()
        app.fingerTap(at: CGPoint(50, 50))
        let together = [
            "panel, with which card left its window, was in no window as the finger went down",
            "add panel to a view of a shown window",
        ]
        expectEqual(callbacks(), together)
        card.removeFromSuperview()
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(callbacks(), together)
    }

    @Test func `A view at the address of a deallocated view is not mistaken for it`() {
        let panel = UIView().placed("panel", 0, 0, 300, 300, in: window)
        var gone: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        panel.addSubview(gone!)
        app.fingerTap(at: CGPoint(350, 700))
        let address = ObjectIdentifier(gone!)
        panel.removeFromSuperview()
        gone?.removeFromSuperview()
        gone = nil
        // The allocator usually reuses freed memory first.
        let heirs = (0..<200).map { _ in UIView() }
        guard let heir = heirs.first(where: { ObjectIdentifier($0) == address }) else { return }
        heir.accessibilityIdentifier = "heir"
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(sentence(.view(heir)), "heir was in no window as the finger went down")
    }

    // MARK: Failed attempts

    @Test func `Q-15: a recognizer that failed before the second finger is reported with the reason`() {
        let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scroller.accessibilityIdentifier = "scroller"
        scroller.contentSize = CGSize(width: 390, height: 2000)
        window.addSubview(scroller)
        let board = UIView().placed("board", 0, 0, 390, 2000, in: scroller)
        let turn = added(UIPanGestureRecognizer(), "turn", to: board)
        turn.minimumNumberOfTouches = 2
        app.fingerDown(1, at: CGPoint(120, 600))
        app.fingerMove(1, to: CGPoint(120, 540), duration: 0.2)
        app.fingerDown(2, at: CGPoint(280, 540))
        app.fingerUp(1)
        app.fingerUp(2)
        expectEqual(cause(.recognizer(turn)), "sequence-failed")
        #expect(sentence(.recognizer(turn)).contains("it failed before this finger went down"))
        #expect(sentence(.recognizer(turn)).contains("of scroller recognized and prevents turn"))
        expectEqual(report(.recognizer(turn))?.advice.first?.code, "recognize-simultaneously")
        // A tap fails by its own movement.
        scroller.removeFromSuperview()
        let tap = added(UITapGestureRecognizer(), "tap")
        app.fingerDown(1, at: CGPoint(120, 600))
        app.fingerMove(1, to: CGPoint(120, 500), duration: 0.2)
        app.fingerDown(2, at: CGPoint(280, 540))
        app.fingerUp(1)
        app.fingerUp(2)
        expectEqual(cause(.recognizer(tap)), "sequence-failed")
        #expect(
            sentence(.recognizer(tap)).contains("tap (UITapGestureRecognizer) received the touch and failed: moved"))
    }

    // MARK: Forwarded touches

    @Test func `RC-9: a view that forwards the touch to its superview skips its controller`() {
        let desk = UIViewController()
        _ = app.makeWindow(root: desk)
        desk.view.accessibilityIdentifier = "desk"
        let note = Note()
        desk.addChild(note)
        note.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        desk.view.addSubview(note.view)
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(note.count, 0)
        expectEqual(cause(.controller(note)), "chain-stopped")
        #expect(sentence(.controller(note)).contains("note (Handing) forwards the touch to desk"))
        expectEqual(report(.controller(note))?.advice.map(\.words), ["call super in the touch methods of Handing"])
        // The responder to which the touch was forwarded receives it.
        #expect(cause(.controller(desk)) == nil)
    }

    // MARK: Typed text

    @Test func `RC-17: a field that Return should have moved to is reported as never asked to become first responder`()
    {
        let fields = [UITextField(), UITextField()]
        for (index, field) in fields.enumerated() {
            field.accessibilityIdentifier = ["street", "town"][index]
            field.frame = CGRect(x: 20, y: 100 + 60 * index, width: 300, height: 44)
            window.addSubview(field)
        }
        app.fingerTap(at: fields[0])
        app.advance(by: 0.5)
        expectEqual(cause(.firstResponder(fields[1])), "outside")
        app.keyTypeText("Elm")
        app.keyType("\r")
        expectEqual(cause(.firstResponder(fields[1])), "become-first-responder-not-called")
        #expect(sentence(.firstResponder(fields[1])).contains("town"))
        #expect(sentence(.firstResponder(fields[1])).contains("nor for the text typed after it"))
        expectEqual(report(.firstResponder(fields[1]))?.description.contains("town is not first responder"), true)
        // After a touch that missed the field, the miss is the cause.
        app.fingerTap(at: CGPoint(20, 400))
        app.keyTypeText("Elm")
        expectEqual(cause(.firstResponder(fields[1])), "outside")
    }

    // MARK: Names

    @Test func `A controller's view is named by the property view, not by a private property of the library`() {
        let note = Note()
        note.view.accessibilityIdentifier = nil
        let window = app.makeWindow(root: note)
        let report = window.explainTouch(at: CGPoint(50, 50))
        expectEqual(report.hit?.name, "Note.view")
    }

    @Test func `A navigation bar is not named by a private property of UINavigationController`() {
        final class Shop: UINavigationController {}
        let shop = Shop(rootViewController: UIViewController())
        let window = app.makeWindow(root: shop)
        let bar = shop.navigationBar
        let report = window.explainTouch(at: bar.convert(CGPoint(195, 22), to: nil))
        #expect(report.hit != nil && report.hit?.name.hasPrefix("Shop.") == false)
    }

    @Test func `A refresh control is not named by a private property of UIScrollView`() {
        final class Feed: UIScrollView {
            let header = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        }
        let feed = Feed().placed("feed", 0, 0, 200, 200, in: window)
        let refresh = UIRefreshControl()
        feed.refreshControl = refresh
        feed.addSubview(feed.header)
        func name(_ view: UIView) -> String? { window.explainTouch(at: CGPoint(50, 50), wanting: view).wanted?.name }
        expectEqual(name(feed.header), "Feed.header")
        expectEqual(name(refresh)?.hasPrefix("Feed."), false)
    }

    @Test func `A rotation or a reflection of a view changes the fingerprint`() {
        let card = UIView().placed("card", 100, 100, 100, 100, in: window)
        func print() -> UInt64 { window.explainTouch(at: CGPoint(150, 150)).fingerprint }
        let plain = print()
        card.transform = CGAffineTransform(scaleX: -1, y: 1)
        let mirrored = print()
        card.transform = CGAffineTransform(scaleX: -1, y: -1)
        expectEqual(Set([plain, mirrored, print()]).count, 3)
        card.transform = .identity
        expectEqual(print(), plain)
    }

    @Test func `The targets of a recognizer are part of the fingerprint`() {
        class Target { final func go() {} }
        final class One: Target {}
        final class Other: Target {}
        let (one, other, tap) = (One(), Other(), UITapGestureRecognizer())
        window.addGestureRecognizer(tap)
        func print(_ target: Target) -> UInt64 {
            tap.removeTarget(nil, action: nil)
            tap.addTarget(target, action: Target.go)
            return window.explainTouch(at: CGPoint(50, 50)).fingerprint
        }
        let first = print(one)
        #expect(print(other) != first && print(one) == first)
    }

    @Test func `isContinuous of a slider is part of the fingerprint`() {
        let slider = UISlider().placed("slider", 0, 0, 100, 100, in: window)
        func print() -> UInt64 { window.explainTouch(at: CGPoint(50, 50)).fingerprint }
        let first = print()
        slider.isContinuous = false
        #expect(print() != first)
    }

    @Test func `G-1: a custom recognizer that recognizes late is reported as late`() {
        let slow = added(Slow(), "slow")
        app.fingerDown(at: CGPoint(50, 50))
        app.advance(by: 0.4)
        app.fingerMove(to: CGPoint(51, 50), duration: 0.02)
        app.advance(by: 0.1)
        app.fingerUp()
        let late = app.application.explain(app.records, why: .late, for: .recognizer(slow))
        expectEqual(late?.reasons.map(\.code), ["recognizes-late"])
        expectEqual(late?.description.hasPrefix("slow had only after a while a touch at (50, 50)"), true)
    }
}

private final class Demanding: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { true }
}

/// Neither recognizes nor fails while fingers are down.
private final class Silent: UIGestureRecognizer {}

/// Recognizes with the first move.
private final class Slow: UIGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .began }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

private final class Handing: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        superview?.touchesBegan(touches, with: event)
    }
}

private final class Note: UIViewController {
    var count = 0
    override func loadView() { view = Handing().placed("note", 0, 0, 300, 300) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
}
