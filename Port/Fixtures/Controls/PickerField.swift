import UIKit

@objc protocol OrderDelegate: AnyObject {
    @objc optional func order(_ controller: OrderController, finished field: UITextField)
}

/// A field with a picker as its input view, without caret and paste.
class PickedField: UITextField {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}

class OrderController: UIViewController {
    weak var delegate: OrderDelegate?
    let sizes = ["Small", "Medium", "Large", "Huge"]
    @IBOutlet var sizeField: PickedField!
    @IBOutlet var dateField: PickedField!
    let sizePicker = UIPickerView()
    let datePicker = UIDatePicker()
    private(set) lazy var toolbar: UIToolbar = {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        toolbar.items = [
            UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: #selector(cancelTapped(_:))),
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(doneTapped)),
        ]
        toolbar.sizeToFit()
        return toolbar
    }()
    private(set) var selections: [Int] = []

    private lazy var formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        sizeField = PickedField(frame: CGRect(x: 20, y: 80, width: 350, height: 40))
        dateField = PickedField(frame: CGRect(x: 20, y: 140, width: 350, height: 40))
        sizePicker.dataSource = self
        sizePicker.delegate = self
        datePicker.datePickerMode = .date
        if #available(iOS 13.4, *) { datePicker.preferredDatePickerStyle = .wheels }
        datePicker.timeZone = TimeZone(identifier: "UTC")
        datePicker.addTarget(self, action: #selector(dateChanged(_:)), for: .valueChanged)
        sizeField.inputView = sizePicker
        dateField.inputView = datePicker
        let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:)))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
        for field in [sizeField, dateField] as [UITextField] {
            field.borderStyle = .roundedRect
            field.inputAccessoryView = toolbar
            view.addSubview(field)
        }
    }

    @objc func dateChanged(_ sender: UIDatePicker) { dateField.text = formatter.string(from: sender.date) }

    @objc func doneTapped() {
        let field: UITextField = sizeField.isFirstResponder ? sizeField : dateField
        if field === sizeField {
            sizeField.text = sizes[sizePicker.selectedRow(inComponent: 0)]
        } else {
            dateField.text = formatter.string(from: datePicker.date)
        }
        view.endEditing(true)
        delegate?.order?(self, finished: field)
    }

    @IBAction func cancelTapped(_ sender: UIBarButtonItem) { view.endEditing(true) }
}

extension OrderController: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { sizes.count }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        sizes[row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        selections.append(row)
    }
}
