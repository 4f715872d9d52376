import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Layout guides, margins and safe areas in constraints.
@Suite(.application) @MainActor
struct GuideTests {
    private let app = TestApplication.current
    private let controller = UIViewController()
    private var root: UIView { controller.view }

    /// A controller of 390 by 844 points with additional safe area insets.
    init() {
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        _ = app.makeWindow(root: controller)
    }

    private func add(to superview: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    private func fill(_ guide: UILayoutGuide, with view: UIView) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    private func frame(_ view: UIView) -> CGRect {
        app.settle()
        return view.frame
    }

    // MARK: Guides

    @Test func `Equal layout guides divide the space between views`() {
        let views = [add(to: root), add(to: root)]
        let guides = (0..<3).map { _ in UILayoutGuide() }
        for guide in guides { root.addLayoutGuide(guide) }
        #expect(root.layoutGuides.filter { guides.contains($0) } == guides && guides[0].owningView === root)
        for view in views {
            view.widthAnchor.constraint(equalToConstant: 60).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
        NSLayoutConstraint.activate([
            guides[0].leftAnchor.constraint(equalTo: root.leftAnchor),
            views[0].leftAnchor.constraint(equalTo: guides[0].rightAnchor),
            guides[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
            views[1].leftAnchor.constraint(equalTo: guides[1].rightAnchor),
            guides[2].leftAnchor.constraint(equalTo: views[1].rightAnchor),
            guides[2].rightAnchor.constraint(equalTo: root.rightAnchor),
            guides[1].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
            guides[2].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
        ])
        // (390 − 2 × 60) / 3 = 90.
        #expect(frame(views[0]).minX == 90 && frame(views[1]).minX == 240)
        expectEqual(guides.map { $0.layoutFrame.minX }, [0, 150, 300])
        #expect(guides.allSatisfy { $0.layoutFrame.width == 90 })
    }

    @Test func `A layout guide has centers, dimensions and leading and trailing edges`() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let view = add(to: root)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
            guide.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -60),
            guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            guide.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 300),
            view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: guide.centerYAnchor, constant: 5),
            view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
            view.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 0.25),
        ])
        expectEqual(frame(view), CGRect(x: 105, y: 180, width: 150, height: 50))
        expectEqual(guide.layoutFrame, CGRect(x: 30, y: 100, width: 300, height: 200))
        root.semanticContentAttribute = .forceRightToLeft
        expectEqual(frame(view), CGRect(x: 135, y: 180, width: 150, height: 50))
        expectEqual(guide.layoutFrame, CGRect(x: 60, y: 100, width: 300, height: 200))
    }

    @Test func `Removing a layout guide deactivates its constraints`() {
        let guide = UILayoutGuide()
        guide.identifier = "space"
        root.addLayoutGuide(guide)
        let view = add(to: root)
        let constraint = view.leftAnchor.constraint(equalTo: guide.rightAnchor)
        constraint.isActive = true
        root.removeLayoutGuide(guide)
        #expect(!constraint.isActive && guide.owningView == nil && !root.layoutGuides.contains(guide))
        expectEqual(guide.identifier, "space")
    }

    // MARK: Safe areas

    @Test func `The safe area layout guide follows the controller's additional insets`() {
        let view = add(to: root)
        fill(root.safeAreaLayoutGuide, with: view)
        expectEqual(frame(view), CGRect(x: 20, y: 10, width: 330, height: 804))
        expectEqual(root.safeAreaLayoutGuide.layoutFrame, CGRect(x: 20, y: 10, width: 330, height: 804))
        controller.additionalSafeAreaInsets.top = 110
        expectEqual(frame(view), CGRect(x: 20, y: 110, width: 330, height: 704))
        controller.additionalSafeAreaInsets = .zero
        expectEqual(frame(view), CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test func `The safe area insets of a subview are the parts that it covers`() {
        let view = UIView(frame: CGRect(x: 5, y: 4, width: 300, height: 820))
        root.addSubview(view)
        let inner = add(to: view)
        fill(view.safeAreaLayoutGuide, with: inner)
        app.settle()
        // 20 − 5 on the left and 10 − 4 at the top; the bottom of the safe area is at 814 − 4, and the right edge is inside it.
        expectEqual(view.safeAreaInsets, UIEdgeInsets(top: 6, left: 15, bottom: 10, right: 0))
        expectEqual(inner.frame, CGRect(x: 15, y: 6, width: 285, height: 804))
    }

    // MARK: Margins

    @Test func `Layout margins are eight points plus the safe area insets`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        root.addSubview(view)
        let inner = add(to: view)
        fill(view.layoutMarginsGuide, with: inner)
        expectEqual(frame(inner), CGRect(x: 28, y: 18, width: 314, height: 788))
        expectEqual(view.layoutMargins, UIEdgeInsets(top: 18, left: 28, bottom: 38, right: 48))
        view.insetsLayoutMarginsFromSafeArea = false
        expectEqual(frame(inner), CGRect(x: 8, y: 8, width: 374, height: 828))
    }

    @Test func `Directional margins are swapped in a right-to-left layout`() {
        let view = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
        root.addSubview(view)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 50)
        let inner = add(to: view)
        fill(view.layoutMarginsGuide, with: inner)
        expectEqual(frame(inner), CGRect(x: 20, y: 1, width: 130, height: 96))
        view.semanticContentAttribute = .forceRightToLeft
        expectEqual(frame(inner), CGRect(x: 50, y: 1, width: 130, height: 96))
        expectEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 50, bottom: 3, right: 20))
    }

    @Test func `preservesSuperviewLayoutMargins adds the superview's margins that reach into the view`() {
        let outer = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
        root.addSubview(outer)
        outer.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 50, right: 60)
        let view = UIView(frame: CGRect(x: 10, y: 0, width: 190, height: 60))
        outer.addSubview(view)
        let inner = add(to: view)
        fill(view.layoutMarginsGuide, with: inner)
        expectEqual(frame(inner), CGRect(x: 8, y: 8, width: 174, height: 44))
        view.preservesSuperviewLayoutMargins = true
        // 40 − 10, 30, 60, and 50 − 40 at the bottom.
        expectEqual(frame(inner), CGRect(x: 30, y: 30, width: 100, height: 20))
    }

    @Test func `Margin attributes equal the edges of the layout margins guide`() {
        let view = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
        root.addSubview(view)
        view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 60)
        let (inner, middle) = (add(to: view), add(to: view))
        let attributes: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, CGFloat)] = [
            (.left, .leftMargin, 1), (.right, .rightMargin, -2), (.top, .topMargin, 3), (.bottom, .bottomMargin, -4),
        ]
        for (attribute, margin, constant) in attributes {
            NSLayoutConstraint(
                item: inner, attribute: attribute, relatedBy: .equal, toItem: view, attribute: margin, multiplier: 1,
                constant: constant
            ).isActive = true
        }
        let centers: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
            (.centerX, .centerXWithinMargins), (.centerY, .centerYWithinMargins),
        ]
        for (attribute, margin) in centers {
            NSLayoutConstraint(
                item: middle, attribute: attribute, relatedBy: .equal, toItem: view, attribute: margin, multiplier: 1,
                constant: 0
            ).isActive = true
        }
        middle.widthAnchor.constraint(equalToConstant: 20).isActive = true
        middle.heightAnchor.constraint(equalToConstant: 10).isActive = true
        expectEqual(frame(inner), CGRect(x: 21, y: 13, width: 117, height: 53))
        // The center of 20 to 140 and of 10 to 70.
        expectEqual(frame(middle), CGRect(x: 70, y: 35, width: 20, height: 10))
    }
}
