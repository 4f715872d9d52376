import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

@testable import TouchstoneCorpus

@MainActor
struct CropFrameTests {
    private func frame(_ phone: Phone) -> CropFrame {
        phone.show(CropFrame(frame: CGRect(x: 45, y: 200, width: 300, height: 300)))
    }

    private func grid(_ frame: CropFrame) -> CAShapeLayer { frame.layer.sublayers(of: CAShapeLayer.self)[1] }

    private func image(_ size: CGSize, _ parts: [(UIColor, CGRect)]) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            for (color, rect) in parts {
                color.setFill()
                context.fill(rect)
            }
        }
    }

    /// What is seen at a point of the view.
    private func color(_ phone: Phone, _ x: CGFloat, _ y: CGFloat) -> CGColor { phone.color(45 + x, 200 + y) }

    @Test func `A corner`() {
        Phone.run { phone in
            let frame = frame(phone)
            expectEqual(frame.crop, CGRect(x: 40, y: 60, width: 220, height: 180))
            expectEqual(frame.handles[0].frame, CGRect(x: 18, y: 38, width: 44, height: 44))
            phone.app.fingerDown(at: point(90, 265))
            expectEqual(grid(frame).opacity, 1)
            phone.app.advance(by: 0.125)
            #expect(near(CGFloat(grid(frame).presentation()!.opacity), 0.8024, 0.02))
            phone.app.fingerMove(to: point(130, 305), duration: 0.3)
            #expect(near(frame.crop, 80, 100, 180, 140))
            phone.app.fingerUp()
            #expect(near(frame.crop, 80, 100, 180, 140) && grid(frame).opacity == 0)
            #expect(near(frame.handles[0].frame, 58, 78, 44, 44))
            phone.app.advance(by: 0.125)
            #expect(near(CGFloat(grid(frame).presentation()!.opacity), 1 - 0.8024, 0.02))
            phone.app.advance(by: 0.126)
            expectEqual(grid(frame).presentation()!.opacity, 0)
        }
    }

    @Test func `Not smaller than sixty`() {
        Phone.run { phone in
            let frame = frame(phone)
            phone.app.fingerDown(at: point(85, 260))
            phone.app.fingerMove(to: point(345, 500), duration: 0.3)
            #expect(near(frame.crop, 200, 180, 60, 60))
            phone.app.fingerMove(to: point(0, 150), duration: 0.3)
            #expect(near(frame.crop, 0, 0, 260, 240))
        }
    }

    @Test func `Moved as a whole`() {
        Phone.run { phone in
            let frame = frame(phone)
            phone.app.fingerDown(at: point(195, 350))
            phone.app.fingerMove(to: point(255, 350), duration: 0.3)
            phone.app.fingerUp()
            #expect(near(frame.crop, 80, 60, 220, 180))
        }
        Phone.run { phone in
            let frame = frame(phone)
            phone.app.fingerDown(at: point(60, 215))
            phone.app.fingerMove(to: point(160, 215), duration: 0.3)
            phone.app.fingerUp()
            #expect(near(frame.crop, 40, 60, 220, 180))
        }
    }

    @Test func `Dimmed outside`() {
        Phone.run { phone in
            let frame = frame(phone)
            let whole = CGRect(x: 0, y: 0, width: 300, height: 300)
            frame.image = image(whole.size, [(.white, whole)])
            phone.app.settle()
            #expect(near(color(phone, 10, 10), 0.5, 0.5, 0.5) && same(color(phone, 150, 150), .white))
            #expect(same(color(phone, 41, 61), .white) && near(color(phone, 39, 150), 0.5, 0.5, 0.5))
            frame.aspectRatio = 1
            phone.app.fingerDown(at: point(305, 440))
            phone.app.fingerMove(to: point(285, 540), duration: 0.3)
            phone.app.fingerUp()
            #expect(near(frame.crop, 40, 60, 200, 200))
        }
    }

    @Test func `Cropped`() {
        Phone.run { phone in
            let frame = frame(phone)
            frame.image = image(
                CGSize(width: 600, height: 300),
                [
                    (.red, CGRect(x: 0, y: 0, width: 300, height: 300)),
                    (.blue, CGRect(x: 300, y: 0, width: 300, height: 300)),
                ])
            phone.app.settle()
            // Shown 300 by 150 from (0, 75).
            #expect(same(color(phone, 100, 76), .red) && same(color(phone, 100, 74), .white))
            #expect(same(color(phone, 149, 224), .red) && same(color(phone, 151, 224), .blue))
            #expect(same(color(phone, 100, 226), .white))
            let cropped = frame.croppedImage()
            #expect(cropped?.size == CGSize(width: 440, height: 360) && cropped?.scale == 1)
            for (x, y) in [(10.0, 29.0), (10, 331)] {
                expectEqual(cropped?.color(at: point(x, y)).alpha, 0, "at (\(x), \(y))")
            }
            for (x, y, expected) in [(10.0, 31.0, UIColor.red), (219, 200, .red), (221, 200, .blue)] {
                let color = cropped?.color(at: point(x, y))
                expectEqual(color.map { $0.alpha == 1 && same($0, expected) }, true, "at (\(x), \(y))")
            }
        }
    }
}
