import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Returns the current drawing context of this thread; `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }
/// Makes `context` the current context until the matching `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { CGContext.push(context) }
/// Restores the previous current context.
public func UIGraphicsPopContext() { CGContext.pop() }

/// Fills a rectangle, in points, with the fill color of the current context.
public func UIRectFill(_ rect: CGRect) {
    guard let context = CGContext.current else { return }
    // The fill replaces the existing content, as UIKit's does; with an opaque color there is no difference.
    if context.state.fill.alpha < 1 {
        context.blending(.copy) {
            context.list.append(.clip(rect, cornerRadius: 0))
            context.fill(rect)
        }
    } else {
        context.fill(rect)
    }
}

/// Fills a rectangle, in points, with this blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = CGContext.current else { return }
    context.blending(blendMode) { context.fill(rect) }
}

/// Strokes a one-point border inside a rectangle, in points, with the fill color of the current context.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = CGContext.current else { return }
    let color = context.state.fill.faded(by: context.state.alpha)
    context.list.append(.stroke(rect.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 0, lineWidth: 1, color))
}

/// Clips subsequent drawing in the current context to a rectangle, in points.
public func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect) }

extension UIColor {
    /// Sets the color that fills shapes in the current context.
    public func setFill() { CGContext.current.map { $0.state.fill = resolved($0.list.style) } }
    /// Sets the color of lines in the current context.
    public func setStroke() { CGContext.current.map { $0.state.stroke = resolved($0.list.style) } }
    /// Sets the fill and stroke colors of the current context.
    public func set() {
        setFill()
        setStroke()
    }
}

extension UIBezierPath {
    /// Fills the path in the current context.
    public func fill() { CGContext.current?.fill(cgPath, usesEvenOddFillRule ? .evenOdd : .winding) }
    /// Strokes the path in the current context with the path's stroke style.
    public func stroke() { CGContext.current?.stroke(cgPath, strokeStyle) }
    /// Clips subsequent drawing in the current context to the path.
    public func addClip() { CGContext.current?.clip(cgPath, usesEvenOddFillRule ? .evenOdd : .winding) }

    /// Fills the path with this blend mode and opacity, from 0 to 1.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { fill() } }
    /// Strokes the path with this blend mode and opacity, from 0 to 1.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { stroke() } }

    private func draw(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
        guard let context = CGContext.current else { return }
        let old = context.state.alpha
        context.state.alpha *= alpha
        context.blending(mode, body)
        context.state.alpha = old
    }
}
