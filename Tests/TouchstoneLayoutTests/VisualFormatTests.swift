import Foundation
import Testing
import TouchstoneExpectations
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
    private func constraints(_ format: String) -> [String] {
        func name(_ item: AnyObject?) -> String { item === a ? "a" : item === b ? "b" : item === root ? "root" : "-" }
        let attributes: [NSLayoutConstraint.Attribute: String] = [
            .leading: "leading", .trailing: "trailing", .top: "top", .bottom: "bottom", .width: "width",
            .height: "height",
            .notAnAttribute: "none",
        ]
        let relations: [NSLayoutConstraint.Relation: String] = [
            .equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">=",
        ]
        return NSLayoutConstraint.constraints(
            withVisualFormat: format, metrics: ["gap": 12], views: ["a": a, "b": b]
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
}
