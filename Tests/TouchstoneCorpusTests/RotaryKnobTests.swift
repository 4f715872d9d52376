import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

@testable import TouchstoneCorpusModeFive

@MainActor
struct RotaryKnobTests {
    final class Listener: RotaryKnobDelegate {
        var values: [Float] = []
        func rotaryKnob(_ knob: RotaryKnob, didChangeTo value: Float) { values.append(value) }
    }

    private func knob(_ phone: Phone) -> (RotaryKnob, Log) {
        let knob = phone.show(RotaryKnob(frame: CGRect(x: 95, y: 300, width: 200, height: 200)))
        let log = Log()
        knob.note([(.touchDown, "down"), (.valueChanged, "value"), (.touchUpInside, "up")], in: log)
        return (knob, log)
    }

    /// Places on the circle of radius 80, from one angle to another in degrees.
    private func arc(_ from: Double, _ to: Double) -> [CGPoint] {
        let count = max(1, Int((abs(to - from) / 7.5).rounded(.up)))
        return (0...count).map { step in
            let angle = (from + (to - from) * Double(step) / Double(count)) * .pi / 180
            return point(195 + 80 * cos(angle), 400 + 80 * sin(angle))
        }
    }

    @Test func `A quarter turn`() {
        Phone.run { phone in
            let (knob, log) = knob(phone)
            let listener = Listener()
            knob.delegate = listener
            phone.drag(arc(-90, 0), lasting: 0.2)
            phone.app.fingerUp()
            #expect(near(CGFloat(knob.value), 0.8333, 0.001))
            let turn = knob.pointerLayer.transform
            #expect(near(turn.m11, 0, 0.001) && near(turn.m12, 1, 0.001))
            #expect(near(turn.m21, -1, 0.001) && near(turn.m22, 0, 0.001))
            #expect(log.lines.first == "down" && log.lines.last == "up")
            #expect(log.lines.filter { $0 == "value" }.count == listener.values.count && listener.values.count > 5)
        }
    }

    @Test func `Across the seam`() {
        Phone.run { phone in
            let (knob, _) = knob(phone)
            phone.drag([point(115, 405), point(115, 395)], lasting: 0)
            phone.app.fingerUp()
            #expect(near(CGFloat(knob.value), 0.5265, 0.001))
        }
    }

    @Test func `The end stops`() {
        Phone.run { phone in
            let (knob, _) = knob(phone)
            phone.drag(arc(-90, 90), lasting: 0.5)
            expectEqual(knob.value, 1)
            #expect(near(atan2(knob.pointerLayer.transform.m12, knob.pointerLayer.transform.m11), .pi * 0.75, 0.001))
            for place in arc(90, 0).dropFirst() { phone.app.fingerMove(to: place) }
            #expect(near(CGFloat(knob.value), 0.6667, 0.001))
        }
    }

    @Test func `Not continuous`() {
        Phone.run { phone in
            let (knob, log) = knob(phone)
            knob.isContinuous = false
            phone.drag(arc(-90, 0), lasting: 0.2)
            phone.app.fingerUp()
            expectEqual(log.lines, ["down", "value", "up"])
        }
    }

    @Test func `Animated`() {
        Phone.run { phone in
            let (knob, _) = knob(phone)
            knob.setValue(1, animated: true)
            expectEqual(knob.value, 1)
            @MainActor func angle(_ layer: CALayer) -> CGFloat {
                atan2(layer.transform.m12, layer.transform.m11) * 180 / .pi
            }
            #expect(near(angle(knob.pointerLayer), 135, 0.001))
            for shown in [33.75, 67.5, 101.25] {
                phone.app.advance(by: 0.1)
                #expect(near(angle(knob.pointerLayer.presentation()!), shown, 2.7))
                guard shown == 67.5 else { continue }
                // The pointer's line, seen on its way.
                let shown = knob.pointerLayer.presentation()!
                let end = shown.convert(point(100, 3), to: shown.superlayer?.superlayer)
                #expect(near(end, 284.62, 362.88, 2))
                #expect(near(shown.convert(point(100, 51.5), to: shown.superlayer?.superlayer), 239.81, 381.44, 2))
                #expect(same(phone.color(262, 372), .systemBlue))
            }
            phone.app.advance(by: 0.11)
            #expect(near(angle(knob.pointerLayer.presentation()!), 135, 0.001))
            #expect(knob.pointerLayer.animation(forKey: "turn") == nil)
        }
    }
}
