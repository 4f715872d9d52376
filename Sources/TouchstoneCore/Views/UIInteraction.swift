import Foundation

/// Something that a view can have added to it.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    /// The view it is on; nil while it is on none.
    var view: UIView? { get }
    /// It is about to be added to `view`, or taken away where that is nil.
    func willMove(to view: UIView?)
    /// It was added to `view`, or taken away where that is nil; this is where `view` is to be set.
    func didMove(to view: UIView?)
}

extension UIView {
    /// What has been added, in that order, nothing by default; setting it takes the old ones away first.
    public var interactions: [any UIInteraction] {
        get { rareStorage?.interactions ?? [] }
        set {
            for old in interactions { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Takes it from the view it is on.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        rare.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Takes it away, if it is here.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        rare.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
