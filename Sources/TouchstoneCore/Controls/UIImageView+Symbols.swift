import Foundation

extension UIImageView {
    /// Ends effects of a kind. It has no effect, because none is drawn; `completion` is called at once.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { completion?(UISymbolEffectCompletionContext(sender: self)) }
}

extension UIImage {
    /// Returns the first of several images, because an image itself is not animated here; `nil` if there is none.
    ///
    /// `UIImageView.animationImages` shows images in turn.
    ///
    /// - Parameter duration: The duration of the animation, in seconds. Has no effect.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
    /// The images of an animated image; always `nil`.
    public var images: [UIImage]? { nil }
    /// The duration of an animated image, in seconds; always 0.
    public var duration: TimeInterval { 0 }
}
