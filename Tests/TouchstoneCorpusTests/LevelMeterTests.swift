import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

@testable import TouchstoneCorpus

@MainActor
struct LevelMeterTests {
    @MainActor final class Levels { var all: [CGFloat] = [] }

    /// The meter, with its level at each `valueChanged`.
    private func meter(_ phone: Phone) -> (LevelMeter, Levels) {
        let meter = phone.show(LevelMeter(frame: CGRect(x: 165, y: 200, width: 60, height: 240)))
        let levels = Levels()
        meter.addAction(
            UIAction { [weak meter] _ in if let meter { levels.all.append(meter.level) } }, for: .valueChanged)
        return (meter, levels)
    }

    private func drag(_ phone: Phone, _ places: CGPoint..., lasting duration: TimeInterval = 0.3) {
        phone.app.fingerDown(at: places[0])
        for place in places.dropFirst() { phone.app.fingerMove(to: place, duration: duration) }
    }

    /// What is seen at a point of the meter.
    private func color(_ phone: Phone, _ x: CGFloat, _ y: CGFloat) -> CGColor { phone.color(165 + x, 200 + y) }

    @Test func `Up`() {
        Phone.run { phone in
            let (meter, levels) = meter(phone)
            #expect(near(meter.cap.center, 30, 120) && near(meter.cap.bounds, 0, 0, 40, 24))
            drag(phone, point(195, 320), point(195, 270))
            phone.app.fingerUp()
            phone.app.settle()
            #expect(near(meter.level, 0.75, 0.001) && near(meter.cap.center, 30, 70))
            expectEqual(meter.readout.string as? String, "75 %")
            let changes = zip([0.5] + levels.all, levels.all)
            #expect(!levels.all.isEmpty && changes.allSatisfy { $1 - $0 > 0.0099 })
        }
        // Half a point is no step.
        Phone.run { phone in
            let (meter, levels) = meter(phone)
            drag(phone, point(195, 320), point(195, 319.5), lasting: 0.1)
            phone.app.fingerUp()
            #expect(meter.level == 0.5 && levels.all.isEmpty)
        }
        // The grab counts, not the place.
        Phone.run { phone in
            let (meter, _) = meter(phone)
            drag(phone, point(195, 430), point(195, 380))
            phone.app.fingerUp()
            #expect(near(meter.level, 0.75, 0.001))
        }
    }

    @Test func `Fine`() {
        Phone.run { phone in
            let (meter, levels) = meter(phone)
            drag(phone, point(195, 320), point(345, 320))
            #expect(meter.level == 0.5 && levels.all.isEmpty)
            phone.app.fingerMove(to: point(345, 240), duration: 0.3)
            #expect(near(meter.level, 0.6, 0.001))
            let before = levels.all.count
            phone.app.fingerMove(to: point(195, 240), duration: 0.5)
            #expect(near(meter.level, 0.9, 0.001) && levels.all.count == before + 1)
        }
    }

    @Test func `Ticks`() {
        Phone.run { phone in
            let (meter, _) = meter(phone)
            let painter = meter.ticks.delegate as! LevelMeter.TickPainter
            #expect(near(meter.ticks.frame, 10, 19.5, 12, 201) && painter.timesDrawn == 1)
            // Away from the sixth tick.
            drag(phone, point(195, 320), point(195, 270))
            phone.app.fingerUp()
            drag(phone, point(195, 320), point(195, 330))
            phone.app.fingerUp()
            phone.app.advance(by: 1)
            expectEqual(painter.timesDrawn, 1)
            @MainActor func isTick(_ x: CGFloat, _ y: CGFloat) -> Bool { same(color(phone, x, y), .darkGray) }
            #expect(isTick(12, 19.75) && !isTick(12, 19.25) && !isTick(12, 20.25))
            #expect(isTick(21.5, 119.75) && isTick(21.5, 120.25) && !isTick(22.5, 120))
            #expect(!isTick(21.5, 119.25) && !isTick(21.5, 120.75))
            #expect(isTick(15, 39.6) && !isTick(17, 39.6))
            meter.frame.size.height = 340
            phone.app.settle()
            #expect(painter.timesDrawn == 2 && near(meter.ticks.frame, 10, 19.5, 12, 301))
            #expect(meter.ticks.presentation()?.frame == meter.ticks.frame && meter.ticks.animationKeys() == nil)
            phone.app.advance(by: 0.1)
            #expect(meter.ticks.presentation()?.frame == meter.ticks.frame && painter.timesDrawn == 2)
        }
    }

    @Test func `A thumbnail`() {
        Phone.run { phone in
            let (meter, _) = meter(phone)
            let thumbnail = meter.thumbnail()
            expectEqual(thumbnail.size, CGSize(width: 30, height: 120))
            for y: CGFloat in [60, 65] {
                let color = thumbnail.color(at: point(15, y))
                #expect(color.alpha == 1 && same(color, .systemTeal), "y \(y)")
            }
            expectEqual(thumbnail.color(at: point(15, 66.5)).alpha, 0)
            expectEqual(thumbnail.color(at: point(28, 20)).alpha, 0)
            // Its text is a host's to draw: the picture of the thumbnail alone has some.
            meter.removeFromSuperview()
            let shown = phone.show(UIImageView(image: thumbnail))
            expectEqual(shown.frame.size, thumbnail.size)
            let texts = phone.app.application.displayList().commands.filter { command in
                switch command {
                case .text, .styledText: true
                default: false
                }
            }
            #expect(!texts.isEmpty)
        }
    }

    @Test func `A flash`() {
        Phone.run { phone in
            let (meter, _) = meter(phone)
            let before = meter.subviews.count
            meter.flash()
            phone.app.settle()
            #expect(meter.subviews.count == before + 1 && meter.subviews.last?.frame == meter.bounds)
            phone.app.advance(by: 0.25)
            #expect(near(CGFloat(meter.subviews.last!.layer.presentation()!.opacity), 0.5, 0.02))
        }
        Phone.run { phone in
            let (meter, _) = meter(phone)
            let before = meter.subviews.count
            meter.flash()
            phone.app.settle()
            let picture = meter.subviews.last!
            phone.app.advance(by: 0.1)
            drag(phone, point(195, 320), point(195, 270), lasting: 0.1)
            #expect(near(meter.level, 0.75, 0.001) && near(meter.cap.center, 30, 70))
            // The picture still shows the cap at its old place, as far as it is seen.
            let seen = CGFloat(picture.layer.presentation()!.opacity)
            #expect(seen > 0.4 && near(color(phone, 30, 120), between(.white, .systemTeal, seen), 0.01))
            phone.app.fingerUp()
            phone.app.advance(by: 0.4)
            #expect(meter.subviews.count == before && picture.superview == nil)
        }
    }
}
