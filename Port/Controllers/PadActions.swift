import UIKit

@objc protocol DocumentDelegate: AnyObject {
    @objc optional func document(_ controller: DocumentController, did action: String)
}

/// A document with a sheet of actions that comes out of a bar button; on a pad it is a popover there.
class DocumentController: UIViewController {
    weak var delegate: DocumentDelegate?
    @IBOutlet var pageButton: UIButton!
    private(set) weak var sheet: UIAlertController?
    private(set) var pageTaps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Document"
        view.backgroundColor = .white
        pageButton = UIButton(frame: view.bounds)
        pageButton.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pageButton.addTarget(self, action: #selector(pageTapped), for: .touchUpInside)
        view.addSubview(pageButton)
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(showActions(_:)))
    }

    @objc func pageTapped() { pageTaps += 1 }

    @objc func showActions(_ sender: UIBarButtonItem) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Duplicate", style: .default, handler: did("duplicated")))
        let move = UIAlertAction(title: "Move", style: .default, handler: did("moved"))
        move.isEnabled = false
        sheet.addAction(move)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.confirm() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: did("cancelled")))
        if let popover = sheet.popoverPresentationController {
            popover.barButtonItem = sender
            popover.permittedArrowDirections = [.up]
            popover.delegate = self
        }
        self.sheet = sheet
        present(sheet, animated: true)
    }

    private func did(_ what: String) -> (UIAlertAction) -> Void {
        return { [weak self] _ in
            guard let self = self else { return }
            self.delegate?.document?(self, did: what)
        }
    }

    /// A second question, asked from the handler of the first.
    private func confirm() {
        let alert = UIAlertController(title: "Are you sure?", message: "This cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel, handler: did("kept")))
        alert.addAction(UIAlertAction(title: "Delete Document", style: .destructive, handler: did("deleted")))
        present(alert, animated: true)
    }
}

extension DocumentController: UIPopoverPresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        delegate?.document?(self, did: "prepared")
    }
}
