import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Changes in callbacks: every touch that begins still has exactly one end (DL-10), and nothing crashes (DL-24).
@Suite(.application(tracing: .both)) @MainActor
struct ReentrancyTests {
    enum Moment: String, CaseIterable, Sendable { case began, moved, ended, cancelled }

    enum Action: String, CaseIterable, Sendable {
        case removesItself, removesAnotherTouchedView, removesTheSuperviewOfBoth, removesAndAddsItself,
            movesToTheOtherWindow
        case hidesItself, hidesAnother, disablesItself, fades, addsViews, bringsToFront
        case opensAWindow, closesItsWindow, closesTheOtherWindow, raisesTheOtherWindow, replacesTheController
        case resignsActive, ignoresInteraction, ignoresInteractionForAMoment
        case sendsTheEventAgain, sendsTheEventToItsWindow, sendsTheEventToTheOtherWindow
        case addsFingers, liftsItsOwnFinger, liftsAllFingers, advancesTheClock, releasesTheWindows,
            changesMultipleAndExclusiveTouch
        case closesTheHost
    }

    /// Two windows and four views. `subject` is the view whose callback performs the action.
    @MainActor
    private final class Stage {
        let app = TestApplication.current
        let contract = TouchContract()
        var window: UIWindow?
        var other: UIWindow?
        var controller: UIViewController?
        let shelf: UIView
        let subject: TouchWitness
        let sibling: TouchWitness
        let child: TouchWitness
        let foreign: TouchWitness
        var port: HostPort?
        var actions = 0

        init() {
            let controller = UIViewController()
            let window = app.makeWindow("window", root: controller)
            let other = openWindow(app, "other")
            other.frame = CGRect(x: 0, y: 400, width: 390, height: 444)
            shelf = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
            shelf.accessibilityIdentifier = "shelf"
            controller.view.addSubview(shelf)
            subject = TouchWitness("subject", 0, 0, 100, 100, in: shelf, contract: contract)
            child = TouchWitness("child", 0, 0, 40, 40, in: subject, contract: contract)
            sibling = TouchWitness("sibling", 100, 0, 100, 100, in: shelf, contract: contract)
            foreign = TouchWitness("foreign", 0, 0, 100, 100, in: other, contract: contract)
            subject.isMultipleTouchEnabled = true
            self.window = window
            self.other = other
            self.controller = controller
            port = app.application.makePort()
        }

        func perform(_ action: Action, _ event: UIEvent) {
            actions += 1
            let application = app.application
            switch action {
            case .removesItself: subject.removeFromSuperview()
            case .removesAnotherTouchedView: sibling.removeFromSuperview()
            case .removesTheSuperviewOfBoth: shelf.removeFromSuperview()
            case .removesAndAddsItself:
                subject.removeFromSuperview()
                shelf.addSubview(subject)
            case .movesToTheOtherWindow: other?.addSubview(subject)
            case .hidesItself: subject.isHidden = true
            case .hidesAnother: sibling.isHidden = true
            case .disablesItself: subject.isUserInteractionEnabled = false
            case .fades: subject.alpha = 0
            case .addsViews:
                for _ in 1...20 { _ = TouchWitness("new", 0, 0, 100, 100, in: subject, contract: contract) }
            case .bringsToFront: shelf.bringSubviewToFront(subject)
            case .opensAWindow: openWindow(app, "front").windowLevel = .alert
            case .closesItsWindow: window?.isHidden = true
            case .closesTheOtherWindow: other?.isHidden = true
            case .raisesTheOtherWindow: other?.windowLevel = .alert
            case .replacesTheController: window?.rootViewController = UIViewController()
            case .resignsActive:
                _ = port?.sendActivation(false)
                application.service()
            case .ignoresInteraction: application.beginIgnoringInteractionEvents()
            case .ignoresInteractionForAMoment:
                application.beginIgnoringInteractionEvents()
                application.endIgnoringInteractionEvents()
            case .sendsTheEventAgain: application.sendEvent(event)
            case .sendsTheEventToItsWindow: window?.sendEvent(event)
            case .sendsTheEventToTheOtherWindow: other?.sendEvent(event)
            case .addsFingers:
                app.fingerDown(8, at: CGPoint(x: 150, y: 20))
                app.fingerDown(9, at: CGPoint(x: 80, y: 20))
                app.fingersMove([9: CGPoint(x: 90, y: 20)])
                app.fingersUp([8, 9])
            case .liftsItsOwnFinger: fingersUp([1])
            case .liftsAllFingers: fingersUp([1, 2, 3, 4, 5])
            case .advancesTheClock: app.advance(by: 1)
            case .releasesTheWindows:
                window?.isHidden = true
                window = nil
                controller = nil
                other?.isHidden = true
                other = nil
            case .changesMultipleAndExclusiveTouch:
                subject.isMultipleTouchEnabled = false
                subject.isExclusiveTouch = true
                sibling.isExclusiveTouch = true
            case .closesTheHost:
                port = nil
                application.service()
            }
        }

