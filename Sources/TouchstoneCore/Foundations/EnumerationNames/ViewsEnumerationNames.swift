import TouchstoneEnumerations

// The enumerations of views, images and animations: each value prints as its case.

extension UIAttachmentBehaviorAttachmentType: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .items: "items"
        case .anchor: "anchor"
        @unknown default: "UIAttachmentBehavior.AttachmentType(rawValue: \(rawValue))"
        }
    }
}
extension UIBaselineAdjustment: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .alignBaselines: "alignBaselines"
        case .alignCenters: "alignCenters"
        case .none: "none"
        @unknown default: "UIBaselineAdjustment(rawValue: \(rawValue))"
        }
    }
}
extension UIBlurEffectStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .extraLight: "extraLight"
        case .light: "light"
        case .dark: "dark"
        case .regular: "regular"
        case .prominent: "prominent"
        case .systemUltraThinMaterial: "systemUltraThinMaterial"
        case .systemThinMaterial: "systemThinMaterial"
        case .systemMaterial: "systemMaterial"
        case .systemThickMaterial: "systemThickMaterial"
        case .systemChromeMaterial: "systemChromeMaterial"
        case .systemUltraThinMaterialLight: "systemUltraThinMaterialLight"
        case .systemThinMaterialLight: "systemThinMaterialLight"
        case .systemMaterialLight: "systemMaterialLight"
        case .systemThickMaterialLight: "systemThickMaterialLight"
        case .systemChromeMaterialLight: "systemChromeMaterialLight"
        case .systemUltraThinMaterialDark: "systemUltraThinMaterialDark"
        case .systemThinMaterialDark: "systemThinMaterialDark"
        case .systemMaterialDark: "systemMaterialDark"
        case .systemThickMaterialDark: "systemThickMaterialDark"
        case .systemChromeMaterialDark: "systemChromeMaterialDark"
        @unknown default: "UIBlurEffect.Style(rawValue: \(rawValue))"
        }
    }
}
extension UIDynamicItemCollisionBoundsType: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .rectangle: "rectangle"
        case .ellipse: "ellipse"
        case .path: "path"
        @unknown default: "UIDynamicItemCollisionBoundsType(rawValue: \(rawValue))"
        }
    }
}
extension UIForceTouchCapability: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknown: "unknown"
        case .unavailable: "unavailable"
        case .available: "available"
        @unknown default: "UIForceTouchCapability(rawValue: \(rawValue))"
        }
    }
}
extension UIGraphicsImageRendererFormatRange: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .unspecified: "unspecified"
        case .automatic: "automatic"
        case .extended: "extended"
        case .standard: "standard"
        @unknown default: "UIGraphicsImageRendererFormat.Range(rawValue: \(rawValue))"
        }
    }
}
extension UIImageOrientation: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .up: "up"
        case .down: "down"
        case .left: "left"
        case .right: "right"
        case .upMirrored: "upMirrored"
        case .downMirrored: "downMirrored"
        case .leftMirrored: "leftMirrored"
        case .rightMirrored: "rightMirrored"
        @unknown default: "UIImage.Orientation(rawValue: \(rawValue))"
        }
    }
}
extension UIImageRenderingMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .automatic: "automatic"
        case .alwaysOriginal: "alwaysOriginal"
        case .alwaysTemplate: "alwaysTemplate"
        @unknown default: "UIImage.RenderingMode(rawValue: \(rawValue))"
        }
    }
}
extension UIImageResizingMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .tile: "tile"
        case .stretch: "stretch"
        @unknown default: "UIImage.ResizingMode(rawValue: \(rawValue))"
        }
    }
}
extension UIImageSymbolWeight: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .unspecified: "unspecified"
        case .ultraLight: "ultraLight"
        case .thin: "thin"
        case .light: "light"
        case .regular: "regular"
        case .medium: "medium"
        case .semibold: "semibold"
        case .bold: "bold"
        case .heavy: "heavy"
        case .black: "black"
        @unknown default: "UIImage.SymbolWeight(rawValue: \(rawValue))"
        }
    }
}
extension UIPencilInteractionPhase: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        @unknown default: "UIPencilInteraction.Phase(rawValue: \(rawValue))"
        }
    }
}
extension UIPencilPreferredAction: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .ignore: "ignore"
        case .switchEraser: "switchEraser"
        case .switchPrevious: "switchPrevious"
        case .showColorPalette: "showColorPalette"
        case .showInkAttributes: "showInkAttributes"
        case .showContextualPalette: "showContextualPalette"
        case .runSystemShortcut: "runSystemShortcut"
        @unknown default: "UIPencilPreferredAction(rawValue: \(rawValue))"
        }
    }
}
extension UIPushBehaviorMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .continuous: "continuous"
        case .instantaneous: "instantaneous"
        @unknown default: "UIPushBehavior.Mode(rawValue: \(rawValue))"
        }
    }
}
extension UISemanticContentAttribute: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .unspecified: "unspecified"
        case .playback: "playback"
        case .spatial: "spatial"
        case .forceLeftToRight: "forceLeftToRight"
        case .forceRightToLeft: "forceRightToLeft"
        @unknown default: "UISemanticContentAttribute(rawValue: \(rawValue))"
        }
    }
}
extension UITraitEnvironmentLayoutDirection: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .unspecified: "unspecified"
        case .leftToRight: "leftToRight"
        case .rightToLeft: "rightToLeft"
        @unknown default: "UITraitEnvironmentLayoutDirection(rawValue: \(rawValue))"
        }
    }
}
extension UIVibrancyEffectStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .label: "label"
        case .secondaryLabel: "secondaryLabel"
        case .tertiaryLabel: "tertiaryLabel"
        case .quaternaryLabel: "quaternaryLabel"
        case .fill: "fill"
        case .secondaryFill: "secondaryFill"
        case .tertiaryFill: "tertiaryFill"
        case .separator: "separator"
        @unknown default: "UIVibrancyEffect.Style(rawValue: \(rawValue))"
        }
    }
}
extension UIViewAnimatingPosition: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .end: "end"
        case .start: "start"
        case .current: "current"
        @unknown default: "UIViewAnimatingPosition(rawValue: \(rawValue))"
        }
    }
}
extension UIViewAnimatingState: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .inactive: "inactive"
        case .active: "active"
        case .stopped: "stopped"
        @unknown default: "UIViewAnimatingState(rawValue: \(rawValue))"
        }
    }
}
extension UIViewContentMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .scaleToFill: "scaleToFill"
        case .scaleAspectFit: "scaleAspectFit"
        case .scaleAspectFill: "scaleAspectFill"
        case .redraw: "redraw"
        case .center: "center"
        case .top: "top"
        case .bottom: "bottom"
        case .left: "left"
        case .right: "right"
        case .topLeft: "topLeft"
        case .topRight: "topRight"
        case .bottomLeft: "bottomLeft"
        case .bottomRight: "bottomRight"
        @unknown default: "UIView.ContentMode(rawValue: \(rawValue))"
        }
    }
}
extension UIViewAnimationCurve: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .easeInOut: "easeInOut"
        case .easeIn: "easeIn"
        case .easeOut: "easeOut"
        case .linear: "linear"
        @unknown default: "UIView.AnimationCurve(rawValue: \(rawValue))"
        }
    }
}
extension UIViewTintAdjustmentMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .automatic: "automatic"
        case .normal: "normal"
        case .dimmed: "dimmed"
        @unknown default: "UIView.TintAdjustmentMode(rawValue: \(rawValue))"
        }
    }
}
extension UIImageSymbolScale: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .unspecified: "unspecified"
        case .small: "small"
        case .medium: "medium"
        case .large: "large"
        @unknown default: "UIImage.SymbolScale(rawValue: \(rawValue))"
        }
    }
}
