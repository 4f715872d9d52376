import Foundation

/// Samples delivered with estimated properties, until updates have arrived for all of them (T-14).
@MainActor
struct AwaitedEstimates {
    private struct Entry {
        let index: Int
        let touch: UITouch
        var expecting: UITouch.Properties
    }

    private var entries: [Entry] = []
    /// Limits memory use if a device announces updates and never sends them: two seconds of samples at 240 Hz.
    private static let longest = 480

    /// Registers the touch's newest samples, which are about to be delivered.
    mutating func add(_ touch: UITouch) {
        for index in 0..<touch.samples.count {
            let sample = touch.samples[index]
            guard let index = sample.estimationUpdateIndex, !sample.estimatedPropertiesExpectingUpdates.isEmpty else {
                continue
            }
            if entries.count == Self.longest { entries.removeFirst() }
            entries.append(
                Entry(index: index, touch: touch, expecting: sample.estimatedPropertiesExpectingUpdates))
        }
    }

    /// Returns the touch whose sample `update` corrects, and the properties that are no longer estimated.
    ///
    /// Returns `nil` if no delivered sample awaits this update.
    mutating func match(_ update: TouchSample, _ finger: Finger) -> (touch: UITouch, cleared: UITouch.Properties)? {
        let place = entries.firstIndex { $0.index == update.estimationUpdateIndex && $0.touch.finger == finger }
        guard let place else { return nil }
        let entry = entries[place]
        let left = entry.expecting.intersection(update.estimatedPropertiesExpectingUpdates)
        if left.isEmpty { entries.remove(at: place) } else { entries[place].expecting = left }
        return (entry.touch, entry.expecting.subtracting(left))
    }

    /// Discards the estimates awaited by views that leave their window.
    mutating func forget(below view: UIView) {
        entries.removeAll { $0.touch.view?.isDescendant(of: view) == true }
    }
}

extension UITouch {
    /// Whether the view has received this touch, so that updated values are useful to the view.
    var isKnownToView: Bool {
        switch delivery.state {
        case .catchingUp, .delivering, .endDelayed: true
        case .done: currentPhase == .ended && !isClaimed
        case .waiting, .delayed, .suppressed: false
        }
    }
}
