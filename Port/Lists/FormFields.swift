import UIKit

class FieldCell: UITableViewCell {
    @IBOutlet private(set) var field: UITextField!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        field = UITextField(frame: CGRect(x: 120, y: 10, width: 240, height: 40))
        field.clearButtonMode = .never
        field.returnKeyType = .next
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A form longer than the screen; the keyboard takes room from it, and return goes on to the next field.
class FormController: UIViewController {
    @IBOutlet weak var tableView: UITableView!
    let names = (1...14).map { "Field \($0)" }
    private(set) var values: [Int: String] = [:]
    private(set) var keyboardTop: CGFloat?

    override func viewDidLoad() {
        super.viewDidLoad()
        let table = UITableView(frame: view.bounds)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.rowHeight = 60
        table.keyboardDismissMode = .onDrag
        table.register(FieldCell.self, forCellReuseIdentifier: "field")
        table.dataSource = self
        view.addSubview(table)
        tableView = table
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(
            self, selector: #selector(keyboardWillHide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func keyboardWillShow(_ notification: NSNotification) {
        guard let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue else { return }
        let local = view.convert(frame, from: nil)
        keyboardTop = local.minY
        tableView.contentInset.bottom = view.bounds.maxY - local.minY
        tableView.verticalScrollIndicatorInsets.bottom = tableView.contentInset.bottom
    }

    @objc private func keyboardWillHide(_ notification: NSNotification) {
        keyboardTop = nil
        tableView.contentInset = .zero
        tableView.verticalScrollIndicatorInsets = .zero
    }

    private func indexPath(of field: UITextField) -> IndexPath? {
        let point = field.convert(CGPoint(x: 1, y: 1), to: tableView)
        return tableView.indexPathForRow(at: point)
    }
}

extension FormController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath) as! FieldCell
        cell.textLabel?.text = names[indexPath.row]
        cell.field.text = values[indexPath.row]
        cell.field.delegate = self
        return cell
    }
}

extension FormController: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let indexPath = indexPath(of: textField) else { return }
        DispatchQueue.main.async {
            self.tableView.scrollToRow(at: indexPath, at: .none, animated: false)
        }
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard let indexPath = indexPath(of: textField) else { return }
        values[indexPath.row] = textField.text
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let row = indexPath(of: textField)?.row else { return true }
        if let next = tableView.cellForRow(at: IndexPath(row: row + 1, section: 0)) as? FieldCell {
            next.field.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return false
    }
}
