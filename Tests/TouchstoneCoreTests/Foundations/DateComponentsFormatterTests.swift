import Foundation
import Testing
import TouchstoneExpectations
import UIKit

struct DateComponentsFormatterTests {
    private func text(
        _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle = .positional,
        _ units: NSCalendar.Unit = [.hour, .minute, .second],
        zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        formatter.zeroFormattingBehavior = zeros
        return formatter.string(from: seconds)
    }

    @Test func `A position has two digits after the first value`() {
        expectEqual(text(65), "1:05")
        expectEqual(text(3605), "1:00:05")
        expectEqual(text(5), "5")
        expectEqual(text(-65), "-1:05")
        expectEqual(text(65, .positional, [.minute, .second], zeros: .pad), "01:05")
        expectEqual(text(5, .positional, [.hour, .minute, .second], zeros: .pad), "00:00:05")
    }

    @Test func `Each style has its words`() {
        let styles: [DateComponentsFormatter.UnitsStyle] = [.abbreviated, .brief, .short, .full, .spellOut]
        expectEqual(
            styles.map { text(3665, $0) },
            [
                "1h 1m 5s", "1hr 1min 5sec", "1 hr, 1 min, 5 sec", "1 hour, 1 minute, 5 seconds",
                "one hour, one minute, five seconds",
            ])
        expectEqual(text(2 * 86_400, .full, [.day, .hour]), "2 days")
        expectEqual(text(0, .full), "0 seconds")
    }

    @Test func `Zeros are dropped where the behavior says so`() {
        expectEqual(text(3605, .abbreviated, zeros: .dropLeading), "1h 0m 5s")
        expectEqual(text(3600, .abbreviated, zeros: .dropTrailing), "1h")
        expectEqual(text(3605, .abbreviated, zeros: .dropMiddle), "1h 5s")
        expectEqual(text(0, .abbreviated, zeros: []), "0h 0m 0s")
    }

    @Test func `The number of units is limited, and phrases surround the text`() {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.maximumUnitCount = 2
        formatter.includesApproximationPhrase = true
        formatter.includesTimeRemainingPhrase = true
        expectEqual(formatter.string(from: 3665), "About 1 hour, 1 minute remaining")
        expectEqual(formatter.string(from: .infinity), nil)
    }
}
