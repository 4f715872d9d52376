import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// A layer that draws its sublayers several times, each copy moved, later or paler than the one before.
open class CAReplicatorLayer: CALayer {
    /// How many there are, the sublayers themselves included; 1 by default.
    open var instanceCount = 1 {
        didSet { changed() }
    }
    /// How much later each copy is than the one before, in seconds; 0 by default.
    open var instanceDelay: CFTimeInterval = 0 {
        didSet { changed() }
    }
    /// What moves each copy from where the one before is, about the layer's anchor point; the identity by default.
    open var instanceTransform = CATransform3DIdentity {
        didSet { changed() }
    }
    /// What the first copy's colour is multiplied by; white by default. Images have the opacity alone of it.
    open var instanceColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) {
        didSet { changed() }
    }
    /// What is added to that opacity with each copy; 0 by default.
    open var instanceAlphaOffset: Float = 0 {
        didSet { changed() }
    }
    /// What is added to that colour's red with each copy; 0 by default.
    open var instanceRedOffset: Float = 0 {
        didSet { changed() }
    }
    /// What is added to its green; 0 by default.
    open var instanceGreenOffset: Float = 0 {
        didSet { changed() }
    }
    /// What is added to its blue; 0 by default.
    open var instanceBlueOffset: Float = 0 {
        didSet { changed() }
    }
    /// Stored; has no effect; false by default.
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
