import UIKit

/// A quiz: the button goes to the next question, selecting its row as a finger would; and a log of all the delegate hears.
class QuizController: UIViewController {
    @IBOutlet private(set) var tableView: UITableView!
    @IBOutlet private(set) var nextButton: UIButton!
    private(set) var current: IndexPath?
    private(set) var log: [String] = []
    var logsAll = false

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 744), style: .plain)
        tableView.rowHeight = 50
        tableView.sectionHeaderHeight = 40
        tableView.estimatedRowHeight = 0
        if #available(iOS 15.0, *) { tableView.sectionHeaderTopPadding = 0 }
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "question")
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
        nextButton = UIButton(frame: CGRect(x: 0, y: 744, width: 390, height: 100))
        nextButton.addTarget(self, action: #selector(nextQuestion(_:)), for: .touchUpInside)
        view.addSubview(nextButton)
    }

    @IBAction func nextQuestion(_ sender: Any) {
        var next = current ?? IndexPath(row: -1, section: 0)
        next.row += 1
        if next.row == 10 { next = IndexPath(row: 0, section: next.section + 1) }
        tableView.selectRow(at: next, animated: true, scrollPosition: .middle)
        tableView.delegate?.tableView?(tableView, didSelectRowAt: next)
    }
}

extension QuizController: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 5 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "question", for: indexPath)
        cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Part \(section)" }
}

extension QuizController: UITableViewDelegate {
    private func note(_ word: String, _ indexPath: IndexPath) {
        if logsAll { log.append("\(word) \(indexPath.section).\(indexPath.row)") }
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        note("shouldHighlight", indexPath)
        return indexPath.row != 3
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note("didHighlight", indexPath) }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { note("didUnhighlight", indexPath) }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        note("willSelect", indexPath)
        // The fifth row stands for the sixth.
        return indexPath.row == 4 ? IndexPath(row: 5, section: indexPath.section) : indexPath
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        note("willDeselect", indexPath)
        return indexPath
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("didDeselect", indexPath) }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        current = indexPath
        log.append("didSelect \(indexPath.section).\(indexPath.row)")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("scrolled") }
}
