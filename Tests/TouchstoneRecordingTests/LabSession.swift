import Foundation
import TouchstoneExamples
import TouchstoneRecording
import TouchstoneTestSupport
import TouchstoneTesting
import UIKit

/// An application with one of the lab's scenes, for recording and replaying.
@MainActor
struct LabSession {
    let app: TestApplication
    let window: UIWindow

    static func run<Result>(
        _ scene: String, time: TimeInterval = 0, _ body: (LabSession) throws -> Result
    ) rethrows -> Result {
        let app = TestApplication(time: time)
        return try TestApplication.$scoped.withValue(app) {
            try UIApplication.$current.withValue(app.application) {
                let session = LabSession(app: app, window: app.makeWindow())
                session.show(scene)
                app.settle()
                app.clear()
                return try body(session)
            }
        }
    }

    func show(_ scene: String) {
        window.rootViewController = ExampleScene.all.first { $0.id == scene }!.make()
    }

    static var scenes: [String] { ExampleScene.all.map(\.id) }
}

extension TestApplication {
    /// Sends random fingers, keys, pointer moves, wheels, shakes and changes of the screen.
    func fidget(_ generator: inout SeededRandomNumberGenerator, steps: Int) {
        func place(_ generator: inout SeededRandomNumberGenerator) -> CGPoint {
            CGPoint(x: .random(in: -10...400, using: &generator), y: .random(in: -10...860, using: &generator))
        }
        for _ in 0..<steps {
            let finger = Int.random(in: 1...3, using: &generator)
            let isDown = fingersThatAreDown.contains(finger)
            switch Int.random(in: 0..<24, using: &generator) {
            case 0..<5: if !isDown { fingerDown(finger, at: place(&generator)) }
            case 5..<11:
                if isDown {
                    fingerMove(finger, to: place(&generator), duration: .random(in: 0...0.2, using: &generator))
                }
            case 11..<14: if isDown { fingerUp(finger) }
            case 14: if isDown { fingerCancel(finger) }
            case 15: if !isDown { fingerDoubleTap(finger, at: place(&generator)) }
            case 16: if fingersThatAreDown.isEmpty { twoFingerTap(at: (place(&generator), place(&generator))) }
            case 17: keyType(["a", "é", "\t", "\r", "👩‍👩‍👧‍👦"].randomElement(using: &generator)!)
            case 18: pointerMove(to: Bool.random(using: &generator) ? place(&generator) : nil)
            case 19: wheel(at: place(&generator), by: CGVector(dx: 0, dy: .random(in: -80...80, using: &generator)))
            case 20:
                whileBusy {
                    if !fingersThatAreDown.contains(9) { fingerDown(9, at: place(&generator)) }
                    fingerMove(9, to: place(&generator), duration: 0.05)
                    fingerUp(9)
                }
            case 21: trackpadScroll(at: place(&generator), by: CGVector(dx: 30, dy: -60), duration: 0.1)
            default: advance(by: .random(in: 0...0.6, using: &generator))
            }
        }
        for finger in fingersThatAreDown.sorted() { fingerUp(finger) }
        advance(by: 2)
    }
}
