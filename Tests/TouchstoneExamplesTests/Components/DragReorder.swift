import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A column of tiles. Hold a tile, then drag it to another place. A cancelled drag leaves the order as it was.
final class DragReorder: UIView {
    static let pitch: CGFloat = 70
    static let tileHeight: CGFloat = 60

    final class Tile: UIView {
        let title: String

        init(title: String) {
            self.title = title
            super.init(frame: .zero)
            accessibilityIdentifier = title
            backgroundColor = .systemOrange
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private(set) var order: [Tile]
    var onReorder: (([String]) -> Void)?

    private var orderBeforeDrag: [Tile] = []
    private var dragged: Tile?
    private let hold = UILongPressGestureRecognizer()

    init(frame: CGRect, titles: [String]) {
        order = titles.map { Tile(title: $0) }
        super.init(frame: frame)
        order.forEach { addSubview($0) }
        hold.minimumPressDuration = 0.3
        hold.addHandler { [weak self] _ in self?.held() }
        addGestureRecognizer(hold)
        placeTiles()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func placeTiles() {
        for (index, tile) in order.enumerated() where tile !== dragged {
            tile.frame = CGRect(x: 0, y: CGFloat(index) * Self.pitch, width: bounds.width, height: Self.tileHeight)
        }
    }

    private func held() {
        let y = hold.location(in: self).y
        switch hold.state {
        case .began:
            orderBeforeDrag = order
            dragged = order.first { $0.frame.minY <= y && y < $0.frame.maxY }
            if let dragged { bringSubviewToFront(dragged) }
        case .changed:
            guard let dragged, let from = order.firstIndex(where: { $0 === dragged }) else { return }
            dragged.center.y = y
            let to = min(max(Int(y / Self.pitch), 0), order.count - 1)
            guard to != from else { return }
            order.insert(order.remove(at: from), at: to)
            UIView.animate(withDuration: 0.15) { self.placeTiles() }
        case .ended:
            drop()
            if order.map(\.title) != orderBeforeDrag.map(\.title) { onReorder?(order.map(\.title)) }
        case .cancelled, .failed:
            order = orderBeforeDrag
            drop()
        default:
            break
        }
    }

    private func drop() {
        dragged = nil
        UIView.animate(withDuration: 0.15) { self.placeTiles() }
    }
}

// MARK: - Tests

/// Three tiles at the left; their centers are at y = 230, 300 and 370.
@MainActor private func makeList(in app: TestApplication) -> DragReorder {
    let controller = UIViewController()
    let list = DragReorder(frame: CGRect(x: 20, y: 200, width: 350, height: 210), titles: ["A", "B", "C"])
    controller.view.addSubview(list)
    app.makeWindow(root: controller)
    return list
}

@MainActor private func titles(of list: DragReorder) -> [String] { list.order.map(\.title) }

@Test(.application) @MainActor func `Hold and drag moves a tile to the end`() {
    let app = TestApplication.current
    let list = makeList(in: app)
    let tile = list.order[0]
    var reorders: [[String]] = []
    list.onReorder = { reorders.append($0) }

    app.fingerDown(at: tile)
    app.advance(by: 0.4)
    app.fingerMove(to: CGPoint(x: 195, y: 300))
    expectEqual(titles(of: list), ["B", "A", "C"])
    app.fingerMove(to: CGPoint(x: 195, y: 370))
    app.fingerUp()
    app.advance(by: 0.5)

    expectEqual(titles(of: list), ["B", "C", "A"])
    expectEqual(reorders, [["B", "C", "A"]])
    expectEqual(tile.frame.minY, 140)
    app.expectEvents([.began(tile), .cancelled(tile)])
}

@Test(.application) @MainActor func `A drag without a hold moves nothing`() {
    let app = TestApplication.current
    let list = makeList(in: app)
    let tile = list.order[0]
    app.fingerDrag(from: CGPoint(x: 195, y: 230), to: CGPoint(x: 195, y: 370), duration: 0.2)
    app.advance(by: 0.5)
    expectEqual(titles(of: list), ["A", "B", "C"])
    // The recognizer failed, so the tile keeps the touch to its end.
    expectEqual(app.events, [.began(tile), .moved(tile), .ended(tile)])
}

@Test(.application) @MainActor func `A cancelled drag restores the order`() {
    let app = TestApplication.current
    let list = makeList(in: app)
    var reorders = 0
    list.onReorder = { _ in reorders += 1 }
    app.fingerDown(at: list.order[0])
    app.advance(by: 0.4)
    app.fingerMove(to: CGPoint(x: 195, y: 370))
    expectEqual(titles(of: list), ["B", "C", "A"])
    app.fingerCancel()
    app.advance(by: 0.5)
    expectEqual(titles(of: list), ["A", "B", "C"])
    expectEqual(list.order[0].frame.minY, 0)
    expectEqual(reorders, 0)
}
