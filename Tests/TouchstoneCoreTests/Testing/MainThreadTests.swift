import Dispatch
import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The thread of tests on the main actor, which libraries check with `Thread.isMainThread`.
@Suite @MainActor
struct MainThreadTests {
    @Test(.application) func `A test with an application runs on the main thread`() {
        #expect(Thread.isMainThread)
        dispatchPrecondition(condition: .onQueue(.main))
    }

    @Test func `A test is on the main thread after it has waited`() async throws {
        try await Task.sleep(for: .milliseconds(5))
        #expect(Thread.isMainThread)
        await Task.yield()
        #expect(Thread.isMainThread)
    }

    @Test(.application) func `The main queue serves another thread that waits for it`() async {
        let wasMain = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
            DispatchQueue.global().async {
                done.resume(returning: DispatchQueue.main.sync { Thread.isMainThread })
            }
        }
        #expect(wasMain)
    }

    @Test nonisolated func `Work that returns to the main actor is on the main thread`() async {
        #expect(await MainActor.run { Thread.isMainThread })
    }
}
