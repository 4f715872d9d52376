import Foundation

/// How a bar above the content makes room for it.
struct BarRoom {
    /// What has made room, in points: so much further down the content can be pulled.
    let hidden: CGFloat
    /// In points.
    let whole: CGFloat
    /// How much of `whole` may be left when the content comes to rest.
    let rests: [CGFloat]

    /// The place of rest nearest to an offset that is one between bar and content.
    /// - Parameter inset: That of the top, as it is now.
    func rest(for offset: CGFloat, inset: CGFloat) -> CGFloat {
        let shown = -offset - (inset - (whole - hidden))
        guard shown > 0, shown < whole else { return offset }
        let nearest = rests.min { abs($0 - shown) < abs($1 - shown) } ?? shown
        return offset + shown - nearest
    }
}
