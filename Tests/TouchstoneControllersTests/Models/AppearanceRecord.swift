import UIKit

/// The appearance and containment methods that a controller received, and what was wrong with their order.
@MainActor
final class AppearanceRecord {
    enum State { case disappeared, appearing, appeared, disappearing }

    let name: String
    private(set) var state = State.disappeared
    private(set) var calls: [String] = []
    private(set) var complaint: String?
    /// The parent of a `willMove(toParent:)` whose `didMove(toParent:)` has not come.
    private var coming: UIViewController??

    init(_ name: String) { self.name = name }

    private func note(_ call: String, _ from: [State], _ to: State) {
        calls.append(call)
        if !from.contains(state) { complain("\(call) while \(state)") }
        state = to
    }

    private func complain(_ line: String) {
        if complaint == nil { complaint = "\(name): \(line), calls: \(calls.joined(separator: ", "))" }
    }

    // A transition that is cancelled turns `viewWillDisappear` around to `viewWillAppear`, or the other way.
    func willAppear() { note("willAppear", [.disappeared, .disappearing], .appearing) }
    func didAppear() { note("didAppear", [.appearing], .appeared) }
    func willDisappear() { note("willDisappear", [.appeared, .appearing], .disappearing) }
    func didDisappear() { note("didDisappear", [.disappearing], .disappeared) }

    func willMove(to parent: UIViewController?) {
        calls.append("willMove to \(parent == nil ? "none" : "parent")")
        coming = .some(parent)
    }
    func didMove(to parent: UIViewController?, now: UIViewController?) {
        calls.append("didMove to \(parent == nil ? "none" : "parent")")
        guard let coming else { return complain("didMove without willMove") }
        // A swipe back that is cancelled tells the controller that it stays.
        let stays = coming == nil && parent === now
        if coming !== parent, !stays { complain("didMove to another parent than willMove") }
        if now !== parent { complain("didMove, but the parent is another one") }
        self.coming = nil
    }

    /// Checks what must be true when no transition is in progress.
    func checkAtRest(isVisible: Bool?) {
        if let isVisible {
            if state != (isVisible ? .appeared : .disappeared) { complain("\(state) although visible is \(isVisible)") }
        } else if state != .appeared, state != .disappeared {
            complain("\(state) at the end")
        }
        if coming != nil { complain("willMove without didMove") }
    }
}

/// A controller that writes down its calls.
@MainActor
protocol RecordedController: UIViewController {
    var record: AppearanceRecord { get }
}
