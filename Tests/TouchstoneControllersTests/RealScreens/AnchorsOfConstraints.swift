import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Anchors and items of constraints, and multipliers of zero.
@Suite(.application) @MainActor
struct AnchorsOfConstraints {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let box = UIView()

    init() {
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
    }

    @Test func `A constraint to a constant has only a first anchor`() {
        let constraint = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 44)
        expectEqual((constraint.firstAnchor as NSObject), (box.widthAnchor as NSObject))
        #expect(constraint.secondAnchor == nil)
        #expect(constraint.secondItem == nil)
        expectEqual(constraint.secondAttribute, .notAnAttribute)
        #expect(constraint.relation == .greaterThanOrEqual && constraint.constant == 44)
        constraint.isActive = true
        #expect(box.constraints.contains { $0 === constraint })
    }

    @Test func `A multiplier of zero makes the dimension equal to the constant`() {
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: root.topAnchor),
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0, constant: 70),
            box.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0, constant: 44),
        ])
        root.layoutIfNeeded()
        expectEqual(box.frame, CGRect(x: 0, y: 0, width: 70, height: 44))
    }

    @Test func `A constraint has the anchors, items and attributes that it was created with`() {
        let constraint = box.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)
        expectEqual((constraint.firstAnchor as NSObject), (box.topAnchor as NSObject))
        expectEqual((constraint.secondAnchor as NSObject?), (root.topAnchor as NSObject))
        #expect((constraint.firstAnchor as NSObject) != (box.bottomAnchor as NSObject))
        #expect(constraint.firstItem === box && constraint.secondItem === root)
        #expect(constraint.firstAttribute == .top && constraint.secondAttribute == .top)
        #expect(constraint.constant == 8 && constraint.multiplier == 1)
        #expect(constraint.relation == .equal && constraint.priority == .required && !constraint.isActive)
    }

    @Test func `A constraint to a layout guide's anchor has the guide as its item`() {
        let constraint = box.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)
        #expect(constraint.firstItem === box)
        #expect(constraint.secondItem === root.layoutMarginsGuide)
        expectEqual(constraint.secondAttribute, .leading)
        constraint.isActive = true
        #expect(root.constraints.contains { $0 === constraint })
    }

    @Test func `A constraint with a multiplier of zero has no second anchor`() {
        let constraint = box.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0)
        #expect(constraint.secondAnchor == nil)
        #expect(constraint.secondItem == nil)
        expectEqual(constraint.constant, 0)
    }
}
