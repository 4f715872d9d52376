import Dispatch
import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Tests on the main actor run on the main thread, which libraries check with `Thread.isMainThread`.
@Suite @MainActor
struct MainThreadTests {
    @Test(.application) func `A test with an application runs on the main thread`() {
        #expect(Thread.isMainThread)
        dispatchPrecondition(condition: .onQueue(.main))
    }

    @Test func `A test is on the main thread after an await`() async throws {
        try await Task.sleep(for: .milliseconds(5))
        #expect(Thread.isMainThread)
        await Task.yield()
        #expect(Thread.isMainThread)
    }

    @Test(.application) func `The main queue runs a block of another thread during a test`() async {
        let wasMain = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
            DispatchQueue.global().async {
                done.resume(returning: DispatchQueue.main.sync { Thread.isMainThread })
            }
        }
        #expect(wasMain)
    }

    @Test nonisolated func `MainActor.run in a nonisolated test runs on the main thread`() async {
        #expect(await MainActor.run { Thread.isMainThread })
    }
}
