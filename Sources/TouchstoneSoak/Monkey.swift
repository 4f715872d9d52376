import Foundation
import TouchstoneTestSupport
import TouchstoneTesting
import UIKit

/// Sends random input of fingers, a pointer and a keyboard to a scene; the seed alone determines the input.
@MainActor
struct Monkey {
    private let app: TestApplication
    private let window: UIWindow
    private let scene: Soak.Scene
    private var generator: SeededRandomNumberGenerator
    private(set) var inputs = 0
    /// The duration of long pauses, in seconds, which does not count as running time.
    private var slept: TimeInterval = 0
    /// The port of a second host, which opens and closes; `nil` while it is closed.
    private var visitor: HostPort?
    private var nextFinger = 100

    static func run(_ scene: Soak.Scene, minutes: Double, isTraced: Bool) -> Bool {
        var account = Account(
            "\(scene.id), \(isTraced ? "traced" : "untraced")",
            allowedGrowth: isTraced ? Soak.allowedGrowthWhileTraced : Soak.allowedGrowth)
        var complaints: [String] = []
        let seconds = minutes * 60
        weak var application: UIApplication?
        weak var lastController: UIViewController?
        TestApplication.run(isTraced: isTraced) { app in
            application = app.application
            app.checkContracts()
            app.foundViolation = { _ in }
            var monkey = Monkey(app, scene)
            while app.clock.now - monkey.slept < seconds {
                monkey.act()
                app.clear()
                if app.clock.now - monkey.slept > seconds / 10 { account.settled() }
            }
            lastController = monkey.window.rootViewController
            monkey.rest()
            account.events = monkey.inputs
            complaints = app.contractViolations().map(\.description)
            if !app.application.isAtRest { complaints.append("it does not come to rest") }
        }
        if application != nil { complaints.append("the application stays in memory") }
        if lastController != nil { complaints.append("the controller stays in memory") }
        return account.end(virtual: seconds, complaints: complaints)
    }

    private init(_ app: TestApplication, _ scene: Soak.Scene) {
        self.app = app
        self.scene = scene
        generator = SeededRandomNumberGenerator(scene.id.utf8.reduce(5381) { $0 &* 33 &+ UInt64($1) })
        window = app.makeWindow(root: scene.make())
    }

    private var screen: CGSize { app.application.screen.bounds.size }

    /// Returns a random point on the screen, usually inside a view, so that small views receive touches.
    private mutating func place() -> CGPoint {
        guard generator.chance(70) else { return generator.place(screen.width * 1.1 - 10, screen.height * 1.1 - 10) }
        var view: UIView = window
        while !view.subviews.isEmpty, !generator.oneIn(6) { view = generator.among(view.subviews) }
        let size = view.bounds.size
        let inside = generator.place(max(1, size.width), max(1, size.height))
        let point = view.convert(
            CGPoint(x: view.bounds.minX + inside.x, y: view.bounds.minY + inside.y), to: nil)
        return point.x.isFinite && point.y.isFinite ? point : .zero
    }

    private mutating func seconds(_ most: Double) -> TimeInterval { TimeInterval(generator.length(0...most)) }

    mutating func act() {
        switch generator.below(100) {
        case 0..<25: tap()
        case 25..<45: drag()
        case 45..<52: pairOfFingers()
        case 52..<58: manyFingers()
        case 58..<62: leaveFingersDown()
        case 62..<66: app.fingerLongPress(at: place(), duration: 0.3 + seconds(1.5)); inputs += 2
        case 66..<76: point()
        case 76..<86: type()
        case 86..<89: global()
        case 89..<92: visit()
        case 92..<94: strangeTimes()
        case 94:
            let pause = generator.among([0, 0.001, 30, 3600])
            app.advance(by: pause)
            slept += pause
        case 95: if generator.oneIn(10) { window.rootViewController = scene.make() }
        case 96:
            app.enterBackground()
            app.advance(by: seconds(3))
            app.enterForeground()
            inputs += 3
        case 97: lift()
        default: app.advance(by: seconds(2))
        }
        app.advance(by: generator.chance(40) ? 0.016 : seconds(0.6))
    }

    /// Lifts all fingers, closes the second host and lets running recognition and animations end.
    mutating func rest() {
        lift()
        visitor?.close()
        visitor = nil
        app.pointerMove(to: nil)
        app.advance(by: 30)
    }

    private mutating func lift() {
        app.fingersUp()
        inputs += 1
    }

    private mutating func tap() {
        let point = place()
        inputs += 2
        if generator.chance(30) {
            app.fingerDoubleTap(at: point)
            inputs += 2
        } else {
            app.fingerTap(at: point)
        }
    }

