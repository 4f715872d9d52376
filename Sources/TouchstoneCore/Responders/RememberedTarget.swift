/// The target of an action in a snapshot.
@MainActor
package struct RememberedTarget {
    package enum Kind {
        case object(Remembered)
        /// The target was already deallocated.
        case dead(className: String)
        /// The action goes up the responder chain.
        case chain
        case closure
    }
    package let kind: Kind
    /// The selector's name, or the title of a closure, which may be empty.
    package let action: String

    /// Whether an object implements an action without a target.
    package private(set) var isImplemented: (@MainActor (AnyObject) -> Bool)?
    /// The bar button item whose button has this closure, and what the item calls; it calls nothing if `calls` is empty.
    package private(set) var item: (owner: Remembered, calls: [RememberedTarget])?

    init(kind: Kind, action: String, isImplemented: (@MainActor (AnyObject) -> Bool)? = nil) {
        self.kind = kind
        self.action = action
        self.isImplemented = isImplemented
    }

    init(_ target: TargetReference, _ action: String, _ trace: Trace) {
        kind =
            target.object.map { .object(trace.remembered($0)) }
            ?? .dead(className: String(describing: target.type))
        self.action = action
    }

    /// The closure of an item's button, which calls these targets.
    init(item: Remembered, calls: [RememberedTarget]) {
        (kind, action) = (.closure, "")
        self.item = (item, calls)
    }

    var isDead: Bool { if case .dead = kind { true } else { false } }
}
