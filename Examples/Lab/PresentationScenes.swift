import UIKit

/// A controller that presents two kinds of sheets, a popover, an alert and an action sheet over a button.
final class OverThePage: SceneController, UIPopoverPresentationControllerDelegate {
    private let report = UILabel(frame: CGRect(x: 4, y: 330, width: 334, height: 40))
    private var likes = 0

    override var hint: String {
        "Open something, and then tap beside it, drag it, or tap “Like” behind it. A touch beside only dismisses."
    }

    override func buildStage() {
        view.accessibilityIdentifier = "page"
        let ways: [(String, @MainActor (UIView) -> Void)] = [
            ("Sheet", { [weak self] _ in self?.sheet(undimmed: false) }),
            ("Undimmed sheet", { [weak self] _ in self?.sheet(undimmed: true) }),
            ("Popover", { [weak self] in self?.popover(from: $0) }),
            ("Alert", { [weak self] _ in self?.ask(.alert) }),
            ("Actions", { [weak self] _ in self?.ask(.actionSheet) }),
            ("Like", { [weak self] _ in self?.like() }),
        ]
        for (number, (title, act)) in ways.enumerated() {
            let button = UIButton(configuration: .tinted())
            button.accessibilityIdentifier = title
            button.setTitle(title, for: .normal)
            button.frame = CGRect(x: CGFloat(number % 2) * 176, y: CGFloat(number / 2) * 64, width: 166, height: 48)
            button.addAction(
                UIAction { [weak button] _ in if let button { act(button) } }, for: .touchUpInside)
            stage.addSubview(button)
        }
        report.accessibilityIdentifier = "report"
        report.font = .systemFont(ofSize: 15)
        report.textColor = .secondaryLabel
        report.numberOfLines = 0
        stage.addSubview(report)
    }

    private func like() {
        likes += 1
        report.text = "liked \(likes)"
    }

    private func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        page.view.accessibilityIdentifier = title
        page.view.backgroundColor = .secondarySystemBackground
        let list = UIScrollView(frame: page.view.bounds)
        list.accessibilityIdentifier = "\(title) list"
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 300, height: 20 * 56 + 40)
        for row in 0..<20 {
            let label = UILabel(frame: CGRect(x: 24, y: 20 + CGFloat(row) * 56, width: 280, height: 48))
            label.text = "Line \(row + 1)"
            list.addSubview(label)
        }
        page.view.addSubview(list)
        return page
    }

    private func sheet(undimmed: Bool) {
        let page = page("sheet")
        page.sheetPresentationController?.detents = [.medium(), .large()]
        page.sheetPresentationController?.prefersGrabberVisible = true
        if undimmed { page.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium }
        present(page, animated: true)
    }

    private func popover(from button: UIView) {
        let page = page("popover")
        page.modalPresentationStyle = .popover
        page.preferredContentSize = CGSize(width: 220, height: 260)
        page.popoverPresentationController?.sourceView = button
        page.popoverPresentationController?.delegate = self
        present(page, animated: true)
    }

    private func ask(_ style: UIAlertController.Style) {
        let alert = UIAlertController(
            title: "Delete the letter?", message: "It is gone for good.", preferredStyle: style)
        for (title, kind) in [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
            alert.addAction(
                UIAlertAction(title: title, style: kind) { [weak self] in self?.report.text = "chose \($0.title ?? "")"
                })
        }
        present(alert, animated: true)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

/// Pickers: three columns and a date.
final class Wheels: SceneController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let words = [
        ["a red", "a green", "a blue"], ["small", "large", "huge"], ["bird", "fish", "horse", "whale"],
    ]
    private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 342, height: 216))
    private let day = UIDatePicker(frame: CGRect(x: 0, y: 280, width: 342, height: 40))
    private let report = UILabel(frame: CGRect(x: 4, y: 330, width: 334, height: 40))

    override var hint: String { "Turn a wheel, throw it, or tap a row above or below the middle. Tap the date." }

    override func buildStage() {
        picker.accessibilityIdentifier = "picker"
        picker.dataSource = self
        picker.delegate = self
        stage.addSubview(picker)
        day.accessibilityIdentifier = "day"
        day.datePickerMode = .date
        day.locale = Locale(identifier: "en_GB")
        day.timeZone = TimeZone(identifier: "UTC")
        // The date is fixed, so that the scene always looks the same.
        day.date = Date(timeIntervalSince1970: 1_700_000_000)
        day.addAction(UIAction { [weak self] _ in self?.report.text = "another day" }, for: .valueChanged)
        stage.addSubview(day)
        report.accessibilityIdentifier = "report"
        report.font = .systemFont(ofSize: 15)
        report.textColor = .secondaryLabel
        stage.addSubview(report)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { words.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        words[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        words[component][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        report.text = words.indices.map { words[$0][pickerView.selectedRow(inComponent: $0)] }.joined(separator: " ")
    }
}
