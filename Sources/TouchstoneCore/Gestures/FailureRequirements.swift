import Foundation

/// The recognizers that one requires to fail, as set by `require(toFail:)` (G-24); they are not retained.
@MainActor
struct FailureRequirements {
    private var links: [WeakLink<UIGestureRecognizer>] = []
    /// The same, where they are many.
    private var byIdentity: [ObjectIdentifier: WeakLink<UIGestureRecognizer>] = [:]

    private static let few = 8

    var isEmpty: Bool { links.isEmpty }

    /// In the order they were set.
    var recognizers: [UIGestureRecognizer] { links.compactMap(\.object) }

    mutating func add(_ other: UIGestureRecognizer) {
        if contains(other) || links.count == Self.few { links.removeAll { $0.isCut || $0 === other.link } }
        links.append(other.link)
        if !byIdentity.isEmpty {
            byIdentity[ObjectIdentifier(other)] = other.link
        } else if links.count > Self.few {
            for link in links { if let object = link.object { byIdentity[ObjectIdentifier(object)] = link } }
        }
    }

    mutating func remove(_ other: UIGestureRecognizer) {
        links.removeAll { $0.isCut || $0 === other.link }
        byIdentity[ObjectIdentifier(other)] = nil
    }

    func contains(_ other: UIGestureRecognizer) -> Bool {
        // One that was made where another died has a link of its own.
        if !byIdentity.isEmpty { return byIdentity[ObjectIdentifier(other)] === other.link }
        for index in links.indices where links[index] === other.link { return true }
        return false
    }
}
