import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Targets and actions: G-9, G-10.
@Suite(.application(tracing: .both)) @MainActor
struct GestureTargetTests {
    let scene = GestureScene()
    let app = TestApplication.current
    let view: NotingView
    let tap = UITapGestureRecognizer()

    @MainActor final class Player {
        var received: [String] = []
        let name: String
        init(_ name: String = "player") { self.name = name }
        func play() { received.append("play") }
        func tapped(_ recognizer: UITapGestureRecognizer) {
            received.append("tapped \(recognizer.numberOfTapsRequired)")
        }
        func any(_ recognizer: UIGestureRecognizer) { received.append("any \(recognizer.state)") }
    }

    init() {
        view = scene.view("V")
        view.addGestureRecognizer(tap)
    }

    private func fire() { app.fingerTap(at: at(50, 50)) }

    @Test func `G-10: method references with no and one parameter are called`() {
        let player = Player()
        tap.addTarget(player, action: Player.play)
        tap.addTarget(player, action: Player.tapped)
        tap.addTarget(player, action: Player.any)
        fire()
        expectEqual(player.received, ["play", "tapped 1", "any ended"])
    }

    @Test func `G-10: initializers accept method references and selectors`() {
        let player = Player()
        for recognizer in [
            UITapGestureRecognizer(target: player, action: Player.play),
            UITapGestureRecognizer(target: player, action: Player.tapped),
            UITapGestureRecognizer(target: player, action: .play),
        ] {
            view.gestureRecognizers = [recognizer]
            fire()
        }
        expectEqual(player.received, ["play", "tapped 1", "play"])
    }

    @Test func `G-10: selectors with no and one parameter are called`() {
        let player = Player()
        tap.addTarget(player, action: .play)
        tap.addTarget(player, action: .tapped)
        fire()
        expectEqual(player.received, ["play", "tapped 1"])
    }

    @Test func `G-10: adding a target and action again registers them once`() {
        let (player, other) = (Player(), Player())
        for _ in 0..<2 {
            tap.addTarget(player, action: .play)
            tap.addTarget(player, action: Player.tapped)
        }
        tap.addTarget(other, action: .play)
        fire()
        expectEqual(player.received, ["play", "tapped 1"])
        expectEqual(other.received, ["play"])
    }

    @Test func `G-10: nil matches all targets or all actions in removeTarget`() {
        func receivedAfter(_ remove: (Player, Player) -> Void) -> [[String]] {
            let (one, two) = (Player(), Player())
            for player in [one, two] {
                tap.addTarget(player, action: .play)
                tap.addTarget(player, action: .tapped)
            }
            remove(one, two)
            fire()
            tap.removeTarget(nil, action: nil)
            return [one.received, two.received]
        }
        expectEqual(
            receivedAfter { one, _ in tap.removeTarget(one, action: .play) }, [["tapped 1"], ["play", "tapped 1"]])
        expectEqual(receivedAfter { one, _ in tap.removeTarget(one, action: nil) }, [[], ["play", "tapped 1"]])
        expectEqual(receivedAfter { _, _ in tap.removeTarget(nil, action: .play) }, [["tapped 1"], ["tapped 1"]])
        expectEqual(receivedAfter { _, _ in tap.removeTarget(nil, action: nil) }, [[], []])
    }

    @Test func `G-10: a recognizer does not retain its targets and skips deallocated ones`() {
        var player: Player? = Player()
        weak let watched = player
        tap.addTarget(player!, action: .play)
        tap.addTarget(player!, action: Player.tapped)
        player = nil
        #expect(watched == nil)
        let other = Player()
        tap.addTarget(other, action: .play)
        fire()
        expectEqual(other.received, ["play"])
    }

    /// The lines that a responder logs, including its deallocation.
    @MainActor final class Notes {
        var lines: [String] = []
    }

    final class Controller: UIViewController {
        let notes: Notes
        var whileActing: () -> Void = {}

        init(_ notes: Notes) {
            self.notes = notes
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }
        deinit { MainActor.assumeIsolated { notes.lines.append("gone") } }

        func act() {
            notes.lines.append("acts")
            whileActing()
            notes.lines.append("has acted")
        }
    }

    final class TargetView: UIView {
        var acted = 0
        func act() { acted += 1 }
    }

    @Test func `G-10: deallocated view controllers and views are not called`() {
        let notes = Notes()
        var controller: Controller? = Controller(notes)
        var gone: TargetView? = TargetView()
        let (button, staying) = (UIControl(), TargetView())
        tap.addTarget(controller!, action: Controller.act)
        tap.addTarget(gone!, action: TargetView.act)
        tap.addTarget(staying, action: TargetView.act)
        button.addTarget(gone, action: TargetView.act, for: .touchDown)
        button.addTarget(staying, action: TargetView.act, for: .touchDown)
        fire()
        expectEqual(notes.lines, ["acts", "has acted"])
        expectEqual(gone?.acted, 1)
        controller = nil
        gone = nil
        expectEqual(notes.lines, ["acts", "has acted", "gone"])
        fire()
        button.sendActions(for: .touchDown)
        expectEqual(notes.lines, ["acts", "has acted", "gone"])
        expectEqual(staying.acted, 3)
        expectEqual(button.allTargets.count, 1)
    }

