import Foundation

/// The recognizers that one requires to fail, as set by `require(toFail:)` (G-24); they are not retained.
@MainActor
struct FailureRequirements {
    private var links: [WeakLink<UIGestureRecognizer>] = []
    /// The same, where they are many.
    private var identities: Set<ObjectIdentifier> = []

    private static let few = 8

    var isEmpty: Bool { links.isEmpty }

    /// In the order they were set.
    var recognizers: [UIGestureRecognizer] { links.compactMap(\.object) }

    mutating func add(_ other: UIGestureRecognizer) {
        if mayContain(other) { links.removeAll { $0.isCut || $0 === other.link } }
        links.append(other.link)
        if !identities.isEmpty {
            identities.insert(ObjectIdentifier(other))
        } else if links.count > Self.few {
            identities = Set(recognizers.map { ObjectIdentifier($0) })
        }
    }

    mutating func remove(_ other: UIGestureRecognizer) {
        links.removeAll { $0.isCut || $0 === other.link }
        identities.remove(ObjectIdentifier(other))
    }

    func contains(_ other: UIGestureRecognizer) -> Bool {
        guard !links.isEmpty, mayContain(other) else { return false }
        for index in links.indices where links[index] === other.link { return true }
        return false
    }

    /// One that was made where another died is taken for it at first.
    private func mayContain(_ other: UIGestureRecognizer) -> Bool {
        identities.isEmpty || identities.contains(ObjectIdentifier(other))
    }
}