    private mutating func drag() {
        let (from, to) = (place(), place())
        let duration = generator.among([0.05, 0.1, 0.3, 1, 2])
        app.fingerDown(at: from)
        app.fingerMove(to: to, duration: duration)
        if generator.chance(20) { app.fingerMove(to: place(), duration: 0.2) }
        if generator.chance(90) { app.fingerUp() } else { app.fingerCancel() }
        inputs += 2 + Int(duration * 60)
    }

    private mutating func pairOfFingers() {
        let (one, other) = (place(), place())
        app.fingersDown([1: one, 2: other])
        app.fingersMove([1: place(), 2: place()], duration: 0.4)
        app.fingersUp(apart: generator.among([0, 0.02]))
        inputs += 28
    }

    private mutating func manyFingers() {
        let count = 3 + generator.below(10)
        var points: [Int: CGPoint] = [:]
        for finger in 1...count { points[finger] = place() }
        app.fingersDown(points)
        if generator.chance(50) {
            for finger in 1...count { points[finger] = place() }
            app.fingersMove(points, duration: 0.2)
            inputs += 12 * count
        }
        app.fingersUp(apart: generator.among([0, 0.01]))
        inputs += 2 * count
    }

    private mutating func leaveFingersDown() {
        guard app.fingersThatAreDown.count < 12 else { return lift() }
        nextFinger = nextFinger == 140 ? 100 : nextFinger + 1
        app.fingerDown(nextFinger, at: place())
        inputs += 1
    }

    private mutating func point() {
        let point = place()
        let delta = CGVector(dx: generator.length(-300...300), dy: generator.length(-600...600))
        switch generator.below(5) {
        case 0: app.pointerMove(to: point)
        case 1: app.wheel(at: point, by: delta)
        case 2: app.trackpadScroll(at: point, by: delta)
        case 3: app.trackpadPinch(at: point, by: generator.length(0.3...3))
        default: app.trackpadRotate(at: point, by: generator.length(-3...3))
        }
        inputs += 10
    }

    private mutating func type() {
        inputs += 2
        switch generator.below(6) {
        case 0: app.keyType("\t", modifiers: generator.chance(30) ? .shift : [])
        case 1:
            app.keyType(
                generator.among(["\r", " ", "\u{8}", UIKeyCommand.inputLeftArrow, UIKeyCommand.inputDownArrow]))
        case 2: app.keyType(generator.among(["a", "c", "v", "x", "z"]), modifiers: .command)
        case 3: app.inputMethodMark(generator.among(["か", "かん", ""]))
        case 4: app.inputMethodInsert(generator.among(["漢", "👩‍👩‍👧", "e\u{301}"]), expectsFocus: false)
        default: app.keyTypeText(generator.among(["hello", "x", "שלום"]), expectsFocus: false)
        }
        // Delete the text from time to time, since growing text would look like a memory leak.
        if generator.oneIn(10) {
            app.keyType("a", modifiers: .command)
            app.keyType("\u{8}")
        }
    }

    private mutating func global() {
        inputs += 2
        switch generator.below(3) {
        case 0: app.shake()
        case 1: app.tapStatusBar()
        default: app.remoteControl(.remoteControlTogglePlayPause)
        }
    }

    /// Sends touches from a second host, which may close before they end.
    private mutating func visit() {
        if visitor == nil { visitor = app.application.makePort() }
        let now = app.clock.now
        _ = visitor?.send([
            TouchSample(id: 1, phase: .began, time: now, location: place()),
            TouchSample(id: 2, phase: .began, time: now, location: place()),
        ])
        app.settle()
        app.advance(by: seconds(0.2))
        _ = visitor?.send(TouchSample(id: 1, phase: .moved, time: app.clock.now, location: place()))
        _ = visitor?.send(TouchSample(id: 1, phase: .ended, time: app.clock.now, location: place()))
        if generator.chance(60) { visitor = nil }
        app.settle()
        inputs += 4
    }

    /// Sends touches from a device with a clock that jumps back or far ahead, or has no valid time.
    private mutating func strangeTimes() {
        let jump = generator.among([-1e9, -1, 1, 3600, 1e12, .infinity, .nan])
        for phase in [TouchSample.Phase.began, .moved, .moved, .ended] {
            var sample = TouchSample(id: 99, phase: phase, time: app.clock.now, location: place())
            if generator.chance(50) { sample.time += jump }
            app.send([sample])
            app.advance(by: 0.01)
        }
        inputs += 4
    }
}
