import UIKit

/// A row of a form: its title, its value and the class of its cell.
class FormRow {
    let tag: String
    let title: String
    var isHidden: (Form) -> Bool = { _ in false }
    var onChange: ((FormRow) -> Void)?
    var anyValue: Any? { nil }
    class var cellClass: FormCell.Type { FormCell.self }

    init(_ tag: String, title: String) {
        self.tag = tag
        self.title = title
    }
}

class ValueRow<Value: Equatable>: FormRow {
    var value: Value? {
        didSet { if value != oldValue { onChange?(self) } }
    }
    override var anyValue: Any? { value }

    init(_ tag: String, title: String, value: Value? = nil) {
        self.value = value
        super.init(tag, title: title)
    }
}

final class TextRow: ValueRow<String> {
    var keyboardType = UIKeyboardType.default
    override class var cellClass: FormCell.Type { TextCell.self }
}

final class SwitchRow: ValueRow<Bool> {
    override class var cellClass: FormCell.Type { SwitchCell.self }
}

final class StepperRow: ValueRow<Int> {
    var range = 0...10
    override class var cellClass: FormCell.Type { StepperCell.self }
}

final class DateRow: ValueRow<Date> {
    override class var cellClass: FormCell.Type { DateCell.self }
}

final class Form {
    var rows: [FormRow] = []
    var visible: [FormRow] { rows.filter { !$0.isHidden(self) } }

    func row<Row: FormRow>(_ tag: String) -> Row? { rows.first { $0.tag == tag } as? Row }

    var values: [String: Any] {
        visible.reduce(into: [:]) { values, row in values[row.tag] = row.anyValue }
    }
}

protocol FormCellDelegate: AnyObject {
    func cellWantsNext(_ cell: FormCell)
}

class FormCell: UITableViewCell {
    weak var delegate: FormCellDelegate?
    class var identifier: String { String(describing: self) }
    var isFocusable: Bool { false }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        setUp()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func setUp() {}
    func show(_ row: FormRow) { textLabel?.text = row.title }
    @discardableResult func focus() -> Bool { false }
}

final class TextCell: FormCell, UITextFieldDelegate {
    let textField = UITextField()
    private weak var row: TextRow?
    override var isFocusable: Bool { true }

    override func setUp() {
        textField.delegate = self
        textField.returnKeyType = .next
        textField.addTarget(self, action: #selector(edited), for: .editingChanged)
        contentView.addSubview(textField)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        textField.frame = CGRect(
            x: 140, y: 5, width: contentView.bounds.width - 160, height: contentView.bounds.height - 10)
    }

    override func show(_ row: FormRow) {
        super.show(row)
        self.row = row as? TextRow
        textField.text = self.row?.value
        textField.keyboardType = self.row?.keyboardType ?? .default
    }

    override func focus() -> Bool { textField.becomeFirstResponder() }

    @objc private func edited() { row?.value = textField.text }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        delegate?.cellWantsNext(self)
        return false
    }
}

final class SwitchCell: FormCell {
    let toggle = UISwitch()
    private weak var row: SwitchRow?

    override func setUp() {
        accessoryView = toggle
        toggle.addTarget(self, action: #selector(SwitchCell.toggled(_:)), for: .valueChanged)
    }

    override func show(_ row: FormRow) {
        super.show(row)
        self.row = row as? SwitchRow
        toggle.setOn(self.row?.value ?? false, animated: false)
    }

    @IBAction private func toggled(_ sender: UISwitch) { row?.value = sender.isOn }
}

final class StepperCell: FormCell {
    let stepper = UIStepper()
    private weak var row: StepperRow?

