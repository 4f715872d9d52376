import Foundation
import TouchstoneGeometry

/// What lies between a presented controller and what it covers: a tap on it may dismiss.
package final class DimmingView: UIView {
    /// A tap on it; nil, the default, for nothing.
    package var touched: (@MainActor () -> Void)?
    /// The controller that a tap dismisses; `nil`, the default, if a tap dismisses none.
    package weak var dismissed: UIViewController?
    /// Whether it takes touches without dimming what is behind it; false by default.
    package var isClear = false {
        didSet { if isClear != oldValue { backgroundColor = isClear ? nil : Self.color } }
    }
    private static let color = UIColor.black.withAlphaComponent(0.2)
    /// What it lies there for; `.presentation` by default.
    package var purpose = DimmingPurpose.presentation

    package override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "dimming"
        backgroundColor = Self.color
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let tap = UITapGestureRecognizer()
        tap.name = "dismiss"
        tap.addHandler { [weak self] _ in self?.touched?() }
        addGestureRecognizer(tap)
    }
    package required init?(coder: NSCoder) { nil }

    override func sceneDetail(_ trace: Trace) -> (any SceneDetail)? {
        DimmingMemory(dismissed: dismissed.map { trace.remembered($0) }, purpose: purpose)
    }
}

/// What something is dimmed for.
package enum DimmingPurpose {
    /// Another controller is presented over it.
    case presentation
    /// It is being searched.
    case search
}

/// One that lets touches of some views through.
package final class PassingDimmingView: UIView {
    package let dimming = DimmingView()
    /// Views that take their touches in spite of it; nil by default.
    package var passthroughViews: [UIView]?

    package override init(frame: CGRect) {
        super.init(frame: frame)
        dimming.backgroundColor = nil
        addSubview(dimming)
    }
    package required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() { dimming.frame = bounds }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for view in passthroughViews ?? [] where view.window === window {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return super.hitTest(point, with: event)
    }
}
