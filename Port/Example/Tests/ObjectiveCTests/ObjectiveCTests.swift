import FixtureTesting
import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedObjectiveC

/// Touches on the ported views and controllers of `Port/Fixtures/ObjectiveC`.
@Suite(.application) @MainActor
struct ObjectiveCTests {
    private var app: TestApplication { .current }

    /// Adds the view to a new window, which is shown.
    private func add(_ view: UIView, at origin: CGPoint = at(100, 200)) {
        let (_, screen) = show(UIViewController())
        view.frame.origin = origin
        screen.view.addSubview(view)
        app.settle()
    }

    // MARK: Optional requirements

    final class FullKnobDelegate: NSObject, VolumeKnobDelegate {
        var heard: [String] = []
        var limit: Float = 8
        func volumeKnob(_ knob: VolumeKnob, didChange value: Float) { heard.append("changed") }
        func volumeKnobDidBeginTurning(_ knob: VolumeKnob) { heard.append("began") }
        func volumeKnob(_ knob: VolumeKnob, mayTurnTo value: Float) -> Bool { value <= limit }
    }

    final class ShortKnobDelegate: NSObject, VolumeKnobDelegate {
        var changes = 0
        func volumeKnob(_ knob: VolumeKnob, didChange value: Float) { changes += 1 }
    }

    private func turn(_ knob: VolumeKnob, by distance: CGFloat) {
        app.fingerDown(at: CGPoint(x: 150, y: 250))
        for step in 1...10 {
            app.fingerMove(to: CGPoint(x: 150, y: 250 - distance / 10 * CGFloat(step)), duration: 0.02)
        }
        app.fingerUp()
    }

