import Foundation
import TouchstoneTestSupport
import TouchstoneTesting
import UIKit

/// A table view that is changed at random, with the model of its expected content.
final class RandomTableRun: UITableViewController {
    let app: TestApplication
    var model: ListModel
    private(set) var log: [String] = []
    private(set) var complaints: [String] = []
    private let hasHeights: Bool
    private let isSelfSizing: Bool
    private let hasHeaders: Bool
    /// The change to make in the next callback of a kind.
    private var planned: (callback: String, seed: UInt64)?
    private var isPressed = false

    init(seed: UInt64, app: TestApplication) {
        var random = SeededRandomNumberGenerator(seed)
        self.app = app
        hasHeights = random.chance(60)
        isSelfSizing = !hasHeights && random.chance(50)
        hasHeaders = random.chance(50)
        model = ListModel(&random)
        super.init(style: random.among([.plain, .grouped]))
        tableView.allowsMultipleSelection = random.chance(70)
        tableView.rowHeight = isSelfSizing ? UITableView.automaticDimension : 44
        tableView.estimatedRowHeight = isSelfSizing ? 44 : 0
        tableView.sectionHeaderTopPadding = 0
        tableView.contentInsetAdjustmentBehavior = random.among([.automatic, .never])
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let window = app.makeWindow(root: self)
        window.layoutIfNeeded()
        app.settle()
        note("counts \(model.counts)")
        check()
    }

    required init?(coder: NSCoder) { nil }

    /// Performs one step, which depends only on the seed and on the state.
    func step(_ seed: UInt64) {
        var random = SeededRandomNumberGenerator(seed)
        switch random.below(12) {
        case 0...3: change(&random, .separate)
        case 4, 5: change(&random, .batch)
        case 6:
            note("reloadData")
            if random.chance(60) { model.replaceAll(&random) } else { model.selected = [] }
            tableView.reloadData()
        case 7: scroll(&random)
        case 8: selectByCall(&random)
        case 9: touch(&random)
        case 10: planned = (random.among(["didSelect", "didScroll", "cellForRow", "willDisplay"]), random.next())
        default: app.advance(by: random.among([0.02, 0.1, 0.5]))
        }
        check()
    }

    func finish() {
        if isPressed { app.fingerUp() }
    }

    private func note(_ line: String) { log.append(line) }

    private func complain(_ line: String) { complaints.append("\(line) after \(log.last ?? "")") }

    // MARK: Changes

    private enum Bracket { case separate, batch }

    private func change(_ random: inout SeededRandomNumberGenerator, _ bracket: Bracket) {
        let animation = random.among([UITableView.RowAnimation.none, .automatic])
        switch (bracket, random.chance(50)) {
        case (.separate, _), (.batch, true):
            let change = ListModelChange(&model, &random)
            note("change \(change)")
            if change.requests.count == 1 { return request(change, animation) }
            tableView.beginUpdates()
            request(change, animation)
            tableView.endUpdates()
        case (.batch, false):
            var choice = SeededRandomNumberGenerator(random.next())
            tableView.performBatchUpdates {
                let change = ListModelChange(&self.model, &choice)
                self.note("batch \(change)")
                self.request(change, animation)
            }
        }
    }

    private func request(_ change: ListModelChange, _ animation: UITableView.RowAnimation) {
        for request in change.requests {
            switch request {
            case .deleteSections(let sections): tableView.deleteSections(sections, with: animation)
            case .insertSections(let sections): tableView.insertSections(sections, with: animation)
            case .reloadSections(let sections): tableView.reloadSections(sections, with: animation)
            case .moveSection(let from, let to): tableView.moveSection(from, toSection: to)
            case .delete(let paths): tableView.deleteRows(at: paths, with: animation)
            case .insert(let paths): tableView.insertRows(at: paths, with: animation)
            case .reload(let paths): tableView.reloadRows(at: paths, with: animation)
            case .reconfigure(let paths): tableView.reconfigureRows(at: paths)
            case .move(let from, let to): tableView.moveRow(at: from, to: to)
            }
        }
    }

    private func callback(_ name: String) {
        guard let planned, planned.callback == name else { return }
        self.planned = nil
        var random = SeededRandomNumberGenerator(planned.seed)
        note("in \(name):")
        change(&random, random.among([.separate, .batch]))
    }

    // MARK: Scrolling, selection and fingers

    private func scroll(_ random: inout SeededRandomNumberGenerator) {
        if let path = model.paths.randomElement(using: &random), random.chance(50) {
            let position = random.among([UITableView.ScrollPosition.top, .middle, .bottom, .none])
            note("scroll to \(path)")
            tableView.scrollToRow(at: path, at: position, animated: random.chance(50))
        } else {
            let y = CGFloat(random.below(Int(max(1, tableView.contentSize.height))))
            note("offset \(y)")
            tableView.setContentOffset(CGPoint(x: 0, y: y), animated: random.chance(30))
        }
    }

    private func selectByCall(_ random: inout SeededRandomNumberGenerator) {
        guard let path = model.paths.randomElement(using: &random) else { return }
        if random.chance(60) {
            note("select \(path)")
            if !tableView.allowsMultipleSelection { model.selected = [] }
            model.selected.insert(model[path].number)
            tableView.selectRow(at: path, animated: false, scrollPosition: random.among([.none, .none, .top, .middle]))
        } else {
            note("deselect \(path)")
            model.selected.remove(model[path].number)
            tableView.deselectRow(at: path, animated: false)
        }
    }

