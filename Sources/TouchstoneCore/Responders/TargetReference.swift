/// A reference to an action's target, which is not retained (G-10, C-14).
///
/// Views and view controllers, which most targets are, are referenced through their link. Once an object has a Swift
/// weak reference, all its reference counting becomes several times as expensive, and a target counts two references
/// for each action.
@MainActor
package struct TargetReference {
    private let link: WeakLink<UIResponder>?
    private weak var other: AnyObject?
    /// The target's class, which describes the target after it is deallocated.
    let type: AnyClass

    init(_ target: AnyObject) {
        type = Swift.type(of: target)
        link = (target as? UIResponder)?.targetLink
        if link == nil { other = target }
    }

    /// The target, or `nil` after it is deallocated.
    var object: AnyObject? {
        @inline(__always) get { if let link { link.object } else { other } }
    }
}

/// The weak link of a responder, created on first use.
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
