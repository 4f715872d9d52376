import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Edits of a recording. An edited recording contains only inputs, since its run-loop iterations and trace described
/// the original.
extension Recording {
    /// Returns the part of the recording between two times.
    ///
    /// A finger that is down at the start goes down there, and one that is down at the end is cancelled there. The
    /// scene, screen and activation state are those at the start.
    ///
    /// - Parameters:
    ///   - start: The start of the part, in seconds since the beginning.
    ///   - end: The end of the part, in seconds since the beginning; by default, the end of the recording.
    public func cut(from start: TimeInterval, to end: TimeInterval = .infinity) -> Recording {
        let first = header.start + max(0, start)
        let last = header.start + end
        var cut = Recording(header: header)
        cut.header.start = first
        var fingers = FingersDown()
        var state: [String: Input] = [:]
        let inputs = inputs
        let count = inputs.firstIndex { $0.time >= first } ?? inputs.count
        for (input, _) in inputs[..<count] {
            switch input {
            case .scene, .screen, .background, .activation, .builtInKeyboard: state[input.word] = input
            default: fingers.follow(input)
            }
        }
        let atStart =
            ["scene", "screen", "background", "active", "keyboard"].compactMap { state[$0] } + fingers.enter(at: first)
        for input in atStart { cut.entries.append(.input(input, time: first)) }
        var lastTime = first
        for (input, time) in inputs[count...] where time <= last {
            lastTime = max(lastTime, time)
            fingers.follow(input)
            // A damaged recording can contain times that go back.
            cut.entries.append(.input(input, time: max(first, time)))
        }
        let endTime = end.isFinite ? last : lastTime
        for input in fingers.leave(at: endTime) { cut.entries.append(.input(input, time: endTime)) }
        return cut
    }

    /// The number of touch-downs in the recording.
    public var touchCount: Int {
        inputs.reduce(0) { count, entry in
            guard case .touches(let samples, _) = entry.input else { return count }
            return count + samples.count { $0.phase == .began }
        }
    }

    /// Returns the recording with only the given touches, counted from 1 in the order of their touch-downs. Other
    /// inputs stay.
    public func touches(_ kept: Set<Int>) -> Recording {
        var count = 0
        var numbers: [FingerKey: Int] = [:]
        return changed { input in
            guard case .touches(let samples, let device) = input else { return input }
            let left = samples.filter { sample in
                let key = FingerKey(device: device, id: sample.id)
                if sample.phase == .began {
                    count += 1
                    numbers[key] = count
                }
                return numbers[key].map(kept.contains) ?? false
            }
            return left.isEmpty ? nil : .touches(left, device: device)
        }
    }

    /// Returns the recording stretched in time by `factor`; a factor below 1 makes it faster.
    public func slowed(by factor: Double) -> Recording {
        let start = header.start
        func slowed(_ time: TimeInterval) -> TimeInterval { start + (time - start) * factor }
        var changed = changed { $0.mapped(time: slowed) }
        changed.entries = changed.inputs.map { .input($0.input, time: slowed($0.time)) }
        return changed
    }

    /// The recording mirrored horizontally.
    public var mirrored: Recording {
        var width = header.screen.width
        return changed { input in
            if case .screen(let size, _, _) = input { width = size.width }
            return input.mapped(
                point: { CGPoint(x: width - $0.x, y: $0.y) }, delta: { CGVector(dx: -$0.dx, dy: $0.dy) },
                azimuth: { .pi - $0 }, rotation: { -$0 })
        }
    }

    /// Returns the recording for a screen that is `factor` times as large; locations and finger sizes are scaled too.
    public func scaled(by factor: CGFloat) -> Recording {
        func scaled(_ size: CGSize) -> CGSize { CGSize(width: size.width * factor, height: size.height * factor) }
        var changed = changed { input in
            if case .screen(let size, let scale, let isDark) = input {
                return .screen(scaled(size), scale: scale, isDark: isDark)
            }
            return input.mapped(
                point: { CGPoint(x: $0.x * factor, y: $0.y * factor) },
                delta: { CGVector(dx: $0.dx * factor, dy: $0.dy * factor) }, length: { $0 * factor })
        }
        changed.header.screen = scaled(header.screen)
        return changed
    }

    private func changed(_ change: (Input) -> Input?) -> Recording {
        Recording(
            header: header,
            entries: inputs.compactMap { input, time in change(input).map { .input($0, time: time) } })
    }
}

