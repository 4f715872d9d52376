import UIKit

/// The appearance and containment methods that a controller received, and the first illegal call.
@MainActor
final class AppearanceRecord {
    enum State { case disappeared, appearing, appeared, disappearing }

    let name: String
    private(set) var state = State.disappeared
    private(set) var calls: [String] = []
    private(set) var complaint: String?
    /// The parent of a `willMove(toParent:)` that was not followed by `didMove(toParent:)` yet.
    private var pendingParent: UIViewController??

    init(_ name: String) { self.name = name }

    private func note(_ call: String, _ from: [State], _ to: State) {
        calls.append(call)
        if !from.contains(state) { complain("\(call) while \(state)") }
        state = to
    }

    private func complain(_ line: String) {
        if complaint == nil { complaint = "\(name): \(line), calls: \(calls.joined(separator: ", "))" }
    }

    // `viewWillAppear` can follow `viewWillDisappear`, and the reverse, if a transition is cancelled.
    func willAppear() { note("willAppear", [.disappeared, .disappearing], .appearing) }
    func didAppear() { note("didAppear", [.appearing], .appeared) }
    func willDisappear() { note("willDisappear", [.appeared, .appearing], .disappearing) }
    func didDisappear() { note("didDisappear", [.disappearing], .disappeared) }

    func willMove(to parent: UIViewController?) {
        calls.append("willMove to \(parent == nil ? "none" : "parent")")
        pendingParent = .some(parent)
    }
    func didMove(to parent: UIViewController?, now: UIViewController?) {
        calls.append("didMove to \(parent == nil ? "none" : "parent")")
        guard let pendingParent else { return complain("didMove without willMove") }
        // After a cancelled interactive pop, the controller receives `didMove` with its current parent.
        let stays = pendingParent == nil && parent === now
        if pendingParent !== parent, !stays { complain("didMove to another parent than willMove") }
        if now !== parent { complain("didMove, but the parent is another one") }
        self.pendingParent = nil
    }

    /// Checks the state while no transition is in progress.
    func checkAtRest(isVisible: Bool?) {
        if let isVisible {
            if state != (isVisible ? .appeared : .disappeared) { complain("\(state) although visible is \(isVisible)") }
        } else if state != .appeared, state != .disappeared {
            complain("\(state) at the end")
        }
        if pendingParent != nil { complain("willMove without didMove") }
    }
}

/// A controller that records its calls.
@MainActor
protocol RecordedController: UIViewController {
    var record: AppearanceRecord { get }
}
