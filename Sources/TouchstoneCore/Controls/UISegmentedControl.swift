import Foundation

/// A control that selects one of several segments (C-29).
open class UISegmentedControl: UIControl {
    package override var isSystemControl: Bool { true }
    /// The index that represents no selection: -1.
    public static let noSegment = -1

    struct ShownSegment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var isEnabled = true
        /// The width in points; 0 means a share of the remaining width.
        var width: CGFloat = 0
        var contentOffset = CGSize.zero
    }

    /// The segments, from left to right. After initialization, only `insert`, `removeSegment` and `removeAllSegments` change their number.
    var segments: [ShownSegment] = [] {
        didSet { segmentsChanged() }
    }
    var barImages = BarImages()
    private var selection = noSegment
    private var pressed: Int?
    var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:] {
        didSet { segmentsChanged() }
    }

    /// The index of the selected segment, or `noSegment`, the default; setting it sends nothing (C-29).
    open var selectedSegmentIndex: Int {
        get { selection }
        set {
            selection = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
            setNeedsDisplay()
            noteSet("selectedSegmentIndex")
        }
    }

    /// Whether a segment is selected only until its events are sent; the default is `false`.
    open var isMomentary = false

    /// Whether the widths of segments follow their content instead of being equal; the default is `false`.
    open var apportionsSegmentWidthsByContent = false {
        didSet { segmentsChanged() }
    }
    /// The color behind the selected segment; `nil`, the default, means the system's color.
    open var selectedSegmentTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// Touchstone extension: the appearance properties of the superclass and those of this class.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
            AppearanceProperty(\UISegmentedControl.apportionsSegmentWidthsByContent),
            AppearanceProperty(each: \UISegmentedControl.titleAttributes),
        ]
    }

    /// Creates a control of its preferred size with a segment for each title or image in `items`; `nil` means no segments.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = (items ?? []).map { item in
            let image = item as? UIImage
            return ShownSegment(title: image == nil ? item as? String ?? "\(item)" : nil, image: image)
        }
        sizeToFit()
    }

    /// Creates a control with a segment for each action.
    ///
    /// A segment shows the image of its action, or its title if there is no image, and sends the action when it is chosen.
    public convenience init(frame: CGRect = .zero, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map(ShownSegment.init(action:))
        if frame == .zero { sizeToFit() }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.setUp(self, in: UISegmentedControl.self)
    }

    private func segmentsChanged() {
        setNeedsDisplay()
        ownSizeChanged()
    }

    /// Inserts a segment, at the end if `index` is too large. The selection stays with its segment. [our choice]
    func insert(_ segment: ShownSegment, at index: Int) {
        let index = max(0, min(index, segments.count))
        if selection >= index { selection += 1 }
        pressed = nil
        segments.insert(segment, at: index)
    }

    /// Removes all segments and the selection.
    open func removeAllSegments() {
        segments = []
        pressed = nil
        selectedSegmentIndex = UISegmentedControl.noSegment
    }

    /// Removes a segment without an animation. It has no effect if there is no such segment.
    ///
    /// The selection is removed with its segment; otherwise it stays with its segment (C-29).
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

    /// Updates the pressed segment, because the finger can slide to another one.
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

    /// Sends the events, without those of touches: a segmented control sends only its value (C-29).
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

    /// Keys select the next enabled segment; they have no effect on a momentary control, which has no selection to start from.
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

    @_spi(TouchstoneExtensions) open override func draw(into list: inout DisplayList) {
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

    // MARK: Segments

    /// The number of segments; the default is 0.
    open var numberOfSegments: Int { segments.count }

    /// Returns the title of the segment; `nil` if there is no such segment or it shows an image.
    open func titleForSegment(at index: Int) -> String? { segment(index)?.title }

    /// Returns the image of the segment; `nil` if there is no such segment or it shows a title.
    open func imageForSegment(at index: Int) -> UIImage? { segment(index)?.image }

    /// Returns the action that the segment sends when it is chosen; `nil` if there is none.
    open func actionForSegment(at index: Int) -> UIAction? { segment(index)?.action }

    /// Returns the width of the segment, in points; 0, the default, means a share of the remaining width.
    open func widthForSegment(at index: Int) -> CGFloat { segment(index)?.width ?? 0 }

    /// Returns the offset of the segment's content, in points; the default is zero.
    open func contentOffsetForSegment(at index: Int) -> CGSize { segment(index)?.contentOffset ?? .zero }

    /// Returns whether the segment can be chosen; `false` if there is no such segment.
    open func isEnabledForSegment(at index: Int) -> Bool { segment(index)?.isEnabled ?? false }

    /// Returns the index of the segment with the given action; `nil` if there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int? {
        segments.firstIndex { $0.action?.identifier == actionIdentifier }
    }

    /// Sets the title of the segment and removes its image. It has no effect if there is no such segment.
    open func setTitle(_ title: String?, forSegmentAt index: Int) {
        change(index) { ($0.title, $0.image) = (title, nil) }
    }

    /// Sets the image of the segment and removes its title. It has no effect if there is no such segment.
    open func setImage(_ image: UIImage?, forSegmentAt index: Int) {
        change(index) { ($0.title, $0.image) = (nil, image) }
    }

    /// Sets the action of the segment, and its image or title. It has no effect if there is no such segment.
    open func setAction(_ action: UIAction, forSegmentAt index: Int) {
        change(index) { segment in
            (segment.title, segment.image, segment.action) = (action.title, action.image, action)
            if action.image != nil { segment.title = nil }
        }
    }

    /// Sets the width of the segment, in points; 0 means a share of the remaining width. It has no effect if there is no such segment.
    open func setWidth(_ width: CGFloat, forSegmentAt index: Int) {
        change(index) { $0.width = width.isFinite ? max(0, width) : 0 }
    }

    /// Sets the offset of the segment's content, in points. It has no effect if there is no such segment.
    open func setContentOffset(_ offset: CGSize, forSegmentAt index: Int) {
        change(index) { $0.contentOffset = offset }
    }

    /// Sets whether the segment can be chosen; the default is `true`. It has no effect if there is no such segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) { change(index) { $0.isEnabled = enabled } }

    /// Inserts a segment with a title, at the end if `index` is too large, without an animation.
    ///
    /// The selection stays with its segment (C-29).
    open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        insert(ShownSegment(title: title), at: index)
    }

    /// Inserts a segment with an image, at the end if `index` is too large, without an animation.
    open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
        insert(ShownSegment(image: image), at: index)
    }

    /// Inserts a segment that sends an action, at the end if `index` is too large, without an animation.
    open func insertSegment(action: UIAction, at index: Int, animated: Bool) {
        insert(ShownSegment(action: action), at: index)
    }

    /// Sets the font and the color of the titles for a state; a state without attributes has those of `.normal`.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state] = attributes
    }

    /// Returns the attributes that were set for exactly this state; `nil` if none were set.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
}
