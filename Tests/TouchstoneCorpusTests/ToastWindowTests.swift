import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

@testable import TouchstoneCorpus

@MainActor
struct ToastWindowTests {
    /// A button that fills the application's window, and a window above it that has the same safe area; with what both tell.
    private func toasts(_ body: @MainActor (Phone, ToastWindow, Log) -> Void) {
        Phone.run(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)) { phone in
            let log = Log()
            let button = UIButton(frame: phone.view.bounds)
            button.note([(.touchUpInside, "button")], in: log)
            phone.view.addSubview(button)
            let toasts = ToastWindow(frame: phone.view.window!.bounds)
            toasts.accessibilityIdentifier = "toasts"
            toasts.rootViewController?.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
            toasts.onTap = { log.lines.append($0) }
            phone.app.settle()
            body(phone, toasts, log)
        }
    }

    private func host(_ toasts: ToastWindow) -> UIView { toasts.rootViewController!.view }

    @Test func `No message`() {
        toasts { phone, toasts, log in
            phone.app.clear()
            phone.app.fingerTap(at: point(195, 80))
            #expect(log.lines == ["button"] && phone.app.verdicts.hasPrefix("toasts: "))
            #expect(!toasts.isKeyWindow && phone.app.application.keyWindow === phone.view.window)
        }
    }

    @Test func `A message comes`() {
        toasts { phone, toasts, log in
            toasts.show("Saved")
            phone.app.settle()
            let toast = toasts.current!
            #expect(toast.alpha == 1 && near(toast.frame, 16, 55, 358, 48))
            phone.app.advance(by: 0.1)
            #expect(near(CGFloat(toast.layer.presentation()!.opacity), 0.5, 0.02))
            #expect(near(phone.seen(toast.layer), 16, 25, 358, 48, 1.2))
            phone.app.advance(by: 0.11)
            phone.app.fingerTap(at: point(10, 80))
            expectEqual(log.lines, ["button"])
            phone.app.advance(by: 0.5)
            phone.app.fingerTap(at: point(195, 80))
            expectEqual(log.lines, ["button", "Saved"])
            phone.app.advance(by: 1)
            #expect(log.lines == ["button", "Saved"] && toasts.current == nil)
        }
    }

    @Test func `A swipe away`() {
        toasts { phone, toasts, log in
            toasts.show("Saved")
            phone.app.advance(by: 1)
            let toast = toasts.current!
            // When it leaves, to a millisecond: the swipe may be recognized before the lift.
            var left: TimeInterval?
            @MainActor func pass(_ milliseconds: Int) {
                for _ in 0..<milliseconds {
                    phone.app.advance(by: 0.001)
                    if left == nil, toasts.current == nil { left = phone.app.clock.now }
                }
            }
            phone.app.fingerDown(at: point(195, 90))
            for y in [78.3, 66.7, 55, 43.3, 31.7, 20] as [CGFloat] {
                pass(16)
                let move = TouchSample(id: 1, phase: .moved, time: phone.app.clock.now, location: point(195, y))
                phone.app.send([move])
            }
            pass(4)
            phone.app.fingerUp()
            if left == nil, toasts.current == nil { left = phone.app.clock.now }
            #expect(toasts.current == nil && log.lines == [])
            guard let left else { return }
            phone.app.advance(by: left + 0.1 - phone.app.clock.now)
            #expect(near(phone.seen(toast.layer).minY, 3.5, 2.06))
            phone.app.fingerTap(at: point(195, 80))
            #expect(log.lines == ["button"] && toast.superview != nil)
            phone.app.advance(by: 0.051)
            #expect(toast.superview == nil && log.lines == ["button"])
        }
    }

    @Test func `Two messages`() {
        toasts { phone, toasts, log in
            toasts.show("One")
            toasts.show("Two")
            phone.app.settle()
            expectEqual(host(toasts).subviews.count, 1)
            phone.app.advance(by: 1)
            expectEqual(host(toasts).subviews.count, 1)
            phone.app.fingerTap(at: point(195, 80))
            expectEqual(log.lines, ["One"])
            for _ in 0..<12 {
                expectEqual(host(toasts).subviews.count, 1)
                phone.app.advance(by: 1 / 60)
            }
            phone.app.advance(by: 0.001)
            #expect(host(toasts).subviews.count == 1 && toasts.current?.label.text == "Two")
            expectEqual(toasts.current.map { $0.layer.presentation()!.opacity <= 0.02 }, true)
            for _ in 0..<30 {
                phone.app.advance(by: 1 / 60)
                expectEqual(host(toasts).subviews.count, 1)
            }
            expectEqual(toasts.current?.layer.presentation()?.opacity, 1)
        }
    }

    @Test func `Several lines`() {
        toasts { phone, toasts, log in
            let measured = UILabel()
            measured.font = .systemFont(ofSize: 15, weight: .medium)
            measured.numberOfLines = 0
            let line = measured.font.lineHeight
            var text = "Saved"
            repeat {
                text += " again"
                measured.text = text
            } while measured.sizeThatFits(CGSize(width: 326, height: 1000)).height < 2.5 * line
            toasts.show(text)
            phone.app.advance(by: 1)
            let toast = toasts.current!
            #expect(
                near(toast.label.frame.width, 326)
                    && near(toast.frame, 16, 55, 358, max(48, (3 * line).rounded(.up) + 24)))
            phone.app.fingerDown(at: point(195, 80))
            phone.app.fingerMove(to: point(195, 500), duration: 0.5)
            phone.app.fingerUp()
            phone.app.advance(by: 1)
            #expect(log.lines == [] && toasts.current === toast)
        }
    }
}
