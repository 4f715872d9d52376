/// A registration for changes of traits. It lasts as long as its object, unless it is unregistered.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

@MainActor
final class TraitRegistration: UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }

    func notify(from old: UITraitCollection, to new: UITraitCollection) {
        if traits.contains(where: { new.said.differs(from: old.said, in: $0) }) { handler(old) }
    }
}

/// State of views and controllers that few of them need: traits of their own, and due updates of properties.
@MainActor
package final class EnvironmentState {
    /// The traits that the object overrides; `nil` if there are none.
    var overrides: Traits?
    /// The traits that a parent gives a controller; `nil` if there are none.
    var traitsOfParent: UITraitCollection?
    var registrations: [TraitRegistration] = []
    var propertiesNeedUpdate = false

    func notify(from old: UITraitCollection, to new: UITraitCollection) {
        // A handler may end registrations.
        for registration in registrations where registrations.contains(where: { $0 === registration }) {
            registration.notify(from: old, to: new)
        }
    }
}
