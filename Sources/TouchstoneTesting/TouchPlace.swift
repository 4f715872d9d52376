import Foundation
import TouchstoneCore
import TouchstoneGeometry
import TouchstoneLists

/// Touchstone extension: a place that a finger, a pointer, a wheel or a trackpad goes to in a test.
///
/// Each gesture of `TestApplication` takes a place:
///
/// ```swift
/// app.fingerTap(at: button)                                        // the center of a view
/// app.fingerLongPress(at: CGPoint(x: 50, y: 120))                  // a point in screen coordinates
/// app.fingerDrag(from: .unit(0.1, 0.5, of: slider), to: .unit(0.9, 0.5, of: slider))
/// app.fingerTap(at: .identifier("pay"))
/// app.fingerTap(at: .row(IndexPath(row: 3, section: 0), in: table))
/// ```
///
/// A finger that goes down at a view is expected to touch it or a view inside it. If it would not, that is an issue of the
/// test.
@MainActor
public protocol TouchPlace {
    /// Returns the point in screen coordinates, and records an issue if there is no such place.
    ///
    /// - Parameters:
    ///   - application: The application that receives the touch.
    ///   - mustHit: Whether a touch there must reach the view that the place belongs to.
    ///   - site: The location of the call in the test.
    /// - Returns: The point; `nil` if there is no such place, after an issue was recorded.
    func screenPoint(in application: TestApplication, mustHit: Bool, at site: TestSite) -> CGPoint?
}

/// A point in screen coordinates, which may be anywhere.
extension CGPoint: @MainActor TouchPlace {
    public func screenPoint(in application: TestApplication, mustHit: Bool, at site: TestSite) -> CGPoint? {
        application.isValid(self, site) ? self : nil
    }
}

extension TouchPlace where Self == CGPoint {
    /// The origin of the screen.
    public static var zero: CGPoint { CGPoint(x: 0, y: 0) }
}

/// The center of a view.
extension UIView: TouchPlace {
    public func screenPoint(in application: TestApplication, mustHit: Bool, at site: TestSite) -> CGPoint? {
        PlaceInView(self).screenPoint(in: application, mustHit: mustHit, at: site)
    }
}

/// Touchstone extension: a point of a view, as a part of its size and an offset.
public struct PlaceInView: TouchPlace {
    private let view: UIView
    private let unit: CGPoint
    private let offset: CGVector

    /// Creates a place in a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - unit: The part of the view's size, where (0, 0) is the top left corner and (1, 1) the bottom right one.
    ///   - offset: The distance from there in points, in the view's coordinates.
    public init(_ view: UIView, unit: CGPoint = CGPoint(x: 0.5, y: 0.5), offset: CGVector = .zero) {
        self.view = view
        self.unit = unit
        self.offset = offset
    }

    public func screenPoint(in application: TestApplication, mustHit: Bool, at site: TestSite) -> CGPoint? {
        guard application.isValid(unit, site), application.isValid(CGPoint(x: offset.dx, y: offset.dy), site) else {
            return nil
        }
        return application.point(
            in: view, at: { self.point(in: $0) }, mustHit: mustHit, site)
    }

    private func point(in bounds: CGRect) -> CGPoint {
        CGPoint(
            x: bounds.minX + unit.x * bounds.width + offset.dx, y: bounds.minY + unit.y * bounds.height + offset.dy)
    }
}

/// Touchstone extension: the center of the view with an accessibility identifier.
public struct PlaceOfIdentifier: TouchPlace {
    private let identifier: String

    /// Creates the place of the only view in the application's windows with this accessibility identifier.
    public init(_ identifier: String) { self.identifier = identifier }

