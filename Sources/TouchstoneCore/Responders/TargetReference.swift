/// A target, which is not retained (G-10, C-14).
///
/// Views and controllers, which most targets are, are referred to through their link: from the first weak reference on, an object
/// counts all its references at several times the price, and a target counts two for each action.
@MainActor
struct TargetReference {
    private let link: WeakLink<UIResponder>?
    private weak var other: AnyObject?
    /// By which it is told of once it has died.
    let type: AnyClass

    init(_ target: AnyObject) {
        type = Swift.type(of: target)
        link = (target as? UIResponder)?.targetLink
        if link == nil { other = target }
    }

    /// Nil where it has died.
    var object: AnyObject? {
        @inline(__always) get { if let link { link.object } else { other } }
    }
}

/// The link of a responder that somebody refers to.
struct LazyLink {
    private var made: WeakLink<UIResponder>?

    mutating func link(to responder: UIResponder) -> WeakLink<UIResponder> {
        if let made { return made }
        let link = WeakLink<UIResponder>()
        link.tie(to: responder)
        made = link
        return link
    }

    func cut() { made?.cut() }
}
