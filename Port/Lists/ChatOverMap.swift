import UIKit

/// Messages gather at the bottom; what is above the first one is not the table's, and touches there go through.
class BottomTable: UITableView {
    private(set) var passed = 0
    private(set) var reloads = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = max(100, bounds.height - contentSize.height)
        guard contentInset.top != top else { return }
        contentInset.top = top
        contentOffset.y = contentSize.height - bounds.height
    }

    override func reloadData() {
        super.reloadData()
        reloads += 1
        setNeedsLayout()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return point.y >= 0 && super.point(inside: point, with: event)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        if view == nil { passed += 1 }
        return view
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
        return !(view is UISlider) && super.touchesShouldCancel(in: view)
    }
}

class MapView: UIView {
    private(set) var pins: [CGPoint] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dropPin(_:))))
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    @objc func dropPin(_ recognizer: UITapGestureRecognizer) {
        guard recognizer.state == .ended else { return }
        pins.append(recognizer.location(in: self))
    }
}

class ChatController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    @IBOutlet weak var map: MapView!
    @IBOutlet weak var table: BottomTable!
    private(set) var messages = ["Hi", "Hello", "Where are you?"]
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let map = MapView(frame: view.bounds)
        map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(map)
        self.map = map
        let table = BottomTable(frame: view.bounds, style: .plain)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.backgroundColor = .clear
        table.rowHeight = 60
        table.estimatedRowHeight = 0
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "message")
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
        self.table = table
    }

    func send(_ message: String) {
        messages.append(message)
        table.reloadData()
        table.layoutIfNeeded()
        table.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: true)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        cell.textLabel?.text = messages[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append(messages[indexPath.row])
        if indexPath.row == 0 { send("Pong") }
        tableView.deselectRow(at: indexPath, animated: false)
    }
}
