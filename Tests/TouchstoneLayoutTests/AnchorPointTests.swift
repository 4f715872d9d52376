import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Where constraints put views whose anchor point, transform or bounds are not the usual ones.
@Suite(.application) @MainActor
struct AnchorPointTests {
    private let app = TestApplication.current
    private let box = UIView()
    private let root: UIView

    init() {
        let controller = UIViewController()
        _ = app.makeWindow(root: controller)
        root = controller.view
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            box.widthAnchor.constraint(equalToConstant: 100),
            box.heightAnchor.constraint(equalToConstant: 40),
        ])
    }

    @Test(arguments: [CGPoint.zero, CGPoint(x: 1, y: 1), CGPoint(x: 0.5, y: 0.25)])
    func `The frame is that of the constraints wherever the anchor point is`(anchorPoint: CGPoint) {
        box.layer.anchorPoint = anchorPoint
        app.settle()
        expectEqual(box.frame, CGRect(x: 20, y: 30, width: 100, height: 40))
        expectEqual(box.center, CGPoint(x: 20 + 100 * anchorPoint.x, y: 30 + 40 * anchorPoint.y))
    }

    @Test func `A transform turns the view around the place of its constraints`() {
        box.transform = CGAffineTransform(rotationAngle: .pi / 2)
        app.settle()
        #expect(box.bounds.size == CGSize(width: 100, height: 40) && box.center == CGPoint(x: 70, y: 50))
    }

    @Test func `The origin of the bounds stays`() {
        box.bounds.origin = CGPoint(x: 5, y: 7)
        app.settle()
        expectEqual(box.bounds, CGRect(x: 5, y: 7, width: 100, height: 40))
    }
}
