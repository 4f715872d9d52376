import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

@testable import TouchstoneCorpus

@MainActor
struct ProgressRingTests {
    private func ring(_ phone: Phone) -> ProgressRing {
        phone.show(ProgressRing(frame: CGRect(x: 95, y: 300, width: 200, height: 200)))
    }

    /// A sublayer lies over what its superlayer draws, also where its height is negative; so the gray track hides the ring.
    private func withoutTrack(_ ring: ProgressRing) { ring.trackRing.isHidden = true }

    private func shown(_ ring: ProgressRing) -> CGFloat { ring.ring.presentation()!.strokeEnd }

    @Test func `One tap`() {
        Phone.run { phone in
            let ring = ring(phone)
            phone.app.fingerTap(at: point(195, 400))
            #expect(ring.progress == 0.25 && ring.ring.strokeEnd == 0.25 && ring.label.text == "25%")
            phone.app.advance(by: 0.5)
            #expect(near(shown(ring), 0.125, 0.005))
            withoutTrack(ring)
            // Before the end of the arc, and behind it.
            #expect(same(phone.color(250, 329), .systemBlue) && !same(phone.color(266, 345), .systemBlue))
            phone.app.advance(by: 0.5)
            #expect(near(shown(ring), 0.25, 0.001) && ring.ring.animationKeys() == nil)
            #expect(same(phone.color(285, 398), .systemBlue) && !same(phone.color(285, 402), .systemBlue))
        }
    }

    @Test func `A tap on the way`() {
        Phone.run { phone in
            let ring = ring(phone)
            phone.app.fingerTap(at: point(195, 400))
            phone.app.advance(by: 0.45)
            phone.app.fingerTap(at: point(195, 400))
            phone.app.advance(by: 0.5)
            #expect(near(shown(ring), 0.3125, 0.0075) && ring.label.text == "50%")
        }
    }

    @Test func `Full`() {
        Phone.run { phone in
            let ring = ring(phone)
            var completions: [TimeInterval] = []
            ring.onCompletion = { completions.append(phone.app.clock.now) }
            for _ in 0..<4 {
                #expect(completions.isEmpty)
                phone.app.fingerTap(at: point(195, 400))
                phone.app.advance(by: 1.15)
            }
            let last = phone.app.clock.now - 1.15
            #expect(ring.label.text == "100%" && completions.count == 1 && near(completions[0], last + 1, 0.001))
            withoutTrack(ring)
            #expect(same(phone.color(105, 400), .systemBlue))
        }
    }

    @Test func `A long press`() {
        Phone.run { phone in
            let ring = ring(phone)
            phone.app.fingerTap(at: point(195, 400))
            phone.app.advance(by: 1.5)
            phone.app.fingerDown(at: point(195, 400))
            phone.app.advance(by: 0.5)
            #expect(ring.progress == 0 && ring.label.text == "0%" && shown(ring) == 0)
            phone.app.advance(by: 0.2)
            phone.app.fingerUp()
            phone.app.advance(by: 1)
            expectEqual(ring.progress, 0)
        }
    }

    @Test func `Thin`() {
        Phone.run { phone in
            let ring = ring(phone)
            expectEqual(ring.label.frame, CGRect(x: 20, y: 20, width: 160, height: 160))
            ring.setProgress(0.25, animated: false)
            withoutTrack(ring)
            #expect(same(phone.color(285, 398), .systemBlue))
            ring.style = .thin
            phone.app.settle()
            #expect(ring.ring.lineWidth == 4 && ring.label.frame == CGRect(x: 4, y: 4, width: 192, height: 192))
            #expect(!same(phone.color(285, 398), .systemBlue))
            #expect(same(phone.color(293, 399), .systemBlue) && !same(phone.color(293, 401), .systemBlue))
            #expect(phone.view.hitTest(point(100, 305), with: nil) === ring)
        }
    }
}
