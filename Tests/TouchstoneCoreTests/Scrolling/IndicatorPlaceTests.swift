import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The frames of scroll indicators in a view of 100 × 206 points, whose tracks are 94 and 200 points long.
@Suite(.application) @MainActor
struct IndicatorPlaceTests {
    let app = TestApplication.current
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 206))

    init() {
        TestApplication.current.makeWindow().addSubview(scroll)
        scroll.contentSize = CGSize(width: 200, height: 412)
    }

    /// The vertical indicator's top and length, and the horizontal one's left edge and length, from the view's corner.
    private func bars(_ x: CGFloat, _ y: CGFloat) -> [CGFloat] {
        scroll.contentOffset = CGPoint(x: x, y: y)
        scroll.flashScrollIndicators()
        let bars = scroll.window!.displayList().commands.compactMap { command -> CGRect? in
            guard case .fill(let rect, 1.5, _) = command else { return nil }
            return rect.offsetBy(dx: -x, dy: -y)
        }
        return bars.flatMap { $0.width == 3 ? [$0.minY, $0.height] : [$0.minX, $0.width] }.map { $0.rounded() }
    }

    @Test(
        arguments: [
            (CGPoint(x: 0, y: 0), [3, 100, 3, 47]), (CGPoint(x: 100, y: 206), [103, 100, 50, 47]),
            (CGPoint(x: 50, y: 103), [53, 100, 27, 47]), (CGPoint(x: 0, y: -60), [3, 40, 3, 47]),
            (CGPoint(x: 0, y: 266), [163, 40, 3, 47]), (CGPoint(x: -200, y: 0), [3, 100, 3, 6]),
        ] as [(CGPoint, [CGFloat])])
    func `Indicators are at the part of the content that shows, and become shorter beyond an edge`(
        _ offset: CGPoint, _ expected: [CGFloat]
    ) {
        expectEqual(bars(offset.x, offset.y), expected)
    }

    @Test func `Indicators have a least length, insets, and are left out without room or content to scroll`() {
        scroll.contentSize = CGSize(width: 100, height: 20600)
        var seen = [bars(0, 0)]
        scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 10, left: 0, bottom: 56, right: 5)
        seen.append(bars(0, 0))
        seen.append(bars(0, 20394))
        scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 97, left: 0, bottom: 97, right: 0)
        seen.append(bars(0, 0))
        scroll.verticalScrollIndicatorInsets = .zero
        scroll.contentSize = CGSize(width: 150, height: 206)
        seen.append(bars(0, 0))
        scroll.showsHorizontalScrollIndicator = false
        seen.append(bars(0, 0))
        expectEqual(seen, [[3, 36], [13, 36], [111, 36], [], [3, 63], []])
    }
}
