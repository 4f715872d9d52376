import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A view with a menu: press the anchor, move to an item without lifting, and lift to choose it.
final class LongPressMenu: UIView {
    static let itemHeight: CGFloat = 44

    let anchor = UIView()
    let menu = UIView()
    private(set) var itemLabels: [UILabel] = []
    private(set) var highlightedIndex: Int? {
        didSet {
            for (index, label) in itemLabels.enumerated() {
                label.backgroundColor = index == highlightedIndex ? .systemBlue : .systemBackground
            }
        }
    }

    var isMenuShown: Bool { !menu.isHidden }
    var onChoose: ((String) -> Void)?

    private let titles: [String]
    private let press = UILongPressGestureRecognizer()

    init(frame: CGRect, titles: [String]) {
        self.titles = titles
        super.init(frame: frame)
        anchor.accessibilityIdentifier = "anchor"
        anchor.frame = CGRect(x: 40, y: 300, width: 120, height: 60)
        menu.frame = CGRect(
            x: anchor.frame.minX, y: anchor.frame.maxY + 8, width: 160, height: CGFloat(titles.count) * Self.itemHeight)
        menu.isHidden = true
        itemLabels = titles.enumerated().map { index, title in
            let label = UILabel(
                frame: CGRect(x: 0, y: CGFloat(index) * Self.itemHeight, width: 160, height: Self.itemHeight))
            label.text = title
            menu.addSubview(label)
            return label
        }
        addSubview(anchor)
        addSubview(menu)
        press.minimumPressDuration = 0.5
        press.addHandler { [weak self] _ in self?.pressed() }
        anchor.addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func pressed() {
        switch press.state {
        case .began:
            highlightedIndex = nil
            menu.isHidden = false
        case .changed:
            highlightedIndex = itemIndexUnderFinger
        case .ended:
            let chosen = itemIndexUnderFinger
            close()
            if let chosen { onChoose?(titles[chosen]) }
        case .cancelled, .failed:
            close()
        default:
            break
        }
    }

    private var itemIndexUnderFinger: Int? {
        let place = press.location(in: menu)
        return itemLabels.firstIndex { $0.frame.contains(place) }
    }

    private func close() {
        highlightedIndex = nil
        menu.isHidden = true
    }
}

// MARK: - Tests

@MainActor private func makeMenu(in app: TestApplication) -> (view: LongPressMenu, chosen: () -> [String]) {
    let controller = UIViewController()
    let view = LongPressMenu(
        frame: CGRect(x: 0, y: 0, width: 390, height: 844), titles: ["Copy", "Share", "Delete"])
    var chosen: [String] = []
    view.onChoose = { chosen.append($0) }
    controller.view.addSubview(view)
    app.makeWindow(root: controller)
    return (view, { chosen })
}

/// The center of an item. A point, because the menu is not hit: the finger belongs to the anchor.
@MainActor private func place(_ index: Int, in view: LongPressMenu) -> CGPoint {
    let label = view.itemLabels[index]
    return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
}

@Test(.application) @MainActor func `Press then move then lift chooses the item under the finger`() {
    let app = TestApplication.current
    let (view, chosen) = makeMenu(in: app)
    app.fingerDown(at: view.anchor)
    app.advance(by: 0.4)
    #expect(!view.isMenuShown)
    app.advance(by: 0.2)
    #expect(view.isMenuShown)
    app.fingerMove(to: place(2, in: view))
    expectEqual(view.highlightedIndex, 2)
    app.fingerMove(to: place(1, in: view))
    expectEqual(view.highlightedIndex, 1)
    app.fingerUp()
    expectEqual(chosen(), ["Share"])
    #expect(!view.isMenuShown)
    app.expectEvents([.began(view.anchor), .cancelled(view.anchor)])
}

@Test(.application) @MainActor func `A finger that lifts on the anchor chooses nothing`() {
    let app = TestApplication.current
    let (view, chosen) = makeMenu(in: app)
    app.fingerLongPress(at: view.anchor, duration: 0.8)
    #expect(chosen().isEmpty)
    #expect(!view.isMenuShown)
}

@Test(.application) @MainActor func `A finger that moves early opens no menu`() {
    let app = TestApplication.current
    let (view, chosen) = makeMenu(in: app)
    app.fingerDown(at: CGPoint(x: 60, y: 330))
    app.advance(by: 0.1)
    app.fingerMove(to: CGPoint(x: 100, y: 330))
    app.advance(by: 1)
    #expect(!view.isMenuShown)
    app.fingerUp()
    #expect(chosen().isEmpty)
    expectEqual(app.events, [.began(view.anchor), .moved(view.anchor), .ended(view.anchor)])
}

@Test(.application) @MainActor func `A cancelled press closes the menu without a choice`() {
    let app = TestApplication.current
    let (view, chosen) = makeMenu(in: app)
    app.fingerDown(at: view.anchor)
    app.advance(by: 0.6)
    app.fingerMove(to: place(0, in: view))
    app.fingerCancel()
    #expect(!view.isMenuShown)
    #expect(chosen().isEmpty)
}
