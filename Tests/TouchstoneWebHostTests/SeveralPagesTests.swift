import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneWebHost
import UIKit

/// Pages that share an application: what each receives, and what remains when one leaves.
@Suite(.application, .serialized, .timeLimit(.minutes(30))) @MainActor
struct SeveralPagesTests {
    private func isActive(_ hosted: HostedApplication) -> Bool { hosted.app.application.applicationState == .active }

    @Test func `The page that remains keeps receiving pictures, and its visibility alone counts`() async throws {
        let hosted = try HostedApplication()
        let one = try await hosted.openPage()
        let other = try await hosted.openPage()
        try other.send(#"{"type":"active","value":false}"#)
        one.leave()
        try await hosted.until("the hidden page remains") { !isActive(hosted) }
        let count = other.messages("frame").count
        hosted.red.frame.origin.y = 50
        try await hosted.until("the page receives the change") { other.messages("frame").count > count }
        let next = try await hosted.openPage()
        try await hosted.until("a visible page is open") { isActive(hosted) }
        next.leave()
        try await hosted.until("only the hidden page is open") { !isActive(hosted) }
        other.leave()
        try await hosted.until("no page is open") { isActive(hosted) }
    }

    @Test func `A notice goes to the page that caused it`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        let other = try await hosted.openPage()
        let red = hosted.app.application.trace.subject(hosted.red).id
        let long = String(repeating: "x", count: 90)
        let messages = [
            #"{"type":"reset"}"#, #"{"type":"scene","id":"\#(long)"}"#,
            #"{"type":"wheel","x":100001,"y":0,"dx":0,"dy":1}"#, #"{"type":"hover","x":0,"y":-100001}"#,
            #"{"type":"resize","size":[0.5,480],"dark":false}"#, #"{"type":"resize","size":[320],"dark":false}"#,
            #"{"type":"change","object":\#(red),"key":"alpha","value":"much"}"#,
            #"{"type":"hello","size":[390,844],"scale":2,"dark":false,"trace":true,"now":1000}"#,
        ]
        for message in messages { try page.send(message) }
        try await hosted.until("all are answered") { page.notices.count >= messages.count }
        let notices = page.messages("notice").map { "\($0["level"] ?? "none"): \($0["text"] ?? "none")" }
        let size = "error: A size is two numbers from 1 to 16384, the width and height in points."
        expectEqual(
            Array(notices.prefix(6)),
            [
                "info: This application has no scenes to start anew.",
                "error: There is no scene called \"\(long.prefix(80))\".",
                "error: A message was ignored: the wheel's place or movement is beyond any screen.",
                "error: A message was ignored: the pointer's place is beyond any screen.", size, size,
            ])
        #expect(notices[6].hasPrefix("error: Not changed. "))
        expectEqual(notices[7], "error: A page sends hello only once.")
        expectEqual(other.notices, [])
        expectEqual(hosted.app.application.screen.bounds.size, CGSize(width: 390, height: 844))
    }

    @Test func `What the application copies reaches all pages, unless it is too long`() async throws {
        let hosted = try HostedApplication()
        let pages = [try await hosted.openPage(), try await hosted.openPage()]
        hosted.app.application.pasteboard.string = "first"
        try await hosted.until("both receive it") { pages.allSatisfy { !$0.messages("pasteboard").isEmpty } }
        for page in pages { expectEqual(page.messages("pasteboard").map { $0["text"] as? String }, ["first"]) }
        hosted.app.application.pasteboard.string = String(repeating: "y", count: 2_000_000)
        try await hosted.until("both are notified") { pages.allSatisfy { !$0.notices.isEmpty } }
        for page in pages {
            expectEqual(page.notices, ["What was copied is too long for the page's clipboard."])
            expectEqual(page.messages("pasteboard").count, 1)
        }
    }

    @Test(arguments: [(3, 3), (0.1, 0.25), (20, 8)] as [(Double, CGFloat)])
    func `The scale of a page is between a quarter and 8`(_ scale: Double, _ expected: CGFloat) async throws {
        let hosted = try HostedApplication()
        let page = try RawPage(hosted.host.url)
        try page.send(#"{"type":"hello","size":[320,480],"scale":\#(scale),"dark":true,"trace":false,"now":1000}"#)
        try await hosted.until("the screen has the size") {
            hosted.app.application.screen.bounds.size == CGSize(width: 320, height: 480)
        }
        expectEqual(hosted.app.application.screen.scale, expected)
        expectEqual(hosted.app.application.screen.userInterfaceStyle, .dark)
    }

    @Test func `A page that has not sent hello receives nothing but the request for it`() async throws {
        let hosted = try HostedApplication()
        let page = try RawPage(hosted.host.url)
        try page.touches((1, "began", 100, 200))
        try await hosted.until("it is answered") { !page.notices.isEmpty }
        expectEqual(page.notices, ["A page must send hello first."])
        #expect(page.messages("frame").isEmpty && page.messages("welcome").isEmpty)
        expectEqual(hosted.app.deliveries, "")
    }

    @Test func `A shake and remote commands of one page reach the first responder in their order`() async throws {
        final class Player: UIView {
            var events: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { events.append("began") }
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { events.append("ended") }
            override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                events.append("cancelled")
            }
            override func remoteControlReceived(with event: UIEvent?) {
                events.append("\(event?.subtype.rawValue ?? 0)")
            }
        }
        let hosted = try HostedApplication()
        let player = Player()
        hosted.window.addSubview(player)
        player.becomeFirstResponder()
        hosted.app.application.beginReceivingRemoteControlEvents()
        let page = try await hosted.openPage()
        for phase in ["began", "ended", "began", "cancelled"] {
            try page.send(#"{"type":"shake","phase":"\#(phase)"}"#)
        }
        for command in ["next", "toggle"] { try page.send(#"{"type":"remote","command":"\#(command)"}"#) }
        try await hosted.until("all have arrived") { player.events.count == 6 }
        let subtypes = [UIEvent.EventSubtype.remoteControlNextTrack, .remoteControlTogglePlayPause]
        expectEqual(player.events, ["began", "ended", "began", "cancelled"] + subtypes.map { "\($0.rawValue)" })
    }
}
