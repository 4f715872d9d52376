import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// How the wheels of picker views turn, and which rows those of date pickers have.
@Suite(.application) @MainActor
struct WheelCourseTests {
    private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var counts = [20, 4]
        var chosen: [String] = []
        var views: [Int: UIView] = [:]
        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            counts[component]
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(component).\(row)"
        }
        func pickerView(
            _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
        ) -> NSAttributedString? { row == 1 ? NSAttributedString(string: "one") : nil }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append("\(component).\(row)")
        }
    }

    private let app = TestApplication.current
    private let rows = Rows()
    private let picker = UIPickerView(frame: .zero)

    private func show() {
        picker.dataSource = rows
        picker.delegate = rows
        app.makeWindow().addSubview(picker)
        app.settle()
    }
    private var wheels: [UIScrollView] { picker.subviews.compactMap { $0 as? UIScrollView } }
    private var state: String {
        let chosen = rows.chosen
        rows.chosen = []
        let places = wheels.map { "\(Int($0.contentOffset.y.rounded()))" }.joined(separator: " ")
        let selected = (0..<picker.numberOfComponents).map { "\(picker.selectedRow(inComponent: $0))" }
        return "at \(places), selected \(selected.joined(separator: " ")), called \(chosen)"
    }
    private func press(_ y: CGFloat, _ x: CGFloat = 80) {
        app.fingerDown(at: CGPoint(x: x, y: y))
    }
    private func lift() {
        app.fingerUp()
        app.advance(by: 1)
    }

    @Test func `Only a wheel that a finger has turned calls the delegate, once it rests on a row`() {
        show()
        var states = [state]
        picker.selectRow(7, inComponent: 0, animated: true)
        app.advance(by: 0.1)
        states.append(state)
        app.advance(by: 1)
        states.append(state)
        // A finger that only touches a wheel that code turns selects nothing.
        picker.selectRow(12, inComponent: 0, animated: true)
        app.advance(by: 0.1)
        press(108)
        app.advance(by: 0.2)
        lift()
        states.append(state)
        // A slow drag of 70 points passes two rows, and one of 10 points none.
        for way in [70, 10] as [CGFloat] {
            press(150)
            app.fingerMove(to: CGPoint(x: 80, y: 150 - way), duration: 0.5)
            app.advance(by: 0.3)
            app.fingerMove(to: CGPoint(x: 80, y: 150 - way))
            lift()
            states.append(state)
        }
        press(150)
        app.fingerMove(to: CGPoint(x: 80, y: 100), duration: 0.05)
        app.fingerUp()
        app.advance(by: 0.2)
        states.append(state)
        app.advance(by: 3)
        states.append(state)
        press(150)
        app.fingerMove(to: CGPoint(x: 80, y: 100), duration: 0.2)
        app.fingerCancel()
        app.advance(by: 1)
        states.append(state)
        // There is no row two rows above the first.
        app.fingerTap(at: CGPoint(x: 240, y: 108 - 64))
        app.advance(by: 1)
        states.append(state)
        app.fingerTap(at: CGPoint(x: 240, y: 108 + 64))
        app.advance(by: 1)
        states.append(state)
        app.fingerTap(at: CGPoint(x: 240, y: 108))
        app.advance(by: 1)
        states.append(state)
        expectEqual(
            states,
            [
                "at -92 -92, selected 0 0, called []", "at -34 -92, selected 7 0, called []",
                "at 132 -92, selected 7 0, called []", "at 292 -92, selected 12 0, called []",
                "at 356 -92, selected 14 0, called [\"0.14\"]", "at 356 -92, selected 14 0, called []",
                "at 476 -92, selected 14 0, called []", "at 484 -92, selected 18 0, called [\"0.18\"]",
                "at 516 -92, selected 19 0, called [\"0.19\"]", "at 516 -92, selected 19 0, called []",
                "at 516 -28, selected 19 2, called [\"1.2\"]", "at 516 -28, selected 19 2, called []",
            ])
    }

    @Test func `A wheel that loses its selected row selects its last one, and new wheels keep the selection`() {
        show()
        picker.selectRow(15, inComponent: 0, animated: false)
        picker.selectRow(3, inComponent: 1, animated: false)
        var states = [state]
        rows.counts = [10, 4]
        picker.reloadComponent(0)
        states.append(state)
        rows.counts = [10, -1, 2]
        picker.reloadAllComponents()
        app.settle()
        states.append(state)
        press(60, 160)
        app.fingerMove(to: CGPoint(x: 160, y: 160), duration: 0.3)
        lift()
        states.append(state)
        picker.dataSource = nil
        app.settle()
        states.append(state)
        expectEqual(
            states,
            [
                "at 388 4, selected 15 3, called []", "at 196 4, selected 9 3, called []",
                "at 196 -92 -92, selected 9 -1 0, called []", "at 196 -92 -92, selected 9 -1 0, called []",
                "at -92, selected , called []",
            ])
        expectEqual(picker.selectedRow(inComponent: 0), -1)
    }

    @Test func `A wheel shows labels with titles around the middle, which fade with their distance`() {
        show()
        picker.selectRow(2, inComponent: 0, animated: false)
        let labels = wheels[0].subviews.compactMap { $0 as? UILabel }.sorted { $0.frame.minY < $1.frame.minY }
        let words = labels.map { label in
            let alpha = Int((label.alpha * 100).rounded())
            return "\(label.attributedText?.string ?? "") \(Int(label.frame.minY)) \(Int(label.frame.height)) \(alpha)"
        }
        expectEqual(
            words, ["0.0 0 32 53", "one 32 32 76", "0.2 64 32 100", "0.3 96 32 76", "0.4 128 32 53", "0.5 160 32 29"])
        #expect(labels.allSatisfy { $0.textAlignment == .center && $0.font.pointSize == 21 && $0.frame.width == 160 })
        #expect(picker.view(forRow: 2, forComponent: 0) == nil)
        picker.showsSelectionIndicator = false
        expectEqual(picker.subviews.filter { !($0 is UIScrollView) }.map(\.isHidden), [true])
    }

    // MARK: Date pickers

    /// The title of the selected row, the number of rows and the width of each wheel.
    private func words(_ picker: UIDatePicker) -> String {
        guard let wheels = picker.subviews.compactMap({ $0 as? UIPickerView }).first else { return "no wheels" }
        return (0..<wheels.numberOfComponents).map { part in
            let row = wheels.selectedRow(inComponent: part)
            let title = wheels.delegate?.pickerView(wheels, titleForRow: row, forComponent: part) ?? ""
            return
                "\(title) of \(wheels.numberOfRows(inComponent: part)) \(Int(wheels.rowSize(forComponent: part).width))"
        }.joined(separator: ", ")
    }

    @Test func `The wheels follow the mode, the interval, and the order and clock of the locale`() throws {
        var lines: [String] = []
        for (locale, mode, interval) in [
            ("en_US", UIDatePicker.Mode.date, 1), ("de_DE", .date, 1), ("ja_JP", .date, 1), ("en_US", .yearAndMonth, 1),
            ("en_US", .time, 15), ("de_DE", .time, 1), ("en_US", .dateAndTime, 5), ("de_DE", .dateAndTime, 7),
            ("en_US", .countDownTimer, 10),
        ] {
            let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 390, height: 216))
            picker.preferredDatePickerStyle = .wheels
            picker.timeZone = TimeZone(secondsFromGMT: 0)
            picker.locale = Locale(identifier: locale)
            picker.minuteInterval = interval
            picker.datePickerMode = mode
            // The 29th of February 2024, 12:08.
            picker.date = Date(timeIntervalSince1970: 1_709_208_480)
            picker.countDownDuration = 3 * 3600 + 25 * 60
            app.makeWindow().addSubview(picker)
            app.settle()
            lines.append(words(picker))
        }
        expectEqual(
            lines,
            [
                "February of 12 130, 29 of 31 52, 2024 of 9999 76",
                "29 of 31 52, Februar of 12 130, 2024 of 9999 76", "2024 of 9999 76, 2月 of 12 130, 29 of 31 52",
                "February of 12 130, 2024 of 9999 76", "12 of 12 52, 00 of 4 52, PM of 2 52",
                "12 of 24 52, 08 of 60 52", "Thu, Feb 29 of 20001 140, 12 of 12 52, 05 of 12 52, PM of 2 52",
                "Do. 29. Feb. of 20001 140, 12 of 24 52, 08 of 60 52", "3 h of 24 120, 20 min of 6 120",
            ])
    }

    @Test func `A turned wheel keeps the other parts of the date and the limits`() throws {
        let date = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 390, height: 216))
        date.preferredDatePickerStyle = .wheels
        date.timeZone = TimeZone(secondsFromGMT: 0)
        date.locale = Locale(identifier: "en_US")
        date.datePickerMode = .dateAndTime
        date.date = Date(timeIntervalSince1970: 1_709_208_480)
        date.maximumDate = Date(timeIntervalSince1970: 1_709_208_480 + 86_400 * 3)
        var changes = 0
        date.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        app.makeWindow().addSubview(date)
        app.settle()
        let wheels = try #require(date.subviews.compactMap { $0 as? UIPickerView }.first)
        let columns = wheels.subviews.compactMap { $0 as? UIScrollView }
        var lines: [String] = []
        // The next day, the next hour, the minute before, the other half of the day, and five days beyond the limit.
        for (column, rows) in [(0, 1), (1, 1), (2, -1), (3, -1), (0, 2), (0, 2)] as [(Int, CGFloat)] {
            app.fingerTap(at: CGPoint(x: columns[column].frame.midX, y: 108 + 32 * rows))
            app.advance(by: 1)
            lines.append("\(words(date)) \(Int(date.date.timeIntervalSince1970) - 1_709_208_480)")
        }
        expectEqual(
            lines,
            [
                "Fri, Mar 1 of 20001 140, 12 of 12 52, 08 of 60 52, PM of 2 52 86400",
                "Fri, Mar 1 of 20001 140, 1 of 12 52, 08 of 60 52, PM of 2 52 90000",
                "Fri, Mar 1 of 20001 140, 1 of 12 52, 07 of 60 52, PM of 2 52 89940",
                "Fri, Mar 1 of 20001 140, 1 of 12 52, 07 of 60 52, AM of 2 52 46740",
                "Sun, Mar 3 of 20001 140, 1 of 12 52, 07 of 60 52, AM of 2 52 219540",
                "Sun, Mar 3 of 20001 140, 12 of 12 52, 08 of 60 52, PM of 2 52 259200",
            ])
        expectEqual(changes, 6)
    }
}
