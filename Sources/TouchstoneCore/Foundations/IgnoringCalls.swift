import Foundation
import TouchstoneText

/// The calls that made the application ignore interaction and are still in effect (DL-22).
package struct IgnoringCalls {
    struct Call {
        /// The time of the call, in seconds on the application's clock.
        let time: TimeInterval
        /// The number of the last record before it.
        let record: Int
        /// The caller's file and line, if known.
        let site: (file: String, line: Int)?
    }

    /// The calls since interaction was last enabled, in order; at most the first `most`.
    let calls: [Call]
    /// The number of calls without a matching end.
    let depth: Int

    static let most = 8

    /// Returns a phrase such as `at Cart/CartViewController.swift:12, 0.5 s before, after “…”`.
    ///
    /// - Parameters:
    ///   - now: The time of the touch, in seconds on the application's clock.
    ///   - occasion: A closure that describes the activity of the application at the record with this number; `nil` if
    ///     unknown.
    package func words(at now: TimeInterval, occasion: (Int) -> String?) -> String {
        guard let first = calls.first else { return "long before" }
        var words = ""
        // List all places: it is unknown which of several calls were undone.
        let places = calls.compactMap { call in
            call.site.flatMap { $0.file.isEmpty ? nil : "\($0.file):\($0.line)" }
        }
        if !places.isEmpty { words += "at \(places.joined(separator: " and ")), " }
        words += "\((now - first.time).short) s before"
        if let occasion = occasion(first.record) { words += ", after “\(occasion)”" }
        if calls.count > 1 {
            words += calls.count < Self.most ? "; \(calls.count) times, and" : "; many times, and"
            words += " ended \(depth) times too few"
        }
        return words
    }
}
