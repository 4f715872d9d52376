import UIKit
#if os(iOS)
    import AudioToolbox
#endif

class NotesViewController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    weak var scrollDelegate: UIScrollViewDelegate?
    @objc private(set) var actions: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.contentSize = CGSize(width: 390, height: 2000)
        scrollView.delegate = self
        view.addSubview(scrollView)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Share", style: .done, target: self, action: #selector(share(_:event:)))
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(self.swiped))
        swipe.direction = .left
        view.addGestureRecognizer(swipe)
    }

    @objc func share(_ sender: UIBarButtonItem, event: UIEvent?) { actions.append("share") }
    @objc func swiped() { actions.append("swiped") }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrollDelegate?.scrollViewDidScroll?(scrollView)
    }

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action {
        case #selector(copy(_:)), #selector(UIResponderStandardEditActions.paste(_:)): return true
        case #selector(insertDate): return !actions.isEmpty
        default: return false
        }
    }

    override func copy(_ sender: Any?) { actions.append("copy") }
    @objc func insertDate() { actions.append("date") }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "d", modifierFlags: .command, action: #selector(insertDate))]
    }
}
