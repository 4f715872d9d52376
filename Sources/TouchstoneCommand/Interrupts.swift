import Foundation

/// Calls a closure for SIGINT and SIGTERM, which no longer end the process.
///
/// - Parameters:
///   - queue: The queue on which `body` is called.
///   - body: A closure that receives the number of the signal.
/// - Returns: The sources of the signals, which must be retained.
func onInterrupts(
    _ queue: DispatchQueue, _ body: @escaping @Sendable (Int32) -> Void
) -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM].map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler { body(number) }
        source.resume()
        return source
    }
}
