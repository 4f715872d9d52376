import Foundation
import TouchstoneGeometry

/// A dimming view between a presented controller and the views that it covers. A tap on it may dismiss the controller.
package final class DimmingView: UIView {
    /// Called when the view is tapped; `nil`, the default, does nothing.
    package var touched: (@MainActor () -> Void)?
    /// The controller that a tap dismisses; `nil`, the default, if a tap does not dismiss one.
    package weak var dismissed: UIViewController?
    /// Whether the view receives touches without dimming what is behind it; `false` by default.
    package var isClear = false {
        didSet { if isClear != oldValue { backgroundColor = isClear ? nil : Self.color } }
    }
    private static let color = UIColor.black.withAlphaComponent(0.2)
    /// The reason why the view is there; `.presentation` by default.
    package var purpose = DimmingPurpose.presentation
    /// What the sheet of the view dims; `nil`, the default, if there is no sheet.
    package var sheet: (@MainActor () -> SheetDimming?)?

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
        DimmingMemory(
            dismissed: dismissed.map { trace.remembered($0) }, style: dismissed?.modalPresentationStyle,
            purpose: purpose, keeper: dismissed?.keeper.map { trace.remembered($0) }, sheet: sheet?())
    }
}

/// The reason why a view is dimmed.
package enum DimmingPurpose {
    /// Another controller is presented over the view.
    case presentation
    /// The content of the view is being searched.
    case search
}

/// A dimming view that passes touches on to certain views.
package final class PassingDimmingView: UIView {
    package let dimming = DimmingView()
    /// The views that receive touches despite the dimming view; `nil` by default.
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