    override func setUp() {
        accessoryView = stepper
        stepper.addTarget(self, action: #selector(stepped), for: .valueChanged)
    }

    override func show(_ row: FormRow) {
        super.show(row)
        guard let row = row as? StepperRow else { return }
        self.row = row
        stepper.minimumValue = Double(row.range.lowerBound)
        stepper.maximumValue = Double(row.range.upperBound)
        stepper.value = Double(row.value ?? 0)
        detailTextLabel?.text = "\(row.value ?? 0)"
    }

    @objc private func stepped() {
        row?.value = Int(stepper.value)
        detailTextLabel?.text = "\(Int(stepper.value))"
    }
}

/// Becomes first responder, with a date picker in place of a keyboard.
final class DateCell: FormCell {
    private weak var row: DateRow?
    override var isFocusable: Bool { true }
    override var canBecomeFirstResponder: Bool { true }

    private(set) lazy var picker: UIDatePicker = {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        if #available(iOS 13.4, *) { picker.preferredDatePickerStyle = .wheels }
        picker.addTarget(self, action: #selector(picked(_:)), for: .valueChanged)
        return picker
    }()

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }()

    override var inputView: UIView? { picker }

    override func show(_ row: FormRow) {
        super.show(row)
        self.row = row as? DateRow
        detailTextLabel?.text = self.row?.value.map(Self.formatter.string(from:)) ?? "-"
        if let date = self.row?.value { picker.date = date }
    }

    override func focus() -> Bool { becomeFirstResponder() }

    @objc private func picked(_ picker: UIDatePicker) {
        row?.value = picker.date
        detailTextLabel?.text = Self.formatter.string(from: picker.date)
    }
}

class FormController: UITableViewController, FormCellDelegate {
    let form = Form()
    private var shown: [FormRow] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 50
        tableView.separatorStyle = .none
        tableView.contentInsetAdjustmentBehavior = .never
        for cellClass in [TextCell.self, SwitchCell.self, StepperCell.self, DateCell.self] as [FormCell.Type] {
            tableView.register(cellClass, forCellReuseIdentifier: cellClass.identifier)
        }
        shown = form.visible
    }

    /// Inserts and deletes the rows whose conditions have changed.
    func update() {
        let new = form.visible
        let gone = shown.indices.filter { index in !new.contains { $0 === shown[index] } }
        let come = new.indices.filter { index in !shown.contains { $0 === new[index] } }
        shown = new
        guard !(gone.isEmpty && come.isEmpty) else { return }
        tableView.beginUpdates()
        tableView.deleteRows(at: gone.map { IndexPath(row: $0, section: 0) }, with: .fade)
        tableView.insertRows(at: come.map { IndexPath(row: $0, section: 0) }, with: .fade)
        tableView.endUpdates()
    }

    func cellWantsNext(_ cell: FormCell) {
        guard let indexPath = tableView.indexPath(for: cell) else { return }
        for row in (indexPath.row + 1)..<max(indexPath.row + 1, shown.count) {
            if let next = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? FormCell, next.isFocusable,
                next.focus()
            {
                return
            }
        }
        view.endEditing(true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = shown[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: type(of: row).cellClass.identifier, for: indexPath)
        if let cell = cell as? FormCell {
            cell.delegate = self
            cell.show(row)
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        (tableView.cellForRow(at: indexPath) as? FormCell)?.focus()
    }
}

final class OrderController: FormController {
    private(set) var log: [String] = []

    override func viewDidLoad() {
        let company = SwitchRow("company", title: "Company", value: false)
        let vat = TextRow("vat", title: "VAT number")
        vat.isHidden = { form in (form.row("company") as SwitchRow?)?.value != true }
        let born = DateRow("date", title: "Delivery", value: Date(timeIntervalSince1970: 86_400 * 365))
        form.rows = [
            TextRow("name", title: "Name"), company, vat, TextRow("mail", title: "Mail"),
            StepperRow("count", title: "Count", value: 1), born,
        ]
        form.rows.forEach { row in
            row.onChange = { [weak self] in
                self?.log.append("\($0.tag)=\($0.anyValue ?? "nil")")
                self?.update()
            }
        }
        super.viewDidLoad()
    }
}
