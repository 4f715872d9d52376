import Foundation

/// An interaction that can be added to a view.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    /// The view of the interaction; `nil` while it is on no view.
    var view: UIView? { get }
    /// Called before the interaction is added to `view`, or removed if that is `nil`.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to `view`, or removed if that is `nil`. An implementation sets its `view` here.
    func didMove(to view: UIView?)
}

extension UIView {
    var interactionList: [any UIInteraction] {
        get { rareStorage?.interactions ?? [] }
        set {
            for old in interactions { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    func attach(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        rare.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        rare.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
