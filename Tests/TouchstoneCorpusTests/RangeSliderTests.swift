import Foundation
import Testing
import TouchstoneTesting
import UIKit

@testable import TouchstoneCorpus

@MainActor
struct RangeSliderTests {
    /// Counts how often layers draw.
    final class Drawings: NSObject, CALayerDelegate {
        var count = 0
        func layerWillDraw(_ layer: CALayer) { count += 1 }
    }

    private func slider(_ phone: Phone) -> (RangeSlider, Log) {
        let slider = phone.show(RangeSlider(frame: CGRect(x: 31, y: 400, width: 328, height: 44)))
        slider.accessibilityIdentifier = "slider"
        let log = Log()
        slider.note(
            [
                (.touchDown, "down"), (.valueChanged, "value"), (.touchUpInside, "up"), (.touchUpOutside, "outside"),
                (.touchCancel, "cancel"),
            ], in: log)
        return (slider, log)
    }

    private func isShownInPlace(_ slider: RangeSlider) -> Bool {
        let layers = slider.layer.sublayers!
        return layers.count == 4 && layers.allSatisfy { $0.presentation()?.frame == $0.frame }
    }

    @Test func `The lower thumb`() {
        Phone.run { phone in
            let (slider, log) = slider(phone)
            let drawings = Drawings()
            slider.lowerThumb.delegate = drawings
            #expect(same(phone.color(105, 422), .white) && same(phone.color(117, 422), .gray))
            phone.app.clear()
            phone.app.fingerDown(at: point(105, 422))
            phone.app.settle()
            #expect(same(phone.color(105, 422), .systemBlue))
            phone.app.fingerMove(to: point(165, 422), duration: 0.2)
            #expect(same(phone.color(165, 422), .systemBlue) && drawings.count == 1)
            #expect(isShownInPlace(slider))
            let moves = phone.app.deliveries.components(separatedBy: "touchesMoved slider").count - 1
            #expect(moves >= 12 && log.lines == ["down"] + Array(repeating: "value", count: moves))
            phone.app.fingerUp()
            phone.app.settle()
            #expect(near(slider.lowerValue, 40, 0.001) && near(slider.upperValue, 80, 0.001))
            #expect(near(slider.lowerThumb.frame, 120, 8, 28, 28))
            #expect(near(slider.layer.sublayers(of: CAGradientLayer.self)[0].frame, 134, 20, 120, 4))
            #expect(same(phone.color(165, 422), .white) && same(phone.color(177, 422), .gray) && drawings.count == 2)
        }
    }

    @Test func `Grabbed off its middle`() {
        Phone.run { phone in
            let (slider, _) = slider(phone)
            phone.app.fingerDown(at: point(112, 430))
            phone.app.fingerMove(to: point(142, 430), duration: 0.2)
            #expect(near(slider.lowerValue, 30, 0.001) && isShownInPlace(slider))
        }
    }

    @Test func `Closer than allowed`() {
        Phone.run { phone in
            let (slider, _) = slider(phone)
            phone.app.fingerDown(at: point(285, 422))
            phone.app.fingerMove(to: point(45, 422), duration: 0.3)
            #expect(near(slider.upperValue, 30, 0.001) && near(slider.lowerValue, 20, 0.001))
            #expect(near(phone.seen(slider.upperThumb).midX, 135) && isShownInPlace(slider))
            phone.app.fingerMove(to: point(345, 422), duration: 0.3)
            #expect(near(slider.upperValue, 100, 0.001) && isShownInPlace(slider))
        }
    }

    @Test func `Beside both thumbs`() {
        Phone.run { phone in
            let (slider, log) = slider(phone)
            phone.app.clear()
            phone.app.fingerDown(at: point(195, 422))
            #expect(!slider.isTracking)
            phone.app.fingerMove(to: point(105, 422), duration: 0.2)
            #expect(!slider.isTracking)
            phone.app.fingerUp()
            #expect(log.lines == [] && slider.lowerValue == 20 && slider.upperValue == 80)
            // The touch is the slider's all the same.
            #expect(phone.view.hitTest(point(195, 422), with: nil) === slider)
            #expect(phone.app.deliveries.contains("touchesBegan slider"))
            #expect(phone.app.deliveries.contains("touchesEnded slider"))
        }
    }

    @Test func `Cancelled`() {
        Phone.run { phone in
            let (slider, log) = slider(phone)
            phone.app.fingerDown(at: point(105, 422))
            phone.app.fingerMove(to: point(135, 422), duration: 0.2)
            #expect(isShownInPlace(slider))
            phone.app.advance(by: 0.1)
            #expect(isShownInPlace(slider) && same(phone.color(135, 422), .systemBlue))
            phone.app.fingerCancel()
            phone.app.settle()
            #expect(near(slider.lowerValue, 30, 0.001) && same(phone.color(135, 422), .white))
            #expect(same(phone.color(147, 422), .gray))
            #expect(log.lines.last == "cancel" && !log.lines.contains("up") && !log.lines.contains("outside"))
        }
    }
}
