import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneViewDumps

/// The positions of scaled, rotated, mirrored and scrolled views, from their printed frames and transforms (HT-15, HT-20).
@Suite
struct PlaceTests {
    /// The bounds and the point in them that the hit test has for the second view of a tree, or its verdict.
    private func place(_ view: String, _ x: CGFloat, _ y: CGFloat) throws -> String {
        let report = try ViewDump("<UIWindow: 0x1; frame = (0 0; 400 800)>\n   | <\(view)>")
            .explainTouch(at: CGPoint(x: x, y: y))
        let step = try #require(report.steps.last)
        func words(_ numbers: [CGFloat]) -> String {
            numbers.map { "\((Double($0) * 100).rounded() / 100 + 0)" }.joined(separator: " ")
        }
        let bounds = step.bounds.map { words([$0.minX, $0.minY, $0.width, $0.height]) } ?? "no bounds"
        return "\(bounds) at \(step.point.map { words([$0.x, $0.y]) } ?? "no point"): \(step.verdict.code)"
    }

    @Test("A scaled view has the size before its scale, and the point is scaled back about the center")
    func scaled() throws {
        // Its bounds are 100×40, scaled by 2 and 0.5 about the center (120, 110).
        let view = "UIView: 0x2; frame = (20 100; 200 20); transform = [2, 0, 0, 0.5, 0, 0]"
        try expectEqual(place(view, 170, 105), "0.0 0.0 100.0 40.0 at 75.0 10.0: hit")
        try expectEqual(place(view, 20.5, 119.5), "0.0 0.0 100.0 40.0 at 0.25 39.0: hit")
        try expectEqual(place(view, 230, 110), "0.0 0.0 100.0 40.0 at 105.0 20.0: outside")
        try expectEqual(place(view, 120, 121), "0.0 0.0 100.0 40.0 at 50.0 42.0: outside")
    }

    @Test("A view that is turned by 90° exchanges its axes, and a mirrored one reverses one of them")
    func turned() throws {
        // (x, y) of the bounds is at (-y, x) from the center (120, 110).
        let turned = "UIView: 0x2; frame = (100 60; 40 100); transform = [0, 1, -1, 0, 0, 0]"
        try expectEqual(place(turned, 135, 70), "0.0 0.0 100.0 40.0 at 10.0 5.0: hit")
        try expectEqual(place(turned, 105, 150), "0.0 0.0 100.0 40.0 at 90.0 35.0: hit")
        try expectEqual(place(turned, 145, 110), "0.0 0.0 100.0 40.0 at 50.0 -5.0: outside")
        let mirrored = "UIView: 0x2; frame = (70 90; 100 40); transform = [-1, 0, 0, 1, 0, 0]"
        try expectEqual(place(mirrored, 80, 95), "0.0 0.0 100.0 40.0 at 90.0 5.0: hit")
    }

    @Test("A view that is turned by 30° is hit inside its corners, not in those of the box around it")
    func slanted() throws {
        // Bounds of 100×40 turned by 30° have a box of 106.602540×84.641016.
        let view =
            "UIView: 0x2; frame = (66.69873 67.679492; 106.60254 84.641016); transform = [0.866025, 0.5, -0.5, 0.866025, 0, 0]"
        try expectEqual(place(view, 120, 110), "0.0 0.0 100.0 40.0 at 50.0 20.0: hit")
        // 40 along the turned axis: (120 + 40 cos 30°, 110 + 40 sin 30°).
        try expectEqual(place(view, 154.641, 130), "0.0 0.0 100.0 40.0 at 90.0 20.0: hit")
        try expectEqual(place(view, 170, 70).suffix(9), ": outside")
        // At 45°, the box does not determine the bounds.
        let ambiguous =
            "UIView: 0x2; frame = (70 60; 100 100); transform = [0.707107, 0.707107, -0.707107, 0.707107, 0, 0]"
        try expectEqual(place(ambiguous, 120, 110), "no bounds at no point: untraced")
        try expectEqual(place(ambiguous, 171, 110), "no bounds at no point: outside")
        let printed = ambiguous + "; bounds = (5 6; 100 40)"
        try expectEqual(place(printed, 120, 110), "5.0 6.0 100.0 40.0 at 55.0 26.0: hit")
    }

    @Test("The content of a scroll view is moved by its offset, and unknown without one")
    func scrolled() throws {
        let scroll = "UIScrollView: 0x2; frame = (10 20; 300 200)"
        try expectEqual(
            place(scroll + "; contentOffset: {0, -88}", 50, 30), "0.0 -88.0 300.0 200.0 at 40.0 -78.0: hit")
        try expectEqual(place(scroll, 50, 30), "no bounds at no point: hit")
        try expectEqual(place(scroll, 9, 30), "no bounds at no point: outside")
        try expectEqual(
            place(scroll + "; transform = [2, 0, 0, 2, 0, 0]; contentOffset: {7, 9}", 160, 120),
            "7.0 9.0 150.0 100.0 at 82.0 59.0: hit")
        try expectEqual(
            place("UIView: 0x2; frame = (10 20; 300 200); bounds = (-5 40; 300 200)", 10, 20),
            "-5.0 40.0 300.0 200.0 at -5.0 40.0: hit")
    }

    @Test("HT-15: left and upper edges are inside, right and lower ones outside; rounded numbers leave edges unknown")
    func edges() throws {
        let exact = "UIView: 0x2; frame = (10.125 20.5; 30.25 40)"
        for (x, y, verdict) in [
            (10.125, 20.5, "hit"), (10.12, 30, "outside"), (40.37, 60.49, "hit"), (40.375, 30, "outside"),
            (20, 60.5, "outside"), (20, 20.49, "outside"),
        ] { try expectEqual(place(exact, x, y).components(separatedBy: ": ").last, verdict) }
        // UIKit prints thirds of a point with six digits, so the last one is rounded.
        let rounded = "UIView: 0x2; frame = (10.3333 20.6667; 30.3333 40)"
        for (x, y, verdict) in [
            (10.3335, 30, "untraced"), (10.3345, 30, "hit"), (10.3322, 30, "outside"), (40.6666, 30, "untraced"),
            (40.6650, 30, "hit"), (40.6680, 30, "outside"), (20, 20.667, "untraced"), (20, 60.6666, "untraced"),
        ] { try expectEqual(place(rounded, x, y).components(separatedBy: ": ").last, verdict) }
    }
}
