import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [10, 3]
    var widths: [CGFloat] = [0, 0]
    var heights: [CGFloat] = [0, 0]
    var chosen: [[Int]] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { widths[component] }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { heights[component] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append([component, row])
    }
}

/// The sizes of wheels and rows of picker views of 320 by 216 points.
@Suite(.application) @MainActor
struct PickerLayoutTests {
    let app = TestApplication.current
    let picker = UIPickerView(frame: .zero)
    private let wheels = Wheels()

    private func show() {
        picker.dataSource = wheels
        picker.delegate = wheels
        app.makeWindow().addSubview(picker)
        app.settle()
    }
    private var scrollers: [UIScrollView] { picker.subviews.compactMap { $0 as? UIScrollView } }
    private var indicator: UIView? { picker.subviews.first { !($0 is UIScrollView) } }

    @Test func `Wheels without a width share the picker, and rows are 32 points high`() {
        show()
        #expect(
            picker.bounds.size == CGSize(width: 320, height: 216) && picker.intrinsicContentSize == picker.bounds.size)
        #expect(picker.sizeThatFits(.zero) == CGSize(width: 320, height: 216) && picker.clipsToBounds)
        #expect(scrollers.map(\.frame.minX) == [0, 160] && scrollers.map(\.frame.width) == [160, 160])
        expectEqual(picker.rowSize(forComponent: 1), CGSize(width: 160, height: 32))
        expectEqual(indicator?.frame, CGRect(x: 9, y: 92, width: 302, height: 32))
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 3)
    }

    @Test func `A wheel with a width leaves the rest to the others`() {
        wheels.widths = [100, 0]
        show()
        #expect(scrollers.map(\.frame.minX) == [0, 100] && scrollers.map(\.frame.width) == [100, 220])
    }

    @Test func `Wheels that all have a width are centered, and negative widths count as none`() {
        wheels.widths = [100, 60]
        show()
        #expect(scrollers.map(\.frame.minX) == [80, 180] && scrollers.map(\.frame.width) == [100, 60])
        wheels.widths = [-50, 60]
        picker.setNeedsLayout()
        picker.layoutIfNeeded()
        expectEqual(scrollers.map(\.frame.width), [260, 60])
    }

    @Test func `The selection indicator has the height of the highest row`() {
        wheels.heights = [20, 50]
        show()
        #expect(picker.rowSize(forComponent: 0).height == 20 && picker.rowSize(forComponent: 1).height == 50)
        #expect(indicator?.frame == CGRect(x: 9, y: 83, width: 302, height: 50) && picker.showsSelectionIndicator)
        expectEqual(indicator?.isHidden, false)
        picker.showsSelectionIndicator = false
        expectEqual(indicator?.isHidden, true)
    }

    @Test func `The selected row is in the middle of its wheel`() throws {
        show()
        let wheel = try #require(scrollers.first)
        expectEqual(wheel.contentInset, UIEdgeInsets(top: 92, left: 0, bottom: 92, right: 0))
        #expect(wheel.contentSize == CGSize(width: 160, height: 320) && wheel.contentOffset.y == -92)
        picker.selectRow(4, inComponent: 0, animated: false)
        #expect(wheel.contentOffset.y == 36 && picker.selectedRow(inComponent: 0) == 4)
        picker.selectRow(5, inComponent: 0, animated: true)
        expectEqual(wheel.contentOffset.y, 36)
        app.advance(by: 1)
        #expect(wheel.contentOffset.y == 68 && picker.selectedRow(inComponent: 0) == 5 && wheels.chosen.isEmpty)
    }

    @Test func `Rows beyond the last one select the last, and a missing component has none`() {
        show()
        picker.selectRow(99, inComponent: 1, animated: false)
        expectEqual(picker.selectedRow(inComponent: 1), 2)
        picker.selectRow(-4, inComponent: 1, animated: false)
        expectEqual(picker.selectedRow(inComponent: 1), 0)
        picker.selectRow(1, inComponent: 7, animated: false)
        expectEqual(picker.selectedRow(inComponent: 7), -1)
        picker.selectRow(8, inComponent: 0, animated: false)
        wheels.counts = [5, 0]
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == 4 && picker.selectedRow(inComponent: 1) == -1)
    }

    @Test func `A tap beside the middle selects the row under the finger`() {
        show()
        app.fingerTap(at: CGPoint(x: 80, y: 108 + 32))
        app.advance(by: 1)
        #expect(picker.selectedRow(inComponent: 0) == 1 && wheels.chosen == [[0, 1]])
        app.fingerTap(at: CGPoint(x: 80, y: 108))
        app.advance(by: 1)
        expectEqual(wheels.chosen, [[0, 1]])
    }

    @Test func `Rows fade with their distance from the middle`() throws {
        show()
        let wheel = try #require(scrollers.first)
        let labels = wheel.subviews.compactMap { $0 as? UILabel }.sorted { $0.frame.minY < $1.frame.minY }
        #expect(labels.map(\.text) == ["0", "1", "2", "3"] && labels[0].textAlignment == .center)
        #expect(labels[0].alpha == 1 && abs(labels[1].alpha - (1 - 32 / 108 * 0.8)) < 0.001)
        #expect(labels[2].frame == CGRect(x: 0, y: 64, width: 160, height: 32) && labels[0].font.pointSize == 21)
    }
}

