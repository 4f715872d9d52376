import Foundation
import TouchstoneCore

/// Touchstone extension: one call of a responder's method in a test's application, such as `touchesBegan photo`.
///
/// Two events are equal if they have the same method and the same receiver. Compare `touches` and `time` separately.
///
/// ```swift
/// app.fingerTap(at: photo)
/// #expect(app.events == [.began(photo), .ended(photo)])
/// ```
public struct TestEvent: Sendable {
    /// The method that was called.
    public let method: ForwardedMethod
    /// The receiver's name, which no other object in the log has; see `TestApplication.events`.
    public let receiver: String
    /// The numbers of the touches, counted from 1 in the order in which the fingers went down; empty for other methods.
    public let touches: [Int]
    /// The time of the call in seconds on the application's clock; of the first call if several moves are one event.
    public let time: TimeInterval
    /// The number of calls that the event stands for: consecutive moves of one receiver are one event.
    public internal(set) var count = 1
    private let identity: ObjectIdentifier?

    init(
        _ method: ForwardedMethod, _ receiver: String, identity: ObjectIdentifier?, touches: [Int], time: TimeInterval
    ) {
        self.method = method
        self.receiver = receiver
        self.identity = identity
        self.touches = touches
        self.time = time
    }

    /// Creates an event to compare with, from its method and receiver.
    ///
    /// - Parameters:
    ///   - method: The method that is expected.
    ///   - receiver: The view, controller or other responder that is expected to receive it.
    @MainActor
    public init(_ method: ForwardedMethod, _ receiver: UIResponder) {
        let name = TestApplication.scoped?.eventNames.name(of: receiver) ?? String(describing: type(of: receiver))
        self.init(method, name, identity: ObjectIdentifier(receiver), touches: [], time: 0)
    }

    /// A receiver is sent `touchesBegan(_:with:)`.
    @MainActor public static func began(_ receiver: UIResponder) -> TestEvent { TestEvent(.touchesBegan, receiver) }
    /// A receiver is sent `touchesMoved(_:with:)`, once or several times in a row.
    @MainActor public static func moved(_ receiver: UIResponder) -> TestEvent { TestEvent(.touchesMoved, receiver) }
    /// A receiver is sent `touchesEnded(_:with:)`.
    @MainActor public static func ended(_ receiver: UIResponder) -> TestEvent { TestEvent(.touchesEnded, receiver) }
    /// A receiver is sent `touchesCancelled(_:with:)`.
    @MainActor public static func cancelled(_ receiver: UIResponder) -> TestEvent {
        TestEvent(.touchesCancelled, receiver)
    }
}

extension TestEvent: Equatable {
    /// Whether both events have the same method and the same receiver.
    public static func == (one: TestEvent, other: TestEvent) -> Bool {
        guard one.method == other.method else { return false }
        guard let own = one.identity, let others = other.identity else { return one.receiver == other.receiver }
        return own == others
    }
}

extension TestEvent: CustomStringConvertible {
    /// The method and the receiver, such as `touchesBegan photo`.
    public var description: String { "\(method.rawValue) \(receiver)" }
}

extension TestApplication {
    /// The calls of responders' touch, press, motion and remote control methods since the last `clear()`, in order.
    ///
    /// Consecutive moves of one receiver are one event. Only the first receiver of a call is listed, not the responders
    /// to which it passes the call on. A receiver is named by its accessibility identifier, otherwise by its title or
    /// accessibility label, otherwise by the property that holds it (`CartController.payButton`), otherwise by its
    /// class. If two objects would have the same name, the second one is called `UIButton 2`.
    ///
    /// An untraced application has no events; reading them is an issue of the test.
    public var events: [TestEvent] {
        var events: [TestEvent] = []
        for record in records {
            guard case .delivered(let method, let receiver, let touches) = record.fact else { continue }
            let object = application.trace.object(numbered: receiver.id)
            let event = TestEvent(
                method, eventNames.name(of: receiver), identity: object.map { ObjectIdentifier($0) }, touches: touches,
                time: record.time)
            if method == .touchesMoved, let last = events.last, last == event {
                events[events.count - 1].count += 1
            } else {
                events.append(event)
            }
        }
        return events
    }

    /// Expects the events since the last `clear()`; a difference is an issue of the test, shown event by event.
    ///
    /// - Parameter expected: The events that are expected, in order.
    /// - Returns: Whether the events are as expected.
    @discardableResult
    public func expectEvents(
        _ expected: [TestEvent], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Bool {
        let actual = events
        guard actual != expected else { return true }
        func text(_ events: [TestEvent]) -> String { events.map(\.description).joined(separator: "\n") }
        let difference =
            EventLogFile.difference(expected: text(expected), actual: text(actual))
            ?? "  The names are equal, but the receivers are different objects."
        recordsIssue(
            TestIssue(
                "The events are not as expected (- expected, + actual).\n\(difference)",
                at: TestSite(fileID: fileID, filePath: filePath, line: line, column: column)))
        return false
    }
}
