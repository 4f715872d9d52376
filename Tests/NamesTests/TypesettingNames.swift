import UIKit

/// Names of text and images that are laid out and described, with the types that UIKit documents.
@MainActor
struct TypesettingNames {
    func layOut(_ label: UILabel, _ point: CGPoint) -> Int {
        let empty: NSAttributedString = NSAttributedString()  // NSAttributedString()
        let storage: NSTextStorage = NSTextStorage(attributedString: label.attributedText ?? empty)  // NSTextStorage
        let manager: NSLayoutManager = NSLayoutManager()  // NSLayoutManager
        let container: NSTextContainer = NSTextContainer(size: label.bounds.size)  // NSTextContainer
        container.lineFragmentPadding = 0  // NSTextContainer
        container.maximumNumberOfLines = label.numberOfLines  // NSTextContainer
        container.lineBreakMode = label.lineBreakMode  // NSTextContainer
        manager.addTextContainer(container)  // NSLayoutManager
        storage.addLayoutManager(manager)  // NSTextStorage
        let used: CGRect = manager.usedRect(for: container)  // NSLayoutManager
        let glyph: Int = manager.glyphIndex(for: point, in: container)  // NSLayoutManager
        let character: Int = manager.characterIndex(  // NSLayoutManager
            for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        return used.contains(point) ? glyph : character
    }

    func fields(_ view: UITextView) {
        view.textContainer.lineFragmentPadding = 0  // UITextView.textContainer
        view.textContainerInset = .zero
        view.attributedText = NSAttributedString(string: "Hello")  // UITextView.attributedText
        let text: NSAttributedString = view.attributedText  // UITextView.attributedText
        _ = text
    }

    func fonts() -> UIFont? {
        let body: UIFont = UIFont.preferredFont(forTextStyle: .body)
        let descriptor: UIFontDescriptor = body.fontDescriptor  // UIFont.fontDescriptor, UIFontDescriptor
        let bold: UIFontDescriptor? = descriptor.withSymbolicTraits(.traitBold)  // UIFontDescriptor
        let scaled: UIFont = UIFontMetrics(forTextStyle: .headline).scaledFont(for: body)  // UIFontMetrics
        let value: CGFloat = UIFontMetrics.default.scaledValue(for: 44)  // UIFontMetrics
        _ = (scaled, value)
        return bold.map { UIFont(descriptor: $0, size: 0) }  // UIFontDescriptor
    }

    func images() {
        let wanted = UIImage.SymbolConfiguration(pointSize: 24, weight: .medium)  // UIImage.SymbolConfiguration
        let heart = UIImage(  // UIImage.init(systemName:withConfiguration:)
            systemName: "heart", withConfiguration: wanted)
        let logo = UIImage(named: "logo", in: .main, compatibleWith: nil)  // UIImage.init(named:in:compatibleWith:)
        let core: CIImage? = logo?.ciImage  // CIImage
        let alpha: CGImageAlphaInfo = .premultipliedLast  // CGImageAlphaInfo
        let raw: UInt32 = alpha.rawValue  // CGImageAlphaInfo
        _ = (heart, core, raw)
    }
}

final class FocusedCard: UIView {
    override func didUpdateFocus(  // UIView.didUpdateFocus(in:with:)
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        coordinator.addCoordinatedAnimations({ self.alpha = 1 }, completion: nil)
        let next: UIView? = context.nextFocusedView
        let former: UIView? = context.previouslyFocusedView
        _ = (next, former)
    }
}

final class RotatingController: UIViewController {
    func follow() {
        let coordinator = transitionCoordinator  // UIViewController.transitionCoordinator
        coordinator?.animate(alongsideTransition: { _ in }, completion: nil)  // UIViewController.transitionCoordinator
    }
}
