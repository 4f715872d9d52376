import Foundation
import TouchstoneCore
import TouchstoneGeometry
import TouchstoneLists

/// An effect on the content behind a visual effect view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    /// The color that is drawn in place of the effect.
    var tint: UIColor? { nil }
}

/// Blurs the content behind a view. The blur is drawn as a tint.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// The lightness and thickness of a blur.
    public typealias Style = UIBlurEffectStyle
    /// The lightness and thickness of the blur.
    let style: Style

    /// Creates a blur effect with a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    override var tint: UIColor? {
        switch style {
        case .extraLight: UIColor(white: 0.97, alpha: 0.82)
        case .light, .systemMaterialLight, .systemChromeMaterialLight: UIColor(white: 1, alpha: 0.6)
        case .systemUltraThinMaterialLight, .systemThinMaterialLight: UIColor(white: 1, alpha: 0.4)
        case .systemThickMaterialLight: UIColor(white: 1, alpha: 0.8)
        case .dark, .systemMaterialDark, .systemChromeMaterialDark: UIColor(white: 0.11, alpha: 0.7)
        case .systemUltraThinMaterialDark, .systemThinMaterialDark: UIColor(white: 0.11, alpha: 0.5)
        case .systemThickMaterialDark: UIColor(white: 0.11, alpha: 0.85)
        case .systemUltraThinMaterial, .systemThinMaterial: UIColor.systemBackground.withAlphaComponent(0.4)
        case .systemThickMaterial, .prominent: UIColor.systemBackground.withAlphaComponent(0.8)
        default: UIColor.systemBackground.withAlphaComponent(0.6)
        }
    }
}

/// Gives content on a blur the colors of the blur. The content is drawn without the effect.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    /// The kind of content that the effect is for.
    public typealias Style = UIVibrancyEffectStyle
    /// Creates an effect for content on a blur.
    public convenience init(blurEffect: UIBlurEffect) { self.init() }
    /// Creates an effect for content of a kind on a blur.
    public convenience init(blurEffect: UIBlurEffect, style: Style) { self.init() }
}

/// A view that applies an effect to the content behind it. Add subviews to `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The effect of the view, or `nil` for none. A blur is drawn as a tint.
    open var effect: UIVisualEffect? {
        didSet { backdrop.backgroundColor = effect?.tint }
    }
    /// The view that subviews are added to.
    open var contentView: UIView { content }
    private let content = UIView()
    private let backdrop = UIView()

    /// Creates a view with an effect and a zero frame.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }
    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.setUp(self, in: UIVisualEffectView.self)
    }
    private func setUp() {
        backdrop.isUserInteractionEnabled = false
        backdrop.backgroundColor = effect?.tint
        for view in [backdrop, content] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }
}

extension UITableView {
    /// The effect of the separators between rows. Separators have no effects: the value is always `nil`, and setting it has no effect.
    public var separatorEffect: UIVisualEffect? {
        get { nil }
        set {}
    }
}
