#if Port
import SwiftSyntax

/// `frame.intersects(bounds)`: with Foundation on Linux, rectangles that share an edge intersect, and with Core Graphics they do not.
extension Rewriter {
    /// Declares the comparison of Core Graphics in the file. It takes precedence over Foundation's.
    func portIntersects(_ call: FunctionCallExprSyntax) {
        let isDeclared = survey.types["CGRect"]?.methods.contains { $0.fullName == "intersects(_:)" } ?? false
        guard !isDeclared, !declaresIntersects else { return }
        declaresIntersects = true
        additions.append(
            """
            extension CGRect {
                fileprivate func intersects(_ other: CGRect) -> Bool {
                    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
                }
            }

            """)
    }
}
#endif
