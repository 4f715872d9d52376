import Foundation
import Testing
import TouchstoneExamples
import TouchstoneRecording
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A session that is recorded, written, read and played again comes out the same.
@MainActor
struct ReplayTests {
    /// An application with one of the lab's scenes.
    private func withScene<Result>(
        _ id: String, time: TimeInterval = 0, _ body: (TestApplication) throws -> Result
    ) rethrows -> Result {
        let app = TestApplication(time: time)
        return try TestApplication.$scoped.withValue(app) {
            try UIApplication.$current.withValue(app.application) {
                let scene = ExampleScene.all.first { $0.id == id }!
                let window = app.makeWindow(root: scene.make())
                app.settle()
                app.clear()
                return try withExtendedLifetime(window) { try body(app) }
            }
        }
    }

    @Test func aTapIsRecordedWrittenReadAndReplayed() throws {
        let (recording, story) = try withScene("order.red-last", time: 1000.1) { app in
            let recorder = app.record(title: "a tap")
            app.fingerTap(at: CGPoint(x: 195, y: 300))
            app.advance(by: 1)
            return (try recorder.stop(), app.records.map(\.fact))
        }
        #expect(recording.hasTurns)
        let reading = try Recording.read(recording.text)
        #expect(reading.problems == [])
        #expect(reading.isWhole)
        #expect(reading.recording.entries == recording.entries)
        #expect(reading.recording.header == recording.header)
        withScene("order.red-last") { app in
            let outcome = app.replay(reading.recording)
            #expect(outcome.difference == nil, "\(outcome.difference.map(String.init(describing:)) ?? "")")
            #expect(outcome.comparedRecords == recording.trace.count)
            #expect(app.records.map(\.fact) == story)
        }
    }

    @Test func theFirstDifferenceIsShownWithBothSides() throws {
        let recording = try withScene("order.red-last") { app in
            let recorder = app.record()
            app.fingerTap(at: CGPoint(x: 195, y: 300))
            return try recorder.stop()
        }
        withScene("order.blue-last") { app in
            let outcome = app.replay(recording)
            #expect(
                outcome.difference.map { "\($0)" } == """
                      0.0000 source0: 1 to handle
                      0.0000   window? (195, 300)
                      0.0000     root? (195, 300)
                    - 0.0000       stage? (171, 84)
                    + 0.0000       stage? (171, 102)
                    """)
        }
    }
}
