import Foundation
import Testing
import TouchstoneHammer
import UIKit
import XCTest

@Suite @MainActor
struct VisibilityTests {
    @Test func `Visibility can be partial, at the center or full`() throws {
        // 30 of 100 points are outside on the right, then 70.
        let view = UIView(frame: CGRect(x: 250, y: 100, width: 100, height: 50))
        let eventGenerator = try EventGenerator(window: shownWindow(view))
        #expect(eventGenerator.viewIsVisible(view))
        #expect(eventGenerator.viewIsVisible(view, visibility: .center))
        #expect(!eventGenerator.viewIsVisible(view, visibility: .full))
        view.frame.origin.x = 290
        #expect(eventGenerator.viewIsVisible(view, visibility: .partial))
        #expect(!eventGenerator.viewIsVisible(view, visibility: .center))
        #expect(eventGenerator.rectIsVisible(CGRect(x: 300, y: 0, width: 40, height: 40)))
        #expect(!eventGenerator.rectIsVisible(CGRect(x: 300, y: 0, width: 40, height: 40), visibility: .full))
        #expect(eventGenerator.pointIsVisible(CGPoint(x: 319, y: 479)))
        #expect(!eventGenerator.pointIsVisible(CGPoint(x: 320, y: 480)))
    }

    @Test func `A view that only shares an edge with a clipping superview is not visible`() throws {
        // As in Core Graphics, rectangles that only share an edge do not intersect.
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let below = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        box.addSubview(below)
        box.clipsToBounds = true
        let eventGenerator = try EventGenerator(window: shownWindow(box))
        #expect(!eventGenerator.viewIsVisible(below))
        // A view that does not clip leaves its subviews visible.
        box.clipsToBounds = false
        #expect(eventGenerator.viewIsVisible(below))
        #expect(!eventGenerator.rectIsVisible(CGRect(x: 320, y: 0, width: 10, height: 10)))
    }

    @Test func `The subviews of a hidden view are not visible, and those of a faint view are`() throws {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        box.addSubview(inner)
        let eventGenerator = try EventGenerator(window: shownWindow(box))
        #expect(eventGenerator.viewIsVisible(inner))
        #expect(eventGenerator.viewIsHittable(inner))
        box.alpha = 0.05
        #expect(eventGenerator.viewIsVisible(inner))
        box.alpha = 0.001
        #expect(!eventGenerator.viewIsVisible(inner))
        box.alpha = 1
        box.isHidden = true
        #expect(!eventGenerator.viewIsVisible(inner))
        box.isHidden = false
        box.isUserInteractionEnabled = false
        #expect(eventGenerator.viewIsVisible(inner))
        #expect(!eventGenerator.viewIsHittable(inner))
    }

    @Test func `viewIsHittable tests a point of a view`() throws {
        // Its right half is outside its superview and receives no touches (HT-22).
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIButton(frame: CGRect(x: 50, y: 0, width: 100, height: 50))
        box.addSubview(inner)
        let eventGenerator = try EventGenerator(window: shownWindow(box))
        #expect(eventGenerator.viewIsHittable(inner, atPoint: CGPoint(x: 20, y: 20)))
        #expect(!eventGenerator.viewIsHittable(inner, atPoint: CGPoint(x: 80, y: 20)))
        #expect(eventGenerator.pointIsHittable(CGPoint(x: 300, y: 300)))
        #expect(!eventGenerator.pointIsHittable(CGPoint(x: 400, y: 300)))
    }
}
