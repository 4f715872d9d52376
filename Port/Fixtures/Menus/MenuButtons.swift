import UIKit

@objc protocol FilesDelegate: AnyObject {
    @objc optional func files(_ controller: FilesController, sortedBy order: String)
    @objc optional func files(_ controller: FilesController, did action: String)
}

/// Files that are sorted from a menu on a bar button, with a pop-up for their size and commands on keys.
class FilesController: UIViewController {
    weak var delegate: FilesDelegate?
    let sizeButton = UIButton(type: .system)
    let moreButton = UIButton(type: .system)
    let pageButton = UIButton(frame: CGRect(x: 0, y: 600, width: 390, height: 200))
    private(set) var order = "Name"
    private(set) var menuOpenings = 0
    private(set) var presses = 0
    private(set) var pageTaps = 0
    var hasSelection = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Files"
        view.backgroundColor = .white
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: sortMenu())

        sizeButton.frame = CGRect(x: 20, y: 100, width: 150, height: 44)
        sizeButton.menu = UIMenu(
            children: ["Small", "Medium", "Large"].map { name in
                UIAction(title: name, state: name == "Medium" ? .on : .off) { [weak self] _ in
                    self?.note("size \(name)")
                }
            })
        sizeButton.showsMenuAsPrimaryAction = true
        sizeButton.changesSelectionAsPrimaryAction = true
        view.addSubview(sizeButton)

        moreButton.setTitle("More", for: .normal)
        moreButton.frame = CGRect(x: 220, y: 100, width: 150, height: 44)
        moreButton.menu = UIMenu(
            title: "",
            children: [
                UIAction(title: "Rename") { [weak self] _ in self?.note("rename") },
                UIAction(title: "Locked", attributes: .disabled) { [weak self] _ in self?.note("locked") },
                UIMenu(
                    title: "", options: .displayInline,
                    children: [
                        UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in self?.note("delete") }
                    ]),
            ])
        moreButton.showsMenuAsPrimaryAction = true
        moreButton.addTarget(self, action: #selector(menuOpens(_:)), for: .menuActionTriggered)
        moreButton.addTarget(self, action: #selector(pressed(_:)), for: .touchUpInside)
        view.addSubview(moreButton)
        pageButton.addTarget(self, action: #selector(pageTapped), for: .touchUpInside)
        view.addSubview(pageButton)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    private func sortMenu() -> UIMenu {
        let actions = ["Name", "Date", "Kind"].map { name in
            UIAction(title: name, state: name == order ? .on : .off) { [weak self] action in
                self?.sort(by: action.title)
            }
        }
        return UIMenu(title: "Sort by", children: actions)
    }

    private func sort(by name: String) {
        order = name
        navigationItem.rightBarButtonItem?.menu = sortMenu()
        delegate?.files?(self, sortedBy: name)
    }

    private func note(_ what: String) { delegate?.files?(self, did: what) }

    @objc func menuOpens(_ sender: UIButton) { menuOpenings += 1 }
    @objc func pressed(_ sender: UIButton) { presses += 1 }
    @objc func pageTapped() { pageTaps += 1 }
    @objc func showSearch(_ command: UIKeyCommand) { note("find") }
    @objc func newFolder(_ command: UIKeyCommand) { note("new folder") }
    @objc func deleteFile(_ command: UIKeyCommand) { note("delete by key") }
    @objc func moveUp(_ command: UIKeyCommand) { note("up \(command.input == UIKeyCommand.inputUpArrow)") }
}

extension FilesController {
    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        return [
            UIKeyCommand(
                title: "New Folder", action: #selector(newFolder(_:)), input: "n", modifierFlags: [.command, .shift]),
            UIKeyCommand(title: "Search", action: #selector(showSearch(_:)), input: "l", modifierFlags: .command),
            UIKeyCommand(input: "d", modifierFlags: .command, action: #selector(deleteFile(_:))),
            UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: #selector(moveUp(_:))),
        ]
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(deleteFile(_:)) { return hasSelection }
        return super.canPerformAction(action, withSender: sender)
    }
}
