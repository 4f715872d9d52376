import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Two components of 10 and 3 rows.
private final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var lines: [String] = []
    var counts = [10, 3]
    var makesViews = false
    var reused = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(component).\(row)"
    }
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        guard makesViews else { return titleLabel(pickerView, row, component) }
        if view != nil { reused += 1 }
        let made = view ?? UIView()
        made.tag = row
        return made
    }
    private func titleLabel(_ pickerView: UIPickerView, _ row: Int, _ component: Int) -> UIView {
        let label = UILabel()
        label.text = "\(component).\(row)"
        return label
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        lines.append("\(component).\(row)")
    }
}

/// Picker views.
@Suite(.application(tracing: .both)) @MainActor
struct PickerTests {
    let app = TestApplication.current
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    private let numbers = Numbers()
    let window: UIWindow
    /// The centers of the first and the second component.
    let first = CGPoint(x: 80, y: 208)
    let second = CGPoint(x: 240, y: 208)

    init() {
        window = TestApplication.current.makeWindow("window")
        picker.dataSource = numbers
        picker.delegate = numbers
        window.addSubview(picker)
        TestApplication.current.settle()
    }

    private func drag(at point: CGPoint, by distance: CGFloat, rests: TimeInterval = 0.4) {
        app.fingerDown(at: point)
        app.fingerMove(to: CGPoint(x: point.x, y: point.y + distance), duration: 0.3)
        if rests > 0 {
            app.advance(by: rests)
            app.fingerMove(to: CGPoint(x: point.x, y: point.y + distance))
        }
        app.fingerUp()
        app.advance(by: 3)
    }

    @Test func `A drag selects a row and calls the delegate once`() {
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 10)
        expectEqual(picker.rowSize(forComponent: 0), CGSize(width: 160, height: 32))
        drag(at: first, by: -70)
        #expect(numbers.lines == ["0.2"] && picker.selectedRow(inComponent: 0) == 2)
        expectEqual(picker.selectedRow(inComponent: 1), 0)
        // A drag of less than half a row selects nothing, and the delegate is not called.
        drag(at: second, by: -12)
        #expect(numbers.lines == ["0.2"] && picker.selectedRow(inComponent: 1) == 0)
    }

    @Test func `A fling ends on a row`() throws {
        app.fingerDown(at: first)
        app.fingerMove(to: CGPoint(x: first.x, y: first.y - 60), duration: 0.08)
        app.fingerUp()
        expectEqual(numbers.lines, [])
        app.advance(by: 4)
        let row = picker.selectedRow(inComponent: 0)
        #expect(row >= 3 && numbers.lines == ["0.\(row)"])
        let wheel = try #require(picker.subviews.compactMap { $0 as? UIScrollView }.first)
        // The middle row is 92 points below the top, and each row is 32 points high.
        expectEqual(wheel.contentOffset.y, CGFloat(row) * 32 - 92)
    }

    @Test func `A component that a finger stops settles on a row when the finger lifts`() throws {
        let wheel = try #require(picker.subviews.compactMap { $0 as? UIScrollView }.first)
        app.fingerDown(at: first)
        app.fingerMove(to: CGPoint(x: first.x, y: first.y - 60), duration: 0.08)
        app.fingerUp()
        app.advance(by: 0.1)
        app.fingerDown(at: first)
        app.advance(by: 2)
        let row = picker.selectedRow(inComponent: 0)
        #expect(numbers.lines == [] && row == 0 && wheel.contentOffset.y > -92)
        app.fingerUp()
        app.advance(by: 1)
        let rest = picker.selectedRow(inComponent: 0)
        #expect(rest > 0 && wheel.contentOffset.y == CGFloat(rest) * 32 - 92 && numbers.lines == ["0.\(rest)"])
    }

    @Test func `A drag beyond the last or the first row selects that row`() {
        drag(at: second, by: -180)
        #expect(numbers.lines == ["1.2"] && picker.selectedRow(inComponent: 1) == 2)
        drag(at: second, by: 180)
        expectEqual(numbers.lines, ["1.2", "1.0"])
    }

    @Test func `A tap on a row beside the middle selects it`() {
        app.fingerTap(at: CGPoint(x: first.x, y: first.y + 40))
        app.advance(by: 1)
        expectEqual(numbers.lines, ["0.1"])
        app.fingerTap(at: first)
        app.advance(by: 1)
        // There is no row above the first one.
        app.fingerTap(at: CGPoint(x: second.x, y: second.y - 40))
        app.advance(by: 1)
        expectEqual(numbers.lines, ["0.1"])
    }

    @Test func `A selection in code does not call the delegate`() {
        picker.selectRow(4, inComponent: 0, animated: false)
        picker.selectRow(2, inComponent: 1, animated: true)
        app.advance(by: 1)
        #expect(picker.selectedRow(inComponent: 0) == 4 && picker.selectedRow(inComponent: 1) == 2)
        expectEqual(numbers.lines, [])
        numbers.counts = [2, 3]
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == 1 && picker.selectedRow(inComponent: 1) == 2)
        numbers.counts = [0]
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == -1 && picker.selectedRow(inComponent: 1) == -1)
    }

    @Test func `A picker view reuses the delegate's views`() {
        numbers.makesViews = true
        numbers.counts = [1000]
        picker.reloadAllComponents()
        app.settle()
        #expect(picker.view(forRow: 0, forComponent: 0)?.tag == 0 && picker.view(forRow: 9, forComponent: 0) == nil)
        picker.selectRow(500, inComponent: 0, animated: false)
        app.settle()
        #expect(numbers.reused > 0 && picker.view(forRow: 500, forComponent: 0)?.tag == 500)
        #expect(picker.subviews.compactMap { $0 as? UIScrollView }[0].subviews.count < 20)
    }
}

