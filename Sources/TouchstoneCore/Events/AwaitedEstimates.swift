import Foundation

/// Samples that were delivered with guesses in them, until better values have come for each (T-14).
@MainActor
struct AwaitedEstimates {
    private struct Entry {
        let index: Int
        let touch: UITouch
        var expecting: UITouch.Properties
    }

    private var entries: [Entry] = []
    /// A device that promises updates and never sends them must not cost memory for ever: two seconds at 240 Hz.
    private static let longest = 480

    /// The touch's newest samples are about to be delivered.
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

    /// The touch whose sample `update` corrects, and what it clears of the estimated properties; nil if nobody waits for it.
    mutating func match(_ update: TouchSample, _ finger: Finger) -> (touch: UITouch, cleared: UITouch.Properties)? {
        let place = entries.firstIndex { $0.index == update.estimationUpdateIndex && $0.touch.finger == finger }
        guard let place else { return nil }
        let entry = entries[place]
        let left = entry.expecting.intersection(update.estimatedPropertiesExpectingUpdates)
        if left.isEmpty { entries.remove(at: place) } else { entries[place].expecting = left }
        return (entry.touch, entry.expecting.subtracting(left))
    }

    /// Views that leave their window wait for nothing.
    mutating func forget(below view: UIView) {
        entries.removeAll { $0.touch.view?.isDescendant(of: view) == true }
    }
}

extension UITouch {
    /// Whether the view knows of this touch, so that better values mean something to it.
    var isKnownToView: Bool {
        switch delivery.state {
        case .catchingUp, .delivering, .endDelayed: true
        case .done: currentPhase == .ended && !isClaimed
        case .waiting, .delayed, .withheld: false
        }
    }
}
