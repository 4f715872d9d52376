import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What a table view shows and calls as its rows and sections change.
@Suite(.application) @MainActor
struct TableTraceTests {
    private let app = TestApplication.current

    private func show(_ style: UITableView.Style = .plain, _ prepare: (PantryController) -> Void = { _ in })
        -> PantryController
    {
        let controller = PantryController(style: style)
        prepare(controller)
        _ = app.makeWindow(root: controller)
        app.settle()
        controller.isRecording = true
        return controller
    }

    private func taken(_ controller: PantryController) -> [String] {
        defer { controller.lines = [] }
        return controller.lines
    }

    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    /// The rows, headers and footers from top to bottom with the heights at which they stand, and an alpha below 1.
    private func picture(_ table: UITableView) -> [String] {
        let parts: [(CGFloat, String)] = table.subviews.compactMap { view in
            let name = (view as? UITableViewCell)?.textLabel?.text ?? view.accessibilityIdentifier
            guard let name, name != "scroll indicator" else { return nil }
            let layer = view.layer.presentation() ?? view.layer
            let y = (layer.position.y - layer.bounds.height / 2).rounded()
            let alpha = layer.opacity < 1 ? " alpha \(Int((layer.opacity * 100).rounded()))" : ""
            return (y, "\(name) \(Int(y))\(alpha)")
        }
        return parts.sorted { $0.0 == $1.0 ? $0.1 < $1.1 : $0.0 < $1.0 }.map(\.1)
    }

    @Test func `A batch moves what stays, fades in what is new and removes what leaves`() {
        let controller = show()
        let table = controller.tableView!
        var completions: [Bool] = []
        table.performBatchUpdates {
            controller.names = ["B", "D", "A"]
            controller.shelves = [["b0", "b3", "b2"], ["d0"], ["a1", "a0", "a2"]]
            table.deleteSections([2], with: .fade)
            table.insertSections([1], with: .fade)
            table.moveSection(0, toSection: 2)
            table.deleteRows(at: [path(1, 1)], with: .fade)
            table.insertRows(at: [path(0, 1), path(2, 2)], with: .fade)
            table.moveRow(at: path(0, 0), to: path(2, 1))
        } completion: {
            completions.append($0)
        }
        expectEqual(
            taken(controller),
            [
                "hide b1 1.1", "hide c0 2.0", "hide header C 2", "hide footer C 2", "cell 0.1", "show b3 0.1",
                "cell 1.0", "show d0 1.0", "cell 2.2", "show a2 2.2", "show header D 1", "show footer D 1",
            ])
        expectEqual(
            picture(table),
            [
                "header A 0", "a0 40", "a1 100", "b3 100 alpha 0", "footer A 160", "header B 180", "b0 220",
                "header D 240", "d0 280 alpha 0", "b2 340", "footer D 340", "footer B 400", "a2 520 alpha 0",
            ])
        app.advance(by: 0.15)
        expectEqual(
            picture(table),
            [
                "header B 90", "b3 100 alpha 50", "b0 130", "header A 180", "header D 240", "a0 250", "a1 250",
                "b2 250", "d0 280 alpha 50", "footer B 310", "footer D 340", "footer A 370", "a2 520 alpha 50",
            ])
        expectEqual(completions, [])
        app.advance(by: 0.2)
        expectEqual(completions, [true])
        expectEqual(
            picture(table),
            [
                "header B 0", "b0 40", "b3 100", "b2 160", "footer B 220", "header D 240", "d0 280", "footer D 340",
                "header A 360", "a1 400", "a0 460", "a2 520", "footer A 580",
            ])
        expectEqual(taken(controller), [])
    }

    @Test func `A batch without animation and an empty batch complete at once`() {
        let controller = show()
        let table = controller.tableView!
        var lines: [String] = []
        UIView.performWithoutAnimation {
            table.performBatchUpdates {
                controller.shelves[0].removeFirst()
                table.deleteRows(at: [path(0, 0)], with: .fade)
                table.performBatchUpdates {
                    controller.shelves[0].append("a2")
                    table.insertRows(at: [path(0, 1)], with: .fade)
                } completion: {
                    lines.append("inner \($0)")
                }
                lines.append("body")
            } completion: {
                lines.append("outer \($0)")
            }
        }
        expectEqual(lines, ["body", "inner true", "outer true"])
        expectEqual(
            picture(table),
            [
                "header A 0", "a1 40", "a2 100", "footer A 160", "header B 180", "b0 220", "b1 280", "b2 340",
                "footer B 400", "header C 420", "c0 460", "footer C 520",
            ])
        controller.shelves[0].removeFirst()
        table.deleteRows(at: [path(0, 0)], with: .none)
        expectEqual(
            picture(table),
            [
                "header A 0", "a2 40", "footer A 100", "header B 120", "b0 160", "b1 220", "b2 280", "footer B 340",
                "header C 360", "c0 400", "footer C 460",
            ])
        expectEqual(taken(controller), ["hide a0 0.0", "cell 0.1", "show a2 0.1", "hide a1 0.0"])
    }

