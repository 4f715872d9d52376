import UIKit

/// The greatest part of a pan's movement that the pan may lose before it begins.
public let slop: CGFloat = 13

public func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

public func near(_ one: CGFloat, _ other: CGFloat, _ tolerance: CGFloat = 0.5) -> Bool { abs(one - other) <= tolerance }

/// The view's frame in its window.
@MainActor
public func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

/// The view's center in its window.
@MainActor
public func middle(_ view: UIView) -> CGPoint {
    let place = place(view)
    return CGPoint(x: place.midX, y: place.midY)
}

/// The center of a row in the window. If `x` is given, it replaces the horizontal position in the table.
@MainActor
public func place(_ row: Int, _ section: Int = 0, in table: UITableView, x: CGFloat? = nil) -> CGPoint {
    let rect = table.rectForRow(at: IndexPath(row: row, section: section))
    return table.convert(CGPoint(x: x ?? rect.midX, y: rect.midY), to: nil)
}

/// The center of an item in the window; a point outside the window if the item is not shown.
@MainActor
public func place(_ item: Int, _ section: Int = 0, in collection: UICollectionView) -> CGPoint {
    guard let cell = collection.cellForItem(at: IndexPath(item: item, section: section)) else { return at(-1, -1) }
    return middle(cell)
}

/// The frontmost visible label or button with this text below `root`, or the view with this accessibility label.
@MainActor
public func titled(_ title: String, in root: UIView?) -> UIView? {
    guard let root, !root.isHidden, root.alpha > 0.01 else { return nil }
    for view in root.subviews.reversed() {
        if let found = titled(title, in: view) { return found }
    }
    if let label = root as? UILabel, label.text == title { return root }
    if let button = root as? UIButton, button.currentTitle == title || button.configuration?.title == title {
        return root
    }
    return root.accessibilityLabel == title ? root : nil
}

/// The first view of this class in the tree below `root`, `root` included.
@MainActor
public func first<View: UIView>(_ type: View.Type, in root: UIView?) -> View? {
    guard let root else { return nil }
    if let root = root as? View { return root }
    for view in root.subviews {
        if let found = first(type, in: view) { return found }
    }
    return nil
}

/// The texts of the visible cells, from top to bottom.
@MainActor
public func titles(_ table: UITableView) -> [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
}
