import Foundation

/// Formats a quantity of time as text in English.
///
/// Foundation on Linux declares the class without making it available.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The words of a quantity.
    public enum UnitsStyle: Int, Sendable {
        /// Numbers with colons, such as “1:10:05”.
        case positional
        /// Units of one letter, such as “1h 10m 5s”.
        case abbreviated
        /// “1 hr, 10 min, 5 sec”.
        case short
        /// “1 hour, 10 minutes, 5 seconds”.
        case full
        /// “one hour, ten minutes, five seconds”.
        case spellOut
        /// Short units without spaces, such as “1hr 10min 5sec”.
        case brief
    }

    /// What happens to units whose value is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Drops leading zeros in a positional text, and all zeros in others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Drops zeros before the first other value.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Drops zeros between other values.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Drops zeros after the last other value.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// Drops all units that are zero.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Keeps zeros, and writes all values of a positional text with two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The words of a quantity; the default is `.positional`.
    open var unitsStyle = UnitsStyle.positional
    /// The units of the text; empty, the default, means hours, minutes and seconds, and longer units if a quantity has them.
    open var allowedUnits: NSCalendar.Unit = []
    /// What happens to units whose value is zero; the default is `.default`.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar that determines the length of months and years; the default is the Gregorian calendar.
    open var calendar: Calendar? = Calendar(identifier: .gregorian)
    /// The date from which a quantity counts; `nil`, the default, is the beginning of 2001.
    open var referenceDate: Date?
    /// The largest number of units; 0, the default, means no limit. Smaller units are cut off.
    open var maximumUnitCount = 0
    /// Whether the largest unit is given in the next smaller one if it is 1; the default is `false`. Stored; has no effect.
    open var collapsesLargestUnit = false
    /// Whether the text begins with “About”; the default is `false`.
    open var includesApproximationPhrase = false
    /// Whether the text ends with “remaining”; the default is `false`.
    open var includesTimeRemainingPhrase = false
    /// Whether the smallest unit has a fraction; the default is `false`. Stored; has no effect.
    open var allowsFractionalUnits = false
    /// How the text is used; the default is `.unknown`. Stored; has no effect.
    open var formattingContext = Formatter.Context.unknown

    /// Returns the text of a number of seconds; `nil` if it is not finite.
    open func string(from ti: TimeInterval) -> String? {
        guard abs(ti) < 1e13 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        let text = string(from: start, to: start.addingTimeInterval(abs(ti)))
        return ti <= -1 ? text.map { "-" + $0 } : text
    }

    /// Returns the text of the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        // In a zone without changes of the clock, each day has 24 hours.
        var calendar = self.calendar ?? Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        let components = Set(units.map(\.component))
        return string(from: calendar.dateComponents(components, from: startDate, to: endDate))
    }

    /// Returns the text of components, of which the formatter's units appear.
    open func string(from components: DateComponents) -> String? {
        var values = units.map { ($0, $0.value(of: components)) }
        // Without the application's choice of units, only longer ones that the quantity has appear.
        if allowedUnits.isEmpty { values.removeAll { $0.0.isLongerThanHour && $0.1 == 0 } }
        values = withoutZeros(values)
        if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
        let words = values.enumerated().map { text(of: $1.0, $1.1, isFirst: $0 == 0) }
        var result = words.joined(separator: separator)
        if includesApproximationPhrase { result = "About " + result }
        if includesTimeRemainingPhrase { result += " remaining" }
        return result
    }

    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    /// Returns the text of components in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        formatter.allowedUnits = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        return formatter.string(from: components)
    }

    // MARK: Units

    private var units: [TimeUnit] {
        allowedUnits.isEmpty
            ? TimeUnit.all.filter { $0.name != "week" } : TimeUnit.all.filter { allowedUnits.contains($0.unit) }
    }

    private func withoutZeros(_ values: [(TimeUnit, Int)]) -> [(TimeUnit, Int)] {
        var behavior = zeroFormattingBehavior
        guard !behavior.contains(.pad) else { return values }
        if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
        // A quantity of zero has its smallest unit.
        guard let first = values.firstIndex(where: { $0.1 != 0 }), let last = values.lastIndex(where: { $0.1 != 0 })
        else { return behavior.isDisjoint(with: [.dropLeading, .dropTrailing]) ? values : Array(values.suffix(1)) }
        return values.enumerated().filter { place, value in
            if value.1 != 0 { return true }
            if place < first { return !behavior.contains(.dropLeading) }
            return !behavior.contains(place > last ? .dropTrailing : .dropMiddle)
        }.map(\.element)
    }

    private var separator: String {
        switch unitsStyle {
        case .positional: ":"
        case .abbreviated, .brief: " "
        case .short, .full, .spellOut: ", "
        }
    }

    private func text(of unit: TimeUnit, _ value: Int, isFirst: Bool) -> String {
        let isPlural = value != 1
        switch unitsStyle {
        case .positional:
            let isPadded = zeroFormattingBehavior.contains(.pad) || !isFirst
            return isPadded && (0..<10).contains(value) ? "0\(value)" : "\(value)"
        case .abbreviated: return "\(value)\(unit.letter)"
        case .short: return "\(value) \(unit.shortName)\(isPlural ? unit.shortPlural : "")"
        case .brief: return "\(value)\(unit.shortName)\(isPlural ? unit.shortPlural : "")"
        case .full: return "\(value) \(unit.name)\(isPlural ? "s" : "")"
        case .spellOut:
            let formatter = NumberFormatter()
            formatter.locale = Locale(identifier: "en_US")
            formatter.numberStyle = .spellOut
            let number = formatter.string(from: NSNumber(value: value)) ?? "\(value)"
            return "\(number) \(unit.name)\(isPlural ? "s" : "")"
        }
    }
}

/// A unit of a quantity of time.
private struct TimeUnit {
    var unit: NSCalendar.Unit
    var component: Calendar.Component
    var name: String
    var letter: String
    var shortName: String
    var shortPlural = ""
    var isLongerThanHour = true

    func value(of components: DateComponents) -> Int { components.value(for: component) ?? 0 }

    /// All units, from the longest to the shortest.
    static let all = [
        TimeUnit(unit: .year, component: .year, name: "year", letter: "y", shortName: "yr", shortPlural: "s"),
        TimeUnit(unit: .month, component: .month, name: "month", letter: "mo", shortName: "mth", shortPlural: "s"),
        TimeUnit(
            unit: .weekOfMonth, component: .weekOfMonth, name: "week", letter: "w", shortName: "wk", shortPlural: "s"),
        TimeUnit(unit: .day, component: .day, name: "day", letter: "d", shortName: "day", shortPlural: "s"),
        TimeUnit(
            unit: .hour, component: .hour, name: "hour", letter: "h", shortName: "hr", isLongerThanHour: false),
        TimeUnit(
            unit: .minute, component: .minute, name: "minute", letter: "m", shortName: "min", isLongerThanHour: false),
        TimeUnit(
            unit: .second, component: .second, name: "second", letter: "s", shortName: "sec", isLongerThanHour: false),
    ]
}
