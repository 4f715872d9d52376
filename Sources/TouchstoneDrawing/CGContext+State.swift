import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// How the next shape is drawn.
extension CGContext {
    /// Keeps how things are drawn until the matching `restoreGState()`.
    public func saveGState() {
        saved.append(state)
        list.append(.save)
    }

    /// Takes how things are drawn back to what it was at the matching `saveGState()`.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        state = last
        list.append(.restore)
    }

    // MARK: Coordinates

    /// From the coordinates at hand to those of the context.
    public var ctm: CGAffineTransform { state.transform }

    /// Lets what follows be drawn in coordinates that `transform` maps to the present ones.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
        list.append(.concatenate(transform))
    }
    /// Moves the origin, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    /// Scales the coordinate system by the given factors.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Turns the coordinates by an angle in radians, clockwise as it looks on the screen.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    // MARK: Lines

    /// In points; 1 by default.
    public func setLineWidth(_ width: CGFloat) { state.line.width = width }
    /// How open ends look; `.butt` by default.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
    /// How corners look; `.miter` by default.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
    /// A corner that would reach further than so many half widths is cut off; 10 by default.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
    /// Strokes and gaps in turn, in points, and where in them lines begin; no lengths for lines without gaps.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.line.dashPhase, state.line.dashes) = (phase, lengths)
    }
    /// Has no effect: hosts draw curves with their own precision.
    public func setFlatness(_ flatness: CGFloat) {}

    // MARK: Colours

    /// What shapes are filled with; black by default.
    public func setFillColor(_ color: CGColor) { state.fill = color }
    /// What shapes are filled with, of parts from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// What shapes are filled with: a grey from 0, black, to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }
    /// What lines are drawn with; black by default.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }
    /// What lines are drawn with, of parts from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// What lines are drawn with: a grey from 0, black, to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// How opaque all that follows is, from 0 to 1, the default.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    /// How what follows is put over what is there; `.normal` by default.
    public func setBlendMode(_ mode: CGBlendMode) { list.append(.blend(mode)) }
    /// Has what `body` draws put over what is there in another way.
    func blending(_ mode: CGBlendMode, _ body: () -> Void) {
        list.append(.save)
        list.append(.blend(mode))
        body()
        list.append(.restore)
    }
    /// What follows casts a shadow: where it lies and how far it is blurred, in points; black of opacity a third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3))
    }
    /// What follows casts a shadow of this colour; none where it is nil.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        list.append(.shadow(offset: offset, blur: max(0, blur), color))
    }
    /// Whether edges are smoothed. Has no effect: hosts always smooth them.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Whether edges may be smoothed. Has no effect: hosts always smooth them.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// The quality with which images are scaled. Has no effect: hosts scale them in their own way.
    public var interpolationQuality: CGInterpolationQuality {
        get { .default }
        set {}
    }

    // MARK: Clips

    /// The smallest rectangle around what is not clipped, in points, in the coordinates at hand.
    public var boundingBoxOfClipPath: CGRect {
        let all = CGRect(origin: .zero, size: size)
        return (state.clip.map { all.intersection($0) } ?? all).applying(state.transform.inverted())
    }

    /// Cuts off what follows outside of a rectangle, in points.
    public func clip(to rect: CGRect) {
        narrow(rect)
        list.append(.clip(rect.standardized, cornerRadius: 0))
    }
    /// Cuts off what follows outside of these rectangles, in points.
    public func clip(to rects: [CGRect]) {
        let path = CGMutablePath()
        for rect in rects { path.addRect(rect) }
        clip(path, .winding)
    }
    /// Cuts off what follows outside of the path that is being made, and begins another.
    public func clip(using rule: CGPathFillRule = .winding) { clip(takePath(), rule) }

    package func clip(_ path: CGPath, _ rule: CGPathFillRule) {
        narrow(path.boundingBoxOfPath)
        list.append(.clipPath(path, rule))
    }

    private func narrow(_ rect: CGRect) {
        let rect = rect.isNull ? .zero : rect.applying(state.transform)
        state.clip = state.clip.map { $0.intersection(rect) } ?? rect
    }

    // MARK: Groups

    /// What follows until the matching `endTransparencyLayer()` is put here as one.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
        saved.append(state)
        list.append(.save)
        if state.alpha != 1 { list.append(.opacity(Float(state.alpha))) }
        list.append(.group)
        state.alpha = 1
    }
    /// As `beginTransparencyLayer(auxiliaryInfo:)`, of which nothing is outside of a rectangle, in points.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        list.append(.clip(rect, cornerRadius: 0))
    }
    /// Puts down what has been drawn since `beginTransparencyLayer`.
    public func endTransparencyLayer() { restoreGState() }
}

/// How finely images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
    /// As the host likes.
    case `default`
    /// No interpolation of pixels.
    case none
    /// A low quality of interpolation.
    case low
    /// A high quality of interpolation.
    case high
    /// A medium quality of interpolation.
    case medium
}
