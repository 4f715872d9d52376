import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The constraints that a visual format stands for.
@Suite(.application) @MainActor
struct VisualFormatTests {
    private let a = UIView()
    private let b = UIView()
    private let root = UIView()

    init() {
        root.addSubview(a)
        root.addSubview(b)
    }

    /// Each constraint as its items, attributes, relation, constant and priority.
    private func constraints(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [String] {
        func name(_ item: AnyObject?) -> String { item === a ? "a" : item === b ? "b" : item === root ? "root" : "-" }
        let attributes: [NSLayoutConstraint.Attribute: String] = [
            .leading: "leading", .trailing: "trailing", .top: "top", .bottom: "bottom", .width: "width",
            .height: "height", .left: "left", .right: "right", .leadingMargin: "leadingMargin",
            .trailingMargin: "trailingMargin", .topMargin: "topMargin", .bottomMargin: "bottomMargin",
            .leftMargin: "leftMargin", .rightMargin: "rightMargin", .centerX: "centerX", .centerY: "centerY",
            .firstBaseline: "firstBaseline", .lastBaseline: "lastBaseline", .notAnAttribute: "none",
        ]
        let relations: [NSLayoutConstraint.Relation: String] = [
            .equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">=",
        ]
        return NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options,
            metrics: ["gap": 12, "weak": Float(240), "thin": NSNumber(value: 3)], views: ["a": a, "b": b]
        ).map {
            "\(name($0.firstItem)).\(attributes[$0.firstAttribute] ?? "?") \(relations[$0.relation] ?? "?") "
                + "\(name($0.secondItem)).\(attributes[$0.secondAttribute] ?? "?") + \(Int($0.constant)) @\(Int($0.priority.rawValue))"
        }
    }

    @Test func `Sizes have their relations and priorities`() {
        expectEqual(constraints("[a(30)]"), ["a.width == -.none + 30 @1000"])
        expectEqual(constraints("[a(<=30@500)]"), ["a.width <= -.none + 30 @500"])
        expectEqual(constraints("V:[a(>=gap)]"), ["a.height >= -.none + 12 @1000"])
        expectEqual(constraints("[a(==b)]"), ["a.width == b.width + 0 @1000"])
        expectEqual(constraints("[a(>=10,<=20)]"), ["a.width >= -.none + 10 @1000", "a.width <= -.none + 20 @1000"])
    }

    @Test func `Spaces between views have their relations`() {
        expectEqual(constraints("[a]-5-[b]"), ["b.leading == a.trailing + 5 @1000"])
        expectEqual(constraints("[a]-(<=5)-[b]"), ["b.leading <= a.trailing + 5 @1000"])
        expectEqual(constraints("[a]-(>=gap@250)-[b]"), ["b.leading >= a.trailing + 12 @250"])
        expectEqual(constraints("[a][b]"), ["b.leading == a.trailing + 0 @1000"])
        expectEqual(constraints("V:[a]-[b]"), ["b.top == a.bottom + 8 @1000"])
    }

    @Test func `Spaces to the superview go inwards`() {
        expectEqual(constraints("|-5-[a]"), ["a.leading == root.leading + 5 @1000"])
        expectEqual(constraints("[a]-(<=5)-|"), ["root.trailing <= a.trailing + 5 @1000"])
        expectEqual(constraints("V:|[a]|"), ["a.top == root.top + 0 @1000", "root.bottom == a.bottom + 0 @1000"])
    }

    @Test func `Standard spaces reach the margins of the superview`() {
        expectEqual(
            constraints("H:|-[a(50)]-10@250-[b(==a@750)]-|"),
            [
                "a.leading == root.leadingMargin + 0 @1000", "a.width == -.none + 50 @1000",
                "b.leading == a.trailing + 10 @250", "b.width == a.width + 0 @750",
                "root.trailingMargin == b.trailing + 0 @1000",
            ])
        expectEqual(
            constraints("V:|-[a]-|"),
            ["a.top == root.topMargin + 0 @1000", "root.bottomMargin == a.bottom + 0 @1000"])
    }

    @Test func `A format from left to right or from right to left has fixed edges`() {
        let format = "|-5-[a]-(>=6)-[b]-(<=7)-|"
        expectEqual(
            constraints(format, .directionLeftToRight),
            ["a.left == root.left + 5 @1000", "b.left >= a.right + 6 @1000", "root.right <= b.right + 7 @1000"])
        // The first view is on the right, and a space is a step to the left.
        expectEqual(
            constraints(format, .directionRightToLeft),
            ["a.right == root.right + -5 @1000", "b.right <= a.left + -6 @1000", "root.left >= b.left + -7 @1000"])
        expectEqual(
            constraints("|-[a]-[b]-|", .directionRightToLeft),
            [
                "a.right == root.rightMargin + 0 @1000", "b.right == a.left + -8 @1000",
                "root.leftMargin == b.left + 0 @1000",
            ])
        expectEqual(
            constraints("V:|-5-[a]", .directionRightToLeft), ["a.top == root.top + 5 @1000"])
    }

    @Test func `Each alignment option aligns the views`() {
        let options: [(NSLayoutConstraint.FormatOptions, [String])] = [
            ([.alignAllLeft, .alignAllRight], ["left", "right"]),
            ([.alignAllTop, .alignAllBottom], ["top", "bottom"]),
            ([.alignAllLeading], ["leading"]), ([.alignAllTrailing], ["trailing"]), ([.alignAllCenterX], ["centerX"]),
            ([.alignAllCenterY], ["centerY"]), ([.alignAllFirstBaseline], ["firstBaseline"]),
            ([.alignAllLastBaseline], ["lastBaseline"]),
        ]
        for (options, attributes) in options {
            expectEqual(
                constraints("[a]-1-[b]", options).dropFirst(),
                attributes.map { "b.\($0) == a.\($0) + 0 @1000" }[...])
        }
    }

    @Test func `Numbers are read from the format and from metrics of all types`() {
        expectEqual(constraints("[a]-(-5@weak)-[b]"), ["b.leading == a.trailing + -5 @240"])
        expectEqual(constraints("[a(thin@0.5)]"), ["a.width == -.none + 3 @0"])
        let views: [String: Any] = ["icon_2": a, "x": b]
        let metrics: [String: Any] = [
            "w1": 1.25, "w2": CGFloat(2.5), "w3": 3, "w4": Float(4.5), "w5": NSNumber(value: 5),
        ]
        let found = NSLayoutConstraint.constraints(
            withVisualFormat: "[icon_2(>=w1,>=w2,>=w3,>=w4,>=w5)]-0.75-[x]", metrics: metrics, views: views)
        expectEqual(found.map(\.constant), [1.25, 2.5, 3, 4.5, 5, 0.75])
        #expect(found.allSatisfy { $0.firstItem === a || $0.firstItem === b })
    }

    @Test func `A format with an error makes no constraints and is logged`() {
        let formats = [
            "", "|", "[]", "[c]", "[a", "[a(]", "[a(5]", "[a(c)]", "[a(5,)]", "[a(30@0)]", "[a(30@1001)]", "[a]-5[b]",
            "[a]-b-[b]", "[a]|[b]", "[a]-", "(a)",
        ]
        for format in formats {
            var count = -1
            let logged = TestApplication.current.exceptions { count = constraints(format).count }
            expectEqual(["\(format): \(count)", "\(logged.count)"], ["\(format): 0", "1"])
        }
        expectEqual(constraints("[a(30@1000)]"), ["a.width == -.none + 30 @1000"])
    }
}
