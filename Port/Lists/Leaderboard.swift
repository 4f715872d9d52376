import UIKit

class Player: NSObject {
    @objc let name: String
    @objc dynamic var score: Int

    @objc init(name: String, score: Int) {
        self.name = name
        self.score = score
    }
}

class PlayerCell: UITableViewCell {
    private(set) var reuses = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }

    @objc func configure(_ player: Player) {
        textLabel?.text = player.name
        detailTextLabel?.text = String(player.score)
    }
}

class LeaderboardController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    @IBOutlet private(set) var tableView: UITableView!
    @IBOutlet private(set) var roundButton: UIButton!
    private(set) var players = [
        Player(name: "Ann", score: 50), Player(name: "Bob", score: 40), Player(name: "Cyd", score: 30),
        Player(name: "Dan", score: 20),
    ]
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 744))
        tableView.rowHeight = 60
        tableView.register(PlayerCell.self, forCellReuseIdentifier: "player")
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
        roundButton = UIButton(frame: CGRect(x: 0, y: 744, width: 390, height: 100))
        roundButton.addTarget(self, action: #selector(LeaderboardController.round(_:)), for: .touchUpInside)
        view.addSubview(roundButton)
    }

    /// Bob leaves, Zoe comes in at the top, Dan overtakes Cyd.
    @objc func round(_ sender: UIButton) {
        guard let dan = players.first(where: { $0.name == "Dan" }) else { return }
        dan.score = 45
        var new = players.filter { $0.name != "Bob" } + [Player(name: "Zoe", score: 60)]
        new.sort { $0.score > $1.score }
        let changes = new.difference(from: players).inferringMoves()
        players = new
        log.append("begin")
        tableView.performBatchUpdates({
            for change in changes {
                switch change {
                case .remove(let offset, _, let to?):
                    self.tableView.moveRow(at: IndexPath(row: offset, section: 0), to: IndexPath(row: to, section: 0))
                case .remove(let offset, _, nil):
                    self.tableView.deleteRows(at: [IndexPath(row: offset, section: 0)], with: .left)
                case .insert(let offset, _, nil):
                    self.tableView.insertRows(at: [IndexPath(row: offset, section: 0)], with: .right)
                case .insert:
                    break
                }
            }
        }, completion: { [weak self] finished in
            self?.log.append("end \(finished)")
            self?.refreshVisible()
        })
        log.append("going")
    }

    private func refreshVisible() {
        tableView.indexPathsForVisibleRows?.forEach { indexPath in
            (tableView.cellForRow(at: indexPath) as? PlayerCell)?.configure(players[indexPath.row])
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { players.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "player", for: indexPath) as! PlayerCell
        cell.configure(players[indexPath.row])
        return cell
    }

    /// Whoever is tapped goes to the end.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let player = players.remove(at: indexPath.row)
        players.append(player)
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self] in self?.log.append("\(player.name) is last") }
        tableView.beginUpdates()
        tableView.moveRow(at: indexPath, to: IndexPath(row: players.count - 1, section: 0))
        tableView.endUpdates()
        CATransaction.commit()
    }
}
