import Foundation
import TouchstoneGeometry

/// What the module of layers keeps for one layer: animations, contents, time. The kernel asks it as it draws.
@MainActor
package protocol LayerLife: AnyObject {
    /// Whether any of its values is animated now.
    var isAnimated: Bool { get }
    /// Puts the values that its animations have now into `layer`: this one while it is drawn, or a copy of it.
    func animate(_ layer: CALayer)
    /// Puts back those that the kernel does not keep.
    func endAnimating(_ layer: CALayer)
    /// Adds what was drawn for the layer, or given to it as its contents.
    func drawContents(into list: inout DisplayList)
    /// How the sublayers are drawn more than once; nil where they are drawn once, as they are.
    var copies: [LayerCopy]? { get }
    /// The layer came into a window.
    func arrived()
    /// The sublayers are about to be drawn as that copy; none of them any more.
    func beginCopy(_ number: Int?)
    /// Whether the sublayers are all that is drawn.
    var drawsSublayersAlone: Bool { get }
    /// How what was seen before goes over into what is there; nil where nothing does.
    var transition: LayerTransition? { get }
}

/// One of several copies of a layer's sublayers.
package struct LayerCopy {
    package var transform: CGAffineTransform
    package var opacity: Float
    /// What colours are multiplied by; opaque.
    package var tint: CGColor
    package init(transform: CGAffineTransform, opacity: Float, tint: CGColor) {
        self.transform = transform
        self.opacity = opacity
        self.tint = tint
    }
}

/// What the module of layers does for all. Where a program is linked with it, the kernel finds it by its name.
@MainActor
package protocol LayerHooks: Sendable {
    /// A layer is about to change; `make` changes it.
    static func change(_ layer: CALayer, _ keys: [LayerKey], _ make: () -> Void)
    /// A view's layer was changed within a block of `UIView.animate`.
    static func animate(_ layer: CALayer, _ key: LayerKey, from old: LayerValue, with animation: ViewAnimation)
    /// What is drawn for the layer, or a part of it, is out of date.
    static func needsDisplay(_ layer: CALayer, _ rect: CGRect?)
    static func displayIfNeeded(_ layer: CALayer)
    /// Draws the layer anew, by its `draw(in:)`.
    static func record(_ layer: CALayer)
    static func needsLayout(_ layer: CALayer)
    static func layOutIfNeeded(_ layer: CALayer)
    static func action(_ layer: CALayer, _ event: String) -> (any CAAction)?
    static func value(of layer: CALayer, _ key: LayerKey) -> LayerValue?
    /// Layers are laid out and drawn where that is due.
    static func prepare(_ application: UIApplication)
    /// The turn of the loop ends, with all that was changed in it.
    static func commit(_ application: UIApplication)
    static func removeAnimations(_ layer: CALayer)
    /// What the layer shows now goes over into what it will show, as options of that name say.
    static func beginTransition(_ layer: CALayer, _ kind: LayerTransition.Kind, _ timing: AnimationTiming)
}

extension CALayer {
    /// Nil where the program is not linked with it.
    static let room: (any LayerHooks.Type)? =
        NSClassFromString("TouchstoneLayers.LayerWork") as? any LayerHooks.Type
}

/// A value of a layer that can be animated.
package enum LayerValue: Equatable {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor?)
    case path(CGPath?)
    case colors([CGColor])
    case numbers([Double])
    /// What cannot be between two values.
    case flag(Bool)
}

/// Which value of a layer; named as in key paths.
package struct LayerKey: Hashable, Sendable {
    package let name: String
    package init(_ name: String) { self.name = name }

    static let bounds = LayerKey("bounds")
    static let position = LayerKey("position")
    static let anchorPoint = LayerKey("anchorPoint")
    static let transform = LayerKey("transform")
    static let sublayerTransform = LayerKey("sublayerTransform")
    static let opacity = LayerKey("opacity")
    static let hidden = LayerKey("hidden")
    static let masksToBounds = LayerKey("masksToBounds")
    package static let backgroundColor = LayerKey("backgroundColor")
    static let zPosition = LayerKey("zPosition")
    static let cornerRadius = LayerKey("cornerRadius")
    static let borderWidth = LayerKey("borderWidth")
    static let borderColor = LayerKey("borderColor")
    static let shadowColor = LayerKey("shadowColor")
    static let shadowOffset = LayerKey("shadowOffset")
    static let shadowRadius = LayerKey("shadowRadius")
    static let shadowOpacity = LayerKey("shadowOpacity")
    static let shadowPath = LayerKey("shadowPath")
}

