import Foundation
import Testing
import TouchstoneExpectations
import UIKit

/// `objc_sync_enter` and `objc_sync_exit`, which `@synchronized` is made of.
struct SynchronizationTests {
    private final class Counter: @unchecked Sendable { var value = 0 }

    @Test func `One thread at a time is between enter and exit`() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<20_000 {
                objc_sync_enter(counter)
                counter.value += 1
                objc_sync_exit(counter)
            }
        }
        expectEqual(counter.value, 80_000)
    }

    @Test func `A thread that is inside can enter again`() {
        let counter = Counter()
        #expect(objc_sync_enter(counter) == 0 && objc_sync_enter(counter) == 0)
        counter.value += 1
        #expect(objc_sync_exit(counter) == 0 && objc_sync_exit(counter) == 0)
        // Another thread enters only if this one has left as often as it entered.
        let thread = DispatchQueue(label: "other")
        thread.async {
            objc_sync_enter(counter)
            counter.value += 1
            objc_sync_exit(counter)
        }
        thread.sync {}
        expectEqual(counter.value, 2)
    }
}
