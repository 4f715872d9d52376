import Foundation

/// Touchstone extension: the methods with which views draw and act as their layers' delegates. They are in a superclass so that views can
/// override them.
@preconcurrency @MainActor
open class ViewDrawing: ViewSettings {
    /// `self` as a view; `UIView` is the only subclass.
    private var view: UIView { unsafeDowncast(self, to: UIView.self) }

    /// Touchstone extension: adds the content that this view draws between its background and its subviews, in bounds coordinates. For a
    /// class that overrides `draw(_:)`, that method is called instead.
    open func draw(into list: inout DisplayList) {}

    /// Draws the view into the current context, in bounds coordinates. Called at the end of a run-loop iteration in which drawing was
    /// requested, and when the view is first shown. The default calls `draw(into:)`.
    ///
    /// - Parameter rect: The rectangle to draw again, in points.
    open func draw(_ rect: CGRect) {
        if let context = CGContext.current { draw(into: &context.list) }
    }

    /// The class of the view's layer; `CALayer` by default.
    open class var layerClass: AnyClass { CALayer.self }

    /// Draws the view with `draw(_:)`, as the layer's delegate.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        CGContext.push(ctx)
        draw(ctx.dirty)
        CGContext.pop()
    }
    /// Lays out the subviews, as the layer's delegate.
    open func layoutSublayers(of layer: CALayer) { if layer === view.rareStorage?.layer { view.layoutSubviews() } }
    /// Returns `NSNull()`, as the layer's delegate, because layers of views do not animate by themselves.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }

    /// Requests that the view be drawn again at the end of the run-loop iteration.
    open func setNeedsDisplay() { view.contentsChanged(nil) }
    /// Requests that a part of the view be drawn again.
    ///
    /// - Parameter rect: The part, in points and bounds coordinates.
    open func setNeedsDisplay(_ rect: CGRect) { view.contentsChanged(rect) }
}
