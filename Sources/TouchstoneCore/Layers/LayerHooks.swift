import Foundation
import TouchstoneGeometry

/// The animations, contents and timing that the layer module stores for one layer. The core queries it when drawing.
@MainActor
package protocol LayerLife: AnyObject {
    /// Whether any value of the layer is currently animated.
    var isAnimated: Bool { get }
    /// Writes the current values of the animations into `layer`, which is this layer while it is drawn, or a copy.
    func animate(_ layer: CALayer)
    /// Restores the values that the core does not restore itself.
    func endAnimating(_ layer: CALayer)
    /// Appends the content that was drawn for the layer, or the layer's `contents`.
    func drawContents(into list: inout DisplayList)
    /// The copies in which the sublayers are drawn; `nil` if they are drawn once, unchanged.
    var copies: [LayerCopy]? { get }
    /// Called when the layer enters a window.
    func arrived()
    /// Called before the sublayers are drawn as the copy with this number, and with `nil` after the last copy.
    func beginCopy(_ number: Int?)
    /// Whether the layer draws only its sublayers.
    var drawsSublayersAlone: Bool { get }
    /// The running transition from the layer's previous picture; `nil` if there is none.
    var transition: LayerTransition? { get }
}

/// One of several copies of a layer's sublayers.
package struct LayerCopy {
    package var transform: CGAffineTransform
    package var opacity: Float
    /// The opaque color by which the copy's colors are multiplied.
    package var tint: CGColor
    package init(transform: CGAffineTransform, opacity: Float, tint: CGColor) {
        self.transform = transform
        self.opacity = opacity
        self.tint = tint
    }
}

/// The functions of the layer module, which the core finds by class name if the program links the module.
@MainActor
package protocol LayerHooks: Sendable {
    /// Changes a layer by calling `make`, and starts the animations that apply.
    static func change(_ layer: CALayer, _ keys: [LayerKey], _ make: () -> Void)
    /// Animates a view's layer that was changed in an animation block of `UIView.animate`.
    static func animate(_ layer: CALayer, _ key: LayerKey, from old: LayerValue, with animation: ViewAnimation)
    /// Adds an animation of views to the open transactions.
    ///
    /// - Returns: A closure that is called when the animation has ended; `nil` if no transaction waits for it.
    static func began(_ animation: ViewAnimation) -> (() -> Void)?
    /// Marks the layer's drawing, or a part of it, as outdated.
    static func needsDisplay(_ layer: CALayer, _ rect: CGRect?)
    static func displayIfNeeded(_ layer: CALayer)
    /// Draws the layer again by its `draw(in:)`.
    static func record(_ layer: CALayer)
    static func needsLayout(_ layer: CALayer)
    static func layOutIfNeeded(_ layer: CALayer)
    static func action(_ layer: CALayer, _ event: String) -> (any CAAction)?
    static func value(of layer: CALayer, _ key: LayerKey) -> LayerValue?
    /// Lays out and draws all layers that are marked for it.
    static func prepare(_ application: UIApplication)
    /// Commits the changes at the end of a run-loop iteration.
    static func commit(_ application: UIApplication)
    static func add(_ animation: CAAnimation, to layer: CALayer, forKey key: String?)
    static func animation(of layer: CALayer, forKey key: String) -> CAAnimation?
    static func animationKeys(of layer: CALayer) -> [String]?
    static func removeAnimation(of layer: CALayer, forKey key: String)
    static func actions(of layer: CALayer) -> [String: any CAAction]
    static func setActions(_ actions: [String: any CAAction], of layer: CALayer)
    static func removeAnimations(_ layer: CALayer)
    /// Starts a transition of the given kind from the present content of the layer to its next content.
    static func beginTransition(_ layer: CALayer, _ kind: LayerTransition.Kind, _ timing: AnimationTiming)
}

extension CALayer {
    /// The layer module; `nil` if the program does not contain it.
    static let hooks: (any LayerHooks.Type)? =
        LinkedClass.named("TouchstoneLayers.LayerWork", loss: "animations of layers") as? any LayerHooks.Type
}

/// A layer value that can be animated.
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
    /// A value that cannot be interpolated.
    case flag(Bool)
}

/// The key path of a layer's value.
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
    /// Returns a value that every layer has; `nil` for other keys.
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

    /// Sets a value that every layer has without notifications, for a layer that is being drawn or a copy.
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

extension NodePointer {
    /// Sets a flag in the node of a copy, which has no entry in the parent's table.
    fileprivate func setLayerFlag(_ flag: ViewNode.Flags, _ value: Bool) {
        if value { pointee.flags.insert(flag) } else { pointee.flags.remove(flag) }
    }
}
