import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

@testable import TouchstoneCorpus

@MainActor
struct ColorPickerTests {
    private func picker(_ phone: Phone) -> (ColorPicker, Log) {
        let picker = phone.show(ColorPicker(frame: CGRect(x: 45, y: 200, width: 300, height: 340)))
        let log = Log()
        picker.note([(.touchDown, "down"), (.valueChanged, "value"), (.touchUpInside, "up")], in: log)
        return (picker, log)
    }

    private func loupe(_ picker: ColorPicker) -> UIView { picker.subviews[0] }

    @Test func `A point is a color`() {
        Phone.run { phone in
            let (picker, log) = picker(phone)
            phone.app.fingerDown(at: point(195, 275))
            phone.app.advance(by: 0.05)
            phone.app.fingerUp()
            #expect(near(picker.saturation, 0.5) && near(picker.brightness, 0.75))
            #expect(near(picker.color.cgColor, 0.75, 0.375, 0.375))
            expectEqual(log.lines, ["value", "down", "up"])
            loupe(picker).isHidden = true
            #expect(near(phone.color(195, 275), 0.75, 0.375, 0.375))
        }
    }

    @Test func `The bar`() {
        Phone.run { phone in
            let (picker, _) = picker(phone)
            phone.app.fingerDown(at: point(145, 525))
            #expect(near(picker.hue, 1 / 3) && near(picker.color.cgColor, 0, 1, 0))
            phone.app.fingerMove(to: point(195, 525), duration: 0.2)
            #expect(near(picker.hue, 0.5) && near(picker.color.cgColor, 0, 1, 1))
            #expect(near(phone.color(70, 525), 1, 0.5, 0, 0.01))
            phone.app.settle()
            loupe(picker).isHidden = true
            #expect(near(phone.color(344.5, 200.5), 0, 1, 1, 0.02))
        }
    }

    @Test func `Beyond the edges`() {
        Phone.run { phone in
            let (picker, _) = picker(phone)
            phone.app.fingerDown(at: point(195, 275))
            phone.app.fingerMove(to: point(400, 100), duration: 0.2)
            #expect(picker.saturation == 1 && picker.brightness == 1)
            phone.app.fingerMove(to: point(20, 600), duration: 0.2)
            #expect(picker.saturation == 0 && picker.brightness == 0 && picker.hue == 0)
            #expect(near(picker.color.cgColor, 0, 0, 0) && loupe(picker).center == point(0, 300))
        }
    }

    @Test func `Between the parts`() {
        Phone.run { phone in
            let (picker, log) = picker(phone)
            phone.app.fingerDown(at: point(195, 505))
            phone.app.fingerMove(to: point(195, 525), duration: 0.2)
            phone.app.fingerUp()
            #expect(log.lines == [] && picker.hue == 0 && picker.saturation == 1)
        }
    }

    @Test func `The loupe grows`() {
        Phone.run { phone in
            let (picker, _) = picker(phone)
            phone.app.fingerDown(at: point(195, 275))
            expectEqual(loupe(picker).transform.a, 2)
            phone.app.advance(by: 0.1)
            #expect(near(phone.seen(loupe(picker).layer), 177, 257, 36, 36, 0.5))
            phone.app.advance(by: 0.1)
            #expect(near(phone.seen(loupe(picker).layer).width, 48))
            phone.app.fingerUp()
            phone.app.advance(by: 1)
            picker.setColor(UIColor(red: 0.5, green: 1, blue: 0.5, alpha: 1))
            phone.app.settle()
            #expect(near(picker.hue, 1 / 3) && near(picker.saturation, 0.5) && near(picker.brightness, 1))
            #expect(near(loupe(picker).center, 150, 0))
        }
    }
}