    @Test func `A reloaded row or section gets new views, and its rows are no longer selected`() {
        let controller = show()
        let table = controller.tableView!
        table.allowsMultipleSelection = true
        for place in [path(0, 0), path(1, 0), path(1, 1), path(2, 0)] {
            table.selectRow(at: place, animated: false, scrollPosition: .none)
        }
        controller.names[0] = "Z"
        (controller.shelves[0][0], controller.shelves[1][1]) = ("z0", "y1")
        table.reloadSections([0], with: .none)
        table.reloadRows(at: [path(1, 1)], with: .none)
        expectEqual(table.indexPathsForSelectedRows, [path(1, 0), path(2, 0)])
        expectEqual(
            picture(table),
            [
                "header Z 0", "z0 40", "a1 100", "footer Z 160", "header B 180", "b0 220", "y1 280", "b2 340",
                "footer B 400", "header C 420", "c0 460", "footer C 520",
            ])
        expectEqual(
            taken(controller),
            [
                "hide a0 0.0", "hide a1 0.1", "hide header A 0", "hide footer A 0", "cell 0.0", "show z0 0.0",
                "cell 0.1", "show a1 0.1", "show header Z 0", "show footer Z 0", "hide b1 1.1", "cell 1.1",
                "show y1 1.1",
            ])
        expectEqual((0..<3).map { table.headerView(forSection: $0) == nil }, [true, true, true])
    }

    @Test func `A reload and an insertion end what fingers do with rows`() {
        let controller = show()
        let table = controller.tableView!
        func press() { app.fingerDown(at: CGPoint(x: 100, y: 70)) }
        func finish() {
            app.fingerUp()
            app.advance(by: 1)
        }
        press()
        app.advance(by: 0.2)
        table.reloadData()
        app.settle()
        finish()
        expectEqual(
            taken(controller),
            [
                "highlight 0.0", "unhighlight 0.0", "hide a0 0.0", "hide a1 0.1", "hide b0 1.0", "hide b1 1.1",
                "hide b2 1.2", "hide c0 2.0", "hide header A 0", "hide header B 1", "hide header C 2",
                "hide footer A 0", "hide footer B 1", "hide footer C 2", "cell 0.0", "show a0 0.0", "cell 0.1",
                "show a1 0.1", "cell 1.0", "show b0 1.0", "cell 1.1", "show b1 1.1", "cell 1.2", "show b2 1.2",
                "cell 2.0", "show c0 2.0", "show header A 0", "show footer A 0", "show header B 1",
                "show footer B 1", "show header C 2", "show footer C 2",
            ])
        press()
        app.advance(by: 0.2)
        controller.shelves[0].insert("a", at: 0)
        table.insertRows(at: [path(0, 0)], with: .none)
        finish()
        expectEqual(taken(controller), ["highlight 0.0", "unhighlight 0.0", "cell 0.0", "show a 0.0"])
        app.fingerDrag(from: CGPoint(x: 350, y: 70), to: CGPoint(x: 230, y: 70), duration: 0.3)
        app.advance(by: 1)
        expectEqual(table.cellForRow(at: path(0, 0))?.frame.minX, -74)
        table.reloadData()
        app.settle()
        expectEqual(table.cellForRow(at: path(0, 0))?.frame.minX, 0)
        expectEqual(
            taken(controller),
            [
                "open 0.0", "close 0.0", "hide a 0.0", "hide a0 0.1", "hide a1 0.2", "hide b0 1.0", "hide b1 1.1",
                "hide b2 1.2", "hide c0 2.0", "hide header A 0", "hide header B 1", "hide header C 2",
                "hide footer A 0", "hide footer B 1", "hide footer C 2", "cell 0.0", "show a 0.0", "cell 0.1",
                "show a0 0.1", "cell 0.2", "show a1 0.2", "cell 1.0", "show b0 1.0", "cell 1.1", "show b1 1.1",
                "cell 1.2", "show b2 1.2", "cell 2.0", "show c0 2.0", "show header A 0", "show footer A 0",
                "show header B 1", "show footer B 1", "show header C 2", "show footer C 2",
            ])
        table.setEditing(true, animated: false)
        app.fingerDown(at: CGPoint(x: 370, y: 70))
        app.advance(by: 0.2)
        app.fingerMove(to: CGPoint(x: 370, y: 130), duration: 0.3)
        controller.shelves[0].removeLast()
        table.deleteRows(at: [path(0, 2)], with: .none)
        finish()
        expectEqual(picture(table).prefix(4), ["header A 0", "a 40", "a0 100", "footer A 160"])
        expectEqual(taken(controller), ["hide a1 0.2"])
    }

