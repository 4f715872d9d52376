import Foundation
import Testing
import TouchstoneRecording
import TouchstoneScenarios
import TouchstoneTesting
import UIKit

/// What is told of a touch after the fact.
@MainActor
struct TouchStoryTests {
    private func stories(_ yaml: String) throws -> [TouchStory] {
        TouchStory.all(in: try ScenarioRun(Scenario(yaml: "title: t\n" + yaml, file: "t")).play().records)
    }

    @Test func `G-39: who held it back and how long`() throws {
        let story = try stories(
            """
            views:
              - {name: V, frame: [0, 0, 390, 844], touches: handle, gestures: [{type: swipe, name: swipe, delaysBegan: true}]}
            steps:
              - press: [100, 200]
            """)[0]
        #expect(story.outcome.words == "handled by V")
        #expect(
            story.text == """
                Touch 1 (finger 1) went down at (100, 200) after 0 s and lifted 1 s later, in the same place. The hit test \
                gave it to V. swipe watched it. Its beginning was held back from V for 0.5 s, until swipe failed (G-39). \
                swipe failed after 0.5 s: moved 0 points in 0.5 s, needs 50. V heard touchesBegan and touchesEnded. V handled it and \
                passed it on to nobody.
                """)
    }

    @Test func `G-24: who waited for whom and won`() throws {
        let story = try stories(
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
        #expect(story.outcome.words == "recognized by single")
        #expect(
            story.sentences.suffix(6).dropLast(2) == [
                "single had matched after 0.05 s, but waited for double to fail (G-24).",
                "double failed after 0.4 s: tap 2 of 2 did not come within 0.35 s.",
                "single recognized after 0.4 s, having waited 0.35 s for double.",
                "single's action was sent after 0.4 s, 0.35 s after the lift.",
            ])
    }

    @Test func `G-21: who won over whom and what was cancelled`() throws {
        let story = try stories(
            """
            views:
              - name: V
                frame: [0, 0, 390, 844]
                gestures: [{type: pan, name: pan}, {type: longPress, name: press}]
            steps:
              - press: V
            """)[0]
        #expect(story.text.contains("press began after 0.5 s and so kept pan from it (G-19, G-21)."))
        #expect(story.text.hasSuffix("When press won, the touch was taken from V (DL-11, DL-18)."))
    }

    @Test func `HT-41: why it is nobodys`() throws {
        let story = try stories(
            """
            windows:
              - {name: window, frame: [0, 0, 100, 100]}
            steps:
              - tap: [200, 200]
            """)[0]
        #expect(story.outcome.words == "nobody's: no window has a view there")
        #expect(
            story.text.hasSuffix("It is nobody's: no window has a view there (HT-41). window (outside) declined."))
    }

    @Test func `RC-39: nobody took it`() throws {
        let story = try stories("views: [{name: V, frame: [0, 0, 390, 844]}]\nsteps: [{tap: V}]")[0]
        #expect(story.outcome.words == "dropped: nobody from V up the chain took it")
        #expect(story.text.hasSuffix("Nobody took it: it climbed V → window → UIApplication and was dropped (RC-39)."))
    }

    @Test func `DL-13: the second finger is kept from the view`() throws {
        let told = try stories(
            """
            views: [{name: V, frame: [0, 0, 390, 844], touches: handle}]
            steps:
              - down: {1: [100, 100]}
              - down: {2: [200, 200]}
              - up: [1, 2]
              - tap: [300, 300]
            """)
        #expect(told.map(\.touch.number) == [1, 2, 3])
        #expect(told.map(\.touch.finger) == [1, 2, 1])
        #expect(told[1].outcome.words == "kept from V")
        #expect(
            told[1].text.contains("V never hears of it: isMultipleTouchEnabled is false, and touch 1 is down in it"))
    }

    /// What is written as JSON is read as it was, for each record of each scenario.
    @Test func `A trace is read as it was written`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Scenarios").standardized.path
        var count = 0
        for file in try ScenarioFiles.all(in: [folder]) {
            let records = try ScenarioRun(Scenario(contentsOf: file)).play().records
            // What is not finite is null, which cannot be told apart any more.
            let text = records.map { TraceJSON($0).line + "\n" }.filter { !$0.contains(":null,\"y\"") }.joined()
            let reading = TraceReading(text)
            #expect(reading.problems == [])
            #expect(reading.records.map { TraceJSON($0).line + "\n" }.joined() == text)
            let facts = Set(records.filter { !$0.hasNumbers }.map { "\($0.fact)" })
            for read in reading.records where !read.hasNumbers { #expect(facts.contains("\(read.fact)")) }
            for story in TouchStory.all(in: reading.records) { #expect(!story.text.isEmpty) }
            count += records.count
        }
        #expect(count > 5000)
    }

    @Test func `A line that is no record is told`() {
        let reading = TraceReading(
            """
            {"n":1,"time":0,"kind":"note","text":"· a"}
            {"n":2,"time":0,"kind":"nonsense","text":"b"}
            {"n":3,"time":0
            {"n":4,"time":0,"kind":"drain","text":"c"}
            """)
        #expect(reading.records.map(\.fact) == [.note("a")])
        #expect(
            reading.problems.map(\.description) == [
                "line 2: “nonsense” is no `kind` of record that is known",
                "line 3: is not JSON; it may have been cut off",
                "line 4: there is no `samples`, which should be a whole number",
            ])
    }
}

extension TraceRecord {
    /// Whether it has numbers that the JSON rounds, or that are not finite.
    fileprivate var hasNumbers: Bool {
        switch fact {
        case .queued, .asked, .bound, .consumed, .scrolled: true
        default: false
        }
    }
}
