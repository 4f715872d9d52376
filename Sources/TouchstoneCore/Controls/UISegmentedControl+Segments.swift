import Foundation

// The properties of single segments.
extension UISegmentedControl {
    /// The number of segments; the default is 0.
    public var numberOfSegments: Int { segments.count }

    /// Returns the title of the segment; `nil` if there is no such segment or it shows an image.
    public func titleForSegment(at index: Int) -> String? { segment(index)?.title }
    /// Returns the image of the segment; `nil` if there is no such segment or it shows a title.
    public func imageForSegment(at index: Int) -> UIImage? { segment(index)?.image }
    /// Returns the action that the segment sends when it is chosen; `nil` if there is none.
    public func actionForSegment(at index: Int) -> UIAction? { segment(index)?.action }
    /// Returns the width of the segment, in points; 0, the default, means a share of the remaining width.
    public func widthForSegment(at index: Int) -> CGFloat { segment(index)?.width ?? 0 }
    /// Returns the offset of the segment's content, in points; the default is zero.
    public func contentOffsetForSegment(at index: Int) -> CGSize { segment(index)?.contentOffset ?? .zero }
    /// Returns whether the segment can be chosen; `false` if there is no such segment.
    public func isEnabledForSegment(at index: Int) -> Bool { segment(index)?.isEnabled ?? false }
    /// Returns the index of the segment with the given action; `nil` if there is none.
    public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int? {
        segments.firstIndex { $0.action?.identifier == actionIdentifier }
    }

    /// Sets the title of the segment and removes its image. It has no effect if there is no such segment.
    public func setTitle(_ title: String?, forSegmentAt index: Int) {
        change(index) { ($0.title, $0.image) = (title, nil) }
    }
    /// Sets the image of the segment and removes its title. It has no effect if there is no such segment.
    public func setImage(_ image: UIImage?, forSegmentAt index: Int) {
        change(index) { ($0.title, $0.image) = (nil, image) }
    }
    /// Sets the action of the segment, and its image or title. It has no effect if there is no such segment.
    public func setAction(_ action: UIAction, forSegmentAt index: Int) {
        change(index) { segment in
            (segment.title, segment.image, segment.action) = (action.title, action.image, action)
            if action.image != nil { segment.title = nil }
        }
    }
    /// Sets the width of the segment, in points; 0 means a share of the remaining width. It has no effect if there is no such segment.
    public func setWidth(_ width: CGFloat, forSegmentAt index: Int) {
        change(index) { $0.width = width.isFinite ? max(0, width) : 0 }
    }
    /// Sets the offset of the segment's content, in points. It has no effect if there is no such segment.
    public func setContentOffset(_ offset: CGSize, forSegmentAt index: Int) {
        change(index) { $0.contentOffset = offset }
    }
    /// Sets whether the segment can be chosen; the default is `true`. It has no effect if there is no such segment.
    public func setEnabled(_ enabled: Bool, forSegmentAt index: Int) { change(index) { $0.isEnabled = enabled } }

    /// Inserts a segment with a title, at the end if `index` is too large, without an animation.
    ///
    /// The selection stays with its segment (C-29).
    public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        insert(Segment(title: title), at: index)
    }
    /// Inserts a segment with an image, at the end if `index` is too large, without an animation.
    public func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
        insert(Segment(image: image), at: index)
    }
    /// Inserts a segment that sends an action, at the end if `index` is too large, without an animation.
    public func insertSegment(action: UIAction, at index: Int, animated: Bool) {
        insert(Segment(action: action), at: index)
    }

    /// Sets the font and the color of the titles for a state; a state without attributes has those of `.normal`.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state] = attributes
    }
    /// Returns the attributes that were set for exactly this state; `nil` if none were set.
    public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    private func segment(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }
    private func change(_ index: Int, _ change: (inout Segment) -> Void) {
        if segments.indices.contains(index) { change(&segments[index]) }
    }

    // MARK: Geometry

    /// The rectangles of the segments in the coordinates of the bounds, from left to right.
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
    /// Creates a segment that shows the image of the action, or its title if it has no image.
    @MainActor init(action: UIAction) {
        self.init(title: action.image == nil ? action.title : nil, image: action.image, action: action)
    }
}
