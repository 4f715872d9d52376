import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

@testable import TouchstoneCorpus

@MainActor
struct UnderlineTabBarTests {
    private func bar(_ phone: Phone, _ titles: [String] = ["One", "Two", "Three"]) -> (UnderlineTabBar, Log) {
        let bar = UnderlineTabBar(frame: CGRect(x: 0, y: 100, width: 390, height: 48))
        bar.titles = titles
        let log = Log()
        bar.onSelect = { log.lines.append("select \($0)") }
        return (phone.show(bar), log)
    }

    private let six = ["One", "Two", "Three", "Four", "Five", "Six"]

    /// Where the line is seen in the scroll view.
    private func shown(_ bar: UnderlineTabBar) -> CGFloat { bar.underline.layer.presentation()!.frame.minX }

    @Test func `Three titles`() {
        Phone.run { phone in
            let (bar, _) = bar(phone)
            let buttons = bar.stack.arrangedSubviews
            for (button, x) in zip(buttons, [0, 130, 260] as [CGFloat]) { #expect(near(button.frame, x, 0, 130, 48)) }
            expectEqual(bar.scrollView.contentSize, CGSize(width: 390, height: 48))
            #expect(near(bar.underline.frame, 0, 45, 130, 3))
            expectEqual(buttons.map { ($0 as? UIButton)?.isSelected }, [true, false, false])
        }
    }

    @Test func `A tap on the third`() {
        Phone.run { phone in
            let (bar, log) = bar(phone)
            (bar.stack.arrangedSubviews[2] as! UIButton).note([(.touchUpInside, "up")], in: log)
            phone.app.fingerTap(at: point(325, 124))
            #expect(log.lines.sorted() == ["select 2", "up"] && near(bar.underline.frame, 260, 45, 130, 3))
            expectEqual(bar.stack.arrangedSubviews.map { ($0 as? UIButton)?.isSelected }, [false, false, true])
            phone.app.advance(by: 0.15)
            #expect(near(shown(bar), 130, 5.2))
            phone.app.advance(by: 1)
            #expect(near(shown(bar), 260) && bar.scrollView.contentOffset == .zero && log.lines.count == 2)
        }
    }

    @Test func `On the way back`() {
        Phone.run { phone in
            let (bar, log) = bar(phone)
            phone.app.fingerTap(at: point(325, 124))
            phone.app.advance(by: 0.1)
            phone.app.fingerDown(at: point(65, 124))
            phone.app.advance(by: 0.05)
            #expect(near(shown(bar), 130, 5.2))
            phone.app.fingerUp()
            #expect(log.lines == ["select 2", "select 0"] && near(bar.underline.frame.minX, 0))
            #expect(near(shown(bar), 130, 5.2))
            phone.app.advance(by: 0.075)
            #expect(near(shown(bar), 192.8, 5.2))
            phone.app.advance(by: 0.075)
            #expect(near(shown(bar), 130, 5.2))
            phone.app.advance(by: 0.151)
            #expect(near(shown(bar), 0))
        }
    }

    @Test func `Six titles`() {
        Phone.run { phone in
            let (bar, log) = bar(phone, six)
            for (index, button) in bar.stack.arrangedSubviews.enumerated() {
                #expect(near(button.frame, 100 * CGFloat(index), 0, 100, 48))
            }
            expectEqual(bar.scrollView.contentSize, CGSize(width: 600, height: 48))
            phone.app.fingerTap(at: point(350, 124))
            #expect(log.lines == ["select 3"] && near(bar.underline.frame, 300, 45, 100, 3))
            phone.app.advance(by: 2)
            #expect(near(bar.scrollView.contentOffset, 10, 0) && near(phone.seen(bar.underline.layer).minX, 290))
        }
    }

    @Test func `A drag is no tap`() {
        Phone.run { phone in
            let (bar, log) = bar(phone, six)
            for case let button as UIButton in bar.stack.arrangedSubviews {
                button.note(
                    [
                        (.touchDown, "down"), (.touchUpInside, "up"), (.touchUpOutside, "outside"),
                        (.touchCancel, "cancel"), (.touchDragInside, "drag"), (.touchDragExit, "exit"),
                    ], in: log)
            }
            phone.app.fingerDown(at: point(350, 124))
            phone.app.fingerMove(to: point(150, 124), duration: 0.1)
            phone.app.advance(by: 0.4)
            phone.app.fingerUp()
            phone.app.advance(by: 1)
            #expect(log.lines == [] && bar.selectedIndex == 0)
            #expect(near(bar.scrollView.contentOffset, 190, 0))
            bar.tintColor = .red
            expectEqual(bar.underline.backgroundColor, .red)
        }
    }
}
