import TouchstoneCore

/// Changes of a list that its own callbacks request while its rows, cells and counts are about to change.
///
/// The changes are made in order as soon as the list is consistent. Until then the list requests no rows that may not exist anymore.
@MainActor
struct DeferredChanges {
    /// The number of operations in progress.
    fileprivate(set) var depth = 0
    /// The waiting changes, in the order of the requests.
    fileprivate var waiting: [() -> Void] = []
    fileprivate var isRunning = false
    /// The number of waiting changes that are batches of updates.
    var batches = 0

    /// Whether no change is waiting. If one is waiting, the counts and positions in the list are out of date.
    var isEmpty: Bool { waiting.isEmpty }

    /// The number of changes that may follow from each other before the list gives up.
    fileprivate static let limit = 100
}

/// A table or a collection view that can defer its changes.
@MainActor
protocol DeferringList: UIView {
    var deferred: DeferredChanges { get set }
}

extension DeferringList {
    /// Runs an operation during which changes are deferred, and then makes these changes.
    func consistently(_ operation: () -> Void) {
        deferred.depth += 1
        operation()
        deferred.depth -= 1
        runDeferredChanges()
    }

    /// Makes a change immediately, or as soon as the list is consistent.
    func whenConsistent(_ change: @escaping () -> Void) {
        if deferred.depth == 0 { change() } else { deferred.waiting.append(change) }
    }

    private func runDeferredChanges() {
        guard deferred.depth == 0, !deferred.isRunning, !deferred.waiting.isEmpty else { return }
        deferred.isRunning = true
        defer { deferred.isRunning = false }
        for _ in 0..<DeferredChanges.limit {
            guard !deferred.waiting.isEmpty else { return }
            deferred.waiting.removeFirst()()
        }
        guard !deferred.waiting.isEmpty else { return }
        deferred.waiting = []
        deferred.batches = 0
        LoggedException.log(
            "\(type(of: self)).layoutSubviews()",
            "Each of \(DeferredChanges.limit) changes of the list caused another one in its callbacks.", .warning)
    }
}
