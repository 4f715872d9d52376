import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What constraints tell about their anchors, and multipliers of zero.
@Suite(.application) @MainActor
struct AnchorsOfConstraints {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let box = UIView()

    init() {
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
    }

    @Test func `A constraint to a constant has one anchor`() {
        let constraint = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 44)
        #expect((constraint.firstAnchor as NSObject) == (box.widthAnchor as NSObject))
        #expect(constraint.secondAnchor == nil)
        #expect(constraint.secondItem == nil)
        #expect(constraint.secondAttribute == .notAnAttribute)
        #expect(constraint.relation == .greaterThanOrEqual && constraint.constant == 44)
        constraint.isActive = true
        #expect(box.constraints.contains { $0 === constraint })
    }

    @Test func `A multiplier of zero leaves the constant`() {
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: root.topAnchor),
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0, constant: 70),
            box.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0, constant: 44),
        ])
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 0, y: 0, width: 70, height: 44))
    }
}
