import Testing
import TouchstoneExpectations
import TouchstoneTestingTraits
import UIKit

@testable import TouchstoneTesting

private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

/// Places of gestures: the point that each of them means, and the issue if there is none.
@Suite(.application) @MainActor
struct PlaceTests {
    private let app = TestApplication.current

    private func messages(_ body: (TestApplication) -> Void) -> [String] {
        var found: [String] = []
        let before = app.recordsIssue
        app.recordsIssue = { found.append($0.message) }
        body(app)
        app.recordsIssue = before
        return found
    }

    private func began() -> [CGPoint] {
        app.records.compactMap { record in
            if case .bound(_, _, _, let location, _) = record.fact { location } else { nil }
        }
    }

    private func view(_ frame: CGRect, in window: UIWindow) -> UIView {
        let view = UIView(frame: frame)
        window.addSubview(view)
        return view
    }

    @Test func `Unit points and offsets are relative to the view's size and center`() {
        let window = app.makeWindow()
        let card = view(CGRect(x: 100, y: 200, width: 80, height: 40), in: window)
        app.fingerTap(at: card)
        app.fingerTap(at: .unit(0.25, 0.75, of: card))
        app.fingerTap(at: .offset(-10, 5, from: card))
        app.fingerDoubleTap(at: .unit(0, 0, of: card))
        app.fingerLongPress(at: .unit(0.5, 0, of: card), duration: 0.1)
        expectEqual(
            began(),
            [
                CGPoint(x: 140, y: 220), CGPoint(x: 120, y: 230), CGPoint(x: 130, y: 225), CGPoint(x: 100, y: 200),
                CGPoint(x: 100, y: 200), CGPoint(x: 140, y: 200),
            ])
    }

    @Test func `An offset in a transformed view is transformed with the view`() {
        let window = app.makeWindow()
        let card = view(CGRect(x: 100, y: 200, width: 80, height: 40), in: window)
        card.transform = CGAffineTransform(scaleX: 2, y: 2)
        app.fingerTap(at: .offset(10, 5, from: card))
        expectEqual(began(), [CGPoint(x: 160, y: 230)])
    }

    @Test func `fingerSwipe needs exactly one direction`() {
        let window = app.makeWindow()
        let card = view(CGRect(x: 0, y: 200, width: 390, height: 40), in: window)
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .left
        card.addGestureRecognizer(swipe)
        app.fingerSwipe(at: card, .left)
        #expect(app.delivery.contains("UISwipeGestureRecognizer: ended"))
        expectEqual(
            messages { $0.fingerSwipe(at: card, [.left, .up]) },
            [
                "A swipe has one direction: .left, .right, .up or .down."
            ])
    }

    @Test func `fingerSwipe begins at its place`() {
        let window = app.makeWindow()
        let card = view(CGRect(x: 20, y: 200, width: 100, height: 40), in: window)
        for direction in [UISwipeGestureRecognizer.Direction.left, .right, .up, .down] {
            app.fingerSwipe(at: card, direction)
        }
        expectEqual(began(), Array(repeating: CGPoint(x: 70, y: 220), count: 4))
    }

    @Test func `An identifier must belong to exactly one visible view`() {
        let window = app.makeWindow()
        let (one, other) = (
            view(CGRect(x: 0, y: 100, width: 50, height: 50), in: window),
            view(CGRect(x: 0, y: 200, width: 50, height: 50), in: window)
        )
        one.accessibilityIdentifier = "pay"
        app.fingerTap(at: .identifier("pay"))
        expectEqual(app.events, [.began(one), .ended(one)])
        other.accessibilityIdentifier = "pay"
        expectEqual(
            messages { $0.fingerTap(at: .identifier("pay")) },
            [
                "2 views have the accessibility identifier “pay”. Use one of the views instead."
            ])
        expectEqual(
            messages { $0.fingerDown(at: .identifier("buy")) },
            [
                "No visible window has a view with the accessibility identifier “buy”. There are “pay”, “window”."
            ])
        #expect(app.fingersThatAreDown.isEmpty)
    }

    @Test func `A row must exist and be visible`() throws {
        let source = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        table.dataSource = source
        table.rowHeight = 44
        let window = app.makeWindow()
        window.addSubview(table)
        app.fingerTap(at: .row(IndexPath(row: 2, section: 0), in: table))
        expectEqual(table.indexPathForSelectedRow, IndexPath(row: 2, section: 0))
        func message(_ path: IndexPath) -> [String] { messages { $0.fingerTap(at: .row(path, in: table)) } }
        expectEqual(
            message(IndexPath(row: 30, section: 0)), ["Row 30 in section 0 is not visible. Scroll to it first."])
        expectEqual(message(IndexPath(row: 40, section: 0)), ["There is no row 40 in section 0: it has 40 rows."])
        expectEqual(message(IndexPath(row: -1, section: 0)), ["There is no row -1 in section 0: it has 40 rows."])
        expectEqual(message(IndexPath(row: 0, section: 7)), ["There is no section 7: the list has 1 section."])
        expectEqual(message(IndexPath()).first?.contains("does not name a row"), true)
    }

    @Test func `An item must exist and be visible`() {
        let source = Items()
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 440), collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        let window = app.makeWindow()
        window.addSubview(collection)
        app.fingerTap(at: .item(IndexPath(item: 0, section: 0), in: collection))
        expectEqual(collection.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
        expectEqual(
            messages { $0.fingerTap(at: .item(IndexPath(item: 1, section: 0), in: collection)) },
            [
                "There is no item 1 in section 0: it has 1 item."
            ])
    }

    @Test func `The pointer, the wheel and two-finger gestures accept a view as place`() {
        let window = app.makeWindow()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        window.addSubview(scroll)
        app.wheel(at: scroll, by: CGVector(dx: 0, dy: -40))
        app.advance(by: 1)
        expectEqual(scroll.contentOffset.y, 40)
        app.fingerPinch(around: scroll, from: 40, to: 90)
        app.fingerRotate(around: scroll, by: 1)
        app.pointerMove(to: scroll)
        expectEqual(messages { $0.pointerMove(to: UIView()) }, ["The finger cannot go to a view that is in no window."])
    }
}
