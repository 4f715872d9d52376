import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

@testable import TouchstoneCorpus

@MainActor
struct LineChartTests {
    private func chart(_ phone: Phone) -> LineChart {
        let chart = LineChart(frame: CGRect(x: 15, y: 200, width: 350, height: 240))
        chart.points = [(0, 0), (2, 50), (4, 25), (6, 75), (8, 50), (10, 100)].map { ChartPoint(x: $0, y: $1) }
        return phone.show(chart)
    }

    /// What is seen at a point of the chart.
    private func color(_ phone: Phone, _ x: CGFloat, _ y: CGFloat) -> CGColor { phone.color(15 + x, 200 + y) }

    private func shows(_ chart: LineChart, _ from: Double, _ to: Double) -> Bool {
        near(CGFloat(chart.visibleX.lowerBound), CGFloat(from), 0.001)
            && near(CGFloat(chart.visibleX.upperBound), CGFloat(to), 0.001)
    }

    @Test func `Where a point is`() {
        Phone.run { phone in
            let chart = chart(phone)
            expectEqual(chart.plot, CGRect(x: 40, y: 10, width: 300, height: 200))
            #expect(near(chart.position(of: ChartPoint(x: 6, y: 75)), 220, 60))
            #expect(same(color(phone, 220, 60), .systemBlue))
            let pale = between(.white, .systemBlue, 0.2)
            #expect(near(color(phone, 220, 190), pale))
            #expect(same(color(phone, 30, 60), .white))
            // The grid, under the area.
            let gridBelowTheArea = between(.lightGray, .systemBlue, 0.2)
            for y: CGFloat in [160, 110, 60] {
                #expect(near(color(phone, 338, y), gridBelowTheArea), "y \(y)")
                #expect(near(color(phone, 334, y), pale), "y \(y)")
            }
            // Its first line and its last are half a point beyond the plot, where no area is.
            for y in [210.25, 9.75] {
                #expect(same(color(phone, 338, y), .lightGray) && same(color(phone, 334, y), .white), "y \(y)")
                #expect(same(color(phone, 42, y), .lightGray) && same(color(phone, 46, y), .white), "y \(y)")
            }
        }
    }

    @Test func `A pan`() {
        Phone.run { phone in
            let chart = chart(phone)
            var marks = 0
            chart.onMark = { _ in marks += 1 }
            phone.app.fingerDown(at: point(205, 310))
            phone.app.fingerMove(to: point(275, 310), duration: 0.4)
            phone.app.fingerUp()
            phone.app.advance(by: 1)
            #expect(shows(chart, -2, 8))
            #expect(near(chart.position(of: ChartPoint(x: 6, y: 75)), 280, 60))
            #expect(same(color(phone, 280, 60), .systemBlue) && same(color(phone, 90, 200), .white))
            #expect(chart.marked == nil && marks == 0)
        }
    }

    @Test func `A pinch`() {
        Phone.run { phone in
            let chart = chart(phone)
            phone.app.fingersDown([1: point(155, 310), 2: point(255, 310)])
            phone.app.fingersMove([1: point(55, 310), 2: point(355, 310)], duration: 0.5)
            phone.app.fingersUp([1, 2])
            let (lower, upper) = (chart.visibleX.lowerBound, chart.visibleX.upperBound)
            #expect(upper - lower >= 10 / 3.0 - 0.001 && upper - lower <= 10 / (300 / 110.0) + 0.001)
            #expect(abs((5 - lower) - (upper - 5)) <= 0.01)
        }
    }

    @Test func `A tap marks`() {
        Phone.run { phone in
            let chart = chart(phone)
            var marks: [ChartPoint] = []
            chart.onMark = { marks.append($0) }
            phone.app.fingerTap(at: point(128, 400))
            phone.app.advance(by: 1)
            #expect(marks == [ChartPoint(x: 2, y: 50)] && chart.marked == marks.first)
            #expect(same(color(phone, 100, 110), .systemRed))
            phone.app.fingerTap(at: point(360, 215))
            phone.app.advance(by: 1)
            expectEqual(marks, [ChartPoint(x: 2, y: 50), ChartPoint(x: 10, y: 100)])
            // Of its dot the lower left quarter alone.
            #expect(same(color(phone, 338, 12), .systemRed) && !same(color(phone, 342, 12), .systemRed))
            #expect(!same(color(phone, 338, 8), .systemRed) && !same(color(phone, 342, 8), .systemRed))
            #expect(!same(color(phone, 100, 110), .systemRed))
        }
    }

    @Test func `A second finger comes later`() {
        Phone.run { phone in
            let chart = chart(phone)
            phone.app.fingerDown(at: point(205, 310))
            phone.app.fingerMove(to: point(275, 310), duration: 0.4)
            #expect(shows(chart, -2, 8))
            phone.app.advance(by: 0.2)
            phone.app.fingerDown(2, at: point(155, 310))
            for _ in 0..<30 {
                phone.app.advance(by: 1 / 60)
                #expect(shows(chart, -2, 8) && chart.pinch.state != .began && chart.pinch.state != .changed)
            }
        }
    }
}