    @Test func `Rows, headers and footers make room as a row moves between sections`() {
        let controller = show { $0.swipes = false }
        let table = controller.tableView!
        table.setEditing(true, animated: false)
        app.settle()
        var pictures: [String] = []
        func drag(from start: CGFloat, over places: [CGFloat]) {
            app.fingerDown(at: CGPoint(x: 370, y: start))
            app.advance(by: 0.2)
            for place in places {
                app.fingerMove(to: CGPoint(x: 370, y: place), duration: 0.2)
                app.advance(by: 0.3)
                pictures.append(picture(table).joined(separator: ", "))
            }
            app.fingerUp()
            app.advance(by: 1)
            pictures.append(picture(table).joined(separator: ", "))
        }
        drag(from: 70, over: [130, 240, 370])
        expectEqual(
            pictures,
            [

                "header A 0, a1 40, a0 100 alpha 90, footer A 160, header B 180, b0 220, b1 280, b2 340, footer B 400, header C 420, c0 460, footer C 520",
                "header A 0, a1 40, footer A 100, header B 120, b0 160, a0 210 alpha 90, b1 280, b2 340, footer B 400, header C 420, c0 460, footer C 520",
                "header A 0, a1 40, footer A 100, header B 120, b0 160, b1 220, b2 280, a0 340 alpha 90, footer B 400, header C 420, c0 460, footer C 520",
                "header A 0, a1 40, footer A 100, header B 120, b0 160, b1 220, b2 280, a0 340, footer B 400, header C 420, c0 460, footer C 520",
            ])
        pictures = []
        drag(from: 490, over: [200, 70])
        expectEqual(
            pictures,
            [

                "header A 0, a1 40, footer A 100, header B 120, c0 170 alpha 90, b0 220, b1 280, b2 340, a0 400, footer B 460, header C 480, footer C 520",
                "header A 0, c0 40 alpha 90, a1 100, footer A 160, header B 180, b0 220, b1 280, b2 340, a0 400, footer B 460, header C 480, footer C 520",
                "header A 0, c0 40, a1 100, footer A 160, header B 180, b0 220, b1 280, b2 340, a0 400, footer B 460, header C 480, footer C 520",
            ])
        expectEqual(taken(controller), ["move 0.0 to 1.3", "move 2.0 to 0.0"])
    }

