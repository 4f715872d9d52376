import Foundation

/// One of several segments (C-29).
open class UISegmentedControl: SystemControl {
    public static let noSegment = -1

    private var titles: [String]
    private var disabled: Set<Int> = []
    private var selection = noSegment
    private var pressed: Int?

    /// Setting it sends nothing.
    open var selectedSegmentIndex: Int {
        get { selection }
        set {
            selection = titles.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
            setNeedsDisplay()
        }
    }

    /// Whether a segment is chosen only while it is pressed; false by default.
    open var isMomentary = false

    public init(items: [String]) {
        titles = items
        super.init(frame: .zero)
    }

    public override init(frame: CGRect) {
        titles = []
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        titles = []
        super.init(coder: coder)
    }

    open var numberOfSegments: Int { titles.count }
    open func titleForSegment(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

    open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        titles.insert(title ?? "", at: max(0, min(index, titles.count)))
        setNeedsDisplay()
    }

    open func removeSegment(at index: Int, animated: Bool) {
        guard titles.indices.contains(index) else { return }
        titles.remove(at: index)
        selectedSegmentIndex = selection
    }

    open func setTitle(_ title: String?, forSegmentAt index: Int) {
        guard titles.indices.contains(index) else { return }
        titles[index] = title ?? ""
        setNeedsDisplay()
    }

    open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
        if enabled { disabled.remove(index) } else { disabled.insert(index) }
        setNeedsDisplay()
    }

    open func isEnabledForSegment(at index: Int) -> Bool { !disabled.contains(index) }

    private func segment(at point: CGPoint) -> Int? {
        guard !titles.isEmpty, bounds.width > 0, bounds.contains(point) else { return nil }
        let index = Int((point.x - bounds.minX) / bounds.width * CGFloat(titles.count))
        return titles.indices.contains(index) && !disabled.contains(index) ? index : nil
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = segment(at: touch.location(in: self))
        return pressed != nil
    }

    /// The finger may slide to another segment.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = segment(at: touch.location(in: self)) ?? pressed
        setNeedsDisplay()
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        defer { pressed = nil }
        guard isTouchInside, let pressed else { return }
        if pressed == selection, !isMomentary { return }
        selection = pressed
        setNeedsDisplay()
        send([.valueChanged, .primaryActionTriggered], event)
        if isMomentary { selection = UISegmentedControl.noSegment }
    }

    open override func cancelTracking(with event: UIEvent?) {
        pressed = nil
        setNeedsDisplay()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let measurer = windowStorage?.application?.textMeasurer ?? ClassedTextMeasurer()
        let widest = titles.map { measurer.width(of: $0, font: UISegmentedControl.font) }.max() ?? 0
        return CGSize(width: (widest + 24).rounded(.up) * CGFloat(titles.count), height: 32)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    private static let font = UIFont.systemFont(ofSize: 13, weight: .medium)

    open override func draw(into list: inout DisplayList) {
        list.fill(bounds, cornerRadius: 8, color: .systemGray5)
        let measurer = windowStorage?.application?.textMeasurer ?? ClassedTextMeasurer()
        let width = bounds.width / CGFloat(max(1, titles.count))
        let font = UISegmentedControl.font
        for (index, title) in titles.enumerated() {
            let rect = CGRect(
                x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width, height: bounds.height)
            if index == selection {
                list.fill(rect.insetBy(dx: 2, dy: 2), cornerRadius: 6, color: UIColor(light: 0xFFFFFF, dark: 0x636366))
            } else if index == pressed {
                list.fill(rect.insetBy(dx: 2, dy: 2), cornerRadius: 6, color: .systemGray4)
            }
            let length = measurer.width(of: title, font: font)
            let baseline = CGPoint(x: rect.midX - length / 2, y: rect.midY - font.lineHeight / 2 + font.ascender)
            let fade: CGFloat = isEnabled && !disabled.contains(index) ? 1 : 0.35
            list.text(title, at: baseline, width: length, font: font, color: .label.withAlphaComponent(fade))
        }
    }
}
