import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The application's clock as a Swift `Clock`.
@Suite(.application) @MainActor
struct ClockTests {
    private let app = TestApplication.current

    /// Application code that sleeps on a given clock.
    @MainActor private final class Ticker {
        var ticks: [Double] = []
        let task: Task<Void, any Error>

        init(_ times: Int, every interval: Duration, of app: TestApplication) {
            var tick: (() -> Void)?
            let (clock, now) = (app.application.clock.asClock as any Clock<Duration>, app.clock)
            task = Task {
                for _ in 0..<times {
                    try await clock.sleep(for: interval)
                    tick?()
                }
            }
            tick = { [unowned self] in ticks.append((now.now * 1000).rounded()) }
        }
    }

    /// Lets other tasks run without advancing the clock until the condition holds.
    private func comes(_ condition: () -> Bool) async -> Bool {
        for _ in 0..<500 where !condition() { await app.advance(by: .zero) }
        return condition()
    }

    private func sleeps(_ count: Int) async -> Bool { await comes { app.clock.sleepers == count } }

    @Test func `A sleeping task continues when the clock reaches its deadline`() async {
        let ticker = Ticker(3, every: .seconds(1), of: app)
        defer { ticker.task.cancel() }
        for second in 1...3 {
            #expect(await sleeps(1))
            await app.advance(by: .milliseconds(999))
            expectEqual(ticker.ticks.count, second - 1)
            await app.advance(by: .milliseconds(1))
            #expect(await comes { ticker.ticks.count == second })
        }
        expectEqual(ticker.ticks, [1000, 2000, 3000])
    }

    @Test func `runUntilIdle advances the clock to the deadlines of all sleeping tasks`() async {
        let ticker = Ticker(5, every: .seconds(60), of: app)
        defer { ticker.task.cancel() }
        for _ in 0..<100 where ticker.ticks.count < 5 { await app.runUntilIdle() }
        expectEqual(ticker.ticks, [60, 120, 180, 240, 300].map { $0 * 1000 })
    }

    @Test func `A cancelled task stops sleeping and the clock does not advance`() async {
        let clock = app.application.clock.asClock
        var ended: (any Error)?
        let task = Task {
            do { try await clock.sleep(for: .seconds(1)) } catch { ended = error }
        }
        #expect(await sleeps(1))
        task.cancel()
        #expect(await comes { ended is CancellationError })
        expectEqual(app.clock.sleepers, 0)
        expectEqual(app.clock.now, 0)
    }

    @Test func `A sleep until a past time returns immediately`() async throws {
        let clock = app.application.clock.asClock
        try await clock.sleep(until: clock.now)
        app.advance(by: 2)
        expectEqual(clock.now.sinceBoot, .seconds(2))
        try await clock.sleep(until: clock.now.advanced(by: .seconds(-1)))
        let took = try await clock.measure { try await clock.sleep(for: .zero) }
        expectEqual(took, .zero)
    }

    @Test func `A detached task can sleep on the clock`() async {
        let clock = app.application.clock.asClock
        var time: Duration?
        let task = Task.detached {
            try await clock.sleep(for: .seconds(1))
            return clock.now.sinceBoot
        }
        defer { task.cancel() }
        Task { time = try await task.value }
        #expect(await sleeps(1))
        await app.advance(by: .seconds(5))
        #expect(await comes { time != nil })
        #expect(time! >= .seconds(1))
    }
}
