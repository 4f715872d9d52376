import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Pickers and other controls that are made of parts: the parts are never called the cause, but the wrong event or a
/// deallocated delegate is.
@Suite(.application) @MainActor
struct CompoundControlTests {
    let app = TestApplication.current
    private let listener = Listener()

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

    private func turn(_ view: UIView) {
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        app.fingerDrag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 70))
        app.advance(by: 3)
    }

    @Test func `A picker whose delegate was told is fine`() {
        let picker = UIPickerView()
        picker.dataSource = listener
        picker.delegate = listener
        _ = add(picker, "city", height: 216)
        turn(picker)
        #expect(listener.rows.count == 1)
        #expect(codes(.view(picker)) == [])
    }

    @Test func `NV-9: a picker whose delegate is missing or was deallocated`() {
        let picker = UIPickerView()
        picker.dataSource = listener
        _ = add(picker, "city", height: 216)
        turn(picker)
        #expect(codes(.view(picker)) == ["no-delegate city"])
        do {
            let dying = Listener()
            picker.delegate = dying
            app.advance(by: 3)
        }
        turn(picker)
        #expect(codes(.view(picker)) == ["delegate-deallocated city"])
        let report = app.application.explain(app.records, for: .view(picker))
        #expect(report?.causes.first?.sentence(wanted: nil).contains("it was a Listener") == true)
    }

    @Test func `C-1: a date picker sends valueChanged and no touchUpInside`() {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .time
        picker.addTarget(listener, action: Listener.act, for: .touchUpInside)
        _ = add(picker, "alarm", height: 216)
        turn(picker)
        #expect(codes(.view(picker)) == ["no-target alarm"])
        #expect(codes(.event(picker, .valueChanged)) == ["no-target alarm"])
        picker.addTarget(listener, action: Listener.act, for: .valueChanged)
        turn(picker)
        #expect(codes(.view(picker)) == [])
        #expect(codes(.event(picker, .valueChanged)) == [])
    }

    @Test func `C-1: a segmented control with the event of a button`() {
        let periods = UISegmentedControl(items: ["Day", "Week"])
        periods.selectedSegmentIndex = 0
        periods.addTarget(listener, action: Listener.act, for: .touchUpInside)
        _ = add(periods, "periods", height: 32)
        app.fingerTap(at: CGPoint(x: 300, y: 116))
        #expect(codes(.view(periods)) == ["no-target periods"])
        let report = app.application.explain(app.records, for: .view(periods))
        #expect(report?.advice.first?.words.contains("valueChanged") == true)
        periods.addTarget(listener, action: Listener.act, for: .valueChanged)
        app.fingerTap(at: CGPoint(x: 60, y: 116))
        #expect(codes(.view(periods)) == [])
    }

    @Test func `C-30: a text field with the event of a switch`() {
        let field = add(UITextField(), "name", height: 40)
        field.addTarget(listener, action: Listener.act, for: .valueChanged)
        app.fingerTap(at: field)
        app.advance(by: 3)
        field.insertText("a")
        #expect(codes(.view(field)) == ["no-target name"])
        let report = app.application.explain(app.records, for: .view(field))
        #expect(report?.advice.first?.words.contains("editingChanged") == true)
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
