import Foundation
import TouchstoneCore

/// A finger of the right or left hand.
public enum FingerIndex: UInt32, CaseIterable, Sendable {
    /// The thumb of the right hand.
    case rightThumb = 1
    /// The index finger of the right hand.
    case rightIndex
    /// The middle finger of the right hand.
    case rightMiddle
    /// The ring finger of the right hand.
    case rightRing
    /// The little finger of the right hand.
    case rightLittle
    /// The thumb of the left hand.
    case leftThumb
    /// The index finger of the left hand.
    case leftIndex
    /// The middle finger of the left hand.
    case leftMiddle
    /// The ring finger of the left hand.
    case leftRing
    /// The little finger of the left hand.
    case leftLittle

    /// The next free finger when fingers go down; otherwise the one that went down last.
    public static let automatic: FingerIndex? = nil
}

extension Array where Element == FingerIndex? {
    /// The next free fingers when fingers go down; otherwise the ones that went down last.
    public static let automatic: [FingerIndex?] = []
}

extension UIDevice {
    /// The maximum number of fingers that a generator puts down: 5 on a phone or in CarPlay, 10 on a tablet, 0
    /// elsewhere.
    public var maxNumberOfFingers: Int {
        switch userInterfaceIdiom {
        case .phone, .carPlay: 5
        case .pad: 10
        default: 0
        }
    }

    /// Whether the device supports a stylus, as a tablet does.
    public var supportsStylus: Bool { userInterfaceIdiom == .pad }
}

/// The fingers and the stylus that are down, fingers in the order in which they went down.
struct ActiveTouches {
    struct Finger {
        let index: FingerIndex
        /// The location in the window's coordinates.
        var location: CGPoint
        /// The time on the application's clock, in seconds.
        let downAt: TimeInterval
    }

    struct Stylus {
        /// The location in the window's coordinates.
        var location: CGPoint
        var azimuth: CGFloat
        var altitude: CGFloat
        var pressure: CGFloat
        let downAt: TimeInterval
    }

    private(set) var fingers: [Finger] = []
    var stylus: Stylus?

    subscript(index: FingerIndex) -> Finger? { fingers.first { $0.index == index } }

    mutating func put(_ index: FingerIndex, at location: CGPoint, _ time: TimeInterval) {
        fingers.append(Finger(index: index, location: location, downAt: time))
    }

    mutating func move(_ index: FingerIndex, to location: CGPoint) {
        guard let place = fingers.firstIndex(where: { $0.index == index }) else { return }
        fingers[place].location = location
    }

    mutating func lift(_ index: FingerIndex) { fingers.removeAll { $0.index == index } }

    /// Returns `count` fingers that are not down: the named ones, and the next free fingers for the others.
    func free(_ named: [FingerIndex?], _ count: Int, limit: Int) throws -> [FingerIndex] {
        guard named.isEmpty || named.count == count else {
            throw HammerError.invalidFingerCount(count: named.count, expected: count)
        }
        guard limit > 0 else { throw HammerError.deviceDoesNotSupportTouches }
        let asked = named + Array(repeating: nil, count: count - named.count)
        for case .some(let index) in asked where self[index] != nil {
            throw HammerError.touchForFingerAlreadyExists(index: index)
        }
        var others = FingerIndex.allCases.prefix(limit).filter { self[$0] == nil && !asked.contains($0) }[...]
        guard fingers.count + count <= limit else { throw HammerError.fingerLimitReached(limit: limit) }
        return try asked.map { index in
            if let index { return index }
            guard let next = others.popFirst() else { throw HammerError.fingerLimitReached(limit: limit) }
            return next
        }
    }

    /// Returns at least `count` fingers that are down: the named ones, and the last that went down for the others.
    func down(_ named: [FingerIndex?], atLeast count: Int, limit: Int) throws -> [FingerIndex] {
        guard named.isEmpty || named.count >= count else {
            throw HammerError.invalidFingerCount(count: named.count, expected: count)
        }
        let asked = named + Array(repeating: nil, count: max(0, count - named.count))
        for case .some(let index) in asked where self[index] == nil {
            throw HammerError.touchForFingerDoesNotExist(index: index)
        }
        var others = fingers.map(\.index).filter { !asked.contains($0) }.suffix(asked.count { $0 == nil })
        return try asked.map { index in
            if let index { return index }
            guard let next = others.popFirst() else { throw HammerError.fingerLimitReached(limit: limit) }
            return next
        }
    }
}
