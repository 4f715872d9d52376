import UIKit

/// A mailbox: large title, own back button, rows that open letters. A letter hides its bar as it is read.
class LargeTitlesMailboxController: UITableViewController {
    let letters = (1...40).map { "Letter \($0)" }
    private(set) var refreshes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Mailbox"
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.backButtonTitle = ""
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
        tableView.rowHeight = 44

        let badge = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 32))
        badge.setTitle("New", for: .normal)
        badge.addTarget(self, action: #selector(newTapped(_:)), for: .touchUpInside)
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: badge)
    }

    @objc func newTapped(_ sender: UIButton) { refreshes += 1 }
}

extension LargeTitlesMailboxController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { letters.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
        cell.textLabel?.text = letters[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let letter = LetterController()
        letter.title = letters[indexPath.row]
        navigationController?.pushViewController(letter, animated: true)
    }
}

class LetterController: UIViewController, UIScrollViewDelegate {
    @IBOutlet weak var scrollView: UIScrollView!
    let titleButton = UIButton(type: .system)
    private(set) var titleTaps = 0

    override func loadView() {
        let scrollView = UIScrollView()
        scrollView.backgroundColor = .white
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        scrollView.delegate = self
        view = scrollView
        self.scrollView = scrollView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        titleButton.setTitle("▾ Letter", for: .normal)
        titleButton.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
        titleButton.addTarget(self, action: #selector(titleTapped), for: .touchUpInside)
        navigationItem.titleView = titleButton
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(goBack(_:)))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.hidesBarsOnSwipe = true
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.hidesBarsOnSwipe = false
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    @objc func titleTapped() { titleTaps += 1 }
    @objc func goBack(_ sender: UIBarButtonItem) { navigationController?.popViewController(animated: true) }
}
