import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The segmented control (C-29).
@Suite(.application(tracing: .both)) @MainActor
struct SegmentedControlTests {
    let app = TestApplication.current
    let control: UISegmentedControl
    private let chosen: () -> [Int]

    init() {
        let window = TestApplication.current.makeWindow()
        let control = UISegmentedControl(items: ["One", "Two", "Three"]).placed("segments", in: window)
        control.frame = CGRect(x: 0, y: 300, width: 300, height: 32)
        var callbacks: [Int] = []
        control.addAction(UIAction { _ in callbacks.append(control.selectedSegmentIndex) }, for: .valueChanged)
        self.control = control
        chosen = { callbacks }
    }

    private func segment(_ index: Int) -> CGPoint { CGPoint(x: 50 + 100 * index, y: 316) }

    @Test func `C-29: a tap selects a segment, and a tap on the selected segment sends no event`() {
        expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        app.fingerTap(at: segment(1))
        app.fingerTap(at: segment(1))
        app.fingerTap(at: segment(2))
        expectEqual(chosen(), [1, 2])
    }

    /// Subclasses report a tap on the selected segment by sending `touchUpInside` themselves.
    @Test func `C-29: a segmented control sends valueChanged and no touch events`() {
        var received = 0
        control.addAction(UIAction { _ in received += 1 }, for: [.allTouchEvents])
        app.fingerDrag(from: segment(0), to: segment(1))
        #expect(chosen() == [1] && received == 0)
        control.sendActions(for: .touchUpInside)
        expectEqual(received, 1)
        app.fingerDrag(from: segment(2), to: CGPoint(x: 250, y: 700))
        expectEqual(received, 1)
    }

    @Test func `C-29: a momentary segmented control sends an event for each tap and selects no segment`() {
        control.isMomentary = true
        app.fingerTap(at: segment(1))
        app.fingerTap(at: segment(1))
        expectEqual(chosen(), [1, 1])
        expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    }

    @Test func `C-29: a segmented control selects the segment where the finger lifts`() {
        app.fingerDrag(from: segment(0), to: segment(2))
        expectEqual(chosen(), [2])
    }

    @Test func `C-29: a touch that lifts outside or is cancelled selects no segment`() {
        app.fingerDrag(from: segment(0), to: CGPoint(x: 50, y: 700))
        app.fingerDown(at: segment(1))
        app.fingerCancel()
        expectEqual(chosen(), [])
    }

    @Test func `C-29: selecting a segment in code sends no event`() {
        control.selectedSegmentIndex = 2
        control.selectedSegmentIndex = 99
        expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        expectEqual(chosen(), [])
    }

    @Test func `C-29: a segment stays disabled when others are inserted and removed`() {
        control.setEnabled(false, forSegmentAt: 2)
        app.fingerTap(at: segment(2))
        expectEqual(chosen(), [])
        control.removeSegment(at: 0, animated: false)
        #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))
        control.insertSegment(withTitle: "New", at: 0, animated: false)
        #expect(!control.isEnabledForSegment(at: 2) && control.isEnabledForSegment(at: 1))
    }

    @Test func `C-29: removing all segments while one is pressed selects none`() {
        app.fingerDown(at: segment(2))
        control.removeAllSegments()
        app.fingerUp()
        expectEqual(chosen(), [])
        expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    }
}

@Suite(.application(tracing: .both)) @MainActor
struct SegmentedControlChoices {
    @Test func `C-29: a segment stays selected when others are inserted or removed`() {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        expectEqual(control.titleForSegment(at: control.selectedSegmentIndex), "Two")
        control.removeSegment(at: 0, animated: false)
        expectEqual(control.titleForSegment(at: control.selectedSegmentIndex), "Two")
        control.removeSegment(at: 1, animated: false)
        expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    }

    @Test(arguments: [
        (-1, ["New", "One", "Two"]), (0, ["New", "One", "Two"]), (1, ["One", "New", "Two"]),
        (2, ["One", "Two", "New"]), (9, ["One", "Two", "New"]),
    ])
    func `C-29: insertSegment clamps its index to the existing segments`(_ index: Int, _ titles: [String]) {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.insertSegment(withTitle: "New", at: index, animated: false)
        expectEqual((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }, titles)
    }

    @Test func `C-29: a segment can be inserted into an empty segmented control`() {
        let control = UISegmentedControl(items: [])
        control.insertSegment(withTitle: "Only", at: 0, animated: true)
        #expect(control.numberOfSegments == 1 && control.titleForSegment(at: 0) == "Only")
        expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    }

    @Test func `C-29: a tap beside the segments, or on an empty control, selects no segment`() {
        let window = TestApplication.current.makeWindow()
        let control = UISegmentedControl(items: []).placed("segments", in: window)
        control.frame = CGRect(x: 0, y: 300, width: 300, height: 32)
        TestApplication.current.fingerTap(at: CGPoint(x: 150, y: 316))
        expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        for title in ["One", "Two"] { control.insertSegment(withTitle: title, at: 9, animated: false) }
        // The left edge belongs to the first segment, the middle to the second one, and the right edge to none.
        for (x, before, index) in [(0.0, 1, 0), (149.5, 1, 0), (150, 0, 1), (299.5, 0, 1), (300, 0, 0)] {
            control.selectedSegmentIndex = before
            TestApplication.current.fingerTap(at: CGPoint(x: x, y: 316))
            expectEqual(control.selectedSegmentIndex, index, "at \(x)")
        }
    }
}
