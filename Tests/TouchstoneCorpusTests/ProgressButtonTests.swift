import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

@testable import TouchstoneCorpus

@MainActor
struct ProgressButtonTests {
    private func button(_ phone: Phone) -> (ProgressButton, Log) {
        let button = ProgressButton(frame: .zero)
        phone.view.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: phone.view.centerXAnchor),
            button.centerYAnchor.constraint(equalTo: phone.view.centerYAnchor),
        ])
        phone.app.settle()
        let log = Log()
        button.note(
            [
                (.touchDown, "down"), (.touchDragExit, "exit"), (.touchUpInside, "up"), (.touchUpOutside, "outside"),
                (.primaryActionTriggered, "primary"),
            ], in: log)
        button.addAction(UIAction { [weak button] _ in button?.phase = .working(0) }, for: .touchUpInside)
        return (button, log)
    }

    private func work(_ phone: Phone) {
        phone.app.fingerDown(at: point(195, 422))
        phone.app.advance(by: 0.1)
        phone.app.fingerUp()
    }

    @Test func `Pressed`() {
        Phone.run { phone in
            let (button, log) = button(phone)
            phone.app.fingerDown(at: point(195, 422))
            #expect(near(button.frame, 105, 399.5, 180, 45))
            phone.app.advance(by: 0.05)
            #expect(near(phone.seen(button.layer), 100, 398.25, 190, 47.5, 0.4))
            phone.app.advance(by: 0.05)
            #expect(near(phone.seen(button.layer), 105, 399.5, 180, 45))
            phone.app.fingerMove(to: point(195, 700), duration: 0.3)
            #expect(!button.isHighlighted && log.lines.contains("exit"))
            phone.app.advance(by: 0.3)
            #expect(near(phone.seen(button.layer), 95, 397, 200, 50))
            phone.app.fingerUp()
            #expect(log.lines.last == "outside" && button.phase == .idle)
        }
    }

    @Test func `To a circle`() {
        Phone.run { phone in
            let (button, _) = button(phone)
            work(phone)
            expectEqual(button.bounds.width, 50)
            phone.app.advance(by: 0.2)
            let shown = button.layer.presentation()!
            #expect(near(shown.bounds.width, 125, 3) && near(shown.affineTransform().a, 0.9667, 0.004))
            #expect(near(phone.seen(button.layer).midX, 195, 0.5))
            #expect(near(CGFloat(button.titleLabel.layer.presentation()!.opacity), 0.5, 0.02))
            phone.app.advance(by: 0.2)
            #expect(near(button.frame, 170, 397, 50, 50) && near(phone.seen(button.layer), 170, 397, 50, 50))
        }
    }

    @Test func `Deaf while working`() {
        Phone.run { phone in
            let (button, log) = button(phone)
            work(phone)
            phone.app.advance(by: 1)
            log.lines = []
            phone.app.fingerTap(at: point(195, 422))
            #expect(log.lines == [] && button.alpha == 0.5)
            #expect(phone.view.hitTest(point(195, 422), with: nil) === phone.view)
        }
    }

    @Test func `The arc by itself`() {
        Phone.run { phone in
            let (button, _) = button(phone)
            work(phone)
            phone.app.advance(by: 1)
            button.phase = .working(0.5)
            phone.app.settle()
            let arc = button.layer.sublayers!.compactMap { $0 as? CAShapeLayer }[0]
            phone.app.advance(by: 0.125)
            #expect(near(arc.presentation()!.strokeEnd, 0.4012, 0.01))
            phone.app.advance(by: 0.125)
            #expect(near(arc.presentation()!.strokeEnd, 0.5, 0.001))
            let inside = phone.color(195, 412)
            #expect(phone.color(195, 442) != inside && phone.color(195, 402) == inside)
        }
    }

    @Test func `Done`() {
        Phone.run { phone in
            let (button, log) = button(phone)
            work(phone)
            phone.app.advance(by: 1)
            button.phase = .working(0.5)
            phone.app.advance(by: 1)
            button.phase = .done
            phone.app.settle()
            let arc = button.layer.sublayers!.compactMap { $0 as? CAShapeLayer }[0]
            #expect(log.lines.filter { $0 == "primary" }.count == 1 && arc.presentation()!.strokeEnd == 0)
            #expect(button.bounds.width == 200 && button.titleLabel.text == "Done")
            phone.app.advance(by: 0.1)
            log.lines = []
            phone.app.fingerDown(at: point(195, 422))
            phone.app.fingerUp()
            expectEqual(log.lines, [])
            phone.app.advance(by: 0.1)
            #expect(near(button.layer.presentation()!.bounds.width, 125, 3))
            phone.app.advance(by: 0.3)
            phone.app.fingerTap(at: point(195, 422))
            #expect(log.lines.contains("up"))
        }
    }
}
