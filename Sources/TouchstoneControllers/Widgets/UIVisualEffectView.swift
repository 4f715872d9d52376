import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// What an effect view does to what is behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    /// What stands for it here: a tint.
    var tint: UIColor? { nil }
}

/// What is behind is blurred; here it is tinted.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// How light and how thick it is.
    public typealias Style = UIBlurEffectStyle
    /// How light and how thick it is.
    let style: Style

    /// One of that style.
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

/// What stands on a blur takes its colours; here it is drawn as it is.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    /// What it is for.
    public typealias Style = UIVibrancyEffectStyle
    /// For what stands on that blur.
    public convenience init(blurEffect: UIBlurEffect) { self.init() }
    /// For what stands on that blur, and what it is.
    public convenience init(blurEffect: UIBlurEffect, style: Style) { self.init() }
}

/// Does something to what is behind it. Subviews belong into `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// What it does; nil for nothing. A blur is a tint here.
    open var effect: UIVisualEffect? {
        didSet { backdrop.backgroundColor = effect?.tint }
    }
    /// The view to which subviews are added.
    public let contentView = UIView()
    private let backdrop = UIView()

    /// One in no size.
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
    }
    private func setUp() {
        backdrop.isUserInteractionEnabled = false
        backdrop.backgroundColor = effect?.tint
        for view in [backdrop, contentView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }
}
