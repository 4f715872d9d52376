import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneRecording
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Control events and cancellations in the texts that are made from a session.
@Suite(.application) @MainActor
struct ControlReportTests {
    private let app = TestApplication.current

    /// A tap of a button, a touch of a page that ends because the application enters the background, and a drag of the page.
    private func controlRecords() throws -> [TraceRecord] {
        let window = app.makeWindow()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        button.accessibilityIdentifier = "button"
        let page = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        page.accessibilityIdentifier = "page"
        window.addSubview(button)
        window.addSubview(page)
        app.settle()
        app.clear()
        let recorder = app.record(title: "controls")
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        app.fingerDown(at: CGPoint(x: 50, y: 150))
        app.enterBackground()
        app.enterForeground()
        app.fingerUp()
        app.fingerDrag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 250, y: 150), duration: 0.25)
        return try withExtendedLifetime(window) { TraceReading(try recorder.stop()).records }
    }

    @Test func `A card lists calls and effects by time, and counts those that are repeated in a row`() throws {
        let html = SessionReport(
            title: "controls", records: try controlRecords(), screen: CGSize(width: 300, height: 400), pictures: [:]
        ).html
        let lists = html.components(separatedBy: "<h3>Delivery</h3><ol>").dropFirst().map { part -> [String] in
            let rows = part.components(separatedBy: "</ol>").first ?? ""
            return rows.components(separatedBy: "</li>").dropLast().map {
                $0.replacing(/<[^>]*>/, with: " ").split(separator: " ").joined(separator: " ")
            }
        }
        expectEqual(lists.count, 3)
        let rest = "→ page → window → UIApplication → dropped"
        expectEqual(
            lists,
            [
                [
                    "+0 s touchesBegan → button", "+0 s button touchDown", "+0.05 s touchesEnded → button",
                    "+0.05 s button touchUpInside", "+0.05 s button primaryActionTriggered",
                ],
                ["+0 s touchesBegan \(rest)", "+0 s touchesCancelled \(rest)"],
                [
                    "+0 s touchesBegan \(rest)", "+0.033 s touchesMoved \(rest) ×15", "+0.267 s touchesEnded \(rest)",
                ],
            ])
    }

    @Test func `A Perfetto trace marks the effects and the cancellation of touches`() throws {
        let lines = PerfettoText(try controlRecords()).text.split(separator: "\n").filter {
            $0.contains(#""ph":"i","pid":1"#)
        }
        let moments = lines.map {
            $0.replacing("{\"name\":\"", with: "").replacing("\",\"ph\":\"i\",\"pid\":1,\"tid\":", with: " in ")
                .replacing(",\"ts\":", with: " at ").replacing(/,"s":"t"},?$/, with: "")
        }
        expectEqual(
            moments,
            [
                "bound to button in 1 at 0", "button touchDown in 1 at 0", "button touchUpInside in 1 at 50000",
                "button primaryActionTriggered in 1 at 50000", "bound to page in 2 at 50000",
                "cancelled: the application left the active state in 2 at 50000", "bound to page in 3 at 50000",
            ])
    }
}
