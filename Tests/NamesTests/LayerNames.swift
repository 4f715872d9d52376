import QuartzCore
import UIKit

/// Every name of the kind "layer, drawing" that touch code uses, once, with the type that Apple documents.
@MainActor
struct LayerNames {
    func layers(_ view: UIView, _ image: UIImage) {
        let layer: CALayer = CALayer()  // CALayer.init():)
        view.layer.addSublayer(layer)  // CALayer.addSublayer(_:)
        view.layer.insertSublayer(layer, at: 0)  // CALayer.insertSublayer(_:at:)
        layer.allowsEdgeAntialiasing = true  // CALayer.allowsEdgeAntialiasing
        layer.contents = image.cgImage  // CALayer.contents, UIImage.cgImage
        let contents: Any? = layer.contents  // CALayer.contents
        layer.contentsScale = UIScreen.main.scale  // CALayer.contentsScale
        let from: CGPoint = layer.convert(CGPoint.zero, from: view.layer)  // CALayer.convert(_:from:)
        let to: CGPoint = layer.convert(CGPoint.zero, to: view.layer)  // CALayer.convert(_:to:)
        let delegate: (any CALayerDelegate)? = layer.delegate  // CALayer.delegate, CALayerDelegate
        layer.mask = CALayer()  // CALayer.mask
        let mask: CALayer? = layer.mask  // CALayer.mask
        layer.setNeedsDisplay()  // CALayer.setNeedsDisplay()
        let sublayers: [CALayer]? = view.layer.sublayers  // CALayer.sublayers
        let superlayer: CALayer? = layer.superlayer  // CALayer.superlayer
        layer.removeFromSuperlayer()  // CALayer.removeFromSuperlayer()
        _ = (contents, from, to, delegate, mask, sublayers, superlayer)
    }

    func kinds() {
        let shape: CAShapeLayer = CAShapeLayer()  // CAShapeLayer
        shape.path = UIBezierPath().cgPath  // CAShapeLayer
        shape.fillColor = UIColor.red.cgColor  // CAShapeLayer
        shape.lineCap = CAShapeLayerLineCap.round  // CAShapeLayerLineCap
        let gradient: CAGradientLayer = CAGradientLayer()  // CAGradientLayer
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]  // CAGradientLayer
        gradient.locations = [0, 1]  // CAGradientLayer
        let text: CATextLayer = CATextLayer()  // CATextLayer
        text.string = "Hello"  // CATextLayer
        text.alignmentMode = CATextLayerAlignmentMode.center  // CATextLayerAlignmentMode
    }

    func animations(_ layer: CALayer) {
        let basic: CABasicAnimation = CABasicAnimation(keyPath: "opacity")  // CABasicAnimation
        basic.fromValue = 0  // CABasicAnimation
        basic.toValue = 1  // CABasicAnimation
        basic.fillMode = CAMediaTimingFillMode.forwards  // CAMediaTimingFillMode
        basic.timingFunction = CAMediaTimingFunction(  // CAMediaTimingFunction, CAMediaTimingFunctionName
            name: CAMediaTimingFunctionName.easeOut)
        layer.add(basic, forKey: "fade")  // CALayer.add(_:forKey:)
        let frames: CAKeyframeAnimation = CAKeyframeAnimation(keyPath: "position")  // CAKeyframeAnimation
        frames.values = [CGFloat(0), CGFloat(1)]  // CAKeyframeAnimation
        let spring: CASpringAnimation = CASpringAnimation(keyPath: "position")  // CASpringAnimation
        spring.damping = 5  // CASpringAnimation
        let action: any CAAction = basic  // CAAction
        CATransaction.begin()  // CATransaction
        CATransaction.setDisableActions(true)  // CATransaction
        CATransaction.commit()  // CATransaction
        _ = action
    }

    func transforms() {
        var transform: CATransform3D = CATransform3DMakeRotation(1, 0, 0, 1)  // CATransform3DMakeRotation(_:_:_:_:)
        transform = CATransform3DRotate(transform, 1, 0, 1, 0)  // CATransform3DRotate(_:_:_:_:_:)
        transform = CATransform3DScale(transform, 1, 1, 1)  // CATransform3DScale(_:_:_:_:)
        transform = CATransform3DTranslate(transform, 1, 1, 1)  // CATransform3DTranslate(_:_:_:_:)
    }

    func contexts(_ layer: CALayer) {
        UIGraphicsBeginImageContext(CGSize(width: 9, height: 9))  // UIGraphicsBeginImageContext(_:)
        UIGraphicsBeginImageContextWithOptions(  // UIGraphicsBeginImageContextWithOptions(_:_:_:)
            CGSize(width: 9, height: 9), false, 0)
        let current: CGContext? = UIGraphicsGetCurrentContext()  // CGContext, UIGraphicsGetCurrentContext()
        if let context = current {
            layer.render(in: context)  // CALayer.render(in:)
            UIGraphicsPushContext(context)  // UIGraphicsPushContext(_:)
            UIGraphicsPopContext()  // UIGraphicsPopContext()
        }
        UIColor.red.set()  // UIColor.set()
        UIColor.red.setFill()  // UIColor.setFill()
        UIColor.red.setStroke()  // UIColor.setStroke()
        UIBezierPath().fill()  // UIBezierPath.fill()
        UIBezierPath().stroke()  // UIBezierPath.stroke()
        UIRectFill(CGRect.zero)  // UIRectFill(_:)
        let image: UIImage? =  // UIGraphicsGetImageFromCurrentImageContext()
            UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()  // UIGraphicsEndImageContext()
        let drawn: UIImage =  // UIGraphicsImageRenderer
            UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
        let gray: CGColorSpace = CGColorSpaceCreateDeviceGray()  // CGColorSpace, CGColorSpaceCreateDeviceGray()
        let rgb: CGColorSpace = CGColorSpaceCreateDeviceRGB()  // CGColorSpaceCreateDeviceRGB()
        _ = (image, drawn, gray, rgb)
    }

    func images(_ image: UIImage, _ view: UIView) {
        let mode: UIImage.RenderingMode = .alwaysTemplate  // UIImage.RenderingMode
        let template: UIImage = image.withRenderingMode(mode)  // UIImage.withRenderingMode(_:)
        let made: CGImage? = image.cgImage  // UIImage.cgImage
        image.draw(at: CGPoint.zero)  // UIImage.draw(at:)
        image.draw(in: CGRect.zero)  // UIImage.draw(in:)
        let empty: UIImage = UIImage()  // UIImage.init():)
        let file: UIImage? = UIImage(contentsOfFile: "a.png")  // UIImage.init(contentsOfFile:)
        let resizable: UIImage =  // UIImage.resizableImage(withCapInsets:resizingMode:)
            image.resizableImage(withCapInsets: .zero, resizingMode: .stretch)
        let scale: CGFloat = image.scale  // UIImage.scale
        let snapshot: UIView? =  // UIView.snapshotView(afterScreenUpdates:)
            view.snapshotView(afterScreenUpdates: false)
        _ = (template, made, empty, file, resizable, scale, snapshot)
    }
}

private final class DrawnView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }  // UIView.layerClass
    override func draw(_ rect: CGRect) { super.draw(rect) }  // UIView.draw(_:)
    override func layoutSublayers(  // UIView.layoutSublayers(of:)
        of layer: CALayer
    ) { super.layoutSublayers(of: layer) }
}

private final class DrawnLayer: CALayer {
    override func draw(in ctx: CGContext) { super.draw(in: ctx) }  // CALayer.draw(in:)
    override func layoutSublayers() { super.layoutSublayers() }  // CALayer.layoutSublayers()
}
