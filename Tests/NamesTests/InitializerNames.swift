import UIKit

/// Initializers that subclasses override or call, with the kinds that UIKit documents.
@MainActor
struct InitializerNames {
    func plain(_ selector: Selector) {
        let color: UIColor = UIColor()  // UIColor
        let font: UIFont = UIFont()  // UIFont
        let constraint: NSLayoutConstraint = NSLayoutConstraint()  // NSLayoutConstraint
        let item: UIBarButtonItem = UIBarButtonItem()  // UIBarButtonItem
        let command: UIKeyCommand = UIKeyCommand(action: selector, input: "k", modifierFlags: .command)  // UIKeyCommand
        let titled: UIKeyCommand = UIKeyCommand(  // UIKeyCommand
            input: "n", modifierFlags: [.command, .shift], action: selector, discoverabilityTitle: "New")
        _ = (color, font, constraint, item, command, titled)
    }

    func made() {
        let text = UITextView(frame: .zero, textContainer: nil)  // UITextView
        let framed = NoteView(frame: .zero)  // UITextView
        let rows = RowStack(arrangedSubviews: [UIView()])  // UIStackView
        let pill = PillButton(type: .system)  // UIButton
        let filled = PillButton(configuration: .filled(), primaryAction: nil)  // UIButton
        let close = CloseItem(title: "Close", style: .plain, target: nil, action: nil)  // UIBarButtonItem
        let alert = ClosingAlert(title: "Title", message: nil, preferredStyle: .alert)  // UIAlertController
        let navigation = UINavigationController(  // UINavigationController
            navigationBarClass: UINavigationBar.self, toolbarClass: nil)
        _ = (text, framed, rows, pill, filled, close, alert, navigation)
    }
}

private final class AvatarView: UIImageView {
    override init(image: UIImage?) { super.init(image: image) }  // UIImageView
    override init(image: UIImage?, highlightedImage: UIImage?) {  // UIImageView
        super.init(image: image, highlightedImage: highlightedImage)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class NoteView: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {  // UITextView
        super.init(frame: frame, textContainer: textContainer)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class TabsControl: UISegmentedControl {
    override init(items: [Any]?) { super.init(items: items) }  // UISegmentedControl
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CloseItem: UIBarButtonItem {
    override init() { super.init() }  // UIBarButtonItem
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class GridLayout: UICollectionViewCompositionalLayout {
    override init(section: NSCollectionLayoutSection) {  // UICollectionViewCompositionalLayout
        super.init(section: section)
    }
    override init(  // UICollectionViewCompositionalLayout
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) { super.init(sectionProvider: sectionProvider) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class RowStack: UIStackView {
    override init(frame: CGRect) { super.init(frame: frame) }  // UIStackView
    required init(coder: NSCoder) { super.init(coder: coder) }  // UIStackView
}

private final class PillButton: UIButton {
    override init(frame: CGRect) { super.init(frame: frame) }  // UIButton
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class SettingsController: UITableViewController {
    override init(style: UITableView.Style) { super.init(style: style) }  // UITableViewController
    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class FeedController: UICollectionViewController {
    override init(collectionViewLayout: UICollectionViewLayout) {  // UICollectionViewController
        super.init(collectionViewLayout: collectionViewLayout)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class RootNavigation: UINavigationController {
    override init(rootViewController: UIViewController) {  // UINavigationController
        super.init(rootViewController: rootViewController)
    }
    override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {  // UINavigationController
        super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class ClosingAlert: UIAlertController {
    var closed: (() -> Void)?
    override func viewDidDisappear(_ animated: Bool) {  // UIAlertController
        super.viewDidDisappear(animated)
        closed?()
    }
}

/// Closures that UIKit declares without `@escaping`, so that no `self` is required in them.
private final class CountingView: UIView {
    private var count = 0

    func count(_ text: NSAttributedString) {
        let range = NSRange(location: 0, length: text.length)
        UIView.performWithoutAnimation { count += 1 }  // UIView.performWithoutAnimation(_:)
        traitCollection.performAsCurrent { count += 1 }  // UITraitCollection
        text.enumerateAttribute(.font, in: range) { _, _, _ in count += 1 }  // NSAttributedString
        text.enumerateAttributes(in: range) { _, _, _ in count += 1 }  // NSAttributedString
        let renderer = UIGraphicsImageRenderer(size: bounds.size)  // UIGraphicsImageRenderer
        let image = renderer.image { _ in count += 1 }  // UIGraphicsImageRenderer
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { count += 1 }  // UIView
        _ = image
    }
}
