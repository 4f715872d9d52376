import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Bars in a view of the application.
@Suite(.application) @MainActor
struct BarsOfOnesOwnTests {
    private final class Log<Line> {
        var lines: [Line] = []
    }

    private func stage(_ root: UIViewController) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        return app
    }

    @Test func `A stand-alone navigation bar pushes and pops items and calls its delegate`() {
        final class FormController: UIViewController, UINavigationBarDelegate {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
            let owner = UINavigationItem(title: "Who"), whatFor = UINavigationItem(title: "What for")
            private(set) var log: [String] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                owner.leftBarButtonItem = UIBarButtonItem(
                    title: "Cancel", style: .plain, target: self, action: FormController.cancel)
                owner.rightBarButtonItem = UIBarButtonItem(
                    title: "Next", style: .done, target: self, action: FormController.goOn)
                whatFor.rightBarButtonItem = UIBarButtonItem(
                    title: "Send", style: .done, target: self, action: FormController.send)
                bar.items = [owner]
                bar.delegate = self
                view.addSubview(bar)
            }

            func cancel() { log.append("cancel") }
            func goOn(_ item: UIBarButtonItem) { bar.pushItem(whatFor, animated: true) }
            func send(_ item: UIBarButtonItem) { log.append("send") }

            func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
                log.append("at \(item.title ?? "")")
            }

            func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
                log.append("back from \(item.title ?? "")")
            }
        }
        let form = FormController()
        let app = stage(form)
        #expect(form.bar.topItem === form.owner && form.bar.backItem == nil)
        expectEqual(form.bar.sizeThatFits(CGSize(width: 390, height: 500)).height, 44)
        app.fingerTap(at: CGPoint(x: 32, y: 22))
        app.advance(by: 0.5)
        expectEqual(form.log, ["cancel"])

        app.fingerTap(at: CGPoint(x: 360, y: 22))
        app.advance(by: 1)
        #expect(form.bar.items == [form.owner, form.whatFor] && form.log == ["cancel", "at What for"])

        app.fingerTap(at: CGPoint(x: 360, y: 22))
        app.advance(by: 0.5)
        expectEqual(form.log, ["cancel", "at What for", "send"])

        // The back button is now on the left.
        app.fingerTap(at: CGPoint(x: 24, y: 22))
        app.advance(by: 1)
        expectEqual(form.bar.items, [form.owner])
        expectEqual(form.log, ["cancel", "at What for", "send", "back from What for"])

        let done = UINavigationItem(title: "Done")
        form.bar.setItems([form.owner, form.whatFor, done], animated: false)
        app.settle()
        #expect(form.bar.topItem === done && form.bar.backItem === form.whatFor)
        #expect(form.bar.popItem(animated: false) === done)
        app.settle()
        #expect(form.bar.topItem === form.whatFor && form.bar.items?.count == 2)
    }

    @Test func `A toolbar lays out custom views between fixed and flexible spaces`() {
        func block(_ width: CGFloat) -> UIButton { UIButton(frame: CGRect(x: 0, y: 0, width: width, height: 30)) }
        let bar = UIToolbar(frame: CGRect(x: 0, y: 500, width: 390, height: 44))
        let one = block(40), two = block(40), three = block(60)
        let log = Log<String>()
        for (view, name) in [(one, "one"), (two, "two"), (three, "three")] {
            view.addAction(UIAction { _ in log.lines.append(name) }, for: .touchUpInside)
        }
        let first = UIBarButtonItem(customView: one), second = UIBarButtonItem(customView: two)
        let third = UIBarButtonItem(customView: three)
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        screen.view.addSubview(bar)
        let app = stage(screen)

        func places(_ items: [UIBarButtonItem]) -> [CGRect] {
            bar.setItems(items, animated: false)
            app.settle()
            return [one, two, three].map { bar.convert($0.bounds, from: $0) }
        }
        let narrow = places([first, .fixedSpace(20), second, .flexibleSpace(), third])
        let wide = places([first, .fixedSpace(70), second, .flexibleSpace(), third])
        #expect(narrow.map { $0.midY } == [22, 22, 22] && narrow.map { $0.width } == [40, 40, 60])
        #expect(narrow[0] == wide[0] && narrow[2] == wide[2])
        #expect(wide[1].minX - narrow[1].minX == 50 && narrow[1].minX - narrow[0].maxX >= 20)
        expectEqual(narrow[0].minX, 390 - narrow[2].maxX)

        let middle = places([
            .flexibleSpace(), first, .flexibleSpace(), second, .flexibleSpace(), third, .flexibleSpace(),
        ])
        #expect(abs(middle[0].minX - (390 - middle[2].maxX)) <= 1)
        #expect(abs((middle[1].minX - middle[0].maxX) - (middle[2].minX - middle[1].maxX)) <= 1)

        app.fingerTap(at: two)
        app.fingerTap(at: one)
        app.fingerTap(at: three)
        app.advance(by: 0.5)
        expectEqual(log.lines, ["two", "one", "three"])

        one.isEnabled = false
        app.settle()
        app.fingerTap(at: CGPoint(x: middle[0].midX, y: 522))
        app.fingerTap(at: CGPoint(x: 3, y: 522))
        app.advance(by: 0.5)
        expectEqual(log.lines, ["two", "one", "three"])

        let look = UIToolbarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .red
        bar.standardAppearance = look
        look.backgroundColor = .blue
        #expect(bar.standardAppearance.backgroundColor == .red && bar.scrollEdgeAppearance == nil)
    }
}
