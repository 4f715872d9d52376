import Foundation
import TouchstoneCore
import TouchstoneDrawing
import TouchstoneGeometry

/// What a layer shows besides its background: what was drawn for it, or given as its contents.
@MainActor
final class LayerDrawing {
    private unowned let layer: CALayer
    /// What is out of date, in bounds coordinates; infinite for all.
    var dirty: CGRect?
    /// The work that draws it at the end of the run-loop iteration; `nil` if it need not be drawn.
    weak var due: LayerWork?
    var needsLayout = false
    var needsDisplayOnBoundsChange = false
    /// Drawings one over the other, each of which left out what the later ones drew anew.
    private var drawings: [[DrawingCommand]] = []
    /// The bounds when it was drawn.
    private var drawnBounds = CGRect.zero

    var contents: Any?
    var gravity = CALayerContentsGravity.resize
    var contentsRect = CGRect.unit
    var contentsCenter = CGRect.unit
    var contentsScale: CGFloat?

    /// So many partial drawings are kept; the next is one of the whole.
    private static let mostDrawings = 4

    init(_ layer: CALayer) { self.layer = layer }

    private var traits: UITraitCollection {
        var host = layer
        while host.view == nil, let above = host.superlayer { host = above }
        return host.view?.traitCollection ?? .current
    }

    /// Draws what is out of date. A layer of no size waits until it has one.
    func display() {
        guard dirty != nil, !layer.bounds.isEmpty else { return }
        layer.display()
        dirty = nil
    }

    func record() {
        let bounds = layer.bounds
        var rect = (dirty ?? .infinite).intersection(bounds)
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

/// How a layer's contents follow its size.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In the middle, in their own size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the upper edge, in their own size.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the lower edge, in their own size.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the left edge, in their own size.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the right edge, in their own size.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the upper left corner, in their own size.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the upper right corner, in their own size.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the lower left corner, in their own size.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the lower right corner, in their own size.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits into the bounds.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as fills the bounds.
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

    /// A `CGImage` that the layer shows over its background, instead of what it draws; nil by default.
    public var contents: Any? {
        get { model().state?.drawing.contents }
        set {
            drawing.contents = newValue
            drawing.dirty = nil
            pictureChanged()
        }
    }
    /// How the contents follow the layer's size; `.resize` by default.
    public var contentsGravity: CALayerContentsGravity {
        get { model().state?.drawing.gravity ?? .resize }
        set {
            drawing.gravity = newValue
            pictureChanged()
        }
    }
    /// The part of the contents that is shown, in units of their size; all by default.
    public var contentsRect: CGRect {
        get { model().state?.drawing.contentsRect ?? .unit }
        set {
            drawing.contentsRect = newValue
            pictureChanged()
        }
    }
    /// The part of the contents that is stretched, in units of their size; all by default. Stored; has no effect.
    public var contentsCenter: CGRect {
        get { model().state?.drawing.contentsCenter ?? .unit }
        set { drawing.contentsCenter = newValue }
    }
    /// Pixels of the contents a point; 1 by default.
    public var contentsScale: CGFloat {
        get { model().state?.drawing.contentsScale ?? (model().view?.contentScaleFactor ?? 1) }
        set { drawing.contentsScale = newValue }
    }
    /// Whether the layer is drawn anew as its size changes; false by default, so that what was drawn is stretched.
    public var needsDisplayOnBoundsChange: Bool {
        get { model().state?.drawing.needsDisplayOnBoundsChange ?? false }
        set { drawing.needsDisplayOnBoundsChange = newValue }
    }
    /// Whether drawing is due.
    public func needsDisplay() -> Bool { state?.drawing.dirty != nil }
    /// Whether placing the sublayers is due.
    public func needsLayout() -> Bool { state?.drawing.needsLayout ?? false }

    /// Draws the layer and all below it into a context, in the layer's coordinates, as the model has them.
    public func render(in ctx: CGContext) {
        if let application = clockApplication { LayerWork.prepare(application) }
        appendTree(to: &ctx.list)
    }
}

/// Drawing of views into images and contexts.
extension UIView {
    /// Draws the view and all in it into the current context, stretched into a rectangle; true.
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

    /// A view that looks as this one does now, as large as it; with `afterUpdates` laid out and drawn first.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// As `snapshotView(afterScreenUpdates:)`, of a part of the view, in bounds coordinates, in points.
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
    /// The whole of contents, in units of their size.
    fileprivate static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}
