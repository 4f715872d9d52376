import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The layer module's hooks for the core module, and the layer work at the end of a run-loop iteration of an application.
@MainActor
final class LayerWork: LayerHooks {
    private weak var application: UIApplication?
    private var toDraw: [CALayer] = []
    private var toLayOut: [CALayer] = []
    private var started: [LayerAnimation] = []
    /// The running animations, for which the display link requests display frames.
    private var underWay: [LayerAnimation] = []
    private var frames: CADisplayLink?

    private init(_ application: UIApplication) { self.application = application }

    static func of(_ application: UIApplication) -> LayerWork {
        if let work = application.layerWork as? LayerWork { return work }
        let work = LayerWork(application)
        application.layerWork = work
        return work
    }

    // MARK: Changes

    static func change(_ layer: CALayer, _ keys: [LayerKey], _ make: () -> Void) {
        let size = layer.state?.drawing.needsDisplayOnBoundsChange == true ? layer.bounds.size : nil
        defer {
            layer.pictureChanged()
            if let size, layer.bounds.size != size { layer.setNeedsDisplay() }
        }
        guard layer.hasBeenShown, !CATransaction.disableActions() else { return make() }
        let before = keys.map { key in (key.name, layer.value(named: key.name), layer.seenValue(key.name)) }
        let actions = before.map { name, _, _ in layer.action(forKey: name) }
        make()
        for ((name, old, seen), action) in zip(before, actions) {
            guard let action, !(action is NSNull) else { continue }
            // Setting a property to its current value starts no action.
            if let old, let new = layer.value(named: name), old == new { continue }
            if let seen { LayerState.of(layer).previous[name] = seen }
            action.run(forKey: name, object: layer, arguments: nil)
            layer.state?.previous[name] = nil
        }
    }

    static func action(_ layer: CALayer, _ event: String) -> (any CAAction)? {
        if let action = layer.delegate?.action(for: layer, forKey: event) { return action }
        if let action = layer.state?.actions[event] { return action }
        if let action = type(of: layer).defaultAction(forKey: event) { return action }
        guard layer.value(named: event) != nil, !unanimated.contains(event) else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// The animatable properties without implicit animations.
    private static let unanimated: Set<String> = ["path", "shadowPath", "masksToBounds", "hidden"]

    static func value(of layer: CALayer, _ key: LayerKey) -> LayerValue? { layer.value(named: key.name) }

    static func animate(_ layer: CALayer, _ key: LayerKey, from old: LayerValue, with animation: ViewAnimation) {
        guard layer.value(named: key.name) != old else { return }
        LayerState.of(layer).add(animation, key.name, from: old)
    }

    static func began(_ animation: ViewAnimation) -> (() -> Void)? {
        let completions = CATransaction.openCompletions
        guard !completions.isEmpty else { return nil }
        for completion in completions { completion.animationBegan() }
        return { for completion in completions { completion.animationEnded() } }
    }

    static func beginTransition(_ layer: CALayer, _ kind: LayerTransition.Kind, _ timing: AnimationTiming) {
        layer.add(CATransition(kind, timing), forKey: nil)
    }

    static func add(_ animation: CAAnimation, to layer: CALayer, forKey key: String?) {
        layer.start(animation, forKey: key)
    }
    static func animation(of layer: CALayer, forKey key: String) -> CAAnimation? { layer.runningAnimation(forKey: key) }
    static func animationKeys(of layer: CALayer) -> [String]? { layer.runningKeys() }
    static func removeAnimation(of layer: CALayer, forKey key: String) { layer.stopAnimation(forKey: key) }
    static func actions(of layer: CALayer) -> [String: any CAAction] { layer.state?.actions ?? [:] }
    static func setActions(_ actions: [String: any CAAction], of layer: CALayer) {
        LayerState.of(layer).actions = actions
    }

    static func removeAnimations(_ layer: CALayer) {
        for animation in layer.state?.animations ?? [] { layer.finish(animation, false) }
    }

    // MARK: Contents and layout

    static func needsDisplay(_ layer: CALayer, _ rect: CGRect?) {
        let drawing = LayerState.of(layer).drawing
        // A rectangle with an edge that is not finite means the whole layer.
        let rect = rect.flatMap { $0.minX <= $0.maxX && $0.minY <= $0.maxY ? $0 : nil }
        drawing.dirty = rect.map { drawing.dirty?.union($0) ?? $0 } ?? .infinite
        if let application = layer.shownBy { of(application).needDisplay(layer) }
    }

    func needDisplay(_ layer: CALayer) {
        let drawing = LayerState.of(layer).drawing
        if drawing.due !== self { toDraw.append(layer) }
        drawing.due = self
        application?.layersChanged()
        application?.drawingChanged()
    }

    static func displayIfNeeded(_ layer: CALayer) {
        if layer.state?.drawing.dirty != nil { layer.state?.drawing.display() }
    }

    static func record(_ layer: CALayer) { LayerState.of(layer).drawing.record() }

    static func needsLayout(_ layer: CALayer) {
        LayerState.of(layer).drawing.needsLayout = true
        guard let application = layer.shownBy else { return }
        of(application).toLayOut.append(layer)
        application.layersChanged()
    }

    static func layOutIfNeeded(_ layer: CALayer) {
        guard let drawing = layer.state?.drawing, drawing.needsLayout else { return }
        drawing.needsLayout = false
        layer.layoutSublayers()
    }

    static func prepare(_ application: UIApplication) { (application.layerWork as? LayerWork)?.prepare() }

    private func prepare() {
        // The limit stops a layout that requests layout of itself again and again.
        for _ in 0..<64 where !toLayOut.isEmpty {
            let layers = toLayOut
            toLayOut = []
            for layer in layers { LayerWork.layOutIfNeeded(layer) }
        }
        let layers = toDraw
        toDraw = []
        for case let drawing? in layers.map({ $0.state?.drawing }) where drawing.due === self { drawing.due = nil }
        for layer in layers { LayerWork.displayIfNeeded(layer) }
    }

    static func commit(_ application: UIApplication) {
        let work = of(application)
        work.prepare()
        CATransaction.commitImplicit()
        let started = work.started
        work.started = []
        for running in started { running.animation.delegate?.animationDidStart(running.animation) }
        work.endThoseThatLeft()
    }

    // MARK: Animations

    func began(_ running: LayerAnimation) {
        started.append(running)
        underWay.append(running)
        application?.animatesLayers = true
        application?.layersChanged()
        showFrames()
    }

    func ended(_ running: LayerAnimation) {
        underWay.removeAll { $0 === running }
        guard underWay.isEmpty else { return }
        application?.animatesLayers = false
        frames?.invalidate()
        frames = nil
    }

    /// Ends the animations of layers that have left their window or no longer exist.
    private func endThoseThatLeft() {
        for running in underWay {
            if running.layer?.shownBy != nil {
                running.wasShown = true
            } else if let layer = running.layer {
                if running.wasShown { layer.finish(running, false) }
            } else {
                if let deadline = running.deadline { application?.clock.cancel(deadline) }
                ended(running)
                running.notifyEnd(false)
            }
        }
    }

    private func showFrames() {
        guard frames == nil, let application, application.isShown else { return }
        let link = CADisplayLink(application: application) { [weak self, weak application] _ in
            self?.endThoseThatLeft()
            application?.drawingChanged()
        }
        frames = link
        link.start()
    }
}
