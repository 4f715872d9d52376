import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class InteractionRecorder: NSObject, UIPointerInteractionDelegate, UIPencilInteractionDelegate {
    var lines: [String] = []
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        guard request.location.x < 100 else { return nil }
        let isLeft = request.location.x < 50
        return UIPointerRegion(
            rect: CGRect(x: isLeft ? 0 : 50, y: 0, width: 50, height: 100), identifier: isLeft ? "left" : "right")
    }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        UIPointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical)
    }
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        lines.append("in \(region.identifier!)")
        animator.addAnimations { [self] in lines.append("animated") }
    }
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { lines.append("out \(region.identifier!)") }
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { lines.append("tap") }
}

/// Pointer interactions and pencil interactions.
@Suite(.application(tracing: .both)) @MainActor
struct InteractionTests {
    let app = TestApplication.current
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
    let window: UIWindow
    private let recorder = InteractionRecorder()

    init() {
        window = TestApplication.current.makeWindow("window")
        window.addSubview(view)
    }

    private func point(to x: CGFloat?) {
        app.pointerMove(to: x.map { CGPoint(x: $0, y: 150) })
        app.advance(by: 0.1)
    }

    @Test func `A pointer enters and exits the regions of its interaction`() {
        let interaction = UIPointerInteraction(delegate: recorder)
        view.addInteraction(interaction)
        point(to: 50)
        expectEqual(recorder.lines, [])
        point(to: 110)
        #expect(recorder.lines == ["in left", "animated"] && interaction.style?.constrainedAxes == .vertical)
        point(to: 120)
        expectEqual(recorder.lines.count, 2)
        point(to: 170)
        expectEqual(recorder.lines.suffix(3), ["out left", "in right", "animated"])
        // Beyond both regions, and then out of the view.
        point(to: 250)
        #expect(recorder.lines.last == "out right" && interaction.style == nil)
        point(to: 110)
        point(to: 50)
        expectEqual(recorder.lines.suffix(3), ["in left", "animated", "out left"])
        point(to: 110)
        view.removeInteraction(interaction)
        #expect(
            recorder.lines.last == "out left" && interaction.view == nil && view.gestureRecognizers?.isEmpty != false)
    }

    @Test func `A pencil's tap calls only enabled interactions of visible views`() {
        let interaction = UIPencilInteraction()
        interaction.delegate = recorder
        app.application.pencilTapped()
        view.addInteraction(interaction)
        expectEqual(recorder.lines, [])
        app.application.pencilTapped()
        expectEqual(recorder.lines, ["tap"])
        interaction.isEnabled = false
        app.application.pencilTapped()
        interaction.isEnabled = true
        view.isHidden = true
        app.application.pencilTapped()
        expectEqual(recorder.lines, ["tap"])
    }
}
