import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControls

@Suite(.application) @MainActor
struct CalendarMonthTests {
    /// The center of a day of March 2024, which began on a Friday.
    private func day(_ day: Int) -> CGPoint {
        let item = day + 3
        return at(20 + CGFloat(item % 7) * 50 + 25, 100 + CGFloat(item / 7) * 50 + 25)
    }

    private func cell(_ day: Int, of screen: BookingController) -> DayCell? {
        screen.calendarView.collectionView.cellForItem(at: IndexPath(item: day + 3, section: 0)) as? DayCell
    }

    @Test func `The days of a month are in a grid of weeks`() {
        let (_, screen) = show(BookingController())
        #expect(screen.calendarView.titleLabel.text == "March 2024")
        #expect(screen.calendarView.collectionView.numberOfItems(inSection: 0) == 35)
        #expect(screen.calendarView.collectionView.visibleCells.count == 35)
        #expect(cell(1, of: screen).map(place) == CGRect(x: 220, y: 100, width: 50, height: 50))
        #expect(cell(31, of: screen).map(place) == CGRect(x: 320, y: 300, width: 50, height: 50))
        #expect(cell(0, of: screen)?.label.text == nil && cell(31, of: screen)?.label.text == "31")
        #expect(near(cell(6, of: screen)?.label.alpha ?? 0, 0.3, 0.001))
    }

    @Test func `Two taps select a range of days`() {
        let (app, screen) = show(BookingController())
        app.fingerTap(at: day(9))
        #expect(cell(9, of: screen)?.place == .single)
        app.fingerTap(at: day(12))
        #expect(screen.changes == [[9], [9, 10, 11, 12]])
        #expect(
            [8, 9, 10, 11, 12, 13].map { cell($0, of: screen)?.place } == [
                .outside, .first, .middle, .middle, .last, .outside,
            ])
        #expect(cell(9, of: screen)?.band.layer.maskedCorners == [.layerMinXMinYCorner, .layerMinXMaxYCorner])
        let selected = screen.calendarView.collectionView.indexPathsForSelectedItems ?? []
        #expect(selected.map(\.item).sorted() == [12, 13, 14, 15])
        #expect(cell(10, of: screen)?.isSelected == true && cell(13, of: screen)?.isSelected == false)
    }

    @Test func `A tap while a range is selected starts a new selection`() {
        let (app, screen) = show(BookingController())
        for date in [9, 12, 11, 7] { app.fingerTap(at: day(date)) }
        #expect(screen.changes == [[9], [9, 10, 11, 12], [11], [7]])
        #expect(screen.calendarView.collectionView.indexPathsForSelectedItems == [IndexPath(item: 10, section: 0)])
        #expect(cell(7, of: screen)?.place == .single && cell(11, of: screen)?.place == .outside)
    }

    @Test func `In multiple mode, taps select and deselect single days`() {
        let (app, screen) = show(BookingController())
        screen.calendarView.selectionMode = .multiple
        for date in [20, 3, 20, 15, 6] { app.fingerTap(at: day(date)) }
        #expect(screen.changes == [[20], [3, 20], [3], [3, 15]])
        #expect(cell(3, of: screen)?.place == .single && cell(20, of: screen)?.isSelected == false)
        app.fingerTap(at: at(45, 125))
        #expect(screen.calendarView.selectedDays == [3, 15])
    }

    @Test func `Swipes show the next and the previous month and clear the selection`() {
        let (app, screen) = show(BookingController())
        app.fingerTap(at: day(20))
        app.fingerDrag(from: at(300, 225), to: at(100, 225), duration: 0.15)
        app.advance(by: 0.5)
        #expect(screen.titles == ["April 2024"] && screen.calendarView.selectedDays == [])
        #expect(screen.calendarView.collectionView.numberOfItems(inSection: 0) == 30)
        let first = screen.calendarView.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? DayCell
        #expect(first?.label.text == "1" && first?.isSelected == false)
        app.fingerDrag(from: at(100, 225), to: at(300, 225), duration: 0.15)
        app.fingerDrag(from: at(100, 225), to: at(300, 225), duration: 0.15)
        app.advance(by: 0.5)
        #expect(screen.titles == ["April 2024", "March 2024", "February 2024"])
        #expect(screen.calendarView.collectionView.numberOfItems(inSection: 0) == 32)
        #expect(screen.changes == [[20]])
    }
}
