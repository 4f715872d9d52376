import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The state of a layer that has animations, actions, contents or timing of its own.
@MainActor
final class LayerState: LayerLife {
    unowned let layer: CALayer
    /// The animations in the order in which they were added.
    var animations: [LayerAnimation] = []
    /// Changes made inside `UIView.animate`, which follow the view's animation.
    private var changesOfViews: [ChangeOfView] = []
    var actions: [String: any CAAction] = [:]
    var kept: [String: Any] = [:]
    let drawing: LayerDrawing

    // The timing of the layer.

    var beginTime: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var duration: CFTimeInterval = .infinity
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
    /// The delay of the sublayers, in seconds, while they are drawn as one of several copies.
    var copyDelay: CFTimeInterval = 0

    /// The values before the change in progress, by property name.
    var previous: [String: LayerValue] = [:]
    /// The values of a `MoreValues` layer before its animated values replaced them for drawing.
    private var held: [(name: String, value: LayerValue)] = []

    private struct ChangeOfView {
        let animation: ViewAnimation
        let keyframe: Keyframe?
        let name: String
        let old: LayerValue
    }

    private init(_ layer: CALayer) {
        self.layer = layer
        drawing = LayerDrawing(layer)
    }

    static func of(_ layer: CALayer) -> LayerState {
        if let state = layer.state { return state }
        let state = LayerState(layer)
        layer.life = state
        return state
    }

    // MARK: Animations

    var isAnimated: Bool {
        changesOfViews.removeAll { $0.animation.isOver }
        return !animations.isEmpty || !changesOfViews.isEmpty
    }

    func add(_ animation: ViewAnimation, _ name: String, from old: LayerValue) {
        changesOfViews.append(ChangeOfView(animation: animation, keyframe: animation.keyframe, name: name, old: old))
    }

    func animate(_ target: CALayer) {
        for change in changesOfViews where !change.animation.isOver {
            guard let new = target.value(named: change.name) else { continue }
            set(new.between(change.old, change.animation.left(in: change.keyframe)), change.name, target)
        }
        guard !animations.isEmpty else { return }
        let time = layer.localTime
        for running in animations {
            running.animation.apply(
                at: time, from: running.start, lasting: running.duration, before: running.previous
            ) { path, change in
                guard let base = target.value(path: path), let value = change(base) else { return }
                set(value, path: path, target)
            }
        }
    }

    private func set(_ value: LayerValue, path: String, _ target: CALayer) {
        let (name, rest) = LayerValue.split(path[...])
        guard let whole = target.value(named: String(name)) else { return }
        set(whole.setting(rest, to: value), String(name), target)
    }

    private func set(_ value: LayerValue, _ name: String, _ target: CALayer) {
        if target.ownValue(LayerKey(name)) != nil { return target.setOwnValue(value, LayerKey(name)) }
        guard let more = target as? any MoreValues, let old = more.moreValue(name) else { return }
        if target === layer { held.append((name, old)) }
        more.setMore(value, name)
    }

    func endAnimating(_ target: CALayer) {
        guard let more = target as? any MoreValues else { return }
        for (name, value) in held.reversed() { more.setMore(value, name) }
        held = []
    }

    // MARK: Drawing

    func drawContents(into list: inout DisplayList) { drawing.draw(into: &list) }

    func arrived() {
        if drawing.dirty != nil, let application = layer.shownBy { LayerWork.of(application).needDisplay(layer) }
    }

    var drawsSublayersAlone: Bool { layer is CATransformLayer }

    var copies: [LayerCopy]? { (layer as? CAReplicatorLayer)?.copies }

    func beginCopy(_ number: Int?) {
        guard let replicator = layer as? CAReplicatorLayer else { return }
        copyDelay = Double(number ?? 0) * replicator.instanceDelay
    }
}

/// A layer with animatable values that `CALayer` does not have.
@MainActor
protocol MoreValues: CALayer {
    func moreValue(_ name: String) -> LayerValue?
    func setMore(_ value: LayerValue, _ name: String)
}

extension CALayer {
    var state: LayerState? { life.map { known($0 as AnyObject, as: LayerState.self) } }

    /// Returns the value with a name; `nil` if the layer has no such value.
    func value(named name: String) -> LayerValue? {
        ownValue(LayerKey(name)) ?? (self as? any MoreValues)?.moreValue(name)
    }

    /// Returns a value or a part of one by its path; `nil` if there is none.
    func value(path: String) -> LayerValue? {
        let (name, rest) = LayerValue.split(path[...])
        return value(named: String(name))?.part(rest)
    }

    /// Returns the visible value with a name, including animations.
    func seenValue(_ name: String) -> LayerValue? {
        state?.isAnimated == true ? presentation()?.value(named: name) : value(named: name)
    }
}
