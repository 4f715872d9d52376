import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneTestingTraits
import UIKit

/// Random applications, fingers and changes in callbacks. Responders can rely on DL-10, T-9, T-12 and T-22, and the same seed
/// gives the same event log.
@Suite(.application(tracing: .both)) @MainActor
struct RandomEventLogTests {
    /// A window that is not hit itself.
    private final class PassThroughWindow: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let answer = super.hitTest(point, with: event)
            return answer === self ? nil : answer
        }
    }

    /// One application with random input.
    @MainActor
    private final class RandomSequence {
        let app: TestApplication
        let contract = TouchContract()
        private var generator: SeededRandomNumberGenerator
        private var windows: [UIWindow] = []
        private var views: [TouchWitness] = []
        private var ports: [HostPort] = []
        private var depth = 0
        private var eventsSent = 0
        private var complaints: [String] = []
        private let withRecognizers: Bool

        init(_ app: TestApplication, seed: UInt64, withRecognizers: Bool) {
            self.app = app
            self.withRecognizers = withRecognizers
            generator = SeededRandomNumberGenerator(seed)
            app.application.behavior.touchLimit = generator.chance(20) ? 3 : 32
            app.application.behavior.suppressesWhileAnyTouchIsDown = generator.chance(80)
            app.application.behavior.hitTestsTwice = generator.chance(20)
            app.application.behavior.animationCancelsTouches = generator.chance(30)
            for _ in 0...generator.below(2) { addWindow() }
            for _ in 0..<(3 + generator.below(10)) { addView() }
            for _ in 0...generator.below(2) { ports.append(app.application.makePort()) }
        }

        // MARK: Scenes

        private func addWindow() {
            let window = PassThroughWindow(frame: app.application.screen.bounds)
            window.accessibilityIdentifier = "window\(windows.count)"
            window.isHidden = false
            if generator.chance(50) {
                window.frame = CGRect(origin: generator.place(100, 200), size: CGSize(width: 300, height: 400))
            }
            if generator.chance(20) { window.windowLevel = .alert }
            windows.append(window)
        }

        private func addView() {
            let parent: UIView =
                generator.chance(50) && !views.isEmpty ? views[generator.below(views.count)] : windows[0]
            // A chain of a few generations, in any of the windows.
            let home = parent is UIWindow ? windows[generator.below(windows.count)] : parent
            let origin = generator.place(150, 200)
            let size = generator.place(250, 300)
            let view = TouchWitness(
                "v\(views.count)", origin.x, origin.y, size.x, size.y, in: home, contract: contract)
            view.isMultipleTouchEnabled = generator.chance(50)
            view.isExclusiveTouch = generator.chance(10)
            view.isUserInteractionEnabled = generator.chance(95)
            if generator.chance(20) { view.transform = CGAffineTransform(rotationAngle: generator.place(6, 1).x) }
            if withRecognizers, generator.chance(40) { view.addGestureRecognizer(recognizer()) }
            view.onEverything { [unowned self, unowned view] touches, event in
                check(event)
                makeChange(view, event)
            }
            views.append(view)
        }

        private func recognizer() -> UIGestureRecognizer {
            let made: UIGestureRecognizer
            switch generator.below(4) {
            case 0: made = UITapGestureRecognizer()
            case 1: made = UIPanGestureRecognizer()
            case 2: made = UILongPressGestureRecognizer()
            default: made = UIPinchGestureRecognizer()
            }
            made.delaysTouchesBegan = generator.chance(20)
            made.cancelsTouchesInView = generator.chance(70)
            made.delaysTouchesEnded = generator.chance(50)
            return made
        }

        // MARK: Changes in callbacks

        private func makeChange(_ view: TouchWitness, _ event: UIEvent) {
            guard depth < 4, !ports.isEmpty, generator.chance(15) else { return }
            depth += 1
            defer { depth -= 1 }
            let other = views[generator.below(views.count)]
            switch generator.below(18) {
            case 0: view.removeFromSuperview()
            case 1: other.removeFromSuperview()
            case 2: view.isHidden.toggle()
            case 3: other.isUserInteractionEnabled.toggle()
            case 4: other.alpha = generator.chance(50) ? 0 : 1
            case 5: if views.count < 40 { addView() }
            case 6: if windows.count < 6 { addWindow() }
            case 7: windows[generator.below(windows.count)].isHidden.toggle()
            case 8: view.window?.isHidden = true
            case 9: _ = ports[generator.below(ports.count)].sendActivation(generator.chance(50))
            case 10:
                app.application.beginIgnoringInteractionEvents()
                if generator.chance(80) { app.application.endIgnoringInteractionEvents() }
            case 11: app.application.sendEvent(event)
            case 12: sendSamples()
            case 13: app.application.service()
            case 14: if !view.isDescendant(of: other), !other.isDescendant(of: view) { other.addSubview(view) }
            case 15: view.superview?.bringSubviewToFront(view)
            case 16: UIView.animate(withDuration: 0.2) { other.center.x += 10 }
            default: app.advance(by: 0.02)
            }
        }

        private func check(_ event: UIEvent) {
            for touch in event.allTouches ?? [] {
                if touch.view == nil || touch.window == nil { complaints.append("a touch has no view (T-12)") }
            }
            for view in views {
                for touch in event.touches(for: view) ?? [] where touch.view !== view {
                    complaints.append("touches(for:) has a touch of another view (T-23)")
                }
            }
        }

        // MARK: Fingers

        /// Sends a report of a few samples, most of which are valid.
        private func sendSamples() {
            let port = ports[generator.below(ports.count)]
            var samples: [TouchSample] = []
            for _ in 0...generator.below(3) {
                let phase: TouchSample.Phase
                switch generator.below(10) {
                case 0...3: phase = .began
                case 4...6: phase = .moved
                case 7, 8: phase = .ended
                default: phase = .cancelled
                }
                var place = generator.place(300, 400)
                if generator.chance(2) { place.x = .nan }
                samples.append(
                    TouchSample(
                        id: generator.below(5), phase: phase,
                        time: app.clock.now + (generator.chance(3) ? -1 : 0), location: place))
            }
            _ = port.send(samples)
        }

        /// Reverts some changes of callbacks, so that there are views to touch.
        private func revertChanges() {
            for window in windows { window.isHidden = false }
            for view in views {
                view.isHidden = false
                view.alpha = 1
                view.isUserInteractionEnabled = true
                if view.superview == nil { windows[generator.below(windows.count)].addSubview(view) }
            }
            while app.application.isIgnoringInteractionEvents { app.application.endIgnoringInteractionEvents() }
            _ = ports[0].sendActivation(true)
        }

        /// Plays the sequence, lifts all fingers, and returns the first violation.
        func play(steps: Int) -> String? {
            for _ in 0..<steps {
                switch generator.below(12) {
                case 0: app.advance(by: generator.place(0.5, 1).x)
                case 1: views[generator.below(views.count)].removeFromSuperview()
                case 2: revertChanges()
                case 3 where generator.chance(20): ports[generator.below(ports.count)] = app.application.makePort()
                default: sendSamples()
                }
                if generator.chance(80) { app.application.service() }
                if generator.chance(30) { app.advance(by: app.application.frameInterval) }
            }
            ports = []
            // Samples that callbacks sent at the end are handled, and delayed ends are delivered.
            for _ in 0..<20 { app.advance(by: 0.5) }
            return (complaints + [contract.complaint].compactMap { $0 }).first
        }
    }

    private func outcome(_ seed: UInt64, recognizers: Bool = false) -> (
        app: TestApplication, complaint: String?, began: Int
    ) {
        TestApplication.run { app in
            let sequence = RandomSequence(app, seed: seed, withRecognizers: recognizers)
            let complaint = sequence.play(steps: 40)
            return (app, complaint, sequence.contract.beganCount)
        }
    }

    @Test func `DL-10, T-9, T-12, T-22, T-23: the contract of touch delivery holds in random sequences`() {
        var began = 0
        for seed in 0..<500 as Range<UInt64> {
            let outcome = outcome(seed)
            began += outcome.began
            #expect(outcome.complaint == nil, "seed \(seed)")
        }
        // The test is useful only if the sequences contain many touches.
        #expect(began > 2_500)
    }

    @Test(.application) func `RL-5: the same seed gives the same event log`() {
        for seed in 0..<40 as Range<UInt64> {
            let first = outcome(seed, recognizers: true)
            expectEqual(first.app.eventLog, outcome(seed, recognizers: true).app.eventLog, "seed \(seed)")
            #expect(first.app.eventLog.count > 100)
        }
    }

    @Test func `DL-10: the contract of touch delivery holds in random sequences with recognizers`() {
        for seed in 10_000..<10_150 as Range<UInt64> {
            #expect(outcome(seed, recognizers: true).complaint == nil, "seed \(seed)")
        }
    }
}
