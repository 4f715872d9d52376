import QuartzCore
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class OverridingAnimation: CAAnimation {
    var log: [String] = []
    var changes = 0
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var beginTime: CFTimeInterval { didSet { changes += 1 } }
    override var duration: CFTimeInterval { didSet { changes += 1 } }
    override var speed: Float { didSet { changes += 1 } }
    override var timeOffset: CFTimeInterval { didSet { changes += 1 } }
    override var repeatCount: Float { didSet { changes += 1 } }
    override var repeatDuration: CFTimeInterval { didSet { changes += 1 } }
    override var autoreverses: Bool { didSet { changes += 1 } }
    override var fillMode: CAMediaTimingFillMode { didSet { changes += 1 } }
    override var timingFunction: CAMediaTimingFunction? { didSet { changes += 1 } }
    override var delegate: (any CAAnimationDelegate)? { didSet { changes += 1 } }
    override var isRemovedOnCompletion: Bool { didSet { changes += 1 } }
    override func value(forKey key: String) -> Any? { super.value(forKey: key) }
    override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
    override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        log.append("run")
        super.run(forKey: event, object: anObject, arguments: dict)
    }
    override func copy(with zone: NSZone?) -> Any {
        log.append("copy")
        return super.copy(with: zone)
    }
}

private final class OverridingPropertyAnimation: CAPropertyAnimation {
    var changes = 0

    override var keyPath: String? { didSet { changes += 1 } }
    override var isAdditive: Bool { didSet { changes += 1 } }
    override var isCumulative: Bool { didSet { changes += 1 } }
}

private final class OverridingBasicAnimation: CABasicAnimation {
    var changes = 0

    override var fromValue: Any? { didSet { changes += 1 } }
    override var toValue: Any? { didSet { changes += 1 } }
    override var byValue: Any? { didSet { changes += 1 } }
}

private final class OverridingSpring: CASpringAnimation {
    var changes = 0

    override var mass: CGFloat { didSet { changes += 1 } }
    override var stiffness: CGFloat { didSet { changes += 1 } }
    override var damping: CGFloat { didSet { changes += 1 } }
    override var initialVelocity: CGFloat { didSet { changes += 1 } }
    override var settlingDuration: CFTimeInterval { super.settlingDuration }
}

private final class OverridingKeyframes: CAKeyframeAnimation {
    var changes = 0

    override var values: [Any]? { didSet { changes += 1 } }
    override var path: CGPath? { didSet { changes += 1 } }
    override var keyTimes: [NSNumber]? { didSet { changes += 1 } }
    override var timingFunctions: [CAMediaTimingFunction]? { didSet { changes += 1 } }
    override var calculationMode: CAAnimationCalculationMode { didSet { changes += 1 } }
    override var rotationMode: CAAnimationRotationMode? { didSet { changes += 1 } }
    override var tensionValues: [NSNumber]? { didSet { changes += 1 } }
    override var continuityValues: [NSNumber]? { didSet { changes += 1 } }
    override var biasValues: [NSNumber]? { didSet { changes += 1 } }
}

private final class OverridingGroupAnimation: CAAnimationGroup {
    var changes = 0

    override var animations: [CAAnimation]? { didSet { changes += 1 } }
}

private final class OverridingTransition: CATransition {
    var changes = 0

    override var type: CATransitionType { didSet { changes += 1 } }
    override var subtype: CATransitionSubtype? { didSet { changes += 1 } }
    override var startProgress: Float { didSet { changes += 1 } }
    override var endProgress: Float { didSet { changes += 1 } }
}

private final class OverridingTimingFunction: CAMediaTimingFunction {
    override func getControlPoint(at index: Int, values ptr: UnsafeMutablePointer<Float>) {
        super.getControlPoint(at: index, values: ptr)
    }
}

private final class OverridingTransaction: CATransaction {
    override class func begin() { super.begin() }
    override class func commit() { super.commit() }
    override class func flush() { super.flush() }
    override class func animationDuration() -> CFTimeInterval { super.animationDuration() }
    override class func setAnimationDuration(_ dur: CFTimeInterval) { super.setAnimationDuration(dur) }
    override class func animationTimingFunction() -> CAMediaTimingFunction? { super.animationTimingFunction() }
    override class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        super.setAnimationTimingFunction(function)
    }
    override class func disableActions() -> Bool { super.disableActions() }
    override class func setDisableActions(_ flag: Bool) { super.setDisableActions(flag) }
    override class func completionBlock() -> (() -> Void)? { super.completionBlock() }
    override class func setCompletionBlock(_ block: (() -> Void)?) { super.setCompletionBlock(block) }
}

