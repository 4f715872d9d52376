import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// G-31: a recognizer of the system that moves the view in question took no touch that the view misses, unless the view has touch
/// methods.
@Suite(.application) @MainActor
struct SystemGestureTests {
    let app = TestApplication.current
    private let root = UIViewController()

    private func causes(_ view: UIView) -> [String] {
        app.advance(by: 1)
        return app.application.explain(app.records, wanting: view)?.causes.map(\.code) ?? ["none"]
    }

    private func dragSheet(_ view: UIView) -> [String] {
        _ = app.makeWindow(root: root)
        let sheet = UIViewController()
        sheet.view = view
        root.present(sheet, animated: false)
        app.settle()
        app.fingerDrag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 600), duration: 0.3)
        return causes(view)
    }

    @Test func `The drag of a sheet takes nothing from its plain view`() { expectEqual(dragSheet(UIView()), []) }

    @Test func `The drag of a sheet cancels the touch of a view with touch methods`() {
        expectEqual(dragSheet(Sketch()), ["recognizer-cancels-touches"])
    }

    @Test func `The drag back takes nothing from the plain view that it moves`() {
        let navigation = UINavigationController(rootViewController: root)
        _ = app.makeWindow(root: navigation)
        let second = UIViewController()
        navigation.pushViewController(second, animated: false)
        app.settle()
        app.fingerDrag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.3)
        expectEqual(causes(second.view), [])
        expectEqual(causes(navigation.view), [])
    }

    @Test func `A recognizer of the application on the same view still takes the touch`() {
        _ = app.makeWindow(root: root)
        root.view.addGestureRecognizer(UITapGestureRecognizer(target: self.target, action: Target.act))
        app.fingerTap(at: CGPoint(x: 195, y: 400))
        expectEqual(causes(root.view), ["recognizer-cancels-touches"])
    }

    private let target = Target()
}

private final class Sketch: UIView {
    private(set) var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
}

private final class Target: NSObject {
    func act() {}
}
