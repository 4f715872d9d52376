import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import TouchstoneWebHost

/// The outcomes of touches that the page receives with the records.
@Suite(.application) @MainActor
struct PageReaderTests {
    private let app = TestApplication.current

    /// The outcomes in the order in which the page receives them, if it receives the records of each iteration together.
    private var phrases: [String] {
        var reader = PageReader()
        var phrases: [String] = []
        func add(_ outcomes: [PageOutcome]) { phrases += outcomes.map { "\($0.phrase) \($0.view?.name ?? "no view")" } }
        for record in app.records {
            if case .portFired = record.fact { add(reader.endIteration()) }
            add(reader.read(record).outcomes)
        }
        add(reader.endIteration())
        return phrases
    }

    private func box(delayedBy recognizer: UIGestureRecognizer) -> UIView {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        box.accessibilityIdentifier = "box"
        recognizer.delaysTouchesBegan = true
        box.addGestureRecognizer(recognizer)
        app.makeWindow().addSubview(box)
        return box
    }

    @Test func `G-39: a tap that a swipe delays is never reported as not delivered`() {
        let box = box(delayedBy: UISwipeGestureRecognizer())
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        // The last outcome adds that no responder handled the touch.
        expectEqual(phrases, ["is delayed for box", "went to box", "went to box"])
        withExtendedLifetime(box) {}
    }

    @Test func `Two touches of one finger have different numbers, in their records and their outcomes`() {
        let box = box(delayedBy: UITapGestureRecognizer())
        for _ in 0..<2 {
            app.fingerTap(at: CGPoint(x: 50, y: 50))
            app.advance(by: 1)
        }
        var reader = PageReader()
        let read = app.records.map { reader.read($0) }
        let bound = read.filter { if case .bound = $0.record.fact { true } else { false } }
        expectEqual(bound.map(\.touchNumber), [1, 2])
        let delayed = read.flatMap(\.outcomes).filter { $0.arrival == .delayed }
        #expect(delayed.map(\.number) == [1, 2] && delayed.map(\.finger) == [1, 1])
        withExtendedLifetime(box) {}
    }

    @Test func `G-40: a tap that is recognized instead is reported as not delivered`() {
        let box = box(delayedBy: UITapGestureRecognizer())
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        expectEqual(phrases, ["is delayed for box", "was not delivered to box"])
        withExtendedLifetime(box) {}
    }
}