/// Date pickers in the compact style and as wheels, in the time zone and locale of the test application.
@Suite(.application) @MainActor
struct DatePickerLayoutTests {
    let app = TestApplication.current
    let root = UIViewController()
    let picker = UIDatePicker(frame: .zero)

    init() {
        _ = TestApplication.current.makeWindow(root: root)
        root.view.addSubview(picker)
        picker.frame.origin = CGPoint(x: 20, y: 100)
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.locale = Locale(identifier: "en_US")
        // 2 January 2001, 15:24 UTC.
        picker.date = Date(timeIntervalSinceReferenceDate: 86_400 + 15 * 3600 + 24 * 60)
    }

    private var fields: [UIButton] { picker.subviews.compactMap { $0 as? UIButton } }
    private func wheels(_ view: UIView) -> UIPickerView? {
        view as? UIPickerView ?? view.subviews.lazy.compactMap(wheels).first
    }
    private func titles() -> [String?] { fields.map { $0.title(for: .normal) } }

    @Test func `A compact picker shows the date and the time beside each other`() {
        picker.sizeToFit()
        app.settle()
        expectEqual(fields.map(\.accessibilityIdentifier), ["date", "time"])
        #expect(titles()[0] == "Jan 2, 2001" && titles()[1]?.hasPrefix("3:24") == true)
        #expect(fields[0].frame.minX == 0 && fields[0].frame.height == 34 && fields[0].layer.cornerRadius == 6)
        expectEqual(fields[1].frame.minX, fields[0].frame.maxX + 5)
        expectEqual(fields[0].bounds.width, fields[0].intrinsicContentSize.width + 20)
        expectEqual(picker.bounds.size, CGSize(width: fields[1].frame.maxX, height: 34))
    }

    @Test func `The calendar, the time zone and the locale change the words`() {
        picker.timeZone = TimeZone(secondsFromGMT: 9 * 3600)
        #expect(titles()[0] == "Jan 3, 2001" && titles()[1]?.hasPrefix("12:24") == true)
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.locale = Locale(identifier: "de_DE")
        expectEqual(titles()[1], "15:24")
        picker.locale = Locale(identifier: "en_US")
        picker.datePickerMode = .date
        expectEqual(titles(), ["Jan 2, 2001"])
        picker.calendar = Calendar(identifier: .buddhist)
        expectEqual(titles()[0]?.contains("2544"), true)
        picker.calendar = nil
        expectEqual(titles(), ["Jan 2, 2001"])
    }

