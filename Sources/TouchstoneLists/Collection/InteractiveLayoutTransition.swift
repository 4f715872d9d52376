import Foundation
import TouchstoneCore

/// A change from one layout to another that the application drives.
struct InteractiveLayoutTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: ((Bool, Bool) -> Void)?
}

extension UICollectionView {
    /// Begins a change to another layout that the application drives by the progress of the returned layout.
    ///
    /// - Parameters:
    ///   - layout: The next layout.
    ///   - completion: Called after the end. Its first argument is whether the animation to the end was complete, its second one whether
    ///     the transition was finished and not canceled.
    /// - Returns: The layout during the transition. The delegate may provide it.
    @discardableResult
    public func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
    ) -> UICollectionViewTransitionLayout {
        if interactiveTransition != nil { cancelInteractiveTransition() }
        let made =
            delegate?.collectionView(
                self, transitionLayoutForOldLayout: collectionViewLayout, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
        interactiveTransition = InteractiveLayoutTransition(layout: made, completion: completion)
        collectionViewLayout = made
        for each in [made.currentLayout, made.nextLayout] { each.collectionView = self }
        return made
    }

    /// Ends an interactive change of layouts with the next layout, to which the items move with an animation.
    public func finishInteractiveTransition() { endInteractiveTransition(finished: true) }

    /// Ends an interactive change of layouts with the layout before it, to which the items move with an animation.
    public func cancelInteractiveTransition() { endInteractiveTransition(finished: false) }

    private func endInteractiveTransition(finished: Bool) {
        guard let transition = interactiveTransition else {
            return LoggedException.log(
                "UICollectionView.\(finished ? "finish" : "cancel")InteractiveTransition()",
                "no interactive transition is in progress.")
        }
        interactiveTransition = nil
        let layout = finished ? transition.layout.nextLayout : transition.layout.currentLayout
        setCollectionViewLayout(layout, animated: true) { transition.completion?($0, finished) }
    }
}
