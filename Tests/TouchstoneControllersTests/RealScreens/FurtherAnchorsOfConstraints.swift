import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What constraints tell about their anchors, and multipliers of zero.
@Suite(.application) @MainActor
struct FurtherAnchorsOfConstraints {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let box = UIView()

    init() {
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
    }

    @Test func `The anchors of a constraint are those that it was made of`() {
        let constraint = box.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)
        #expect((constraint.firstAnchor as NSObject) == (box.topAnchor as NSObject))
        #expect((constraint.secondAnchor as NSObject?) == (root.topAnchor as NSObject))
        #expect((constraint.firstAnchor as NSObject) != (box.bottomAnchor as NSObject))
        #expect(constraint.firstItem === box && constraint.secondItem === root)
        #expect(constraint.firstAttribute == .top && constraint.secondAttribute == .top)
        #expect(constraint.constant == 8 && constraint.multiplier == 1)
        #expect(constraint.relation == .equal && constraint.priority == .required && !constraint.isActive)
    }

    @Test func `The item of an anchor of a guide is the guide`() {
        let constraint = box.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)
        #expect(constraint.firstItem === box)
        #expect(constraint.secondItem === root.layoutMarginsGuide)
        #expect(constraint.secondAttribute == .leading)
        constraint.isActive = true
        #expect(root.constraints.contains { $0 === constraint })
    }

    @Test func `A constraint with a multiplier of zero has no second anchor`() {
        let constraint = box.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0)
        #expect(constraint.secondAnchor == nil)
        #expect(constraint.secondItem == nil)
        #expect(constraint.constant == 0)
    }
}
