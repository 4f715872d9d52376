import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneRecording
import TouchstoneScenarios
import TouchstoneTesting
import UIKit

/// Descriptions of past touches.
@MainActor
struct TouchEventLogTests {
    private func eventLogs(_ yaml: String) throws -> [TouchEventLog] {
        TouchEventLog.all(in: try ScenarioRun(Scenario(yaml: "title: t\n" + yaml, file: "t")).play().records)
    }

    @Test func `G-39: the description names the recognizer that delayed the touch and the delay`() throws {
        let eventLog = try eventLogs(
            """
            views:
              - {name: V, frame: [0, 0, 390, 844], touches: handle, gestures: [{type: swipe, name: swipe, delaysBegan: true}]}
            steps:
              - press: [100, 200]
            """)[0]
        expectEqual(eventLog.outcome.words, "handled by V")
        expectEqual(
            eventLog.text,
            """
            Touch 1 (finger 1) went down at (100, 200) after 0 s and lifted 1 s later, in the same place. The hit test \
            gave it to V. swipe watched it. Its beginning was held back from V for 0.5 s, until swipe failed (G-39). \
            swipe failed after 0.5 s: moved 0 points in 0.5 s, needs 50. V received touchesBegan and touchesEnded. V handled it and \
            did not pass it on.
            """)
    }

    @Test func `G-24: the description names the recognizer that waited and the one it waited for`() throws {
        let eventLog = try eventLogs(
            """
            views:
              - name: V
                frame: [0, 0, 390, 844]
                gestures:
                  - {type: tap, name: single, requireToFail: [double]}
                  - {type: tap, name: double, taps: 2}
            steps:
              - tap: V
              - wait: 1
            """)[0]
        expectEqual(eventLog.outcome.words, "recognized by single")
        expectEqual(
            eventLog.sentences.suffix(6).dropLast(2),
            [
                "single had matched after 0.05 s, but waited for double to fail (G-24).",
                "double failed after 0.4 s: tap 2 of 2 did not come within 0.35 s.",
                "single recognized after 0.4 s, having waited 0.35 s for double.",
                "single's action was sent after 0.4 s, 0.35 s after the lift.",
            ])
    }

    @Test func `G-21: the description names the prevented recognizer and the cancelled view`() throws {
        let eventLog = try eventLogs(
            """
            views:
              - name: V
                frame: [0, 0, 390, 844]
                gestures: [{type: pan, name: pan}, {type: longPress, name: press}]
            steps:
              - press: V
            """)[0]
        #expect(eventLog.text.contains("press began after 0.5 s and so prevented pan (G-19, G-21)."))
        #expect(eventLog.text.hasSuffix("When press recognized, the touch was cancelled in V (DL-11, DL-18)."))
    }

    @Test func `HT-41: the description says why a touch belongs to no view`() throws {
        let eventLog = try eventLogs(
            """
            windows:
              - {name: window, frame: [0, 0, 100, 100]}
            steps:
              - tap: [200, 200]
            """)[0]
        expectEqual(eventLog.outcome.words, "no view: no window has a view there")
        #expect(
            eventLog.text.hasSuffix(
                "It belongs to no view: no window has a view there (HT-41). window (outside) declined."))
    }

    @Test(arguments: [
        ("windows: [{name: window, frame: [0, 0, 100, 100]}]\nsteps: [{tap: [200, 200]}]", "unbound"),
        ("views: [{name: V, frame: [0, 0, 390, 844]}]\nsteps: [{tap: V}]", "dropped"),
        ("views: [{name: V, frame: [0, 0, 390, 844], touches: handle}]\nsteps: [{tap: V}]", "handled"),
        ("views: [{name: V, frame: [0, 0, 390, 844], gestures: [{type: tap}]}]\nsteps: [{tap: V}]", "recognized"),
        (
            "views: [{name: V, frame: [0, 0, 390, 844]}]\nsteps: [{down: {1: [9, 9]}}, {down: {2: [99, 99]}}]",
            "suppressed"
        ),
    ])
    func `RC-39: the JSON of a description has a code for the outcome of the last touch`(_ yaml: String, _ code: String)
        throws
    {
        struct Line: Decodable {
            let touch: Int
            let outcome, code: String
        }
        let log = try #require(eventLogs(yaml).last)
        let line = try JSONDecoder().decode(Line.self, from: Data(log.json.utf8))
        expectEqual([line.code, line.outcome, "\(line.touch)"], [code, log.outcome.words, "\(log.touch.number)"])
    }

    @Test func `RC-39: the description says that no responder handled the touch`() throws {
        let eventLog = try eventLogs("views: [{name: V, frame: [0, 0, 390, 844]}]\nsteps: [{tap: V}]")[0]
        expectEqual(eventLog.outcome.words, "dropped: no responder in the chain from V handled it")
        #expect(
            eventLog.text.hasSuffix(
                "No responder handled it: it went up the chain V → window → UIApplication and was dropped (RC-39)."))
    }

    @Test func `DL-13: the description says that the view does not receive the second finger`() throws {
        let logs = try eventLogs(
            """
            views: [{name: V, frame: [0, 0, 390, 844], touches: handle}]
            steps:
              - down: {1: [100, 100]}
              - down: {2: [200, 200]}
              - up: [1, 2]
              - tap: [300, 300]
            """)
        expectEqual(logs.map(\.touch.number), [1, 2, 3])
        expectEqual(logs.map(\.touch.finger), [1, 2, 1])
        expectEqual(logs[1].outcome.words, "suppressed for V")
        #expect(
            logs[1].text.contains(
                "V never receives it: isMultipleTouchEnabled is false, and touch 1 is already in the view"))
    }

    /// The test writes and reads all records of all scenarios.
    @Test func `Every record of a trace is read from JSON as it was written`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Scenarios").standardized.path
        var count = 0
        for file in try ScenarioFiles.all(in: [folder]) {
            let records = try ScenarioRun(Scenario(contentsOf: file)).play().records
            // Numbers that are not finite are written as null and cannot be read again.
            let text = records.map { TraceJSON($0).line + "\n" }.filter { !$0.contains(":null,\"y\"") }.joined()
            let reading = TraceReading(text)
            expectEqual(reading.problems, [])
            expectEqual(reading.records.map { TraceJSON($0).line + "\n" }.joined(), text)
            let facts = Set(records.filter { !$0.hasNumbers }.map { "\($0.fact)" })
            for read in reading.records where !read.hasNumbers { #expect(facts.contains("\(read.fact)")) }
            for eventLog in TouchEventLog.all(in: reading.records) { #expect(!eventLog.text.isEmpty) }
            count += records.count
        }
        #expect(count > 5000)
    }

    @Test func `A line that is not a record is reported`() {
        let reading = TraceReading(
            """
            {"n":1,"time":0,"kind":"note","text":"· a"}
            {"n":2,"time":0,"kind":"nonsense","text":"b"}
            {"n":3,"time":0
            {"n":4,"time":0,"kind":"drain","text":"c"}
            """)
        expectEqual(reading.records.map(\.fact), [.note("a")])
        expectEqual(
            reading.problems.map(\.description),
            [
                "line 2: “nonsense” is no `kind` of record that is known",
                "line 3: is not JSON; it may have been cut off",
                "line 4: there is no `samples`, which should be a whole number",
            ])
    }
}

extension TraceRecord {
    /// Whether the record has numbers that JSON rounds or that are not finite.
    fileprivate var hasNumbers: Bool {
        switch fact {
        case .queued, .asked, .bound, .consumed, .scrolled: true
        default: false
        }
    }
}
