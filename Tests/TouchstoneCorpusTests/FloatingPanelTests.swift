import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

@testable import TouchstoneCorpus

@MainActor
struct FloatingPanelTests {
    final class Listener: FloatingPanelDelegate {
        var settled: [FloatingPanel.Position] = []
        func floatingPanel(_ panel: FloatingPanel, didSettleAt position: FloatingPanel.Position) {
            settled.append(position)
        }
    }

    private func panel(_ body: @MainActor (Phone, FloatingPanel, Listener, Log) -> Void) {
        Phone.run(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)) { phone in
            let (button, log, listener) = (
                UIButton(frame: CGRect(x: 0, y: 60, width: 390, height: 100)), Log(), Listener()
            )
            button.note([(.touchUpInside, "button")], in: log)
            phone.view.addSubview(button)
            let panel = FloatingPanel()
            panel.delegate = listener
            phone.controller.addChild(panel)
            panel.view.frame = phone.view.bounds
            phone.view.addSubview(panel.view)
            panel.didMove(toParent: phone.controller)
            for _ in 0..<2 {
                let label = UIView()
                label.heightAnchor.constraint(equalToConstant: 20).isActive = true
                panel.stack.addArrangedSubview(label)
            }
            phone.app.settle()
            body(phone, panel, listener, log)
        }
    }

    @Test func `Laid out`() {
        panel { _, panel, _, _ in
            #expect(near(panel.surface.frame, 0, 428.5, 390, 415.5, 0.17))
            #expect(near(panel.grabber.frame, 177, 8, 36, 5) && near(panel.stack.frame.minY, 24))
            #expect(near(panel.stack.frame.height, 52))
            let labels = panel.stack.arrangedSubviews
            #expect(near(labels[0].frame, 20, 0, 350, 20) && near(labels[1].frame, 20, 32, 350, 20))
        }
    }

    @Test func `Through the panels view`() {
        panel { phone, panel, _, log in
            phone.app.fingerTap(at: point(195, 110))
            expectEqual(log.lines, ["button"])
            phone.app.fingerTap(at: point(195, 600))
            expectEqual(log.lines, ["button"])
            #expect(panel.view.hitTest(point(195, 600), with: nil) === panel.surface)
        }
    }

    @Test func `Dragged up`() {
        panel { phone, panel, listener, _ in
            phone.app.fingerDown(at: point(195, 440))
            phone.app.fingerMove(to: point(195, 210), duration: 1)
            phone.app.advance(by: 0.3)
            #expect(near(panel.surface.frame.minY, 208.5, 0.17))
            phone.app.fingerUp()
            #expect(near(panel.surface.frame.minY, 63))
            phone.app.advance(by: 0.2)
            #expect(near(phone.seen(panel.surface.layer).minY, 135.75, 3) && listener.settled == [])
            phone.app.advance(by: 0.21)
            expectEqual(listener.settled, [.full])
        }
    }

    @Test func `Beyond the top`() {
        panel { phone, panel, listener, _ in
            panel.move(to: .full, animated: false)
            phone.app.settle()
            phone.app.fingerDown(at: point(195, 80))
            phone.app.fingerMove(to: point(195, 45), duration: 0.5)
            #expect(near(panel.surface.frame.minY, 58, 0.17) && near(panel.surface.frame.maxY, 844))
            phone.app.advance(by: 0.3)
            phone.app.fingerUp()
            phone.app.advance(by: 0.5)
            #expect(near(panel.surface.frame.minY, 63) && near(panel.surface.frame.maxY, 844))
            expectEqual(listener.settled, [.full])
        }
    }

    @Test func `A flick down`() {
        panel { phone, panel, listener, _ in
            phone.app.fingerDrag(from: point(195, 440), to: point(195, 560), duration: 0.1)
            phone.app.advance(by: 1)
            #expect(listener.settled == [.tip] && near(panel.surface.frame.minY, 746))
        }
        panel { phone, panel, listener, _ in
            phone.app.fingerDown(at: point(195, 440))
            phone.app.fingerMove(to: point(195, 560), duration: 0.1)
            phone.app.advance(by: 0.3)
            phone.app.fingerUp()
            phone.app.advance(by: 1)
            #expect(listener.settled == [.half] && near(panel.surface.frame.minY, 428.5, 0.17))
        }
    }
}
