import Foundation

extension UIBarButtonItem {
    /// Plays an effect of the symbol. It is not drawn; `completion` is called at once.
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { completion?(UISymbolEffectCompletionContext(sender: self)) }
    /// Ends effects of a kind. It has no effect, because none is drawn; `completion` is called at once.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { completion?(UISymbolEffectCompletionContext(sender: self)) }
    /// Ends all effects. It has no effect, because none is drawn.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
    /// Sets the image, without a transition; `completion` is called at once.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        self.image = image
        completion?(UISymbolEffectCompletionContext(sender: self))
    }
}
