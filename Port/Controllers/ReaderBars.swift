import UIKit

class SettingsController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        view.backgroundColor = .white
    }
}

/// A book: bars above and below that go when somebody taps the page.
class ReaderController: UIViewController {
    @IBOutlet weak var noteButton: UIButton!
    private(set) var log: [String] = []
    private var isSelecting = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chapter 1"
        view.backgroundColor = .white
        let note = UIButton(frame: CGRect(x: 45, y: 500, width: 300, height: 60))
        note.addTarget(self, action: #selector(noteTapped), for: .touchUpInside)
        view.addSubview(note)
        noteButton = note
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Select", style: .plain, target: self, action: #selector(toggleSelecting(_:)))
        toolbarItems = readingItems()
    }

    private func readingItems() -> [UIBarButtonItem] {
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        return [
            UIBarButtonItem(title: "Contents", style: .plain, target: self, action: #selector(contents(_:))), space,
            UIBarButtonItem(title: "Aa", style: .plain, target: self, action: #selector(settings(_:))),
        ]
    }

    @objc func noteTapped() { log.append("note") }
    @objc func contents(_ sender: UIBarButtonItem) { log.append("contents") }
    @objc func deleteSelected(_ sender: UIBarButtonItem) { log.append("delete") }

    @objc func settings(_ sender: UIBarButtonItem) {
        let settings = SettingsController()
        settings.hidesBottomBarWhenPushed = true
        navigationController?.pushViewController(settings, animated: true)
    }

    @objc func toggleSelecting(_ sender: UIBarButtonItem) {
        isSelecting.toggle()
        sender.title = isSelecting ? "Done" : "Select"
        let delete = UIBarButtonItem(title: "Delete", style: .plain, target: self, action: #selector(deleteSelected(_:)))
        setToolbarItems(isSelecting ? [delete] : readingItems(), animated: true)
    }

    @objc func barsToggled(_ tap: UITapGestureRecognizer) {
        log.append("toggled")
        setNeedsStatusBarAppearanceUpdate()
    }
}

extension ReaderController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
        navigationController?.hidesBarsOnTap = true
        navigationController?.barHideOnTapGestureRecognizer.addTarget(self, action: #selector(barsToggled(_:)))
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.hidesBarsOnTap = false
        navigationController?.barHideOnTapGestureRecognizer.removeTarget(self, action: #selector(barsToggled(_:)))
    }

    override var prefersStatusBarHidden: Bool { navigationController?.isNavigationBarHidden ?? false }
}
