import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Explanations of pickers and other compound controls: the cause is never a part of the control, but the wrong event or
/// a deallocated delegate.
@Suite(.application) @MainActor
struct CompoundControlTests {
    let app = TestApplication.current
    private let delegate = Listener()

    private func codes(_ wanted: TouchExplanation.Wanted) -> [String] {
        app.advance(by: 3)
        let report = app.application.explain(app.records, for: wanted)
        return report?.causes.map { "\($0.code) \($0.subject?.name ?? "")" } ?? ["none"]
    }

    private func add<View: UIView>(_ view: View, _ name: String, height: CGFloat) -> View {
        view.frame = CGRect(x: 20, y: 100, width: 320, height: height)
        view.accessibilityIdentifier = name
        app.makeWindow().addSubview(view)
        app.advance(by: 3)
        return view
    }

    private func drag(_ view: UIView) {
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        app.fingerDrag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 70))
        app.advance(by: 3)
    }

    @Test func `A picker whose delegate was called has no cause`() {
        let picker = UIPickerView()
        picker.dataSource = delegate
        picker.delegate = delegate
        _ = add(picker, "city", height: 216)
        drag(picker)
        expectEqual(delegate.rows.count, 1)
        expectEqual(codes(.view(picker)), [])
    }

    @Test func `NV-9: a picker whose delegate is missing or was deallocated is reported`() {
        let picker = UIPickerView()
        picker.dataSource = delegate
        _ = add(picker, "city", height: 216)
        drag(picker)
        expectEqual(codes(.view(picker)), ["no-delegate city"])
        do {
            let dying = Listener()
            picker.delegate = dying
            app.advance(by: 3)
        }
        drag(picker)
        expectEqual(codes(.view(picker)), ["delegate-deallocated city"])
        let report = app.application.explain(app.records, for: .view(picker))
        expectEqual(report?.causes.first?.sentence(wanted: nil).contains("it was a Listener"), true)
    }

    @Test func `C-1: a date picker with an action for touchUpInside is reported as no-target`() {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .time
        picker.addTarget(delegate, action: Listener.act, for: .touchUpInside)
        _ = add(picker, "alarm", height: 216)
        drag(picker)
        expectEqual(codes(.view(picker)), ["no-target alarm"])
        expectEqual(codes(.event(picker, .valueChanged)), ["no-target alarm"])
        picker.addTarget(delegate, action: Listener.act, for: .valueChanged)
        drag(picker)
        expectEqual(codes(.view(picker)), [])
        expectEqual(codes(.event(picker, .valueChanged)), [])
    }

    @Test func `C-1: a segmented control with an action for touchUpInside is reported as no-target`() {
        let periods = UISegmentedControl(items: ["Day", "Week"])
        periods.selectedSegmentIndex = 0
        periods.addTarget(delegate, action: Listener.act, for: .touchUpInside)
        _ = add(periods, "periods", height: 32)
        app.fingerTap(at: CGPoint(x: 300, y: 116))
        expectEqual(codes(.view(periods)), ["no-target periods"])
        let report = app.application.explain(app.records, for: .view(periods))
        expectEqual(report?.advice.first?.words.contains("valueChanged"), true)
        periods.addTarget(delegate, action: Listener.act, for: .valueChanged)
        app.fingerTap(at: CGPoint(x: 60, y: 116))
        expectEqual(codes(.view(periods)), [])
    }

    @Test func `C-30: a text field with an action for valueChanged is reported as no-target`() {
        let field = add(UITextField(), "name", height: 40)
        field.addTarget(delegate, action: Listener.act, for: .valueChanged)
        app.fingerTap(at: field)
        app.advance(by: 3)
        field.insertText("a")
        expectEqual(codes(.view(field)), ["no-target name"])
        let report = app.application.explain(app.records, for: .view(field))
        expectEqual(report?.advice.first?.words.contains("editingChanged"), true)
    }
}

private final class Listener: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var rows: [Int] = []

    func act() {}
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { rows.append(row) }
}