private struct FingerKey: Hashable {
    var device: Int
    var id: Int
}

/// The fingers and keys that are down at a point of a recording, in the order in which they went down.
private struct FingersDown {
    private var fingers: [(key: FingerKey, sample: TouchSample)] = []
    private var keys: [(sample: KeySample, device: Int)] = []

    mutating func follow(_ input: Recording.Input) {
        switch input {
        case .touches(let samples, let device): for sample in samples { follow(sample, device) }
        case .key(let sample, let device):
            let isDown = keys.contains { $0.sample.keyCode == sample.keyCode && $0.device == device }
            if sample.phase == .up { keys.removeAll { $0.sample.keyCode == sample.keyCode && $0.device == device } }
            if sample.phase == .down, !isDown { keys.append((sample, device)) }
        case .hostGone(let device):
            fingers.removeAll { $0.key.device == device }
            keys.removeAll { $0.device == device }
        default: break
        }
    }

    private mutating func follow(_ sample: TouchSample, _ device: Int) {
        let key = FingerKey(device: device, id: sample.id)
        let index = fingers.firstIndex { $0.key == key }
        switch sample.phase {
        case .began, .moved:
            if let index {
                fingers[index].sample = sample
            } else if sample.phase == .began {
                fingers.append((key, sample))
            }
        case .ended, .cancelled: if let index { fingers.remove(at: index) }
        case .estimatesUpdated: break
        }
    }

    /// Returns the inputs that put all fingers down where they are, each with its last contact.
    func enter(at time: TimeInterval) -> [Recording.Input] { samples(.began, at: time) }

    /// Returns the inputs that end everything that is down.
    func leave(at time: TimeInterval) -> [Recording.Input] {
        samples(.cancelled, at: time)
            + keys.map { key in
                var sample = key.sample
                sample.phase = .up
                sample.time = time
                return .key(sample, device: key.device)
            }
    }

    private func samples(_ phase: TouchSample.Phase, at time: TimeInterval) -> [Recording.Input] {
        fingers.map { finger in
            var sample = finger.sample
            sample.phase = phase
            sample.time = time
            return .touches([sample], device: finger.key.device)
        }
    }
}

extension Recording.Input {
    /// Returns the input with its times, points and other values mapped.
    func mapped(
        time: (TimeInterval) -> TimeInterval = { $0 }, point: (CGPoint) -> CGPoint = { $0 },
        delta: (CGVector) -> CGVector = { $0 }, length: (CGFloat) -> CGFloat = { $0 },
        azimuth: (CGFloat) -> CGFloat = { $0 }, rotation: (CGFloat) -> CGFloat = { $0 }
    ) -> Recording.Input {
        switch self {
        case .touches(let samples, let device):
            return .touches(
                samples.map { sample in
                    var sample = sample
                    sample.time = time(sample.time)
                    sample.location = point(sample.location)
                    sample.majorRadius = length(sample.majorRadius)
                    sample.majorRadiusTolerance = length(sample.majorRadiusTolerance)
                    if sample.type == .pencil { sample.azimuthAngle = azimuth(sample.azimuthAngle) }
                    return sample
                }, device: device)
        case .hover(var sample, let device):
            sample.time = time(sample.time)
            sample.location = sample.location.map(point)
            return .hover(sample, device: device)
        case .scroll(var sample):
            sample.time = time(sample.time)
            sample.location = point(sample.location)
            sample.delta = delta(sample.delta)
            sample.rotation = rotation(sample.rotation)
            return .scroll(sample)
        case .key(var sample, let device):
            sample.time = time(sample.time)
            return .key(sample, device: device)
        case .text(var sample, let device):
            sample.time = time(sample.time)
            return .text(sample, device: device)
        case .global(.shakeBegan(let at)): return .global(.shakeBegan(time: time(at)))
        case .global(.shakeEnded(let at)): return .global(.shakeEnded(time: time(at)))
        case .global(.shakeCancelled(let at)): return .global(.shakeCancelled(time: time(at)))
        case .global(.remoteControl(let command, let at)): return .global(.remoteControl(command, time: time(at)))
        case .global(.statusBarTapped(let at)): return .global(.statusBarTapped(time: time(at)))
        case .pasteboard, .builtInKeyboard, .hostGone, .activation, .background, .screen, .scene: return self
        }
    }
}
