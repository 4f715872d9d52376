import Foundation

/// The state of a navigation bar that collapses as content scrolls.
struct BarSpace {
    /// The height by which the bar has collapsed, in points. Content can be pulled down farther by this distance.
    let hidden: CGFloat
    /// The height by which the bar can collapse, in points.
    let whole: CGFloat
    /// The heights, out of `whole`, that may remain visible when the content comes to rest.
    let rests: [CGFloat]

    /// Returns the offset at which content comes to rest near an offset at which the bar is partly collapsed.
    /// - Parameter inset: The current inset at the top.
    func rest(for offset: CGFloat, inset: CGFloat) -> CGFloat {
        let shown = -offset - (inset - (whole - hidden))
        guard shown > 0, shown < whole else { return offset }
        let nearest = rests.min { abs($0 - shown) < abs($1 - shown) } ?? shown
        return offset + shown - nearest
    }
}
