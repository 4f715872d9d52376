import Foundation
import TouchstoneCore
import TouchstoneGeometry

extension CALayer {
    func start(_ anim: CAAnimation, forKey key: String?) {
        if let key { removeAnimation(forKey: key) }
        let copy = anim.copy() as! CAAnimation
        let state = LayerState.of(self)
        if let transition = copy as? CATransition {
            transition.old = model().picture
            // A layer shows one transition at a time, under one key.
            removeAnimation(forKey: kCATransition)
        }
        let key = copy is CATransition ? kCATransition : key
        var duration = copy.duration
        if duration <= 0 { duration = CATransaction.setDuration ?? 0.25 }
        copy.duration = duration
        let path = (copy as? CAPropertyAnimation)?.keyPath
        let name = path.map { String(LayerValue.split($0[...]).0) }
        var previous: LayerValue?
        if let path, let name {
            previous = state.previous[name]?.part(LayerValue.split(path[...]).1) ?? presentation()?.value(path: path)
        }
        let running = LayerAnimation(
            copy, of: self, key: key, start: localTime, duration: duration, previous: previous,
            completions: CATransaction.openCompletions)
        for completion in running.completions { completion.animationBegan() }
        state.animations.append(running)
        if let application = clockApplication { LayerWork.of(application).began(running) }
        watch(running)
        pictureChanged()
    }

    func runningAnimation(forKey key: String) -> CAAnimation? {
        state?.animations.last { $0.key == key }?.animation
    }

    func runningKeys() -> [String]? {
        let keys = state?.animations.compactMap(\.key) ?? []
        return keys.isEmpty ? nil : keys
    }

    func stopAnimation(forKey key: String) {
        guard let running = state?.animations.last(where: { $0.key == key }) else { return }
        finish(running, false)
    }

    // MARK: The time of animations

    /// The application with the clock that times the layer's animations.
    var clockApplication: UIApplication? { model().shownBy ?? UIApplication.shared }

    /// Schedules the end of the animation on the application's clock.
    func watch(_ running: LayerAnimation) {
        guard let clock = clockApplication?.clock else { return }
        if let deadline = running.deadline { clock.cancel(deadline) }
        running.deadline = nil
        let (left, pace) = (running.end - localTime, self.pace)
        guard left.isFinite, pace > 0, !running.isOver else { return }
        running.deadline = clock.schedule(at: clock.now + max(0, left) / pace) { [weak self, weak running] in
            guard let self, let running else { return }
            running.deadline = nil
            self.finish(running, true)
        }
    }

    /// Reschedules the ends of animations in the layer tree after a change to the layer's timing.
    func timeChanged() {
        pictureChanged()
        var waiting = [self]
        while let layer = waiting.popLast() {
            for running in layer.state?.animations ?? [] { layer.watch(running) }
            waiting += layer.sublayers ?? []
        }
    }

    func finish(_ running: LayerAnimation, _ finished: Bool) {
        guard let state, let index = state.animations.firstIndex(where: { $0 === running }) else { return }
        let application = clockApplication
        if let deadline = running.deadline { application?.clock.cancel(deadline) }
        running.deadline = nil
        let wasOver = running.isOver
        running.isOver = true
        if !finished || running.animation.isRemovedOnCompletion { state.animations.remove(at: index) }
        pictureChanged()
        guard !wasOver else { return }
        if let application { LayerWork.of(application).ended(running) }
        running.notifyEnd(finished)
    }
}

// MARK: Time

