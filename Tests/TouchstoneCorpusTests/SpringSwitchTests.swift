import Foundation
import Testing
import TouchstoneTesting
import UIKit

@testable import TouchstoneCorpus

@MainActor
struct SpringSwitchTests {
    private func made(_ phone: Phone) -> (SpringSwitch, Log) {
        let made = phone.show(SpringSwitch(frame: CGRect(x: 100, y: 300, width: 60, height: 32)))
        let log = Log()
        made.note(
            [
                (.touchDown, "down"), (.valueChanged, "value"), (.touchUpInside, "up"), (.touchUpOutside, "outside"),
                (.touchCancel, "cancel"),
            ], in: log)
        return (made, log)
    }

    private func shown(_ made: SpringSwitch) -> CGFloat { made.knob.presentation()!.position.x }

    @Test func `A tap`() {
        Phone.run { phone in
            let (made, log) = made(phone)
            #expect(near(made.knob.position, 16, 16) && !made.isOn)
            phone.app.fingerTap(at: point(130, 316))
            #expect(made.isOn && log.lines == ["down", "value", "up"] && made.knob.position.x == 44)
            phone.app.advance(by: 0.05)
            #expect(near(shown(made), 25.5, 0.56))
            phone.app.advance(by: 0.05)
            #expect(near(shown(made), 39.8, 0.56))
            phone.app.advance(by: 0.0814)
            #expect(near(shown(made), 48.6, 0.56))
            phone.app.advance(by: 0.1186)
            #expect(near(shown(made), 44, 0.3))
        }
    }

    @Test func `The tracks color`() {
        Phone.run { phone in
            let (made, _) = made(phone)
            phone.app.fingerTap(at: point(130, 316))
            phone.app.advance(by: 0.25)
            let half = between(.lightGray, .systemGreen, 0.5)
            #expect(near(made.track.presentation()!.backgroundColor, half, 0.0134))
            phone.app.advance(by: 0.251)
            #expect(near(made.track.presentation()!.backgroundColor, UIColor.systemGreen.cgColor))
        }
        Phone.run { phone in
            let (made, _) = made(phone)
            made.setOn(true, animated: false)
            phone.app.settle()
            #expect(near(made.track.presentation()!.backgroundColor, UIColor.systemGreen.cgColor))
            #expect(made.knob.animationKeys() == nil && near(shown(made), 44))
        }
    }

    @Test func `Dragged over the middle`() {
        Phone.run { phone in
            let (made, log) = made(phone)
            phone.app.fingerDown(at: point(116, 316))
            phone.app.fingerMove(to: point(132, 316), duration: 0.2)
            #expect(near(made.knob.position.x, 32) && near(shown(made), 32) && made.knob.animationKeys() == nil)
            phone.app.fingerUp()
            #expect(made.isOn && log.lines.filter { $0 == "value" }.count == 1 && made.knob.position.x == 44)
            phone.app.advance(by: 0.1)
            #expect(near(shown(made), 42.2, 0.24))
        }
    }

    @Test func `Dragged not far enough`() {
        Phone.run { phone in
            let (made, log) = made(phone)
            phone.app.fingerDown(at: point(116, 316))
            phone.app.fingerMove(to: point(128, 316), duration: 0.2)
            #expect(near(made.knob.position.x, 28))
            phone.app.fingerUp()
            #expect(!made.isOn && log.lines == ["down", "up"] && made.knob.position.x == 16)
            phone.app.advance(by: 0.1)
            #expect(near(shown(made), 28 - 12 * 0.8494, 0.24))
        }
        Phone.run { phone in
            let (made, log) = made(phone)
            phone.app.fingerDown(at: point(116, 316))
            phone.app.fingerMove(to: point(300, 316), duration: 0.3)
            #expect(near(made.knob.position.x, 44) && near(shown(made), 44))
            phone.app.fingerMove(to: point(116, 316), duration: 0.3)
            #expect(near(made.knob.position.x, 16))
            phone.app.fingerUp()
            #expect(!made.isOn && !log.lines.contains("value"))
        }
    }

    @Test func `Tapped on the way`() {
        Phone.run { phone in
            let (made, log) = made(phone)
            phone.app.fingerTap(at: point(130, 316))
            phone.app.advance(by: 0.05)
            phone.app.fingerDown(at: point(130, 316))
            phone.app.advance(by: 0.05)
            #expect(near(shown(made), 39.8, 0.56))
            phone.app.fingerUp()
            #expect(!made.isOn && made.knob.position.x == 16)
            phone.app.advance(by: 0.1)
            #expect(near(shown(made), 19.6, 0.48) && log.lines.filter { $0 == "value" }.count == 2)
        }
        Phone.run { phone in
            let (made, log) = made(phone)
            phone.app.fingerDown(at: point(116, 316))
            phone.app.fingerMove(to: point(128, 316), duration: 0.2)
            phone.app.fingerCancel()
            #expect(!made.isOn && log.lines == ["down", "cancel"] && made.knob.position.x == 16)
            phone.app.advance(by: 0.1)
            #expect(near(shown(made), 28 - 12 * 0.8494, 0.24))
        }
    }
}
