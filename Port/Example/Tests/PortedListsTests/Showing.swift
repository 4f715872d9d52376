import TouchstoneTesting
import UIKit

/// The test's application, with this screen in its window, laid out.
@MainActor
func show<Screen: UIViewController>(_ screen: Screen) -> (app: TestApplication, screen: Screen) {
    let app = TestApplication.current
    _ = app.makeWindow(root: screen)
    app.settle()
    return (app, screen)
}

func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

func near(_ one: CGFloat, _ other: CGFloat, _ tolerance: CGFloat = 0.5) -> Bool { abs(one - other) <= tolerance }

/// What a pan takes before it begins may be missing from where a view ends up.
let slop: CGFloat = 13

/// The middle of a row, or the place in it with this x of the row's own, as a point of the window.
@MainActor
func place(_ row: Int, _ section: Int = 0, in table: UITableView, x: CGFloat? = nil) -> CGPoint {
    let rect = table.rectForRow(at: IndexPath(row: row, section: section))
    return table.convert(CGPoint(x: x ?? rect.midX, y: rect.midY), to: nil)
}

/// The middle of an item, as a point of the window.
@MainActor
func place(_ item: Int, _ section: Int = 0, in collection: UICollectionView) -> CGPoint {
    guard let cell = collection.cellForItem(at: IndexPath(item: item, section: section)) else { return at(-1, -1) }
    return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
}

extension TestApplication {
    /// A tap, and the half second in which all that it sets going comes to its end.
    @MainActor
    func tap(_ point: CGPoint) {
        fingerTap(at: point)
        advance(by: 0.5)
    }

    /// A drag whose finger rests before it is lifted, so that nothing goes on by itself.
    @MainActor
    func pull(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.5) {
        fingerDown(at: start)
        fingerMove(to: end, duration: duration)
        advance(by: 0.3)
        fingerUp()
        advance(by: 1)
    }
}
