import Foundation

/// Touchstone extension: what views draw, and what they answer as their layers' delegates, so that a class of views can
/// override it.
@preconcurrency @MainActor
open class ViewDrawing: ViewSettings {
    /// Nothing else is of this class.
    private var view: UIView { unsafeDowncast(self, to: UIView.self) }

    /// Touchstone extension: adds what this view draws between its background and its subviews, in bounds coordinates.
    /// A class that overrides `draw(_:)` is asked for that instead.
    open func draw(into list: inout DisplayList) {}

    /// Draws the view into the current context, in bounds coordinates; called at the end of a turn in which that was
    /// asked for, or once it is first shown. By default what the view's class shows.
    ///
    /// - Parameter rect: What is to be drawn anew.
    open func draw(_ rect: CGRect) {
        if let context = CGContext.current { draw(into: &context.list) }
    }

    /// The class of `layer`; `CALayer` by default.
    open class var layerClass: AnyClass { CALayer.self }

    /// As the layer's delegate: draws by `draw(_:)`.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        CGContext.push(ctx)
        draw(ctx.dirty)
        CGContext.pop()
    }
    /// As the layer's delegate: lays out the subviews.
    open func layoutSublayers(of layer: CALayer) { if layer === view.rareStorage?.layer { view.layoutSubviews() } }
    /// As the layer's delegate: views' layers do not animate by themselves.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }

    /// Has the view drawn anew at the end of the turn.
    open func setNeedsDisplay() { view.contentsChanged(nil) }
    /// Has a part of the view drawn anew, in bounds coordinates, in points.
    open func setNeedsDisplay(_ rect: CGRect) { view.contentsChanged(rect) }
}