    @Test func `A row held at an edge scrolls the table view, faster farther out, until its end`() {
        let controller = show {
            $0.names = ["A"]
            $0.shelves = [(0..<30).map { "a\($0)" }]
            $0.swipes = false
        }
        let table = controller.tableView!
        table.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        table.setEditing(true, animated: false)
        app.settle()
        app.fingerDown(at: CGPoint(x: 370, y: 200))
        app.advance(by: 0.2)
        var offsets: [CGFloat] = []
        for y in [780, 800, 830, 400, 60, 20] as [CGFloat] {
            app.fingerMove(to: CGPoint(x: 370, y: y), duration: 0.1)
            app.advance(by: 0.5)
            offsets.append(table.contentOffset.y.rounded())
        }
        app.advance(by: 5)
        offsets.append(table.contentOffset.y)
        app.fingerMove(to: CGPoint(x: 370, y: 840), duration: 0.1)
        app.advance(by: 9)
        offsets.append(table.contentOffset.y)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(offsets, [40, 242, 592, 602, 602, 452, -20, 1046])
        expectEqual(taken(controller).filter { $0.hasPrefix("move") }, ["move 0.2 to 0.29"])
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func `The frames of rows, edges and sections stack below the header view, and unknown places have none`(
        style: UITableView.Style
    ) {
        let controller = show(style)
        let table = controller.tableView!
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 15))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 25))
        app.settle()
        func words(_ frame: CGRect) -> String {
            [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }.joined(separator: " ")
        }
        let frames = [
            table.rect(forSection: 1), table.rectForHeader(inSection: 1), table.rectForFooter(inSection: 1),
            table.rectForRow(at: path(1, 2)), table.tableHeaderView!.frame, table.tableFooterView!.frame,
            CGRect(origin: .zero, size: table.contentSize), table.rect(forSection: 3),
            table.rectForHeader(inSection: -1), table.rectForFooter(inSection: 3), table.rectForRow(at: path(0, 9)),
        ]
        let side: CGFloat = style == .insetGrouped ? 16 : 0
        let inner = "\(Int(390 - 2 * side))"
        expectEqual(
            frames.map(words),
            [
                "0 195 390 240", "\(Int(side)) 195 \(inner) 40", "\(Int(side)) 415 \(inner) 20",
                "\(Int(side)) 355 \(inner) 60", "0 0 390 15", "0 555 390 25", "0 0 390 580", "0 0 0 0", "0 0 0 0",
                "0 0 0 0", "0 0 0 0",
            ])
        let found = [
            CGRect(x: 0, y: 114, width: 10, height: 2), CGRect(x: 0, y: 115, width: 10, height: 1),
            CGRect(x: 0, y: 175, width: 10, height: 70), CGRect(x: 0, y: 0, width: 10, height: 50),
            CGRect(x: 0, y: 534, width: 10, height: 90),
        ].map { table.indexPathsForRows(in: $0)?.map { "\($0.section).\($0.row)" } ?? [] }
        expectEqual(found, [["0.0", "0.1"], ["0.1"], ["1.0"], [], ["2.0"]])
    }

    @Test func `The nearest selected row moves to the named place of the visible area`() {
        let controller = show {
            $0.names = ["A"]
            $0.shelves = [(0..<60).map { "a\($0)" }]
        }
        let table = controller.tableView!
        table.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 0)
        table.allowsMultipleSelection = true
        for row in [10, 19, 33] { table.selectRow(at: path(0, row), animated: false, scrollPosition: .none) }
        let positions: [UITableView.ScrollPosition] = [.top, .middle, .bottom, .none]
        let offsets = positions.flatMap { position in
            [600, 1000, 1100].map { start in
                table.contentOffset.y = start
                table.scrollToNearestSelectedRow(at: position, animated: false)
                return table.contentOffset.y
            }
        }
        expectEqual(offsets, [550, 1090, 1090, 813, 813, 813, 496, 1336, 1336, 600, 1000, 1090])
    }

    @Test func `A second finger, a leaving finger and a program's selection leave one selected row`() {
        let controller = show()
        let table = controller.tableView!
        func selected() -> String {
            let marked = table.visibleCells.filter(\.isSelected).compactMap { $0.textLabel?.text }
            let paths = (table.indexPathsForSelectedRows ?? []).map { "\($0.section).\($0.row)" }
            return (paths + ["marked"] + marked).joined(separator: " ")
        }
        app.fingerTap(at: CGPoint(x: 100, y: 70))
        app.advance(by: 0.3)
        var states = [selected()]
        app.fingerDown(1, at: CGPoint(x: 100, y: 130))
        app.advance(by: 0.2)
        states.append(selected())
        app.fingerDown(2, at: CGPoint(x: 100, y: 250))
        app.advance(by: 0.2)
        app.fingerUp(2)
        states.append(selected())
        app.fingerMove(1, to: CGPoint(x: 100, y: 134), duration: 0.1)
        app.fingerCancel(1)
        states.append(selected())
        table.selectRow(at: path(1, 1), animated: false, scrollPosition: .none)
        states.append(selected())
        table.deselectRow(at: path(0, 1), animated: false)
        states.append(selected())
        table.selectRow(at: nil, animated: false, scrollPosition: .none)
        states.append(selected())
        expectEqual(
            states,
            [
                "0.0 marked a0", "0.0 marked", "0.0 marked", "0.0 marked a0", "1.1 marked b1", "1.1 marked b1",
                "marked",
            ])
        expectEqual(
            taken(controller), ["highlight 0.0", "unhighlight 0.0", "select 0.0", "highlight 0.1", "unhighlight 0.1"])
    }

    @Test func `Cells take the separator inset of their table view unless they have their own, which a reuse keeps`() {
        let controller = show()
        let table = controller.tableView!
        func insets() -> [CGFloat] { table.visibleCells.map(\.separatorInset.left) }
        table.separatorInset.left = 30
        table.cellForRow(at: path(0, 1))?.separatorInset.left = 5
        table.separatorInset.left = 40
        expectEqual(insets(), [40, 5, 40, 40, 40, 40])
        table.reloadData()
        app.settle()
        table.separatorInset.left = 50
        expectEqual(insets(), [50, 50, 50, 50, 5, 50])
    }

    @Test func `A press stays while a change moves other rows, and the background stays behind the visible rows`() {
        let controller = show { $0.shelves[2] = (0..<30).map { "c\($0)" } }
        let table = controller.tableView!
        let background = UIView()
        table.backgroundView = background
        app.settle()
        app.fingerDown(at: CGPoint(x: 100, y: 70))
        app.advance(by: 0.2)
        controller.shelves[1].removeLast()
        table.deleteRows(at: [path(1, 2)], with: .none)
        expectEqual(table.cellForRow(at: path(0, 0))?.isHighlighted, true)
        app.fingerUp()
        app.advance(by: 0.5)
        expectEqual(
            taken(controller).filter { $0.hasSuffix("t 0.0") }, ["highlight 0.0", "unhighlight 0.0", "select 0.0"])
        table.contentOffset.y = 300
        app.settle()
        #expect(background.frame == table.bounds && table.subviews.first === background)
        table.backgroundView = nil
        #expect(background.superview == nil)
    }
}