    @Test func `The mode and the style decide about fields and wheels`() {
        #expect(picker.datePickerStyle == .compact && wheels(picker) == nil)
        picker.datePickerMode = .time
        expectEqual(fields.map(\.accessibilityIdentifier), ["time"])
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels && fields.isEmpty && picker.intrinsicContentSize.height == 216)
        #expect(
            wheels(picker)?.numberOfRows(inComponent: 0) == 24 && wheels(picker)?.numberOfRows(inComponent: 1) == 60)
        picker.preferredDatePickerStyle = .compact
        picker.countDownDuration = 3 * 3600 + 300
        expectEqual(titles(), ["3 h 5 min"])
    }

    @Test func `The wheels of a date are the month, the day and the year`() throws {
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .date
        app.settle()
        let shown = try #require(wheels(picker))
        expectEqual((0..<3).map { shown.selectedRow(inComponent: $0) }, [0, 1, 2000])
        expectEqual((0..<2).map { shown.numberOfRows(inComponent: $0) }, [12, 31])
    }

    @Test func `The wheels of a time are the hour, the minute and the half of the day`() throws {
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .time
        app.settle()
        var shown = try #require(wheels(picker))
        expectEqual((0..<3).map { shown.numberOfRows(inComponent: $0) }, [12, 60, 2])
        expectEqual((0..<3).map { shown.selectedRow(inComponent: $0) }, [3, 24, 1])
        picker.minuteInterval = 15
        shown = try #require(wheels(picker))
        #expect(shown.numberOfRows(inComponent: 1) == 4 && shown.selectedRow(inComponent: 1) == 1)
        picker.minuteInterval = 7
        expectEqual(wheels(picker)?.numberOfRows(inComponent: 1), 60)
        picker.locale = Locale(identifier: "de_DE")
        shown = try #require(wheels(picker))
        #expect(shown.numberOfComponents == 2 && shown.numberOfRows(inComponent: 0) == 24)
        expectEqual(shown.selectedRow(inComponent: 0), 15)
    }

    @Test func `Turning a wheel changes its part of the date only`() throws {
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .time
        picker.locale = Locale(identifier: "de_DE")
        picker.sizeToFit()
        app.settle()
        var changes = 0
        picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        let before = picker.date
        // One row below the middle of the hours.
        let hours = try #require(wheels(picker)?.subviews.compactMap { $0 as? UIScrollView }.first)
        let middle = hours.convert(CGPoint(x: hours.bounds.midX, y: hours.bounds.midY), to: nil)
        app.fingerTap(at: CGPoint(x: middle.x, y: middle.y + 32))
        app.advance(by: 1)
        #expect(picker.date == before.addingTimeInterval(3600) && changes == 1)
        app.fingerTap(at: CGPoint(x: middle.x + hours.bounds.width, y: middle.y - 32))
        app.advance(by: 1)
        #expect(picker.date == before.addingTimeInterval(3600 - 60) && changes == 2)
    }

    @Test func `A month with fewer days shortens the date`() throws {
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .date
        // 31 January 2001.
        picker.date = Date(timeIntervalSinceReferenceDate: 30 * 86_400)
        picker.sizeToFit()
        app.settle()
        let months = try #require(wheels(picker)?.subviews.compactMap { $0 as? UIScrollView }.first)
        let middle = months.convert(CGPoint(x: months.bounds.midX, y: months.bounds.midY), to: nil)
        app.fingerTap(at: CGPoint(x: middle.x, y: middle.y + 32))
        app.advance(by: 1)
        // 28 February 2001.
        expectEqual(picker.date, Date(timeIntervalSinceReferenceDate: 58 * 86_400))
    }

    @Test func `A date outside of the limits moves to the nearer one, unless they are reversed`() {
        let day = picker.date
        picker.minimumDate = day.addingTimeInterval(100)
        expectEqual(picker.date, day.addingTimeInterval(100))
        picker.maximumDate = day.addingTimeInterval(200)
        picker.date = day.addingTimeInterval(1000)
        expectEqual(picker.date, day.addingTimeInterval(200))
        picker.minimumDate = day.addingTimeInterval(300)
        picker.date = day
        expectEqual(picker.date, day)
    }

    @Test func `A countdown is between nothing and a minute less than a day, and no shorter than a step`() throws {
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 100_000
        expectEqual(picker.countDownDuration, 86_340)
        picker.countDownDuration = -5
        expectEqual(picker.countDownDuration, 0)
        picker.minuteInterval = 5
        picker.countDownDuration = 600
        picker.sizeToFit()
        app.settle()
        let minutes = try #require(wheels(picker)?.subviews.compactMap { $0 as? UIScrollView }.last)
        let middle = minutes.convert(CGPoint(x: minutes.bounds.midX, y: minutes.bounds.midY), to: nil)
        app.fingerTap(at: CGPoint(x: middle.x, y: middle.y - 64))
        app.advance(by: 1)
        expectEqual(picker.countDownDuration, 300)
    }

    @Test func `A field opens wheels beside it that change the date, one at a time`() throws {
        picker.sizeToFit()
        app.settle()
        var log: [String] = []
        picker.addAction(UIAction { _ in log.append("begin") }, for: .editingDidBegin)
        picker.addAction(UIAction { _ in log.append("change") }, for: .valueChanged)
        picker.addAction(UIAction { _ in log.append("end") }, for: .editingDidEnd)
        picker.maximumDate = picker.date.addingTimeInterval(10_000_000)
        app.fingerTap(at: fields[0])
        app.advance(by: 1)
        let page = try #require(root.presentedViewController)
        #expect(log == ["begin"] && page.popoverPresentationController?.sourceView === fields[0])
        expectEqual(page.view.bounds.size, CGSize(width: 320, height: 216))
        let inner = try #require(page.view.subviews.compactMap { $0 as? UIDatePicker }.first)
        #expect(inner.datePickerMode == .date && inner.date == picker.date && inner.maximumDate == picker.maximumDate)
        #expect(inner.timeZone == picker.timeZone && inner.locale == picker.locale && inner.bounds == page.view.bounds)
        picker.date = picker.date.addingTimeInterval(86_400)
        expectEqual(inner.date, picker.date)
        let days = try #require(wheels(inner)?.subviews.compactMap { $0 as? UIScrollView }[1])
        let middle = days.convert(CGPoint(x: days.bounds.midX, y: days.bounds.midY), to: nil)
        let before = picker.date
        app.fingerTap(at: CGPoint(x: middle.x, y: middle.y + 32))
        app.advance(by: 1)
        #expect(log == ["begin", "change"] && picker.date == before.addingTimeInterval(86_400))
        expectEqual(titles()[0], "Jan 4, 2001")
        app.fingerTap(at: CGPoint(x: 200, y: 800))
        app.advance(by: 1)
        #expect(log == ["begin", "change", "end"] && root.presentedViewController == nil)
    }
}