        /// Also sends moves of fingers that an action has already lifted, as a host may do.
        private func fingersMove(_ targets: [Int: CGPoint]) {
            let down = targets.filter { app.fingersThatAreDown.contains($0.key) }
            let gone = targets.keys.filter { down[$0] == nil }.sorted()
            if !gone.isEmpty { app.send(gone.map { app.sample($0, .moved) }) }
            if down.isEmpty { app.advance(by: app.application.frameInterval) } else { app.fingersMove(down) }
        }

        private func fingersUp(_ fingers: [Int]) { app.send(fingers.map { app.sample($0, .ended) }) }

        /// Five fingers and one of another host land, move twice and lift.
        func play(_ moment: Moment) {
            let guest = TouchSample(id: 1, phase: .began, time: 0, location: CGPoint(x: 60, y: 90))
            _ = port?.send([guest])
            app.application.service()
            app.unchecked().down([
                1: CGPoint(x: 90, y: 90), 2: CGPoint(x: 150, y: 50), 3: CGPoint(x: 20, y: 20),
                4: CGPoint(x: 50, y: 450), 5: CGPoint(x: 70, y: 70),
            ])
            fingersMove([1: CGPoint(x: 91, y: 90), 2: CGPoint(x: 151, y: 50), 4: CGPoint(x: 51, y: 450)])
            fingersMove([
                1: CGPoint(x: 92, y: 90), 3: CGPoint(x: 22, y: 20), 4: CGPoint(x: 52, y: 450),
                5: CGPoint(x: 71, y: 70),
            ])
            if moment == .cancelled {
                _ = app.application.makePort().sendActivation(false)
                app.application.service()
            }
            fingersUp([1, 2, 3, 4])
            fingersMove([5: CGPoint(x: 72, y: 70)])
            fingersUp([5])
            port = nil
            app.application.service()
        }
    }

    @Test(arguments: Moment.allCases, Action.allCases)
    func `DL-10, DL-24: each touch has one end whatever a callback does`(moment: Moment, action: Action) {
        let stage = Stage()
        var isFirst = true
        let hook: TouchWitness.Hook = { [unowned stage] _, event in
            guard isFirst else { return }
            isFirst = false
            stage.perform(action, event)
        }
        switch moment {
        case .began: stage.subject.onBegan = hook
        case .moved: stage.subject.onMoved = hook
        case .ended: stage.subject.onEnded = hook
        case .cancelled: stage.subject.onCancelled = hook
        }
        stage.play(moment)
        expectEqual(stage.actions, 1)
        #expect(stage.contract.complaint == nil)
        #expect(stage.contract.beganCount >= 1)
        // The application still works.
        while stage.app.application.isIgnoringInteractionEvents {
            stage.app.application.endIgnoringInteractionEvents()
        }
        let after = TouchWitness("after", 0, 0, 390, 844, in: openWindow(stage.app, "last"))
        after.window?.windowLevel = .alert + 1
        stage.app.fingerTap(at: after)
        #expect(after.contract.beganCount == 1 && after.contract.closedCount == 1)
    }

    /// Every callback of each view performs the action.
    @Test(arguments: Action.allCases)
    func `DL-10, DL-24: each touch has one end however often callbacks change the scene`(action: Action) {
        let stage = Stage()
        var depth = 0
        for view in [stage.subject, stage.sibling, stage.child, stage.foreign] {
            view.onEverything { [unowned stage] _, event in
                guard depth < 3, stage.actions < 30 else { return }
                depth += 1
                stage.perform(action, event)
                depth -= 1
            }
        }
        stage.play(.ended)
        #expect(stage.actions > 1)
        #expect(stage.contract.complaint == nil)
    }
}

/// The exact deliveries after changes in callbacks.
@Suite(.application(tracing: .both)) @MainActor
struct ReentrancyOrderTests {
    let app = TestApplication.current
    let window: UIWindow
    let left: TouchWitness
    let right: TouchWitness
    let contract = TouchContract()

    init() {
        window = TestApplication.current.makeWindow()
        left = TouchWitness("left", 0, 0, 100, 100, in: window, contract: contract)
        right = TouchWitness("right", 100, 0, 100, 100, in: window, contract: contract)
    }

    @Test(.application) func `DL-10: a view that is removed before its touchesBegan receives nothing`() {
        left.onBegan = { [right] _, _ in right.removeFromSuperview() }
        app.fingersDown([1: at(50), 2: at(150)])
        app.fingersUp([1, 2])
        expectEqual(app.deliveries, "touchesBegan left, touchesEnded left")
    }

    @Test(.application) func `DL-10: a view that is removed before its touchesEnded receives touchesCancelled instead`()
    {
        app.fingersDown([1: at(50), 2: at(150)])
        app.clear()
        left.onEnded = { [right] _, _ in right.removeFromSuperview() }
        app.fingersUp([1, 2])
        expectEqual(app.deliveries, "touchesEnded left, touchesCancelled right")
        #expect(contract.complaint == nil)
    }

