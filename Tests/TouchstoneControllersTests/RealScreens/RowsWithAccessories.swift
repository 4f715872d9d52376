import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Layout and hit tests of a plain table's rows with switches as accessory views, as on iOS 26.
@Suite(.application(screen: CGSize(width: 393, height: 852), scale: 3)) @MainActor
struct RowsWithAccessories {
    let app = TestApplication.current

    private final class Settings: UITableViewController {
        var selected: [Int] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Setting \(indexPath.row)"
            cell.accessoryView = UISwitch()
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath.row)
        }
    }

    private let settings = Settings(style: .plain)

    /// Shows the table and returns its second row.
    private func row() throws -> UITableViewCell {
        _ = app.makeWindow(root: settings)
        app.settle()
        return try #require(settings.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    }

    private func theSwitch(in cell: UITableViewCell) throws -> UISwitch {
        try #require(cell.accessoryView as? UISwitch)
    }

    private func hit(_ x: CGFloat, _ y: CGFloat, in cell: UITableViewCell) -> UIView? {
        cell.window?.hitTest(cell.convert(CGPoint(x: x, y: y), to: nil), with: nil)
    }

    /// The frame of a view in the coordinates of the cell.
    private func rectangle(of view: UIView, in cell: UITableViewCell) -> CGRect {
        view.convert(view.bounds, to: cell)
    }

    /// The separator at the bottom of the cell.
    private func separator(of cell: UITableViewCell) throws -> UIView {
        try #require(
            cell.subviews.last {
                $0 !== cell.contentView && $0.frame.height > 0 && $0.frame.height <= 1 && $0.frame.width > 100
                    && $0.frame.minY > cell.bounds.height / 2
            })
    }

    private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) <= 0.5 }

    private func expectTouchesBesideTheSwitchToHitIt() throws {
        let cell = try row()
        let toggle = try theSwitch(in: cell)
        let place = rectangle(of: toggle, in: cell)
        let size = cell.bounds.size
        for x: CGFloat in [place.minX + 0.5, place.midX, place.maxX - 1, place.maxX + 5, size.width - 0.5] {
            for y: CGFloat in [0.5, place.minY - 1, size.height / 2, place.maxY + 1, size.height - 2] {
                #expect(hit(x, y, in: cell) === toggle, "\(x), \(y)")
            }
        }
    }

    @Test(.application(screen: CGSize(width: 402, height: 874), scale: 3))
    func `Touches beside the switch hit it in a table of 402 points`() throws {
        try expectTouchesBesideTheSwitchToHitIt()
    }

    @Test func `Touches above and below the switch hit it in a high row`() throws {
        settings.tableView.rowHeight = 120
        let cell = try row()
        expectEqual(cell.bounds.height, 120)
        let toggle = try theSwitch(in: cell)
        let place = rectangle(of: toggle, in: cell)
        #expect(isNear(place.midY, 60))
        #expect(hit(place.midX, 3, in: cell) === toggle)
        #expect(hit(place.midX, 116, in: cell) === toggle)
        #expect(hit(392, 3, in: cell) === toggle)
        #expect(hit(place.minX - 20, 3, in: cell) !== toggle)
    }

    @Test func `Touches on the leading side of the switch hit the content`() throws {
        let cell = try row()
        let toggle = try theSwitch(in: cell)
        let place = rectangle(of: toggle, in: cell)
        let size = cell.bounds.size
        for x: CGFloat in [0.5, 20, 100, size.width / 2, place.minX - 1] {
            for y: CGFloat in [0.5, size.height / 2, size.height - 2] {
                expectEqual(hit(x, y, in: cell)?.isDescendant(of: cell.contentView), true, "\(x), \(y)")
            }
        }
    }

    @Test func `A hit test at the bottom of a row returns its separator`() throws {
        let cell = try row()
        let line = try #require(hit(100, cell.bounds.height - 0.1, in: cell))
        #expect(line.isDescendant(of: cell))
        #expect(line !== cell && !line.isDescendant(of: cell.contentView))
        #expect(line.frame.height <= 1)
    }

    @Test func `The separator is inset by 20 points at both ends`() throws {
        let cell = try row()
        let line = try separator(of: cell)
        #expect(isNear(line.frame.minX, 20))
        #expect(isNear(line.frame.maxX, 373))
        #expect(isNear(line.frame.maxY, cell.bounds.height))
        #expect(isNear(line.frame.height, 1.0 / 3))
    }

    @Test func `Touches from the leading edge of the switch to the end of the row hit it`() throws {
        try expectTouchesBesideTheSwitchToHitIt()
    }

    @Test func `A tap on the text selects the row, and a tap on the switch toggles the switch`() throws {
        let cell = try row()
        let toggle = try theSwitch(in: cell)
        app.fingerTap(at: cell.convert(CGPoint(x: 60, y: cell.bounds.midY), to: nil))
        app.advance(by: 0.5)
        #expect(settings.selected == [1] && !toggle.isOn)
        app.fingerTap(at: toggle)
        app.advance(by: 0.5)
        #expect(settings.selected == [1] && toggle.isOn)
    }

    @Test func `A tap between the switch and the end of the row does not select the row`() throws {
        let cell = try row()
        app.fingerTap(at: cell.convert(CGPoint(x: cell.bounds.width - 5, y: cell.bounds.midY), to: nil))
        app.advance(by: 0.5)
        expectEqual(settings.selected, [])
        #expect(!cell.isSelected)
    }

    @Test func `Text and switch are 20 points from the edges of the row`() throws {
        let cell = try row()
        let text = try #require(cell.textLabel)
        #expect(isNear(rectangle(of: text, in: cell).minX, 20))
        let toggle = try theSwitch(in: cell)
        #expect(isNear(rectangle(of: toggle, in: cell).maxX, 373))
    }

    @Test(.application(behavior: .iOS18, screen: CGSize(width: 393, height: 852), scale: 3))
    func `Before iOS 26 the separator reaches the end of the row`() throws {
        let cell = try row()
        let line = try separator(of: cell)
        #expect(line.frame.minX > 10 && line.frame.minX <= 20)
        #expect(isNear(line.frame.maxX, 393))
    }
}
