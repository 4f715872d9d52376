import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// An animation that was added to a layer.
@MainActor
final class LayerAnimation {
    let animation: CAAnimation
    private(set) weak var layer: CALayer?
    let key: String?
    /// In the layer's time.
    let start: CFTimeInterval
    /// The duration of one repetition in seconds.
    let duration: CFTimeInterval
    /// What was seen before.
    let previous: LayerValue?
    let groups: [TransactionGroup]
    var deadline: ClockDeadline?
    /// Its end has been told; it is seen on.
    var isOver = false
    /// Its layer has been in a window meanwhile.
    var wasShown = false

    init(
        _ animation: CAAnimation, of layer: CALayer, key: String?, start: CFTimeInterval, duration: CFTimeInterval,
        previous: LayerValue?,
        groups: [TransactionGroup]
    ) {
        self.animation = animation
        self.layer = layer
        self.key = key
        self.start = start
        self.duration = duration
        self.previous = previous
        self.groups = groups
    }

    func notifyEnd(_ finished: Bool) {
        animation.delegate?.animationDidStop(animation, finished: finished)
        for group in groups { group.animationEnded() }
    }

    /// When it ends in the layer's time; infinite where it never does.
    var end: CFTimeInterval {
        let begin = animation.beginTime != 0 ? animation.beginTime : start
        let speed = Double(abs(animation.speed))
        return speed > 0 ? begin + animation.total(duration) / speed : .infinity
    }
}

extension CAAnimation {
    /// With all its repetitions, in its own seconds.
    func total(_ duration: CFTimeInterval) -> CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let once = duration * (autoreverses ? 2 : 1)
        return repeatCount > 0 ? (repeatCount.isFinite ? Double(repeatCount) * once : .infinity) : once
    }

    /// Where in its course it is, from 0 to 1, before its timing function; nil where it is not seen.
    func place(
        at time: CFTimeInterval, from start: CFTimeInterval, lasting duration: CFTimeInterval
    ) -> (part: Double, rounds: Int)? {
        guard duration > 0 else { return nil }
        let total = self.total(duration)
        let once = duration * (autoreverses ? 2 : 1)
        var passed: CFTimeInterval
        if speed == 0 {
            // It stands where its offset says.
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

    /// Calls `change` with each path that is animated now and how its value follows from the one below.
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
                keyframes.value(at: part, like: base).map { keyframes.isAdditive ? base.plus($0) : $0 }
            }
            if let turn = keyframes.turn(at: part) { change("transform.rotation.z") { _ in .number(turn) } }
        default: break
        }
    }
}

extension CABasicAnimation {
    /// - Parameter before: What was seen before the animation was added.
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
        if isCumulative, rounds > 0 { for _ in 0..<min(rounds, 10_000) { value = value.plus(last) } }
        return isAdditive ? base.plus(value) : value
    }
}
