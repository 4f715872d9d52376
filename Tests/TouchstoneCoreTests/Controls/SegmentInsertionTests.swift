import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Inserting, removing and changing segments as Apple documents `UISegmentedControl`.
@Suite(.application) @MainActor
struct SegmentInsertionTests {
    let app = TestApplication.current
    let control: UISegmentedControl
    private let chosen: () -> [Int]

    init() {
        let window = TestApplication.current.makeWindow()
        let control = UISegmentedControl(items: ["One", "Two"]).placed("segments", in: window)
        control.frame = CGRect(x: 0, y: 300, width: 300, height: 32)
        var sent: [Int] = []
        control.addAction(UIAction { _ in sent.append(control.selectedSegmentIndex) }, for: .valueChanged)
        self.control = control
        chosen = { sent }
    }

    private var titles: [String?] { (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } }

    private func tap(_ x: CGFloat) { app.fingerTap(at: CGPoint(x: x, y: 316)) }

    @Test func `C-29: an inserted segment has an equal share of the width`() {
        tap(140)
        expectEqual(chosen(), [0])
        control.insertSegment(withTitle: "New", at: 1, animated: false)
        app.settle()
        expectEqual(titles, ["One", "New", "Two"])
        // Each segment is 100 points wide.
        tap(110)
        tap(190)
        tap(210)
        tap(90)
        expectEqual(chosen(), [0, 1, 2, 0])
    }

    @Test func `C-29: a segment stays selected when one is inserted before it, and no event is sent`() {
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "New", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && chosen() == [])
        control.insertSegment(withTitle: "Last", at: 3, animated: false)
        #expect(control.selectedSegmentIndex == 2 && titles == ["New", "One", "Two", "Last"])
    }

    @Test func `C-29: an inserted segment is enabled and the others keep their state`() {
        control.setEnabled(false, forSegmentAt: 1)
        control.insertSegment(withTitle: "New", at: 1, animated: false)
        expectEqual((0..<3).map { control.isEnabledForSegment(at: $0) }, [true, true, false])
        app.settle()
        tap(250)
        tap(150)
        expectEqual(chosen(), [1])
    }

    @Test func `C-29: a segment keeps its width when others are inserted or removed`() {
        control.setWidth(200, forSegmentAt: 1)
        #expect(control.widthForSegment(at: 0) == 0 && control.widthForSegment(at: 1) == 200)
        control.insertSegment(withTitle: "New", at: 0, animated: false)
        expectEqual((0..<3).map { control.widthForSegment(at: $0) }, [0, 0, 200])
        control.removeSegment(at: 1, animated: false)
        expectEqual((0..<2).map { control.widthForSegment(at: $0) }, [0, 200])
        app.settle()
        tap(90)
        tap(110)
        expectEqual(chosen(), [0, 1])
    }

    @Test func `C-29: setTitle changes the title of a segment in place`() {
        control.setTitle("First", forSegmentAt: 0)
        control.insertSegment(withTitle: "New", at: 1, animated: true)
        control.setTitle("Second", forSegmentAt: 2)
        expectEqual(titles, ["First", "New", "Second"])
        control.removeSegment(at: 1, animated: true)
        #expect(titles == ["First", "Second"] && control.numberOfSegments == 2)
    }

    @Test func `C-29: all segments can be removed`() {
        control.selectedSegmentIndex = 1
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.insertSegment(withTitle: "Only", at: 0, animated: false)
        app.settle()
        tap(280)
        #expect(chosen() == [0] && titles == ["Only"])
    }

    @Test func `C-29: a segment has either an image or a title`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        control.insertSegment(with: image, at: 1, animated: false)
        #expect(control.imageForSegment(at: 1) === image && titles == ["One", nil, "Two"])
        control.setTitle("Text", forSegmentAt: 1)
        #expect(control.imageForSegment(at: 1) == nil && titles == ["One", "Text", "Two"])
        control.setImage(image, forSegmentAt: 0)
        #expect(control.imageForSegment(at: 0) === image && titles == [nil, "Text", "Two"])
    }
}
