import Foundation

// What each segment is.
extension UISegmentedControl {
    /// How many segments there are; 0 by default.
    public var numberOfSegments: Int { segments.count }

    /// What the segment says; nil where there is no such segment, or it shows an image.
    public func titleForSegment(at index: Int) -> String? { segment(index)?.title }
    /// The image that the segment shows; nil where there is no such segment, or it says something.
    public func imageForSegment(at index: Int) -> UIImage? { segment(index)?.image }
    /// What the segment sends when it is chosen; nil for nothing.
    public func actionForSegment(at index: Int) -> UIAction? { segment(index)?.action }
    /// How wide the segment is, in points; 0, the default, for its share of what is left.
    public func widthForSegment(at index: Int) -> CGFloat { segment(index)?.width ?? 0 }
    /// How far the segment's content is moved, in points; zero by default.
    public func contentOffsetForSegment(at index: Int) -> CGSize { segment(index)?.contentOffset ?? .zero }
    /// Whether the segment can be chosen; false where there is no such segment.
    public func isEnabledForSegment(at index: Int) -> Bool { segment(index)?.isEnabled ?? false }
    /// Which segment has the action of this identifier; nil for none.
    public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int? {
        segments.firstIndex { $0.action?.identifier == actionIdentifier }
    }

    /// Sets what the segment says, in its image's place; without such a segment nothing happens.
    public func setTitle(_ title: String?, forSegmentAt index: Int) {
        change(index) { ($0.title, $0.image) = (title, nil) }
    }
    /// Sets what the segment shows, in its title's place; without such a segment nothing happens.
    public func setImage(_ image: UIImage?, forSegmentAt index: Int) {
        change(index) { ($0.title, $0.image) = (nil, image) }
    }
    /// Sets what the segment sends, and with it what it shows; without such a segment nothing happens.
    public func setAction(_ action: UIAction, forSegmentAt index: Int) {
        change(index) { segment in
            (segment.title, segment.image, segment.action) = (action.title, action.image, action)
            if action.image != nil { segment.title = nil }
        }
    }
    /// Sets how wide the segment is, in points; 0 for its share of what is left. Without such a segment nothing happens.
    public func setWidth(_ width: CGFloat, forSegmentAt index: Int) {
        change(index) { $0.width = width.isFinite ? max(0, width) : 0 }
    }
    /// Moves the segment's content, in points; without such a segment nothing happens.
    public func setContentOffset(_ offset: CGSize, forSegmentAt index: Int) {
        change(index) { $0.contentOffset = offset }
    }
    /// Sets whether the segment can be chosen, as each can at first; without such a segment nothing happens.
    public func setEnabled(_ enabled: Bool, forSegmentAt index: Int) { change(index) { $0.isEnabled = enabled } }

    /// Puts a segment in, at the end where `index` is too large; never animated. The selection stays with its segment
    /// (C-29).
    public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        insert(Segment(title: title), at: index)
    }
    /// Puts a segment with an image in, at the end where `index` is too large; never animated.
    public func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
        insert(Segment(image: image), at: index)
    }
    /// Puts a segment in that sends an action, at the end where `index` is too large; never animated.
    public func insertSegment(action: UIAction, at index: Int, animated: Bool) {
        insert(Segment(action: action), at: index)
    }

    /// Sets the titles' font and colour in a state; states without any have those of `.normal`.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state] = attributes
    }
    /// What was set for exactly this state; nil if nothing was.
    public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    private func segment(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }
    private func change(_ index: Int, _ change: (inout Segment) -> Void) {
        if segments.indices.contains(index) { change(&segments[index]) }
    }

    // MARK: Where they lie

    /// In bounds coordinates, from the left to the right.
    var places: [CGRect] {
        let fixed = segments.reduce(0) { $0 + $1.width }
        let sharing = segments.filter { $0.width == 0 }
        let left = max(0, bounds.width - fixed)
        let wanted = apportionsSegmentWidthsByContent ? sharing.reduce(0) { $0 + widthOfContent($1) } : 0
        var x = bounds.minX
        return segments.map { segment in
            var width = segment.width
            if width == 0 {
                width = wanted > 0 ? left * widthOfContent(segment) / wanted : left / CGFloat(sharing.count)
            }
            defer { x += width }
            return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        }
    }

    func widthOfContent(_ segment: Segment) -> CGFloat {
        let content = segment.image?.size.width ?? textMeasurer.width(of: segment.title ?? "", font: font(.normal))
        return (content + 24).rounded(.up)
    }

    private static let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    private func attribute(_ key: NSAttributedString.Key, _ state: State) -> Any? {
        titleAttributes[state]?[key] ?? titleAttributes[.normal]?[key]
    }
    private func font(_ state: State) -> UIFont { attribute(.barFont, state) as? UIFont ?? Self.font }

    func draw(_ segment: Segment, in place: CGRect, _ state: State, into list: inout DisplayList) {
        let middle = CGPoint(
            x: place.midX + segment.contentOffset.width, y: place.midY + segment.contentOffset.height)
        if let image = segment.image {
            let rect = CGRect(
                x: middle.x - image.size.width / 2, y: middle.y - image.size.height / 2, width: image.size.width,
                height: image.size.height)
            return image.append(to: &list, in: rect, tint: UIColor.label.resolved(list.style))
        }
        let title = segment.title ?? ""
        let font = font(state)
        let length = textMeasurer.width(of: title, font: font)
        let color = attribute(.barForeground, state) as? UIColor ?? .label
        list.text(
            title, at: CGPoint(x: middle.x - length / 2, y: middle.y - font.lineHeight / 2 + font.ascender),
            width: length, font: font, color: state == .disabled ? color.withAlphaComponent(0.35) : color)
    }
}

extension UISegmentedControl.Segment {
    /// One that shows the action's image, or else its title.
    @MainActor init(action: UIAction) {
        self.init(title: action.image == nil ? action.title : nil, image: action.image, action: action)
    }
}
