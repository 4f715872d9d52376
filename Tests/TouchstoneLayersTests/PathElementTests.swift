import Foundation
import Testing
import TouchstoneExpectations
import UIKit

struct PathElementTests {
    @Test func `A closure receives the elements of a path with their points`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
        path.closeSubpath()
        var lines: [String] = []
        path.applyWithBlock { pointer in
            let element = pointer.pointee
            let count =
                switch element.type {
                case .moveToPoint, .addLineToPoint: 1
                case .addQuadCurveToPoint: 2
                case .addCurveToPoint: 3
                case .closeSubpath: 0
                }
            lines.append(
                "\(element.type) "
                    + (0..<count).map { "\(Int(element.points[$0].x)),\(Int(element.points[$0].y))" }
                    .joined(separator: " "))
        }
        expectEqual(
            lines,
            [
                "moveToPoint 1,2", "addLineToPoint 3,4", "addQuadCurveToPoint 7,8 5,6", "addCurveToPoint 2,2 3,3 1,1",
                "closeSubpath ",
            ])
    }

    @Test func `Only a path of an upright rectangle is a rectangle`() {
        var rect = CGRect.zero
        #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
        expectEqual(rect, CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(!CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 3, height: 4), transform: nil).isRect(nil))
        #expect(!CGPath().isRect(nil))
    }
}
