import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// C-29, of the segmented control.
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

    @Test func `C-29: a tap chooses and the same again sends nothing`() {
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        app.fingerTap(at: segment(1))
        app.fingerTap(at: segment(1))
        app.fingerTap(at: segment(2))
        #expect(chosen() == [1, 2])
    }

    /// Subclasses that are to tell of a tap on the chosen segment send `touchUpInside` themselves.
    @Test func `C-29: it sends only valueChanged and no touch events`() {
        var received = 0
        control.addAction(UIAction { _ in received += 1 }, for: [.allTouchEvents])
        app.fingerDrag(from: segment(0), to: segment(1))
        #expect(chosen() == [1] && received == 0)
        control.sendActions(for: .touchUpInside)
        #expect(received == 1)
        app.fingerDrag(from: segment(2), to: CGPoint(x: 250, y: 700))
        #expect(received == 1)
    }

    @Test func `C-29: momentary sends each time and keeps nothing`() {
        control.isMomentary = true
        app.fingerTap(at: segment(1))
        app.fingerTap(at: segment(1))
        #expect(chosen() == [1, 1])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func `C-29: the finger may slide`() {
        app.fingerDrag(from: segment(0), to: segment(2))
        #expect(chosen() == [2])
    }

    @Test func `C-29: a lift outside or a cancel chooses nothing`() {
        app.fingerDrag(from: segment(0), to: CGPoint(x: 50, y: 700))
        app.fingerDown(at: segment(1))
        app.fingerCancel()
        #expect(chosen() == [])
    }

    @Test func `C-29: code sends nothing`() {
        control.selectedSegmentIndex = 2
        control.selectedSegmentIndex = 99
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(chosen() == [])
    }

    @Test func `C-29: a disabled segment is not chosen also after others came and went`() {
        control.setEnabled(false, forSegmentAt: 2)
        app.fingerTap(at: segment(2))
        #expect(chosen() == [])
        control.removeSegment(at: 0, animated: false)
        #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))
        control.insertSegment(withTitle: "New", at: 0, animated: false)
        #expect(!control.isEnabledForSegment(at: 2) && control.isEnabledForSegment(at: 1))
    }

    @Test func `C-29: segments may go while one is pressed`() {
        app.fingerDown(at: segment(2))
        control.removeAllSegments()
        app.fingerUp()
        #expect(chosen() == [])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }
}

@Suite(.application(tracing: .both)) @MainActor
struct SegmentedControlChoices {
    @Test func `C-29: the selection stays with its segment`() {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        #expect(control.titleForSegment(at: control.selectedSegmentIndex) == "Two")
        control.removeSegment(at: 0, animated: false)
        #expect(control.titleForSegment(at: control.selectedSegmentIndex) == "Two")
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test(arguments: [
        (-1, ["New", "One", "Two"]), (0, ["New", "One", "Two"]), (1, ["One", "New", "Two"]),
        (2, ["One", "Two", "New"]), (9, ["One", "Two", "New"]),
    ])
    func `C-29: a segment is put in where it is said and at the ends beyond them`(_ index: Int, _ titles: [String]) {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.insertSegment(withTitle: "New", at: index, animated: false)
        #expect((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } == titles)
    }

    @Test func `C-29: the first segment may be put in`() {
        let control = UISegmentedControl(items: [])
        control.insertSegment(withTitle: "Only", at: 0, animated: true)
        #expect(control.numberOfSegments == 1 && control.titleForSegment(at: 0) == "Only")
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func `C-29: a touch beside segments or where there are none chooses nothing`() {
        let window = TestApplication.current.makeWindow()
        let control = UISegmentedControl(items: []).placed("segments", in: window)
        control.frame = CGRect(x: 0, y: 300, width: 300, height: 32)
        TestApplication.current.fingerTap(at: CGPoint(x: 150, y: 316))
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        for title in ["One", "Two"] { control.insertSegment(withTitle: title, at: 9, animated: false) }
        // The left edge is the first one's, the middle the second one's, and the right edge nobody's.
        for (x, before, index) in [(0.0, 1, 0), (149.5, 1, 0), (150, 0, 1), (299.5, 0, 1), (300, 0, 0)] {
            control.selectedSegmentIndex = before
            TestApplication.current.fingerTap(at: CGPoint(x: x, y: 316))
            #expect(control.selectedSegmentIndex == index, "at \(x)")
        }
    }
}
