import TouchstoneCore

extension UIApplication {
    /// Touchstone extension: explains why a past touch did not have the expected effect on `wanted`.
    ///
    /// The report uses the state recorded at that time, which the trace remembers for a while if it has a listener.
    ///
    /// - Parameters:
    ///   - records: The trace records, beginning before the touch-down.
    ///   - touch: The finger's number, or `nil` for the finger that went down last.
    ///   - wanted: The view, recognizer or view controller that should have had the touch.
    /// - Returns: The report, or `nil` if the records contain no such touch-down.
    public func explain(
        _ records: [TraceRecord], touch: Int? = nil, wanting wanted: any TouchExplanation.Taker
    ) -> TouchExplanation? {
        TouchExplanation.Wanted(wanted).flatMap { explain(records, touch: touch, for: $0) }
    }

    /// Touchstone extension: explains why a past touch did not have the wanted effect.
    ///
    /// - Parameters:
    ///   - records: The trace records, beginning before the touch-down.
    ///   - touch: The finger's number, or `nil` for the finger that went down last.
    ///   - wanted: The effect that the touch should have had.
    /// - Returns: The report, or `nil` if the records contain no such touch-down. Why a responder is not first responder
    ///   is explained without a touch as well.
    public func explain(
        _ records: [TraceRecord], touch: Int? = nil, for wanted: TouchExplanation.Wanted
    ) -> TouchExplanation? {
        let found = TouchPast(self, records, finger: touch)
        if let found, touch != nil || !found.ledToScrolling(wanted) { return TouchExplanation(found, wanting: wanted) }
        guard touch == nil else { return nil }
        let past = TouchPast(self, withoutTouch: records)
        switch wanted {
        case .firstResponder(let responder): return TouchExplanation(withoutTouch: past, responder)
        case .recognizer(let pan as ScrollPan):
            return (pan.view as? UIScrollView).map { TouchExplanation(withoutTouch: past, scrolling: $0, by: pan) }
        case .event(let field as UITextField, let event) where event.isSubset(of: .allEditingEvents):
            return TouchExplanation(withoutTouch: past, editing: field, event)
        case .view, .event, .recognizer, .controller, .item: return nil
        }
    }
}
