import Foundation

/// Who had the application ignore interaction, and does so still (DL-22).
struct IgnoringCalls {
    struct Call {
        /// Seconds on the application's clock.
        let time: TimeInterval
        /// The number of the record before it.
        let record: Int
        /// The caller's file and line; nil where they are not known.
        let site: (file: String, line: Int)?
    }

    /// Since interaction was last not ignored, in order; of very many the first.
    let calls: [Call]
    /// How many of them are not taken back.
    let depth: Int

    static let most = 8

    /// `at Cart/CartViewController.swift:12, 0.5 s before, after “…”`.
    ///
    /// - Parameters:
    ///   - now: When the touch came, in seconds on the application's clock.
    ///   - occasion: What the application was about when a record of this number was the last; nil where that is not known.
    func words(at now: TimeInterval, occasion: (Int) -> String?) -> String {
        guard let first = calls.first else { return "long before" }
        var words = ""
        // Which of several was taken back nobody can tell.
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