/// Date pickers.
@Suite(.application(tracing: .both)) @MainActor
struct DatePickerTests {
    let app = TestApplication.current
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 390, height: 216))
    let window: UIWindow
    let root = UIViewController()
    var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }

    init() {
        window = TestApplication.current.makeWindow("window", root: root)
        picker.preferredDatePickerStyle = .wheels
        picker.calendar = calendar
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.locale = Locale(identifier: "en_US")
        picker.date = day(2024, 1, 31)
        root.view.addSubview(picker)
        TestApplication.current.settle()
    }

    private func day(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        calendar.date(
            from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
    }

    private var wheels: [UIScrollView] {
        var found: [UIScrollView] = []
        var waiting: [UIView] = [picker]
        while let view = waiting.popLast() {
            if let wheel = view as? UIScrollView { found.append(wheel) }
            waiting += view.subviews
        }
        return found.sorted { app.middle(of: $0).x < app.middle(of: $1).x }
    }

    private func turn(_ wheel: Int, by rows: Int) {
        let middle = app.middle(of: wheels[wheel])
        app.fingerTap(at: CGPoint(x: middle.x, y: middle.y + CGFloat(rows) * 32))
        app.advance(by: 2)
    }

    @Test func `A date picker selects the last day of a month that lacks the selected day`() {
        picker.datePickerMode = .date
        var sent = 0
        picker.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
        app.settle()
        // The order in the United States is month, day, year.
        expectEqual(wheels.count, 3)
        turn(0, by: 1)
        #expect(picker.date == day(2024, 2, 29) && sent == 1)
        turn(2, by: 1)
        #expect(picker.date == day(2025, 2, 28) && sent == 2)
        picker.date = day(2000, 6, 15)
        app.advance(by: 1)
        expectEqual(sent, 2)
        turn(1, by: 2)
        #expect(picker.date == day(2000, 6, 17) && sent == 3)
    }

    @Test func `A date picker limits the date to its minimum and maximum`() {
        picker.datePickerMode = .date
        picker.minimumDate = day(2024, 1, 10)
        picker.maximumDate = day(2024, 2, 5)
        app.settle()
        turn(0, by: 1)
        expectEqual(picker.date, day(2024, 2, 5))
        picker.date = day(1999, 1, 1)
        expectEqual(picker.date, day(2024, 1, 10))
        picker.minimumDate = day(2024, 1, 20)
        expectEqual(picker.date, day(2024, 1, 20))
    }

    @Test func `A time picker uses the minute interval and the locale's 12-hour or 24-hour clock`() {
        picker.datePickerMode = .time
        picker.minuteInterval = 15
        picker.date = day(2024, 5, 5, 11, 30)
        app.settle()
        expectEqual(wheels.count, 3)
        turn(1, by: 1)
        expectEqual(picker.date, day(2024, 5, 5, 11, 45))
        turn(2, by: 1)
        expectEqual(picker.date, day(2024, 5, 5, 23, 45))
        picker.locale = Locale(identifier: "de_DE")
        app.settle()
        expectEqual(wheels.count, 2)
    }

    @Test func `A countdown duration is at least one minute`() {
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 3600
        app.settle()
        turn(0, by: -1)
        expectEqual(picker.countDownDuration, 60)
        turn(1, by: 2)
        expectEqual(picker.countDownDuration, 180)
    }

    @Test func `A compact date picker presents wheels in a popover`() throws {
        picker.preferredDatePickerStyle = .automatic
        picker.datePickerMode = .date
        var sent: [Date] = []
        picker.addAction(UIAction { [picker] _ in sent.append(picker.date) }, for: .valueChanged)
        app.settle()
        #expect(picker.datePickerStyle == .compact && wheels.isEmpty)
        let field = try #require(picker.subviews.compactMap { $0 as? UIButton }.first)
        expectEqual(field.title(for: .normal), "Jan 31, 2024")
        app.fingerTap(at: field)
        app.advance(by: 1)
        let opened = try #require(root.presentedViewController?.view.subviews.first as? UIDatePicker)
        let wheel = try #require(opened.subviews.first?.subviews.compactMap { $0 as? UIScrollView }.first)
        let middle = app.middle(of: wheel)
        app.fingerTap(at: CGPoint(x: middle.x, y: middle.y + 32))
        app.advance(by: 2)
        #expect(sent == [day(2024, 2, 29)] && field.title(for: .normal) == "Feb 29, 2024")
        app.fingerTap(at: CGPoint(x: 380, y: 800))
        app.advance(by: 1)
        #expect(root.presentedViewController == nil && picker.date == day(2024, 2, 29))
    }
}
