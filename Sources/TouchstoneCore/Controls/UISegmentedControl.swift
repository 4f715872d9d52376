import Foundation

/// One of several segments (C-29).
open class UISegmentedControl: SystemControl {
    /// The index that stands for no selection: -1.
    public static let noSegment = -1

    private struct Segment {
        var title: String
        var isEnabled = true
    }

    private var segments: [Segment]
    private var selection = noSegment
    private var pressed: Int?

    /// The chosen segment, or `noSegment`, the default; setting it sends nothing (C-29).
    open var selectedSegmentIndex: Int {
        get { selection }
        set {
            selection = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
            setNeedsDisplay()
            noteSet("selectedSegmentIndex")
        }
    }

    /// Whether a segment is chosen only while it is pressed; false by default.
    open var isMomentary = false

    /// A control of zero size with a segment for each title.
    public convenience init(items: [String]) {
        self.init(frame: .zero)
        segments = items.map { Segment(title: $0) }
    }

    public override init(frame: CGRect) {
        segments = []
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        segments = []
        super.init(coder: coder)
    }

    /// How many segments there are; 0 by default.
    open var numberOfSegments: Int { segments.count }
    /// What the segment says; nil where there is no such segment.
    open func titleForSegment(at index: Int) -> String? {
        segments.indices.contains(index) ? segments[index].title : nil
    }

    /// Puts a segment in, at the end where `index` is too large; never animated. The selection stays with its segment
    /// (C-29).
    open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        let index = max(0, min(index, segments.count))
        segments.insert(Segment(title: title ?? ""), at: index)
        // The selection stays with its segment. [our choice]
        if selection >= index { selection += 1 }
        pressed = nil
        setNeedsDisplay()
    }

    /// Takes all segments away, and the selection with them.
    open func removeAllSegments() {
        segments = []
        pressed = nil
        selectedSegmentIndex = UISegmentedControl.noSegment
    }

    /// Takes the segment away, never animated; the selection goes if it was there, else it stays with its segment
    /// (C-29). Without such a segment nothing happens.
    open func removeSegment(at index: Int, animated: Bool) {
        guard segments.indices.contains(index) else { return }
        segments.remove(at: index)
        if selection == index { selection = UISegmentedControl.noSegment } else if selection > index { selection -= 1 }
        pressed = nil
        setNeedsDisplay()
    }

    /// Sets what the segment says; without such a segment nothing happens.
    open func setTitle(_ title: String?, forSegmentAt index: Int) {
        guard segments.indices.contains(index) else { return }
        segments[index].title = title ?? ""
        setNeedsDisplay()
    }

    /// Sets whether the segment can be chosen, as each can at first; without such a segment nothing happens.
    open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
        guard segments.indices.contains(index) else { return }
        segments[index].isEnabled = enabled
        setNeedsDisplay()
    }

    /// Whether the segment can be chosen; false where there is no such segment.
    open func isEnabledForSegment(at index: Int) -> Bool {
        segments.indices.contains(index) && segments[index].isEnabled
    }

    private func segment(at point: CGPoint) -> Int? {
        guard bounds.encloses(point) else { return nil }
        let index = Int((point.x - bounds.minX) / bounds.width * CGFloat(segments.count))
        return segments.indices.contains(index) && segments[index].isEnabled ? index : nil
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        _ = super.beginTracking(touch, with: event)
        pressed = segment(at: touch.location(in: self))
        if pressed == nil { remember(.missedPart("there is no enabled segment at the touch")) }
        return pressed != nil
    }

    /// The finger may slide to another segment.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        _ = super.continueTracking(touch, with: event)
        pressed = segment(at: touch.location(in: self)) ?? pressed
        setNeedsDisplay()
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        defer { pressed = nil }
        guard isTouchInside, let pressed else { return }
        if pressed == selection, !isMomentary { return remember(.unchanged("segment \(pressed)")) }
        choose(pressed, event)
    }

    private func choose(_ index: Int, _ event: UIEvent?) {
        selection = index
        setNeedsDisplay()
        send([.valueChanged, .primaryActionTriggered], event)
        if isMomentary { selection = UISegmentedControl.noSegment }
    }

    /// The next enabled segment that way; a momentary control has no place to start from.
    override var isAdjustedByKeys: Bool { !isMomentary }
    override func adjust(by direction: Int) {
        var index = selection == UISegmentedControl.noSegment && direction < 0 ? segments.count : selection
        repeat { index += direction } while segments.indices.contains(index) && !segments[index].isEnabled
        if segments.indices.contains(index) { choose(index, nil) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        pressed = nil
        setNeedsDisplay()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let measurer = textMeasurer
        let widest = segments.map { measurer.width(of: $0.title, font: UISegmentedControl.font) }.max() ?? 0
        return CGSize(width: (widest + 24).rounded(.up) * CGFloat(segments.count), height: 32)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    private static let font = UIFont.systemFont(ofSize: 13, weight: .medium)

    open override func draw(into list: inout DisplayList) {
        list.fill(bounds, cornerRadius: 8, color: .systemGray5)
        let measurer = textMeasurer
        let width = bounds.width / CGFloat(max(1, segments.count))
        let font = UISegmentedControl.font
        for (index, segment) in segments.enumerated() {
            let rect = CGRect(
                x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width, height: bounds.height)
            if index == selection {
                list.fill(rect.insetBy(dx: 2, dy: 2), cornerRadius: 6, color: UIColor(light: 0xFFFFFF, dark: 0x636366))
            } else if index == pressed {
                list.fill(rect.insetBy(dx: 2, dy: 2), cornerRadius: 6, color: .systemGray4)
            }
            let length = measurer.width(of: segment.title, font: font)
            let baseline = CGPoint(x: rect.midX - length / 2, y: rect.midY - font.lineHeight / 2 + font.ascender)
            let fade: CGFloat = isEnabled && segment.isEnabled ? 1 : 0.35
            list.text(segment.title, at: baseline, width: length, font: font, color: .label.withAlphaComponent(fade))
        }
    }
}
