import Foundation
import TouchstoneCore
import TouchstoneDrawing
import TouchstoneGeometry

/// The content of a layer over its background: the commands drawn for it, or an image.
@MainActor
final class LayerDrawing {
    private unowned let layer: CALayer
    /// The area to redraw, in bounds coordinates; infinite for the whole layer, `nil` if the drawing is current.
    var dirty: CGRect?
    /// The work list that draws the layer at the end of the run-loop iteration; `nil` if no drawing is scheduled.
    weak var due: LayerWork?
    var needsLayout = false
    var needsDisplayOnBoundsChange = false
    /// Drawings in order from back to front, each clipped to exclude the areas that later drawings redrew.
    private var drawings: [[DrawingCommand]] = []
    /// The bounds of the layer when it was drawn last.
    private var drawnBounds = CGRect.zero

    var contents: Any?
    var gravity = CALayerContentsGravity.resize
    var contentsRect = CGRect.unit
    var contentsCenter = CGRect.unit
    var contentsScale: CGFloat?

    /// The largest number of partial drawings; after them, the whole layer is redrawn.
    private static let mostDrawings = 4

    init(_ layer: CALayer) { self.layer = layer }

    private var traits: UITraitCollection {
        var host = layer
        while host.view == nil, let above = host.superlayer { host = above }
        return host.view?.traitCollection ?? .current
    }

    /// Redraws the layer if necessary; an empty layer waits until it has a size.
    func display() {
        guard dirty != nil, !layer.bounds.isEmpty else { return }
        layer.display()
        dirty = nil
    }

    func record() {
        let bounds = layer.bounds
        var rect = (dirty ?? .infinite).common(with: bounds)
        if dirty?.isInfinite != false || drawings.count >= LayerDrawing.mostDrawings || drawnBounds != bounds {
            rect = bounds
        }
        dirty = nil
        guard !rect.isNull else { return }
        let traits = self.traits
        let context = CGContext(
            size: bounds.size, scale: traits.displayScale, style: traits.userInterfaceStyle, dirty: rect)
        layer.delegate?.layerWillDraw(layer)
        layer.draw(in: context)
        if rect == bounds {
            drawings = [context.list.commands]
        } else {
            let others = CGMutablePath()
            others.addRect(bounds)
            others.addRect(rect)
            drawings = drawings.map { [.save, .clipPath(others.copy(), .evenOdd)] + $0 + [.restore] }
            drawings.append([.save, .clip(rect, cornerRadius: 0)] + context.list.commands + [.restore])
        }
        drawnBounds = bounds
    }

    func draw(into list: inout DisplayList) {
        let bounds = layer.bounds
        if let image = LayerDrawing.image(contents) { return draw(image, bounds, &list) }
        guard drawings.contains(where: { !$0.isEmpty }), !drawnBounds.isEmpty, !bounds.isEmpty else { return }
        list.append(.save)
        list.append(.clip(bounds, cornerRadius: 0))
        if drawnBounds != bounds {
            let place =
                layer.view.map { $0.contentMode.place(drawnBounds.size, in: bounds) }
                ?? gravity.place(drawnBounds.size, in: bounds)
            list.append(.concatenate(CGAffineTransform(from: drawnBounds, to: place)))
        }
        for drawing in drawings { list.append(contentsOf: drawing) }
        list.append(.restore)
    }

    private static func image(_ contents: Any?) -> UIImage? {
        switch contents {
        case let image as CGImage: image.image
        case let image as UIImage: image
        default: nil
        }
    }

    private func draw(_ image: UIImage, _ bounds: CGRect, _ list: inout DisplayList) {
        let scale = contentsScale ?? image.scale
        let pixels = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
        let part = CGRect(
            x: contentsRect.minX * image.size.width, y: contentsRect.minY * image.size.height,
            width: contentsRect.width * image.size.width, height: contentsRect.height * image.size.height)
        let size = CGSize(
            width: pixels.width * contentsRect.width / scale, height: pixels.height * contentsRect.height / scale)
        let place = gravity.place(size, in: bounds)
        guard part.width > 0, part.height > 0 else { return }
        if contentsRect == .unit { return image.append(to: &list, in: place) }
        let (x, y) = (place.width / part.width, place.height / part.height)
        list.append(.save)
        list.append(.clip(place, cornerRadius: 0))
        image.append(
            to: &list,
            in: CGRect(
                x: place.minX - part.minX * x, y: place.minY - part.minY * y, width: image.size.width * x,
                height: image.size.height * y))
        list.append(.restore)
    }
}

