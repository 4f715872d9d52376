import Foundation
import UIKit

/// A table view that decides about touches of its content as its scenario states.
final class ScenarioTableView: UITableView {
    private let scene: SceneScroll
    private weak var stage: Stage?

    init(_ scene: SceneScroll, _ stage: Stage) {
        self.scene = scene
        self.stage = stage
        super.init(frame: .zero, style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        scene.beginAnswer(of: self, stage) ?? super.touchesShouldBegin(touches, with: event, in: view)
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
        scene.cancelAnswer(of: self, stage) ?? super.touchesShouldCancel(in: view)
    }
}

/// The data source and delegate of a table view, which retains the cells and notes the selection of rows.
final class ScenarioTable: ScenarioScrollDelegate, UITableViewDataSource, UITableViewDelegate {
    private let scene: SceneRows
    private let cells: [UITableViewCell]

    init(_ scene: SceneView, _ cells: [UITableViewCell], _ stage: Stage) {
        self.scene = scene.rows
        self.cells = cells
        super.init(scene.scroll, stage)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells[indexPath.row]
    }

    private func note(_ tableView: UITableView, _ verb: String, _ path: IndexPath) {
        if let stage { stage.note("\(stage.name(of: tableView)) \(verb) \(scene.rows[path.row].name)") }
    }

    private func note(_ news: RowEvent, _ tableView: UITableView, _ path: IndexPath) {
        if scene.watched.contains(news) { note(tableView, "reports \(news.rawValue)", path) }
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        note(.didHighlight, tableView, indexPath)
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        note(.didUnhighlight, tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        if scene.rows[indexPath.row].isSelectable || stage?.isCorrected(self) == true { return indexPath }
        note(tableView, "refuses to select", indexPath)
        return nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        note(tableView, "selects", indexPath)
        stage?.chosenRows.insert(ObjectIdentifier(cells[indexPath.row]))
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        note(tableView, "deselects", indexPath)
    }
}

extension Stage {
    func fill(_ table: ScenarioTableView, _ scene: SceneView) {
        table.rowHeight = scene.rows.height
        table.allowsSelection = scene.rows.allowsSelection
        let delegate = ScenarioTable(scene, scene.rows.rows.map(cell), self)
        scrollDelegates.append(delegate)
        table.dataSource = delegate
        table.delegate = delegate
    }

    private func cell(_ row: SceneRow) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        name(cell, row.name)
        // A common mistake: the views are added to the cell before `contentView` is first used.
        for view in row.besideContent { add(view, to: cell, index: nil) }
        name(cell.contentView, SceneRow.contentName(row.name))
        if !row.text.isEmpty { cell.textLabel?.text = row.text }
        attach(row.gestures, to: cell)
        for view in row.views { add(view, to: cell.contentView, index: nil) }
        return cell
    }
}
