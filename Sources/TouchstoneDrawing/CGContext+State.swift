import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The graphics state: coordinates, line style, colors, shadows, clips and transparency layers.
extension CGContext {
    /// Saves the graphics state until the matching `restoreGState()`.
    public func saveGState() {
        saved.append(state)
        list.append(.save)
    }

    /// Restores the graphics state that the matching `saveGState()` saved; has no effect without one.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        state = last
        list.append(.restore)
    }

    // MARK: Coordinates

    /// The transform from the current coordinates to those of the context.
    public var ctm: CGAffineTransform { state.transform }

    /// Maps the coordinates of subsequent drawing to the current coordinates by `transform`.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
        list.append(.concatenate(transform))
    }
    /// Moves the origin, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    /// Scales the coordinates by a factor for each axis.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Rotates the coordinates by `angle` radians, clockwise on the screen.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    // MARK: Lines

    /// Sets the width of lines in points; the default is 1.
    public func setLineWidth(_ width: CGFloat) { state.line.width = width }
    /// Sets the shape of open line ends; the default is `.butt`.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
    /// Sets the shape of corners; the default is `.miter`.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
    /// Sets the miter limit, in half line widths; a corner that would reach further is cut off. The default is 10.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
    /// Sets the dashes of lines.
    ///
    /// - Parameters:
    ///   - phase: Where in the pattern a line begins, in points.
    ///   - lengths: The alternating lengths of dashes and gaps, in points; empty for a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.line.dashPhase, state.line.dashes) = (phase, lengths)
    }
    /// Has no effect: hosts choose how precisely they draw curves.
    public func setFlatness(_ flatness: CGFloat) {}

    // MARK: Colors

    /// Sets the color that fills shapes; the default is black.
    public func setFillColor(_ color: CGColor) { state.fill = color }
    /// Sets the color that fills shapes, with components from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Sets the color that fills shapes to a gray from 0 (black) to 1 (white).
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }
    /// Sets the color of lines; the default is black.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }
    /// Sets the color of lines, with components from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Sets the color of lines to a gray from 0 (black) to 1 (white).
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Sets the opacity of subsequent drawing, from 0 to 1; the default is 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    /// Sets how subsequent drawing is composited over existing content; the default is `.normal`.
    public func setBlendMode(_ mode: CGBlendMode) { list.append(.blend(mode)) }
    /// Composites what `body` draws with `mode`, then restores the previous blend mode.
    func blending(_ mode: CGBlendMode, _ body: () -> Void) {
        list.append(.save)
        list.append(.blend(mode))
        body()
        list.append(.restore)
    }
    /// Gives subsequent drawing a black shadow with an opacity of one third.
    ///
    /// - Parameters:
    ///   - offset: The shadow's distance from the shape, in points.
    ///   - blur: How far the shadow is blurred, in points.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3))
    }
    /// Gives subsequent drawing a shadow of this color; `nil` for no shadow. The offset and blur are in points.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        list.append(.shadow(offset: offset, blur: max(0, blur), color))
    }
    /// Has no effect: hosts smooth edges.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Has no effect: hosts smooth edges.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Always `.default`; setting it has no effect because hosts choose how to scale images.
    public var interpolationQuality: CGInterpolationQuality {
        get { .default }
        set {}
    }

    // MARK: Clips

    /// The smallest rectangle around the clip in points, in the current coordinates. Without a clip, it is what has to be drawn: all of an
    /// image, or the part of a view or layer that is marked for drawing.
    public var boundingBoxOfClipPath: CGRect {
        (state.clip.map { dirty.common(with: $0) } ?? dirty).applying(state.transform.inverted())
    }

    /// Clips subsequent drawing to a rectangle, in points, then begins a new path.
    public func clip(to rect: CGRect) {
        beginPath()
        clipKeepingPath(to: rect)
    }
    func clipKeepingPath(to rect: CGRect) {
        narrow(rect)
        list.append(.clip(rect.standardized, cornerRadius: 0))
    }
    /// Clips subsequent drawing to a rectangle, in points. The mask has no effect: drawing commands cannot be clipped by an image.
    public func clip(to rect: CGRect, mask: CGImage) { clipKeepingPath(to: rect) }
    /// Clips subsequent drawing to the union of these rectangles, in points, then begins a new path.
    public func clip(to rects: [CGRect]) {
        beginPath()
        let path = CGMutablePath()
        for rect in rects { path.addRect(rect) }
        clip(path, .winding)
    }
    /// Clips subsequent drawing to the current path, then begins a new path.
    public func clip(using rule: CGPathFillRule = .winding) { clip(takePath(), rule) }

    package func clip(_ path: CGPath, _ rule: CGPathFillRule) {
        narrow(path.boundingBoxOfPath)
        list.append(.clipPath(path, rule))
    }

    private func narrow(_ rect: CGRect) {
        let rect = rect.isNull ? .zero : rect.applying(state.transform)
        state.clip = state.clip.map { $0.common(with: rect) } ?? rect
    }

    // MARK: Groups

    /// Begins a transparency layer: drawing until the matching `endTransparencyLayer()` is composited as one image.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
        saved.append(state)
        list.append(.save)
        if state.alpha != 1 { list.append(.opacity(Float(state.alpha))) }
        list.append(.group)
        state.alpha = 1
    }
    /// Begins a transparency layer that is clipped to a rectangle, in points.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        list.append(.clip(rect, cornerRadius: 0))
    }
    /// Ends the transparency layer and composites it into the context.
    public func endTransparencyLayer() { restoreGState() }
}

/// The quality of image scaling; the context always reports `.default`.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The host chooses the quality.
    case `default`
    /// No interpolation between pixels.
    case none
    /// Low-quality interpolation between pixels.
    case low
    /// High-quality interpolation between pixels.
    case high
    /// Medium quality, between low and high.
    case medium
}
