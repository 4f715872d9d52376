import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneViewDumps
import UIKit

/// Large and damaged dumps: reading them ends, in time proportional to their size.
@Suite
struct DumpSizeTests {
    @Test func `Siblings with the same verdict are grouped`() throws {
        var lines = ["<UIWindow: 0x1; frame = (0 0; 390 844)>"]
        for index in 0..<200 { lines.append("   | <UIView: 0x\(index + 2); frame = (0 \(index * 4); 390 4)>") }
        let report = try ViewDump(lines.joined(separator: "\n")).explainTouch(at: CGPoint(5, 401), wanting: "0x2")
        #expect(
            report.description.contains(
                "    UIView:201  (5, -395): outside, 395 points above\n    … 98 more, outside\n"))
        expectEqual(report.steps.count, 3)
        expectEqual(report.steps.map(\.more), [0, 98, 0])
    }

    @Test(arguments: [false, true])
    func `Dumps with thousands of siblings or hundreds of levels are explained`(_ isDeep: Bool) throws {
        var text = "<UIWindow: 0x1; frame = (0 0; 390 844)>\n"
        for index in 0..<3000 {
            let bars = String(repeating: "|", count: isDeep ? min(index + 1, 600) : 1)
            text += "\(bars) <UIView: 0x\(String(index + 2, radix: 16)); frame = (0 0; 390 844)>\n"
        }
        let report = try ViewDump(text).explainTouch(at: CGPoint(5, 5), wanting: "0x2")
        expectEqual(report.outcome, (isDeep ? .arrives : .blocked))
        #expect(report.description.count < 200_000)
    }

    /// Reading ends, problems have a line of the text, and outcome and causes agree.
    @Test(arguments: 0..<60)
    func `Damaged dumps are read without a contradiction`(_ seed: Int) {
        var generator = SeededRandomNumberGenerator(UInt64(seed) &+ 77)
        let samples = DumpTests.eras + DumpTests.elements + DumpShapeTests.shapes.map(\.text)
        for _ in 0..<20 {
            let text = damaged(samples[generator.below(samples.count)], &generator)
            guard let dump = try? ViewDump(text) else { continue }
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
            let written = text.components(separatedBy: "\\n").count + text.components(separatedBy: "\\\\n").count
            #expect(dump.problems.allSatisfy { (1...(lines + written)).contains($0.line) && !$0.message.isEmpty })
            let wanted = dump.names[generator.below(dump.count)]
            let report = try? dump.explainTouch(at: CGPoint(15, 35), wanting: wanted)
            guard let report else { continue }
            #expect(!report.description.isEmpty && !report.json.isEmpty)
            expectEqual((report.outcome == .blocked), report.causes.contains { $0.confidence != .cannotTell })
            #expect((report.outcome == .arrives) == report.causes.isEmpty || report.outcome == .cannotTell)
            #expect(report.causes.allSatisfy { !$0.restsOn.isEmpty && !$0.text.isEmpty })
        }
    }

    private func damaged(_ text: String, _ generator: inout SeededRandomNumberGenerator) -> String {
        var bytes = Array(text.utf8)
        for _ in 0...generator.below(12) where !bytes.isEmpty {
            let place = generator.below(bytes.count)
            switch generator.below(7) {
            case 0: bytes.removeSubrange(place..<min(bytes.count, place + generator.below(30)))
            case 1: bytes[place] = UInt8(generator.below(256))
            case 2: bytes.insert(contentsOf: Array("\n'<>;{}|=:(".utf8)[generator.below(11)...].prefix(3), at: place)
            case 3: bytes.removeSubrange(place...)
            case 4: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + generator.below(60))], at: place)
            case 5:
                bytes.insert(
                    contentsOf: Array(["nan", "-inf", "1e400", "0x", "\\n", "…"][generator.below(6)].utf8), at: place)
            default: bytes.insert(contentsOf: Array("99999999999999999999".utf8), at: place)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Ten times the text takes about ten times the work, not a hundred times.
    @Test(arguments: [
        "<", "<a", "<a<", "<UIView: 0x1; frame = (0 0; 1 1); text = '", "'; a", "\n   | <UIView: 0x1", "{{", "\\n", "(",
        "=<",
        "Button, 0x1, {{0, 0}, {1, 1}}, label: '", "Button, ", "&lt;", "\n|", "| ", ", 0x1 ",
        "<UIView: 0x1; frame = (0 0; 9 9)>", "<UIView; frame = (0 0; 9 9)>\n",
        "<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"9\" height=\"9\">", "<XCUIElementTypeOther x=\"0",
        "</a><![CDATA[",
        "{\"frame\":[0,0,9,9],\"children\":[", "[{\"frame\":", "{\"frame\":[0,0,9,9],\"depth\":1}\n",
        "element_num,depth,bounds,attributes\n0,1,\"[0,0][9,9]\",\"enabled=true\"\n",
        "- Hit: <UIView: 0x1; frame = (0 0; 9 9)>\nFailed to hit view at point {1, 1}\n", "not hittable\n",
    ])
    func `The work grows in proportion to the text`(_ part: String) {
        /// The processor time of this thread in seconds. Takes the minimum of several runs, since the
        /// first one also loads code and memory.
        func work(_ count: Int) -> Double {
            let text = String(repeating: part, count: count)
            return (0..<3).map { _ in
                let start = Self.processorTime
                if let dump = try? ViewDump(text) { _ = try? dump.explainTouch(at: CGPoint(0.5, 0.5), wanting: "0x1") }
                return Self.processorTime - start
            }.min() ?? 0
        }
        let (small, large) = (work(400), work(4000))
        // Below a millisecond, noise exceeds the effect of the text.
        #expect(large < 40 * max(small, 0.001), "\(part): \(small) s, \(large) s")
    }

    /// The processor time of this thread, in seconds.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
