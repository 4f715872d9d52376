import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Expectations of a test about the reason why a touch does not reach a view.
@Suite(.application) @MainActor
struct ExpectedCauseTests {
    private let app = TestApplication.current
    private let window: UIWindow
    private let page = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    private let button = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 44))
    private let banner = UIView(frame: CGRect(x: 0, y: 120, width: 300, height: 60))

    init() {
        window = TestApplication.current.makeWindow()
        (page.accessibilityIdentifier, button.accessibilityIdentifier) = ("page", "button")
        banner.accessibilityIdentifier = "banner"
        window.addSubview(page)
        page.addSubview(button)
        button.addAction(UIAction { _ in }, for: .touchUpInside)
    }

    /// The expectations of the table that hold for a touch of the button, by their names.
    private func held(_ table: KeyValuePairs<String, ExpectedCause>) -> [String] {
        app.settle()
        app.recordsIssue = { _ in }
        let report = app.application.explainTouch(at: CGPoint(x: 50, y: 160), wanting: button)
        return table.filter { report.expect($0.value) }.map(\.key)
    }

    private var table: KeyValuePairs<String, ExpectedCause> {
        [
            "nothing": .nothing, "banner": .covered(by: banner), "page covers": .covered(by: page),
            "hidden page": .hidden(page), "hidden button": .hidden(button), "page off": .interactionDisabled(page),
            "button off": .interactionDisabled(button), "transparent page": .transparent(page),
            "transparent button": .transparent(button), "outside page": .outside(page),
            "outside button": .outside(button), "no window": .notInAWindow(button),
            "any hidden": .cause(.hidden), "any outside": .cause(.outside),
        ]
    }

    @Test func `Only the expectation of the actual cause holds, and only for its view`() {
        expectEqual(held(table), ["nothing"])
        page.isHidden = true
        expectEqual(held(table), ["hidden page", "any hidden"])
        page.isHidden = false
        button.isUserInteractionEnabled = false
        expectEqual(held(table), ["button off"])
        button.isUserInteractionEnabled = true
        page.alpha = 0.005
        expectEqual(held(table), ["transparent page"])
        page.alpha = 1
        button.frame.origin.y = 70
        expectEqual(held(table), ["outside button", "any outside"])
        button.frame.origin.y = 40
        page.frame.size.height = 50
        expectEqual(held(table), ["outside page", "any outside"])
        page.frame.size.height = 300
        button.removeFromSuperview()
        expectEqual(held(table), ["no window"])
    }

    @Test func `A view covers if it or a view in it receives the touch, as a sibling or in a window in front`() {
        window.addSubview(banner)
        expectEqual(held(table), ["banner"])
        let label = UIView(frame: banner.bounds)
        banner.addSubview(label)
        expectEqual(held(["banner": .covered(by: banner), "label": .covered(by: label)]), ["banner", "label"])
        let other = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
        banner.addSubview(other)
        banner.removeFromSuperview()
        let front = app.makeWindow("front")
        front.windowLevel = .alert
        front.addSubview(banner)
        expectEqual(
            held([
                "front": .covered(by: front), "banner": .covered(by: banner), "other": .covered(by: other),
                "page": .covered(by: page), "window": .covered(by: window),
            ]), ["front", "banner"])
    }

    @Test func `An expectation that fails is an issue with the actual cause, at the place of the call`() {
        var issues: [TestIssue] = []
        app.recordsIssue = { issues.append($0) }
        page.isHidden = true
        app.settle()
        let place = CGPoint(x: 50, y: 160)
        let report = app.application.explainTouch(at: place, wanting: button)
        #expect(report.expect(.hidden(page)))
        #expect(issues.isEmpty)
        let line = #line + 1
        #expect(!report.expect(.covered(by: banner)))
        #expect(!app.application.explainTouch(at: place, wanting: window).expect(.hidden(window)))
        #expect(!app.application.explainTouch(at: place, wanting: nil).expect(.hidden(page)))
        expectEqual(issues.map(\.site.line), [line, line + 1, line + 2])
        let lines = issues.map { $0.message.components(separatedBy: "\n").prefix(2) }
        expectEqual(
            lines.map { $0.first ?? "" },
            [
                "Expected of button: it is covered by banner.", "Expected of window: hidden of window.",
                "Expected: hidden of page.",
            ])
        expectEqual(lines[0].last?.hasPrefix("The truth: page is hidden"), true)
        expectEqual(lines[1].last, "The truth: it receives the touch.")
        expectEqual(
            lines[2].last,
            "The truth: no view was specified that should receive the touch; use explainTouch(at:wanting:).")
    }

    // MARK: Logs of an application

    @Test func `The logs of hit testing and of delivery each have their part of the event log`() {
        page.addSubview(banner)
        banner.frame = CGRect(x: 200, y: 0, width: 100, height: 300)
        app.settle()
        app.clear()
        app.fingerTap(at: button)
        expectEqual(
            app.verdicts,
            "banner: outside, button: hit, page: returns button, window: returns button")
        expectEqual(app.deliveries, "touchesBegan button, touchesEnded button")
        #expect(app.hitTest.contains("banner") && !app.hitTest.contains("touchesBegan"))
        #expect(app.delivery.contains("touchesBegan [1] → button") && !app.delivery.contains("banner"))
        for line in (app.hitTest + "\n" + app.delivery).split(separator: "\n") {
            #expect(app.eventLog.contains(line))
        }
        app.clear()
        expectEqual(
            [app.eventLog, app.hitTest, app.delivery, app.verdicts, app.deliveries], Array(repeating: "", count: 5))
    }
}
