import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// An animation that has been added to a layer.
@MainActor
final class LayerAnimation {
    let animation: CAAnimation
    private(set) weak var layer: CALayer?
    let key: String?
    /// When the animation was added, in seconds of the layer's time.
    let start: CFTimeInterval
    /// The duration of one cycle, in seconds.
    let duration: CFTimeInterval
    /// The value that was visible before the animation was added; `nil` if unknown.
    let previous: LayerValue?
    let completions: [TransactionCompletion]
    var deadline: ClockDeadline?
    /// Whether the delegate has been notified of the end; the animation can stay on the layer after it.
    var isOver = false
    /// Whether the layer has been in a window since the animation was added.
    var wasShown = false

    init(
        _ animation: CAAnimation, of layer: CALayer, key: String?, start: CFTimeInterval, duration: CFTimeInterval,
        previous: LayerValue?,
        completions: [TransactionCompletion]
    ) {
        self.animation = animation
        self.layer = layer
        self.key = key
        self.start = start
        self.duration = duration
        self.previous = previous
        self.completions = completions
    }

    func notifyEnd(_ finished: Bool) {
        animation.delegate?.animationDidStop(animation, finished: finished)
        for completion in completions { completion.animationEnded() }
    }

    /// When the animation ends, in seconds of the layer's time; infinite if it never ends.
    var end: CFTimeInterval {
        let begin = animation.beginTime != 0 ? animation.beginTime : start
        let speed = Double(abs(animation.speed))
        return speed > 0 ? begin + animation.total(duration) / speed : .infinity
    }
}

extension CAAnimation {
    /// Returns the duration of all cycles together, in the animation's own seconds.
    func total(_ duration: CFTimeInterval) -> CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let once = duration * (autoreverses ? 2 : 1)
        return repeatCount > 0 ? (repeatCount.isFinite ? Double(repeatCount) * once : .infinity) : once
    }

    /// Returns the position in the current cycle before the timing function applies; `nil` if the animation shows no value.
    ///
    /// - Parameters:
    ///   - time: The layer's time, in seconds.
    ///   - start: When the animation was added, in seconds of the layer's time.
    ///   - duration: The duration of one cycle, in seconds.
    /// - Returns: The position from 0 to 1, and the number of completed cycles.
    func place(
        at time: CFTimeInterval, from start: CFTimeInterval, lasting duration: CFTimeInterval
    ) -> (part: Double, rounds: Int)? {
        guard duration > 0 else { return nil }
        let total = self.total(duration)
        let once = duration * (autoreverses ? 2 : 1)
        var passed: CFTimeInterval
        if speed == 0 {
            // A stopped animation stays at its time offset.
            passed = min(max(0, timeOffset), total)
        } else {
            passed = (time - (beginTime != 0 ? beginTime : start)) * Double(speed)
            if speed < 0 { passed += total }
            let before: [CAMediaTimingFillMode] = [.backwards, .both]
            let after: [CAMediaTimingFillMode] = [.forwards, .both]
            if passed < 0 {
                guard before.contains(fillMode) else { return nil }
                passed = 0
            } else if passed >= total {
                guard after.contains(fillMode) else { return nil }
                passed = total
            } else if timeOffset != 0 {
                passed = (passed + timeOffset).truncatingRemainder(dividingBy: max(once, 1e-9))
            }
        }
        var rounds = (passed / duration).rounded(.down)
        if passed > 0, passed == total || speed == 0, rounds * duration == passed { rounds -= 1 }
        let part = passed / duration - rounds
        if autoreverses {
            let isBack = Int(clamping: rounds) % 2 == 1
            return (isBack ? 1 - part : part, Int(clamping: rounds) / 2)
        }
        return (part, Int(clamping: rounds))
    }

    /// Calls `change` with each animated path and the function that maps the value below the animation to the animated value.
    func apply(
        at time: CFTimeInterval, from start: CFTimeInterval, lasting duration: CFTimeInterval, before: LayerValue?,
        _ change: (String, (LayerValue) -> LayerValue?) -> Void
    ) {
        guard let (part, rounds) = place(at: time, from: start, lasting: duration) else { return }
        switch self {
        case let group as CAAnimationGroup:
            let part = timingFunction?.progress(part) ?? part
            for child in group.animations ?? [] {
                let own = child.duration > 0 ? child.duration : duration
                child.apply(at: part * duration, from: 0, lasting: own, before: nil, change)
            }
        case let basic as CABasicAnimation:
            guard let path = basic.keyPath else { return }
            let progress = basic.progress(part, duration)
            change(path) { basic.value($0, progress, rounds, before) }
        case let keyframes as CAKeyframeAnimation:
            guard let path = keyframes.keyPath else { return }
            let part = timingFunction?.progress(part) ?? part
            change(path) { base in
                keyframes.value(at: part, like: base).map { value in
                    var value = value
                    if keyframes.isCumulative, let last = keyframes.value(at: 1, like: base) {
                        value = value.plus(last, times: rounds)
                    }
                    return keyframes.isAdditive ? base.plus(value) : value
                }
            }
            if let turn = keyframes.turn(at: part) { change("transform.rotation.z") { _ in .number(turn) } }
        default: break
        }
    }
}

extension CABasicAnimation {
    /// Returns the animated value.
    ///
    /// - Parameters:
    ///   - base: The value below the animation.
    ///   - progress: The progress of the animation, after its timing function.
    ///   - rounds: The number of completed cycles.
    ///   - before: The value that was visible before the animation was added.
    fileprivate func value(_ base: LayerValue, _ progress: Double, _ rounds: Int, _ before: LayerValue?) -> LayerValue?
    {
        let (from, to) = (
            fromValue.flatMap { LayerValue($0, like: base) }, toValue.flatMap { LayerValue($0, like: base) }
        )
        let by = byValue.flatMap { LayerValue($0, like: base) }
        let first: LayerValue
        let last: LayerValue
        switch (from, to, by) {
        case (let from?, let to?, _): (first, last) = (from, to)
        case (let from?, nil, let by?): (first, last) = (from, from.plus(by))
        case (nil, let to?, let by?): (first, last) = (to.minus(by), to)
        case (let from?, nil, nil): (first, last) = (from, base)
        case (nil, let to?, nil): (first, last) = (base, to)
        case (nil, nil, let by?): (first, last) = (base, base.plus(by))
        case (nil, nil, nil): (first, last) = (before ?? base, base)
        }
        var value = first.between(last, progress)
        if isCumulative { value = value.plus(last, times: rounds) }
        return isAdditive ? base.plus(value) : value
    }
}
