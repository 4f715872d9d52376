import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The annotations that a trace stores for explanations. Their number does not grow with the number of touches.
@Suite(.application) @MainActor
struct RecollectionTests {
    private let app = TestApplication.current
    private var recollection: Recollection { app.application.trace.recollection }

    private var weightOfEntries: Int { recollection.entries.reduce(0) { $0 + $1.annotation.weight } }

    @Test func `A trace keeps the newest annotations up to a limit`() {
        let count = 3 * Recollection.mostWeight
        for number in 1...count { app.application.trace.rememberUnrepeated(.portFired(inputs: number)) }
        #expect(recollection.weight <= Recollection.mostWeight)
        expectEqual(recollection.weight, weightOfEntries)
        #expect(recollection.entries.count >= Recollection.mostWeight / 2)
        expectEqual((recollection.entries.last?.annotation as? Unrepeated)?.fact, .portFired(inputs: count))
    }

    @Test func `A touch counts toward the limit by the size of its view tree`() {
        let window = app.makeWindow()
        // The touches are outside the container, so they hit none of its views.
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        window.addSubview(container)
        for _ in 0..<1000 { container.addSubview(UIView()) }
        for _ in 0..<Recollection.mostWeight / 1000 + 20 { app.fingerTap(at: CGPoint(x: 100, y: 100)) }
        #expect(recollection.weight <= Recollection.mostWeight)
        expectEqual(recollection.weight, weightOfEntries)
        let snapshots = recollection.entries.count { $0.annotation is ViewTreeSnapshot }
        #expect(snapshots > 0 && snapshots <= Recollection.mostWeight / 1000)
    }
}
