import Foundation
import TouchstoneCore

/// One of the fingers of two hands.
public enum FingerIndex: UInt32, CaseIterable, Sendable {
    /// Of the right hand.
    case rightThumb = 1
    /// Of the right hand.
    case rightIndex
    /// Of the right hand.
    case rightMiddle
    /// Of the right hand.
    case rightRing
    /// Of the right hand.
    case rightLittle
    /// Of the left hand.
    case leftThumb
    /// Of the left hand.
    case leftIndex
    /// Of the left hand.
    case leftMiddle
    /// Of the left hand.
    case leftRing
    /// Of the left hand.
    case leftLittle

    /// The next finger that is free or, of those that are down, the last.
    public static let automatic: FingerIndex? = nil
}

extension Array where Element == FingerIndex? {
    /// The next fingers that are free or, of those that are down, the last.
    public static let automatic: [FingerIndex?] = []
}

extension UIDevice {
    /// How many fingers a hand generator puts on its screen: 5 on a phone, 10 on a tablet, and none elsewhere.
    public var maxNumberOfFingers: Int {
        switch userInterfaceIdiom {
        case .phone, .carPlay: 5
        case .pad: 10
        default: 0
        }
    }

    /// Whether it takes a stylus: a tablet does.
    public var supportsStylus: Bool { userInterfaceIdiom == .pad }
}

/// What is down, in the order in which it came down.
struct ActiveTouches {
    struct Finger {
        let index: FingerIndex
        /// In the window's coordinates.
        var location: CGPoint
        /// On the application's clock, in seconds.
        let downAt: TimeInterval
    }

    struct Stylus {
        /// In the window's coordinates.
        var location: CGPoint
        var azimuth: CGFloat
        var altitude: CGFloat
        var pressure: CGFloat
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

    /// As many fingers as are needed, none of which is down: those that are named, and for the others the next that are free.
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

    /// As many fingers as are needed, at least, all of which are down: those that are named, and for the others the last.
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
