import Foundation
import TouchstoneCore

/// The wheels of a date picker: their rows, and the conversion between rows and dates.
@MainActor
struct DateWheels {
    /// The component of a date or duration that a wheel shows.
    enum Part { case day, month, year, date, hour, minute, half, hours, minutes }

    let mode: UIDatePicker.Mode
    let calendar: Calendar
    let locale: Locale
    let interval: Int
    /// The day in the middle of the date wheel.
    let anchor: Date
    let parts: [Part]
    private let words: Words

    /// The number of days before and after the anchor on the date wheel.
    private static let reach = 10_000

    private struct Words {
        var months: [String] = []
        var halves: [String] = []
        var day = DateFormatter()
    }

    init(mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, interval: Int, anchor: Date) {
        (self.mode, self.calendar, self.locale) = (mode, calendar, locale)
        (self.interval, self.anchor) = (interval, calendar.startOfDay(for: anchor))
        let clock = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "HH"
        let time: [Part] = clock.contains("a") ? [.hour, .minute, .half] : [.hour, .minute]
        switch mode {
        case .time: parts = time
        case .dateAndTime: parts = [.date] + time
        case .countDownTimer: parts = [.hours, .minutes]
        case .date, .yearAndMonth:
            let order = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMMdy"
            var found: [Part] = []
            for letter in order {
                let part: Part? =
                    switch letter {
                    case "d": .day
                    case "M", "L": .month
                    case "y": .year
                    default: nil
                    }
                if let part, !found.contains(part) { found.append(part) }
            }
            parts = mode == .date ? found : found.filter { $0 != .day }
        @unknown default: parts = time
        }
        var words = Words()
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        words.months = formatter.standaloneMonthSymbols
        words.halves = [formatter.amSymbol, formatter.pmSymbol]
        formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
        words.day = formatter
        self.words = words
    }

    private var isHalved: Bool { parts.contains(.half) }

    func count(_ part: Part) -> Int {
        switch part {
        case .day: 31
        case .month: words.months.count
        case .year: 9999
        case .date: 2 * Self.reach + 1
        case .hour: isHalved ? 12 : 24
        case .minute, .minutes: 60 / interval
        case .half: 2
        case .hours: 24
        }
    }

    func title(_ part: Part, _ row: Int) -> String {
        switch part {
        case .day: "\(row + 1)"
        case .month: words.months[row]
        case .year: "\(row + 1)"
        case .date:
            words.day.string(from: calendar.date(byAdding: .day, value: row - Self.reach, to: anchor) ?? anchor)
        case .hour: isHalved ? "\(row == 0 ? 12 : row)" : (row < 10 ? "0\(row)" : "\(row)")
        case .minute: row * interval < 10 ? "0\(row * interval)" : "\(row * interval)"
        case .half: words.halves[row]
        case .hours: "\(row) h"
        case .minutes: "\(row * interval) min"
        }
    }

    /// Returns the width of a wheel, in points, which fits the longest title of its kind.
    func width(_ part: Part) -> CGFloat {
        switch part {
        case .month: 130
        case .date: 140
        case .year: 76
        case .hours, .minutes: 120
        default: 52
        }
    }

    /// Returns the row that shows a component of a date.
    func row(_ part: Part, of date: Date) -> Int {
        let now = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return switch part {
        case .day: (now.day ?? 1) - 1
        case .month: (now.month ?? 1) - 1
        case .year: (now.year ?? 1) - 1
        case .date:
            Self.reach
                + (calendar.dateComponents([.day], from: anchor, to: calendar.startOfDay(for: date)).day ?? 0)
        case .hour: (now.hour ?? 0) % (isHalved ? 12 : 24)
        case .minute, .minutes: (now.minute ?? 0) / interval
        case .half: (now.hour ?? 0) / 12
        case .hours: now.hour ?? 0
        }
    }

    /// Returns the date for the given rows of the wheels, with zero seconds.
    ///
    /// A day that a month does not have becomes the month's last day. Components without a wheel come from `date`.
    func date(of rows: [Int], from date: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
        var half = 0
        for (part, row) in zip(self.parts, rows) {
            switch part {
            case .day: parts.day = row + 1
            case .month: parts.month = row + 1
            case .year: parts.year = row + 1
            case .date:
                let day = calendar.date(byAdding: .day, value: row - Self.reach, to: anchor) ?? anchor
                let said = calendar.dateComponents([.era, .year, .month, .day], from: day)
                (parts.era, parts.year, parts.month, parts.day) = (said.era, said.year, said.month, said.day)
            case .hour, .hours: parts.hour = row
            case .minute, .minutes: parts.minute = row * interval
            case .half: half = row * 12
            }
        }
        if isHalved { parts.hour = (parts.hour ?? 0) % 12 + half }
        if let day = parts.day {
            var first = parts
            first.day = 1
            let days = calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0) }
            parts.day = min(day, days?.last ?? day)
        }
        return calendar.date(from: parts) ?? date
    }
}
