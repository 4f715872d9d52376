import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

@testable import TouchstoneCorpus

@MainActor
struct SignaturePadTests {
    final class Listener: SignaturePadDelegate {
        var received: [String] = []
        func signaturePadDidBegin(_ pad: SignaturePad) { received.append("begin") }
        func signaturePadDidEnd(_ pad: SignaturePad) { received.append("end") }
    }

    private func pad(_ phone: Phone) -> (SignaturePad, Listener) {
        let pad = phone.show(SignaturePad(frame: CGRect(x: 20, y: 200, width: 350, height: 200)))
        let listener = Listener()
        pad.delegate = listener
        return (pad, listener)
    }

    private func sign(_ phone: Phone) {
        phone.app.fingerDown(at: point(60, 300))
        phone.app.fingerMove(to: point(160, 300), duration: 0.3)
        phone.app.advance(by: 0.3)
        phone.app.fingerUp()
    }

    @Test func `Laid out`() {
        Phone.run { phone in
            let (pad, _) = pad(phone)
            let (baseline, hint) = (pad.subviews[0], pad.subviews[1])
            #expect(near(baseline.frame, 8, 151, 334, 1) && near(pad.clearButton.frame, 282, 8, 60, 32))
            #expect(near(hint.frame.minY, 156) && near(hint.frame.midX, 175, 0.34))
            let ink = pad.layer.sublayers?.first { $0 is CAShapeLayer }
            expectEqual(ink?.frame, CGRect(x: 0, y: 0, width: 350, height: 200))
        }
    }

    @Test func `A stroke and its image`() {
        Phone.run { phone in
            let (pad, listener) = pad(phone)
            sign(phone)
            #expect(near(pad.inkBounds, 38.5, 98.5, 103, 3))
            let image = pad.image(scale: 2)
            #expect(image?.size == CGSize(width: 103, height: 3) && image?.scale == 2)
            #expect(image?.cgImage?.width == 206 && image?.cgImage?.height == 6)
            let ink = image?.color(at: point(51, 1.5))
            #expect(ink?.alpha == 1 && ink.map { same($0, .black) } == true)
            expectEqual(image?.color(at: point(0.1, 0.1)).alpha, 0)
            expectEqual(listener.received, ["begin", "end"])
        }
    }

    @Test func `Clear`() {
        Phone.run { phone in
            let (pad, listener) = pad(phone)
            sign(phone)
            listener.received = []
            phone.app.fingerTap(at: point(332, 224))
            #expect(pad.isEmpty && pad.image() == nil && listener.received == [])
            let ink = pad.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first
            #expect(ink?.path == nil)
        }
    }

    @Test func `Over the edge`() {
        Phone.run { phone in
            let (pad, listener) = pad(phone)
            phone.app.fingerDrag(from: point(340, 300), to: point(420, 300), duration: 0.2)
            #expect(near(pad.inkBounds.maxX, 401.5))
            #expect(same(phone.color(360, 300), .black) && same(phone.color(375, 300), .white))
            phone.app.advance(by: 1)
            phone.app.fingerDrag(from: point(60, 205), to: point(21, 201), duration: 0.2)
            #expect(same(phone.color(40, 203), .black) && same(phone.color(21, 201), .white))
            listener.received = []
            phone.app.advance(by: 1)
            phone.app.fingerDown(at: point(20.5, 200.5))
            expectEqual(listener.received, ["begin"])
        }
    }

    @Test func `Dark`() {
        Phone.run { phone in
            let (pad, _) = pad(phone)
            sign(phone)
            pad.overrideUserInterfaceStyle = .dark
            phone.app.settle()
            phone.app.advance(by: 1)
            let ink = pad.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first
            #expect(ink?.strokeColor.map { same($0, .white) } == true && same(phone.color(110, 300), .white))
            expectEqual(pad.image().map { same($0.color(at: point(51, 1.5)), .black) }, true)
        }
    }
}