    @Test(.application) func `DL-22: ignoring interaction in a callback cancels all touches`() {
        app.fingerDown(1, at: left)
        app.clear()
        right.onBegan = { [app] _, _ in app.application.beginIgnoringInteractionEvents() }
        app.fingerDown(2, at: right)
        expectEqual(
            app.delivery,
            """
            touch 2 is bound to right in window at (150, 50)
            touchesBegan [2] → right
            cancel [1 2]: the application ignores interaction events
            touchesCancelled [1] → left
            touchesCancelled [2] → right
            """)
        app.fingersUp()
    }

    @Test func `RL-5: touches that touchesBegan sends are delivered after it returns`() {
        var log: [String] = []
        left.onBegan = { [app, right] _, _ in
            log.append("in")
            app.fingerTap(2, at: right)
            log.append("out")
        }
        right.onBegan = { _, _ in log.append("right began") }
        right.onEnded = { _, _ in log.append("right ended") }
        app.fingerDown(1, at: left)
        expectEqual(log, ["in", "out", "right began", "right ended"])
        app.fingersUp()
    }

    @Test func `RL-5: touches that touchesMoved sends are delivered after it returns`() {
        var log: [String] = []
        left.onMoved = { [app, right] _, _ in
            log.append("in")
            app.fingerTap(2, at: right)
            log.append("out")
        }
        right.onBegan = { _, _ in log.append("right began") }
        right.onEnded = { _, _ in log.append("right ended") }
        app.fingerDown(1, at: left)
        app.fingerMove(1, to: at(60))
        expectEqual(log, ["in", "out", "right began", "right ended"])
        app.fingersUp()
    }

    @Test func `RL-5: touches that touchesCancelled sends are delivered after it returns`() {
        var log: [String] = []
        app.fingersDown([1: at(50), 2: at(150)])
        left.onCancelled = { [app] _, _ in
            log.append("in")
            app.fingerUp(2)
            app.fingerTap(3, at: CGPoint(x: 300, y: 50))
            log.append("out")
        }
        right.onCancelled = { _, _ in log.append("right cancelled") }
        let third = TouchWitness("third", 250, 0, 100, 100, in: window, contract: contract)
        third.onBegan = { _, _ in log.append("third began") }
        app.application.beginIgnoringInteractionEvents()
        app.application.endIgnoringInteractionEvents()
        app.application.service()
        expectEqual(log, ["in", "out", "right cancelled", "third began"])
        app.fingerUp(1)
        #expect(contract.complaint == nil)
    }

    @Test(.application) func `DL-1: an event sent again is not delivered twice`() {
        left.onEverything { [app] _, event in app.application.sendEvent(event) }
        app.fingerDown(at: left)
        app.fingerMove(to: at(60))
        app.fingerUp()
        expectEqual(app.deliveries, "touchesBegan left, touchesMoved left, touchesEnded left")
    }

    @Test(.application) func `DL-1: an event that is sent again after its end delivers nothing`() {
        var kept: UIEvent?
        left.onEnded = { kept = $1 }
        app.fingerTap(at: left)
        app.clear()
        app.application.sendEvent(kept!)
        expectEqual(app.eventLog, "")
    }

    @Test(.application) func `DL-19: views that remove each other in touchesCancelled are each cancelled once`() {
        let third = TouchWitness("third", 200, 0, 100, 100, in: window, contract: contract)
        app.fingersDown([1: at(50), 2: at(150), 3: at(250)])
        app.clear()
        left.onCancelled = { [right] _, _ in right.removeFromSuperview() }
        right.onCancelled = { [left] _, _ in
            third.removeFromSuperview()
            left.removeFromSuperview()
        }
        left.removeFromSuperview()
        expectEqual(app.deliveries, "touchesCancelled left, touchesCancelled right, touchesCancelled third")
        #expect([left, right, third].allSatisfy { $0.window == nil && $0.superview == nil })
        app.fingersUp([1, 2, 3])
        #expect(contract.complaint == nil)
    }

    @Test(.application) func `HT-30: a touched view that a hit test removes is cancelled`() {
        final class Trap: UIView {
            var spring: (() -> Void)?
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                spring?()
                return super.hitTest(point, with: event)
            }
        }
        let trap = Trap(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
        trap.accessibilityIdentifier = "trap"
        window.addSubview(trap)
        app.fingerDown(1, at: left)
        app.clear()
        trap.spring = { [left] in left.removeFromSuperview() }
        app.fingerDown(2, at: trap, allowsMiss: true)
        app.fingersUp([1, 2])
        expectEqual(app.deliveries, "touchesCancelled left, touchesBegan trap, touchesEnded trap")
        #expect(contract.complaint == nil)
    }
}
