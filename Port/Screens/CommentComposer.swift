import UIKit

@objc protocol CommentComposerDelegate {
    @objc optional func composer(_ composer: CommentComposer, didPost text: String)
    @objc optional func composer(_ composer: CommentComposer, canPost text: String) -> Bool
}

class CommentComposer: UIView, UITextViewDelegate {
    @IBOutlet var textView: UITextView!
    @IBOutlet var postButton: UIButton!
    @IBOutlet var doneBar: UIView!
    weak var delegate: (any CommentComposerDelegate)?
    private var draftTimer: Timer?
    private(set) var drafts: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        textView = UITextView(frame: CGRect(x: 0, y: 0, width: frame.width - 80, height: frame.height))
        textView.delegate = self
        addSubview(textView)
        postButton = UIButton(frame: CGRect(x: frame.width - 80, y: 0, width: 80, height: frame.height))
        postButton.addTarget(self, action: #selector(post(_:)), for: .touchUpInside)
        addSubview(postButton)
        doneBar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let done = UIButton(frame: doneBar.bounds)
        done.addTarget(textView, action: #selector(UIResponder.resignFirstResponder), for: .touchUpInside)
        doneBar.addSubview(done)
        textView.inputAccessoryView = doneBar
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(appLeaves), name: UIApplication.didEnterBackgroundNotification, object: nil)
        center.addObserver(
            self, selector: #selector(keyboard(_:)), name: UIResponder.keyboardDidShowNotification, object: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func textViewDidChange(_ textView: UITextView) {
        draftTimer?.invalidate()
        draftTimer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(saveDraft), userInfo: nil, repeats: false)
    }

    private(set) var keyboardTops: [CGFloat] = []

    @objc private func keyboard(_ note: Notification) {
        if let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect { keyboardTops.append(frame.minY) }
    }

    @objc private func saveDraft() { drafts.append(textView.text) }

    @objc private func appLeaves() {
        draftTimer?.fire()
        draftTimer?.invalidate()
    }

    @IBAction private func post(_ sender: Any) {
        let text = textView.text ?? ""
        guard !text.isEmpty, delegate?.composer?(self, canPost: text) != false else { return }
        draftTimer?.invalidate()
        delegate?.composer?(self, didPost: text)
        textView.text = ""
        UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    }
}

final class CommentsController: UIViewController, CommentComposerDelegate {
    let composer = CommentComposer(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    private(set) var posts: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(composer)
        composer.delegate = self
    }

    func composer(_ composer: CommentComposer, didPost text: String) { posts.append(text) }
    func composer(_ composer: CommentComposer, canPost text: String) -> Bool { text != "spam" }
}
