import Foundation
import TouchstoneText

extension Page {
    /// Plays one change of fingers on the page as real input, and waits until it has been handled.
    ///
    /// Only the given fingers are affected; the others stay where they are. ``TouchAction/end`` without fingers lifts
    /// all. The page receives a move with its next frame at the earliest: see ``nextFrame()``. As on a phone, its
    /// `touchmove` (not `pointermove`) starts only after about 15 pixels.
    ///
    /// - Parameters:
    ///   - action: The change.
    ///   - points: The fingers that change.
    ///   - moment: The time in the page's event; now by default. With a time, a busy machine does not make the finger
    ///     slower.
    /// - Throws: ``ChromiumError/impossibleTouch(_:)`` for the start of a finger that is already down, a move or end of
    ///   one that is not, and the cancellation of some fingers but not all.
    public func touch(_ action: TouchAction, _ points: [TouchPoint] = [], at moment: Date? = nil) async throws {
        let identifiers = Set(points.map(\.id))
        let all = input.withLock { $0.fingers }
        switch action {
        case .start:
            guard !points.isEmpty else { throw ChromiumError.impossibleTouch("a start without fingers") }
            try check(identifiers.intersection(all), "already down")
        case .move:
            guard !points.isEmpty else { throw ChromiumError.impossibleTouch("a move without fingers") }
            try check(identifiers.subtracting(all), "not down")
        case .end:
            try check(identifiers.subtracting(all), "not down")
        case .cancel:
            try check(identifiers.subtracting(all), "not down")
            guard points.isEmpty || identifiers == all else {
                throw ChromiumError.impossibleTouch("cancelling some fingers but not all")
            }
        }
        input.withLock { input in
            switch action {
            case .start: input.fingers.formUnion(identifiers)
            case .move: break
            case .end where !points.isEmpty: input.fingers.subtract(identifiers)
            case .end, .cancel: input.fingers = []
            }
        }
        let sent = action == .cancel ? [] : points
        var event: [String: JSONValue] = [
            "type": .string(action.rawValue), "touchPoints": .array(sent.map(parameters)),
        ]
        if let moment { event["timestamp"] = .number(moment.timeIntervalSince1970) }
        try await send("Input.dispatchTouchEvent", .object(event))
    }

    /// Plays one mouse event, in CSS pixels from the viewport's top-left corner.
    ///
    /// - Parameters:
    ///   - action: The kind of event.
    ///   - x: The horizontal position.
    ///   - y: The vertical position.
    ///   - button: The button that is pressed or released; a move uses one that is held.
    ///   - modifiers: The modifier keys that are held.
    ///   - clickCount: 2 for the second press and release of a double click.
    public func mouse(
        _ action: MouseAction, x: Double, y: Double, button: MouseButton = .left, modifiers: KeyModifiers = [],
        clickCount: Int = 1
    ) async throws {
        let held = input.withLock { input in
            switch action {
            case .pressed: input.buttons.insert(button)
            case .released: input.buttons.remove(button)
            case .moved: break
            }
            return input.buttons
        }
        // A move without a button would be hovering instead of dragging.
        let shown = action == .moved ? (held.contains(button) ? button : held.first) : button
        try await send(
            "Input.dispatchMouseEvent",
            [
                "type": .string(action.rawValue), "x": .number(x), "y": .number(y),
                "button": .string(shown?.rawValue ?? "none"),
                "buttons": .number(Double(held.map(\.bit).reduce(0, +))),
                "modifiers": .number(Double(modifiers.rawValue)),
                "clickCount": .number(action == .moved ? 0 : Double(clickCount)),
            ]
        )
    }

    /// Turns the mouse wheel at a position in CSS pixels; a positive `deltaY` scrolls down.
    public func wheel(x: Double, y: Double, deltaX: Double, deltaY: Double) async throws {
        try await send(
            "Input.dispatchMouseEvent",
            [
                "type": "mouseWheel", "x": .number(x), "y": .number(y), "deltaX": .number(deltaX),
                "deltaY": .number(deltaY),
            ]
        )
    }

    private func check(_ wrong: Set<Int>, _ what: String) throws {
        guard !wrong.isEmpty else { return }
        let fingers = wrong.sorted().map(String.init).joined(separator: ", ")
        throw ChromiumError.impossibleTouch("finger \(fingers) is \(what)")
    }

    private func parameters(_ point: TouchPoint) -> JSONValue {
        [
            "id": .number(Double(point.id)), "x": .number(point.x), "y": .number(point.y),
            "radiusX": .number(point.radiusX), "radiusY": .number(point.radiusY), "force": .number(point.force),
        ]
    }
}
