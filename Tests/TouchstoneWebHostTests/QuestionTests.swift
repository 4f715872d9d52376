import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneWebHost
import UIKit

/// A page asks why a view does not receive a touch.
@Suite(.application, .serialized, .timeLimit(.minutes(30))) @MainActor
struct QuestionTests {
    private func cover(_ hosted: HostedApplication) -> UIView {
        let cover = UIView(frame: hosted.window.bounds)
        cover.accessibilityIdentifier = "cover"
        hosted.window.addSubview(cover)
        return cover
    }

    private func number(_ view: UIView, _ hosted: HostedApplication) -> Int {
        hosted.app.application.trace.subject(view).id
    }

    @Test func `The explanation contains the cause and a change`() async throws {
        let hosted = try HostedApplication()
        let cover = cover(hosted)
        let page = try await hosted.openPage()
        try page.send(#"{"type":"explain","x":100,"y":300,"view":\#(number(hosted.red, hosted))}"#)
        try await hosted.until("an answer comes") { page.messages("explanation").count == 1 }
        let answer = try #require(page.messages("explanation").first)
        expectEqual(answer["at"] as? [Double], [100, 300])
        #expect((answer["wanted"] as? [String: Any])?["name"] as? String == "red")
        #expect((answer["hit"] as? [String: Any])?["id"] as? Int == number(cover, hosted))
        let cause = try #require((answer["causes"] as? [[String: Any]])?.first)
        #expect((cause["about"] as? [String: Any])?["name"] as? String == "cover")
        expectEqual((cause["changes"] as? [String])?.contains { $0.contains("isUserInteractionEnabled = false") }, true)
        // The question has no effect on the application.
        #expect(hosted.app.deliveries.isEmpty)
        #expect(!page.records.contains { $0["kind"] as? String == "asked" })
    }

    @Test func `An explanation without a wanted view contains the view that is hit`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        try page.send(#"{"type":"explain","x":100,"y":300}"#)
        try page.send(#"{"type":"explain","x":-5000,"y":300}"#)
        try await hosted.until("both are answered") { page.messages("explanation").count == 2 }
        #expect((page.messages("explanation")[0]["hit"] as? [String: Any])?["name"] as? String == "red")
        #expect(page.messages("explanation")[1]["hit"] is NSNull)
    }

    @Test(arguments: [
        (#"{"type":"explain","x":1e9,"y":1}"#, "the place to explain is beyond any screen"),
        (#"{"type":"explain","x":1,"y":1,"view":0.5}"#, "a view is identified by its number"),
        (#"{"type":"explain","x":1,"y":1,"view":-1}"#, "a view is identified by its number"),
        (#"{"type":"explain","x":1,"y":1,"view":1e300}"#, "a view is identified by its number"),
        (#"{"type":"explain","x":1,"y":1,"view":"red"}"#, "of the wrong type"),
        (#"{"type":"explain","x":null,"y":1}"#, "of the wrong type"),
        (#"{"type":"explain","y":1}"#, "\"x\" is missing"),
        (#"{"type":"explain","x":1,"y":1,"view":999999}"#, "not on the screen"),
    ])
    func `An invalid question causes a notice`(message: String, words: String) async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        try page.send(message)
        try await hosted.until("the page receives the notice") { page.notices.count == 1 }
        #expect(page.notices[0].contains(words))
        #expect(page.messages("explanation").isEmpty)
    }

    @Test func `A question about a removed view or another object causes a notice`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        let numbers = [number(hosted.blue, hosted), hosted.app.application.trace.subject(hosted.app.application).id]
        hosted.blue.removeFromSuperview()
        for number in numbers { try page.send(#"{"type":"explain","x":300,"y":300,"view":\#(number)}"#) }
        try await hosted.until("the page receives both notices") { page.notices.count == 2 }
        expectEqual(Set(page.notices), ["That view is not on the screen any more."])
    }

    @Test func `The number of steps in an explanation is limited`() async throws {
        let hosted = try HostedApplication()
        for _ in 0..<2000 { hosted.window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))) }
        let page = try await hosted.openPage()
        try page.send(#"{"type":"explain","x":100,"y":300}"#)
        try await hosted.until("an answer comes") { page.messages("explanation").count == 1 }
        let answer = page.messages("explanation")[0]
        expectEqual((answer["steps"] as? [Any])?.count, 300)
        expectEqual(answer["stepCount"] as? Int, 2003)
    }

    @Test func `A frame contains its time and the number of its last trace record`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        try page.touches((1, "began", 100, 300))
        _ = try await hosted.deliveries(1)
        hosted.red.backgroundColor = .systemGreen
        func newest() -> Int? { page.records.compactMap { $0["n"] as? Int }.max() }
        try await hosted.until("the frame has the number of the newest record") {
            newest() ?? 0 > 10 && page.messages("frame").last?["n"] as? Int == newest()
        }
        let frame = try #require(page.messages("frame").last)
        #expect(frame["time"] as? Double ?? 0 > 0)
    }
}
