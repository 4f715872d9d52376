import UIKit

struct ChartPoint: Equatable {
    var x: Double
    var y: Double
}

/// A line chart: one finger pans, two pinch the time axis, a tap marks the nearest point.
@MainActor
final class LineChart: UIView, UIGestureRecognizerDelegate {
    var points: [ChartPoint] = [] { didSet { setNeedsDisplay() } }
    var visibleX: ClosedRange<Double> = 0...10 { didSet { setNeedsDisplay() } }
    var visibleY: ClosedRange<Double> = 0...100 { didSet { setNeedsDisplay() } }
    var insets = UIEdgeInsets(top: 10, left: 40, bottom: 30, right: 10)
    private(set) var marked: ChartPoint?
    var onMark: ((ChartPoint) -> Void)?

    let pan = UIPanGestureRecognizer()
    let pinch = UIPinchGestureRecognizer()
    let tap = UITapGestureRecognizer()
    private var rangeAtStart: ClosedRange<Double> = 0...10

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        contentMode = .redraw
        backgroundColor = .systemBackground
        pan.maximumNumberOfTouches = 1
        pan.addTarget(self, action: LineChart.panned)
        pinch.addTarget(self, action: LineChart.pinched)
        tap.addTarget(self, action: LineChart.tapped)
        pinch.delegate = self
        for recognizer in [pan, pinch, tap] { addGestureRecognizer(recognizer) }
    }

    required init?(coder: NSCoder) { fatalError() }

    var plot: CGRect { bounds.inset(by: insets) }

    func position(of point: ChartPoint) -> CGPoint {
        let width = visibleX.upperBound - visibleX.lowerBound
        let height = visibleY.upperBound - visibleY.lowerBound
        return CGPoint(
            x: plot.minX + CGFloat((point.x - visibleX.lowerBound) / width) * plot.width,
            y: plot.maxY - CGFloat((point.y - visibleY.lowerBound) / height) * plot.height)
    }

    // MARK: Gestures

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer.view is UIScrollView
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { rangeAtStart = visibleX }
        let width = rangeAtStart.upperBound - rangeAtStart.lowerBound
        let shift = Double(pan.translation(in: self).x / plot.width) * width
        visibleX = (rangeAtStart.lowerBound - shift)...(rangeAtStart.upperBound - shift)
    }

    func pinched(_ pinch: UIPinchGestureRecognizer) {
        guard pinch.state == .changed, pinch.numberOfTouches == 2 else { return }
        let anchor = pinch.location(in: self).x
        let share = Double((anchor - plot.minX) / plot.width)
        let width = visibleX.upperBound - visibleX.lowerBound
        let fixed = visibleX.lowerBound + share * width
        let newWidth = width / Double(pinch.scale)
        visibleX = (fixed - share * newWidth)...(fixed + (1 - share) * newWidth)
        pinch.scale = 1
    }

    func tapped(_ tap: UITapGestureRecognizer) {
        let place = tap.location(in: self)
        let nearest = points.min { abs(position(of: $0).x - place.x) < abs(position(of: $1).x - place.x) }
        guard let nearest else { return }
        marked = nearest
        onMark?(nearest)
        setNeedsDisplay()
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setStrokeColor(UIColor.lightGray.cgColor)
        context.setLineWidth(1)
        context.setLineDash(phase: 0, lengths: [4, 4])
        for value in stride(from: visibleY.lowerBound, through: visibleY.upperBound, by: 25) {
            let y = position(of: ChartPoint(x: 0, y: value)).y
            context.move(to: CGPoint(x: plot.minX, y: y))
            context.addLine(to: CGPoint(x: plot.maxX, y: y))
        }
        context.strokePath()
        for value in stride(from: visibleY.lowerBound, through: visibleY.upperBound, by: 25) {
            let y = position(of: ChartPoint(x: 0, y: value)).y
            let text = "\(Int(value))" as NSString
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.darkGray,
            ]
            let size = text.size(withAttributes: attributes)
            text.draw(at: CGPoint(x: plot.minX - 6 - size.width, y: y - size.height / 2), withAttributes: attributes)
        }
        context.restoreGState()

        context.saveGState()
        context.clip(to: plot)
        let line = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = position(of: point)
            if index == 0 { line.move(to: place) } else { line.addLine(to: place) }
        }
        if let first = points.first, let last = points.last {
            let area = line.copy() as! UIBezierPath
            area.addLine(to: CGPoint(x: position(of: last).x, y: plot.maxY))
            area.addLine(to: CGPoint(x: position(of: first).x, y: plot.maxY))
            area.close()
            UIColor.systemBlue.withAlphaComponent(0.2).setFill()
            area.fill()
        }
        UIColor.systemBlue.setStroke()
        line.lineWidth = 2
        line.stroke()
        if let marked {
            let place = position(of: marked)
            UIColor.systemRed.setFill()
            context.fillEllipse(in: CGRect(x: place.x - 4, y: place.y - 4, width: 8, height: 8))
        }
        context.restoreGState()
    }
}
