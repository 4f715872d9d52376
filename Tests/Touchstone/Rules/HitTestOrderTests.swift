import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@Suite(.application) @MainActor
struct HitTestOrderTests {
    let app = TestApplication.current

    private func make(_ name: String, _ x: Double, _ y: Double, _ w: Double, _ h: Double, in parent: UIView) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: w, height: h))
        view.accessibilityIdentifier = name
        parent.addSubview(view)
        return view
    }

    @Test func HT_6_redThenBlue() {
        let window = app.makeWindow()
        let root = make("root", 0, 0, 390, 844, in: window)
        _ = make("red", 100, 100, 100, 100, in: root)
        let blue = make("blue", 100, 220, 200, 200, in: root)
        _ = make("yellow", 50, 50, 100, 100, in: blue)
        app.fingerTap(at: CGPoint(x: 150, y: 150))
        print(app.story)
        #expect(app.verdicts == "blue: outside, red: hit, root: answers red, window: answers red")
    }
}
