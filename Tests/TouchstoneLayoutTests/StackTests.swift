import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Stack views with constraints and frames computed by hand.
@Suite(.application(tracing: .both)) @MainActor
struct StackTests {
    private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }

    @Test func `Custom spacing, margins and nested stack views determine the frames`() {
        let window = TestApplication.current.makeWindow()
        let inner = UIStackView(arrangedSubviews: [box(30, 10), box(50, 20)])
        inner.axis = .vertical
        inner.alignment = .trailing
        let outer = UIStackView(arrangedSubviews: [box(40, 40), inner, box(10, 60)])
        outer.spacing = 8
        outer.alignment = .top
        outer.setCustomSpacing(20, after: inner)
        outer.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        outer.isLayoutMarginsRelativeArrangement = true
        outer.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(outer)
        outer.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 30).isActive = true
        outer.topAnchor.constraint(equalTo: window.topAnchor, constant: 100).isActive = true
        TestApplication.current.settle()
        // The width is 10 + 40 + 8 + 50 + 20 + 10 + 10, and the height 5 + 60 + 5.
        expectEqual(outer.frame, CGRect(x: 30, y: 100, width: 148, height: 70))
        expectEqual(inner.frame, CGRect(x: 58, y: 5, width: 50, height: 30))
        expectEqual(inner.arrangedSubviews[0].frame, CGRect(x: 20, y: 0, width: 30, height: 10))
        expectEqual(outer.arrangedSubviews[2].frame, CGRect(x: 128, y: 5, width: 10, height: 60))
        inner.isHidden = true
        TestApplication.current.settle()
        expectEqual(outer.frame, CGRect(x: 30, y: 100, width: 78, height: 70))
        inner.isHidden = false
        outer.removeArrangedSubview(outer.arrangedSubviews[0])
        TestApplication.current.settle()
        expectEqual(inner.frame.minX, 10)
    }

    @Test func `A row with first baseline alignment places the first baselines on one line`() {
        let window = TestApplication.current.makeWindow()
        let labels = [12.0, 30].map { size in
            let label = UILabel()
            label.text = "Text"
            label.font = .systemFont(ofSize: size)
            return label
        }
        let row = UIStackView(arrangedSubviews: labels)
        row.alignment = .firstBaseline
        row.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        window.addSubview(row)
        TestApplication.current.settle()
        let lines = labels.map { $0.frame.minY + $0.font.ascender }
        #expect(abs(lines[0] - lines[1]) < 0.5)
        #expect(labels[0].frame.minY > labels[1].frame.minY)
    }

    @Test func `The first arranged subview is on the right in a right-to-left layout`() {
        let window = TestApplication.current.makeWindow()
        let views = [box(40, 20), box(60, 20)]
        let row = UIStackView(arrangedSubviews: views)
        row.semanticContentAttribute = .forceRightToLeft
        row.distribution = .equalSpacing
        row.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
        window.addSubview(row)
        TestApplication.current.settle()
        expectEqual(views.map(\.frame.minX), [260, 0])
    }
}
