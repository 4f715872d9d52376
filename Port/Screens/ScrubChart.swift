import UIKit

@objc protocol ScrubChartDelegate {
    @objc optional func scrubChart(_ chart: ScrubChart, didScrubTo index: Int, value: Double)
    @objc optional func scrubChartDidEnd(_ chart: ScrubChart)
}

@IBDesignable
class ScrubChart: UIView {
    @IBInspectable var lineColor: UIColor = .systemRed { didSet { line.strokeColor = lineColor.cgColor } }
    @IBInspectable var inset: CGFloat = 0 { didSet { setNeedsLayout() } }
    @IBOutlet weak var delegate: ScrubChartDelegate?

    var values: [Double] = [] { didSet { setNeedsLayout() } }
    let cursor = UIView()
    private let line = CAShapeLayer()
    private var lastIndex: Int?
    private var feedback = UISelectionFeedbackGenerator()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(line)
        cursor.isHidden = true
        cursor.isUserInteractionEnabled = false
        addSubview(cursor)
        let press = UILongPressGestureRecognizer(target: self, action: #selector(scrub))
        press.minimumPressDuration = 0.2
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath()
        for (index, value) in values.enumerated() {
            let p = CGPoint(x: x(of: index), y: bounds.height * (1 - CGFloat(value)))
            if index == 0 { path.move(to: p) } else { path.addLine(to: p) }
        }
        let old = line.path
        line.path = path.cgPath
        let morph = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.path))
        morph.fromValue = old
        line.add(morph, forKey: "morph")
    }

    private func x(of index: Int) -> CGFloat {
        inset + (bounds.width - 2 * inset) * CGFloat(index) / CGFloat(max(1, values.count - 1))
    }

    @objc private func scrub(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began, .changed:
            cursor.isHidden = false
            let share = (press.location(in: self).x - inset) / (bounds.width - 2 * inset)
            let index = min(max(0, Int((share * CGFloat(values.count - 1)).rounded())), values.count - 1)
            cursor.frame = CGRect(x: x(of: index) - 1, y: 0, width: 2, height: bounds.height)
            guard index != lastIndex else { return }
            lastIndex = index
            feedback.selectionChanged()
            delegate?.scrubChart?(self, didScrubTo: index, value: values[index])
        default:
            cursor.isHidden = true
            lastIndex = nil
            delegate?.scrubChartDidEnd?(self)
        }
    }
}

/// Hears of the end alone.
final class EndCounter: NSObject, ScrubChartDelegate {
    private(set) var ends = 0
    func scrubChartDidEnd(_ chart: ScrubChart) { ends += 1 }
}

/// Listens to one of the two only.
final class ChartScreen: UIViewController, ScrubChartDelegate {
    @IBOutlet var chart: ScrubChart!
    private(set) var indices: [Int] = []
    private var blink: Timer?
    private(set) var blinks = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        chart = ScrubChart(frame: CGRect(x: 45, y: 300, width: 300, height: 200))
        chart.values = [0, 0.5, 0.25, 1, 0.75, 0.5, 0]
        chart.delegate = self
        view.addSubview(chart)
        blink = Timer.scheduledTimer(timeInterval: 0.5, target: self, selector: #selector(Self.blinkCursor), userInfo: nil, repeats: false)
    }

    func scrubChart(_ chart: ScrubChart, didScrubTo index: Int, value: Double) { indices.append(index) }

    @objc private func blinkCursor() {
        blinks += 1
        chart.cursor.backgroundColor = .black
    }
}