extension CALayer: CAMediaTiming {
    /// When the layer's time begins, in seconds of its superlayer's time; the default is 0.
    public var beginTime: CFTimeInterval {
        get { state?.beginTime ?? 0 }
        set {
            LayerState.of(self).beginTime = newValue
            timeChanged()
        }
    }
    /// The duration in seconds; stored; has no effect. The default is infinite.
    public var duration: CFTimeInterval {
        get { state?.duration ?? .infinity }
        set { LayerState.of(self).duration = newValue }
    }
    /// How fast the time of the layer and its sublayers passes; the default is 1, and 0 stops it.
    public var speed: Float {
        get { state?.speed ?? 1 }
        set {
            LayerState.of(self).speed = newValue
            timeChanged()
        }
    }
    /// The offset that is added to the layer's time, in seconds; the default is 0.
    public var timeOffset: CFTimeInterval {
        get { state?.timeOffset ?? 0 }
        set {
            LayerState.of(self).timeOffset = newValue
            timeChanged()
        }
    }
    /// The number of cycles; stored; has no effect. The default is 0.
    public var repeatCount: Float {
        get { state?.repeatCount ?? 0 }
        set { LayerState.of(self).repeatCount = newValue }
    }
    /// The duration of repetition; stored; has no effect. The default is 0.
    public var repeatDuration: CFTimeInterval {
        get { state?.repeatDuration ?? 0 }
        set { LayerState.of(self).repeatDuration = newValue }
    }
    /// Whether cycles also run backwards; stored; has no effect. The default is `false`.
    public var autoreverses: Bool {
        get { state?.autoreverses ?? false }
        set { LayerState.of(self).autoreverses = newValue }
    }
    /// The fill mode of the layer; stored; has no effect. The default is `.removed`.
    public var fillMode: CAMediaTimingFillMode {
        get { state?.fillMode ?? .removed }
        set { LayerState.of(self).fillMode = newValue }
    }

    /// Converts a time of another layer to this layer's time, in seconds; `nil` means the clock.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        local(l?.clockTime(t) ?? t)
    }

    /// Converts a time of this layer to another layer's time, in seconds; `nil` means the clock.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        l?.convertTime(t, from: self) ?? clockTime(t)
    }

    /// The layers from this one to the root that have a `LayerState`, which contains their timing.
    private var timeLineage: [CALayer] {
        var layers: [CALayer] = []
        var layer: CALayer? = self
        while let current = layer {
            if current.life != nil { layers.append(current) }
            layer = current.superlayer
        }
        return layers
    }

    /// Converts a time of this layer to the clock's time.
    private func clockTime(_ time: CFTimeInterval) -> CFTimeInterval {
        timeLineage.reduce(time) { time, layer in
            let speed = Double(layer.speed)
            return speed != 0 ? (time - layer.timeOffset) / speed + layer.beginTime : layer.beginTime
        }
    }

    /// Converts a time of the clock to this layer's time.
    private func local(_ time: CFTimeInterval) -> CFTimeInterval {
        timeLineage.reversed().reduce(time) { time, layer in
            guard let state = layer.state else { return time }
            let own = (time - state.beginTime) * Double(state.speed) + state.timeOffset
            return layer === self ? own : own - state.copyDelay
        }
    }

    var localTime: CFTimeInterval { model().local(clockApplication?.clock.now ?? 0) }

    /// The number of the layer's seconds in one second of the clock.
    var pace: Double { timeLineage.reduce(1) { $0 * Double($1.speed) } }

    // MARK: Values by name

    /// Returns the value at a path such as `transform.rotation.z`, or the value stored under that name; `nil` if there is none.
    public func value(forKeyPath keyPath: String) -> Any? {
        value(path: keyPath).map { $0.given as Any } ?? state?.kept[keyPath]
    }
    /// Returns the value for a key, as `value(forKeyPath:)` does.
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Sets the value at a path such as `transform.scale`; a value under an unknown name is stored with the layer.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let (name, rest) = LayerValue.split(keyPath[...])
        guard let whole = self.value(named: String(name)), let part = whole.part(rest) else {
            LayerState.of(self).kept[keyPath] = value
            return
        }
        guard let value, let new = LayerValue(value, like: part) else { return }
        let changed = whole.setting(rest, to: new)
        change(LayerKey(String(name))) {
            if let more = self as? any MoreValues, more.moreValue(String(name)) != nil {
                more.setMore(changed, String(name))
            } else if let view, name == "transform", case .transform(let transform) = changed {
                view.layer.transform = transform
            } else {
                setOwnValue(changed, LayerKey(String(name)))
            }
        }
    }
    /// Sets the value for a key, as `setValue(_:forKeyPath:)` does.
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}
