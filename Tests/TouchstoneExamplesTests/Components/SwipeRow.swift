import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A row whose content slides to the left and uncovers a Delete button, for use in a vertical scroll view.
final class SwipeRow: UIView, UIGestureRecognizerDelegate {
    static let actionWidth: CGFloat = 88

    let content = UIView()
    let deleteButton = UIButton(type: .custom)
    var onDelete: ((SwipeRow) -> Void)?

    private(set) var isOpen = false
    private let pan = UIPanGestureRecognizer()
    private var startX: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        deleteButton.setTitle("Delete", for: .normal)
        deleteButton.backgroundColor = .systemRed
        deleteButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onDelete?(self)
            }, for: .touchUpInside)
        content.backgroundColor = .systemBackground
        addSubview(deleteButton)
        addSubview(content)
        pan.addHandler { [weak self] _ in self?.panned() }
        pan.delegate = self
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        deleteButton.frame = CGRect(
            x: bounds.width - Self.actionWidth, y: 0, width: Self.actionWidth, height: bounds.height)
        if pan.state != .changed { content.frame = restingFrame }
    }

    private var restingFrame: CGRect {
        CGRect(x: isOpen ? -Self.actionWidth : 0, y: 0, width: bounds.width, height: bounds.height)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let velocity = pan.velocity(in: self)
        return abs(velocity.x) > abs(velocity.y)
    }

    private func panned() {
        switch pan.state {
        case .began, .changed:
            if pan.state == .began { startX = isOpen ? -Self.actionWidth : 0 }
            let x = startX + pan.translation(in: self).x
            content.frame.origin.x = min(max(x, -Self.actionWidth), 0)
        case .ended:
            setOpen(content.frame.minX < -Self.actionWidth / 2)
        case .cancelled, .failed:
            setOpen(false)
        default:
            break
        }
    }

    func setOpen(_ open: Bool) {
        isOpen = open
        UIView.animate(withDuration: 0.25) { self.content.frame = self.restingFrame }
    }
}

// MARK: - Tests

/// Twenty rows of 80 points in a scroll view that fills the screen.
@MainActor private func makeRows(in app: TestApplication) -> (rows: [SwipeRow], scroll: UIScrollView, window: UIWindow)
{
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 390, height: 1600)
    let rows = (0..<20).map { index in
        let row = SwipeRow(frame: CGRect(x: 0, y: CGFloat(index) * 80, width: 390, height: 80))
        row.accessibilityIdentifier = "row-\(index)"
        scroll.addSubview(row)
        return row
    }
    controller.view.addSubview(scroll)
    let window = app.makeWindow(root: controller)
    window.layoutIfNeeded()
    return (rows, scroll, window)
}

@Test(.application) @MainActor func `A drag to the left uncovers a Delete button that works`() {
    let app = TestApplication.current
    let (rows, _, window) = makeRows(in: app)
    let row = rows[4]
    var deleted: [SwipeRow] = []
    row.onDelete = { deleted.append($0) }

    let deletePoint = CGPoint(x: 346, y: 360)
    window.explainTouch(at: deletePoint, wanting: row.deleteButton).expect(.covered(by: row.content))

    app.fingerDrag(from: CGPoint(x: 300, y: 360), to: CGPoint(x: 140, y: 360))
    app.advance(by: 0.5)
    #expect(row.isOpen)
    window.explainTouch(at: deletePoint, wanting: row.deleteButton).expect(.nothing)

    app.fingerTap(at: row.deleteButton)
    expectEqual(deleted, [row])
}

@Test(.application) @MainActor func `A short drag springs back`() {
    let app = TestApplication.current
    let (rows, _, _) = makeRows(in: app)
    app.fingerDrag(from: CGPoint(x: 300, y: 360), to: CGPoint(x: 270, y: 360))
    app.advance(by: 0.5)
    #expect(!rows[4].isOpen)
    expectEqual(rows[4].content.frame.minX, 0)
}

@Test(.application) @MainActor func `A vertical drag on a row scrolls the list`() {
    let app = TestApplication.current
    let (rows, scroll, _) = makeRows(in: app)
    app.fingerDrag(from: CGPoint(x: 200, y: 360), to: CGPoint(x: 200, y: 160))
    app.advance(by: 3)
    #expect(scroll.contentOffset.y > 150)
    #expect(!rows[4].isOpen)
    expectEqual(rows[4].content.frame.minX, 0)
}
