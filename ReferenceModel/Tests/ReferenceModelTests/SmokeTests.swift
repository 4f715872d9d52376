import Model
import Testing

struct SmokeTests {
    @Test func `A view receives began, moved and ended of one finger`() {
        var scene = Scene()
        scene.views = [
            View(parent: nil, frame: Rect(0, 0, 390, 844)), View(parent: 0, frame: Rect(20, 20, 100, 100)),
        ]
        scene.steps = [
            .report([Sample(1, .began, Point(50, 50))]), .report([Sample(1, .moved, Point(60, 50))]), .wait(0.1),
            .report([Sample(1, .ended, Point(60, 50))]),
        ]
        #expect(
            World.lines(of: scene) == [
                "#0 v1 began 1@(50.0, 50.0)x1", "#2 v1 moved 1@(60.0, 50.0)x1", "#3 v1 ended 1@(60.0, 50.0)x1",
            ])
    }
}