    @Test func `G-10: a target that is released in its action stays alive until the action returns`() {
        let notes = Notes()
        var controller: Controller? = Controller(notes)
        tap.addTarget(controller!, action: Controller.act)
        controller?.whileActing = { [tap] in
            controller = nil
            tap.removeTarget(nil, action: nil)
            notes.lines.append("let go")
        }
        fire()
        expectEqual(notes.lines, ["acts", "let go", "has acted", "gone"])
        fire()
        expectEqual(notes.lines.count, 4)
    }

    /// The view is deallocated with its subview, whose deinitializer sends the action.
    @Test func `G-10: a view that is being deallocated is not called`() {
        final class Parting: UIView {
            nonisolated(unsafe) var last: (@MainActor () -> Void)?
            deinit { MainActor.assumeIsolated { last?() } }
        }
        let button = UIControl()
        do {
            let parent = TargetView()
            let child = Parting()
            child.last = { button.sendActions(for: .touchDown) }
            parent.addSubview(child)
            button.addTarget(parent, action: TargetView.act, for: .touchDown)
            button.sendActions(for: .touchDown)
            expectEqual(parent.acted, 1)
        }
        #expect(button.allTargets.isEmpty)
    }

    @Test func `G-10: each handler is registered separately`() {
        var received: [Int] = []
        for number in 1...2 { tap.addHandler { _ in received.append(number) } }
        fire()
        expectEqual(received, [1, 2])
        tap.removeTarget(nil, action: nil)
        fire()
        expectEqual(received, [1, 2])
    }

    @Test func `G-10: targets added or removed during the actions count from the next time`() {
        let (first, late) = (Player(), Player())
        tap.addHandler { [tap] _ in
            tap.removeTarget(first, action: nil)
            tap.addTarget(late, action: .play)
        }
        tap.addTarget(first, action: .play)
        fire()
        expectEqual(first.received, ["play"])
        expectEqual(late.received, [])
        fire()
        expectEqual(first.received, ["play"])
        expectEqual(late.received, ["play"])
    }

    @Test func `G-9, Q-5: the action runs within sendEvent of the window`() {
        var isSending = false
        var seen: [Bool] = []
        scene.window.send = { event, send in
            isSending = true
            send(event)
            isSending = false
        }
        tap.addHandler { _ in seen.append(isSending) }
        fire()
        expectEqual(seen, [true])
    }

    @Test func `G-9: the action of a long press runs at its time on the clock`() {
        let press = scene.attach(UILongPressGestureRecognizer(), "press", to: view)
        var times: [Double] = []
        press.addHandler { [app] _ in times.append(app.clock.now) }
        app.fingerDown(at: at(50, 50))
        app.advance(by: 2)
        expectEqual(times, [0.5])
        app.fingersUp()
    }

    @Test func `A handler that is removed releases what it retains at once`() {
        weak var held: Player?
        do {
            let player = Player()
            held = player
            tap.addHandler { _ in player.play() }
        }
        fire()
        expectEqual(held?.received, ["play"])
        tap.removeTarget(nil, action: nil)
        #expect(held == nil)
    }

    @Test func `A handler that removes itself keeps what it retains until it returns`() {
        weak var held: Player?
        var isHeld = false
        do {
            let player = Player()
            held = player
            tap.addHandler { [tap] _ in
                tap.removeTarget(nil, action: nil)
                isHeld = held != nil
                _ = player
            }
        }
        fire()
        #expect(isHeld && held == nil)
    }
}

extension Selector {
    fileprivate static let play = Selector(GestureTargetTests.Player.play, name: "play")
    fileprivate static let tapped = Selector(GestureTargetTests.Player.tapped, name: "tapped:")
}

/// Our choices where G-10 leaves the behavior open.
@Suite(.application(tracing: .both)) @MainActor
struct GestureTargetChoices {
    @Test func `G-10: targets are called in the order they were added`() {
        let scene = GestureScene()
        let tap = scene.attach(UITapGestureRecognizer(), "0", to: scene.view("V"))
        for number in 1...5 { tap.addHandler { _ in scene.write("\(number)") } }
        TestApplication.current.fingerTap(at: at(50, 50))
        expectEqual(scene.eventLog, "V.began, 0(ended), 1, 2, 3, 4, 5, V.cancelled")
    }
}
