import UIKit

/// A round button that opens a column of smaller ones.
class SpeedDialButton: UIView {
    struct Item {
        let title: String
        let target: AnyObject
        let action: Selector
    }

    private(set) var items: [Item] = []
    private(set) var buttons: [UIButton] = []
    let main = UIButton(type: .custom)
    @objc private(set) dynamic var isOpen = false
    private var idle: Timer?

    override init(frame: CGRect) {
        super.init(frame: frame)
        main.frame = bounds
        addSubview(main)
        main.addTarget(self, action: #selector(SpeedDialButton.toggle(_:)), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func addItem(_ title: String, target: AnyObject, action: Selector) {
        items.append(Item(title: title, target: target, action: action))
        let button = UIButton(type: .custom)
        button.setTitle(title, for: .normal)
        let y = -CGFloat(items.count) * 70
        button.frame = CGRect(x: 0, y: y, width: bounds.width, height: 60)
        button.isHidden = true
        button.addTarget(target, action: action, for: .touchUpInside)
        button.addTarget(self, action: #selector(close), for: .touchUpInside)
        addSubview(button)
        buttons.append(button)
    }

    @IBAction func toggle(_ sender: Any?) { isOpen ? close() : open() }

    private func open() {
        isOpen = true
        buttons.forEach { $0.isHidden = false }
        idle?.invalidate()
        idle = Timer.scheduledTimer(
            timeInterval: 5, target: self, selector: #selector(close), userInfo: nil, repeats: false)
    }

    @objc func close() {
        idle?.invalidate()
        idle = nil
        isOpen = false
        buttons.forEach { $0.isHidden = true }
    }
}

// The items above the round button are outside its bounds.
extension SpeedDialButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if super.point(inside: point, with: event) { return true }
        return buttons.contains { !$0.isHidden && $0.frame.contains(point) }
    }
}

/// The target of the fourth item.
final class Archive: NSObject {
    private(set) var stored = 0
    @objc func store() { stored += 1 }
}

final class NotesController: UIViewController {
    let dial = SpeedDialButton(frame: CGRect(x: 310, y: 764, width: 60, height: 60))
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(dial)
        let archived: Selector = #selector(Archive.store)
        precondition(archive.responds(to: archived) && !responds(to: archived))
        let actions: [(String, Selector)] = [
            ("note", #selector(newNote)),
            ("photo", #selector(newPhoto(_:))),
            ("link", Selector(("newLink:forEvent:"))),
            ("other", NSSelectorFromString("noSuchThing")),
        ]
        for (title, action) in actions where responds(to: action) {
            dial.addItem(title, target: self, action: action)
        }
    }

    let archive = Archive()

    /// Adds a fourth item with another target.
    func offerArchive() { dial.addItem("archive", target: archive, action: #selector(Archive.store)) }

    @objc private func newNote() { log.append("note") }
    @objc private func newPhoto(_ sender: UIButton) { log.append("photo from \(sender.title(for: .normal) ?? "?")") }
    @objc private func newLink(_ sender: UIButton, forEvent event: UIEvent) {
        log.append("link, \(event.allTouches?.count ?? 0) finger")
    }
}
