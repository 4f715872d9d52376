import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import TouchstoneWebHost

/// The session history of the server. Its size does not grow with the number of messages.
@Suite(.application) @MainActor
struct SessionHistoryTests {
    private let app = TestApplication.current

    private func records(_ count: Int, from first: Int) -> [PageRecord] {
        (first..<first + count).map {
            PageRecord(record: TraceRecord(number: $0, time: 0, fact: .portFired(inputs: 1)))
        }
    }

    private func picture(_ commands: [DrawingCommand] = []) -> Picture {
        var list = DisplayList()
        for command in commands { list.append(command) }
        return Picture(
            size: CGSize(width: 390, height: 844), list: list, views: [], hasKeyboard: false, time: 0, recordNumber: 0)
    }

    private func bitmap(_ bytes: Int, _ first: UInt8) -> DrawingCommand {
        var data = Data(repeating: 0, count: bytes)
        data[0] = first
        let image = EncodedImage(data, mediaType: "image/png", pixelSize: CGSize(width: 1, height: 1))
        return .bitmap(image, part: nil, CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test func `The session history keeps the newest records up to a limit`() {
        var history = SessionHistory()
        for batch in 0..<30_000 { history.add(.records(records(10, from: batch * 10))) }
        let kept = history.items.flatMap { item in
            if case .records(let records) = item { records } else { [PageRecord]() }
        }
        #expect(history.weight <= SessionHistory.limit && history.weight > SessionHistory.limit * 8 / 10)
        expectEqual(history.weight, kept.count + history.items.count)
        expectEqual(kept.first.map { $0.record.number + kept.count }, 300_000)
    }

    @Test func `Empty frames and marks count toward the limit`() {
        var history = SessionHistory()
        for _ in 0..<2 * SessionHistory.limit { history.add(.picture(picture())) }
        #expect(history.items.count <= SessionHistory.limit)
        history.add(.mark("The end"))
        for _ in 0..<2 * SessionHistory.limit { history.add(.mark("A scene")) }
        #expect(history.items.count <= SessionHistory.limit)
    }

    @Test func `Images and paths count toward the limit by their size`() {
        let megabyte = 1 << 20
        var moving = SessionHistory()
        for number in 0..<30 { moving.add(.picture(picture([bitmap(megabyte, UInt8(number))]))) }
        #expect(moving.items.count <= SessionHistory.limit / (megabyte / 256))
        // Pictures share an image.
        var still = SessionHistory()
        let image = bitmap(megabyte, 0)
        for _ in 0..<100 { still.add(.picture(picture([image, image, .mask([image])]))) }
        expectEqual(still.items.count, 100)
        var drawing = SessionHistory()
        let path = CGMutablePath()
        path.addLines(between: (0..<4000).map { CGPoint(x: CGFloat($0), y: 0) })
        for _ in 0..<200 { drawing.add(.picture(picture([.fillPath(path, .winding, UIColor.red.cgColor)]))) }
        #expect(drawing.items.count <= 100)
    }

    /// Reusing the buffer's capacity would make each later batch as large as the first one.
    @Test func `A batch of records reserves little more memory than it needs`() throws {
        let window = app.makeWindow()
        let pages = OpenPages(application: app.application, title: "Test", scenes: [], show: nil)
        let member = try #require(pages.join(PageOutbox(), scale: 2, showsTrace: true, wantsPast: false))
        for number in 0..<450 { app.application.trace.note("note \(number)") }
        app.advance(by: 0)
        for _ in 0..<100 { app.fingerTap(at: CGPoint(x: 100, y: 100)) }
        var batches: [(count: Int, capacity: Int)] = []
        for case .records(let records) in pages.history.items { batches.append((records.count, records.capacity)) }
        #expect(batches.contains { $0.count >= 450 } && batches.count > 100)
        #expect(batches.allSatisfy { $0.capacity <= 2 * $0.count + 4 })
        pages.leave(member)
        withExtendedLifetime(window) {}
    }

    @Test func `An earlier frame is released after it has been sent`() async {
        struct Weak {
            weak var path: CGPath?
        }
        let outbox = PageOutbox()
        var paths: [Weak] = []
        func fill() {
            let items = (0..<3).map { _ in
                let path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
                paths.append(Weak(path: path))
                return SessionHistory.Item.picture(picture([.fillPath(path, .winding, UIColor.red.cgColor)]))
            }
            outbox.replay(items)
        }
        fill()
        for _ in 0..<2 { _ = await outbox.next() }
        // The third item is compared with the second one.
        expectEqual(paths.map { $0.path != nil }, [false, true, true])
    }
}