    @Test func `Optional methods that a delegate implements are called`() {
        let knob = VolumeKnob(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        add(knob)
        let delegate = FullKnobDelegate()
        knob.delegate = delegate
        turn(knob, by: 200)
        #expect(delegate.heard.first == "began" && delegate.heard.filter { $0 == "began" }.count == 1)
        #expect(knob.value > 5 && knob.value <= 8)
    }

    @Test func `Optional methods that a delegate does not implement are skipped`() {
        let knob = VolumeKnob(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        add(knob)
        let delegate = ShortKnobDelegate()
        knob.delegate = delegate
        turn(knob, by: 200)
        #expect(knob.value == 11 && delegate.changes > 3)
    }

    @Test func `A recognizer in a lazy property recognizes a double tap`() {
        let knob = VolumeKnob(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        add(knob)
        app.fingerTap(at: CGPoint(x: 150, y: 250))
        app.advance(by: 0.1)
        app.fingerTap(at: CGPoint(x: 150, y: 250))
        #expect(knob.value == 0)
    }

    @Test func `An observation of a property ends when it is invalidated`() {
        let knob = VolumeKnob(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        add(knob)
        var seen: [Float] = []
        let observation = knob.observe(\.value, options: [.old, .new]) { _, change in
            seen.append(change.newValue! - change.oldValue!)
        }
        turn(knob, by: 100)
        #expect(!seen.isEmpty && seen.allSatisfy { $0 > 0 })
        let count = seen.count
        observation.invalidate()
        turn(knob, by: 100)
        #expect(seen.count == count)
    }

    final class WideItems: NSObject, PickerBarDataSource {
        func numberOfItems(in bar: PickerBar) -> Int { 2 }
        func pickerBar(_ bar: PickerBar, titleFor index: Int) -> String { "item \(index)" }
        func pickerBar(_ bar: PickerBar, sizeFor index: Int) -> CGSize { CGSize(width: 100, height: 44) }
        var spacing: CGFloat { 20 }
        var picks = 0
        func picked(in bar: PickerBar) { picks += 1 }
    }

    final class Picks: NSObject, PickerBarDelegate {
        var picks: [Int] = []
        var layouts = 0
        func pickerBar(_ bar: PickerBar, didPick index: Int) { picks.append(index) }
        func pickerBarDidLayOut(_ bar: PickerBar) { layouts += 1 }
    }

    @Test func `Optional requirements without an implementation have default values`() {
        let bar = PickerBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        add(bar)
        let (plain, wide, picks) = (PlainItems(), WideItems(), Picks())
        bar.dataSource = plain
        #expect(bar.buttons.map(\.frame.minX) == [0, 64, 128] && bar.buttons[1].title(for: .normal) == "1")
        #expect(!bar.canPick && !bar.tellsLayout)
        let lettered: PlainItems = LetteredItems()
        bar.dataSource = lettered
        #expect(bar.buttons.map { $0.title(for: .normal) } == ["a", "b", "c"])
        bar.delegate = picks
        bar.dataSource = wide
        #expect(bar.buttons.map(\.frame.minX) == [0, 120] && bar.buttons[1].title(for: .normal) == "item 1")
        #expect(bar.canPick && bar.tellsLayout && picks.layouts == 1)
        var closure: [Int] = []
        bar.picked = { closure.append($0) }
        #expect(PickerBar.report([bar]))
        app.fingerTap(at: CGPoint(x: 100 + 150, y: 220))
        #expect(picks.picks == [1] && closure == [1] && wide.picks == 1)
    }

    // MARK: Selectors

    @Test func `Observers by selector receive keyboard notifications`() {
        let login = LoginViewController()
        _ = show(login)
        app.fingerTap(at: CGPoint(x: 200, y: 122))
        app.advance(by: 0.5)
        #expect(login.nameField.isFirstResponder && login.bottomInset > 0)
        login.nameField.insertText("ada")
        login.passwordField.insertText("1234")
        app.fingerTap(at: CGPoint(x: 200, y: 242))
        app.advance(by: 0.5)
        #expect(login.attempts == ["ada/4"] && !login.nameField.isFirstResponder && login.bottomInset == 0)
    }

    @Test func `A tap beside the fields ends editing`() {
        let login = LoginViewController()
        _ = show(login)
        app.fingerTap(at: CGPoint(x: 200, y: 122))
        app.advance(by: 0.5)
        app.fingerTap(at: CGPoint(x: 200, y: 400))
        app.advance(by: 0.5)
        #expect(!login.nameField.isFirstResponder)
    }

    @Test func `A deallocated observer receives no notifications`() {
        weak var gone: LoginViewController?
        do {
            let login = LoginViewController()
            login.loadViewIfNeeded()
            login.viewWillAppear(false)
            gone = login
        }
        NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
        #expect(gone == nil)
    }

    @Test func `Bar button items start and stop timers`() {
        let watch = StopwatchViewController()
        _ = show(UINavigationController(rootViewController: watch))
        let items = watch.navigationItem.rightBarButtonItems!
        UIApplication.current!.sendAction(items[0].action!, to: items[0].target, from: items[0], for: nil)
        app.advance(by: 2.2)
        #expect(watch.seconds == 4 && watch.label.text == "4" && watch.label.isHidden == false)
        #expect(watch.cheers == 1)
        app.advance(by: 0.2)
        #expect(watch.cheers == 2)
        UIApplication.current!.sendAction(items[1].action!, to: items[1].target, from: items[1], for: nil)
        app.advance(by: 3)
        #expect(watch.seconds == 4 && watch.cheers == 2)
    }

    @Test func `Dispatch queues follow the application's clock`() {
        let watch = StopwatchViewController()
        watch.greetLater()
        #expect(watch.greetings == 0)
        app.advance(by: 0.1)
        #expect(watch.greetings == 100)
        app.advance(by: 0.5)
        #expect(watch.greetings == 101)
        app.advance(by: 1)
        #expect(watch.greetings == 1101)
    }

    @Test func `Selectors that are created from names call their methods`() {
        let panel = PlaybackPanel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        add(panel)
        app.fingerTap(at: CGPoint(x: 150, y: 222))
        app.advance(by: 0.1)
        app.fingerTap(at: CGPoint(x: 250, y: 222))
        app.advance(by: 0.1)
        app.fingerDown(at: CGPoint(x: 150, y: 280))
        app.advance(by: 1)
        app.fingerUp()
        #expect(panel.log == ["play", "step", "stop", "nudge"] && panel.layer is CAShapeLayer)
    }

    @Test func `Actions without a target are sent up the responder chain`() {
        let player = PlayerViewController()
        _ = show(player)
        let remote = RemoteView.remote()
        remote.addButton("louder", at: 0)
        remote.addButton("softer", at: 100)
        player.view.addSubview(remote)
        app.fingerTap(at: CGPoint(x: 40, y: 122))
        #expect(remote.volume == 1 && !player.isPlaying)
        app.fingerTap(at: CGPoint(x: 140, y: 122))
        #expect(remote.volume == 1 && player.isPlaying)
        remote.addButton("mute", at: 200)
        app.fingerTap(at: CGPoint(x: 240, y: 122))
        #expect(!player.isPlaying)
        let field = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
        player.view.addSubview(field)
        field.becomeFirstResponder()
        player.dropFocus()
        #expect(!field.isFirstResponder)
    }

    @Test func `canPerformAction compares selectors`() {
        let notes = NotesViewController()
        _ = show(UINavigationController(rootViewController: notes))
        #expect(notes.canPerformAction(.copy, withSender: nil) && notes.canPerformAction(.paste, withSender: nil))
        #expect(!notes.canPerformAction(.cut, withSender: nil))
        #expect(!notes.canPerformAction(notes.keyCommands![0].action!, withSender: nil))
        app.fingerDown(at: CGPoint(x: 300, y: 780))
        app.fingerMove(to: CGPoint(x: 100, y: 780), duration: 0.1)
        app.fingerUp()
        #expect(notes.actions == ["swiped"])
        #expect(notes.canPerformAction(notes.keyCommands![0].action!, withSender: nil))
    }

    final class Scrolled: NSObject, UIScrollViewDelegate {
        var times = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { times += 1 }
    }

    @Test func `Delegate methods of UIKit are forwarded`() {
        let notes = NotesViewController()
        _ = show(notes)
        let scrolled = Scrolled()
        notes.scrollDelegate = scrolled
        app.fingerDown(at: CGPoint(x: 200, y: 500))
        app.fingerMove(to: CGPoint(x: 200, y: 300), duration: 0.2)
        app.fingerUp()
        #expect(scrolled.times > 3)
    }

    // MARK: Extensions

    @Test func `Overrides in extensions are called`() {
        let card = SpecialCardView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        card.setUp()
        add(card)
        #expect(card.canBecomeFirstResponder)
        app.fingerTap(at: CGPoint(x: 150, y: 250))
        #expect(card.touchLog == ["began", "ended"])
        app.fingerDown(at: CGPoint(x: 150, y: 250))
        app.advance(by: 0.6)
        app.fingerUp()
        #expect(card.flips == 1 && card.touchLog.contains("flip"))
    }

    @Test func `Overrides of members that extensions add to UIKit are called`() {
        let plain: UIViewController = BarelyController()
        plain.reloadEverything()
        #expect(plain.title == nil && plain.preferredTitle == "base")
        let home: UIViewController = HomeController()
        home.reloadEverything()
        #expect(home.title == "home" && home.preferredTitle == "home")
        let big = BigHomeController()
        (big as UIViewController).reloadEverything()
        #expect(big.title == "home" && big.reloads == 1)
    }

    // MARK: Associated objects and observing

    @Test func `Associated objects store values in extensions`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        add(view)
        let badge = UILabel()
        view.badge = badge
        #expect(view.badge === badge && badge.superview === view)
        view.badge = nil
        #expect(view.badge == nil && badge.superview == nil)
        var taps = 0
        view.onTap { taps += 1 }
        app.fingerTap(at: CGPoint(x: 150, y: 250))
        #expect(taps == 1)
    }

    @Test func `A header that observes its scroll view stretches`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scrollView.contentSize = CGSize(width: 390, height: 2000)
        add(scrollView, at: .zero)
        let header = StretchyHeader(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        scrollView.addSubview(header)
        header.attach(to: scrollView)
        app.fingerDown(at: CGPoint(x: 200, y: 200))
        app.fingerMove(to: CGPoint(x: 200, y: 400), duration: 0.3)
        app.settle()
        #expect(header.frame.height > 150 && header.isStretched)
        app.fingerUp()
        app.advance(by: 2)
        #expect(header.frame.height == 100)
        scrollView.contentSize.height = 3000
        #expect(header.sizes == [CGSize(width: 390, height: 3000)])
    }
}
