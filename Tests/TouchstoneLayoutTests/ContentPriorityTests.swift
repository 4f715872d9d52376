import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Content hugging and compression resistance in a screen of 300 by 400 points.
@Suite(.application) @MainActor
struct ContentPriorityTests {
    private let window: UIWindow
    private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private final class Sized: UIView {
        var own = CGSize(width: 100, height: 40)
        override var intrinsicContentSize: CGSize { own }
    }

    init() {
        window = TestApplication.current.makeWindow()
        window.addSubview(screen)
    }

    private func add() -> Sized {
        let view = Sized()
        view.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(view)
        return view
    }

    /// A view at the origin whose size only its content determines.
    private func addAtOrigin() -> Sized {
        let view = add()
        view.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
        view.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        return view
    }

    private func activate(_ constraint: NSLayoutConstraint, _ priority: Float) {
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = true
    }

    private func settle() { TestApplication.current.settle() }

    private func size(_ view: UIView) -> [CGFloat] {
        settle()
        return [view.bounds.width, view.bounds.height]
    }

    @Test func `A new view has a hugging priority of 250 and a compression resistance of 750`() {
        let view = UIView()
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            expectEqual(view.contentHuggingPriority(for: axis), .defaultLow)
            expectEqual(view.contentCompressionResistancePriority(for: axis), .defaultHigh)
        }
        #expect(UILayoutPriority.defaultLow.rawValue == 250 && UILayoutPriority.defaultHigh.rawValue == 750)
        #expect(UILayoutPriority.required.rawValue == 1000 && UILayoutPriority.fittingSizeLevel.rawValue == 50)
        view.setContentHuggingPriority(UILayoutPriority(300), for: .vertical)
        view.setContentCompressionResistancePriority(UILayoutPriority(600), for: .horizontal)
        expectEqual(view.contentHuggingPriority(for: .horizontal).rawValue, 250)
        expectEqual(view.contentHuggingPriority(for: .vertical).rawValue, 300)
        expectEqual(view.contentCompressionResistancePriority(for: .horizontal).rawValue, 600)
        expectEqual(view.contentCompressionResistancePriority(for: .vertical).rawValue, 750)
    }

    @Test func `A view has its intrinsic content size`() {
        let view = addAtOrigin()
        expectEqual(size(view), [100, 40])
        view.own = CGSize(width: 70, height: 90)
        view.invalidateIntrinsicContentSize()
        expectEqual(size(view), [70, 90])
    }

    @Test(arguments: [(249, 100), (251, 200)] as [(Float, CGFloat)])
    func `A constraint stronger than hugging makes a view larger`(priority: Float, width: CGFloat) {
        let view = addAtOrigin()
        activate(view.widthAnchor.constraint(equalToConstant: 200), priority)
        expectEqual(size(view), [width, 40])
    }

    @Test(arguments: [(749, 100), (751, 60)] as [(Float, CGFloat)])
    func `A constraint stronger than compression resistance makes a view smaller`(priority: Float, width: CGFloat) {
        let view = addAtOrigin()
        activate(view.widthAnchor.constraint(equalToConstant: 60), priority)
        expectEqual(size(view), [width, 40])
    }

    @Test func `Hugging does not prevent compression, and resistance does not prevent growth`() {
        let view = addAtOrigin()
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentCompressionResistancePriority(UILayoutPriority(100), for: .horizontal)
        let width = view.widthAnchor.constraint(equalToConstant: 60)
        activate(width, 500)
        expectEqual(size(view), [60, 40])
        width.constant = 200
        expectEqual(size(view), [100, 40])
        view.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
        expectEqual(size(view), [200, 40])
        width.constant = 60
        expectEqual(size(view), [100, 40])
    }

    @Test func `Each axis has its own hugging priority`() {
        let view = addAtOrigin()
        activate(view.widthAnchor.constraint(equalToConstant: 200), 300)
        activate(view.heightAnchor.constraint(equalToConstant: 80), 300)
        view.setContentHuggingPriority(UILayoutPriority(400), for: .vertical)
        expectEqual(size(view), [200, 40])
        view.setContentHuggingPriority(UILayoutPriority(200), for: .vertical)
        view.setContentHuggingPriority(UILayoutPriority(400), for: .horizontal)
        expectEqual(size(view), [100, 80])
    }

    @Test func `A view whose only intrinsic dimension changes from width to height has that height`() {
        let view = addAtOrigin()
        view.own = CGSize(width: 100, height: UIView.noIntrinsicMetric)
        settle()
        expectEqual(size(view), [100, 0])
        view.own = CGSize(width: UIView.noIntrinsicMetric, height: 30)
        view.invalidateIntrinsicContentSize()
        settle()
        expectEqual(size(view), [0, 30])
    }

    @Test func `A view whose hugging and compression resistance are swapped shrinks`() {
        let view = addAtOrigin()
        activate(view.widthAnchor.constraint(equalToConstant: 60), 400)
        view.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal)
        view.setContentCompressionResistancePriority(UILayoutPriority(500), for: .horizontal)
        settle()
        expectEqual(size(view), [100, 40])
        view.setContentHuggingPriority(UILayoutPriority(500), for: .horizontal)
        view.setContentCompressionResistancePriority(UILayoutPriority(0), for: .horizontal)
        settle()
        expectEqual(size(view), [60, 40])
    }

    @Test func `A view without an intrinsic width has the width of its constraints`() {
        let view = addAtOrigin()
        view.own = CGSize(width: UIView.noIntrinsicMetric, height: 40)
        view.invalidateIntrinsicContentSize()
        activate(view.widthAnchor.constraint(equalToConstant: 33), 1)
        expectEqual(size(view), [33, 40])
    }

    /// Two views of 100 points side by side that fill a width.
    private func pair(_ width: CGFloat) -> (Sized, Sized) {
        let (one, other) = (add(), add())
        NSLayoutConstraint.activate([
            one.leftAnchor.constraint(equalTo: screen.leftAnchor),
            other.leftAnchor.constraint(equalTo: one.rightAnchor),
            other.rightAnchor.constraint(equalTo: screen.leftAnchor, constant: width),
        ])
        return (one, other)
    }

    @Test func `The view with the lower hugging priority grows`() {
        let (one, other) = pair(300)
        one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        settle()
        expectEqual([one.frame.width, other.frame.width], [100, 200])
        other.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        settle()
        expectEqual([one.frame.width, other.frame.width], [200, 100])
    }

    @Test func `The view with the lower compression resistance shrinks`() {
        let (one, other) = pair(150)
        one.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        settle()
        expectEqual([one.frame.width, other.frame.width], [100, 50])
        other.setContentCompressionResistancePriority(UILayoutPriority(752), for: .horizontal)
        settle()
        expectEqual([one.frame.width, other.frame.width], [50, 100])
    }

    @Test func `A changed priority changes the layout`() {
        let view = addAtOrigin()
        let (narrow, wide) = (
            view.widthAnchor.constraint(equalToConstant: 110), view.widthAnchor.constraint(equalToConstant: 220)
        )
        activate(narrow, 500)
        activate(wide, 400)
        expectEqual(size(view), [110, 40])
        wide.priority = UILayoutPriority(600)
        expectEqual(size(view), [220, 40])
        wide.priority = UILayoutPriority(450)
        expectEqual(size(view), [110, 40])
        narrow.priority = UILayoutPriority(300)
        expectEqual(size(view), [220, 40])
        wide.priority = UILayoutPriority(200)
        narrow.priority = UILayoutPriority(200)
        expectEqual(size(view), [100, 40])
    }

    @Test func `Priorities can be added to and compared`() {
        expectEqual((UILayoutPriority.defaultHigh + 1).rawValue, 751)
        expectEqual((UILayoutPriority.defaultLow - 1).rawValue, 249)
        expectEqual(UILayoutPriority(rawValue: 300), UILayoutPriority(300))
    }

    // MARK: Fitting

    @Test func `The fitting size of a container includes its content and the margins`() {
        let (container, view) = (UIView(), Sized())
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 5),
            view.rightAnchor.constraint(equalTo: container.rightAnchor, constant: -15),
            view.topAnchor.constraint(equalTo: container.topAnchor, constant: 7),
            view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -13),
        ])
        expectEqual(
            container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 120, height: 60))
        expectEqual(
            container.systemLayoutSizeFitting(
                CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel), CGSize(width: 300, height: 60))
        // The fitting priority is above hugging and below compression resistance.
        expectEqual(
            container.systemLayoutSizeFitting(
                CGSize(width: 90, height: 500), withHorizontalFittingPriority: UILayoutPriority(700),
                verticalFittingPriority: UILayoutPriority(700)), CGSize(width: 120, height: 500))
    }
}