extension CALayer {
    /// A value that every layer has; nil for other names.
    package final func ownValue(_ key: LayerKey) -> LayerValue? {
        switch key {
        case .bounds: .rect(node.bounds)
        case .position: .point(CGPoint(x: node.pointee.position.x, y: node.pointee.position.y))
        case .anchorPoint: .point(CGPoint(x: node.pointee.anchor.x, y: node.pointee.anchor.y))
        case .transform: .transform(look.transform3D ?? CATransform3D(node.transform))
        case .sublayerTransform: .transform(look.sublayerTransform ?? .identity)
        case .opacity: .number(Double(node.pointee.opacity))
        case .hidden: .flag(node.pointee.flags.contains(.hidden))
        case .masksToBounds: .flag(view?.clipsToBounds ?? look.masksToBounds)
        case .backgroundColor:
            .color(
                view.map { view in isShowing ? look.backgroundColor : view.seenBackgroundColor }
                    ?? look.backgroundColor)
        case .zPosition: .number(Double(look.zPosition))
        case .cornerRadius: .number(Double(look.cornerRadius))
        case .borderWidth: .number(Double(look.borderWidth))
        case .borderColor: .color(look.borderColor)
        case .shadowColor: .color(look.shadowColor)
        case .shadowOffset: .size(look.shadowOffset)
        case .shadowRadius: .number(Double(look.shadowRadius))
        case .shadowOpacity: .number(Double(look.shadowOpacity))
        case .shadowPath: .path(look.shadowPath)
        default: nil
        }
    }

    /// Sets such a value, where it is drawn or copied: nobody hears of it.
    package final func setOwnValue(_ value: LayerValue, _ key: LayerKey) {
        switch (key, value) {
        case (.bounds, .rect(let rect)): node.setBounds(rect)
        case (.position, .point(let point)): node.setPosition(point)
        case (.anchorPoint, .point(let point)): node.setAnchor(point)
        case (.transform, .transform(let transform)):
            look.transform3D = transform
            node.setTransform(transform.affine)
        case (.sublayerTransform, .transform(let transform)): look.sublayerTransform = transform
        case (.opacity, .number(let number)): node.setOpacity(Float(number))
        case (.hidden, .flag(let flag)): node.setLayerFlag(.hidden, flag)
        case (.masksToBounds, .flag(let flag)): look.masksToBounds = flag
        case (.backgroundColor, .color(let color)): look.backgroundColor = color
        case (.zPosition, .number(let number)): look.zPosition = CGFloat(number)
        case (.cornerRadius, .number(let number)): look.cornerRadius = CGFloat(number)
        case (.borderWidth, .number(let number)): look.borderWidth = CGFloat(number)
        case (.borderColor, .color(let color)): look.borderColor = color
        case (.shadowColor, .color(let color)): look.shadowColor = color
        case (.shadowOffset, .size(let size)): look.shadowOffset = size
        case (.shadowRadius, .number(let number)): look.shadowRadius = CGFloat(number)
        case (.shadowOpacity, .number(let number)): look.shadowOpacity = Float(number)
        case (.shadowPath, .path(let path)): look.shadowPath = path
        default: break
        }
    }
}

extension UnsafeMutablePointer<ViewNode> {
    /// Of a copy, which no table mirrors.
    fileprivate func setLayerFlag(_ flag: ViewNode.Flags, _ value: Bool) {
        if value { pointee.flags.insert(flag) } else { pointee.flags.remove(flag) }
    }
}