    private func touch(_ random: inout SeededRandomNumberGenerator) {
        if isPressed {
            note("lift")
            app.fingerUp()
            isPressed = false
            return
        }
        let point = CGPoint(x: 200, y: 40 + CGFloat(random.below(760)))
        switch random.below(4) {
        case 0:
            note("drag at \(point)")
            let end = CGPoint(x: 200, y: 40 + CGFloat(random.below(760)))
            app.fingerDrag(from: point, to: end, duration: random.among([0.05, 0.3]))
        case 1:
            note("press at \(point)")
            app.fingerDown(at: point)
            app.advance(by: 0.2)
            isPressed = true
        default: tap(point)
        }
    }

    private func tap(_ point: CGPoint) {
        tableView.setContentOffset(tableView.contentOffset, animated: false)
        app.advance(by: 0.4)
        tableView.layoutIfNeeded()
        let local = tableView.convert(point, from: nil)
        let path = tableView.indexPathForRow(at: local)
        let number = path.map { model[$0].number }
        let before = model.selected
        let isAlone = planned == nil && !tableView.isDecelerating
        note("tap at \(point), row \(path.map { "\($0)" } ?? "none")")
        app.fingerTap(at: point)
        // A pinned header can cover the row.
        guard let number, !hasHeaders, isAlone else { return }
        let wanted: Set<Int>
        if tableView.allowsMultipleSelection {
            wanted = before.symmetricDifference([number])
        } else {
            wanted = [number]
        }
        if model.selected != wanted { complain("tap selects \(model.selected.sorted()), not \(wanted.sorted())") }
    }

    // MARK: Data source and delegate

    private func height(_ path: IndexPath) -> CGFloat {
        guard hasHeights else { return 44 }
        let element = model[path]
        return 20 + CGFloat((element.number * 7 + element.reloads * 13) % 90)
    }
    private func headerHeight(_ section: Int) -> CGFloat {
        guard hasHeaders else { return 0 }
        return 24 + CGFloat((model.sections[section].number + model.sections[section].reloads) % 3) * 8
    }

    override func numberOfSections(in tableView: UITableView) -> Int { model.sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        model.sections[section].elements.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        if model.has(indexPath) {
            cell.textLabel?.text = model[indexPath].title
        } else {
            complain("a cell is requested for \(indexPath)")
        }
        callback("cellForRow")
        return cell
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        isSelfSizing ? UITableView.automaticDimension : height(indexPath)
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        headerHeight(section)
    }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        hasHeaders ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil
    }
    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { callback("willDisplay") }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard model.has(indexPath) else { return complain("\(indexPath) is selected") }
        model.selected.insert(model[indexPath].number)
        callback("didSelect")
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        guard model.has(indexPath) else { return complain("\(indexPath) is deselected") }
        model.selected.remove(model[indexPath].number)
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { callback("didScroll") }

    // MARK: Comparison

    private func check() {
        tableView.layoutIfNeeded()
        let counts = (0..<tableView.numberOfSections).map { tableView.numberOfRows(inSection: $0) }
        guard counts == model.counts else { return complain("rows \(counts), not \(model.counts)") }
        checkSelection()
        checkFrames()
        checkCells()
    }

    private func checkSelection() {
        let selected = (tableView.indexPathsForSelectedRows ?? [])
        if selected.sorted() != model.selectedPaths {
            complain("selected \(selected.sorted()), not \(model.selectedPaths)")
        }
    }

    private func checkFrames() {
        var y: CGFloat = 0
        for (section, content) in model.sections.enumerated() {
            let header = CGRect(x: 0, y: y, width: tableView.bounds.width, height: headerHeight(section))
            if tableView.rectForHeader(inSection: section) != header {
                complain("header \(section) is not at \(header)")
            }
            y += header.height
            for item in content.elements.indices {
                let path = IndexPath(row: item, section: section)
                let rect = CGRect(x: 0, y: y, width: tableView.bounds.width, height: height(path))
                let actual = tableView.rectForRow(at: path)
                if actual != rect { return complain("row \(path) is at \(actual), not \(rect)") }
                y += rect.height
            }
        }
        if tableView.contentSize != CGSize(width: tableView.bounds.width, height: y) {
            complain("content size \(tableView.contentSize), not height \(y)")
        }
    }

    private func checkCells() {
        let bounds = tableView.bounds
        let wanted = model.paths.filter {
            let rect = tableView.rectForRow(at: $0)
            return rect.minY < bounds.maxY && rect.maxY > bounds.minY
        }
        let shown = tableView.indexPathsForVisibleRows ?? []
        if shown != wanted { complain("visible \(shown), not \(wanted)") }
        for path in wanted {
            guard let cell = tableView.cellForRow(at: path) else {
                complain("no cell at \(path)")
                continue
            }
            if tableView.indexPath(for: cell) != path { complain("the cell of \(path) has another path") }
            if cell.textLabel?.text != model[path].title {
                complain("\(path) shows \(cell.textLabel?.text ?? "nothing"), not \(model[path].title)")
            }
            if cell.frame != tableView.rectForRow(at: path) { complain("the cell of \(path) is at \(cell.frame)") }
            if cell.isSelected != model.selected.contains(model[path].number), !tableView.isTracking {
                complain("the cell of \(path) looks selected: \(cell.isSelected)")
            }
        }
        let attached = tableView.subviews.filter {
            $0 is UITableViewCell && !$0.isHidden && $0.frame.intersects(bounds)
        }
        if attached.count != wanted.count { complain("\(attached.count) cells for \(wanted.count) rows") }
    }
}
