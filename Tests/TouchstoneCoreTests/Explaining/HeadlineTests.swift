import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What the first line of a report says about a touch that was in the wanted view, and the advice that follows.
@Suite(.application) @MainActor
struct HeadlineTests {
    let app = TestApplication.current
    private let window = TestApplication.current.makeWindow()

    private func headline(_ wanted: TouchExplanation.Wanted) -> String? {
        app.application.explain(app.records, for: wanted)?.description.components(separatedBy: "\n").first
    }

    /// A row in a list that scrolls vertically.
    private func row() -> UIView {
        let list = UIScrollView().placed("list", 0, 0, 390, 400, in: window)
        list.contentSize = CGSize(width: 390, height: 2000)
        return LoggingView(passesOn: false).placed("row", 0, 0, 390, 400, in: list)
    }

    @Test func `C-28: the headline says that a drag of a slider that is not continuous has no effect`() {
        let slider = UISlider().placed("slider", 100, 100, 120, 40, in: window)
        slider.addAction(UIAction { _ in }, for: .valueChanged)
        slider.isContinuous = false
        app.fingerDown(at: CGPoint(110, 120))
        app.fingerMove(to: CGPoint(180, 120), duration: 0.3)
        expectEqual(
            headline(.event(slider, .valueChanged)),
            "error: a touch at (110, 120) reaches slider, and nothing comes of it")
        app.fingersUp()
    }

    @Test func `SV-1: the headline says that a row of a list receives the touch late`() {
        let row = row()
        app.fingerDown(at: CGPoint(50, 50))
        expectEqual(headline(.view(row)), "error: a touch at (50, 50) reaches row, and receives it late")
        app.fingersUp()
    }

    @Test func `SV-4: the headline says that a row of a list that scrolls loses the touch`() {
        let row = row()
        app.fingerDown(at: CGPoint(50, 350))
        app.advance(by: 0.3)
        app.fingerMove(to: CGPoint(50, 100), duration: 0.3)
        app.fingersUp()
        expectEqual(headline(.view(row)), "error: a touch at (50, 350) reaches row, and loses it")
    }

    @Test func `SV-3: the headline says that a row of a list that scrolls at once does not receive the touch`() {
        let row = row()
        app.fingerDown(at: CGPoint(50, 350))
        app.fingerMove(to: CGPoint(50, 100), duration: 0.1)
        app.fingersUp()
        expectEqual(headline(.view(row)), "error: a touch at (50, 350) reaches row, and does not receive it")
    }

    @Test func `DL-19: the headline says that a view that leaves its window loses the touch`() {
        let card = LoggingView(passesOn: false).placed("card", 0, 0, 100, 100, in: window)
        app.fingerDown(at: CGPoint(50, 50))
        card.removeFromSuperview()
        app.fingersUp()
        expectEqual(headline(.view(card)), "error: a touch at (50, 50) reaches card, and loses it")
    }

    @Test func `C-26: the headline says that a moving press on a button with a menu has no effect`() {
        let button = UIButton().placed("chooser", 100, 100, 120, 40, in: window)
        button.menu = UIMenu(children: [UIAction(title: "By name") { _ in }])
        app.fingerDown(at: CGPoint(110, 120))
        app.fingerMove(to: CGPoint(180, 120), duration: 0.2)
        app.fingersUp()
        expectEqual(
            headline(.event(button, .menuActionTriggered)),
            "error: a touch at (110, 120) reaches chooser, and nothing comes of it")
    }

    @Test func `G-14: the advice for an ignored touch names the class that ignores it`() {
        final class OneFinger: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                for touch in touches where numberOfTouches > 1 { ignore(touch, for: event) }
            }
        }
        let recognizer = OneFinger()
        let card = UIView().placed("card", 0, 0, 100, 100, in: window)
        card.isMultipleTouchEnabled = true
        card.addGestureRecognizer(recognizer)
        app.fingerDown(1, at: CGPoint(30, 50))
        app.fingerDown(2, at: CGPoint(70, 50))
        let report = app.application.explain(app.records, touch: 2, wanting: recognizer)
        expectEqual(report?.causes, [.ignoresTouch(Mention(recognizer))])
        expectEqual(report?.advice.map(\.words), ["check where OneFinger calls ignore(_:for:)"])
        app.fingersUp()
    }
}