private final class OverridingShape: CAShapeLayer {
    var changes = 0
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var path: CGPath? { didSet { changes += 1 } }
    override var fillColor: CGColor? { didSet { changes += 1 } }
    override var fillRule: CAShapeLayerFillRule { didSet { changes += 1 } }
    override var strokeColor: CGColor? { didSet { changes += 1 } }
    override var strokeStart: CGFloat { didSet { changes += 1 } }
    override var strokeEnd: CGFloat { didSet { changes += 1 } }
    override var lineWidth: CGFloat { didSet { changes += 1 } }
    override var miterLimit: CGFloat { didSet { changes += 1 } }
    override var lineCap: CAShapeLayerLineCap { didSet { changes += 1 } }
    override var lineJoin: CAShapeLayerLineJoin { didSet { changes += 1 } }
    override var lineDashPhase: CGFloat { didSet { changes += 1 } }
    override var lineDashPattern: [NSNumber]? { didSet { changes += 1 } }
}

private final class OverridingGradient: CAGradientLayer {
    var changes = 0
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var colors: [Any]? { didSet { changes += 1 } }
    override var locations: [NSNumber]? { didSet { changes += 1 } }
    override var startPoint: CGPoint { didSet { changes += 1 } }
    override var endPoint: CGPoint { didSet { changes += 1 } }
    override var type: CAGradientLayerType { didSet { changes += 1 } }
}

private final class OverridingTextLayer: CATextLayer {
    var changes = 0
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var string: Any? { didSet { changes += 1 } }
    override var font: Any? { didSet { changes += 1 } }
    override var isWrapped: Bool { didSet { changes += 1 } }
    override var truncationMode: CATextLayerTruncationMode { didSet { changes += 1 } }
    override var alignmentMode: CATextLayerAlignmentMode { didSet { changes += 1 } }
    override var fontSize: CGFloat { didSet { changes += 1 } }
    override var foregroundColor: CGColor? { didSet { changes += 1 } }
}

private final class OverridingReplicator: CAReplicatorLayer {
    var changes = 0
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var instanceCount: Int { didSet { changes += 1 } }
    override var instanceDelay: CFTimeInterval { didSet { changes += 1 } }
    override var instanceTransform: CATransform3D { didSet { changes += 1 } }
    override var instanceColor: CGColor? { didSet { changes += 1 } }
    override var instanceAlphaOffset: Float { didSet { changes += 1 } }
    override var instanceRedOffset: Float { didSet { changes += 1 } }
    override var instanceGreenOffset: Float { didSet { changes += 1 } }
    override var instanceBlueOffset: Float { didSet { changes += 1 } }
    override var preservesDepth: Bool { didSet { changes += 1 } }
}

private final class OverridingTransformLayer: CATransformLayer {
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

}

/// Subclasses override the members of animations, transactions and layers.
@Suite(.application) @MainActor
struct LayerOverrideTests {
    private let app = TestApplication.current

    @Test func `A layer calls the overrides of an animation`() {
        let layer = CALayer()
        let animation = OverridingAnimation()
        animation.duration = 1
        expectEqual(animation.changes, 1)
        layer.add(animation, forKey: "own")
        #expect(animation.log == ["copy"] && layer.animationKeys() == ["own"])
        animation.setValue(3, forKey: "number")
        expectEqual(animation.value(forKey: "number") as? Int, 3)
    }

    @Test func `A layer runs an animation that is the action of a property`() {
        let layer = CALayer()
        app.makeWindow().layer.addSublayer(layer)
        app.advance(by: 0.1)
        let animation = OverridingAnimation()
        layer.actions = ["opacity": animation]
        layer.opacity = 0.5
        expectEqual(animation.log, ["run", "copy"])
    }

    @Test func `A subclass of a transaction shares its transactions`() {
        OverridingTransaction.begin()
        OverridingTransaction.setAnimationDuration(3)
        expectEqual(CATransaction.animationDuration(), 3)
        OverridingTransaction.commit()
        expectEqual(OverridingTransaction.animationDuration(), 0.25)
    }

    @Test func `Layers and animations notify their overrides`() {
        let shape = OverridingShape()
        shape.lineWidth = 3
        let gradient = OverridingGradient()
        gradient.startPoint = .zero
        let text = OverridingTextLayer()
        text.fontSize = 20
        let replicator = OverridingReplicator()
        replicator.instanceCount = 2
        #expect(shape.changes == 1 && gradient.changes == 1 && text.changes == 1 && replicator.changes == 1)
        let spring = OverridingSpring()
        spring.mass = 2
        let keyframes = OverridingKeyframes()
        keyframes.values = [0, 1]
        let transition = OverridingTransition()
        transition.type = .push
        #expect(spring.changes == 1 && keyframes.changes == 1 && transition.changes == 1)
    }
}
