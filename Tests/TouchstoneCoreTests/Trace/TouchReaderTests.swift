import Testing
import TouchstoneCore
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The touches that a reader of the trace finds, with their outcomes.
@Suite(.application) @MainActor
struct TouchReaderTests {
    private let app = TestApplication.current

    private var outcomes: [String] {
        TouchReader.touches(in: app.records).map { "\($0.number) \($0.arrival) \(words($0.outcome))" }
    }

    private func words(_ outcome: TouchReading.Outcome) -> String {
        switch outcome {
        case .unbound(.ignored): "no view, ignored"
        case .unbound: "no view"
        case .recognized(let winners): "recognized by \(winners.map(\.name))"
        case .suppressed(let view): "suppressed for \(view.name)"
        case .handled(let handler, let isCancelled): "handled by \(handler.name)\(isCancelled ? ", cancelled" : "")"
        case .dropped(let view): "dropped from \(view.name)"
        case .undelivered(let view): "undelivered to \(view.name)"
        }
    }

    /// The calls of each touch.
    private var calls: [String] {
        TouchReader.touches(in: app.records).map { touch in
            (["\(touch.number)"] + touch.deliveries.map { "\($0.method)" }).joined(separator: " ")
        }
    }

    private func view(_ type: UIView = UIView()) -> UIView {
        let window = app.makeWindow()
        type.accessibilityIdentifier = "box"
        type.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        window.addSubview(type)
        return type
    }

    @Test func `DL-22: a later touch of a finger that was ignored has its own outcome`() {
        let box = view()
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        app.application.beginIgnoringInteractionEvents()
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        app.application.endIgnoringInteractionEvents()
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        expectEqual(
            outcomes,
            [
                "1 delivered dropped from box", "2 unbound no view, ignored",
                "3 delivered dropped from box",
            ])
        withExtendedLifetime(box) {}
    }

    @Test func `G-40: a touch is delayed until its finger lifts and then not delivered`() {
        let box = view()
        let tap = UITapGestureRecognizer()
        tap.name = "tap"
        tap.delaysTouchesBegan = true
        box.addGestureRecognizer(tap)
        app.fingerDown(at: CGPoint(x: 50, y: 50))
        expectEqual(outcomes, ["1 delayed undelivered to box"])
        app.fingerUp()
        expectEqual(outcomes, ["1 undelivered recognized by [\"tap\"]"])
    }

    @Test func `G-39: a touch is delayed until a recognizer has decided, even if its lift is in the queue`() {
        let box = view()
        let swipe = UISwipeGestureRecognizer()
        swipe.delaysTouchesBegan = true
        box.addGestureRecognizer(swipe)
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        var reader = TouchReader()
        var arrivals: [String] = []
        for record in app.records {
            reader.add(record)
            if case .drainFired = record.fact { arrivals += reader.touches.values.map { "\($0.arrival)" } }
        }
        expectEqual(arrivals, ["unbound", "delayed"])
        expectEqual(outcomes, ["1 delivered dropped from box"])
    }

    @Test func `DL-1: a touch that an override of sendEvent keeps is not delivered`() {
        final class DeafWindow: UIWindow {
            override func sendEvent(_ event: UIEvent) {}
        }
        let window = DeafWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.makeKeyAndVisible()
        app.fingerDown(at: CGPoint(x: 50, y: 50))
        expectEqual(outcomes.map { $0.prefix(13) }, ["1 undelivered"])
        app.fingerUp()
        withExtendedLifetime(window) {}
    }

    @Test func `DL-13: a second finger is suppressed`() {
        let box = view()
        app.fingerDown(1, at: CGPoint(x: 50, y: 50))
        app.fingerDown(2, at: CGPoint(x: 150, y: 50))
        expectEqual(outcomes, ["1 delivered dropped from box", "2 suppressed suppressed for box"])
        app.fingerUp(2)
        app.fingerUp(1)
        withExtendedLifetime(box) {}
    }

    @Test func `RC-9: forwarded calls are attributed to the method they belong to`() {
        let (box, window, other) = (
            TraceSubject(name: "box", id: 1), TraceSubject(name: "window", id: 2), TraceSubject(name: "other", id: 3)
        )
        let facts: [TraceFact] = [
            .queued(touch: 1, phase: .began, location: .zero),
            .bound(touch: 1, view: box, window: window, location: .zero, tapCount: 1),
            .delivered(.touchesBegan, to: box, touches: [1]), .delivered(.touchesCancelled, to: box, touches: [1]),
            .forwarded(.touchesCancelled, from: box, to: window), .forwarded(.touchesBegan, from: box, to: other),
            .dropped(.touchesBegan, last: other),
        ]
        let records = facts.enumerated().map { TraceRecord(number: $0.offset + 1, time: 0, fact: $0.element) }
        let touch = TouchReader.touches(in: records).first
        expectEqual(touch?.delivery(.touchesBegan)?.hops.map(\.to.name), ["other"])
        expectEqual(touch?.delivery(.touchesBegan)?.droppedAt?.name, "other")
        expectEqual(touch?.delivery(.touchesCancelled)?.hops.map(\.to.name), ["window"])
        #expect(touch?.delivery(.touchesCancelled)?.droppedAt == nil)
    }

    @Test func `A reader that forgets old touches and moves finds the same outcomes`() {
        let box = view(UIScrollView())
        (box as? UIScrollView)?.contentSize = CGSize(width: 200, height: 9000)
        for _ in 0..<20 {
            app.fingerTap(at: CGPoint(x: 50, y: 50))
            app.fingerDown(at: CGPoint(x: 50, y: 150))
            app.fingerMove(to: CGPoint(x: 50, y: 110), duration: 0.5)
            app.fingerUp()
        }
        var (whole, brief) = (TouchReader(), TouchReader())
        var (expected, found) = ([String](), [String]())
        var most = 0
        for record in app.records {
            whole.add(record)
            brief.add(record)
            expectEqual(whole.changed, brief.changed)
            for number in whole.changed {
                expected += whole.touches[number].map { ["\($0.number) \($0.arrival) \(words($0.outcome))"] } ?? []
                found += brief.touches[number].map { ["\($0.number) \($0.arrival) \(words($0.outcome))"] } ?? []
            }
            if case .drainFired = record.fact { brief.forget(allBut: 4, moves: 8) }
            most = max(most, brief.touches.count)
        }
        #expect(expected.count > 500 && found == expected)
        #expect(most <= 9)
    }

    @Test func `G-40: each touch of a recognized double tap is cancelled once`() {
        let box = view()
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        box.addGestureRecognizer(tap)
        app.fingerDoubleTap(at: CGPoint(x: 50, y: 50))
        expectEqual(calls, ["1 touchesBegan touchesCancelled", "2 touchesBegan touchesCancelled"])
    }

    @Test func `G-40: the delayed end of a first tap is not a call of the second one`() {
        let box = view()
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        box.addGestureRecognizer(tap)
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        app.advance(by: 0.1)
        app.fingerDown(at: CGPoint(x: 50, y: 50))
        app.fingerMove(to: CGPoint(x: 150, y: 50), duration: 0.2)
        expectEqual(calls.map { $0.contains("touchesEnded") }, [true, false])
        app.fingerUp()
    }
}
