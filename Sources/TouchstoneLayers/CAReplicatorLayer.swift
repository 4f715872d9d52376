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
    /// What the first copy's colour is multiplied by; white by default. Only its opacity is drawn.
    open var instanceColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) {
        didSet { changed() }
    }
    /// What is added to that opacity with each copy; 0 by default.
    open var instanceAlphaOffset: Float = 0 {
        didSet { changed() }
    }
    /// Kept, and not drawn; 0 by default.
    open var instanceRedOffset: Float = 0
    /// Kept, and not drawn; 0 by default.
    open var instanceGreenOffset: Float = 0
    /// Kept, and not drawn; 0 by default.
    open var instanceBlueOffset: Float = 0
    /// Kept, and not looked at; false by default.
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
        instanceAlphaOffset = model.instanceAlphaOffset
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func changed() { if presented == nil { pictureChanged() } }

    var copies: [LayerCopy] {
        let step = instanceTransform.affine.around(anchorInBounds)
        var transform = CGAffineTransform.identity
        return (0..<min(max(0, instanceCount), 10_000)).map { number in
            defer { transform = transform.concatenating(step) }
            let opacity = Float(instanceColor?.alpha ?? 1) + Float(number) * instanceAlphaOffset
            return LayerCopy(transform: transform, opacity: min(1, max(0, opacity)))
        }
    }
}
