import TouchstoneCore

/// Checks that each window has a first responder of its own (RC-21), which resigns when it leaves the window (RC-22).
@MainActor
struct ResponderContract {
    /// The first responder of each window, by the window's number in the trace.
    private var firsts: [Int: TraceSubject] = [:]

    mutating func receive(_ record: TraceRecord) -> Breach? {
        guard case .firstResponder(let responder, let window) = record.fact else { return nil }
        let isTaken = firsts.contains { $0.key != window.id && $0.value.id == responder?.id }
        firsts[window.id] = responder
        guard let responder, isTaken else { return nil }
        return Breach(
            "RC-21", "\(responder.name) becomes first responder of \(window.name), and is that of another window")
    }

    /// Checks the contract while no input is down.
    func rest(_ trace: Trace) -> [Breach] {
        firsts.sorted { $0.key < $1.key }.compactMap { number, responder in
            guard let view = trace.object(numbered: responder.id) as? UIView,
                let window = trace.object(numbered: number) as? UIWindow, view.window !== window
            else { return nil }
            return Breach("RC-22", "\(responder.name) is still first responder of a window that it has left")
        }
    }
}
