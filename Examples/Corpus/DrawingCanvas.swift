import UIKit

struct CanvasStroke {
    var samples: [CGPoint]
    var color: UIColor
    var width: CGFloat
}

/// Free drawing with any number of fingers, from coalesced touches, redrawn only where it changed.
class DrawingCanvas: UIView {
    var strokeColor: UIColor = .black
    var strokeWidth: CGFloat = 4
    private(set) var strokes: [CanvasStroke] = []
    private var active: [UITouch: CanvasStroke] = [:]
    private(set) var predicted: [CGPoint] = []
    private(set) var dirtyRects: [CGRect] = []
    private(set) var drawnRects: [CGRect] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        isOpaque = false
        contentMode = .redraw
        backgroundColor = .white
        clearsContextBeforeDrawing = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func draw(_ rect: CGRect) {
        drawnRects.append(rect)
        for stroke in strokes + active.values.sorted(by: { $0.samples[0].x < $1.samples[0].x }) {
            let path = DrawingCanvas.smoothedPath(through: stroke.samples)
            path.lineWidth = stroke.width
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            stroke.color.setStroke()
            path.stroke()
        }
        guard let last = predicted.last else { return }
        UIColor.red.withAlphaComponent(0.3).setFill()
        UIBezierPath(ovalIn: CGRect(x: last.x - 2, y: last.y - 2, width: 4, height: 4)).fill()
    }

    /// Quadratic curves between the midpoints of neighboring samples, with the samples as control points.
    static func smoothedPath(through points: [CGPoint]) -> UIBezierPath {
        let path = UIBezierPath()
        guard let first = points.first else { return path }
        path.move(to: first)
        guard points.count > 2 else {
            path.addLine(to: points.last ?? first)
            return path
        }
        for index in 1..<points.count - 1 {
            let middle = CGPoint(
                x: (points[index].x + points[index + 1].x) / 2, y: (points[index].y + points[index + 1].y) / 2)
            path.addQuadCurve(to: middle, controlPoint: points[index])
        }
        path.addLine(to: points[points.count - 1])
        return path
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            active[touch] = CanvasStroke(
                samples: [touch.preciseLocation(in: self)], color: strokeColor, width: strokeWidth)
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard var stroke = active[touch], let last = stroke.samples.last else { continue }
            let samples = event?.coalescedTouches(for: touch) ?? [touch]
            var dirty = CGRect(origin: last, size: .zero)
            for sample in samples {
                let point = sample.preciseLocation(in: self)
                stroke.samples.append(point)
                dirty = dirty.union(CGRect(origin: point, size: .zero))
            }
            active[touch] = stroke
            predicted = (event?.predictedTouches(for: touch) ?? []).map { $0.location(in: self) }
            dirty = dirty.insetBy(dx: -strokeWidth, dy: -strokeWidth)
            dirtyRects.append(dirty)
            setNeedsDisplay(dirty)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let stroke = active.removeValue(forKey: touch) else { continue }
            strokes.append(stroke)
        }
        predicted = []
        setNeedsDisplay()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { active[touch] = nil }
        predicted = []
        setNeedsDisplay()
    }

    func undo() {
        guard !strokes.isEmpty else { return }
        strokes.removeLast()
        setNeedsDisplay()
    }
}
