import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

@testable import TouchstoneWebHost

/// The messages that wait for a page that reads slowly.
struct PageOutboxTests {
    private func records(_ numbers: ClosedRange<Int>) -> [PageRecord] {
        numbers.map { PageRecord(record: TraceRecord(number: $0, time: 0, fact: .portFired(inputs: 1))) }
    }

    private func picture(_ number: Int) -> Picture {
        Picture(
            size: CGSize(width: 10, height: 10), list: DisplayList(), views: [], hasKeyboard: false, time: 0,
            recordNumber: number)
    }

    /// All frames until the end: the type of each message with the contents that identify it.
    private func frames(_ outbox: PageOutbox) async throws -> [String] {
        var lines: [String] = []
        while let frame = await outbox.next() {
            switch frame {
            case .pong(let data): lines.append("pong \(data.readableBytes)")
            case .close(_, let reason): lines.append("close \(reason)")
            case .text(let text):
                let message = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
                let type = (message["past"] as? Bool == true ? "past " : "") + (message["type"] as? String ?? "")
                let numbers = (message["records"] as? [[String: Any]])?.compactMap { $0["n"] as? Int } ?? []
                let content = (message["text"] ?? message["n"]).map { " \($0)" } ?? ""
                lines.append(type + content + (numbers.first.map { " \($0) to \(numbers.last ?? $0)" } ?? ""))
            }
        }
        return lines
    }

    @Test
    func `Frames of the protocol come first, then messages, the pasteboard, the past, the picture and the records`()
        async throws
    {
        let outbox = PageOutbox()
        outbox.add(records(7...8))
        outbox.show(picture(5))
        outbox.show(picture(6))
        outbox.replay([.mark("Scene"), .records(records(1...2)), .picture(picture(2))])
        outbox.copy("old")
        outbox.copy("new")
        outbox.post(ServerMessage.mark("message"))
        outbox.control(.pong(.init(string: "abc")))
        var lines: [String] = []
        for _ in 0..<8 {
            guard let frame = await outbox.next() else { break }
            switch frame {
            case .pong: lines.append("pong")
            case .close: lines.append("close")
            case .text(let text):
                let message = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
                let past = message["past"] as? Bool == true ? "past " : ""
                lines.append("\(past)\(message["type"] ?? "") \(message["text"] ?? message["n"] ?? "")")
            }
        }
        expectEqual(
            lines,
            [
                "pong", "mark message", "pasteboard new", "mark Scene", "past trace ", "past frame 2", "frame 6",
                "trace ",
            ])
        outbox.finish()
        try await expectEqual(frames(outbox), [])
    }

    @Test func `The newest 4,000 records wait, in messages of 500, and the page receives the number of skipped ones`()
        async throws
    {
        let outbox = PageOutbox()
        outbox.add(records(1...4000))
        outbox.add(records(4001...4001))
        var lines: [String] = []
        for _ in 0..<9 {
            guard case .text(let text)? = await outbox.next() else { break }
            let message = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            let numbers = (message["records"] as? [[String: Any]])?.compactMap { $0["n"] as? Int } ?? []
            lines.append((message["text"] as? String) ?? "\(numbers.first ?? 0) to \(numbers.last ?? 0)")
        }
        expectEqual(
            lines,
            ["This page reads too slowly: 1 trace record was skipped."]
                + (0..<8).map { "\(2 + 500 * $0) to \(501 + 500 * $0)" })
        outbox.add(records(1...4500))
        outbox.add(records(4501...5000))
        guard case .text(let text)? = await outbox.next() else { return }
        #expect(text.contains("This page reads too slowly: 1000 trace records were skipped."))
    }

    @Test func `At the end, the messages that must arrive and the last frame are sent, and nothing else`() async throws
    {
        let outbox = PageOutbox()
        for number in 1...65 { outbox.post(ServerMessage.mark("\(number)")) }
        for _ in 1...65 { outbox.control(.pong(.init())) }
        outbox.add(records(1...5000))
        outbox.show(picture(1))
        outbox.copy("text")
        outbox.replay([.mark("past")])
        outbox.finish(.close(.normalClosure, "first"))
        outbox.finish(.close(.normalClosure, "second"))
        #expect(outbox.isOver)
        let lines = try await frames(outbox)
        expectEqual(
            lines, Array(repeating: "pong 0", count: 64) + (1...64).map { "mark \($0)" } + ["close first"])
    }

    @Test func `A page that waits receives the next message immediately`() async throws {
        let outbox = PageOutbox()
        let waiting = Task { try await frames(outbox) }
        while !waiting.isCancelled, !outbox.isOver {
            await Task.yield()
            outbox.post(ServerMessage.mark("late"))
            outbox.finish(.close(.normalClosure, "end"))
        }
        try await expectEqual(waiting.value, ["mark late", "close end"])
    }

    // MARK: Pictures as differences

    private func picture(commands: [CGFloat]) -> Picture {
        var list = DisplayList()
        for x in commands { list.append(.clip(CGRect(x: x, y: 0, width: 1, height: 1), cornerRadius: 0)) }
        return Picture(
            size: CGSize(width: 10, height: 10), list: list, views: [], hasKeyboard: false, time: 0, recordNumber: 0)
    }

    @Test func `A picture is sent as differences if at most half of it changed`() {
        var messages = PictureMessages()
        messages.sendsChanges = true
        func kind(_ commands: [CGFloat]) -> String {
            messages.message(picture(commands: commands)).contains(#""changes""#) ? "changes" : "complete"
        }
        let many = (0..<100).map { CGFloat($0) }
        expectEqual(
            [
                many, many, many.map { $0 < 50 ? $0 + 0.5 : $0 }, many, many.map { $0 < 51 ? $0 + 0.5 : $0 }, [], many,
            ].map(kind),
            ["complete", "changes", "changes", "complete", "complete", "changes", "complete"])
    }

    @Test func `Differences that reach the size of a complete picture are followed by a complete one`() {
        var messages = PictureMessages()
        messages.sendsChanges = true
        let many = (0..<400).map { CGFloat($0) }
        var sizes: [(isComplete: Bool, size: Int)] = []
        for step in 0..<700 {
            let text = messages.message(picture(commands: many.map { $0 == 7 ? CGFloat(step % 10) / 10 : $0 }))
            sizes.append((!text.contains(#""changes""#), text.utf8.count))
        }
        let complete = sizes.indices.filter { sizes[$0].isComplete }
        #expect(complete.first == 0 && complete.count > 2)
        for (start, end) in zip(complete, complete.dropFirst()) {
            let sum = sizes[(start + 1)..<end].reduce(0) { $0 + $1.size }
            #expect(sum < sizes[start].size && sum + sizes[start + 1].size + 20 > sizes[start].size)
        }
    }

    @Test func `After 300 differences, a complete picture is sent`() {
        var messages = PictureMessages()
        messages.sendsChanges = true
        let many = (0..<3000).map { CGFloat($0) }
        let complete = (0..<320).filter { _ in !messages.message(picture(commands: many)).contains(#""changes""#) }
        expectEqual(complete, [0, 301])
    }
}
