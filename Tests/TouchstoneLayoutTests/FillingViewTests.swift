import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A box with a view that fills it by its autoresizing mask, as the content view of a visual effect view does.
@Suite(.application) @MainActor
struct FillingViewTests {
    let app = TestApplication.current
    let controller = UIViewController()
    let box = UIView()
    let filling = UIView()
    let content = UIView()

    init() {
        TestApplication.current.makeWindow(root: controller)
        filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        box.addSubview(filling)
    }

    private func place(_ view: UIView, at top: CGFloat = 50) {
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: top),
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        ])
    }

    private func pin(_ view: UIView, in outer: UIView, inset: CGFloat = 0) {
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
            view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -inset),
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
        ])
    }

    private func resize(_ view: UIView, _ width: CGFloat, _ height: CGFloat) -> NSLayoutConstraint {
        let constraint = view.heightAnchor.constraint(equalToConstant: height)
        NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: width), constraint])
        return constraint
    }

    @Test func `The content of a filling view determines the size of its superview, and its changes do`() {
        place(box)
        pin(content, in: filling, inset: 10)
        let height = resize(content, 80, 40)
        app.settle()
        expectEqual(box.frame, CGRect(x: 0, y: 50, width: 100, height: 60))
        expectEqual(filling.frame, box.bounds)
        expectEqual(content.frame, CGRect(x: 10, y: 10, width: 80, height: 40))
        height.constant = 100
        app.settle()
        expectEqual(filling.frame, CGRect(x: 0, y: 0, width: 100, height: 120))
        expectEqual(box.frame.height, 120)
    }

    @Test func `A touch reaches a button in an effect view that is as large as its content`() {
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        place(effect)
        let button = UIButton(type: .system)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        pin(button, in: effect.contentView)
        _ = resize(button, 120, 44)
        app.settle()
        expectEqual(effect.frame, CGRect(x: 0, y: 50, width: 120, height: 44))
        app.fingerTap(at: CGPoint(x: 100, y: 90))
        expectEqual(taps, 1)
    }

    @Test func `A filling view in a filling view determines the size, too, whenever the outer one gets constraints`() {
        let inner = UIView()
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        filling.addSubview(inner)
        pin(content, in: inner)
        _ = resize(content, 80, 40)
        controller.view.addSubview(box)
        app.settle()
        place(box)
        app.settle()
        expectEqual(box.frame.size, CGSize(width: 80, height: 40))
        expectEqual(inner.frame, box.bounds)
        box.removeFromSuperview()
        inner.removeFromSuperview()
        app.settle()
        expectEqual(inner.frame.size, CGSize(width: 80, height: 40))
    }

    @Test func `A view that does not fill its superview keeps the size that it was given`() {
        place(box)
        _ = resize(box, 200, 100)
        filling.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
        filling.autoresizingMask = []
        app.settle()
        pin(content, in: filling)
        app.settle()
        expectEqual(content.frame, CGRect(x: 0, y: 0, width: 50, height: 30))
        filling.frame = box.bounds
        filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        app.settle()
        expectEqual(content.frame, box.bounds)
        filling.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
        app.settle()
        expectEqual(content.frame, CGRect(x: 0, y: 0, width: 20, height: 20))
        expectEqual(box.frame.size, CGSize(width: 200, height: 100))
    }

    @Test func `A measured view is as large as the content of the view that fills it`() {
        pin(content, in: filling, inset: 5)
        _ = resize(content, 80, 40)
        expectEqual(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 90, height: 50))
    }
}
