import UIKit

protocol ComposerDelegate: AnyObject {
    func composer(_ composer: Composer, didSend text: String)
    func composerDidChangeHeight(_ composer: Composer)
}

/// The input bar. It grows with its text up to a maximum height, then the text scrolls.
@IBDesignable
final class Composer: UIView, UITextViewDelegate {
    weak var delegate: ComposerDelegate?
    let textView = UITextView()
    let sendButton = UIButton(type: .system)
    @IBInspectable var maximumTextHeight: CGFloat = 100 { didSet { updateHeight() } }
    private(set) var textHeight: CGFloat = 36

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        autoresizingMask = .flexibleHeight
        backgroundColor = UIColor(white: 0.96, alpha: 1)
        textView.font = .systemFont(ofSize: 16)
        textView.isScrollEnabled = false
        textView.layer.cornerRadius = 18
        textView.layer.borderWidth = 0.5
        textView.delegate = self
        sendButton.setTitle("Send", for: .normal)
        sendButton.isEnabled = false
        sendButton.addTarget(self, action: #selector(sendTapped(_:)), for: .touchUpInside)
        for view in [textView, sendButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            textView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            textView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            textView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            textView.trailingAnchor.constraint(equalTo: sendButton.leadingAnchor, constant: -8),
            sendButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            sendButton.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            sendButton.widthAnchor.constraint(equalToConstant: 60),
            sendButton.heightAnchor.constraint(equalToConstant: 36),
        ])
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: textHeight + 16) }

    private func updateHeight() {
        let wanted = ceil(
            textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)).height)
        let height = min(max(36, wanted), maximumTextHeight)
        textView.isScrollEnabled = wanted > maximumTextHeight
        guard height != textHeight else { return }
        textHeight = height
        invalidateIntrinsicContentSize()
        superview?.setNeedsLayout()
        delegate?.composerDidChangeHeight(self)
    }

    func textViewDidChange(_ textView: UITextView) {
        sendButton.isEnabled = !textView.text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
        updateHeight()
    }

    @objc private func sendTapped(_ sender: UIButton) {
        let text = textView.text.trimmingCharacters(in: .whitespacesAndNewlines)
        textView.text = ""
        textViewDidChange(textView)
        delegate?.composer(self, didSend: text)
    }
}

final class BubbleCell: UICollectionViewCell {
    static let identifier = String(describing: BubbleCell.self)
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.frame = contentView.bounds.insetBy(dx: 12, dy: 4)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        contentView.layer.cornerRadius = 16
        contentView.layer.masksToBounds = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Messages that are aligned with the input bar.
final class MessagesController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    struct Message: Equatable {
        enum Side { case mine, theirs }
        var text: String
        var side: Side
    }

    private(set) var messages: [Message]
    let composer = Composer(frame: CGRect(x: 0, y: 0, width: 390, height: 52))
    private(set) var keyboardTop: CGFloat?
    private var didScrollAtFirst = false

    lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 8
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.backgroundColor = .white
        view.alwaysBounceVertical = true
        view.keyboardDismissMode = .interactive
        view.contentInsetAdjustmentBehavior = .never
        view.dataSource = self
        view.delegate = self
        view.register(BubbleCell.self, forCellWithReuseIdentifier: BubbleCell.identifier)
        return view
    }()

    init(count: Int) {
        messages = (0..<count).map { Message(text: "Message \($0)", side: $0 % 2 == 0 ? .theirs : .mine) }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    deinit { NotificationCenter.default.removeObserver(self) }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { composer }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        composer.delegate = self
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange(_:)), name: UIResponder.keyboardWillChangeFrameNotification,
            object: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collectionView.frame = view.bounds
        collectionView.layoutIfNeeded()
        updateInsets()
        if !didScrollAtFirst {
            didScrollAtFirst = true
            scrollToBottom(animated: false)
        }
    }

    private func updateInsets() {
        let covered = max(composer.intrinsicContentSize.height, view.bounds.maxY - (keyboardTop ?? view.bounds.maxY))
        let content = collectionView.collectionViewLayout.collectionViewContentSize.height
        collectionView.contentInset = UIEdgeInsets(
            top: max(0, view.bounds.height - covered - content), left: 0, bottom: covered, right: 0)
        collectionView.scrollIndicatorInsets.bottom = covered
    }

    func scrollToBottom(animated: Bool) {
        let inset = collectionView.contentInset
        let height = collectionView.collectionViewLayout.collectionViewContentSize.height
        let bottom = height + inset.bottom - collectionView.bounds.height
        collectionView.setContentOffset(CGPoint(x: 0, y: max(-inset.top, bottom)), animated: animated)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let end = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        else { return }
        keyboardTop = view.convert(end, from: nil).minY
        let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0.25
        UIView.animate(withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.updateInsets()
            self.scrollToBottom(animated: false)
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        messages.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: BubbleCell.identifier, for: indexPath)
            as! BubbleCell
        let message = messages[indexPath.item]
        cell.label.text = message.text
        cell.label.textAlignment = message.side == .mine ? .right : .left
        cell.contentView.backgroundColor = message.side == .mine ? .systemBlue : .lightGray
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: collectionView.bounds.width - 20, height: 44)
    }
}

extension MessagesController: ComposerDelegate {
    func composer(_ composer: Composer, didSend text: String) {
        let indexPath = IndexPath(item: messages.count, section: 0)
        messages.append(Message(text: text, side: .mine))
        collectionView.performBatchUpdates({ self.collectionView.insertItems(at: [indexPath]) })
        updateInsets()
        scrollToBottom(animated: true)
    }

    func composerDidChangeHeight(_ composer: Composer) {
        updateInsets()
        scrollToBottom(animated: false)
    }
}
