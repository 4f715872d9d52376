import Foundation

/// A rectangle of selected text. A view with text of its own returns objects of a subclass.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// Creates an empty rectangle.
    public override init() { super.init() }
    /// The rectangle, in the view's coordinates, in points; zero by default.
    open var rect: CGRect { .zero }
    /// The direction of its text; `.natural` by default.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection begins in it; `false` by default.
    open var containsStart: Bool { false }
    /// Whether the selection ends in it; `false` by default.
    open var containsEnd: Bool { false }
    /// Whether its text is vertical; `false` by default.
    open var isVertical: Bool { false }
}

/// A rectangle of the selection in a line.
private final class SelectionLine: UITextSelectionRect {
    private let area: CGRect
    private let (starts, ends): (Bool, Bool)

    init(_ area: CGRect, starts: Bool, ends: Bool) {
        (self.area, self.starts, self.ends) = (area, starts, ends)
        super.init()
    }

    override var rect: CGRect { area }
    override var containsStart: Bool { starts }
    override var containsEnd: Bool { ends }
}

extension UITextInput {
    /// Returns the rectangles that a range covers, one for each line, in the view's coordinates, in points.
    public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectedLines(of: range) }

    /// The rectangles of the range, one for each line.
    func selectedLines(of range: UITextRange) -> [UITextSelectionRect] {
        guard !range.isEmpty else { return [] }
        var areas: [CGRect] = []
        var start = range.start
        // The first rectangle of the remaining text ends where its line ends.
        while compare(start, to: range.end) == .orderedAscending, areas.count < 10_000,
            let rest = textRange(from: start, to: range.end)
        {
            let area = firstRect(for: rest)
            areas.append(area)
            guard let next = firstPosition(below: area, after: start, before: range.end) else { break }
            start = next
        }
        return areas.enumerated().map { index, area in
            SelectionLine(area, starts: index == 0, ends: index == areas.count - 1)
        }
    }

    /// Returns the first position between two others whose caret is below `area`, by bisection; `nil` if there is none.
    private func firstPosition(below area: CGRect, after start: UITextPosition, before end: UITextPosition)
        -> UITextPosition?
    {
        func isBelow(_ position: UITextPosition) -> Bool { caretRect(for: position).midY > area.maxY }
        let length = offset(from: start, to: end)
        guard length > 0, isBelow(end) else { return nil }
        var (low, high) = (0, length)
        while high - low > 1 {
            let middle = (low + high) / 2
            guard let place = position(from: start, offset: middle) else { return nil }
            if isBelow(place) { high = middle } else { low = middle }
        }
        let found = position(from: start, offset: high)
        return found.flatMap { compare(start, to: $0) == .orderedAscending ? $0 : nil }
    }
}
