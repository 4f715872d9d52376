import Foundation

/// One of several segments (C-29).
open class UISegmentedControl: SystemControl {
    /// The index that stands for no selection: -1.
    public static let noSegment = -1

    struct Segment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var isEnabled = true
        /// In points; 0 for what is left, shared.
        var width: CGFloat = 0
        var contentOffset = CGSize.zero
    }

    /// Their number never changes but by `insert` and `removeSegment`.
    var segments: [Segment] = [] {
        didSet { segmentsChanged() }
    }
    private var selection = noSegment
    private var pressed: Int?
    var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:] {
        didSet { segmentsChanged() }
    }

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

    /// Whether segments are as wide as their content demands, and not all the same; false by default.
    open var apportionsSegmentWidthsByContent = false {
        didSet { segmentsChanged() }
    }
    /// The colour behind the chosen segment; nil, the default, for the system's.
    open var selectedSegmentTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// Touchstone extension: the superclass's, and what is the class's own of its look.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
            AppearanceProperty(\UISegmentedControl.apportionsSegmentWidthsByContent),
            AppearanceProperty(each: \UISegmentedControl.titleAttributes),
        ]
    }

    /// A control in its own size, with a segment for each title or image; nil for none.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { item in
            let image = item as? UIImage
            return Segment(title: image == nil ? item as? String ?? "\(item)" : nil, image: image)
        }
        sizeToFit()
    }

    /// A control with a segment for each action, which shows its image, or else its title, and sends it when it is
    /// chosen.
    public convenience init(frame: CGRect = .zero, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map(Segment.init(action:))
        if frame == .zero { sizeToFit() }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func segmentsChanged() {
        setNeedsDisplay()
        ownSizeChanged()
    }

    /// Puts a segment in, at the end where `index` is too large. The selection stays with its segment. [our choice]
    func insert(_ segment: Segment, at index: Int) {
        let index = max(0, min(index, segments.count))
        if selection >= index { selection += 1 }
        pressed = nil
        segments.insert(segment, at: index)
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
        if selection == index { selection = UISegmentedControl.noSegment } else if selection > index { selection -= 1 }
        pressed = nil
        segments.remove(at: index)
    }

    private func segment(at point: CGPoint) -> Int? {
        guard bounds.encloses(point) else { return nil }
        let index = places.firstIndex { point.x >= $0.minX && point.x < $0.maxX }
        return index.flatMap { segments[$0].isEnabled ? $0 : nil }
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

    /// It tells of its value, not of the touches that change it (C-29).
    override func send(_ events: Event, _ event: UIEvent?) {
        // Without an event it is an application that sends by hand.
        let reported = event == nil ? events : events.subtracting(.allTouchEvents)
        if !reported.isEmpty { super.send(reported, event) }
    }

    private func choose(_ index: Int, _ event: UIEvent?) {
        selection = index
        setNeedsDisplay()
        segments[index].action?.perform(sender: self)
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
        let widths = segments.map(widthOfContent)
        let widest = widths.max() ?? 0
        let width = zip(segments, widths).reduce(0) { sum, segment in
            sum + (segment.0.width > 0 ? segment.0.width : apportionsSegmentWidthsByContent ? segment.1 : widest)
        }
        return CGSize(width: width, height: 32)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func draw(into list: inout DisplayList) {
        list.fill(bounds, cornerRadius: 8, color: .systemGray5)
        for (index, (segment, place)) in zip(segments, places).enumerated() {
            let isChosen = index == selection
            let plate: UIColor? =
                isChosen
                ? selectedSegmentTintColor ?? UIColor(light: 0xFFFFFF, dark: 0x636366)
                : index == pressed ? .systemGray4 : nil
            if let plate { list.fill(place.insetBy(dx: 2, dy: 2), cornerRadius: 6, color: plate) }
            let state: State = !(isEnabled && segment.isEnabled) ? .disabled : isChosen ? .selected : .normal
            draw(segment, in: place, state, into: &list)
        }
    }
}
