import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestingTraits
import UIKit

@testable import TouchstoneWebHost

struct ListEditTests {
    @Test(arguments: [
        ("abcdef", "abcdef", ""), ("abcdef", "abXdeY", "2-3 X, 5-6 Y"), ("abc", "XYZ", "0-3 XYZ"),
        ("abcdef", "abef", "2-4 "), ("abef", "abcdef", "2-2 cd"), ("", "abc", "0-0 abc"), ("abc", "", "0-3 "),
        ("aaa", "aa", "2-3 "), ("abab", "ababab", "4-4 ab"),
    ])
    func `Edits transform the earlier list into the later one`(_ earlier: String, _ later: String, _ words: String) {
        let edits = ListEdit.edits(from: Array(earlier), to: Array(later))
        let shown = edits.map { "\($0.gone.lowerBound)-\($0.gone.upperBound) \(String($0.items))" }
        expectEqual(shown.joined(separator: ", "), words)
        var made = Array(earlier)
        for edit in edits.reversed() { made.replaceSubrange(edit.gone, with: edit.items) }
        expectEqual(String(made), later)
    }
}

@Suite(.application) @MainActor
struct PictureChangesTests {
    /// Opens a page that accepts changes instead of complete frames.
    private func open(_ hosted: HostedApplication, past: Bool = false) async throws -> RawPage {
        let page = try RawPage(hosted.host.url)
        try page.send(
            #"{"type":"hello","size":[390,844],"scale":2,"dark":false,"changes":true,"past":\#(past),"now":1000}"#)
        try await hosted.until("a picture comes") { page.messages("frame").contains { $0["past"] == nil } }
        return page
    }

    /// The commands and views of each frame that a page received, with changes applied.
    private func pictures(_ page: RawPage) throws -> [String] {
        var made: [[[Any]]] = []
        for message in page.messages("frame") {
            let changes = message["changes"] as? [String: [[Any]]]
            let lists = try ["commands", "views"].enumerated().map { index, key in
                guard let edits = changes?[key] else { return try #require(message[key] as? [Any]) }
                var items = try #require(made.last)[index]
                for edit in edits.reversed() {
                    let start = try #require(edit[0] as? Int)
                    let end = start + (try #require(edit[1] as? Int))
                    items.replaceSubrange(start..<end, with: try #require(edit[2] as? [Any]))
                }
                return items
            }
            made.append(lists)
        }
        return try made.map {
            String(decoding: try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys), as: UTF8.self)
        }
    }

    @Test(.application(tracing: .untraced)) func `A page without the trace receives no views`()
        async throws
    {
        let hosted = try HostedApplication()
        let page = try RawPage(hosted.host.url)
        try page.hello(trace: false)
        try await hosted.until("a picture comes") { !page.messages("frame").isEmpty }
        func views(_ page: RawPage) -> [Int] {
            page.messages("frame").map { ($0["views"] as? [Any])?.count ?? -1 }
        }
        func draws(_ color: String, _ page: RawPage) -> Bool {
            page.messages("frame").last.map { "\($0["commands"] ?? "")".contains(color) } == true
        }
        hosted.red.backgroundColor = .systemGreen
        try await hosted.until("the change is drawn") { draws("#34c759", page) }
        // Another page receives views, and this page still does not.
        let lab = try await hosted.openPage()
        #expect(views(lab).allSatisfy { $0 == 3 })
        hosted.red.backgroundColor = .systemOrange
        try await hosted.until("both draw it") { draws("#ff9500", page) && draws("#ff9500", lab) }
        #expect(views(page).allSatisfy { $0 == 0 } && views(lab).allSatisfy { $0 == 3 })
        lab.leave()
        // When the page starts to show the trace, it receives the views without a change on the screen.
        try page.send(#"{"type":"trace","value":true}"#)
        try await hosted.until("the views come") { views(page).last == 3 }
        try page.send(#"{"type":"trace","value":false}"#)
        try await hosted.until("the trace has no listener") { !hosted.app.application.trace.isListening }
        hosted.red.backgroundColor = .systemRed
        try await hosted.until("it is drawn") { draws("#ff3b30", page) }
        expectEqual(views(page).last, 0)
    }

    @Test func `A frame contains only what has changed`() async throws {
        let hosted = try HostedApplication()
        for index in 0..<300 {
            let view = UIView(frame: CGRect(x: 0, y: CGFloat(index), width: 9, height: 1))
            view.backgroundColor = .systemGray
            hosted.blue.addSubview(view)
        }
        hosted.app.advance(by: 1)
        let whole = try await hosted.openPage()
        let page = try await open(hosted)
        for step in 1...5 {
            switch step {
            case 1: hosted.red.backgroundColor = .systemGreen
            case 2: hosted.blue.subviews[150].removeFromSuperview()
            case 3: hosted.blue.subviews[10].frame.origin.x = 40
            case 4: hosted.blue.addSubview(UILabel(frame: CGRect(x: 0, y: 500, width: 90, height: 20)))
            default: hosted.blue.subviews.forEach { $0.frame.origin.x += 1 }
            }
            let before = (whole.messages("frame").count, page.messages("frame").count)
            hosted.app.advance(by: 1)
            try await hosted.until("both have the picture") {
                whole.messages("frame").count > before.0 && page.messages("frame").count > before.1
            }
            let (shown, expected) = (try pictures(page).last, try pictures(whole).last)
            expectEqual(shown, expected, "step \(step)")
            let message = try #require(page.messages("frame").last)
            let size = try JSONSerialization.data(withJSONObject: message).count
            #expect(step == 5 ? size > 40_000 : size < 2000, "step \(step): \(size) bytes")
        }
    }

    @Test func `A page that opens later can request earlier records and frames`() async throws {
        let hosted = try HostedApplication()
        let first = try await hosted.openPage()
        try first.touches((1, "began", 100, 300))
        try first.touches((1, "ended", 100, 300))
        _ = try await hosted.deliveries(2)
        hosted.red.backgroundColor = .systemGreen
        hosted.app.advance(by: 1)
        try await hosted.until("the first page receives a frame") { first.messages("frame").count >= 2 }
        func numbers(_ page: RawPage) -> [Int] { page.records.compactMap { $0["n"] as? Int } }
        let before = numbers(first)
        let page = try await open(hosted, past: true)
        // On a busy machine, something can happen after the page has opened. It is sent as present.
        let past = page.messages("trace").filter { $0["past"] as? Bool == true }
            .flatMap { $0["records"] as? [[String: Any]] ?? [] }.compactMap { $0["n"] as? Int }
        #expect(past.starts(with: before) && !before.isEmpty)
        expectEqual(numbers(page), numbers(first))
        // The first page may receive a frame after the second page.
        try await hosted.until("both pages show the same picture") {
            (try? pictures(page).last) == (try? pictures(first).last)
        }
        try expectEqual(pictures(page).last, pictures(first).last)
        // A page that does not request the past receives only what happens afterward.
        let other = try await hosted.openPage()
        #expect((other.messages("trace") + other.messages("frame")).allSatisfy { $0["past"] == nil })
    }
}
