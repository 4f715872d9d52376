import TouchstoneTesting
import UIKit

/// A view that calls the test's closures when it receives touches and checks the contract of touch delivery.
final class TouchWitness: UIView {
    typealias Hook = (_ touches: Set<UITouch>, _ event: UIEvent) -> Void

    var onBegan: Hook?
    var onMoved: Hook?
    var onEnded: Hook?
    var onCancelled: Hook?
    var onUpdate: ((Set<UITouch>) -> Void)?
    let contract: TouchContract

    init(
        _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, in parent: UIView?,
        contract: TouchContract = TouchContract()
    ) {
        self.contract = contract
        super.init(frame: CGRect(x: x, y: y, width: width, height: height))
        accessibilityIdentifier = name
        parent?.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    var name: String { accessibilityIdentifier ?? "" }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        contract.received(.began, touches, event, by: self)
        onBegan?(touches, event!)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        contract.received(.moved, touches, event, by: self)
        onMoved?(touches, event!)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        contract.received(.ended, touches, event, by: self)
        onEnded?(touches, event!)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        contract.received(.cancelled, touches, event, by: self)
        onCancelled?(touches, event!)
    }

    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        onUpdate?(touches)
    }

    /// Calls `hook` for each phase.
    func onEverything(_ hook: @escaping Hook) {
        onBegan = hook
        onMoved = hook
        onEnded = hook
        onCancelled = hook
    }
}

/// Checks in each call what every responder may rely on (DL-10, T-9, T-12, T-22).
@MainActor
final class TouchContract {
    private(set) var violations: [String] = []
    /// Touches that have begun and have not ended.
    private(set) var open: [UITouch] = []
    private var closed: Set<UITouch> = []
    private(set) var beganCount = 0
    private(set) var closedCount = 0

    func received(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?, by view: TouchWitness) {
        func demand(_ condition: Bool, _ complaint: @autoclosure () -> String) {
            if !condition { violations.append("\(view.name) \(phase): \(complaint())") }
        }
        demand(!touches.isEmpty, "no touches")
        let all = event?.allTouches ?? []
        for touch in touches {
            demand(touch.phase == phase, "a touch is \(touch.phase) (T-9)")
            demand(touch.view === view, "the touch belongs to another view (T-12)")
            demand(touch.window != nil, "the touch has no window (T-12)")
            demand(all.contains(touch), "a touch is missing from allTouches (T-22)")
            demand(!closed.contains(touch), "the touch had its end already (DL-10)")
            if phase == .began {
                demand(!open.contains(touch), "the touch began already (DL-10)")
                beganCount += 1
                open.append(touch)
            } else {
                demand(open.contains(touch), "the touch never began here (DL-10)")
            }
            if phase == .ended || phase == .cancelled {
                open.removeAll { $0 === touch }
                closed.insert(touch)
                closedCount += 1
            }
        }
    }

    /// Releases the ended touches and thereby their views.
    func forget() { closed = [] }

    /// The violations after all fingers have lifted, or `nil` if there are none.
    var complaint: String? {
        var complaints = violations
        if !open.isEmpty { complaints.append("\(open.count) touches never had an end (DL-10)") }
        return complaints.isEmpty ? nil : complaints.joined(separator: "\n")
    }
}

/// Opens an empty window that fills the screen.
@MainActor
func openWindow(_ app: TestApplication, _ name: String = "window") -> UIWindow {
    let window = UIWindow(frame: app.application.screen.bounds)
    window.accessibilityIdentifier = name
    window.isHidden = false
    app.retain(window)
    return window
}
