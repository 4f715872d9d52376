import Foundation

// The properties of single segments.
extension UISegmentedControl {
    func segment(_ index: Int) -> ShownSegment? { segments.indices.contains(index) ? segments[index] : nil }
    func change(_ index: Int, _ change: (inout ShownSegment) -> Void) {
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

    func widthOfContent(_ segment: ShownSegment) -> CGFloat {
        let content = segment.image?.size.width ?? textMeasurer.width(of: segment.title ?? "", font: font(.normal))
        return (content + 24).rounded(.up)
    }

    private static let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    private func attribute(_ key: NSAttributedString.Key, _ state: State) -> Any? {
        titleAttributes[state]?[key] ?? titleAttributes[.normal]?[key]
    }
    private func font(_ state: State) -> UIFont { attribute(.barFont, state) as? UIFont ?? Self.font }

    func draw(_ segment: ShownSegment, in place: CGRect, _ state: State, into list: inout DisplayList) {
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

extension UISegmentedControl.ShownSegment {
    /// Creates a segment that shows the image of the action, or its title if it has no image.
    @MainActor init(action: UIAction) {
        self.init(title: action.image == nil ? action.title : nil, image: action.image, action: action)
    }
}
