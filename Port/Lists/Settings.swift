import UIKit

/// A settings screen as from a storyboard's static table: its cells are outlets, and their switches are accessory views.
class SettingsController: UITableViewController {
    @IBOutlet var wifiCell: UITableViewCell!
    @IBOutlet var bluetoothCell: UITableViewCell!
    @IBOutlet var aboutCell: UITableViewCell!
    @IBOutlet weak var wifiSwitch: UISwitch!
    @IBOutlet weak var bluetoothSwitch: UISwitch!

    private(set) var settings: [String: Bool] = ["wifi": true, "bluetooth": false]
    private(set) var log: [String] = []
    private(set) var quality = 1
    private let qualities = ["Low", "Medium", "High"]

    convenience init() {
        self.init(style: .grouped)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        makeOutlets()
        tableView.rowHeight = 44
        tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 1))
    }

    private func makeOutlets() {
        wifiCell = UITableViewCell(style: .default, reuseIdentifier: nil)
        wifiCell.textLabel?.text = "Wi-Fi"
        let wifi = UISwitch()
        wifi.isOn = settings["wifi"]!
        wifi.addTarget(self, action: #selector(switchChanged(_:)), for: .valueChanged)
        wifiCell.accessoryView = wifi
        wifiCell.selectionStyle = .none
        wifiSwitch = wifi

        bluetoothCell = UITableViewCell(style: .default, reuseIdentifier: nil)
        bluetoothCell.textLabel?.text = "Bluetooth"
        let bluetooth = UISwitch()
        bluetooth.isOn = settings["bluetooth"]!
        bluetooth.addTarget(self, action: #selector(switchChanged(_:)), for: .valueChanged)
        bluetoothCell.accessoryView = bluetooth
        bluetoothCell.selectionStyle = .none
        bluetoothSwitch = bluetooth

        aboutCell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        aboutCell.textLabel?.text = "About"
        aboutCell.detailTextLabel?.text = "1.0"
        aboutCell.accessoryType = .detailButton
    }

    @IBAction func switchChanged(_ sender: UISwitch) {
        let key = sender === wifiSwitch ? "wifi" : "bluetooth"
        settings[key] = sender.isOn
        log.append("\(key) \(sender.isOn ? "on" : "off")")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 3 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return [2, qualities.count, 1][section]
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return ["Radio", "Quality", nil][section]
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch (indexPath.section, indexPath.row) {
        case (0, 0): return wifiCell
        case (0, 1): return bluetoothCell
        case (1, let row):
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = qualities[row]
            cell.accessoryType = row == quality ? .checkmark : .none
            return cell
        default: return aboutCell
        }
    }
}

// MARK: - Delegate

extension SettingsController {
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        return indexPath.section == 0 ? nil : indexPath
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        log.append("row \(indexPath.section).\(indexPath.row)")
        guard indexPath.section == 1, indexPath.row != quality else { return }
        let old = IndexPath(row: quality, section: 1)
        quality = indexPath.row
        tableView.cellForRow(at: old)?.accessoryType = .none
        tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        log.append("info \(indexPath.section).\(indexPath.row)")
    }
}
