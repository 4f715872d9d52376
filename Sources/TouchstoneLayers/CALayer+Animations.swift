import Foundation
import TouchstoneCore
import TouchstoneGeometry

extension CALayer {
    /// Adds a copy of the animation, which begins now; one that is there under the same key is removed first.
    ///
    /// An animation without a duration takes the transaction's, or the time that a spring needs to settle.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        if let key { removeAnimation(forKey: key) }
        let copy = anim.copy() as! CAAnimation
        let state = LayerState.of(self)
        if let transition = copy as? CATransition {
            transition.old = model().picture
            // Only one is seen at a time; a layer has it under one name.
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
            groups: CATransaction.openGroups)
        for group in running.groups { group.pending += 1 }
        state.animations.append(running)
        if let application = clockApplication { LayerWork.of(application).began(running) }
        watch(running)
        pictureChanged()
    }

    /// The animation under that key; nil for none.
    public func animation(forKey key: String) -> CAAnimation? {
        state?.animations.last { $0.key == key }?.animation
    }

    /// The keys of the layer's animations, in the order in which they were added; nil for none.
    public func animationKeys() -> [String]? {
        let keys = state?.animations.compactMap(\.key) ?? []
        return keys.isEmpty ? nil : keys
    }

    /// Ends the animation under that key now; its delegate is told `false`.
    public func removeAnimation(forKey key: String) {
        guard let running = state?.animations.last(where: { $0.key == key }) else { return }
        finish(running, false)
    }

    /// What changes of those names do; nil by default.
    public var actions: [String: any CAAction]? {
        get { state.flatMap { $0.actions.isEmpty ? nil : $0.actions } }
        set { LayerState.of(self).actions = newValue ?? [:] }
    }

    // MARK: Their time

    /// The application whose clock its animations run on.
    var clockApplication: UIApplication? { model().shownBy ?? UIApplication.shared }

    /// Has the clock end the animation when it is over.
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

    /// The layer's time, or that of one above it, passes otherwise than before.
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
    /// When the layer's time begins, in its superlayer's; 0 by default.
    public var beginTime: CFTimeInterval {
        get { state?.beginTime ?? 0 }
        set {
            LayerState.of(self).beginTime = newValue
            timeChanged()
        }
    }
    /// How long it is, in seconds; infinite by default. Stored; has no effect.
    public var duration: CFTimeInterval {
        get { state?.duration ?? .infinity }
        set { LayerState.of(self).duration = newValue }
    }
    /// How fast the layer's time passes, and that of all below it; 1 by default, and 0 stops it.
    public var speed: Float {
        get { state?.speed ?? 1 }
        set {
            LayerState.of(self).speed = newValue
            timeChanged()
        }
    }
    /// What is added to the layer's time, in seconds; 0 by default.
    public var timeOffset: CFTimeInterval {
        get { state?.timeOffset ?? 0 }
        set {
            LayerState.of(self).timeOffset = newValue
            timeChanged()
        }
    }
    /// Stored; has no effect; 0 by default.
    public var repeatCount: Float {
        get { state?.repeatCount ?? 0 }
        set { LayerState.of(self).repeatCount = newValue }
    }
    /// Stored; has no effect; 0 by default.
    public var repeatDuration: CFTimeInterval {
        get { state?.repeatDuration ?? 0 }
        set { LayerState.of(self).repeatDuration = newValue }
    }
    /// Stored; has no effect; false by default.
    public var autoreverses: Bool {
        get { state?.autoreverses ?? false }
        set { LayerState.of(self).autoreverses = newValue }
    }
    /// Stored; has no effect; `.removed` by default.
    public var fillMode: CAMediaTimingFillMode {
        get { state?.fillMode ?? .removed }
        set { LayerState.of(self).fillMode = newValue }
    }

    /// A time of another layer, or of the clock, in this layer's time; in seconds.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        local(l?.clockTime(t) ?? t)
    }

    /// A time of this layer in another's, or the clock's; in seconds.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        l?.convertTime(t, from: self) ?? clockTime(t)
    }

    /// This layer and those above it that have a time of their own.
    private var timeLineage: [CALayer] {
        var layers: [CALayer] = []
        var layer: CALayer? = self
        while let current = layer {
            if current.life != nil { layers.append(current) }
            layer = current.superlayer
        }
        return layers
    }

    /// This layer's time in the clock's.
    private func clockTime(_ time: CFTimeInterval) -> CFTimeInterval {
        timeLineage.reduce(time) { time, layer in
            let speed = Double(layer.speed)
            return speed != 0 ? (time - layer.timeOffset) / speed + layer.beginTime : layer.beginTime
        }
    }

    /// The time of the clock in this layer's.
    private func local(_ time: CFTimeInterval) -> CFTimeInterval {
        timeLineage.reversed().reduce(time) { time, layer in
            guard let state = layer.state else { return time }
            let own = (time - state.beginTime) * Double(state.speed) + state.timeOffset
            return layer === self ? own : own - state.copyDelay
        }
    }

    var localTime: CFTimeInterval { model().local(clockApplication?.clock.now ?? 0) }

    /// How many of the layer's seconds pass in one of the clock's.
    var pace: Double { timeLineage.reduce(1) { $0 * Double($1.speed) } }

    // MARK: Values by name

    /// Returns the value at a key path such as `transform.rotation.z`, or a value stored under that name; `nil` if there is none.
    public func value(forKeyPath keyPath: String) -> Any? {
        value(path: keyPath).map { $0.given as Any } ?? state?.kept[keyPath]
    }
    /// Returns the same value as `value(forKeyPath:)`.
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Sets the value at a path such as `transform.scale`, or keeps one under a name that the layer does not know.
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
    /// Has the same effect as `setValue(_:forKeyPath:)`.
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}
