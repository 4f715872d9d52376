import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

@testable import TouchstoneCorpus

@MainActor
struct PullDownDrawerTests {
    /// The drawer, with what it tells and the touches that the button behind it takes.
    private func drawer(_ phone: Phone, isOpen: Bool = false) -> (PullDownDrawer, Log) {
        let log = Log()
        let button = UIButton(frame: phone.view.bounds)
        button.note([(.touchUpInside, "button")], in: log)
        phone.view.addSubview(button)
        let drawer = phone.show(PullDownDrawer(frame: CGRect(x: 0, y: 47, width: 390, height: 797)))
        if isOpen {
            drawer.setOpen(true, animated: false)
            phone.app.settle()
        }
        drawer.willChange = { log.lines.append("will \($0)") }
        drawer.didChange = { log.lines.append("did \($0)") }
        return (drawer, log)
    }

    @Test func `Closed`() {
        Phone.run { phone in
            let (drawer, log) = drawer(phone)
            #expect(near(drawer.handle.frame, 0, 0, 390, 44) && near(drawer.content.frame, 0, 0, 390, 0))
            #expect(near(drawer.shade.frame, 0, 0, 390, 797) && drawer.shade.alpha == 0)
            #expect(drawer.hitTest(point(195, 353), with: nil) == nil)
            phone.app.fingerTap(at: point(195, 400))
            expectEqual(log.lines, ["button"])
        }
    }

    @Test func `Pulled`() {
        Phone.run { phone in
            let (drawer, log) = drawer(phone)
            phone.app.fingerDown(at: point(195, 69))
            phone.app.fingerMove(to: point(195, 219), duration: 0.8)
            phone.app.advance(by: 0.3)
            #expect(near(drawer.handle.frame, 0, 140, 390, 44) && near(drawer.content.frame.height, 140))
            #expect(near(drawer.shade.alpha, 0.1867, 0.001))
            phone.app.fingerUp()
            #expect(!drawer.isOpen && near(drawer.handle.frame, 0, 0, 390, 44) && drawer.shade.alpha == 0)
            phone.app.advance(by: 0.58)
            expectEqual(log.lines, [])
            phone.app.advance(by: 0.04)
            expectEqual(log.lines, ["did false"])
        }
    }

    @Test func `A little more`() {
        Phone.run { phone in
            let (drawer, log) = drawer(phone)
            phone.app.fingerDown(at: point(195, 69))
            phone.app.fingerMove(to: point(195, 239), duration: 0.8)
            phone.app.advance(by: 0.3)
            phone.app.fingerUp()
            #expect(drawer.isOpen && log.lines == ["will true"])
            #expect(near(drawer.handle.frame, 0, 300, 390, 44) && near(drawer.shade.alpha, 0.4, 0.001))
            var before: CGFloat = 160
            for _ in 0..<35 {
                phone.app.advance(by: 1 / 60)
                let shown = drawer.handle.layer.presentation()!.frame.minY
                #expect(shown >= before - 0.01 && shown <= 300.01)
                before = shown
            }
            #expect(log.lines == ["will true"] && before > 160.01)
            phone.app.advance(by: 0.04)
            expectEqual(log.lines, ["will true", "did true"])
            #expect(near(drawer.handle.layer.presentation()!.frame.minY, 300))
        }
    }

    @Test func `A flick back`() {
        Phone.run { phone in
            let (drawer, log) = drawer(phone, isOpen: true)
            #expect(near(drawer.handle.frame, 0, 300, 390, 44))
            phone.app.fingerDown(at: point(195, 369))
            phone.app.fingerMove(to: point(195, 319), duration: 0.05)
            #expect(near(drawer.shade.alpha, 0.4 * 260 / 300, 0.001))
            phone.app.fingerUp()
            #expect(!drawer.isOpen && log.lines == ["will false"])
            phone.app.advance(by: 1)
            #expect(log.lines == ["will false", "did false"] && near(drawer.handle.frame, 0, 0, 390, 44))
        }
    }

    @Test func `The shade`() {
        Phone.run { phone in
            let (drawer, log) = drawer(phone, isOpen: true)
            #expect(phone.view.hitTest(point(195, 200), with: nil) === drawer.content)
            phone.app.fingerTap(at: point(195, 200))
            phone.app.advance(by: 1)
            #expect(log.lines == [] && drawer.isOpen)
            phone.app.fingerTap(at: point(195, 700))
            #expect(log.lines == ["will false"] && !drawer.isOpen)
            phone.app.advance(by: 0.1)
            #expect(drawer.shade.alpha == 0 && drawer.shade.layer.presentation()!.opacity > 0.05)
            phone.app.fingerTap(at: point(195, 760))
            expectEqual(log.lines, ["will false", "button"])
            phone.app.advance(by: 1)
            expectEqual(log.lines, ["will false", "button", "did false"])
        }
    }
}