    public func screenPoint(in application: TestApplication, mustHit: Bool, at site: TestSite) -> CGPoint? {
        let windows = application.application.windows.filter { !$0.isHidden }
        var (found, known): ([UIView], [String]) = ([], [])
        func search(_ view: UIView) {
            if let own = view.accessibilityIdentifier, !own.isEmpty {
                if own == identifier { found.append(view) }
                known.append(own)
            }
            for subview in view.subviews { search(subview) }
        }
        for window in windows { search(window) }
        if found.count == 1 { return found[0].screenPoint(in: application, mustHit: mustHit, at: site) }
        let listed = Set(known).sorted().prefix(12).map { "“\($0)”" }.joined(separator: ", ")
        application.recordsIssue(
            TestIssue(
                found.isEmpty
                    ? "No visible window has a view with the accessibility identifier “\(identifier)”. "
                        + (known.isEmpty ? "No view has an identifier." : "There are \(listed).")
                    : "\(found.count) views have the accessibility identifier “\(identifier)”. Use one of the views instead.",
                at: site))
        return nil
    }
}

/// Touchstone extension: the center of a visible row of a table or item of a collection view.
public struct PlaceInList: TouchPlace {
    private let path: IndexPath
    /// What the list calls an entry: a row or an item.
    private let noun: String
    private let cell: @MainActor () -> UIView?
    /// The number of entries in each section.
    private let counts: @MainActor () -> [Int]

    /// Creates the place of a row.
    public init(row path: IndexPath, in table: UITableView) {
        self.path = path
        noun = "row"
        cell = { table.cellForRow(at: path) }
        counts = { (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } }
    }

    /// Creates the place of an item.
    public init(item path: IndexPath, in collection: UICollectionView) {
        self.path = path
        noun = "item"
        cell = { collection.cellForItem(at: path) }
        counts = { (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) } }
    }

    public func screenPoint(in application: TestApplication, mustHit: Bool, at site: TestSite) -> CGPoint? {
        application.settle()
        if let cell = cell(), cell.window != nil {
            return cell.screenPoint(in: application, mustHit: mustHit, at: site)
        }
        reportMissing(counts(), application, site)
        return nil
    }

    private func reportMissing(_ counts: [Int], _ application: TestApplication, _ site: TestSite) {
        let message: String
        if path.count != 2 {
            message = "The index path \(path) does not name a \(noun). It needs a section and a \(noun)."
        } else if !counts.indices.contains(path[0]) {
            message =
                "There is no section \(path[0]): the list has \(counts.count == 1 ? "1 section" : "\(counts.count) sections")."
        } else if !(0..<counts[path[0]]).contains(path[1]) {
            let count = counts[path[0]]
            message =
                "There is no \(noun) \(path[1]) in section \(path[0]): it has \(count == 1 ? "1 \(noun)" : "\(count) \(noun)s")."
        } else {
            message = "\(noun.capitalized) \(path[1]) in section \(path[0]) is not visible. Scroll to it first."
        }
        application.recordsIssue(TestIssue(message, at: site))
    }
}

extension TouchPlace where Self == PlaceInView {
    /// A point of a view as a part of its size: (0, 0) is the top left corner and (1, 1) the bottom right one.
    public static func unit(_ x: CGFloat, _ y: CGFloat, of view: UIView) -> PlaceInView {
        PlaceInView(view, unit: CGPoint(x: x, y: y))
    }

    /// A point at a distance from the center of a view, in points of the view's coordinates.
    public static func offset(_ dx: CGFloat, _ dy: CGFloat, from view: UIView) -> PlaceInView {
        PlaceInView(view, offset: CGVector(dx: dx, dy: dy))
    }
}

extension TouchPlace where Self == PlaceOfIdentifier {
    /// The center of the only view with this accessibility identifier.
    public static func identifier(_ identifier: String) -> PlaceOfIdentifier { PlaceOfIdentifier(identifier) }
}

extension TouchPlace where Self == PlaceInList {
    /// The center of a visible row.
    public static func row(_ path: IndexPath, in table: UITableView) -> PlaceInList {
        PlaceInList(row: path, in: table)
    }

    /// The center of a visible item.
    public static func item(_ path: IndexPath, in collection: UICollectionView) -> PlaceInList {
        PlaceInList(item: path, in: collection)
    }
}