/// How a layer's contents are placed and scaled in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Centers the contents without scaling them.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Places the contents at the upper edge without scaling them.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// Places the contents at the lower edge without scaling them.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// Places the contents at the left edge without scaling them.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// Places the contents at the right edge without scaling them.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// Places the contents in the upper left corner without scaling them.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// Places the contents in the upper right corner without scaling them.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// Places the contents in the lower left corner without scaling them.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// Places the contents in the lower right corner without scaling them.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretches the contents to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scales the contents to the largest size that fits in the bounds, and keeps their aspect ratio.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scales the contents to the smallest size that fills the bounds, and keeps their aspect ratio.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    private static let modes: [CALayerContentsGravity: UIView.ContentMode] = [
        .center: .center, .top: .top, .bottom: .bottom, .left: .left, .right: .right, .topLeft: .topLeft,
        .topRight: .topRight, .bottomLeft: .bottomLeft, .bottomRight: .bottomRight, .resizeAspect: .scaleAspectFit,
        .resizeAspectFill: .scaleAspectFill,
    ]

    @MainActor func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        (CALayerContentsGravity.modes[self] ?? .scaleToFill).place(size, in: bounds)
    }
}

extension CALayer {
    private var drawing: LayerDrawing { LayerState.of(self).drawing }

    /// A `CGImage` or `UIImage` that the layer shows over its background instead of its drawing; the default is `nil`.
    public var contents: Any? {
        get { model().state?.drawing.contents }
        set {
            drawing.contents = newValue
            drawing.dirty = nil
            pictureChanged()
        }
    }
    /// How the contents are placed and scaled in the bounds; the default is `.resize`.
    public var contentsGravity: CALayerContentsGravity {
        get { model().state?.drawing.gravity ?? .resize }
        set {
            drawing.gravity = newValue
            pictureChanged()
        }
    }
    /// The visible part of the contents, in units of their size; the default is all of them.
    public var contentsRect: CGRect {
        get { model().state?.drawing.contentsRect ?? .unit }
        set {
            drawing.contentsRect = newValue
            pictureChanged()
        }
    }
    /// The part of the contents that is stretched, in units of their size; stored; has no effect. The default is all of them.
    public var contentsCenter: CGRect {
        get { model().state?.drawing.contentsCenter ?? .unit }
        set { drawing.contentsCenter = newValue }
    }
    /// The number of pixels of the contents per point; the default is the view's `contentScaleFactor`, or 1 without a view.
    public var contentsScale: CGFloat {
        get { model().state?.drawing.contentsScale ?? (model().view?.contentScaleFactor ?? 1) }
        set { drawing.contentsScale = newValue }
    }
    /// Whether the layer is redrawn when its size changes; the default `false` stretches its last drawing.
    public var needsDisplayOnBoundsChange: Bool {
        get { model().state?.drawing.needsDisplayOnBoundsChange ?? false }
        set { drawing.needsDisplayOnBoundsChange = newValue }
    }
    /// Returns whether the layer is marked for drawing.
    public func needsDisplay() -> Bool { state?.drawing.dirty != nil }
    /// Returns whether the layer is marked for layout of its sublayers.
    public func needsLayout() -> Bool { state?.drawing.needsLayout ?? false }

    /// Draws the layer and its sublayers into a context, in the layer's coordinates and without animations.
    public func render(in ctx: CGContext) {
        if let application = clockApplication { LayerWork.prepare(application) }
        appendTree(to: &ctx.list)
    }
}

/// Snapshots of views and their subviews.
extension UIView {
    /// Draws the view and its subviews into the current context, stretched into a rectangle.
    ///
    /// - Returns: `false` without a current context or if the view is empty.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = CGContext.current, !bounds.isEmpty else { return false }
        if window != nil, let application = layer.clockApplication { LayerWork.prepare(application) }
        context.list.append(.save)
        context.list.append(.concatenate(CGAffineTransform(from: bounds, to: rect)))
        layer.appendTree(to: &context.list)
        context.list.append(.restore)
        return true
    }

    /// Returns a view with the same size and current appearance as this view; `nil` if the view is empty.
    ///
    /// - Parameter afterUpdates: Whether to lay out the view first.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// Returns a view with the current appearance of a part of this view.
    ///
    /// - Parameters:
    ///   - rect: The part of the view, in points of its bounds coordinates.
    ///   - afterUpdates: Whether to lay out the view first.
    ///   - capInsets: The edges that keep their size when the snapshot is stretched.
    /// - Returns: `nil` if the rectangle or the view is empty.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard !rect.isEmpty, !bounds.isEmpty else { return nil }
        if afterUpdates { layoutIfNeeded() }
        if let application = layer.clockApplication { LayerWork.prepare(application) }
        var list = DisplayList(style: traitCollection.userInterfaceStyle)
        list.append(.concatenate(CGAffineTransform(translationX: -rect.minX, y: -rect.minY)))
        layer.appendTree(to: &list)
        let image = UIImage(.drawn(list.commands), size: rect.size, scale: contentScaleFactor, capInsets: capInsets)
        let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
        view.layer.contents = image
        return view
    }
}

extension CGRect {
    /// The whole of the contents, in units of their size.
    fileprivate static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}
