import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// A layer that draws its sublayers several times, with a transform, delay and color change from each copy to the next.
open class CAReplicatorLayer: CALayer {
    /// The number of copies, including the sublayers themselves; the default is 1.
    open var instanceCount = 1 {
        didSet { changed() }
    }
    /// The delay from each copy to the next, in seconds; the default is 0.
    open var instanceDelay: CFTimeInterval = 0 {
        didSet { changed() }
    }
    /// The transform from each copy to the next, about the layer's anchor point; the default is the identity.
    open var instanceTransform = CATransform3DIdentity {
        didSet { changed() }
    }
    /// The color that multiplies the first copy's colors; the default is white. Only its opacity applies to images.
    open var instanceColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) {
        didSet { changed() }
    }
    /// The value added to the opacity of `instanceColor` with each copy; the default is 0.
    open var instanceAlphaOffset: Float = 0 {
        didSet { changed() }
    }
    /// The value added to the red of `instanceColor` with each copy; the default is 0.
    open var instanceRedOffset: Float = 0 {
        didSet { changed() }
    }
    /// The value added to the green of `instanceColor` with each copy; the default is 0.
    open var instanceGreenOffset: Float = 0 {
        didSet { changed() }
    }
    /// The value added to the blue of `instanceColor` with each copy; the default is 0.
    open var instanceBlueOffset: Float = 0 {
        didSet { changed() }
    }
    /// Whether copies keep their depth; stored; has no effect. The default is `false`.
    open var preservesDepth = false

    public override init() {
        super.init()
        _ = LayerState.of(self)
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let model = layer as? CAReplicatorLayer else { return }
        (instanceCount, instanceDelay) = (model.instanceCount, model.instanceDelay)
        (instanceTransform, instanceColor) = (model.instanceTransform, model.instanceColor)
        (instanceAlphaOffset, instanceRedOffset) = (model.instanceAlphaOffset, model.instanceRedOffset)
        (instanceGreenOffset, instanceBlueOffset) = (model.instanceGreenOffset, model.instanceBlueOffset)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func changed() { if presented == nil { pictureChanged() } }

    var copies: [LayerCopy] {
        let step = instanceTransform.affine.around(anchorInBounds)
        var transform = CGAffineTransform.identity
        let color = instanceColor ?? CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        return (0..<min(max(0, instanceCount), 10_000)).map { number in
            defer { transform = transform.concatenating(step) }
            func part(_ first: Double, _ step: Float) -> CGFloat {
                CGFloat(min(1, max(0, first + Double(number) * Double(step))))
            }
            return LayerCopy(
                transform: transform, opacity: Float(part(color.opacity, instanceAlphaOffset)),
                tint: CGColor(
                    red: part(color.red, instanceRedOffset), green: part(color.green, instanceGreenOffset),
                    blue: part(color.blue, instanceBlueOffset), alpha: 1))
        }
    }
}
