import UIKit

@objc protocol EditorDelegate: AnyObject {
    func editor(_ editor: EditorController, saved text: String)
    @objc optional func editorWasDragged(_ editor: EditorController, away: Bool)
}

class NotesController: UIViewController, EditorDelegate {
    let newButton = UIButton(type: .system)
    private(set) var notes: [String] = []
    private(set) var log: [String] = []
    private(set) weak var editor: EditorController?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        newButton.setTitle("New note", for: .normal)
        newButton.frame = CGRect(x: 20, y: 700, width: 350, height: 50)
        newButton.addTarget(self, action: #selector(newNote(_:)), for: .touchUpInside)
        view.addSubview(newButton)
    }

    @IBAction func newNote(_ sender: UIButton) {
        let editor = EditorController()
        editor.delegate = self
        let navigation = UINavigationController(rootViewController: editor)
        navigation.modalPresentationStyle = .pageSheet
        navigation.presentationController?.delegate = editor
        self.editor = editor
        present(navigation, animated: true, completion: nil)
    }

    func editor(_ editor: EditorController, saved text: String) { notes.append(text) }
    func editorWasDragged(_ editor: EditorController, away: Bool) { log.append(away ? "dragged away" : "attempt") }
}

class EditorController: UIViewController {
    weak var delegate: EditorDelegate?
    @IBOutlet weak var textView: UITextView!
    private var original = ""
    var hasChanges: Bool { textView.text != original }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Note"
        view.backgroundColor = .white
        let textView = UITextView(frame: CGRect(x: 0, y: 60, width: view.bounds.width, height: 200))
        textView.autoresizingMask = [.flexibleWidth]
        textView.delegate = self
        view.addSubview(textView)
        self.textView = textView
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel(_:)))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save(_:)))
        navigationItem.rightBarButtonItem?.isEnabled = false
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textView.becomeFirstResponder()
    }

    @objc func save(_ sender: Any?) {
        guard hasChanges else { return }
        delegate?.editor(self, saved: textView.text)
        dismiss(animated: true)
    }

    @objc func cancel(_ sender: Any?) {
        if hasChanges { confirm() } else { dismiss(animated: true) }
    }

    private func confirm() {
        let alert = UIAlertController(title: "Discard this note?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in self.dismiss(animated: true) })
        alert.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        present(alert, animated: true)
    }
}

extension EditorController: UITextViewDelegate, UIAdaptivePresentationControllerDelegate {
    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(title: "Save", action: #selector(save(_:)), input: "s", modifierFlags: .command),
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(cancel(_:))),
        ]
    }

    func textViewDidChange(_ textView: UITextView) {
        navigationItem.rightBarButtonItem?.isEnabled = hasChanges
        isModalInPresentation = hasChanges
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        delegate?.editorWasDragged?(self, away: false)
        confirm()
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        delegate?.editorWasDragged?(self, away: true)
    }
}
